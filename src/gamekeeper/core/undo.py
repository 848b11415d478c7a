"""What can be taken back: the last decisions of a match, each with the position before it.

A decision that brought nothing unknown to light can be taken back until another seat decides. One taken in a corner
(`core.corner`) can be taken back for longer: others go on in their corners meanwhile, and what they did is played again
on the position without it. It leads to the same there, since corners share nothing but what `State.touch_shared` and
the generator tell: where a decision touched what all share, it stands as soon as another one has.
"""

from __future__ import annotations

from typing import Final, Generic

from gamekeeper.core.errors import IllegalAction, NothingToUndo, NotYourDecision
from gamekeeper.core.game import Game, S
from gamekeeper.core.ids import Action, Params, Seat
from gamekeeper.core.rng import Rng

NOWHERE: Final = -1


class Taken(Generic[S]):
    """One decision: the position `before` it, and the numbers of its first event and of the first after it."""

    def __init__(self, seat: Seat, action: Action, before: S, first: int, end: int) -> None:
        self.seat = seat
        self.action = action
        self.before = before
        self.first = first
        self.end = end
        self.in_corner = False  # others may have decided since
        self.stands = False  # it brought something to light
        self.touches = False  # others who touched what all share since built on it

    def compare(self, after: S) -> None:
        """Note what the decision did on the way to the position `after` it."""
        self.in_corner = self.before.in_corners() and after.closings == 0
        self.stands = is_news(self.before, after)
        self.touches = self.stands or after.touches > 0

    def undone(self, is_last: bool) -> Params:
        """What the event of taking it back says: the events from number `to` on (before `till`) do not stand."""
        params: Params = {"seat": f"seat:{self.seat}", "to": self.first}
        return params if is_last else {**params, "till": self.end}


class Reversible(Generic[S]):
    """The last decisions of a match, as far back as some seat may take one back."""

    def __init__(self, game: Game[S], taken: list[Taken[S]]) -> None:
        self.game = game
        self.taken = taken

    def note(self, taken: Taken[S], after: S) -> None:
        """A decision was taken: what of those before it can be taken back still?"""
        taken.compare(after)
        if not taken.in_corner:
            if taken.stands:
                self.taken = []
                return
            if self.taken and self.taken[-1].seat != taken.seat and not taken.before.in_corners():
                self.taken = []
        self.taken.append(taken)

    def spot(self, seat: Seat) -> int:
        """Which decision `seat` may take back, its last one; NOWHERE when it may not."""
        spot = len(self.taken) - 1
        while spot >= 0 and self.taken[spot].seat != seat:
            spot -= 1
        if spot < 0 or self.taken[spot].stands:
            return NOWHERE
        one, later = self.taken[spot], self.taken[spot + 1 :]
        if later and not (one.in_corner and all(other.in_corner for other in later)):
            return NOWHERE
        if one.touches and any(other.touches for other in later):
            return NOWHERE
        return spot if not later or self.stands_without(spot) else NOWHERE

    def stands_without(self, spot: int) -> bool:
        """Whether all later decisions are possible without one: none was offered for what that one laid out for all."""
        try:
            self.without(spot)
        except NothingToUndo:
            return False
        return True

    def without(self, spot: int) -> tuple[S, Reversible[S]]:
        """The position without one of the decisions, and what can be taken back then.

        Raises NothingToUndo where a later decision is not possible any more.
        """
        one, rest = self.taken[spot], Reversible(self.game, self.taken[:spot])
        s = self.game.copy(one.before)
        for later in self.taken[spot + 1 :]:
            again = Taken(later.seat, later.action, s, later.first, later.end)
            s = self.game.copy(s)
            try:
                self.game.play(s, later.seat, later.action)
            except (IllegalAction, NotYourDecision) as error:
                told = f"seat {one.seat} cannot take back what a later decision of seat {later.seat} builds on"
                raise NothingToUndo(told) from error
            rest.note(again, s)
        return s, rest


def same_chance(one: Rng, other: Rng) -> bool:
    """Whether two generators stand at the same point of the same stream."""
    return one.a == other.a and one.b == other.b and one.c == other.c and one.counter == other.counter


def is_news(before: S, after: S) -> bool:
    """Whether something unknown came to light, or by chance, on the way from one position to the other."""
    return after.barriers != before.barriers or not same_chance(after.rng, before.rng)
