"""Many games stepped in one call, written into arrays by compiled code."""

from __future__ import annotations

from typing import Any

import numpy as np
from numpy.typing import NDArray

from gamekeeper.core.game import Game
from gamekeeper.core.lanes import Lanes
from gamekeeper.envs.arrays import Arrays
from gamekeeper.envs.given import actions_of, seed_of, whole


class VectorEnv:
    """`count` games of a kind in lanes; in each whoever owes a decision acts, and after the end the next game begins.

    The arrays are views of what compiled code writes at every step: copy what you keep. Pickles and copies play on
    like the original, with arrays of their own.

    ``observations``: int16 (count, numbers), what the lane's decider may know; divide by ``scale`` (numbers,)
    ``masks``: uint8 (count, actions), 1 for what it may do
    ``deciders``: uint8 (count,), its seat
    ``over``: uint8 (count,), 1 where the last step ended a game
    ``returns``: float64 (count, seats), of a game that has ended as `Game.returns` has it, else 0

    >>> import gamekeeper
    >>> env = VectorEnv(gamekeeper.make("yellowstone_park", seats=4), count=2, seed=1)
    >>> env.step(env.masks.argmax(axis=1))
    >>> env.deciders.shape
    (2,)
    """

    def __init__(self, game: Game[Any], count: int, seed: int | bytes = 0) -> None:
        count = whole("lanes", count)
        self.lanes = lanes = Lanes(game, count, seed_of(seed))
        self.scale = Arrays(game).scale
        self.observations: NDArray[np.int16] = np.frombuffer(memoryview(lanes.observations), np.int16).reshape(
            count, -1
        )
        self.masks: NDArray[np.uint8] = np.frombuffer(memoryview(lanes.masks), np.uint8).reshape(count, -1)
        self.deciders: NDArray[np.uint8] = np.frombuffer(memoryview(lanes.deciders), np.uint8)
        self.over: NDArray[np.uint8] = np.frombuffer(memoryview(lanes.over), np.uint8)
        self.returns: NDArray[np.float64] = np.frombuffer(memoryview(lanes.returns), np.float64).reshape(count, -1)

    def step(self, actions: NDArray[np.integer[Any]]) -> None:
        """Every lane's decider takes its action, of shape (count,); an illegal one raises and changes no lane."""
        self.lanes.step(actions_of(actions, len(self.deciders)))

    def __getstate__(self) -> tuple[Any, ...]:
        game, lanes = self.lanes.game, self.lanes.lanes
        at = [(game.save(lane.s), int(lane.begun)) for lane in lanes]
        return game, self.lanes.seed, at, self.over.tolist(), self.returns.ravel().tolist()

    def __setstate__(self, kept: tuple[Any, ...]) -> None:
        game, seed, at, over, returns = kept
        self.__init__(game, len(at), seed)  # type: ignore[misc]
        for number, (lane, (saved, begun)) in enumerate(zip(self.lanes.lanes, at, strict=True)):
            lane.s, lane.begun = game.load(saved), begun
            self.lanes.show(number, lane)
        for number, value in enumerate(over):
            self.lanes.over[number] = value
        for number, value in enumerate(returns):
            self.lanes.returns[number] = value
