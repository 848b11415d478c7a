"""Prints a comparison of two packs as tables for people."""

from __future__ import annotations

from itertools import groupby

from rich.console import Console
from rich.table import Table
from rich.text import Text

from gamekeeper.lab.compare import SHARES, Comparison, Measure
from gamekeeper.lab.layout import print_table
from gamekeeper.lab.report import NOT_KNOWN, grid, spelled
from gamekeeper.lab.stats import Interval
from gamekeeper.lab.study.told import MARK

MANY = 12  # rows of a group beyond which only those that certainly differ are shown


def print_comparison(console: Console, comparison: Comparison) -> None:
    """All groups of measures."""
    plan = comparison.a.plan
    console.print(f"\n{plan.game}, {plan.seats} seats, the same {comparison.games} games each", style="bold")
    for letter, side in (("A", comparison.a), ("B", comparison.b)):
        console.print(f"{letter}: {side.name}  {side.digest[:12]}")
    console.print(f"Bots: {', '.join(plan.bots)}{', changing seats' if plan.rotate else ', seat by seat'}")
    for group, found in groupby(comparison.measures, key=lambda each: each.group):
        print_table(console, measure_table(group, list(found)))
    note = (
        f"95 % intervals of B less A, paired by seed, {NOT_KNOWN} where all games differed alike; one in twenty leaves "
        f"out 0 by chance alone. {MARK} certain after correcting for all {len(comparison.measures)} "
        "(Benjamini–Hochberg, 5 %)."
    )
    console.print(note, style="dim")


def measure_table(group: str, measures: list[Measure]) -> Table:
    """One group; of a long one those that certainly differ, the largest difference first."""
    shown = measures
    if len(measures) > MANY:
        differing = [each for each in measures if each.certain]
        shown = sorted(differing, key=lambda each: -abs(each.difference.mean))
    unit = " %" if group in SHARES else ""
    table = grid(group + unit, "A", "B", "B less A")
    factor = 100.0 if unit else 1.0
    for each in shown:
        table.add_row(each.name, f"{factor * each.a:.2f}", f"{factor * each.b:.2f}", change(each, factor))
    rest = len(measures) - len(shown)
    if rest > 0:
        told = f"{rest} more do not certainly differ" if shown else f"none of {rest} certainly differs"
        table.add_row(Text(told, style="dim"), "", "", "")
    return table


def change(each: Measure, factor: float) -> Text:
    """Its difference, marked where it is certain."""
    told = difference_text(each.difference, factor)
    return Text(f"{told} {MARK}", style="bold") if each.certain else Text(told)


def difference_text(found: Interval, factor: float) -> str:
    """A difference with its interval."""
    if found.low is None or found.high is None:
        return f"{factor * found.mean:+.2f} {NOT_KNOWN}"
    mean, low, high = spelled((factor * found.mean, factor * found.low, factor * found.high), 2, sign="+")
    return f"{mean} ({low} to {high})"
