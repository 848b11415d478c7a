"""Playing on by what suggests itself, else at random, and what that says about everybody's chances.

A playout that reaches the end is worth its share of the win. One that is cut is worth how far it stands
above or below what playouts of this search usually reach, by `Game.worth`; so no game has to say how many
points are many. It is cut where the answering seat changes: in the middle of a turn, what has been paid and not
yet received would mislead. Corners are not played at random but by their best line (`bots.stretch`), as well as a
narrow beam finds it.
"""

from __future__ import annotations

from typing import Final, Generic

from mypy_extensions import i64

from gamekeeper.bots.bot import zeros
from gamekeeper.bots.habit import drawn
from gamekeeper.bots.stretch import Stretch
from gamekeeper.core.game import Game, S
from gamekeeper.core.ids import NOBODY, Action, Seat
from gamekeeper.core.rng import Rng

LONGEST: Final[i64] = 2  # a playout is cut after so many times the game's horizon, even in the middle of a turn
NARROW: Final[i64] = 1  # width of the beam in corners
EVEN: Final[float] = 0.5  # reward of a cut playout that went as usual


class Rollout(Generic[S]):
    """Plays positions on and keeps the rewards of the last playout, by seat, each 0..1."""

    def __init__(self, game: Game[S], rng: Rng) -> None:
        self.game = game
        self.rng = rng
        self.stretch = Stretch(game, NARROW)
        self.playouts: i64 = 0
        self.decisions: i64 = 0
        self.rewards = zeros(game.seats)
        self.usual = zeros(game.seats)  # [seat] → mean worth where playouts were cut
        self.spread: float = 0.0  # sum of how far worths lay from the usual
        self.judged: float = 0.0  # number of playouts cut

    def play(self, s: S) -> None:
        """Play `s` on until it is over or cut, and set the rewards."""
        game = self.game
        horizon = game.horizon
        done: i64 = 0
        seat = s.decider()
        last = seat
        while seat != NOBODY and (done < horizon or (seat == last and done < horizon * LONGEST)):
            last = seat
            if s.in_corners():
                done += self.stretch.play(s, seat)
            else:
                game.apply(s, seat, self.answer(s, seat))
                done += 1
            seat = s.decider()
        self.decisions += done
        self.playouts += 1
        if seat == NOBODY:
            self.share_win(s)
        else:
            self.judge(s)

    def answer(self, s: S, seat: Seat) -> Action:
        """What somebody does without thinking."""
        legal = self.game.weighed(s, seat)
        count: i64 = i64(len(legal))
        if count == 1:
            return Action(legal[0])
        urges = self.game.urges(s, seat, legal)
        return Action(legal[self.rng.below(count) if len(urges) == 0 else drawn(urges, self.rng)])

    def share_win(self, s: S) -> None:
        """The seats in first place share 1."""
        places = self.game.ranking(s)
        winners: i64 = 0
        for place in places:
            if place == 1:
                winners += 1
        for i, place in enumerate(places):
            self.rewards[i64(i)] = 1.0 / float(winners) if place == 1 else 0.0

    def judge(self, s: S) -> None:
        """How far each seat's worth lies from its usual worth, pressed into 0..1."""
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
