"""`gamekeeper merge`: folders that several machines have filled, joined."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from gamekeeper.cli.lab_commands import say


def register(app: typer.Typer) -> None:
    """Add the command."""
    app.command("merge", short_help="Join folders of one simulation, or of kept games.")(merge)


def merge(
    folders: Annotated[list[Path], typer.Argument(metavar="FOLDER", help="Folders of --out, or of --shards.")],
    out: Annotated[Path, typer.Option(help="The folder that is to hold all; may hold some already.", metavar="FOLDER")],
) -> None:
    """Join what several machines have played; the command that played it then tells of all of it without playing."""
    from gamekeeper.lab.merge import merge as joined

    say(f"{out} holds {joined(folders, out)}.")
