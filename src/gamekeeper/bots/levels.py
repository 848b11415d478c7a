"""Bots by name: the kinds, with a budget of your choice, and the levels people play against."""

from __future__ import annotations

import re
from typing import Final

from mypy_extensions import i64

from gamekeeper.bots.bot import Bot
from gamekeeper.bots.flat import FlatMonteCarlo
from gamekeeper.bots.greedy import Greedy
from gamekeeper.bots.habit import Habit
from gamekeeper.bots.ismcts import Ismcts
from gamekeeper.bots.learned import LEARNED, WORTH
from gamekeeper.bots.random_bot import RandomBot
from gamekeeper.core.errors import BadSetup

LEVELS: Final[dict[str, int]] = {"easy": 15, "medium": 60, "hard": 180, "expert": 5_000}
"""Level → simulations of its search. No time limit: a level plays the same on every machine."""

NAMES: Final = ("random", "habit", "greedy", "flat", "ismcts", *LEVELS)
SIMULATIONS: Final = {"flat": 1_000, "ismcts": 1_000}  # without a budget in the name
MOST_SIMULATIONS: Final = 10_000_000
MOST_SECONDS: Final = 600.0
WANTED: Final = (
    "random, habit, greedy, easy, medium, hard, expert, or flat or ismcts with a budget of simulations or seconds, "
    "like ismcts:2000 or flat:1.5s; behind a level, ismcts or habit @learned or @worth: with or without what it learned"
)
JUDGES: Final = (WORTH, LEARNED)
SEARCH_NAME: Final = re.compile(r"(flat|ismcts)(?::(?:([0-9]{1,8})|([0-9]{1,3}(?:\.[0-9]{1,3})?)s))?")


def bot_named(name: str, *, files: bool = False) -> Bot:
    """The bot of this name; BadSetup for any other name. With `files`, what was learned may be in files of weights."""
    kind, at, judge = name.partition("@")
    judges = kind in LEVELS or kind == "habit" or kind.startswith("ismcts")
    if at and (not judges or judge == "" or not (files or judge in JUDGES)):
        raise BadSetup("bot", name, WANTED)
    if kind in LEVELS:
        return Ismcts(name, i64(LEVELS[kind]), 0.0, judge)
    if name == "random":
        return RandomBot(name)
    if kind == "habit":
        return Habit(name, judge or WORTH)
    if name == "greedy":
        return Greedy(name)
    match = SEARCH_NAME.fullmatch(kind)
    if match is None:
        raise BadSetup("bot", name, WANTED)
    simulations, seconds = match.group(2), match.group(3)
    if simulations is None and seconds is None:
        return searching(name, match.group(1), SIMULATIONS[match.group(1)], 0.0, judge)
    count = int(simulations or 0)
    time = float(seconds or 0.0)
    if count > MOST_SIMULATIONS or time > MOST_SECONDS or (count == 0 and time == 0.0):
        raise BadSetup("bot", name, f"1 to {MOST_SIMULATIONS} simulations, or up to {MOST_SECONDS:.0f} seconds")
    return searching(name, match.group(1), count, time, judge)


def searching(name: str, kind: str, simulations: int, seconds: float, judge: str) -> Bot:
    """A searching bot of this kind and budget."""
    if kind == "flat":
        return FlatMonteCarlo(name, i64(simulations), seconds)
    return Ismcts(name, i64(simulations), seconds, judge)
