"""Looking through a round: each answer followed by what the seat would do next, to the end of the corners that come.

For games in which answers at random lead nowhere (`Game.looks_through`). In positions dealt again the seat's own
further answers are the best at a glance, those of others are drawn by lot, corners are played by their best line, as
well as a beam finds it (`bots.stretch`); then `Game.own_worth` judges. Answers that do well in a few deals are
looked through in more: sequential halving (Karnin, Koren and Somekh 2013).
"""

from __future__ import annotations

import math
from typing import Final, Generic

from mypy_extensions import i64

from gamekeeper.bots.bot import Considered, Limit, Thought, account
from gamekeeper.bots.random_bot import by_lot, in_any_order
from gamekeeper.bots.stretch import Stretch
from gamekeeper.core.game import Game, S
from gamekeeper.core.ids import NOBODY, Action, Seat
from gamekeeper.core.rng import Rng

DEPTH: Final[i64] = 3  # own answers looked ahead at a glance, outside corners
GLANCES: Final[i64] = 400  # positions looked at in one glance; then no deeper
LONGEST: Final[i64] = 400  # answers of one look through
NARROWEST: Final[i64] = 4  # of beams in corners
WIDEST: Final[i64] = 256
TIMED: Final[i64] = 16  # where time is all that is limited: all answers are soon looked at once
BEAMS: Final[float] = 24.0  # of the root of the simulations
MOST_SIMULATIONS: Final[i64] = 5_000  # above which the looks grow no more


class Arm:
    """One answer: how often it was looked through, and the sum of what came of it."""

    def __init__(self, action: Action) -> None:
        self.action = action
        self.looks: i64 = 0
        self.total: float = 0.0

    def mean(self) -> float:
        """What comes of it, on average."""
        return self.total / float(self.looks)


def by_mean(arm: Arm) -> float:
    """Sorts the best first."""
    return -arm.mean()


class Foresight(Generic[S]):
    """Looks through answers of one seat, with beams of this width in corners."""

    def __init__(self, game: Game[S], seat: Seat, width: i64, rng: Rng) -> None:
        self.game = game
        self.seat = seat
        self.stretch = Stretch(game, width, rng)
        self.rng = rng
        self.decisions: i64 = 0
        self.glances: i64 = 0

    def value(self, s: S, action: Action) -> i64:
        """What `s` is worth after an answer and what follows; changes `s`."""
        game, seat = self.game, self.seat
        game.advance(s, seat, action)
        done: i64 = 0
        was_in_corner = False
        mover = s.decider()
        while mover != NOBODY and done < LONGEST:
            if s.in_corners():
                if s.owes(seat):
                    done += self.stretch.play(s, seat)
                    was_in_corner = True
                else:
                    game.advance(s, mover, by_lot(game, s, mover, self.rng))
            elif was_in_corner:
                break
            elif mover == seat:
                game.advance(s, seat, self.glance(s))
            else:
                game.advance(s, mover, by_lot(game, s, mover, self.rng))
            done += 1
            mover = s.decider()
        self.decisions += done
        return game.own_worth(s, seat, game.settled(s, seat))

    def glance(self, s: S) -> Action:
        """The seat's answer that looks best with a few more; of equals any."""
        game = self.game
        legal = in_any_order(game.legal(s, self.seat), self.rng)
        result = Action(legal[0])
        if len(legal) == 1:
            return result
        self.glances = 0
        most: i64 = 0
        for place, code in enumerate(legal):
            worth = self.after(game.copy(s), Action(code), DEPTH - 1)
            if place == 0 or worth > most:
                result, most = Action(code), worth
        return result

    def after(self, s: S, action: Action, depth: i64) -> i64:
        """The worth after an answer and at most `depth` more before anything unknown or another seat comes in."""
        game, seat = self.game, self.seat
        barriers = s.barriers
        game.advance(s, seat, action)
        self.glances += 1
        if depth == 0 or self.glances >= GLANCES or s.barriers != barriers or s.decider() != seat or s.in_corners():
            return game.own_worth(s, seat, game.settled(s, seat))
        legal = game.legal(s, seat)
        best: i64 = 0
        for place, code in enumerate(legal):
            value = self.after(game.copy(s), Action(code), depth - 1)
            if place == 0 or value > best:
                best = value
        return best


def looks_of(simulations: i64) -> tuple[i64, i64]:
    """How wide all beams together and each may be that a budget of simulations pays for: 607 and 256 for 640."""
    most = min(simulations, MOST_SIMULATIONS) if simulations > 0 else MOST_SIMULATIONS
    return i64(BEAMS * math.sqrt(float(most))), min(simulations, WIDEST) if simulations > 0 else TIMED


def foresee(game: Game[S], s: S, seat: Seat, rng: Rng, limit: Limit, beams: i64, widest: i64) -> Thought:
    """What comes of each answer, and the best first.

    All looks together are about `beams` wide: few answers are looked through by wide beams, `widest` at most, then
    often; many once and by narrow ones.
    """
    legal = in_any_order(game.legal(s, seat), rng)
    arms = [Arm(Action(code)) for code in legal]
    width = max(NARROWEST, min(widest, beams // (2 * i64(len(arms)))))
    foresight = Foresight(game, seat, width, rng)
    left = arms
    done: i64 = 0
    halvings: i64 = 1
    while (i64(1) << halvings) < i64(len(arms)):
        halvings += 1
    while len(left) > 1:
        passes = beams // (halvings * i64(len(left)) * width)
        turn: i64 = 0
        while turn == 0 or (turn < passes and not limit.reached()):
            deal = game.redeal(s, seat, rng)
            for arm in left:
                arm.total += float(foresight.value(game.copy(deal), arm.action))
                arm.looks += 1
                done += 1
            turn += 1
        left.sort(key=by_mean)
        left = left[: (len(left) + 1) // 2]
    considered = [Considered(arm.action, float(arm.looks) / float(done), arm.mean()) for arm in arms]
    best = [one for one in considered if one.action == left[0].action]
    result = account(considered, done, best[0])
    result.decisions = foresight.decisions
    return result
