"""A match on paper: everything needed to play it again anywhere, and the check that it does.

Reading and writing files is `gamekeeper.records`; this module knows no files.
"""

from __future__ import annotations

from typing import Final

from gamekeeper.core.errors import BadRecord, GamekeeperError
from gamekeeper.core.game import Game, S
from gamekeeper.core.ids import Action, Params, Seat
from gamekeeper.core.info import Options
from gamekeeper.core.match import UNDO, Match
from gamekeeper.core.rng import commitment

UNDO_TEXT: Final = "undo"
HEADING_LINES: Final = 1  # before the first decision on paper


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

    def told(self) -> str:
        """All of it, to compare and for an error."""
        return f"({self.outcome!r}, {self.scores}, {self.places})"


class Record:
    """One match. `seed` is None while it is secret; `result` is None until the end.

    `players` says who sat where: a person's name, or a bot's like ``bot:hard``. `pack` is the hash of the component
    pack, empty in games without; `pack_text` is the pack itself where it is not the game's box. `format` is that of
    the file it was read from, 0 for one that was not.
    """

    def __init__(self, game: str, rules_version: int, seats: int, options: Options, published: str) -> None:
        self.game = game
        self.rules_version = rules_version
        self.seats = seats
        self.options = options
        self.published = published
        self.pack = ""
        self.pack_text = ""
        self.format = 0
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
        record.result = result_of(match)
    return record


def result_of(match: Match[S]) -> Result:
    """How a match stands."""
    game, s = match.game, match.state
    return Result(game.outcome(s), game.scores(s), game.ranking(s))


def lines_of(match: Match[S]) -> list[Line]:
    """The history of a match in notation."""
    game = match.game
    return [
        Line(int(entry.seat), UNDO_TEXT if entry.action == UNDO else game.show(match.state, entry.action))
        for entry in match.history
    ]


def replay(game: Game[S], record: Record, upto: int = -1) -> Match[S]:
    """Play a record again, its first `upto` decisions (-1: all). BadRecord names the line that does not fit."""
    if record.seed is None:
        raise BadRecord("record holds no seed: a match can be replayed once its seed is published", "record-secret")
    check_heading(game, record)
    match = Match(game, record.seed)
    lines = record.lines if upto < 0 else record.lines[:upto]
    for number, line in enumerate(lines, 1):
        try:
            if line.action == UNDO_TEXT:
                match.undo(Seat(line.seat))
            else:
                match.play(Seat(line.seat), Action(game.read(match.state, line.action, Seat(line.seat))))
        except GamekeeperError as error:
            raise does_not_fit(number, line, error) from error
    return match


def does_not_fit(number: int, line: Line, error: GamekeeperError) -> BadRecord:
    """The error for a decision that cannot be taken where it stands, which was refused with `error`."""
    place = number + HEADING_LINES
    told = f"line {place}: decision {number}: seat {line.seat} {line.action!r}: {error}"
    params: Params = {"number": number, "seat": f"seat:{line.seat}", "got": line.action}
    refused = BadRecord(told, "record-decision", place, params)
    refused.cause = error
    return refused


def check_heading(game: Game[S], record: Record) -> None:
    """The record must be of this game, these rules and this table."""
    wanted = (game.info.name, game.info.rules_version, int(game.seats))
    got = (record.game, record.rules_version, record.seats)
    told = ""
    if got != wanted:
        told = f"record is of game, rules version and seats {got}, wanted {wanted}"
    elif dict(game.options) != record.options:
        told = f"record has options {record.options}, wanted {dict(game.options)}"
    elif record.pack not in ("", game.pack_digest):
        told = f"record was played with the pack {record.pack}, wanted {game.pack_digest or 'none'}"
    if told:
        raise BadRecord(told, "record-other-table", HEADING_LINES)


def check_seed(record: Record) -> None:
    """BadRecord unless the record's seed is there and is the one that was promised."""
    if record.seed is None:
        raise BadRecord("the seed is still secret; ask again when the match is over", "record-secret")
    found = commitment(record.seed)
    if found != record.published:
        told = f"the seed's hash is {found}, published at the start was {record.published}"
        raise BadRecord(told, "record-seed", HEADING_LINES, {"got": found, "wanted": record.published})


def check_result(match: Match[S], record: Record) -> None:
    """BadRecord unless the record claims what its decisions lead to; `match` is the record played again."""
    game, last = match.game, HEADING_LINES + len(record.lines) + 1
    over = game.is_over(match.state)
    if record.result is None:
        if over:
            raise BadRecord("the match is over but the record holds no result", "record-no-result", last)
        return
    if not over:
        told = f"record ends after {len(record.lines)} decisions but the match goes on"
        raise BadRecord(told, "record-goes-on", last, {"count": len(record.lines)})
    got, wanted = record.result, result_of(match)
    if got.told() != wanted.told():
        told = f"record claims outcome, scores and places {got.told()}, replay gives {wanted.told()}"
        raise BadRecord(told, "record-result", last, {"got": got.told(), "wanted": wanted.told()})


def verify(game: Game[S], record: Record) -> Match[S]:
    """Replay a record and compare everything it claims; BadRecord names what does not hold."""
    check_seed(record)
    match = replay(game, record)
    check_result(match, record)
    return match
