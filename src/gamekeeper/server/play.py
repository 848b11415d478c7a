"""One match with its history in memory: replaying it, looking at it, and what the next row would do."""

from __future__ import annotations

import sys
from typing import Any

from msgspec.structs import replace

from gamekeeper.chain import START, link
from gamekeeper.core.errors import GamekeeperError, OutdatedSave
from gamekeeper.core.game import Game
from gamekeeper.core.ids import SPECTATOR, Action, Seat
from gamekeeper.core.match import UNDO, Match, Step
from gamekeeper.core.record import UNDO_TEXT
from gamekeeper.core.rng import derive, stream
from gamekeeper.core.state import State
from gamekeeper.core.telling import Rest, Teller
from gamekeeper.server.chain import check_end, check_row, line_of
from gamekeeper.server.errors import DamagedTable
from gamekeeper.server.sight import Position, known_to
from gamekeeper.server.stored import Snapshot, StoredRow, StoredTable
from gamekeeper.server.thinking import Question

UNBOUNDED = UNTOLD = sys.maxsize
ROWS_TOLD = 32  # who was away for no longer sees everything move


class Play:
    """A match and its rows; `marks[n]` is how many events had happened after n rows."""

    def __init__(self, game: Game[Any], seed: bytes, origin: str = START, most_undos: int = UNBOUNDED) -> None:
        self.match: Match[Any] = Match(game, seed)
        self.links = [origin]  # the link of the history after n rows
        self.most_undos = most_undos
        self.undos: dict[int, int] = {}  # by seat
        self.game = game
        self.rows: list[StoredRow] = []
        self.marks: list[int] = [len(self.match.sink.events)]
        self.rests: list[Rest] = [{}]  # what is left to tell after n rows
        self.told_from = UNTOLD  # number of the first event that knows what it changed
        self.keys: dict[str, int] = {}  # key → rows before it
        self.asked_since = [0] * int(game.seats)  # by seat: rows before it was asked what it is asked now
        self.met: list[int] = []  # by row: `asked_since` of its seat, as it was then
        self.current: Position | None = None
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
        return self.game.read(known_to(self.game, self.state, Seat(seat)), text, Seat(seat))

    def show(self, action: Action) -> str:
        """An action as it stands in the history."""
        return UNDO_TEXT if action == UNDO else self.game.show(self.state, action)

    def is_named(self, number: int, text: str) -> bool:
        """Whether `text` named the action of a row, as its seat knew things then; `Past.remember` comes first."""
        assert self.saves is not None
        entry, past = self.match.history[number], self.game.load(self.saves[number])
        try:
            return bool(self.game.read(known_to(self.game, past, entry.seat), text, entry.seat) == entry.action)
        except GamekeeperError:
            return False

    def may_undo(self, seat: int) -> bool:
        """Whether a seat may take its last action back, as the rules see it and as often as it wants to."""
        return self.match.may_undo(Seat(seat)) and self.undos.get(seat, 0) < self.most_undos

    def is_stale(self, seat: int, number: int) -> bool:
        """Whether what a seat says about the position after `number` rows no longer meets what it is asked.

        What others do at the same time does not matter.
        """
        return not self.asked_since[seat] <= number <= self.number

    def attempt(self, seat: int, action: Action) -> Step[Any]:
        """What an action leads to; the match stays as it is. Raises what `Match.attempt` does."""
        return self.match.attempt(Seat(seat), action)

    def follow(self, row: StoredRow) -> None:
        """Carry out a row that is in the store."""
        action = UNDO if row.action == UNDO_TEXT else self.game.read(self.state, row.action, Seat(row.seat))
        self.adopt(self.attempt(row.seat, action), row)

    def adopt(self, step: Step[Any], row: StoredRow) -> None:
        """Make an attempt come true, now that its row is in the store."""
        before = self.state
        self.match.adopt(step)
        if step.action == UNDO:
            self.undos[row.seat] = self.undos.get(row.seat, 0) + 1
        self.rests.append(step.rest)
        self.keys[row.key] = len(self.rows)
        self.met.append(self.asked_since[row.seat])
        self.rows.append(row)
        self.links.append(link(self.links[-1], line_of(row)))
        self.marks.append(len(self.match.sink.events))
        for seat in range(int(self.game.seats)):
            if seat == row.seat or not is_asked_alike(before, self.state, Seat(seat)):
                self.asked_since[seat] = self.number
        self.current = None
        self.forget()
        if self.saves is not None:
            self.saves.append(self.game.save(self.state))

    def forget(self) -> None:
        """Drop what changed long ago: who was away for so long gets the whole view."""
        row = self.number - ROWS_TOLD
        if row > 0 and self.marks[row] > self.told_from:
            for event in self.match.sink.events[self.told_from : self.marks[row]]:
                event.changes = {}
            self.told_from = self.marks[row]

    def position(self) -> Position:
        """The current position, the same one until the next row. Once somebody has looked, changes are told."""
        if not self.match.views:
            self.match.tell([SPECTATOR, *(Seat(seat) for seat in range(int(self.game.seats)))])
            self.told_from = self.marks[-1]
        if self.current is None:
            seats = range(int(self.game.seats))
            undoers = [] if self.is_over() else [seat for seat in seats if self.may_undo(seat)]
            self.current = self.position_of(self.state, self.number, undoers)
        return self.current

    def past(self, number: int, reader: int) -> Position:
        """The position after `number` rows, its last row told again to a reader; `Past.remember` comes first."""
        assert self.saves is not None
        position = self.position_of(self.game.load(self.saves[number]), number, [])
        if number == 0:
            return position
        first = self.marks[number - 1]
        told = self.told_again(number, Seat(reader))
        rests = [*self.rests[:number], told.rest()]
        return replace(position, events=[*position.events[:first], *told.events], told_from=first, rests=rests)

    def told_again(self, number: int, reader: Seat) -> Teller[Any]:
        """What a reader was told with row `number`."""
        assert self.saves is not None
        before = self.game.load(self.saves[number - 1])
        entry, first = self.match.history[number - 1], self.marks[number - 1]
        views = {reader: self.game.view(before, reader)}
        if entry.action != UNDO:
            teller = Teller(self.game, before, views, first)
            self.game.advance(before, entry.seat, entry.action)
            return teller
        teller = Teller(self.game, self.game.load(self.saves[number]), views, first)
        undone = self.match.sink.events[first]
        teller.emit(undone.audience, undone.key, undone.params)
        return teller

    def position_of(self, state: State, number: int, undoers: list[int]) -> Position:
        """A position of this match."""
        marks = self.marks[: number + 1]
        match, events = self.match, self.match.sink.events
        told_from = min(self.told_from, marks[-1])
        place = (self.game, state, events, marks, told_from, self.rests, undoers)
        return Position(*place, self.asked_since[:], match.commitment, match.seed)

    def question(self, seat: int, purpose: str, seconds: float) -> Question:
        """What a bot process is asked on behalf of a seat: it gets a position dealt again for that seat."""
        luck = derive(self.match.seed, f"{purpose} {seat} {self.number}")
        known = self.game.redeal(self.state, Seat(seat), stream(luck, "deal"))
        game = self.game
        options = tuple(sorted(game.options.items()))
        place = (game.info.name, int(game.seats), options, game.pack_text)
        return Question(*place, game.save(known), seat, luck, seconds)


