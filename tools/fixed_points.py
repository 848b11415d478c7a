"""Write the bots' fixed points for ratings from what docs/strength.md measured: python tools/fixed_points.py

A bot that wins the share s beside n - 1 seats of the yardstick is s (n - 1) / (1 - s) times as strong as that is in
Plackett and Luce's model; the file has the logarithm of it. As share the middle of the printed 95 % interval is taken,
which of few games is less sure of itself than what was won. Expert, where it was not measured, counts as hard.
"""

from __future__ import annotations

import math
import re
from pathlib import Path

ROOT = Path(__file__).parent.parent
MEASURED = ROOT / "docs" / "strength.md"
WRITTEN = ROOT / "src" / "gamekeeper" / "server" / "fixed_points.toml"
LEVELS = ("easy", "medium", "hard", "expert")
HEAD = """# How strong bots are, as the logarithm of their strength to that of habit, the yardstick.
# Written by tools/fixed_points.py from docs/strength.md; tests/server/test_rating.py compares the two.
"""
SECTION = re.compile(r"^## (?P<title>.+)\nOne bot beside (?P<others>\d+) habit", re.MULTILINE)
ROW = re.compile(r"^\| (?P<bot>\w+) \| \d+ \| \**[\d.]+ \((?P<low>[\d.]+)–(?P<high>[\d.]+)\)", re.MULTILINE)


def measured(text: str) -> dict[str, dict[str, float]]:
    """By game and level the logarithm of how much stronger than habit a bot is, to two digits."""
    found: dict[str, dict[str, float]] = {}
    sections = list(SECTION.finditer(text))
    for section in sections:
        rest = text[section.end() :].partition("\n## ")[0]
        others = int(section["others"])
        points = {}
        for row in ROW.finditer(rest):
            share = (float(row["low"]) + float(row["high"])) / 200
            points[row["bot"]] = round(math.log(share * others / (1 - share)), 2)
        points.setdefault("expert", points["hard"])
        found[section["title"].lower().replace(" ", "_")] = {level: points[level] for level in LEVELS}
    return found


def text_of(found: dict[str, dict[str, float]]) -> str:
    """The file."""
    parts = [
        f"\n[{game}]\n" + "".join(f"{level} = {points[level]}\n" for level in LEVELS) for game, points in found.items()
    ]
    return HEAD + "".join(parts)


if __name__ == "__main__":
    WRITTEN.write_text(text_of(measured(MEASURED.read_text("utf-8"))), "utf-8")
