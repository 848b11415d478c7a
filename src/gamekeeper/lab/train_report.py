"""Shows what was learned: how good shares are in games held out and whether they come true; how often a policy wins."""

from __future__ import annotations

from rich.console import Console

from gamekeeper.lab.layout import print_table
from gamekeeper.lab.report import grid, percent, share_text
from gamekeeper.lab.train import Trained
from gamekeeper.lab.train_policy import TrainedPolicy
from gamekeeper.words.blurb import blurb


def print_trained(console: Console, trained: Trained) -> None:
    """The check, with its calibration curve."""
    found = trained.check
    console.print(f"\n{blurb('en', trained.game).title}: generation {trained.generation}", style="bold")
    console.print(
        f"Log loss {found.log_loss:.4f} in {found.positions} positions of {found.games} games held out; "
        f"{found.constant:.4f} for who gives every seat the same."
    )
    table = grid("Seats", "Expected to win %", "Won %")
    for one in found.calibration:
        table.add_row(str(one.seats), percent(one.expected), percent(one.won))
    print_table(console, table)


def print_policy(console: Console, trained: TrainedPolicy) -> None:
    """How often it wins alone beside habits, at tables of each size."""
    console.print(f"\n{blurb('en', trained.game).title}: the likeliest answers, alone beside habit", style="bold")
    table = grid("Seats", "Games", "Won %", "Even %")
    for one in trained.checks:
        even = 1 / one.seats
        table.add_row(str(one.seats), str(one.games), share_text(one.won, even), percent(even))
    print_table(console, table)