def is_asked_alike(before: State, after: State, seat: Seat) -> bool:
    """Whether a seat is asked the same after another one's decision, while all act at the same time."""
    if before.in_corners() and after.in_corners() and after.closings == 0:
        return list(before.corner(seat)) == list(after.corner(seat))
    return before.is_simultaneous() and after.is_simultaneous() and list(before.questions) == list(after.questions)


def replayed(play: Play, table: StoredTable, rows: list[StoredRow], snapshot: Snapshot | None) -> Play:
    """The match of a table; DamagedTable when its rows are not all there or do not lead to its snapshot."""
    try:
        for row in rows:
            check(row.number == play.number, f"row {play.number} is missing")
            check_row(play, row)
            play.follow(row)
            if snapshot is not None and snapshot.number == play.number:
                check(leads_to(play, snapshot), f"row {row.number} does not lead to the snapshot")
    except DamagedTable:
        raise
    except GamekeeperError as error:
        raise DamagedTable(f"the stored match does not replay: row {play.number} is refused") from error
    check_end(play, table)
    check(snapshot is None or snapshot.number <= play.number, "the snapshot is later than the last row")
    return play


def leads_to(play: Play, snapshot: Snapshot) -> bool:
    """Whether the match stands at its snapshot; one of an earlier version of saved positions says nothing."""
    if play.game.save(play.state) == snapshot.state:
        return True
    try:
        play.game.load(snapshot.state)
    except OutdatedSave:
        return True
    return False


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
