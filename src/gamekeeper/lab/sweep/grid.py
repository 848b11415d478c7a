"""The points of a sweep, played on the same seeds until it is certain what they change."""

from __future__ import annotations

import math
import time
from collections.abc import Callable, Mapping
from itertools import product
from typing import Final

import msgspec
import numpy as np
import polars as pl

from gamekeeper import catalog
from gamekeeper.core.errors import BadSetup
from gamekeeper.lab.crew import Crew
from gamekeeper.lab.plan import Plan
from gamekeeper.lab.simulate import Simulation
from gamekeeper.lab.stats import CERTAIN, Interval, Values, evidence, mean_interval
from gamekeeper.lab.sweep.measures import Measure, measures_for
from gamekeeper.lab.tables import Tables, whole
from gamekeeper.packs import Pack
from gamekeeper.packs.vary import Vary, paths_of, row_of, varied

MOST_POINTS: Final = 64
LEAST: Final = 2  # games of each point before the time may end
FIRST_LOOK: Final = 40  # games of each point after which it is asked for the first time what is certain
GROWTH: Final = 1.5
EARLY_GROWTH: Final = 5  # before that: where time is short, all points have about as many
Changes = dict[str, object]


class Answer(msgspec.Struct, frozen=True):
    """One measure of one point: its value, and by how much it differs from the pack as it is, in the same games."""

    measure: str
    is_share: bool
    value: Interval
    difference: Interval | None  # None for the pack as it is
    certain: bool  # that it differs at all


class Point(msgspec.Struct, frozen=True):
    """One point of the grid."""

    changes: Changes  # none: the pack as it is
    digest: str
    games: int
    answers: list[Answer]


class Swept(msgspec.Struct, frozen=True):
    """What a sweep found; its first point is the pack as it is."""

    plan: Plan
    points: list[Point]
    settled: bool  # whether each difference is certain or known to be small


def grid_of(pack: Pack, wanted: list[Vary]) -> list[Changes]:
    """All combinations, the pack as it is left out."""
    paths = paths_of(wanted)
    count = math.prod(len(vary.values) for vary in wanted)
    if count > MOST_POINTS:
        raise BadSetup("vary", f"{count} combinations", f"at most {MOST_POINTS}")
    every = [dict(zip(paths, values, strict=True)) for values in product(*(vary.values for vary in wanted))]
    return [changes for changes in every if varied(pack, changes).digest != pack.digest]


