"""`gamekeeper study`: one game looked at from all sides, with a report."""

from __future__ import annotations

import time
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Final

import typer

from gamekeeper.cli.crew_options import On, Shards, Workers, playing
from gamekeeper.cli.lab_commands import FIRST_SEED, Interrupted, Seats, Seed, say, show
from gamekeeper.cli.output import console
from gamekeeper.cli.pack_command import pack_for
from gamekeeper.cli.settings import AsJson, GameName, GameOptions, LineUp, PackFile, options_of

if TYPE_CHECKING:
    from gamekeeper.lab.study.study import Study, Wanted

BOT: Final = "habit"
SECONDS: Final = 60.0
MOST_SECONDS: Final = 86_400.0


def register(app: typer.Typer) -> None:
    """Add the command."""
    app.command("study", short_help="Find out what a game's seats and cards are worth, with a report.")(study)


def study(  # noqa: PLR0913, PLR0917
    game: GameName,
    seconds: Annotated[
        float, typer.Option(help="How long to play.", min=1.0, max=MOST_SECONDS, metavar="SECONDS")
    ] = SECONDS,
    games: Annotated[
        int | None, typer.Option(help="Play so many games instead, the same ones every time.", metavar="N")
    ] = None,
    seats: Seats = None,
    bots: LineUp = BOT,
    option: GameOptions = None,
    pack: PackFile = None,
    seed: Seed = FIRST_SEED,
    out: Annotated[
        Path | None,
        typer.Option(
            help="Folder for the report and its tables; study-GAME here if left out. The same study there is replaced, "
            "another one is refused.",
            metavar="FOLDER",
        ),
    ] = None,
    report: Annotated[
        bool, typer.Option("--report/--no-report", help="Whether to draw the report, which takes gamekeeper[lab].")
    ] = True,
    ladder: Annotated[
        bool, typer.Option("--ladder/--no-ladder", help="Whether to see how much other play pays, too.")
    ] = True,
    workers: Workers = None,
    on: On = None,
    shards: Shards = None,
    as_json: AsJson = False,
) -> None:
    """Play a game and say what its seats and cards are worth, how it goes and what is not certain; with a report.

    The report is one HTML file that needs nothing else; beside it lie the tables as Parquet. Ctrl-C ends the games
    early and keeps what they say.
    """
    began = time.monotonic()
    from gamekeeper import make
    from gamekeeper.lab.plan import check_counts, one_per_seat, plan_for
    from gamekeeper.lab.study import page
    from gamekeeper.lab.study.print import print_findings
    from gamekeeper.lab.study.study import LEAST_GAMES, REPORT_FILE, Study, Wanted, folder_for

    check_counts(LEAST_GAMES if games is None else games, workers, LEAST_GAMES)
    if report:
        page.check_charts()
    table = make(game, seats, options_of(option or []), pack_for(game, pack))
    plan = plan_for(table, one_per_seat(bots, int(table.seats)), seed)
    folder = folder_for(out or Path(f"study-{table.info.name}"), plan)
    asked = Study(plan)
    with playing(workers, on, shards) as crew:
        watch(asked, Wanted(games=games, seconds=seconds, workers=crew, ladder=ladder, began=began))
    if not asked.parts:
        raise Interrupted("interrupted before the first game ended")
    found = asked.findings()
    show(found, partial(print_findings, rest="the report" if report else "its tables"), as_json=as_json)
    asked.save(folder, found)
    if report:
        page.write(folder / REPORT_FILE, found, asked.tables()[0])
    say(f"{'The report is ' if report else 'The tables are in '}{folder / REPORT_FILE if report else folder}.")
    if asked.interrupted:
        raise Interrupted(f"interrupted after {found.games} games; what they say is kept")


def watch(asked: Study, wanted: Wanted) -> None:
    """Run it, with a line that says how well it knows by now."""
    from rich.live import Live
    from rich.text import Text

    from gamekeeper.lab.crew import crew_of
    from gamekeeper.lab.study.study import Progress

    out = console(stderr=True)
    if not out.is_terminal:
        asked.run(wanted, lambda progress: None)
        return
    goal = f"{wanted.games} games" if wanted.games is not None else f"{wanted.seconds:.0f} s"
    crew = crew_of(wanted.workers)
    with Live(Text(f"Playing for {goal} …"), console=out, transient=True, refresh_per_second=4) as line:

        def advance(progress: Progress) -> None:
            known = f"the start player wins {100 * progress.share:.1f} ± {100 * progress.half:.1f} %"
            cost = f"{crew.cost.rate():.0f} games/s, {crew.cost.seconds:.0f} core-seconds"
            line.update(
                Text(f"Playing for {goal}: {progress.games} games, {known}; {cost}; Ctrl-C ends it and keeps them")
            )

        asked.run(wanted, advance)
