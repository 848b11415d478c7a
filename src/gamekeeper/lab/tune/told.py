"""What was proposed, as a table and a page."""

from __future__ import annotations

from typing import Final

from rich.console import Console

from gamekeeper.lab.plan import Plan
from gamekeeper.lab.study import page
from gamekeeper.lab.study.print import print_sheet
from gamekeeper.lab.study.told import Sheet
from gamekeeper.lab.sweep.grid import named
from gamekeeper.lab.tune.search import IMPOSSIBLE, Trial, Tuned

SHOWN: Final = 8
NOTE: Final = (
    "Off: how far outside the goals, in their widths. The first row is the pack as it is; all trials played the "
    "same seeds. The best of many looks better than it is: what counts is the line of other seeds."
)


def print_tuned(console: Console, found: Tuned) -> None:
    """The best proposals, and what became of the best when it was played again."""
    print_trials(console, found.plan, found.goals, found.games, found.trials)
    best, again = sentences(found)
    console.print(best, style="bold")
    console.print(again)
    console.print(NOTE, style="dim")


def print_trials(console: Console, plan: Plan, goals: list[str], games: int, trials: list[Trial]) -> None:
    """What was tried."""
    console.print(f"\n{plan.game}, {plan.seats} seats, {games} games a trial, seed {plan.seed}", style="bold")
    console.print(f"Bots: {', '.join(plan.bots)}")
    print_sheet(console, sheet_of(goals, trials))


def text_of(found: Tuned) -> str:
    """The report."""
    games = {"Games": f"{found.games} a trial, seed {found.plan.seed}", "Reading": NOTE}
    sheet = sheet_of(found.goals, found.trials)
    return page.document(
        f"{found.plan.game}: proposals", sentences(found), [page.section(sheet, []), page.facts(found.plan, games)]
    )


def foremost(trials: list[Trial]) -> list[Trial]:
    """The pack as it is, and the best of the others."""
    first, *others = trials
    return [first, *sorted(others, key=lambda trial: trial.loss)[:SHOWN]]


def sheet_of(goals: list[str], trials: list[Trial]) -> Sheet:
    """The best proposals."""
    return Sheet("Tried", ["", *goals, "Off"], [row_of(trial) for trial in foremost(trials)])


def sentences(found: Tuned) -> list[str]:
    """The best one, and what became of it."""
    told = ", ".join(
        f"{goal}: {value:.1f} ± {error:.1f}"
        for goal, value, error in zip(found.goals, found.again.values, found.errors, strict=True)
    )
    return [
        f"Best of {len(found.trials)}: {named(found.best.changes)}",
        f"Played again on {found.games} other seeds: {told}. {'All goals' if found.met else 'Not all goals'} met.",
    ]


def row_of(trial: Trial) -> list[str]:
    """One trial."""
    if trial.loss >= IMPOSSIBLE:
        return [named(trial.changes), "cannot be played"]
    return [named(trial.changes), *(f"{value:.1f}" for value in trial.values), f"{trial.loss:.2f}"]
