"""Prints findings for people at a terminal."""

from __future__ import annotations

from typing import Final

from rich.console import Console

from gamekeeper.lab.layout import print_table
from gamekeeper.lab.report import grid
from gamekeeper.lab.study.findings import Findings
from gamekeeper.lab.study.told import Sheet, headline, sheets

MOST_ROWS: Final = 16  # of a long table: from both ends, the certain ones


def print_findings(console: Console, found: Findings, rest: str = "the report") -> None:
    """What is most asked for; `rest` has all of it."""
    plan = found.plan
    console.print(f"\n{plan.game}, {plan.seats} seats, {found.games} games, seed {plan.seed}", style="bold")
    console.print(f"Bots: {', '.join(plan.bots)}{', changing seats' if plan.rotate else ', seat by seat'}")
    for line in headline(found):
        console.print(line)
    for sheet in sheets(found).values():
        print_sheet(console, sheet, rest)
    console.print(f"\n± half a 95 % interval; {found.games} games, the same with --games {found.games}.", style="dim")


def print_sheet(console: Console, sheet: Sheet, rest: str = "the report") -> None:
    """One table; of a long one what is certain, of very much, or where nothing can be, the two ends."""
    shown = list(range(len(sheet.rows)))
    if len(shown) > MOST_ROWS:
        shown = [place for place in shown if sheet.is_certain(place) or not sheet.judged]
        half = MOST_ROWS // 2
        shown = shown if len(shown) <= MOST_ROWS else [*shown[:half], *shown[-half:]]
    columns = sheet.brief or list(range(len(sheet.headings)))
    table = grid(sheet.headings[0] or sheet.title, *(sheet.headings[column] for column in columns[1:]))
    for place in shown:
        table.add_row(*(sheet.rows[place][column] for column in columns))
    if not shown:
        table.add_row("none is certain")
    print_table(console, table)
    if len(shown) < len(sheet.rows):
        console.print(f"{len(sheet.rows) - len(shown)} more rows are in {rest}", style="dim")
    if sheet.note:
        console.print(sheet.note, style="dim")
