"""A match in play: the state with its events, its history, and undo."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, Generic

from gamekeeper.core.errors import NothingToUndo
from gamekeeper.core.events import Event, Sink
from gamekeeper.core.game import Game, S
from gamekeeper.core.ids import EVERYONE, Action, Seat
from gamekeeper.core.rng import commitment
from gamekeeper.core.telling import Teller, Views
from gamekeeper.core.undo import NOWHERE, Reversible, Taken

UNDO: Final[Action] = Action(-1)
"""Stands in a match's history where a seat took its last action back."""


class Entry:
    """One line of a match's history: a seat and its action, or UNDO."""

    def __init__(self, seat: Seat, action: Action) -> None:
        self.seat = seat
        self.action = action


class Step(Generic[S]):
    """What a seat's action leads to, with the match as it was: position, events, and what each reader is told.

    Where the action is UNDO, `reversible` is what can be taken back after it.
    """

    def __init__(self, seat: Seat, action: Action, teller: Teller[S], reversible: Reversible[S] | None = None) -> None:
        self.seat = seat
        self.action = action
        self.reversible = reversible
        self.state = teller.s
        self.events = teller.events
        self.rest = teller.rest()  # by reader: what has changed after its last event
        self.views = teller.views
        self.state.sink = None  # all is told


class Match(Generic[S]):
    """One match from its seed on, or from a position `laid`. `play` and `undo` are `attempt` and `adopt` in one;
    `attempt` checks.
    """

    def __init__(self, game: Game[S], seed: bytes, laid: S | None = None) -> None:
        self.game = game
        self.seed = seed
        self.commitment = commitment(seed)
        self.sink = Sink()
        self.state: S = game.setup(seed, self.sink) if laid is None else laid
        self.views: Views = {}  # of whoever is told how views change
        self.history: list[Entry] = []
        self.reversible: Reversible[S] = Reversible(game, [])

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
        """What taking the seat's last action back leads to, told as ``undone``; what others did since stays done."""
        spot = self.reversible.spot(seat)
        if spot == NOWHERE:
            raise NothingToUndo(f"seat {seat} cannot take back past new information, chance or another seat's decision")
        taken = self.reversible.taken
        state, reversible = self.reversible.without(spot)
        teller = self.teller(state)
        teller.emit(EVERYONE, "undone", taken[spot].undone(spot == len(taken) - 1))
        return Step(seat, UNDO, teller, reversible)

    def teller(self, s: S) -> Teller[S]:
        """A copy of a position, with a sink for what happens next."""
        return Teller(self.game, self.game.copy(s), self.views, len(self.sink.events))

    def adopt(self, step: Step[S]) -> None:
        """Make an attempt from this very position come true."""
        if step.reversible is not None:
            self.reversible = step.reversible
        else:
            first = len(self.sink.events)
            taken = Taken(step.seat, step.action, self.state, first, first + len(step.events))
            self.reversible.note(taken, step.state)
        self.history.append(Entry(step.seat, step.action))
        self.sink.events += step.events
        self.state = step.state
        self.views = step.views

    def play(self, seat: Seat, action: Action) -> list[Event]:
        """Take an action; the events it caused. Raises IllegalAction or NotYourDecision, changing nothing."""
        step = self.attempt(seat, action)
        self.adopt(step)
        return step.events

    def may_undo(self, seat: Seat) -> bool:
        """Whether `seat` may take its last action back.

        It may until something unknown has come to light by it or another seat has decided; where it acted in a corner,
        it may while others act in theirs, unless it touched what all share and another one has since.
        """
        return self.reversible.spot(seat) != NOWHERE

    def undo(self, seat: Seat) -> list[Event]:
        """Take the seat's last action back; the ``undone`` event. Raises NothingToUndo at a barrier."""
        return self.play(seat, UNDO)


def standing(events: list[Event]) -> list[Event]:
    """The events that were not undone, in order."""
    result: list[Event] = []
    for event in events:
        if event.key == "undone":
            to, till = event.params["to"], event.params.get("till", event.number)
            assert isinstance(to, int)
            assert isinstance(till, int)
            result = [one for one in result if not to <= one.number < till]
        else:
            result.append(event)
    return result
