"""`gamekeeper tune`: numbers of a pack proposed for a goal."""

from __future__ import annotations

import time
from contextlib import suppress
from pathlib import Path
from typing import Annotated, Final

import typer

from gamekeeper.cli.crew_options import On, Shards, Workers, playing
from gamekeeper.cli.lab_commands import FIRST_SEED, Interrupted, Seats, Seed, progress, say, show
from gamekeeper.cli.pack_command import pack_for
from gamekeeper.cli.settings import AsJson, GameName, GameOptions, LineUp, PackFile, options_of
from gamekeeper.core.errors import BadSetup

BOT: Final = "habit"
SECONDS: Final = 300.0
GAMES: Final = 200
TRIALS: Final = 30
MOST_SECONDS: Final = 86_400.0


def register(app: typer.Typer) -> None:
    """Add the command."""
    app.command("tune", short_help="Propose values of a pack for a goal.")(tune)


def tune(  # noqa: PLR0913, PLR0917
    game: GameName,
    vary: Annotated[
        list[str],
        typer.Option(metavar="VALUE=RANGE", help="A value of the pack that may be changed, like hand.size=3..6."),
    ],
    goal: Annotated[
        list[str],
        typer.Option(
            metavar="MEASURE=LOW..HIGH",
            help="What the game is to be like: turns=60..80, margin>=3, places<=4 (points of win share between the "
            "best and the worst place in the turn order).",
        ),
    ],
    trials: Annotated[int, typer.Option(help="How many proposals.", min=1, max=10_000)] = TRIALS,
    games: Annotated[int, typer.Option(help="Games of each, on the same seeds.", min=2)] = GAMES,
    seconds: Annotated[
        float,
        typer.Option(
            help="No proposal begins later than this; the one under way is played out, and then the best once more.",
            min=1.0,
            max=MOST_SECONDS,
            metavar="SECONDS",
        ),
    ] = SECONDS,
    seats: Seats = None,
    bots: LineUp = BOT,
    option: GameOptions = None,
    pack: PackFile = None,
    seed: Seed = FIRST_SEED,
    write: Annotated[Path | None, typer.Option(help="Write the best pack to this new file.", metavar="FILE")] = None,
    workers: Workers = None,
    on: On = None,
    shards: Shards = None,
    as_json: AsJson = False,
) -> None:
    """Look for values of a pack with which the game meets goals; every proposal plays the same seeds.

    The same command proposes the same, unless the time ends it. The best is played again on other seeds.
    """
    deadline = time.monotonic() + seconds
    from gamekeeper import catalog, make, packs
    from gamekeeper.lab.plan import check_counts, one_per_seat, plan_for
    from gamekeeper.lab.tune.goals import Goal
    from gamekeeper.lab.tune.search import Search, check_optuna, endings_of
    from gamekeeper.lab.tune.told import print_trials, print_tuned
    from gamekeeper.packs.vary import Vary, varied

    check_counts(games, workers)
    check_optuna()
    if write is not None and write.exists():
        raise BadSetup("write", str(write), "a file that is not there yet")
    box = pack_for(game, pack) or packs.default(catalog.info(game).name)
    options = options_of(option or [])
    table = make(game, seats, options, box)
    plan = plan_for(table, one_per_seat(bots, int(table.seats)), seed)
    wanted = [Vary(text) for text in vary]
    endings = endings_of(plan) if any(text.startswith("ends by") for text in goal) else []
    asked = Search(plan, box, options, wanted, [Goal(text, plan.seats, endings) for text in goal], games)
    with playing(workers, on, shards) as crew, progress(crew) as bar:
        task = bar.add_task("Trying", total=trials + 1)
        asked.run(trials, deadline, crew, lambda: bar.advance(task))
        if not asked.trials:
            raise Interrupted("interrupted before the first trial ended")
        if len(asked.trials) == 1 and not asked.interrupted:
            raise BadSetup("seconds", seconds, f"time for one proposal of {games} games; or fewer with --games")
        if asked.interrupted:
            say("Playing the best again on other seeds; Ctrl-C leaves that out.")
        found = None
        with suppress(KeyboardInterrupt):
            found = asked.tuned(crew)
    if found is None:
        show(asked.trials, lambda to, tried: print_trials(to, plan, goal, games, tried), as_json=as_json)
        raise Interrupted("interrupted before the best was played again: it looks better than it is")
    show(found, print_tuned, as_json=as_json)
    if write is not None:
        write.write_text(varied(box, found.best.changes).text, encoding="utf-8")
        say(f"The pack is {write}; 'gamekeeper pack diff default {write}' says what changed.")
    if asked.interrupted:
        raise Interrupted("interrupted; what was tried is told")
