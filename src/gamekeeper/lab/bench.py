"""Speed of games, compiled and interpreted side by side."""

from __future__ import annotations

import os
import subprocess
import sys
import tempfile
from collections.abc import Callable, Mapping
from pathlib import Path
from statistics import median

import msgspec

from gamekeeper import catalog
from gamekeeper.core.errors import BadSetup, GamekeeperError
from gamekeeper.lab.modes import importing_from, pure_copy
from gamekeeper.lab.speed import Order, Speed

MODES = 2  # what `advance` counts per game
REPETITIONS = 5
SECONDS = 0.5


class MeasureFailed(GamekeeperError):
    """The measuring process ended with an error."""


class Rate(msgspec.Struct, frozen=True):
    """Work per second: the median of the repetitions and their range."""

    median: float
    low: float
    high: float


class Row(msgspec.Struct, frozen=True):
    """One kind of work in both modes; `compiled` and `ratio` are None where nothing is compiled."""

    unit: str
    interpreted: Rate
    compiled: Rate | None
    ratio: float | None  # of the medians


class Bench(msgspec.Struct, frozen=True):
    """One game's rates on one core."""

    order: Order
    rows: list[Row]


def bench(game: str, *, pure_path: Path | None, advance: Callable[[int], None]) -> Bench:
    """Measure one game in both modes, one after the other; `advance` hears when one is done.

    `pure_path` is where the uncompiled package can be imported from; without it the sources of this
    installation are copied to a temporary folder.
    """
    if pure_path is not None and not (pure_path / "gamekeeper" / "__init__.py").is_file():
        raise BadSetup("pure-path", str(pure_path), "a folder that holds the package gamekeeper")
    order = Order(game, catalog.info(game).usual_seats, REPETITIONS, SECONDS)
    here = measure_in(os.environ, order)
    advance(1)
    if not here.compiled:
        advance(1)
        return Bench(order, rows_of(here, None))
    with tempfile.TemporaryDirectory() as folder:
        path = pure_copy(Path(folder)) if pure_path is None else pure_path.resolve()
        pure = measure_in(importing_from(path), order)
    advance(1)
    if pure.compiled:
        raise BadSetup("pure-path", str(pure_path), "a folder without compiled modules")
    return Bench(order, rows_of(pure, here))


def measure_in(environment: Mapping[str, str], order: Order) -> Speed:
    """Measure in a process of its own."""
    command = [sys.executable, "-P", "-m", "gamekeeper.lab.speed", msgspec.json.encode(order).decode()]
    done = subprocess.run(command, env=environment, capture_output=True, check=False)
    if done.returncode != 0:
        raise MeasureFailed(f"measuring {order.game} failed:\n{done.stderr.decode(errors='replace')}")
    return msgspec.json.decode(done.stdout, type=Speed)


def rows_of(interpreted: Speed, compiled: Speed | None) -> list[Row]:
    """The rates of both modes side by side."""
    return [
        row_of(unit, rates, [] if compiled is None else compiled.rates[unit])
        for unit, rates in interpreted.rates.items()
    ]


def row_of(unit: str, interpreted: list[float], compiled: list[float]) -> Row:
    """One kind of work; `compiled` is empty where nothing is compiled."""
    slow = rate_of(interpreted)
    if not compiled:
        return Row(unit, slow, None, None)
    fast = rate_of(compiled)
    return Row(unit, slow, fast, fast.median / slow.median)


def rate_of(values: list[float]) -> Rate:
    """Median and range."""
    return Rate(median(values), min(values), max(values))
