"""`gamekeeper export`: records as a table to learn from."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from gamekeeper import records
from gamekeeper.cli.output import console, write_json
from gamekeeper.cli.settings import AsJson
from gamekeeper.cli.verify_command import PATTERN, all_files
from gamekeeper.core.errors import BadSetup


def register(app: typer.Typer) -> None:
    """Add the command."""
    app.command("export", short_help="Write the decisions of finished matches as a table to learn from.")(export)


def export(
    files: Annotated[
        list[Path],
        typer.Argument(metavar="FILE", help=f"Records of one game, and folders in which every {PATTERN} is one."),
    ],
    out: Annotated[Path, typer.Option(help="The file to write: .parquet, or .npz for NumPy.")],
    as_json: AsJson = False,
) -> None:
    """Write one row a decision: what the seat knew, what it could do and did, and what the match was worth to it.

    Each record is checked as `verify` does it; docs/environments.md says what the numbers are.
    """
    from gamekeeper.envs import dataset  # NumPy and Polars take their time

    if out.suffix not in dataset.KINDS:
        raise BadSetup("out", str(out), f"a name that ends with {' or '.join(dataset.KINDS)}")
    data = dataset.dataset_of(map(records.read_record, all_files(files)))
    dataset.write(data, out)
    matches, decisions, numbers = int(data.match[-1]) + 1, *data.observation.shape
    if as_json:
        write_json({"ok": True, "out": str(out), "matches": matches, "decisions": decisions, "numbers": numbers})
    else:
        console().print(f"{out}: {decisions} decisions of {matches} matches, {numbers} numbers each", highlight=False)
