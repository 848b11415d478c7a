"""Who plays: the options that all commands share which play many games."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager, nullcontext
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

if TYPE_CHECKING:
    from gamekeeper.lab.crew import Crew

Workers = Annotated[int | None, typer.Option(help="Processes; one per core if left out.")]
On = Annotated[
    str | None,
    typer.Option(
        metavar="ray|ray://HOST:PORT",
        help="Play on a Ray cluster, or with 'ray' on one of this machine; takes gamekeeper[cluster].",
    ),
]
Shards = Annotated[
    Path | None,
    typer.Option(
        metavar="FOLDER",
        help="Keep every shard of games in this folder; after an interruption the same command goes on from there.",
    ),
]


@contextmanager
def playing(workers: int | None, on: str | None, shards: Path | None) -> Iterator[Crew]:
    """The crew that was asked for; what its games cost is said at the end, where one asked for more than processes."""
    from gamekeeper.lab.cluster import connected
    from gamekeeper.lab.crew import Processes
    from gamekeeper.lab.kept import Keeping
    from gamekeeper.lab.runner import cores

    with nullcontext(Processes(workers or cores())) if on is None else connected(on, workers) as made:
        crew = made if shards is None else Keeping(made, shards)
        try:
            yield crew
        finally:
            if (on is not None or shards is not None) and crew.cost.games + crew.cost.kept:
                typer.echo(f"{crew.cost.text()}.", err=True)
