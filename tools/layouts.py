"""Writes into docs/environments.md what the numbers of every game's observations are; with --check says if it is stale.

Numbers that differ by their indices alone share a row.
"""

from __future__ import annotations

import re
import sys
from itertools import groupby
from pathlib import Path

from gamekeeper import catalog, kits
from gamekeeper.core.observation import Number

PAGE = Path(__file__).parents[1] / "docs" / "environments.md"
PART = re.compile(r"(?<=<!-- layouts -->\n).*(?=<!-- end -->)", re.DOTALL)
SEATS = 4


def family(number: Number) -> tuple[str, int, int]:
    """What numbers in one row have in common: the name with `*` for an index, and the bounds."""
    return re.sub(r"\[\d+\]", "[*]", number.name), number.low, number.high


def table(name: str) -> str:
    """The layout of one game."""
    game = catalog.make(name, SEATS)
    rows = [f"### {name}", "", "| from | numbers | name | bounds |", "|---|---|---|---|"]
    place = 0
    for (key, low, high), numbers in groupby(game.layout(), family):
        count = len(list(numbers))
        rows.append(f"| {place} | {count} | `{key}` | {low} to {high} |")
        place += count
    return "\n".join([*rows, f"| {place} | | end | |", ""])


def main() -> int:
    """1 when asked to check and the page is stale."""
    page = PAGE.read_text("utf-8")
    tables = "\n" + "\n".join(table(name) for name in kits.BUILT_IN) + "\n"
    fresh = PART.sub(lambda _: tables, page)
    if fresh == page:
        return 0
    if "--check" in sys.argv:
        print(f"{PAGE.name}: not the layouts of today, wanted: make fields")
        return 1
    PAGE.write_text(fresh, "utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
