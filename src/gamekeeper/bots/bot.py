"""What a bot is, and the one door through which bots are asked.

A bot never meets the true position: `decide` hands it one that was dealt again from what its seat knows.
"""

from __future__ import annotations

import time
from abc import abstractmethod
from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from gamekeeper.core.errors import NotYourDecision
from gamekeeper.core.game import Game, S
from gamekeeper.core.ids import Action, Seat
from gamekeeper.core.rng import Rng

NEARLY: Final[float] = 0.999
SHARE_EVERY: Final[float] = 0.001  # seconds between two turns of other threads


class Limit:
    """When to stop thinking: after `seconds` (0: no time limit), or when somebody calls `cancel`."""

    def __init__(self, seconds: float = 0.0) -> None:
        self.deadline = 0.0
        self.cancelled = False
        self.shared = time.perf_counter()
        self.within(seconds)

    def within(self, seconds: float) -> None:
        """Stop at the latest `seconds` from now; 0 changes nothing."""
        if seconds > 0.0:
            deadline = time.perf_counter() + seconds
            self.deadline = deadline if self.deadline == 0.0 or deadline < self.deadline else self.deadline

    def cancel(self) -> None:
        """Ask the bot to answer now; may be called from another thread."""
        self.cancelled = True

    def reached(self) -> bool:
        """Whether it is time to answer. Other threads get their turn here: compiled code gives none otherwise.

        But once a millisecond: to sleep for no time takes a twentieth of that.
        """
        now = time.perf_counter()
        if now - self.shared > SHARE_EVERY:
            time.sleep(0)
            self.shared = now
        return self.cancelled or (self.deadline > 0.0 and now >= self.deadline)

    def left(self) -> float:
        """Seconds until the deadline; a day when there is none."""
        return self.deadline - time.perf_counter() if self.deadline > 0.0 else 86_400.0


class Considered:
    """An answer a bot thought about: its share of the thinking, and its value to the seat, 0 lost to 1 won."""

    def __init__(self, action: Action, share: float, value: float) -> None:
        self.action = action
        self.share = share
        self.value = value


def by_share(considered: Considered) -> tuple[float, float, int]:
    """Sorts by share of the thinking, then by value."""
    return -considered.share, -considered.value, int(considered.action)


def by_value(considered: Considered) -> float:
    """Sorts by value alone."""
    return -considered.value


class Thought:
    """The account of one decision: playouts begun, decisions simulated, what was considered, and what is to come."""

    def __init__(self) -> None:
        self.simulations: i64 = 0
        self.decisions: i64 = 0
        self.considered: list[Considered] = []
        self.ahead: vec[i64] = vec[i64]()  # what it means to answer next in its corner, each behind its `moment`

    def expect(self, ahead: list[int]) -> None:
        """Set `ahead`; interpreted code that does so itself leaves the list in memory for good (mypyc 2.4)."""
        self.ahead = vec[i64](ahead)


@mypyc_attr(allow_interpreted_subclasses=True)
class Bot:
    """A way of choosing. Keeps nothing from one decision to the next but `thought`, the account of the last."""

    def __init__(self, name: str) -> None:
        self.name = name
        self.thought = Thought()

    @abstractmethod
    def choose(self, game: Game[S], s: S, seat: Seat, rng: Rng, limit: Limit) -> Action:
        """A legal action for decider `seat` in `s`, a position dealt again for that seat; `s` may be changed."""


def decide(bot: Bot, game: Game[S], s: S, seat: Seat, rng: Rng, limit: Limit | None = None) -> Action:
    """What `bot` answers for decider `seat`; depends on what that seat knows, `rng` and `limit` alone.

    A line through a corner that the bot has thought of is followed for as long as things stand as it expected.
    """
    if not s.owes(seat):
        raise NotYourDecision(int(seat), [int(other) for other in s.deciders()])
    ahead, bot.thought = bot.thought.ahead, Thought()
    legal = game.legal(s, seat)
    if len(ahead) > 1 and s.in_corners() and ahead[1] in legal and ahead[0] == moment(game, s, seat):
        bot.thought.ahead = ahead[2:]
        bot.thought.considered.append(Considered(Action(ahead[1]), 1.0, 1.0))
        return Action(ahead[1])
    if i64(len(legal)) == 1:
        return Action(legal[0])
    action = bot.choose(game, game.redeal(s, seat, rng), seat, rng, Limit() if limit is None else limit)
    if i64(action) not in legal:
        game.play(s, seat, action)  # IllegalAction: says why not
    return action


def moment(game: Game[S], s: S, seat: Seat) -> i64:
    """A number for what a seat is asked in its corner and how it stands; others' doings there do not change it."""
    worth = game.own_worth(s, seat, vec[i64]())
    return ((s.argument_of(i64(seat)) << 8) | s.kind_of(seat)) ^ (worth << 24) ^ (i64(seat) << 58)


def account(considered: list[Considered], simulations: i64, best: Considered | None = None) -> Thought:
    """The answers, best first; values, of any measure, become where each lies between the worst (0) and the best (1).

    Of equals those that come first in `considered` stay first. Where `best` is named, it is the one: what was looked at
    less may have seemed better.
    """
    result = Thought()
    result.simulations = simulations
    result.considered = considered
    low = high = considered[0].value
    for one in considered:
        low = one.value if one.value < low else low
        high = one.value if one.value > high else high
    high = high if best is None else best.value
    for one in considered:
        value = (one.value - low) / (high - low) if high > low else 1.0
        one.value = value if best is None or one is best or value < 1.0 else NEARLY
    considered.sort(key=by_value)
    return result


def evenly(legal: vec[i64], totals: vec[float], deals: i64) -> Thought:
    """The account of answers that were all looked at in so many deals."""
    share = 1.0 / float(len(legal))
    considered = [Considered(Action(code), share, totals[i64(place)]) for place, code in enumerate(legal)]
    return account(considered, deals * i64(len(legal)))


def zeros(length: i64) -> vec[float]:
    """A list of `length` zeros."""
    result = vec[float](capacity=length)
    for _ in range(length):
        result = append(result, 0.0)
    return result
