"""Playing on by what suggests itself, else at random, and what that says about everybody's chances.

A playout that reaches the end is worth its share of the win. One that is cut is worth the share that a learned value
expects (`bots.value`), or else how far it stands above or below what playouts of this search usually reach, by
`Game.worth`; so no game has to say how many points are many. So is one that is won alone, as that may be sooner or
later. It is cut where the answering seat changes: in the middle of a turn, what has been paid and not yet received
would mislead. Corners are not played at random but by their best line (`bots.stretch`), as well as a narrow beam finds
it.
"""

from __future__ import annotations

from typing import Final, Generic

from mypy_extensions import i64

from gamekeeper.bots.bot import zeros
from gamekeeper.bots.odds import drawn
from gamekeeper.bots.stretch import Stretch
from gamekeeper.bots.value import Value, share_win
from gamekeeper.core.game import Game, S
from gamekeeper.core.ids import NOBODY, Action, Seat
from gamekeeper.core.rng import Rng

LONGEST: Final[i64] = 2  # a playout is cut after so many times the game's horizon, even in the middle of a turn
NARROW: Final[i64] = 1  # width of the beam in corners
STRETCH: Final[float] = 4.0  # worths pressed into 0..1 lie a quarter of it from the usual on average
SURE: Final[float] = 4.0  # playouts before their spread is believed
LEAST_SCALE: Final[float] = 0.001
EVEN: Final[float] = 0.5  # reward of a cut playout that went as usual


class Rollout(Generic[S]):
    """Plays positions on and keeps the rewards of the last playout, by seat, each 0..1."""

    def __init__(self, game: Game[S], rng: Rng, value: Value | None = None) -> None:
        self.game = game
        self.value = value
        self.horizon = game.horizon if value is None else value.ahead
        self.rng = rng
        self.stretch = Stretch(game, NARROW, rng)
        self.playouts: i64 = 0
        self.decisions: i64 = 0
        self.rewards = zeros(game.seats)
        self.usual = zeros(game.seats)  # [seat] → mean worth where playouts were cut, or mean share
        self.spread: float = 0.0  # sum of how far worths, or shares, lay from the usual
        self.judged: float = 0.0  # number of playouts that tells of

    def play(self, s: S) -> None:
        """Play `s` on until it is over or cut, and set the rewards."""
        game = self.game
        horizon = self.horizon
        done: i64 = 0
        seat = s.decider()
        last = seat
        while seat != NOBODY and (done < horizon or (seat == last and done < horizon * LONGEST)):
            last = seat
            if s.in_corners():
                done += self.stretch.play(s, seat)
            else:
                game.advance(s, seat, self.answer(s, seat))
                done += 1
            seat = s.decider()
        self.decisions += done
        self.playouts += 1
        if seat == NOBODY and (game.seats > 1 or self.value is not None or game.ranking(s)[0] > 1):
            self.share_win(s)
        else:
            self.judge(s)
        if self.value is not None:
            self.compare()

    def answer(self, s: S, seat: Seat) -> Action:
        """What somebody does without thinking."""
        legal = self.game.weighed(s, seat)
        count: i64 = i64(len(legal))
        if count == 1:
            return Action(legal[0])
        urges = self.game.urges(s, seat, legal)
        return Action(legal[self.rng.below(count) if len(urges) == 0 else drawn(urges, self.rng)])

    def share_win(self, s: S) -> None:
        """Who has won."""
        share_win(self.game, s, self.rewards)

    def judge(self, s: S) -> None:
        """Each seat's learned share; else how far its worth lies from its usual worth, pressed into 0..1."""
        if self.value is not None:
            self.value.shares(self.game, s, self.rewards)
            return
        self.judged += 1.0
        seats = self.game.seats
        seat: i64 = 0
        while seat < seats:
            worth = float(self.game.worth(s, Seat(seat)))
            change = worth - self.usual[seat]
            self.usual[seat] = self.usual[seat] + change / self.judged
            size = change if change > 0.0 else -change
            self.spread += size if self.judged > 1.0 else 0.0
            width = self.spread / (self.judged * float(seats))
            self.rewards[seat] = EVEN + EVEN * change / (size + width) if width > 0.0 else EVEN
            seat += 1

    def compare(self) -> None:
        """Keep how far learned shares, and wins, lie from what is usual."""
        self.judged += 1.0
        for seat in range(self.game.seats):
            change = self.rewards[seat] - self.usual[seat]
            self.usual[seat] = self.usual[seat] + change / self.judged
            self.spread += change if change > 0.0 else -change

    def scale(self) -> float:
        """How much of 0..1 rewards spread over: worths all of it, learned shares what they were seen to."""
        if self.value is None or self.judged < SURE:
            return 1.0
        scale = STRETCH * self.spread / (self.judged * float(self.game.seats))
        return scale if LEAST_SCALE < scale < 1.0 else (1.0 if scale >= 1.0 else LEAST_SCALE)
