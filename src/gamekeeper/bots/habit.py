"""Habit: what suggests itself at first sight (`Game.urges`), as a bot; or with practice (`bots.policy`)."""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from gamekeeper.bots.bot import Bot, Limit
from gamekeeper.bots.learned import WORTH, learned_for
from gamekeeper.bots.policy import Policy
from gamekeeper.core.game import Game, S
from gamekeeper.core.ids import Action, Seat
from gamekeeper.core.rng import Rng


class Habit(Bot):
    """Always what suggests itself most, at once; of equals, and where the game has nothing to say, any.

    The yardstick, which has learned nothing; with a `judge`, what comes to mind by a policy (`learned.learned_for`).
    """

    def __init__(self, name: str, judge: str = WORTH) -> None:
        super().__init__(name)
        self.judge = judge
        self.game: object = None  # the last one, and what was learned of it
        self.policy: Policy | None = None

    def choose(self, game: Game[S], s: S, seat: Seat, rng: Rng, limit: Limit) -> Action:
        """The answer with the strongest urge."""
        legal = game.legal(s, seat)
        if self.game is not game:
            self.game, self.policy = game, learned_for(game, self.judge).policy
        policy = self.policy
        urges = game.urges(s, seat, legal) if policy is None else policy.urges(game, s, seat, legal)
        if len(urges) == 0:
            return Action(legal[rng.below(i64(len(legal)))])
        best = vec[i64]()
        for place in range(i64(len(legal))):
            if len(best) == 0 or urges[place] > urges[best[0]]:
                best = vec[i64]([place])
            elif urges[place] == urges[best[0]]:
                best = append(best, place)
        return Action(legal[best[rng.below(i64(len(best)))]])
