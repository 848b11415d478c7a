"""`gamekeeper replay`: matches on paper."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Any

import typer

from gamekeeper import records
from gamekeeper.cli.output import console, translator
from gamekeeper.cli.players import names_of, titles_of
from gamekeeper.cli.reasons import told_in
from gamekeeper.cli.screen import Quit, Screen
from gamekeeper.cli.settings import Language, language_of
from gamekeeper.core.errors import BadSetup
from gamekeeper.core.ids import SPECTATOR, Seat
from gamekeeper.core.match import Match, standing
from gamekeeper.core.record import Record, replay

File = Annotated[Path, typer.Argument(metavar="FILE", help="A record, as 'play' and 'simulate' write them.")]


def register(app: typer.Typer) -> None:
    """Add the command."""
    app.command("replay", short_help="Show a recorded match, at any point of it.")(show_replay)


def show_replay(
    file: File,
    to: Annotated[
        int | None, typer.Option("--to", metavar="NUMBER", help="Show the table after this many decisions.")
    ] = None,
    step: Annotated[bool, typer.Option("--step", help="Go through the match decision by decision.")] = False,
    seat: Annotated[
        int | None, typer.Option(metavar="NUMBER", help="Show what this seat saw, its hand too; else what all saw.")
    ] = None,
    hands: Annotated[bool, typer.Option("--hands", help="Show what everybody holds at that point.")] = False,
    language: Language = None,
) -> None:
    """Show a recorded match: what happened, and the table at the end or after --to decisions."""
    with told_in(language_of(language), file):
        record = records.read_record(file)
        records.replay(record)
    total = len(record.lines)
    if seat is not None and not 1 <= seat <= record.seats:
        raise BadSetup("seat", seat, f"a seat from 1 to {record.seats}")
    if to is not None and not 0 <= to <= total:
        raise BadSetup("to", to, f"a decision from 0 to {total}")
    reader = SPECTATOR if seat is None else Seat(seat - 1)
    viewer = Viewer(record, reader, language_of(language), hands)
    if step:
        viewer.browse(0 if to is None else to)
    else:
        viewer.show_log(total if to is None else to)


class Viewer:
    """Shows one record to one reader."""

    def __init__(self, record: Record, reader: Seat, language: str, hands: bool) -> None:
        self.record = record
        self.reader = reader
        self.hands = hands
        self.game = records.game_of(record)
        words = translator(language, self.game)
        players = record.players or [str(seat + 1) for seat in range(record.seats)]
        self.screen = Screen(console(), words, self.game, names_of(players, words), int(reader))
        self.screen.scene.titles = titles_of(players, words)
        self.screen.say_pack()

    def show_log(self, number: int) -> None:
        """Everything up to a decision, and the table there."""
        match = replay(self.game, self.record, number)
        self.screen.news(self.events(match), is_numbered=True)
        self.show_table(match, number)
        if self.game.is_over(match.state):
            self.screen.result(match.state)

    def browse(self, number: int) -> None:
        """Step through the match as the person asks."""
        words, total = self.screen.words, len(self.record.lines)
        while True:
            match = replay(self.game, self.record, number)
            before = replay(self.game, self.record, max(0, number - 1))
            skip = len(before.sink.events) if number else 0
            self.screen.line()
            self.screen.news([event for event in match.sink.events[skip:] if event.is_for(self.reader)])
            self.show_table(match, number)
            if self.game.is_over(match.state):
                self.screen.result(match.state)
            self.screen.line(words.say("replay-keys"), "dim")
            try:
                wanted = next_number(self.screen.read_line().strip().lower(), number)
            except (Quit, KeyboardInterrupt):
                return
            number = max(0, min(total, wanted))

    def show_table(self, match: Match[Any], number: int) -> None:
        """The table after a decision."""
        total = len(self.record.lines)
        self.screen.say("replay-place", "bold", number=number, total=total)
        self.screen.table(match.state, self.reader, None)
        if self.hands:
            self.screen.hands(match.state)

    def events(self, match: Match[Any]) -> list[Any]:
        """What the reader may know of the match, nothing taken back in it."""
        return [event for event in standing(match.sink.events) if event.is_for(self.reader)]


def next_number(text: str, number: int) -> int:
    """Which decision a typed line asks for: a number, b for back, q to leave, else the next."""
    if text in ("q", "quit"):
        raise Quit
    if text.isdecimal() and len(text) < 7:
        return int(text)
    return number - 1 if text in ("b", "back", "-") else number + 1
