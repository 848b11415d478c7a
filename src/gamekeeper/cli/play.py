"""`gamekeeper play`: a whole game in the terminal."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from gamekeeper import catalog
from gamekeeper.bots.own import bot_from
from gamekeeper.cli import completion
from gamekeeper.cli.boards import Drawing, plain_drawing
from gamekeeper.cli.dialogue import Dialogue
from gamekeeper.cli.hotseat import HotSeat
from gamekeeper.cli.output import translator
from gamekeeper.cli.pack_command import pack_for
from gamekeeper.cli.players import BOT, names_of, titles_of
from gamekeeper.cli.reasons import told_in
from gamekeeper.cli.screen import Quit, Screen, opened
from gamekeeper.cli.settings import SEED_HELP, GameOptions, Language, PackFile, Plain, language_of, options_of, seed_of
from gamekeeper.cli.table import Table, branched_table, last_unfinished, new_table, resumed_table
from gamekeeper.core.errors import BadSetup

DEFAULT_GAME = "yellowstone_park"
DEFAULT_LEVEL = "medium"
LONGEST_NAME = 24
MOST_PEOPLE = 16


class Wishes:
    """What the command line asks of a new match; None where it says nothing."""

    def __init__(self, game: str | None) -> None:
        self.game = game
        self.seats: int | None = None
        self.bots: str | None = None
        self.level: str | None = None
        self.seat: int | None = None
        self.name: str | None = None
        self.people: str | None = None
        self.seed: str | None = None
        self.options: list[str] = []
        self.pack: Path | None = None

    def given(self) -> list[str]:
        """The names of what was asked for."""
        keys = ("seats", "bots", "level", "seat", "name", "people", "seed", "options", "pack")
        return [key for key in keys if getattr(self, key)]


def register(app: typer.Typer) -> None:
    """Add the command."""
    app.command("play", short_help="Play a game in the terminal against bots.")(play)


def play(  # noqa: PLR0913, PLR0917 - a command's options are its parameters
    game: Annotated[
        str | None,
        typer.Argument(
            metavar="GAME",
            help=f"Which game; see 'gamekeeper games'. Without it {DEFAULT_GAME}.",
            autocompletion=completion.games,
        ),
    ] = None,
    seats: Annotated[
        int | None,
        typer.Option(metavar="NUMBER", help="Players at the table, you among them; usually 3 or 4, by the game."),
    ] = None,
    bots: Annotated[
        str | None,
        typer.Option(
            metavar="LEVELS",
            help="The bots in seat order, like easy,hard,my_module:MyBot; one serves all.",
            autocompletion=completion.bots,
        ),
    ] = None,
    level: Annotated[
        str | None,
        typer.Option(
            metavar="LEVEL",
            help="Level of all bots: random, greedy, easy, medium (usual), hard, expert.",
            autocompletion=completion.bot,
        ),
    ] = None,
    seat: Annotated[
        int | None, typer.Option(metavar="NUMBER", help="Your seat, 1 up to the number of players; usually 1.")
    ] = None,
    name: Annotated[str | None, typer.Option(metavar="NAME", help="Your name at the table.")] = None,
    people: Annotated[
        str | None,
        typer.Option(
            metavar="PEOPLE",
            help="Several people at this screen, who hand it over: how many, or their names, like Ada,Ben.",
        ),
    ] = None,
    seed: Annotated[
        str | None,
        typer.Option(metavar="SEED", help=f"To play the same shuffle again: {SEED_HELP}; else drawn."),
    ] = None,
    option: GameOptions = None,
    pack: PackFile = None,
    language: Language = None,
    resume: Annotated[
        str | None,
        typer.Option(metavar="FILE", help="Go on with the match in this file; 'last' finds the one you left last."),
    ] = None,
    branch: Annotated[
        Path | None, typer.Option("--from", metavar="FILE", help="Play on from a position of the finished match in it.")
    ] = None,
    at: Annotated[
        int | None, typer.Option(metavar="NUMBER", help="With --from: after so many decisions; else from its start.")
    ] = None,
    save: Annotated[Path | None, typer.Option(metavar="FILE", help="Keep the match in this file.")] = None,
    plain_board: Annotated[
        bool, typer.Option("--plain-board", help="Draw the table as that of a game without a board of its own.")
    ] = False,
    plain: Plain = False,
) -> None:
    """Play a game in the terminal against bots, or with several people who hand the screen over (--people).

    Without options: the game's usual number of seats, medium bots, a fresh shuffle. Every decision is saved at
    once; leave with "quit" or Ctrl-C and go on later with --resume. Type "help" during the game for what you can say.
    """
    wishes = Wishes(game)
    wishes.seats, wishes.bots, wishes.level = seats, bots, level
    wishes.seat, wishes.name, wishes.seed, wishes.options = seat, name, seed, option or []
    wishes.pack, wishes.people = pack, people
    spoken = language_of(language)
    if at is not None and branch is None:
        raise BadSetup("at", at, "--from with the file of a finished match")
    if branch is not None:
        table = branched(wishes, branch, at or 0, spoken, save)
    else:
        table = fresh(wishes, spoken, save) if resume is None else resumed(wishes, resume, spoken, save)
    converse(table, spoken, plain_drawing() if plain_board else None, is_plain=plain)


def fresh(wishes: Wishes, language: str, save: Path | None) -> Table:
    """A table as wished."""
    game = wishes.game or DEFAULT_GAME
    info = catalog.info(game)
    people = people_of(wishes, language)
    seats = info.check_seats(max(info.usual_seats, len(people)) if wishes.seats is None else wishes.seats)
    if len(people) > seats:
        raise BadSetup("people", wishes.people, f"at most {seats}, as many as there are seats")
    place = 1 if wishes.seat is None else wishes.seat
    if not 1 <= place <= seats:
        raise BadSetup("seat", place, f"a seat from 1 to {seats}")
    players = [f"{BOT}{level}" for level in levels_of(wishes, seats - len(people))]
    players[place - 1 : place - 1] = people
    made = catalog.make(game, seats, options_of(wishes.options), pack_for(game, wishes.pack))
    return new_table(made, players, seed_of(wishes.seed), save)


def people_of(wishes: Wishes, language: str) -> list[str]:
    """The names of the people at this screen, who sit beside each other."""
    if wishes.people is None:
        return [name_of(wishes.name, language)]
    taken = "seat" if wishes.seat is not None else "name" if wishes.name is not None else ""
    if taken:
        raise BadSetup(taken, getattr(wishes, taken), "--people without it: they sit down from seat 1 on")
    if wishes.people.isdecimal():
        count = int(wishes.people[:LONGEST_NAME])
        if not 1 <= count <= MOST_PEOPLE:
            raise BadSetup("people", wishes.people, f"1 to {MOST_PEOPLE}, or names")
        return [translator(language).say("person-name", number=number) for number in range(1, count + 1)]
    names = [name_of(name, language) for name in wishes.people.split(",")]
    if len({name.casefold() for name in names}) < len(names):
        raise BadSetup("people", wishes.people, "a name of their own for each")
    return names


def levels_of(wishes: Wishes, count: int) -> list[str]:
    """A level for each of `count` bots."""
    if wishes.bots is None:
        levels = [wishes.level or DEFAULT_LEVEL] * count
    else:
        levels = [level.strip() for level in wishes.bots.split(",")]
        if wishes.level is not None:
            raise BadSetup("level", wishes.level, "either --bots or --level, not both")
        levels = levels * count if len(levels) == 1 else levels
    if len(levels) != count:
        raise BadSetup("bots", wishes.bots, f"{count} levels, one for each bot, or a single one for all")
    for level in levels:
        bot_from(level)
    return levels


def name_of(name: str | None, language: str) -> str:
    """The person's name at the table."""
    if name is None:
        return translator(language).say("you")
    name = " ".join(name.split())
    if not name or len(name) > LONGEST_NAME or name.startswith(BOT) or not name.isprintable():
        raise BadSetup("name", name, f"1 to {LONGEST_NAME} letters that do not start with {BOT!r}")
    return name


