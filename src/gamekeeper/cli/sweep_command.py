"""`gamekeeper sweep`: what it changes when values of the pack are changed."""

from __future__ import annotations

import time
from functools import partial
from pathlib import Path
from typing import Annotated, Final

import msgspec
import typer

from gamekeeper.cli.crew_options import On, Shards, Workers, playing
from gamekeeper.cli.lab_commands import FIRST_SEED, Interrupted, Seats, Seed, progress, say, show
from gamekeeper.cli.pack_command import pack_for
from gamekeeper.cli.settings import AsJson, GameName, GameOptions, LineUp, PackFile, options_of

BOT: Final = "habit"
SECONDS: Final = 120.0
GAMES: Final = 2000
MOST_SECONDS: Final = 86_400.0
FILE: Final = "sweep.json"


def register(app: typer.Typer) -> None:
    """Add the command."""
    app.command("sweep", short_help="Change values of a pack in turn, and see what that changes.")(sweep)


def sweep(  # noqa: PLR0913, PLR0917
    game: GameName,
    vary: Annotated[
        list[str],
        typer.Option(
            metavar="VALUE=RANGE",
            help="A value of the pack and what it is to be, like hand.size=3..6 or 'kids.Lefty.private=score 1|2|3'; "
            "several make a grid.",
        ),
    ],
    games: Annotated[int, typer.Option(help="The most games of each point.")] = GAMES,
    seconds: Annotated[
        float, typer.Option(help="How long to play at most.", min=1.0, max=MOST_SECONDS, metavar="SECONDS")
    ] = SECONDS,
    stop: Annotated[
        bool, typer.Option("--stop/--no-stop", help="Whether to stop at a point once all is certain there.")
    ] = True,
    seats: Seats = None,
    bots: LineUp = BOT,
    option: GameOptions = None,
    pack: PackFile = None,
    seed: Seed = FIRST_SEED,
    out: Annotated[
        Path | None,
        typer.Option(
            help="Folder for the report and its tables. The same sweep there is replaced, another one is refused.",
            metavar="FOLDER",
        ),
    ] = None,
    report: Annotated[
        bool, typer.Option("--report/--no-report", help="Whether to draw a report, which takes gamekeeper[lab].")
    ] = True,
    workers: Workers = None,
    on: On = None,
    shards: Shards = None,
    as_json: AsJson = False,
) -> None:
    """Play a game with the pack as it is and with each change on the same seeds, until it is certain what differs."""
    began = time.monotonic()
    from gamekeeper import catalog, make, packs
    from gamekeeper.lab.plan import check_counts, one_per_seat, plan_for
    from gamekeeper.lab.store import replace
    from gamekeeper.lab.study import page
    from gamekeeper.lab.study.study import REPORT_FILE, folder_for
    from gamekeeper.lab.sweep.grid import LEAST, Sweep, grid_of
    from gamekeeper.lab.sweep.told import print_swept, write_page
    from gamekeeper.packs.vary import Vary

    check_counts(games, workers, LEAST)
    if out is not None and report:
        page.check_charts()
    box = pack_for(game, pack) or packs.default(catalog.info(game).name)
    options = options_of(option or [])
    table = make(game, seats, options, box)
    plan = plan_for(table, one_per_seat(bots, int(table.seats)), seed)
    asked = Sweep(plan, box, grid_of(box, [Vary(text) for text in vary]), options)
    folder = None if out is None else folder_for(out, plan, FILE, asked.grid)
    with playing(workers, on, shards) as crew, progress(crew) as bar:
        task = bar.add_task("Playing", total=games * len(asked.grid))
        asked.run(games, began + seconds, crew, stops=stop, advance=partial(bar.advance, task))
    if not asked.has_looked():
        raise Interrupted("interrupted before each point had two games")
    found = asked.swept()
    show(found, print_swept, as_json=as_json)
    if folder is not None:
        (folder / REPORT_FILE).unlink(missing_ok=True)
        text = msgspec.json.format(msgspec.json.encode(found))
        replace(folder / FILE, lambda part: part.write_bytes(text))
        replace(folder / "points.parquet", asked.table().write_parquet)
        if report:
            write_page(folder / REPORT_FILE, found)
        say(f"{'The report and its tables are' if report else 'The tables are'} in {folder}.")
    if asked.interrupted():
        raise Interrupted("interrupted; what was played is told")
