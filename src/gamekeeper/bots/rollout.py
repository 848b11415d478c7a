"""Playing on at random, and what that says about everybody's chances.

A playout that reaches the end is worth its share of the win. One that is cut is worth the seat's chance to
win, by `Game.worth` against the others'. What difference in worth is large is learnt during the search, so
no game has to say how many points are many.
"""

from __future__ import annotations

import math
from typing import Final, Generic

from librt.vecs import append, vec
from mypy_extensions import i64

from gamekeeper.core.game import Game, S
from gamekeeper.core.ids import NOBODY, Action, Seat
from gamekeeper.core.rng import Rng

FIRST_WIDTH: Final[float] = 1000.0  # a large difference in worth before anything was learnt: a point
MOST_WIDTHS: Final[float] = 50.0  # widths from which on a lead or a deficit makes no difference
FIRST_SPREAD: Final[float] = 0.2  # how much rewards differ before anything was learnt


class Rollout(Generic[S]):
    """Plays positions on and keeps the rewards of the last playout, by seat, each 0..1."""

    def __init__(self, game: Game[S], rng: Rng, depth: i64, caution: float) -> None:
        self.game = game
        self.rng = rng
        self.depth = depth  # decisions until a playout is cut
        self.caution = caution  # width in usual swings of worth: the higher, the less a lead is trusted
        self.playouts: i64 = 0
        self.decisions: i64 = 0
        self.rewards = filled(game.seats, 0.0)
        self.usual = filled(game.seats, 0.0)  # [seat] → mean worth where playouts were cut
        self.chance = filled(game.seats, 1.0 / float(game.seats))  # [seat] → mean reward
        self.judged: float = 0.0  # number of playouts cut
        self.swing: float = 0.0  # sum of how far worths lay from the usual
        self.differing: float = FIRST_SPREAD * float(game.seats)  # sum of how far rewards lay from the mean

    def play(self, s: S) -> None:
        """Play `s` on at random until it is over or cut, and set the rewards."""
        game = self.game
        left = self.depth
        seat = s.decider()
        while seat != NOBODY and left > 0:
            legal = game.legal(s, seat)
            game.apply(s, seat, Action(legal[self.rng.below(i64(len(legal)))]))
            left -= 1
            seat = s.decider()
        self.decisions += self.depth - left
        self.playouts += 1
        if seat == NOBODY:
            self.share_win(s)
        else:
            self.share_chances(s)
        self.note_rewards()

    def share_win(self, s: S) -> None:
        """The seats in first place share 1."""
        places = self.game.ranking(s)
        winners: i64 = 0
        for place in places:
            if place == 1:
                winners += 1
        for i, place in enumerate(places):
            self.rewards[i64(i)] = 1.0 / float(winners) if place == 1 else 0.0

    def share_chances(self, s: S) -> None:
        """The seats share 1 by their worths (a softmax)."""
        seats = self.game.seats
        most = self.note_worths(s)
        width = self.width()
        total: float = 0.0
        seat: i64 = 0
        while seat < seats:
            self.rewards[seat] = math.exp((self.rewards[seat] - most) / width)
            total += self.rewards[seat]
            seat += 1
        seat = 0
        while seat < seats:
            self.rewards[seat] = self.rewards[seat] / total
            seat += 1

    def note_worths(self, s: S) -> float:
        """Put each seat's worth where its reward will be, and learn what is usual; the highest worth."""
        self.judged += 1.0
        most: float = 0.0
        seat: i64 = 0
        while seat < self.game.seats:
            worth = float(self.game.worth(s, Seat(seat)))
            self.rewards[seat] = worth
            most = worth if seat == 0 or worth > most else most
            change = worth - self.usual[seat]
            self.usual[seat] = self.usual[seat] + change / self.judged
            if self.judged > 1.0:
                self.swing += change if change > 0.0 else -change
            seat += 1
        return most

    def note_rewards(self) -> None:
        """Learn what rewards are usual, and how much they differ."""
        seat: i64 = 0
        while seat < self.game.seats:
            change = self.rewards[seat] - self.chance[seat]
            self.chance[seat] = self.chance[seat] + change / float(self.playouts)
            self.differing += change if change > 0.0 else -change
            seat += 1

    def width(self) -> float:
        """The difference in worth that counts as large."""
        if self.swing == 0.0:
            return FIRST_WIDTH
        return self.caution * self.swing / (self.judged * float(self.game.seats))

    def spread(self) -> float:
        """How much rewards differ, on the mean."""
        return self.differing / (float(self.playouts + 1) * float(self.game.seats))

    def prior(self, worth: i64, seat: Seat) -> float:
        """A guess at a seat's reward from its worth alone."""
        usual = self.chance[i64(seat)]
        behind = (self.usual[i64(seat)] - float(worth)) / self.width()
        behind = behind if behind < MOST_WIDTHS else MOST_WIDTHS
        behind = behind if behind > -MOST_WIDTHS else -MOST_WIDTHS
        return usual / (usual + (1.0 - usual) * math.exp(behind))


def filled(length: i64, value: float) -> vec[float]:
    """A list of `length` times `value`."""
    result = vec[float](capacity=length)
    for _ in range(length):
        result = append(result, value)
    return result
