"""The commands that measure: simulate, ladder, bench."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any, NamedTuple, TypeVar

import typer
from rich.console import Console

from gamekeeper.cli import completion
from gamekeeper.cli.crew_options import On, Shards, Workers, playing
from gamekeeper.cli.output import console, write_json
from gamekeeper.cli.pack_command import both, pack_for
from gamekeeper.cli.settings import SEED_HELP, AsJson, GameName, GameOptions, PackFile, options_of
from gamekeeper.core.errors import BadSetup, GamekeeperError

if TYPE_CHECKING:
    from rich.progress import Progress

    from gamekeeper.core.game import Game
    from gamekeeper.lab.crew import Crew
    from gamekeeper.lab.plan import Plan
    from gamekeeper.lab.simulate import Simulation
    from gamekeeper.packs import Pack

INTERRUPTED = 130  # exit code

DEFAULT_BOT = "easy"
FIRST_SEED = "1"
BESIDE = "random,greedy,easy,medium,hard,expert"
LADDER = f"habit,{BESIDE}"

T = TypeVar("T")

Seats = Annotated[int | None, typer.Option(help="Seats at the table; the game's usual number if left out.")]
Seed = Annotated[str, typer.Option(metavar="SEED", help=f"The same seed plays the same games; {SEED_HELP}.")]


class Interrupted(GamekeeperError):
    """Ctrl-C came before everything was done."""


def register(app: typer.Typer) -> None:
    """Add the commands to `app`."""
    app.command("simulate", short_help="Let bots play many games, and see how they go.")(simulate)
    app.command("ladder", short_help="Rate bots against each other.")(ladder)
    app.command("bench", short_help="Measure the engine's speed.")(bench)


def simulate(  # noqa: PLR0913, PLR0917
    game: GameName,
    games: Annotated[int, typer.Option(help="How many games.")] = 1000,
    first: Annotated[
        int,
        typer.Option(help="Number of the first, where machines share the games; see 'merge'.", min=0),
    ] = 0,
    seats: Seats = None,
    bots: Annotated[
        str,
        typer.Option(
            help="One bot per seat, like hard,easy,greedy,random; one name serves all seats.",
            autocompletion=completion.bots,
        ),
    ] = DEFAULT_BOT,
    option: GameOptions = None,
    pack: PackFile = None,
    compare: Annotated[
        tuple[str, str] | None,
        typer.Option(
            metavar="PACK_A PACK_B",
            help="Play two packs on the same seeds and say what differs; 'default' is the box.",
        ),
    ] = None,
    seed: Seed = FIRST_SEED,
    out: Annotated[
        Path | None,
        typer.Option(help="Folder for records and tables; goes on where it stopped, and tells of all games in it."),
    ] = None,
    rotate: Annotated[
        bool, typer.Option("--rotate/--no-rotate", help="Whether bots change seats from game to game.")
    ] = True,
    records: Annotated[bool, typer.Option("--records/--no-records", help="Whether to write games' records.")] = True,
    workers: Workers = None,
    on: On = None,
    shards: Shards = None,
    as_json: AsJson = False,
) -> None:
    """Let bots play many games on all cores, and say who wins from where, how and how long."""
    from gamekeeper import make
    from gamekeeper.lab.plan import check_counts, one_per_seat, plan_for
    from gamekeeper.lab.report import print_summary
    from gamekeeper.lab.simulate import Simulation
    from gamekeeper.lab.store import Store
    from gamekeeper.lab.summary import summarise

    check_counts(games, workers)
    if compare is not None:
        if pack is not None:
            raise BadSetup("pack", str(pack), "nothing beside --compare, which names both packs")
        wishes = Wishes(game, seats, bots, option or [], seed, rotate)
        with playing(workers, on, shards) as crew:
            compare_packs(wishes, compare, games, out, crew, records=records, as_json=as_json)
        return
    table = make(game, seats, options_of(option or []), pack_for(game, pack))
    plan = plan_for(table, one_per_seat(bots, int(table.seats)), seed, rotate=rotate)
    simulation = Simulation(plan, None if out is None else Store(out, plan), first)
    with playing(workers, on, shards) as crew:
        run(simulation, games, crew, records=records and out is not None)
    show(summarise(plan, simulation.tables()), print_summary, as_json=as_json)
    if out is not None:
        say(f"Records and tables are in {out}.")
    leave_if_interrupted(simulation, games)


def ladder(  # noqa: PLR0913, PLR0917
    game: Annotated[
        list[str],
        typer.Argument(
            metavar="GAME", help="The games, for example yellowstone_park.", autocompletion=completion.games
        ),
    ],
    games: Annotated[int, typer.Option(help="How many games; beside a yardstick, the most for each bot.")] = 200,
    seats: Seats = None,
    bots: Annotated[
        str | None,
        typer.Option(
            help="The bots to compare, with commas, the weakest first; all levels if left out.",
            autocompletion=completion.bots,
        ),
    ] = None,
    beside: Annotated[
        str | None,
        typer.Option(
            metavar="BOT",
            help="Play each bot alone among seats of this one, the yardstick, in the same games; else all mixed.",
            autocompletion=completion.bot,
        ),
    ] = None,
    stop: Annotated[
        bool, typer.Option("--stop/--no-stop", help="Beside a yardstick: whether to stop once all is certain.")
    ] = True,
    write: Annotated[
        Path | None,
        typer.Option(
            metavar="FILE", help="Write the tables into this page, one section a game; beside 'habit' if left out."
        ),
    ] = None,
    option: GameOptions = None,
    pack: PackFile = None,
    seed: Seed = FIRST_SEED,
    workers: Workers = None,
    on: On = None,
    shards: Shards = None,
    as_json: AsJson = False,
) -> None:
    """Rate bots against each other on all cores: mixed at one table, or each alone beside a yardstick."""
    from gamekeeper import make
    from gamekeeper.lab.plan import check_counts, split_names

    check_counts(games, workers)
    tables = [make(name, seats, options_of(option or []), pack_for(name, pack)) for name in game]
    if beside is None and write is None:
        names = split_names(LADDER if bots is None else bots)
        with playing(workers, on, shards) as crew:
            mixed_ladders(tables, names, seed, games, crew, as_json=as_json)
        return
    names = split_names(BESIDE if bots is None else bots)
    with playing(workers, on, shards) as crew:
        ladders_beside(tables, names, beside, seed, games, crew, stops=stop, page=write, as_json=as_json)


def mixed_ladders(
    tables: list[Game[Any]], bots: list[str], seed: str, games: int, crew: Crew, *, as_json: bool
) -> None:
    """Bots take turns at the table."""
    from gamekeeper.lab.plan import check_different_bots, plan_for
    from gamekeeper.lab.ratings import ladder_of
    from gamekeeper.lab.report import print_ladder
    from gamekeeper.lab.simulate import Simulation

    plans = [plan_for(table, bots, seed) for table in tables]
    check_different_bots(plans[0])
    found = []
    for plan in plans:
        simulation = Simulation(plan)
        run(simulation, games, crew, records=False)
        found.append(ladder_of(plan, simulation.tables()))
        if simulation.interrupted:
            break
    show_each(found, print_ladder, as_json=as_json)
    leave_if_interrupted(simulation, games)


def ladders_beside(  # noqa: PLR0913
    tables: list[Game[Any]],
    bots: list[str],
    yardstick: str | None,
    seed: str,
    games: int,
    crew: Crew,
    *,
    stops: bool,
    page: Path | None,
    as_json: bool,
) -> None:
    """Each bot alone beside the yardstick; what is written is a whole table, never half of one."""
    from gamekeeper.lab.plan import plan_for
    from gamekeeper.lab.strength import YARDSTICK, Race, lineups
    from gamekeeper.lab.strength_report import check_page, print_strengths, write_page

    named = yardstick or YARDSTICK
    races = [
        Race([plan_for(table, lineup, seed) for lineup in lineups(bots, named, int(table.seats))]) for table in tables
    ]
    if page is not None:
        check_page(page)
    for race in races:
        with progress(crew) as bar:
            task = bar.add_task("Playing", total=games * len(bots))
            race.run(games, crew, stops=stops, advance=partial(bar.advance, task))
        if race.interrupted():
            raise Interrupted("interrupted; nothing is written of a ladder that is not done")
        if page is not None:
            write_page(page, race.strengths())
            say(f"{race.simulations[0].plan.game} is written into {page}.")
    show_each([race.strengths() for race in races], print_strengths, as_json=as_json)


def bench(
    game: Annotated[
        str | None, typer.Option(help="One game; all of them if left out.", autocompletion=completion.games)
    ] = None,
    pure_path: Annotated[
        Path | None, typer.Option(help="Folder of the uncompiled package; a copy of this one's sources if left out.")
    ] = None,
    as_json: AsJson = False,
) -> None:
    """Measure the speed of the engine on one core, compiled and interpreted."""
    from gamekeeper import catalog
    from gamekeeper.lab.bench import MODES, bench
    from gamekeeper.lab.report import print_benches

    wanted = catalog.names() if game is None else [catalog.info(game).name]
    with progress() as bar:
        task = bar.add_task("Measuring", total=MODES * len(wanted))
        benches = [bench(name, pure_path=pure_path, advance=lambda count: bar.advance(task, count)) for name in wanted]
    show(benches, print_benches, as_json=as_json)


# --- comparing packs -------------------------------------------------------------------------------


class Wishes(NamedTuple):
    """What the command line asks of both sides of a comparison."""

    game: str
    seats: int | None
    bots: str
    options: list[str]
    seed: str
    rotate: bool

    def plan(self, pack: Pack) -> Plan:
        """The plan with one of the packs."""
        from gamekeeper import make
        from gamekeeper.lab.plan import one_per_seat, plan_for

        table = make(self.game, self.seats, options_of(self.options), pack)
        return plan_for(table, one_per_seat(self.bots, int(table.seats)), self.seed, rotate=self.rotate)


def compare_packs(
    wishes: Wishes,
    names: tuple[str, str],
    games: int,
    out: Path | None,
    crew: Crew,
    *,
    records: bool,
    as_json: bool,
) -> None:
    """Play both packs, print what differs; with `out`, a folder for each and the differences beside them."""
    from gamekeeper import catalog
    from gamekeeper.lab.compare import Side, as_table, compare
    from gamekeeper.lab.compare_report import print_comparison
    from gamekeeper.lab.simulate import Simulation
    from gamekeeper.lab.store import Store, replace

    packs = both(*names, catalog.info(wishes.game).name)
    if packs[0].digest == packs[1].digest:
        raise BadSetup("compare", " ".join(names), "two packs that differ")
    plans = [wishes.plan(pack) for pack in packs]
    stores = [None if out is None else Store(out / side, plan) for side, plan in zip("ab", plans, strict=True)]
    simulations = [Simulation(plan, store) for plan, store in zip(plans, stores, strict=True)]
    for simulation in simulations:
        run(simulation, games, crew, records=records and out is not None)
        leave_if_interrupted(simulation, games)
    sides = zip(names, packs, plans, strict=True)
    a, b = (Side(f"{name}: {pack.name}", pack.digest, plan) for name, pack, plan in sides)
    found = compare(a, simulations[0].tables(), b, simulations[1].tables())
    show(found, print_comparison, as_json=as_json)
    if out is not None:
        table = as_table(found)
        replace(out / "comparison.csv", table.write_csv)
        replace(out / "comparison.parquet", table.write_parquet)
        say(f"Both simulations and the comparison are in {out}.")


# --- what the commands share -----------------------------------------------------------------------


def run(simulation: Simulation, games: int, crew: Crew, *, records: bool) -> None:
    """Play what is missing, with a progress bar; leave when not one game was played."""
    with progress(crew) as bar:
        missing = len(simulation.missing(games))
        task = bar.add_task("Playing", total=games, completed=games - missing)
        simulation.run(games, crew, records=records, advance=lambda count: bar.advance(task, count))
    if simulation.tables().games.is_empty():
        raise Interrupted("interrupted before the first game ended")


def progress(crew: Crew | None = None) -> Progress:
    """A progress bar on standard error, so that standard output stays clean; with a crew also what it has cost."""
    from rich.progress import (
        BarColumn,
        MofNCompleteColumn,
        Progress,
        ProgressColumn,
        Task,
        TextColumn,
        TimeElapsedColumn,
        TimeRemainingColumn,
    )
    from rich.text import Text

    class CostColumn(ProgressColumn):
        def render(self, task: Task) -> Text:
            if crew is None or not crew.cost.games:
                return Text("")
            return Text(f"{crew.cost.rate():.0f} games/s, {crew.cost.seconds:.0f} core-seconds", "dim")

    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), CostColumn())
    out = console(stderr=True)
    times = (TimeElapsedColumn(), TimeRemainingColumn())
    return Progress(*columns, *times, console=out, transient=True, disable=not out.is_terminal)


def show(result: T, printer: Callable[[Console, T], None], *, as_json: bool) -> None:
    """Print a result for a person or for a program."""
    if as_json:
        write_json(result)
    else:
        printer(console(), result)


def show_each(results: list[T], printer: Callable[[Console, T], None], *, as_json: bool) -> None:
    """Print one result, or several as one document."""
    if as_json:
        write_json(results[0] if len(results) == 1 else results)
    else:
        for result in results:
            printer(console(), result)


def leave_if_interrupted(simulation: Simulation, games: int) -> None:
    """After an interruption, leave and say how far it came."""
    if not simulation.interrupted:
        return
    done = games - len(simulation.missing(games))
    kept = " The same command goes on from there." if simulation.store is not None else ""
    raise Interrupted(f"interrupted after {done} of {games} games.{kept}")


def say(text: str) -> None:
    """A remark for the person at the terminal, kept out of standard output."""
    typer.echo(text, err=True)
