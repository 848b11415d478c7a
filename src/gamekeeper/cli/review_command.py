"""`gamekeeper review`: a finished match looked at again, with what it could have been."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Annotated, Any, Final

import typer
from rich.padding import Padding
from rich.table import Table as Grid
from rich.text import Text

from gamekeeper import records
from gamekeeper.bots import review as bots
from gamekeeper.bots.advice import reasons
from gamekeeper.bots.futures import measure
from gamekeeper.bots.levels import bot_named
from gamekeeper.cli.boards import seat_mark, seat_style
from gamekeeper.cli.hints import Why
from gamekeeper.cli.lab_commands import progress
from gamekeeper.cli.output import console, translator, write_json
from gamekeeper.cli.papers import File
from gamekeeper.cli.players import first_person, names_of, titles_of
from gamekeeper.cli.reasons import told_in
from gamekeeper.cli.screen import Screen
from gamekeeper.cli.settings import AsJson, Language, language_of
from gamekeeper.core.errors import BadSetup
from gamekeeper.core.ids import Seat
from gamekeeper.core.texts import Option, Phrase
from gamekeeper.words import Translator

ROWS: Final = 10  # moments printed
PERCENT: Final = 100
EFFORT: Final = bots.Effort()


def register(app: typer.Typer) -> None:
    """Add the command."""
    app.command("review", short_help="Who was ahead when in a finished match, and what cost most.")(review)


def review(
    file: File,
    seat: Annotated[
        int | None, typer.Option(metavar="NUMBER", help="Whose decisions; usually those of the first person.")
    ] = None,
    as_json: AsJson = False,
    language: Language = None,
) -> None:
    """Look back at a finished match: chances to win, what cost most with the better answer, and what luck did.

    Alone in a game where it takes care to win at all, points to expect stand for chances.
    """
    with told_in(language_of(language), file):
        record = records.read_record(file)
        match = records.verify(record)
    if record.result is None:
        raise BadSetup("FILE", str(file), "a match that is over; this one goes on")
    if seat is not None and not 1 <= seat <= record.seats:
        raise BadSetup("seat", seat, f"a seat from 1 to {record.seats}")
    reader = Seat(first_person(record) if seat is None else seat - 1)
    words = translator(language_of(language), match.game)
    with bar(words.say("review-working")) as advance:
        found = bots.overview(match, reader, EFFORT, advance)
    if as_json:
        closer(match, found, words)
        write_json(as_data(match.game, found))
        return
    players = record.players or [str(place + 1) for place in range(record.seats)]
    screen = Screen(console(), words, match.game, names_of(players, words), int(reader))
    screen.scene.titles = titles_of(players, words)
    screen.say_pack()
    paper = Paper(screen, match.game, found)
    paper.chances()
    closer(match, found, words)
    paper.show()
    screen.line()
    screen.say("review-look", "dim")
    number = str(found.costly[0].number if found.costly else 0)
    screen.command("replay", str(file), "--to", number, "--seat", str(int(reader) + 1), "--hands")
    screen.command("play", "--from", str(file), "--at", number, "--seat", str(int(reader) + 1))


def closer(match: Any, found: bots.Review[Any], words: Translator) -> None:
    """The second half of a review, which takes longer."""
    with bar(words.say("review-closer")) as advance:
        bots.look_closer(match, found, EFFORT, bot_named(bots.LEVEL), advance)


@contextmanager
def bar(text: str) -> Iterator[Any]:
    """A progress bar; what it yields is told how much is done, 0 to 1."""
    with progress() as shown:
        task = shown.add_task(text, total=PERCENT)
        yield lambda share: shown.update(task, completed=int(PERCENT * share))


class Paper:
    """Prints a review."""

    def __init__(self, screen: Screen, game: Any, found: bots.Review[Any]) -> None:
        self.screen = screen
        self.game = game
        self.found = found
        self.measure = measure(game)
        self.name = game.info.name

    def show(self) -> None:
        """What cost most, and what luck did."""
        words, seat = self.screen.words, f"seat:{self.found.seat}"
        self.title("review-costly", {"seat": seat})
        for one in self.found.costly:
            self.costly(one)
        if not self.found.costly:
            self.screen.line(words.say(f"review-cheap-{self.measure}"))
        self.title("review-luck", {})
        for stroke in self.found.strokes:
            key = f"review-{'gave' if stroke.gain > 0 else 'took'}-{self.measure}"
            count = abs(bots.told_gain(self.game, stroke.gain))
            self.say(Phrase(key, {"number": stroke.number + 1, "seat": seat, "count": count, "game": self.name}))
            self.screen.line(f"  {self.happened(stroke)}", "dim")
        if not self.found.strokes:
            self.screen.line(words.say("review-even"))

    def happened(self, stroke: bots.Stroke) -> str:
        """What came to light, as far as the seat saw it."""
        scene, events = self.screen.scene, bots.at(self.found.taken, stroke.number).events
        seen = [one for one in events if one.is_for(stroke.seat) and one.key != "turn"]
        told = [self.screen.words.event(one, scene.names, scene.you) for one in seen]
        return " ".join(text for text in told if text)

    def chances(self) -> None:
        """A row for each moment, a column for each seat."""
        words, moments = self.screen.words, self.found.moments
        self.screen.line()
        self.screen.say(f"review-course-{self.measure}", "bold", game=self.name)
        self.screen.say(f"review-how-{self.measure}", "dim")
        grid = Grid.grid(padding=(0, 2, 0, 0))
        grid.add_column()
        names = [
            Text(f"{seat_mark(seat)} {name}", style=seat_style(seat))
            for seat, name in enumerate(self.screen.scene.names)
        ]
        for _name in names:
            grid.add_column(justify="right")
        grid.add_row(words.say("review-after"), *names)
        step = max(1, -(-len(moments) // ROWS))
        for place, moment in enumerate(moments):
            if place % step == 0 or moment is moments[-1]:
                last = moment is moments[-1]
                name = words.say("review-begin" if place == 0 else "review-end") if place == 0 or last else ""
                numbers = [str(bots.told(self.game, chance)) for chance in moment.chances]
                grid.add_row(name or str(moment.number), *numbers)
        self.screen.console.print(Padding(grid, (0, 2)))

    def costly(self, one: bots.Costly) -> None:
        """One decision: what was done, what would have been better, and why."""
        words = self.screen.words
        before = bots.at(self.found.taken, one.number).before
        options = {int(option.action): option for option in self.game.prompt(before, one.seat).options}
        text = {action: self.text(options[int(action)]) for action in (one.taken, one.better)}
        self.screen.line(words.say("review-taken", number=one.number + 1, text=text[one.taken]), "bold")
        count = bots.told_gain(self.game, one.gain)
        better = words.say(f"review-better-{self.measure}", text=text[one.better], count=count, game=self.name)
        self.screen.line(f"  {better}")
        why = Why(words, list(self.screen.scene.names), self.screen.scene.you)
        for line in why.lines(reasons(one.alternatives, options)):
            self.screen.line(f"  {line}", "dim")

    def text(self, option: Option) -> str:
        """An answer."""
        return self.screen.words.text(option.text, self.screen.scene.names, self.screen.scene.you)

    def title(self, key: str, params: dict[str, str]) -> None:
        """A headline."""
        self.screen.line()
        self.say(Phrase(key, {**params}), "bold")

    def say(self, phrase: Phrase, style: str = "") -> None:
        """A sentence with names in it."""
        self.screen.line(self.screen.words.text(phrase, self.screen.scene.names, self.screen.scene.you), style)


def as_data(game: Any, found: bots.Review[Any]) -> dict[str, Any]:
    """A review as JSON values; seats count from 0, chances and gains are shares of matches won, or points."""
    show = {one.number: game.show(one.before, one.action) for one in found.taken}
    return {
        "seat": int(found.seat),
        "measure": measure(game),
        "moments": [{"number": one.number, "chances": one.chances} for one in found.moments],
        "costly": [
            {
                "number": one.number,
                "taken": show[one.number],
                "better": game.show(bots.at(found.taken, one.number).before, one.better),
                "gain": one.gain,
            }
            for one in found.costly
        ],
        "luck": [{"number": one.number, "gain": one.gain} for one in found.strokes],
    }
