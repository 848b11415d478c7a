"""Fits the network of `bots.value` to how games ended, and checks it on games that it has not seen.

The shares of all seats of a position are the softmax of what the network makes of each, and what is made small is their
cross-entropy to what came of it, by Adam (Kingma and Ba 2015). Who wins in the end says little of one position among
hundreds, so after the first pass what came of a position is also what the network of the pass before made of the next
ones: the return of TD(lambda) (Sutton 1988).
"""

from __future__ import annotations

import math
from typing import TypeAlias

import msgspec
import numpy as np
from numpy.typing import NDArray

from gamekeeper.lab.lessons import Material

HELD_OUT = 11  # one game in so many is not learned from; a prime, so that tables of all sizes are held out
BATCH = 1024  # positions
FEWEST_BATCHES = 64  # in all positions, for few of them
STEP = 0.004  # at the beginning; it falls to nothing
DECAY = (0.9, 0.999)  # of the means of slopes and of their squares
TINY = 1e-8
SHRINK = 1e-4  # how strongly weights are drawn to 0
LATER = 0.7  # lambda: how much of what came of a position is what came of the next one, and not its value
BINS = 10  # of the calibration curve
NOWHERE = -1e9  # what a row of nobody comes to

Floats: TypeAlias = NDArray[np.float32]
Places: TypeAlias = NDArray[np.int64] | slice

EVERY = slice(None)


class Bin(msgspec.Struct, frozen=True):
    """Seats that were promised a share between two bounds, and what they had in the end."""

    seats: int
    expected: float
    won: float


class Check(msgspec.Struct, frozen=True):
    """How good shares were in games that were not learned from; a constant gives every seat the same."""

    games: int
    positions: int
    log_loss: float
    constant: float  # its log loss
    calibration: list[Bin]


class Network(msgspec.Struct, frozen=True):
    """The weights, as `bots.value` takes them: of features as they are."""

    first: Floats  # [feature, unit]
    bias: Floats
    second: Floats


class Adam:
    """Moves weights down their slopes, each as far as its slopes agree; of a table perhaps only the rows that were met.

    `shrink` says how strongly weights are drawn to 0, `decay` how slowly means of slopes and of their squares forget.
    """

    def __init__(self, weights: Floats, shrink: float = 0.0, decay: tuple[float, float] = DECAY) -> None:
        self.weights = weights
        self.shrink = shrink
        self.decay = decay
        self.mean, self.square = np.zeros_like(weights), np.zeros_like(weights)
        self.step = 0

    def go(self, slopes: Floats, stride: float, rows: Places = EVERY) -> None:
        """One step."""
        self.step += 1
        slow, slower = self.decay
        slopes = slopes + self.shrink * self.weights[rows]
        mean = self.mean[rows] * slow + (1 - slow) * slopes
        square = self.square[rows] * slower + (1 - slower) * slopes * slopes
        self.mean[rows], self.square[rows] = mean, square
        usual = np.sqrt(square / (1 - slower**self.step)) + TINY
        self.weights[rows] -= stride * mean / (1 - slow**self.step) / usual


def fit(data: Material, seed: int, hidden: int, epochs: int, passes: int = 1) -> Network:
    """The network for all games but those held out. The same seed gives the same weights on the same machine."""
    network = fit_to(data, data.shares, seed, hidden, epochs)
    for _ in range(passes - 1):
        network = fit_to(data, returns(data, predict(network, data.numbers, data.shares)), seed, hidden, epochs)
    return network


def returns(data: Material, values: Floats) -> Floats:
    """What came of each position: of a game's last the outcome, of others the next one's value and what came of it."""
    result = data.shares.copy()
    follows = data.games[1:] == data.games[:-1]
    for place in range(len(result) - 2, -1, -1):
        if follows[place]:
            result[place] = (1.0 - LATER) * values[place + 1] + LATER * result[place + 1]
    result[data.shares < 0.0] = -1.0
    return result


def fit_to(data: Material, targets: Floats, seed: int, hidden: int, epochs: int) -> Network:
    """The network that comes nearest to some shares."""
    learned = np.flatnonzero(data.games % HELD_OUT != 0)
    rng = np.random.default_rng(seed)
    features = data.numbers.shape[2]
    scale = np.abs(data.numbers).max(axis=(0, 1)).clip(min=1).astype(np.float32)
    weights = [
        rng.normal(0.0, (2.0 / features) ** 0.5, (features, hidden)).astype(np.float32),
        np.zeros(hidden, dtype=np.float32),
        rng.normal(0.0, hidden**-0.5, hidden).astype(np.float32),
    ]
    walks = [Adam(one, SHRINK) for one in weights]
    size = min(BATCH, -(-len(learned) // FEWEST_BATCHES))
    steps = epochs * -(-len(learned) // size)
    step = 0
    for _ in range(epochs):
        order = rng.permutation(learned)
        for begin in range(0, len(order), size):
            batch = np.sort(order[begin : begin + size])
            slopes = slope(weights, (data.numbers[batch] / scale).astype(np.float32), targets[batch])
            step += 1
            stride = STEP * 0.5 * (1.0 + math.cos(math.pi * step / steps))
            for walk, change in zip(walks, slopes, strict=True):
                walk.go(change, stride)
    return Network(weights[0] / scale[:, None], weights[1], weights[2])


def slope(weights: list[Floats], rows: Floats, shares: Floats) -> list[Floats]:
    """How the mean cross-entropy of some positions changes with each weight."""
    first, bias, second = weights
    units = np.maximum(rows @ first + bias, 0.0)
    error = softmax(units @ second, shares) - np.maximum(shares, 0.0)
    error[shares < 0.0] = 0.0
    error /= len(rows)
    back = error[..., None] * second * (units > 0.0)
    flat = rows.reshape(-1, rows.shape[2])
    return [flat.T @ back.reshape(len(flat), -1), back.sum(axis=(0, 1)), np.einsum("psu,ps->u", units, error)]


def softmax(numbers: Floats, shares: Floats) -> Floats:
    """Shares that add up to 1 over the seats there are."""
    numbers = np.where(shares < 0.0, NOWHERE, numbers)
    powers = np.exp(numbers - numbers.max(axis=1, keepdims=True))
    result: Floats = (powers / powers.sum(axis=1, keepdims=True)).astype(np.float32)
    return result


def predict(network: Network, numbers: NDArray[np.int32], shares: Floats) -> Floats:
    """The shares that a network expects."""
    units = np.maximum(numbers.astype(np.float32) @ network.first + network.bias, 0.0)
    return softmax(units @ network.second, shares)


def check(data: Material, network: Network) -> Check:
    """How good a network is on the games held out."""
    held = data.games % HELD_OUT == 0
    shares = data.shares[held]
    expected = predict(network, data.numbers[held], shares)
    there = shares >= 0.0
    loss = -(np.maximum(shares, 0.0) * np.log(expected.clip(min=1e-9))).sum(axis=1)
    return Check(
        games=len(np.unique(data.games[held])),
        positions=len(shares),
        log_loss=float(loss.mean()),
        constant=float(np.log(there.sum(axis=1)).mean()),
        calibration=calibration(expected[there], shares[there]),
    )


def calibration(expected: Floats, won: Floats) -> list[Bin]:
    """What seats had in the end, by what they were promised."""
    places = (expected * BINS).astype(int).clip(max=BINS - 1)
    found = [places == place for place in range(BINS)]
    return [Bin(int(own.sum()), float(expected[own].mean()), float(won[own].mean())) for own in found if own.any()]
