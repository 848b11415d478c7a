"""Values learned from games: a small network that reads `Game.features` and tells each seat's share of the win to come.

One network serves all seats: it gives each a number from what that seat may know, and the shares are these numbers'
softmax. `gamekeeper train` writes the weights, a file beside the game; without one, searches judge by `Game.worth`.
"""

from __future__ import annotations

import math
from typing import Any, Final

from librt.vecs import append, vec
from mypy_extensions import i64

from gamekeeper.bots.bot import zeros
from gamekeeper.core.errors import BadSetup
from gamekeeper.core.game import Game, S
from gamekeeper.core.ids import NOBODY, Seat

MOST_HIDDEN: Final = 256


class Value:
    """A network of one hidden layer of rectified units; `ahead` is how many decisions ahead searches ask it."""

    def __init__(self, ahead: i64, first: list[list[float]], bias: list[float], second: list[float]) -> None:
        self.ahead = ahead
        self.inputs: i64 = i64(len(first))
        self.hidden: i64 = i64(len(bias))
        self.first: vec[float] = floats([weight for row in first for weight in row])  # [input * hidden + unit]
        self.bias: vec[float] = floats(bias)
        self.second: vec[float] = floats(second)
        self.units: vec[float] = zeros(self.hidden)

    def number(self, features: vec[i64]) -> float:
        """What the network makes of a seat's features."""
        units, first, second, hidden = self.units, self.first, self.second, self.hidden
        for unit in range(hidden):
            units[unit] = self.bias[unit]
        at: i64 = 0
        for feature in features:
            if feature != 0:
                number = float(feature)
                for unit in range(hidden):
                    units[unit] = units[unit] + number * first[at + unit]
            at += hidden
        total = 0.0
        for unit in range(hidden):
            if units[unit] > 0.0:
                total += units[unit] * second[unit]
        return total

    def shares(self, game: Game[S], s: S, out: vec[float]) -> None:
        """Write every seat's share of the win to come, or of the one that has come."""
        if s.decider() == NOBODY:
            share_win(game, s, out)
            return
        seats = game.seats
        total = 0.0
        base = 0.0
        for seat in range(seats):
            number = self.number(game.features(s, Seat(seat)))
            if seat == 0:
                base = number
            one = math.exp(number - base if number - base < 60.0 else 60.0)
            out[seat] = one
            total += one
        for seat in range(seats):
            out[seat] = out[seat] / total


def share_win(game: Game[S], s: S, out: vec[float]) -> None:
    """The seats in first place share 1."""
    places = game.ranking(s)
    winners: i64 = 0
    for place in places:
        if place == 1:
            winners += 1
    for i, place in enumerate(places):
        out[i64(i)] = 1.0 / float(winners) if place == 1 else 0.0


def floats(numbers: list[float]) -> vec[float]:
    """A flat list."""
    result = vec[float](capacity=i64(len(numbers)))
    for number in numbers:
        result = append(result, number)
    return result


def value_in(game: Game[S], data: dict[str, Any], where: str) -> Value:
    """The value that a file's data holds."""
    try:
        first = [[float(weight) for weight in row] for row in data["first"]]
        bias = [float(weight) for weight in data["bias"]]
        second = [float(weight) for weight in data["second"]]
        ahead = int(data["ahead"])
    except (KeyError, TypeError, ValueError) as error:
        raise BadSetup(f"value {where}", str(error), "the numbers that `gamekeeper train` wrote") from error
    sizes = {len(row) for row in first}
    right = len(first) == len(game.feature_names) and sizes == {len(bias)} and len(second) == len(bias)
    if not right or not 1 <= len(bias) <= MOST_HIDDEN:
        told = f"{len(game.feature_names)} rows of weights, each as long as bias and second"
        raise BadSetup(f"value {where}", f"{len(first)} rows of {sorted(sizes)}", told)
    return Value(i64(ahead), first, bias, second)
