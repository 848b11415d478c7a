"""What a game is to be like, as somebody at a command line says it."""

from __future__ import annotations

import math
import re
from typing import Final

from gamekeeper.core.errors import BadSetup
from gamekeeper.lab.stats import Interval, mean_interval
from gamekeeper.lab.sweep.measures import Measure, measures_for
from gamekeeper.lab.tables import Tables

GOAL: Final = re.compile(r"\s*([^<>=]+?)\s*(<=|>=|=)\s*(-?[0-9.]+?)(?:\.\.(-?[0-9.]+))?\s*")
SPREAD: Final = "places"  # points of win share between the best and the worst place in the turn order
HUNDRED: Final = 100.0  # shares are said in per cent
SLACK: Final = 1.0  # the least size of a bound


class Goal:
    """A measure and the bounds it is to lie in; ``places<=4``, ``turns=60..80``."""

    def __init__(self, text: str, seats: int, endings: list[str]) -> None:
        found = GOAL.fullmatch(text)
        if found is None:
            raise BadSetup("goal", text, "a measure and its bounds, like places<=4, turns=60..80 or margin>=3")
        self.text = text.strip()
        self.name, sign = found[1], found[2]
        try:
            first, second = float(found[3]), float(found[4] or found[3])
        except ValueError:
            raise BadSetup("goal", text, "numbers as bounds") from None
        if found[4] is not None and (sign != "=" or second < first):
            raise BadSetup("goal", text, "a range behind =, the lower bound first")
        self.low = float("-inf") if sign == "<=" else first
        self.high = float("inf") if sign == ">=" else second
        self.measures = {each.name: each for each in measures_for(seats, [], endings)}
        names = goal_names(seats, endings)
        if self.name not in names:
            raise BadSetup("goal", self.name, f"one of {', '.join(names)}")

    def value(self, tables: Tables) -> float:
        """What the games come to; shares in per cent."""
        if self.name == SPREAD:
            shares = [self.interval(measure, tables).mean for measure in self.places()]
            return HUNDRED * (max(shares) - min(shares))
        measure = self.measures[self.name]
        return self.interval(measure, tables).mean * (HUNDRED if measure.is_share else 1.0)

    def error(self, tables: Tables) -> float:
        """About how far the value may be off: half a 95 % interval, of the spread that of its widest place."""
        named = self.places() if self.name == SPREAD else [self.measures[self.name]]
        found = [(self.interval(measure, tables), HUNDRED if measure.is_share else 1.0) for measure in named]
        return max(scale * ((each.high or each.mean) - (each.low or each.mean)) / 2 for each, scale in found)

    def places(self) -> list[Measure]:
        """The measures of the places in turn order."""
        return [measure for name, measure in self.measures.items() if name.startswith("wins of place ")]

    def interval(self, measure: Measure, tables: Tables) -> Interval:
        """A measure of the games."""
        return mean_interval(measure.values(tables), (0.0, 1.0) if measure.is_share else None)

    def missed(self, value: float) -> float:
        """How far a value is outside the goal, in widths of it; where it has none, in sizes of its bound."""
        bounds = [abs(bound) for bound in (self.low, self.high) if math.isfinite(bound)]
        width = self.high - self.low if len(bounds) == 2 and self.high > self.low else max(bounds[0], SLACK)
        return max(self.low - value, value - self.high, 0.0) / width


def goal_names(seats: int, endings: list[str]) -> list[str]:
    """What a goal can be about."""
    return [*([SPREAD] if seats > 1 else []), *(each.name for each in measures_for(seats, [], endings))]
