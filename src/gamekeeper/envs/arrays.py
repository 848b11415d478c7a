"""Positions as NumPy arrays: what a seat may know, scaled, and which actions it may take."""

from __future__ import annotations

from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from gamekeeper.core.game import Game
from gamekeeper.core.ids import Seat
from gamekeeper.core.state import State

COARSEST: Final = 100


class Arrays:
    """What turns the positions of one game into arrays.

    ``low`` and ``high`` bound each number of an observation, which is a whole number divided by ``scale``: its largest
    bound, but no more than 100, for what could grow without end hardly does. All three have the shape (numbers,).
    """

    def __init__(self, game: Game[Any]) -> None:
        self.game = game
        layout = game.layout()
        self.names = [number.name for number in layout]
        bounds = np.array([(number.low, number.high) for number in layout], dtype=np.float32)
        self.scale = np.abs(bounds).max(axis=1).clip(1, COARSEST).astype(np.float32)
        self.low, self.high = (bounds / self.scale[:, None]).T

    def observation(self, s: State, seat: Seat) -> NDArray[np.float32]:
        """What a seat may know, float32 of shape (numbers,), as `Game.layout` names them, scaled."""
        numbers: NDArray[np.int16] = np.frombuffer(memoryview(self.game.observed(s, seat)), dtype=np.int16)
        scaled: NDArray[np.float32] = numbers.astype(np.float32) / self.scale
        return scaled

    def mask(self, s: State, seat: Seat, more: int = 0) -> NDArray[np.int8]:
        """1 for each action that a seat may take now, int8 of shape (actions + more,)."""
        mask = np.zeros(int(self.game.action_count) + more, dtype=np.int8)
        mask[list(self.game.legal(s, seat))] = 1
        return mask
