"""Greedy: the answer after which the seat stands best, by `Game.worth`, its own further answers included.

In a corner these are a whole line to its end (`bots.stretch`), elsewhere a few.
"""

from __future__ import annotations

from typing import Final, Generic

from mypy_extensions import i64

from gamekeeper.bots.bot import Bot, Limit, evenly, zeros
from gamekeeper.bots.random_bot import commit_by_lot, in_any_order
from gamekeeper.bots.stretch import think
from gamekeeper.core.game import Game, S
from gamekeeper.core.ids import Action, Seat
from gamekeeper.core.rng import Rng

DEALS: Final[i64] = 8  # positions dealt again over which worths are averaged
DEPTH: Final[i64] = 4  # own answers looked ahead
WIDTH: Final[i64] = 32  # of the beam in corners
MOST_POSITIONS: Final[i64] = 400  # positions looked at behind one answer in one deal; then no deeper


class LookAhead(Generic[S]):
    """Looks through what one seat can do before anything unknown or another seat comes in."""

    def __init__(self, game: Game[S], seat: Seat, rng: Rng) -> None:
        self.game = game
        self.seat = seat
        self.rng = rng
        self.decisions: i64 = 0
        self.positions: i64 = 0

    def value(self, s: S, action: Action) -> i64:
        """What `s` is worth after `action` and the seat's best further answers; changes `s`."""
        self.positions = 0
        return self.after(s, action, DEPTH - 1)

    def after(self, s: S, action: Action, depth: i64) -> i64:
        """The worth after `action` and at most `depth` answers more."""
        game = self.game
        barriers = s.barriers
        game.advance(s, self.seat, action)
        commit_by_lot(game, s, self.seat, self.rng)
        self.decisions += 1
        self.positions += 1
        goes_on = depth > 0 and s.barriers == barriers and s.decider() == self.seat
        if not goes_on or self.positions >= MOST_POSITIONS:
            return game.worth(s, self.seat)
        legal = game.legal(s, self.seat)
        best: i64 = self.after(game.copy(s), Action(legal[0]), depth - 1)
        for code in legal[1:]:
            value = self.after(game.copy(s), Action(code), depth - 1)
            if value > best:
                best = value
        return best


class Greedy(Bot):
    """Averages over a few deals; of equals it takes any."""

    def choose(self, game: Game[S], s: S, seat: Seat, rng: Rng, limit: Limit) -> Action:
        """The answer with the best mean worth."""
        if s.in_corners():
            self.thought = think(game, s, seat, rng, limit, WIDTH)
            return self.thought.considered[0].action
        legal = in_any_order(game.legal(s, seat), rng)
        totals = zeros(i64(len(legal)))
        look = LookAhead(game, seat, rng)
        deals: i64 = 0
        while deals == 0 or (deals < DEALS and not limit.reached()):
            deal = game.redeal(s, seat, rng)
            for i, code in enumerate(legal):
                totals[i64(i)] = totals[i64(i)] + float(look.value(game.copy(deal), Action(code)))
            deals += 1
        self.thought = evenly(legal, totals, deals)
        self.thought.decisions = look.decisions
        return self.thought.considered[0].action