def resumed(wishes: Wishes, resume: str, language: str, save: Path | None) -> Table:
    """The table of a match that was left."""
    game = None if wishes.game is None else catalog.info(wishes.game).name
    if wishes.given():
        asked = ", ".join(f"--{key.removesuffix('s') if key == 'options' else key}" for key in wishes.given())
        raise BadSetup("resume", asked, "--resume alone: the file says who sits at the table")
    path = last_unfinished(game) if resume == "last" else Path(resume)
    with told_in(language, path):
        return resumed_table(path, game, save)


def branched(wishes: Wishes, path: Path, at: int, language: str, save: Path | None) -> Table:
    """A table that goes on from a position of a finished match."""
    fixed = [key for key in ("game", "seats", "bots", "people", "seed", "options", "pack") if getattr(wishes, key)]
    if fixed:
        raise BadSetup("from", ", ".join(fixed), "no more than --at, --seat, --level, --name and --save beside it")
    level = wishes.level or DEFAULT_LEVEL
    bot_from(level)
    with told_in(language, path):
        return branched_table(path, at, wishes.seat, name_of(wishes.name, language), level, save)


def converse(table: Table, language: str, drawing: Drawing | None, *, is_plain: bool) -> None:
    """Play the table on the terminal, drawn as told or as its game does, and say what became of it."""
    words = translator(language, table.match.game)
    screen = opened(words, table.match.game, names_of(table.players, words), int(table.people[0]), is_plain)
    screen.scene.titles = titles_of(table.players, words)
    screen.drawing = drawing or screen.drawing
    dialogue = Dialogue(table, screen) if len(table.people) == 1 else HotSeat(table, screen)

    def talk() -> None:
        welcome(table, screen)
        dialogue.run()
        screen.linger(lambda: screen.result(table.match.state))

    try:
        screen.host(talk)
        farewell(table, screen)
    except (Quit, KeyboardInterrupt):
        path = table.save()
        screen.line()
        screen.say_path("left", path)
        screen.command("play", table.match.game.info.name, "--resume", str(path))


def welcome(table: Table, screen: Screen) -> None:
    """Who sits here, the seed's hash, and how to get help."""
    words = screen.words
    screen.say("title", "bold")
    screen.say("tagline")
    screen.say("table-line", players=words.join(titles_of(table.players, words)))
    screen.say_pack()
    screen.say("sealed", "dim", hash=table.match.commitment)
    screen.say("welcome-help", "dim")


def farewell(table: Table, screen: Screen) -> None:
    """The result, the seed, and how to check it."""
    match = table.match
    screen.result(match.state)
    screen.say("unsealed", seed=match.seed.hex(), hash=match.commitment)
    screen.say_path("kept", table.path)
    screen.command("verify", str(table.path))
    screen.command("replay", str(table.path))
