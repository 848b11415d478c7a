"""Measures one game in this process: random playouts, copies, search. `bench` runs it once per mode.

Rates are per second of processor time on one core, so that other programs disturb less. Repetitions are
sized to last about `seconds` each.
"""

from __future__ import annotations

import sys
import time
from collections.abc import Callable
from typing import Any, TypeAlias

import msgspec

from gamekeeper import make
from gamekeeper.bots.bot import decide
from gamekeeper.bots.levels import bot_named
from gamekeeper.bots.playout import copies, middle, playouts
from gamekeeper.core.game import Game
from gamekeeper.core.ids import Action
from gamekeeper.core.rng import seed_bytes, stream
from gamekeeper.lab.modes import is_compiled

MIDDLE_SEEDS = range(1, 9)  # search is measured from these games' middles
LEAST_OPTIONS = 2  # a forced answer is not searched
FIRST_TRY = 8  # units of work of the first, unmeasured run

Work: TypeAlias = Callable[[int], dict[str, int]]


class Order(msgspec.Struct, frozen=True):
    """What to measure."""

    game: str
    seats: int
    repetitions: int
    seconds: float  # per repetition


class Speed(msgspec.Struct, frozen=True):
    """Rates per second, one per repetition, in the order they were measured."""

    order: Order
    compiled: bool
    rates: dict[str, list[float]]


def measure(order: Order) -> Speed:
    """All rates of one game."""
    game = make(order.game, order.seats)
    rates: dict[str, list[float]] = {}
    for work in (playing(game), copying(game), searching(game)):
        rates.update(repeat(work, order))
    return Speed(order, is_compiled(), rates)


def repeat(work: Work, order: Order) -> dict[str, list[float]]:
    """The rates of one kind of work, every repetition of about the same length."""
    count = FIRST_TRY
    seconds = timed(work, count)[1]
    while seconds < order.seconds / 4:
        count *= 2
        seconds = timed(work, count)[1]
    count = max(1, round(count * order.seconds / seconds))
    rates: dict[str, list[float]] = {}
    for _ in range(order.repetitions):
        done, seconds = timed(work, count)
        for unit, amount in done.items():
            rates.setdefault(unit, []).append(amount / seconds)
    return rates


def timed(work: Work, count: int) -> tuple[dict[str, int], float]:
    """What `work` did with `count` units, and the seconds it took."""
    began = time.process_time()
    done = work(count)
    return done, time.process_time() - began


def playing(game: Game[Any]) -> Work:
    """Whole random games, set-up included."""

    def work(count: int) -> dict[str, int]:
        return {"decisions": playouts(game, 1, count), "games": count}

    return work


def copying(game: Game[Any]) -> Work:
    """Copies of a position from the middle of a game."""
    s = middle(game, MIDDLE_SEEDS[0])

    def work(count: int) -> dict[str, int]:
        return {"copies": copies(game, s, count)}

    return work


def searching(game: Game[Any]) -> Work:
    """ISMCTS decisions in positions from the middles of games, forced answers left out."""
    positions = [position_to_search(game, seed) for seed in MIDDLE_SEEDS]

    def work(count: int) -> dict[str, int]:
        bot = bot_named(f"ismcts:{count}")
        done = {"simulations": 0, "simulated decisions": 0}
        for number, s in enumerate(positions):
            decide(bot, game, s, game.decider(s), stream(seed_bytes(number), "speed"))
            done["simulations"] += int(bot.thought.simulations)
            done["simulated decisions"] += int(bot.thought.decisions)
        return done

    return work


def position_to_search(game: Game[Any], seed: int) -> Any:
    """The first position from the middle of a game on that leaves a choice."""
    s = middle(game, seed)
    seat = game.decider(s)
    while len(game.legal(s, seat)) < LEAST_OPTIONS:
        game.advance(s, seat, Action(game.legal(s, seat)[0]))
        seat = game.decider(s)
    return s


def main() -> None:
    """Reads an Order as JSON from the command line, writes a Speed as JSON."""
    order = msgspec.json.decode(sys.argv[1], type=Order)
    sys.stdout.buffer.write(msgspec.json.encode(measure(order)))


if __name__ == "__main__":
    main()
