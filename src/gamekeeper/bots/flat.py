"""Flat Monte Carlo: every answer equally often, each followed by a random playout in a position dealt again."""

from __future__ import annotations

from typing import Generic

from librt.vecs import vec
from mypy_extensions import i64

from gamekeeper.bots.bot import Bot, Considered, Limit, Thought, by_value, zeros
from gamekeeper.bots.pace import Pace
from gamekeeper.bots.random_bot import in_any_order
from gamekeeper.bots.rollout import Rollout
from gamekeeper.core.game import Game, S
from gamekeeper.core.ids import Action, Seat
from gamekeeper.core.rng import Rng


class Trials(Generic[S]):
    """The answers to one question, tried in turn; all see the same deals."""

    def __init__(self, game: Game[S], s: S, seat: Seat, rng: Rng) -> None:
        self.game = game
        self.root = s
        self.deal = s
        self.seat = seat
        self.rng = rng
        self.legal = in_any_order(game.legal(s, seat), rng)
        self.reward: vec[float] = zeros(i64(len(self.legal)))
        self.rollout = Rollout(game, rng)

    def run(self, simulations: i64) -> None:
        """So many playouts more."""
        count = i64(len(self.legal))
        for _ in range(simulations):
            place = self.rollout.playouts % count
            if place == 0:
                self.deal = self.game.redeal(self.root, self.seat, self.rng)
            s = self.game.copy(self.deal)
            self.game.advance(s, self.seat, Action(self.legal[place]))
            self.rollout.play(s)
            self.reward[place] = self.reward[place] + self.rollout.rewards[i64(self.seat)]

    def thought(self) -> Thought:
        """The account of the playouts so far, the best answer first."""
        result = Thought()
        result.simulations = self.rollout.playouts
        result.decisions = self.rollout.decisions + self.rollout.playouts
        count = i64(len(self.legal))
        place: i64 = 0
        while place < count and place < self.rollout.playouts:
            tries = float((self.rollout.playouts - place + count - 1) // count)
            value = self.reward[place] / tries
            share = tries / float(self.rollout.playouts)
            result.considered.append(Considered(Action(self.legal[place]), share, value))
            place += 1
        result.considered.sort(key=by_value)
        return result


class FlatMonteCarlo(Bot):
    """Tries answers in `simulations` playouts (0: as many as the time allows), at most `seconds` (0: no limit)."""

    def __init__(self, name: str, simulations: i64, seconds: float = 0.0) -> None:
        super().__init__(name)
        self.budget = simulations
        self.seconds = seconds

    def choose(self, game: Game[S], s: S, seat: Seat, rng: Rng, limit: Limit) -> Action:
        """The answer with the best mean reward."""
        trials = Trials(game, s, seat, rng)
        pace = Pace(self.budget, self.seconds, limit)
        batch = pace.next()
        while batch > 0:
            trials.run(batch)
            batch = pace.next()
        self.thought = trials.thought()
        return self.thought.considered[0].action
