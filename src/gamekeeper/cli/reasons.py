"""Why a record does not hold, in the reader's language."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from gamekeeper import records
from gamekeeper.cli.output import harmless, translator
from gamekeeper.cli.players import names_of
from gamekeeper.core.errors import BadRecord, BadText, GamekeeperError, NothingToUndo
from gamekeeper.core.ids import Action, Seat
from gamekeeper.core.record import HEADING_LINES, Record
from gamekeeper.words import Translator


class RecordRefused(GamekeeperError):
    """A record that cannot be used, told in words."""


@contextmanager
def told_in(language: str, path: Path) -> Iterator[None]:
    """Have errors of the record in a file told in a language."""
    try:
        yield
    except BadRecord as error:
        raise RecordRefused(f"{path}: {reason_of(error, language, None)}") from error


def reason_of(error: BadRecord, language: str, record: Record | None) -> str:
    """Why a record does not hold, with the line of its file; the record says who sat where, if it could be read."""
    words = translator(language)
    names = [] if record is None else names_of(record.players, words)
    params = {key: harmless(str(value)) for key, value in error.params.items()}
    told = words.fill(error.key, params, names, -1)
    if record is not None and error.cause is not None:
        told = f"{told} {rule_broken(error, words, record)}"
    return words.say("record-at-line", line=str(error.line), reason=told) if error.line else told


def rule_broken(error: BadRecord, words: Translator, record: Record) -> str:
    """Why a decision of a record cannot be taken where it stands."""
    number = error.line - HEADING_LINES
    line = record.lines[number - 1]
    if isinstance(error.cause, BadText):
        return words.say("error-bad-text", got=harmless(line.action))
    if isinstance(error.cause, NothingToUndo):
        return words.say("error-nothing-to-undo")
    match = records.replay(record, number - 1)
    action = Action(match.game.read(match.state, line.action, Seat(line.seat)))
    phrase = match.game.why_not(match.state, Seat(line.seat), action)
    spoken = translator(words.language, match.game)
    return "" if phrase is None else spoken.cited(phrase, names_of(record.players, spoken), line.seat)