class Sweep:
    """A plan with the pack as it is, and with the changes of each point; the same seeds for all."""

    def __init__(self, plan: Plan, pack: Pack, grid: list[Changes], options: Mapping[str, object]) -> None:
        self.plan = plan
        self.grid: list[Changes] = [{}, *grid]
        self.plans = [plan_with(plan, pack, changes, options) for changes in self.grid]
        self.simulations = [Simulation(each) for each in self.plans]
        self.rows = list(dict.fromkeys(row_of(pack, path) for changes in grid for path in changes))
        self.known: dict[tuple[int, str], Values] = {}  # of points and measures, as of when they were asked for last

    def interrupted(self) -> bool:
        """Whether Ctrl-C came."""
        return any(simulation.interrupted for simulation in self.simulations)

    def run(
        self, games: int, deadline: float, workers: int | Crew, *, stops: bool, advance: Callable[[int], None]
    ) -> None:
        """Play at most so many games a point, or until the deadline; with `stops` no more than it takes."""
        look = min(games, LEAST)
        while True:
            asks = stops and look > FIRST_LOOK
            for place in [0, *(self.open() if asks else range(1, len(self.grid)))]:
                if self.interrupted() or (time.monotonic() > deadline and self.has_looked()):
                    return
                self.simulations[place].run(look, workers, records=False, advance=advance)
            if look == games or (asks and not self.open()):
                return
            look = min(games, max(math.ceil(look * GROWTH), min(FIRST_LOOK, look * EARLY_GROWTH)))

    def count(self) -> int:
        """Games played, of all points."""
        return sum(simulation.count() for simulation in self.simulations)

    def has_looked(self) -> bool:
        """Whether every point has games."""
        return all(simulation.count() >= LEAST for simulation in self.simulations)

    def values(self, place: int, measure: Measure) -> Values:
        """A measure of all games of a point."""
        found = self.known.get((place, measure.name))
        if found is None or len(found) < self.simulations[place].count():
            found = self.known[place, measure.name] = measure.values(self.tables(place))
        return found

    def tables(self, place: int) -> Tables:
        """The games of a point, without a gap."""
        return whole(self.simulations[place].tables())

    def open(self) -> list[int]:
        """The points of which something is neither certain nor known to be small."""
        measures = self.measures()
        return [place for place in range(1, len(self.grid)) if not self.is_settled(place, measures)]

    def is_settled(self, place: int, measures: list[Measure]) -> bool:
        """Whether all is known well enough of one point."""
        for measure in measures:
            before, after = self.both(place, measure)
            if len(after) < FIRST_LOOK:
                return False  # a few games that happen to be alike say nothing
            found = mean_interval(after - before, (-1.0, 1.0) if measure.is_share else None)
            half = 0.0 if found.high is None or found.low is None else (found.high - found.low) / 2
            if not measure.is_known(half, float(before.mean())) and not self.is_certain(after - before, measures):
                return False
        return True

    def is_certain(self, differences: Values, measures: list[Measure]) -> bool:
        """Whether more games changed one way than the other, asked of all points and measures as often as one likes.

        Signs of paired differences; the threshold is that of one question times how many there are (Bonferroni).
        """
        asked = len(measures) * (len(self.grid) - 1)
        up, down = int((differences > 0).sum()), int((differences < 0).sum())
        return evidence(float(up), float(down)) >= CERTAIN * asked

    def both(self, place: int, measure: Measure) -> tuple[Values, Values]:
        """A measure of the pack as it is and of a point, of the games that both have."""
        before, after = (self.values(each, measure) for each in (0, place))
        count = min(len(before), len(after))
        return before[:count], after[:count]

    def measures(self) -> list[Measure]:
        """What is measured."""
        endings = sorted({ending for each in self.simulations for ending in each.tables().games["outcome"]})
        used = {row for each in self.simulations for row in each.tables().rows["row"].unique()}
        rows = [row for row in self.rows if row in used]
        return measures_for(self.plan.seats, rows, endings if len(endings) > 1 else [])

    def swept(self) -> Swept:
        """What was found."""
        measures = self.measures()
        points = [self.point(place, measures) for place in range(len(self.grid))]
        return Swept(self.plan, points, not self.open())

    def point(self, place: int, measures: list[Measure]) -> Point:
        """One point."""
        answers = []
        for measure in measures:
            bounds = (0.0, 1.0) if measure.is_share else None
            value = mean_interval(self.values(place, measure), bounds)
            if place == 0:
                answers.append(Answer(measure.name, measure.is_share, value, None, False))
                continue
            before, after = self.both(place, measure)
            difference = mean_interval(after - before, (-1.0, 1.0) if measure.is_share else None)
            certain = self.is_certain(after - before, measures)
            answers.append(Answer(measure.name, measure.is_share, value, difference, certain))
        return Point(self.grid[place], self.plans[place].pack, len(self.tables(place).games), answers)

    def table(self) -> pl.DataFrame:
        """Every measure of every game of every point, for files."""
        parts = []
        for place, changes in enumerate(self.grid):
            tables = self.tables(place)
            columns = {measure.name: measure.values(tables) for measure in self.measures()}
            heads = {"point": np.full(len(tables.games), place), "changes": [named(changes)] * len(tables.games)}
            parts.append(pl.DataFrame({**heads, "game": tables.games["game"], **columns}))
        return pl.concat(parts)


def plan_with(plan: Plan, pack: Pack, changes: Changes, options: Mapping[str, object]) -> Plan:
    """The plan with a changed pack; BadPack or BadSetup where that cannot be played.

    `options` are those that somebody asked for: what else the plan has of them may come from the pack itself.
    """
    table = catalog.make(plan.game, plan.seats, dict(options), varied(pack, changes))
    return msgspec.structs.replace(plan, pack=table.pack_digest, pack_text=table.pack_text, options=dict(table.options))


def named(changes: Changes) -> str:
    """A point in words."""
    return ", ".join(f"{path} = {value}" for path, value in changes.items()) or "as it is"
