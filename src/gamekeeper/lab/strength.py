"""How strong bots are beside a yardstick: one bot among seats that another holds, the same games for every bot.

Bots stand in an order, the weakest first. Each plays until it is certain whether it wins more than its fair share, and
whether it wins more than its neighbours in that order; a pair is judged by the games that both have played, from the
same seats. How certain that is may be asked after every game (`stats.evidence`), so stopping early is no trick.
"""

from __future__ import annotations

import math
from collections.abc import Callable

import msgspec
import polars as pl

from gamekeeper.core.errors import BadSetup
from gamekeeper.lab.crew import Crew
from gamekeeper.lab.modes import is_compiled
from gamekeeper.lab.plan import Plan
from gamekeeper.lab.simulate import Simulation
from gamekeeper.lab.stats import CERTAIN, Interval, Values, evidence, mean_interval, share_interval
from gamekeeper.lab.summary import numbers

YARDSTICK = "habit"
FIRST_LOOK = 40  # games after which it is asked for the first time whether more are needed
GROWTH = 1.5  # games at one look to those at the look before


class Against(msgspec.Struct, frozen=True):
    """By how much a bot's share of wins exceeds another's in the same games, and whether that is certain."""

    bot: str
    difference: Interval
    certain: bool


class Strength(msgspec.Struct, frozen=True, kw_only=True):
    """One bot: its share of the wins beside the yardstick, and how long it thinks."""

    bot: str
    win_share: Interval
    differs: bool  # certainly from the fair share
    above: Against | None  # the bot before it in the order
    seconds: float  # of processor time for a decision, on average
    longest: float


class Strengths(msgspec.Struct, frozen=True, kw_only=True):
    """The bots of one game in their order."""

    plan: Plan  # of the first bot; those of the others differ in that bot alone
    yardstick: str
    compiled: bool
    fair_share: float
    bots: list[Strength]


class Race:
    """The bots' games so far. Made from one plan a bot: that bot first, the yardstick on all other seats."""

    def __init__(self, plans: list[Plan]) -> None:
        self.simulations = [Simulation(plan) for plan in plans]
        self.wins: list[Values] = [none() for _ in plans]
        self.fair = 1 / plans[0].seats
        self.step = plans[0].seats

    def interrupted(self) -> bool:
        """Whether Ctrl-C came."""
        return any(simulation.interrupted for simulation in self.simulations)

    def run(self, games: int, workers: int | Crew, *, stops: bool, advance: Callable[[int], None]) -> None:
        """Play at most so many games a bot; with `stops` no more than it takes to be certain."""
        look = min(games, FIRST_LOOK) if stops else games
        while not self.interrupted():
            for place in self.open() if stops else range(len(self.wins)):
                self.play(place, look, workers, advance)
            if look == games or not self.open():
                return
            look = min(games, math.ceil(look * GROWTH / self.step) * self.step)

    def play(self, place: int, games: int, workers: int | Crew, advance: Callable[[int], None]) -> None:
        """Play so many games of one bot in all, unless Ctrl-C has come."""
        if self.interrupted():
            return
        simulation = self.simulations[place]
        simulation.run(games, workers, records=False, advance=advance)
        self.wins[place] = wins(simulation)

    def open(self) -> list[int]:
        """The bots of which something is not certain yet."""
        result = {place for place in range(len(self.wins)) if not self.differs(place)}
        for place in range(1, len(self.wins)):
            if not self.is_above(place):
                result |= {place - 1, place}
        return sorted(result)

    def differs(self, place: int) -> bool:
        """Whether a bot's share of wins is certainly not the fair one."""
        won = float(self.wins[place].sum())
        return evidence(won, len(self.wins[place]) - won, self.fair) >= CERTAIN

    def is_above(self, place: int) -> bool:
        """Whether a bot certainly differs from the one before it."""
        change = self.change(place)
        return evidence(float(change.clip(min=0).sum()), float(-change.clip(max=0).sum())) >= CERTAIN

    def change(self, place: int) -> Values:
        """What a bot won more than the one before it, game by game of those that both have played."""
        own, other = self.wins[place], self.wins[place - 1]
        both = min(len(own), len(other))
        return own[:both] - other[:both]

    def strength(self, place: int) -> Strength:
        """What is known of one bot."""
        simulation = self.simulations[place]
        above = None
        if place > 0:
            difference = mean_interval(self.change(place), (-1.0, 1.0))
            above = Against(self.simulations[place - 1].plan.bots[0], difference, self.is_above(place))
        thinking = simulation.thinking[simulation.plan.bots[0]]
        return Strength(
            bot=simulation.plan.bots[0],
            win_share=share_interval(self.wins[place]),
            differs=self.differs(place),
            above=above,
            seconds=thinking.mean(),
            longest=thinking.longest,
        )

    def strengths(self) -> Strengths:
        """What is known of all bots that have played."""
        played = [place for place, own in enumerate(self.wins) if len(own)]
        plan = self.simulations[0].plan
        return Strengths(
            plan=plan,
            yardstick=plan.bots[-1],
            compiled=is_compiled(),
            fair_share=self.fair,
            bots=[self.strength(place) for place in played],
        )


def none() -> Values:
    """No games."""
    return numbers(pl.Series([], dtype=pl.Float64))


def wins(simulation: Simulation) -> Values:
    """What the bot won of each game, in order; the first games up to one that is missing."""
    seats = simulation.tables().seats.filter(pl.col("bot") == simulation.plan.bots[0]).sort("game")
    return numbers(seats.filter(pl.col("game") == pl.int_range(pl.len()))["win_share"])


def lineups(bots: list[str], yardstick: str, seats: int) -> list[list[str]]:
    """Who plays, bot by bot. BadSetup where that tells nothing."""
    if seats < 2:
        raise BadSetup("seats", seats, "two or more, for one bot beside others")
    if len(set(bots)) < len(bots) or yardstick in bots:
        raise BadSetup("bots", ",".join(bots), f"different names, and not the one they play beside, {yardstick}")
    return [[bot, *[yardstick] * (seats - 1)] for bot in bots]
