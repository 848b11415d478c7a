"""What a bot is, and the one door through which bots are asked.

A bot never meets the true position: `decide` hands it one that was dealt again from what its seat knows.
"""

from __future__ import annotations

import time
from abc import abstractmethod
from typing import Generic

from mypy_extensions import i64, mypyc_attr

from gamekeeper.core.errors import NotYourDecision
from gamekeeper.core.game import Game, S
from gamekeeper.core.ids import Action, Seat
from gamekeeper.core.rng import Rng


class Limit:
    """When to stop thinking: after `seconds` (0: no time limit), or when somebody calls `cancel`."""

    def __init__(self, seconds: float = 0.0) -> None:
        self.deadline = time.perf_counter() + seconds if seconds > 0.0 else 0.0
        self.cancelled = False

    def cancel(self) -> None:
        """Ask the bot to answer now; may be called from another thread."""
        self.cancelled = True

    def reached(self) -> bool:
        """Whether it is time to answer."""
        return self.cancelled or (self.deadline > 0.0 and time.perf_counter() >= self.deadline)


@mypyc_attr(allow_interpreted_subclasses=True)
class Bot(Generic[S]):
    """A way of choosing. Keeps nothing from one decision to the next."""

    @abstractmethod
    def choose(self, game: Game[S], s: S, seat: Seat, rng: Rng, limit: Limit) -> Action:
        """A legal action for decider `seat` in `s`, a position dealt again for that seat; `s` may be changed."""


def decide(bot: Bot[S], game: Game[S], s: S, seat: Seat, rng: Rng, limit: Limit | None = None) -> Action:
    """What `bot` answers for decider `seat`; depends on what that seat knows, `rng` and `limit` alone."""
    if not s.owes(seat):
        raise NotYourDecision(int(seat), [int(other) for other in s.deciders()])
    legal = game.legal(s, seat)
    if i64(len(legal)) == 1:
        return Action(legal[0])
    return bot.choose(game, game.redeal(s, seat, rng), seat, rng, Limit() if limit is None else limit)
