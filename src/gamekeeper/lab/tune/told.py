"""Prints what was proposed."""

from __future__ import annotations

from typing import Final

from rich.console import Console

from gamekeeper.lab.study.print import print_sheet
from gamekeeper.lab.study.told import Sheet
from gamekeeper.lab.sweep.grid import named
from gamekeeper.lab.tune.search import IMPOSSIBLE, Trial, Tuned

SHOWN: Final = 8


def print_tuned(console: Console, found: Tuned) -> None:
    """The best proposals, and what became of the best when it was played again."""
    plan = found.plan
    console.print(f"\n{plan.game}, {plan.seats} seats, {found.games} games a trial, seed {plan.seed}", style="bold")
    console.print(f"Bots: {', '.join(plan.bots)}")
    first, *others = found.trials
    ordered = [first, *sorted(others, key=lambda trial: trial.loss)[:SHOWN]]
    print_sheet(console, Sheet("Tried", ["", *found.goals, "Off"], [row_of(trial) for trial in ordered]))
    told = ", ".join(
        f"{goal}: {value:.1f} ± {error:.1f}"
        for goal, value, error in zip(found.goals, found.again.values, found.errors, strict=True)
    )
    console.print(f"Best of {len(found.trials)}: {named(found.best.changes)}", style="bold")
    console.print(
        f"Played again on {found.games} other seeds: {told}. {'All goals' if found.met else 'Not all goals'} met."
    )
    console.print(
        "Off: how far outside the goals, in their widths. The first row is the pack as it is; all trials played the "
        "same seeds. The best of many looks better than it is: what counts is the line of other seeds.",
        style="dim",
    )


def row_of(trial: Trial) -> list[str]:
    """One trial."""
    if trial.loss >= IMPOSSIBLE:
        return [named(trial.changes), "cannot be played"]
    return [named(trial.changes), *(f"{value:.1f}" for value in trial.values), f"{trial.loss:.2f}"]
