"""`gamekeeper replay` and `gamekeeper verify`: matches on paper."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Annotated, Any

import typer
from rich.console import Console

from gamekeeper import records
from gamekeeper.cli.dialogue import Quit, read_line
from gamekeeper.cli.players import names_of, titles_of
from gamekeeper.cli.screen import Screen
from gamekeeper.cli.settings import LANGUAGE_HELP, console, language_of
from gamekeeper.core.errors import BadRecord, BadSetup
from gamekeeper.core.ids import SPECTATOR, Seat
from gamekeeper.core.match import Match, standing
from gamekeeper.core.record import Record, replay, verify
from gamekeeper.core.rng import commitment
from gamekeeper.words import Translator

File = Annotated[Path, typer.Argument(metavar="FILE", help="A record, as 'play' and 'simulate' write them.")]
Language = Annotated[str | None, typer.Option(metavar="LANGUAGE", help=LANGUAGE_HELP)]


def register(app: typer.Typer) -> None:
    """Add the commands."""
    app.command("replay", short_help="Show a recorded match, at any point of it.")(show_replay)
    app.command("verify", short_help="Check a record: the shuffle, every action, the result.")(show_verify)


# --- replay ----------------------------------------------------------------------------------------


def show_replay(
    file: File,
    to: Annotated[
        int | None, typer.Option("--to", metavar="NUMBER", help="Show the table after this many decisions.")
    ] = None,
    step: Annotated[bool, typer.Option("--step", help="Go through the match decision by decision.")] = False,
    seat: Annotated[
        int | None, typer.Option(metavar="NUMBER", help="Show what this seat saw, its hand too; else what all saw.")
    ] = None,
    language: Language = None,
) -> None:
    """Show a recorded match: what happened, and the table at the end or after --to decisions."""
    record = records.read_record(file)
    total = len(record.lines)
    if seat is not None and not 1 <= seat <= record.seats:
        raise BadSetup("seat", seat, f"a seat from 1 to {record.seats}")
    if to is not None and not 0 <= to <= total:
        raise BadSetup("to", to, f"a decision from 0 to {total}")
    reader = SPECTATOR if seat is None else Seat(seat - 1)
    viewer = Viewer(record, reader, language_of(language))
    if step:
        viewer.browse(0 if to is None else to)
    else:
        viewer.show_log(total if to is None else to)


class Viewer:
    """Shows one record to one reader."""

    def __init__(self, record: Record, reader: Seat, language: str) -> None:
        self.record = record
        self.reader = reader
        self.game = records.game_of(record)
        words = Translator(language, self.game)
        players = record.players or [str(seat + 1) for seat in range(record.seats)]
        self.screen = Screen(console(), words, self.game, names_of(players, words), int(reader))
        self.screen.scene.titles = titles_of(players, words)

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
                wanted = next_number(read_line().strip().lower(), number)
            except (Quit, KeyboardInterrupt):
                return
            number = max(0, min(total, wanted))

    def show_table(self, match: Match[Any], number: int) -> None:
        """The table after a decision."""
        total = len(self.record.lines)
        self.screen.say("replay-place", "bold", number=number, total=total)
        self.screen.table(match.state, self.reader, None)

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


# --- verify ----------------------------------------------------------------------------------------


def show_verify(
    file: File,
    as_json: Annotated[bool, typer.Option("--json", help="As JSON, for programs.")] = False,
    language: Language = None,
) -> None:
    """Check a record: the seed against its hash, every action against the rules, and the result.

    Exit code 0 when all of it holds, 1 when something does not.
    """
    record = records.read_record(file)
    checks = Checks(record)
    checks.run()
    words = Translator(language_of(language), records.game_of(record))
    if as_json:
        result = {"file": str(file), "ok": not checks.failure, "passed": checks.passed, "failure": checks.failure}
        typer.echo(json.dumps(result, ensure_ascii=False, indent=2))
    else:
        report(console(), words, checks)
    if checks.failure:
        raise typer.Exit(1)


class Checks:
    """The checks of one record in order; the first that fails ends them."""

    def __init__(self, record: Record) -> None:
        self.record = record
        self.passed: list[str] = []
        self.failure = ""

    def run(self) -> None:
        """Run all checks."""
        game, record = records.game_of(self.record), self.record
        try:
            if record.seed is None:
                raise BadRecord("the seed is still secret; ask again when the match is over")
            if commitment(record.seed) != record.published:
                raise BadRecord(f"the seed's hash is {commitment(record.seed)}, published was {record.published}")
            self.passed.append("seed")
            replay(game, record)
            self.passed.append("actions")
            verify(game, record)
            self.passed.append("result" if record.result else "unfinished")
        except BadRecord as error:
            self.failure = str(error)


def report(out: Console, words: Translator, checks: Checks) -> None:
    """The checks on the console."""
    record = checks.record
    facts: dict[str, dict[str, object]] = {"seed": {"hash": record.published}, "actions": {"count": len(record.lines)}}
    for key in checks.passed:
        out.print(f"✓ {words.say(f'verify-{key}', **facts.get(key, {}))}", style="green")
    if checks.failure:
        out.print(f"✗ {words.say('verify-failed', reason=checks.failure)}", style="red")
    else:
        out.print(words.say("verify-holds"), style="bold")
