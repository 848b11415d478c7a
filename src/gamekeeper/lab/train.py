"""Learns a game's value from games of bots against themselves, and writes it as a small file."""

from __future__ import annotations

import json
from collections.abc import Callable
from contextlib import closing
from functools import partial
from pathlib import Path
from typing import Any

import msgspec
import numpy as np
from numpy.typing import NDArray

from gamekeeper.bots.learned import WORTH, files, of_game
from gamekeeper.bots.own import bot_from
from gamekeeper.bots.value import value_in
from gamekeeper.core.errors import BadSetup
from gamekeeper.core.game import Game
from gamekeeper.lab.crew import Crew, play_all
from gamekeeper.lab.fit import Check, Network, check, fit
from gamekeeper.lab.lessons import Course, Lesson, Teacher, material
from gamekeeper.lab.plan import plan_for

DIGITS = 5  # of a weight


class Order(msgspec.Struct, frozen=True, kw_only=True):
    """What to learn from, and how: all that the weights depend on, beside the program."""

    bots: list[str]  # they take turns at the table, all of them on all seats
    games: int
    seed: int | str
    stray: float = 0.1
    keep: float = 0.12
    hidden: int = 24
    epochs: int = 5
    passes: int = 3
    ahead: int = 4


class Trained(msgspec.Struct, frozen=True):
    """A value learned: the file's content, and how good it is."""

    game: str
    generation: int
    content: dict[str, Any]
    check: Check
    interrupted: bool = False


def train(tables: list[Game[Any]], order: Order, workers: int | Crew, advance: Callable[[int], None]) -> Trained:
    """Play and learn. `tables` are of one game, with different seats; `advance` hears how many more games are played.

    KeyboardInterrupt comes through: half a course teaches something else than the whole.
    """
    game = tables[0]
    if not game.feature_names:
        raise BadSetup("game", game.info.name, "a game that declares features (docs/add-a-game.md)")
    plans = [plan_for(table, [bot], order.seed) for table in tables for bot in order.bots]
    course = Course(plans=plans, stray=order.stray, keep=order.keep)
    lessons: list[Lesson] = []
    with closing(play_all(partial(Teacher, course), range(order.games), workers)) as chunks:
        for chunk in chunks:
            lessons += chunk
            advance(len(chunk))
    data = material(lessons, len(game.feature_names))
    network = fit(data, whole(order.seed), order.hidden, order.epochs, order.passes)
    content = written(tables, order, network)
    found = check(data, network)
    content["log_loss"] = {"held_out": round(found.log_loss, DIGITS), "constant": round(found.constant, DIGITS)}
    value_in(game, content, "just trained")
    return Trained(game.info.name, content["generation"], content, found)


def whole(seed: int | str) -> int:
    """A seed as a number, as chance in learning takes it."""
    return seed if isinstance(seed, int) else int(seed, 16 if len(seed) > 32 else 10)


def written(tables: list[Game[Any]], order: Order, network: Network) -> dict[str, Any]:
    """What stands in the file: what it fits, where it is from, and the weights."""
    game = tables[0]
    return {
        **of_game(game),
        "names": game.feature_names,
        "generation": 1 + max(generation(game, bot) for bot in order.bots),
        "seats": [int(table.seats) for table in tables],
        "learned": msgspec.to_builtins(order),
        "ahead": order.ahead,
        "first": rounded(network.first),
        "bias": rounded(network.bias),
        "second": rounded(network.second),
    }


def generation(game: Game[Any], bot: str) -> int:
    """How many times bots had learned when this one played: 0 for one that judges by `worth` or not at all."""
    judge = getattr(bot_from(bot), "judge", WORTH)
    return max((int(json.loads(path.read_text())["generation"]) for path in files(game, judge)), default=0)


def rounded(numbers: NDArray[np.float32]) -> Any:
    """As nested lists of short numbers."""
    if numbers.ndim > 1:
        return [rounded(row) for row in numbers]
    return [float(f"{number:.{DIGITS}g}") for number in numbers]


def write(content: dict[str, Any], path: Path) -> None:
    """Write a file of weights, a line for each key and each row of them, so that versions can be compared."""
    path.write_text("{\n" + ",\n".join(f' "{key}": {lines_of(value)}' for key, value in content.items()) + "\n}\n")


def lines_of(value: Any, indent: str = "  ") -> str:
    """Tables of numbers, a line a row; all else in one line."""
    if isinstance(value, list) and value and isinstance(value[0], list):
        rows = [json.dumps(row, separators=(",", ":")) for row in value]
        return f"[\n{indent}" + f",\n{indent}".join(rows) + f"\n{indent[:-1]}]"
    if isinstance(value, dict) and any(isinstance(row, (dict, list)) for row in value.values()):
        rows = [f"{json.dumps(key)}: {lines_of(row, indent + ' ')}" for key, row in value.items()]
        return f"{{\n{indent}" + f",\n{indent}".join(rows) + f"\n{indent[:-1]}}}"
    return json.dumps(value, ensure_ascii=False, separators=(",", ":") if isinstance(value, list) else None)
