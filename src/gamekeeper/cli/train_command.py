"""The commands that learn: train, train-policy."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from gamekeeper.cli import completion
from gamekeeper.cli.crew_options import On, Shards, Workers, playing
from gamekeeper.cli.lab_commands import Interrupted, Seed, progress, say, show
from gamekeeper.cli.settings import AsJson, GameName
from gamekeeper.core.errors import BadSetup

if TYPE_CHECKING:
    from rich.progress import Progress

    from gamekeeper.lab.crew import Crew


TableSizes = Annotated[
    str | None, typer.Option(help="Seats at the tables, with commas; all the game allows from two on if left out.")
]
Units = Annotated[int, typer.Option(help="Units of the network.", min=1, max=256)]
Weights = Annotated[
    Path | None, typer.Option(help="File for the weights; the package's, which bots then use, if left out.")
]


def register(app: typer.Typer) -> None:
    """Add the command to `app`."""
    app.command("train", short_help="Learn to judge a game's positions from bots' games.")(train)
    app.command("train-policy", short_help="Learn which answers come to mind by playing.")(train_policy)


def train(  # noqa: PLR0913, PLR0917
    game: GameName,
    games: Annotated[
        int, typer.Option(help="How many games to learn from; one in eleven is held out.", min=12)
    ] = 24_000,
    bots: Annotated[
        str,
        typer.Option(
            help="Who plays them, each bot against itself: habit, habit@policy.json, then searches with what was "
            "learned last, like ismcts:40@value.json.",
            autocompletion=completion.bots,
        ),
    ] = "habit",
    seats: TableSizes = None,
    stray: Annotated[
        float, typer.Option(help="Share of the answers given at random, so that mistakes come up.", min=0, max=1)
    ] = 0.1,
    keep: Annotated[float, typer.Option(help="Share of the positions learned from.", min=0.001, max=1)] = 0.12,
    hidden: Units = 24,
    epochs: Annotated[int, typer.Option(help="How often a pass goes through all positions.", min=1, max=1000)] = 5,
    passes: Annotated[
        int, typer.Option(help="Passes; from the second on it learns from later positions' values, too.", min=1, max=20)
    ] = 3,
    ahead: Annotated[int, typer.Option(help="How many decisions ahead searches ask it.", min=0, max=1000)] = 4,
    out: Weights = None,
    seed: Seed = "1",
    workers: Workers = None,
    on: On = None,
    shards: Shards = None,
    as_json: AsJson = False,
) -> None:
    """Play bots against themselves on all cores, learn who wins from where, check that on games held out."""
    from gamekeeper import catalog, make
    from gamekeeper.bots.learned import VALUE, package_file
    from gamekeeper.lab import train as lab
    from gamekeeper.lab.plan import check_counts, seed_as_written, split_names
    from gamekeeper.lab.train_report import print_trained

    check_counts(games, workers)
    tables = [make(game, count) for count in counts_of(seats, catalog.info(game).seats)]
    order = lab.Order(
        bots=split_names(bots),
        games=games,
        seed=seed_as_written(seed),
        stray=stray,
        keep=keep,
        hidden=hidden,
        epochs=epochs,
        passes=passes,
        ahead=ahead,
    )
    with whole_run(workers, on, shards) as (crew, bar):
        task = bar.add_task("Playing", total=games)
        trained = lab.train(tables, order, crew, partial(bar.advance, task))
    path = package_file(tables[0], VALUE) if out is None else out
    lab.write(trained.content, path)
    show(trained, print_trained, as_json=as_json)
    say(f"The weights are in {path}.")


def train_policy(  # noqa: PLR0913, PLR0917
    game: GameName,
    games: Annotated[int, typer.Option(help="How many games to learn from.", min=1)] = 60_000,
    seats: TableSizes = None,
    learning: Annotated[
        float, typer.Option(help="Share of the seats that learn; the others are habit.", min=0, max=1)
    ] = 0.6,
    hidden: Units = 32,
    out: Weights = None,
    seed: Seed = "1",
    workers: Workers = None,
    on: On = None,
    as_json: AsJson = False,
) -> None:
    """Play among habits and oneself on all cores, do more of what turned out well, check that alone beside habits."""
    from gamekeeper import catalog, make
    from gamekeeper.bots.learned import POLICY, package_file
    from gamekeeper.lab import train_policy as lab
    from gamekeeper.lab.plan import check_counts, seed_as_written
    from gamekeeper.lab.train import write
    from gamekeeper.lab.train_report import print_policy

    check_counts(games, workers)
    tables = [make(game, count) for count in counts_of(seats, catalog.info(game).seats)]
    order = lab.PolicyOrder(games=games, seed=seed_as_written(seed), hidden=hidden, learning=learning)
    with whole_run(workers, on, None) as (crew, bar):
        task = bar.add_task("Playing", total=games)

        def advance(more: int, gained: float) -> None:
            bar.update(task, advance=more, description=f"Playing, {100 * gained:+.1f} % wins")

        trained = lab.train_policy(tables, order, crew, advance)
    path = package_file(tables[0], POLICY) if out is None else out
    write(trained.content, path)
    show(trained, print_policy, as_json=as_json)
    say(f"The weights are in {path}.")


@contextmanager
def whole_run(workers: int | None, on: str | None, shards: Path | None) -> Iterator[tuple[Crew, Progress]]:
    """Who plays and a bar that says how far it is; what is interrupted comes to nothing."""
    try:
        with playing(workers, on, shards) as crew, progress(crew) as bar:
            yield crew, bar
    except KeyboardInterrupt as error:
        raise Interrupted("interrupted; half of the games would teach something else, so nothing is written") from error


def counts_of(text: str | None, possible: tuple[int, ...]) -> list[int]:
    """Numbers of seats from text; all that are possible, but for games alone, where there is none."""
    if text is None:
        return [count for count in possible if count > 1]
    if any(not count.strip().isdecimal() for count in text.split(",")):
        raise BadSetup("seats", text, "numbers of seats with commas, like 2,4")
    return [int(count) for count in text.split(",")]
