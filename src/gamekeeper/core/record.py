"""A match on paper: everything needed to play it again anywhere, and the check that it does.

Reading and writing files is `gamekeeper.records`; this module knows no files.
"""

from __future__ import annotations

from typing import Final

from gamekeeper.core.errors import BadRecord, GamekeeperError
from gamekeeper.core.game import Game, S
from gamekeeper.core.ids import Action, Seat
from gamekeeper.core.info import Options
from gamekeeper.core.match import UNDO, Match
from gamekeeper.core.rng import commitment

UNDO_TEXT: Final = "undo"


class Line:
    """One decision on paper: the seat and the action in notation, or ``undo``."""

    def __init__(self, seat: int, action: str) -> None:
        self.seat = seat
        self.action = action


class Result:
    """How a finished match ended: the outcome's key, scores and places by seat."""

    def __init__(self, outcome: str, scores: list[int], places: list[int]) -> None:
        self.outcome = outcome
        self.scores = scores
        self.places = places


class Record:
    """One match. `seed` is None while it is secret; `result` is None until the end.

    `players` says who sat where: a person's name, or a bot's like ``bot:hard``. `pack` is the hash of the component
    pack, empty in games without; `pack_text` is the pack itself where it is not the game's box.
    """

    def __init__(self, game: str, rules_version: int, seats: int, options: Options, published: str) -> None:
        self.game = game
        self.rules_version = rules_version
        self.seats = seats
        self.options = options
        self.published = published
        self.pack = ""
        self.pack_text = ""
        self.players: list[str] = []
        self.lines: list[Line] = []
        self.seed: bytes | None = None
        self.result: Result | None = None


def heading_of(game: Game[S], published: str) -> Record:
    """A record of nothing yet: what is played, with which components."""
    record = Record(game.info.name, game.info.rules_version, int(game.seats), dict(game.options), published)
    record.pack = game.pack_digest
    record.pack_text = game.pack_text
    return record


def record_of(match: Match[S], players: list[str]) -> Record:
    """The record of a match, seed included."""
    game = match.game
    record = heading_of(game, match.commitment)
    record.players = list(players)
    record.seed = match.seed
    record.lines = lines_of(match)
    if game.is_over(match.state):
        record.result = Result(game.outcome(match.state), game.scores(match.state), game.ranking(match.state))
    return record


def lines_of(match: Match[S]) -> list[Line]:
    """The history of a match in notation."""
    game = match.game
    return [
        Line(int(entry.seat), UNDO_TEXT if entry.action == UNDO else game.show(match.state, entry.action))
        for entry in match.history
    ]


def replay(game: Game[S], record: Record, upto: int = -1) -> Match[S]:
    """Play a record again, its first `upto` lines (-1: all). BadRecord names the line that does not fit."""
    if record.seed is None:
        raise BadRecord("record holds no seed: a match can be replayed once its seed is published")
    check_heading(game, record)
    match = Match(game, record.seed)
    lines = record.lines if upto < 0 else record.lines[:upto]
    for number, line in enumerate(lines, 1):
        try:
            if line.action == UNDO_TEXT:
                match.undo(Seat(line.seat))
            else:
                match.play(Seat(line.seat), Action(game.read(match.state, line.action)))
        except GamekeeperError as error:
            raise BadRecord(f"line {number}: seat {line.seat} {line.action!r}: {error}") from error
    return match


def check_heading(game: Game[S], record: Record) -> None:
    """The record must be of this game, these rules and this table."""
    wanted = (game.info.name, game.info.rules_version, int(game.seats))
    got = (record.game, record.rules_version, record.seats)
    if got != wanted:
        raise BadRecord(f"record is of game, rules version and seats {got}, wanted {wanted}")
    if dict(game.options) != record.options:
        raise BadRecord(f"record has options {record.options}, wanted {dict(game.options)}")
    if record.pack not in ("", game.pack_digest):
        raise BadRecord(f"record was played with the pack {record.pack}, wanted {game.pack_digest or 'none'}")


def verify(game: Game[S], record: Record) -> Match[S]:
    """Replay a finished record and compare everything it claims; BadRecord names what does not hold."""
    if record.seed is not None and commitment(record.seed) != record.published:
        raise BadRecord(f"the seed's hash is {commitment(record.seed)}, published at the start was {record.published}")
    match = replay(game, record)
    over = game.is_over(match.state)
    if record.result is None:
        if over:
            raise BadRecord("the match is over but the record holds no result")
        return match
    if not over:
        raise BadRecord(f"record ends after {len(record.lines)} lines but the match goes on")
    got = (record.result.outcome, record.result.scores, record.result.places)
    wanted = (game.outcome(match.state), game.scores(match.state), game.ranking(match.state))
    if got != wanted:
        raise BadRecord(f"record claims outcome, scores and places {got}, replay gives {wanted}")
    return match
