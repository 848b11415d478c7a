"""A match in play: the state with its events, its history, and undo."""

from __future__ import annotations

from typing import Final, Generic

from gamekeeper.core.errors import NothingToUndo
from gamekeeper.core.events import Event, Sink
from gamekeeper.core.game import Game, S
from gamekeeper.core.ids import EVERYONE, Action, Seat
from gamekeeper.core.rng import Rng, commitment

UNDO: Final[Action] = Action(-1)
"""Stands in a match's history where a seat took its last action back."""


class Entry:
    """One line of a match's history: a seat and its action, or UNDO."""

    def __init__(self, seat: Seat, action: Action) -> None:
        self.seat = seat
        self.action = action


class Checkpoint(Generic[S]):
    """Where undo can go back to: the position before an action, and how many events had happened."""

    def __init__(self, seat: Seat, state: S, events: int) -> None:
        self.seat = seat
        self.state = state
        self.events = events


class Match(Generic[S]):
    """One match from its seed on. `play` and `undo` are its only doors; both check."""

    def __init__(self, game: Game[S], seed: bytes) -> None:
        self.game = game
        self.seed = seed
        self.commitment = commitment(seed)
        self.sink = Sink()
        self.state: S = game.setup(seed, self.sink)
        self.history: list[Entry] = []
        self.checkpoints: list[Checkpoint[S]] = []

    def play(self, seat: Seat, action: Action) -> list[Event]:
        """Take an action; the events it caused. Raises IllegalAction or NotYourDecision, changing nothing."""
        before = self.game.copy(self.state)
        first = len(self.sink.events)
        self.game.play(self.state, seat, action)
        self.history.append(Entry(seat, action))
        if self.checkpoints and self.checkpoints[-1].seat != seat:
            self.checkpoints = []
        if self.state.barriers == before.barriers and same_chance(self.state.rng, before.rng):
            self.checkpoints.append(Checkpoint(seat, before, first))
        else:
            self.checkpoints = []
        return self.sink.events[first:]

    def may_undo(self, seat: Seat) -> bool:
        """Whether `seat` made the last decision and nothing unknown has come to light since."""
        return bool(self.checkpoints) and self.checkpoints[-1].seat == seat

    def undo(self, seat: Seat) -> list[Event]:
        """Take the seat's last action back; the ``undone`` event. Raises NothingToUndo at a barrier."""
        if not self.may_undo(seat):
            raise NothingToUndo(f"seat {seat} cannot take back past new information, chance or another seat's decision")
        checkpoint = self.checkpoints.pop()
        self.state = checkpoint.state
        self.state.sink = self.sink
        self.history.append(Entry(seat, UNDO))
        self.sink.emit(EVERYONE, "undone", {"seat": f"seat:{seat}", "to": checkpoint.events})
        return self.sink.events[-1:]


def same_chance(one: Rng, other: Rng) -> bool:
    """Whether two generators stand at the same point of the same stream."""
    return one.a == other.a and one.b == other.b and one.c == other.c and one.counter == other.counter


def standing(events: list[Event]) -> list[Event]:
    """The events that were not undone, in order."""
    result: list[Event] = []
    for event in events:
        if event.key == "undone":
            to = event.params["to"]
            assert isinstance(to, int)
            while result and result[-1].number >= to:
                result.pop()
        else:
            result.append(event)
    return result
