"""A match in play: the state with its events, its history, and undo."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, Generic

from gamekeeper.core.errors import NothingToUndo
from gamekeeper.core.events import Event, Sink
from gamekeeper.core.game import Game, S
from gamekeeper.core.ids import EVERYONE, Action, Seat
from gamekeeper.core.rng import Rng, commitment
from gamekeeper.core.telling import Teller, Views

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


class Step(Generic[S]):
    """What a seat's action leads to, with the match as it was: position, events, and what each reader is told."""

    def __init__(self, seat: Seat, action: Action, teller: Teller[S]) -> None:
        self.seat = seat
        self.action = action
        self.state = teller.s
        self.events = teller.events
        self.rest = teller.rest()  # by reader: what has changed after its last event
        self.views = teller.views
        self.state.sink = None  # all is told


class Match(Generic[S]):
    """One match from its seed on. `play` and `undo` are `attempt` and `adopt` in one; `attempt` checks."""

    def __init__(self, game: Game[S], seed: bytes) -> None:
        self.game = game
        self.seed = seed
        self.commitment = commitment(seed)
        self.sink = Sink()
        self.state: S = game.setup(seed, self.sink)
        self.views: Views = {}  # of whoever is told how views change
        self.history: list[Entry] = []
        self.checkpoints: list[Checkpoint[S]] = []

    def tell(self, readers: Sequence[Seat]) -> None:
        """From here on, events carry what changes in these readers' views."""
        self.views = {reader: self.game.view(self.state, reader) for reader in readers}

    def attempt(self, seat: Seat, action: Action) -> Step[S]:
        """What an action leads to, or UNDO. Raises IllegalAction, NotYourDecision or NothingToUndo."""
        if action == UNDO:
            return self.attempt_undo(seat)
        teller = self.teller(self.state)
        self.game.play(teller.s, seat, action)
        return Step(seat, action, teller)

    def attempt_undo(self, seat: Seat) -> Step[S]:
        """What taking the seat's last action back leads to, told as ``undone``."""
        if not self.may_undo(seat):
            raise NothingToUndo(f"seat {seat} cannot take back past new information, chance or another seat's decision")
        checkpoint = self.checkpoints[-1]
        teller = self.teller(checkpoint.state)
        teller.emit(EVERYONE, "undone", {"seat": f"seat:{seat}", "to": checkpoint.events})
        return Step(seat, UNDO, teller)

    def teller(self, s: S) -> Teller[S]:
        """A copy of a position, with a sink for what happens next."""
        return Teller(self.game, self.game.copy(s), self.views, len(self.sink.events))

    def adopt(self, step: Step[S]) -> None:
        """Make an attempt from this very position come true."""
        if step.action == UNDO:
            self.checkpoints.pop()
        else:
            self.remember(step)
        self.history.append(Entry(step.seat, step.action))
        self.sink.events += step.events
        self.state = step.state
        self.views = step.views

    def remember(self, step: Step[S]) -> None:
        """Keep the position before a step if it can be taken back."""
        before, after = self.state, step.state
        if self.checkpoints and self.checkpoints[-1].seat != step.seat:
            self.checkpoints = []
        if not is_news(before, after):
            self.checkpoints.append(Checkpoint(step.seat, before, len(self.sink.events)))
        else:
            self.checkpoints = []

    def play(self, seat: Seat, action: Action) -> list[Event]:
        """Take an action; the events it caused. Raises IllegalAction or NotYourDecision, changing nothing."""
        step = self.attempt(seat, action)
        self.adopt(step)
        return step.events

    def may_undo(self, seat: Seat) -> bool:
        """Whether `seat` made the last decision and nothing unknown has come to light since."""
        return bool(self.checkpoints) and self.checkpoints[-1].seat == seat

    def undo(self, seat: Seat) -> list[Event]:
        """Take the seat's last action back; the ``undone`` event. Raises NothingToUndo at a barrier."""
        return self.play(seat, UNDO)


def same_chance(one: Rng, other: Rng) -> bool:
    """Whether two generators stand at the same point of the same stream."""
    return one.a == other.a and one.b == other.b and one.c == other.c and one.counter == other.counter


def is_news(before: S, after: S) -> bool:
    """Whether something unknown came to light, or by chance, on the way from one position to the other."""
    return after.barriers != before.barriers or not same_chance(after.rng, before.rng)


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
