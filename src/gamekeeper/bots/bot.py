"""What a bot is, and the one door through which bots are asked.

A bot never meets the true position: `decide` hands it one that was dealt again from what its seat knows.
"""

from __future__ import annotations

import time
from abc import abstractmethod

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from gamekeeper.core.errors import NotYourDecision
from gamekeeper.core.game import Game, S
from gamekeeper.core.ids import Action, Seat
from gamekeeper.core.rng import Rng


class Limit:
    """When to stop thinking: after `seconds` (0: no time limit), or when somebody calls `cancel`."""

    def __init__(self, seconds: float = 0.0) -> None:
        self.deadline = 0.0
        self.cancelled = False
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
        """Whether it is time to answer. Other threads get their turn here: compiled code gives none otherwise."""
        time.sleep(0)
        return self.cancelled or (self.deadline > 0.0 and time.perf_counter() >= self.deadline)

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


def by_value(considered: Considered) -> tuple[float, int]:
    """Sorts by value alone."""
    return -considered.value, int(considered.action)


class Thought:
    """The account of one decision: playouts begun, decisions simulated in them, and what was considered."""

    def __init__(self) -> None:
        self.simulations: i64 = 0
        self.decisions: i64 = 0
        self.considered: list[Considered] = []


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
    """What `bot` answers for decider `seat`; depends on what that seat knows, `rng` and `limit` alone."""
    if not s.owes(seat):
        raise NotYourDecision(int(seat), [int(other) for other in s.deciders()])
    bot.thought = Thought()
    legal = game.legal(s, seat)
    if i64(len(legal)) == 1:
        return Action(legal[0])
    return bot.choose(game, game.redeal(s, seat, rng), seat, rng, Limit() if limit is None else limit)


def account(legal: vec[i64], totals: vec[float], deals: i64) -> Thought:
    """The answers, best first; values say where each lies between the worst (0) and the best (1)."""
    result = Thought()
    result.simulations = deals * i64(len(legal))
    low = totals[0]
    high = totals[0]
    for total in totals:
        low = total if total < low else low
        high = total if total > high else high
    for i, code in enumerate(legal):
        value = (totals[i64(i)] - low) / (high - low) if high > low else 1.0
        result.considered.append(Considered(Action(code), 1.0 / float(len(legal)), value))
    result.considered.sort(key=by_value)
    return result


def zeros(length: i64) -> vec[float]:
    """A list of `length` zeros."""
    result = vec[float](capacity=length)
    for _ in range(length):
        result = append(result, 0.0)
    return result
