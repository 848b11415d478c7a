"""The pictures of the worked examples show what the rules do: where a card may go, what it takes, what it brings."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from games.yellowstone_park.positions import names, position
from games.yellowstone_park.windows import fitting_matrices

FILE = Path(__file__).parents[3] / "web" / "src" / "games" / "yellowstone_park" / "examples.json"
EXAMPLES: list[dict[str, Any]] = json.loads(FILE.read_text(encoding="utf-8"))
STEPS = [(one, step) for one in EXAMPLES for step in one["steps"] if "lay" in step]


@pytest.mark.parametrize(("example", "step"), STEPS, ids=lambda one: one.get("id") or one["lay"])
def test_a_picture_shows_what_happens(example: dict[str, Any], step: dict[str, Any]) -> None:
    kind, column = step["lay"].split("@")
    options = {"edge_matrix": True} if example.get("edge") else {}
    table = position(step["board"], [f"{kind} G1 G2" if not kind.startswith("G") else f"{kind} R1 R2"], **options)
    assert table.columns(kind) == step["open"]
    before = table.seen("markers")[0]
    table.play(f"{kind}:{column}")
    assert table.collected() == names_of(step.get("taken", ""))
    assert before - table.seen("markers")[0] == step.get("bonus", 0)


def names_of(cards: str) -> str:
    """Cards in the order in which positions write them."""
    return " ".join(sorted(cards.split(), key=lambda card: ("RYGB".index(card[0]), card[1])))


def test_matrices_are_counted_as_shown() -> None:
    (example,) = (one for one in EXAMPLES if one["id"] == "V0")
    for space, count in example["steps"][0]["notes"].items():
        row, column = map(int, space.split(":"))
        assert len(fitting_matrices({(row, column)})) == count
    assert names([0]) == "R1"
