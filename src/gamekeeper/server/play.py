"""One match with its history in memory: replaying it, looking at it, and what the next row would do."""

from __future__ import annotations

from typing import Any

from gamekeeper.core.errors import GamekeeperError
from gamekeeper.core.game import Game
from gamekeeper.core.ids import Action, Seat
from gamekeeper.core.match import UNDO, Match
from gamekeeper.core.record import UNDO_TEXT
from gamekeeper.core.rng import derive, stream
from gamekeeper.core.state import State
from gamekeeper.server.errors import DamagedTable
from gamekeeper.server.sight import Position, known_to
from gamekeeper.server.store import Snapshot, StoredRow
from gamekeeper.server.thinking import Question

NOBODY = -1


class Play:
    """A match and its rows; `marks[n]` is how many events had happened after n rows."""

    def __init__(self, game: Game[Any], seed: bytes) -> None:
        self.match: Match[Any] = Match(game, seed)
        self.game = game
        self.rows: list[StoredRow] = []
        self.marks: list[int] = [len(self.match.sink.events)]
        self.keys: dict[str, int] = {}  # key → rows before it
        self.saves: list[bytes] | None = None  # the position after n rows, once somebody looks back

    @property
    def number(self) -> int:
        """Rows in the history."""
        return len(self.rows)

    @property
    def state(self) -> State:
        """The current position."""
        state: State = self.match.state
        return state

    def is_over(self) -> bool:
        """Whether nobody owes a decision."""
        return self.game.is_over(self.state)

    def read(self, seat: int, text: str) -> Action:
        """The action a seat names; what it can be short for depends on what that seat knows alone."""
        if text == UNDO_TEXT:
            return UNDO
        return self.game.read(known_to(self.game, self.state, Seat(seat)), text)

    def show(self, action: Action) -> str:
        """An action as it stands in the history."""
        return UNDO_TEXT if action == UNDO else self.game.show(self.state, action)

    def after(self, seat: int, action: Action) -> State:
        """The position an action that is allowed leads to; the match stays as it is."""
        if action == UNDO:
            state: State = self.match.checkpoints[-1].state
            return state
        twin: State = self.game.copy(self.state)
        self.game.apply(twin, Seat(seat), action)
        return twin

    def follow(self, row: StoredRow) -> None:
        """Carry out a row that is in the store."""
        if row.action == UNDO_TEXT:
            self.match.undo(Seat(row.seat))
        else:
            self.match.play(Seat(row.seat), Action(self.game.read(self.state, row.action)))
        self.keys[row.key] = len(self.rows)
        self.rows.append(row)
        self.marks.append(len(self.match.sink.events))
        if self.saves is not None:
            self.saves.append(self.game.save(self.state))

    def position(self) -> Position:
        """The current position."""
        seats = range(int(self.game.seats))
        undoer = next((seat for seat in seats if self.match.may_undo(Seat(seat))), NOBODY)
        return self.position_of(self.state, self.number, NOBODY if self.is_over() else undoer)

    def past(self, number: int) -> Position:
        """The position after `number` rows; `look_back` comes first."""
        assert self.saves is not None
        return self.position_of(self.game.load(self.saves[number]), number, NOBODY)

    def position_of(self, state: State, number: int, undoer: int) -> Position:
        """A position of this match."""
        marks = self.marks[: number + 1]
        match = self.match
        return Position(self.game, state, match.sink.events, marks, undoer, match.commitment, match.seed)

    def question(self, seat: int, purpose: str, seconds: float) -> Question:
        """What a bot process is asked on behalf of a seat: it gets a position dealt again for that seat."""
        luck = derive(self.match.seed, f"{purpose} {seat} {self.number}")
        known = self.game.redeal(self.state, Seat(seat), stream(luck, "deal"))
        game = self.game
        options = tuple(sorted(game.options.items()))
        place = (game.info.name, int(game.seats), options, game.pack_text)
        return Question(*place, game.save(known), seat, luck, seconds)


def replayed(game: Game[Any], seed: bytes, rows: list[StoredRow], snapshot: Snapshot | None) -> Play:
    """The match of a table; DamagedTable when its rows do not lead to its snapshot."""
    play = Play(game, seed)
    try:
        for row in rows:
            check(row.number == play.number, f"row {play.number} is missing")
            play.follow(row)
            if snapshot is not None and snapshot.number == play.number:
                check(play.game.save(play.state) == snapshot.state, f"row {row.number} does not lead to the snapshot")
    except DamagedTable:
        raise
    except GamekeeperError as error:
        raise DamagedTable(f"the stored match does not replay: row {play.number} is refused") from error
    check(snapshot is None or snapshot.number <= play.number, "the snapshot is later than the last row")
    return play


def check(holds: bool, otherwise: str) -> None:
    """DamagedTable unless it holds."""
    if not holds:
        raise DamagedTable(f"the stored match does not replay: {otherwise}")


def saves_of(game: Game[Any], seed: bytes, rows: list[StoredRow]) -> list[bytes]:
    """The positions after 0, 1, 2 … rows."""
    play = Play(game, seed)
    saves = [play.game.save(play.state)]
    for row in rows:
        play.follow(row)
        saves.append(play.game.save(play.state))
    return saves
