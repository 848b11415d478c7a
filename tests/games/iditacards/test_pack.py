"""The box of Iditacards: what is printed, and what is said of a file that cannot be played."""

from __future__ import annotations

import copy
import tomllib
from typing import Any

import msgspec
import pytest

from gamekeeper.core.errors import BadPack
from gamekeeper.packs import iditacards as pack
from games.iditacards.table import BOX, FILE, KIND

PRINTED = tomllib.loads(FILE.read_text(encoding="utf-8"))


def changed(table: str, number: int, **fields: Any) -> dict[str, Any]:
    """The box with some fields of one row changed."""
    data = copy.deepcopy(PRINTED)
    data[table][number].update(fields)
    return data


def test_the_box_has_the_printed_cards() -> None:
    held = [sum(int(BOX.copies[kind]) for kind in range(BOX.kinds) if BOX.deck[kind] == deck) for deck in range(7)]
    assert held == [26, 53, 53, 53, 53, 22, 18]
    assert [BOX.slugs[kind] for kind in range(BOX.kinds) if BOX.fake[kind]] == [
        "bear",
        "polar_bear",
        "cat",
        "cricket",
        "moose",
    ]
    assert [int(BOX.costs[KIND[slug] * 3]) for slug in ("desperate_times", "out_of_control", "moose")] == [99, 99, 5]
    assert [sum(int(BOX.squares[leg * 2 + side]) for leg in range(10)) for side in (0, 1)] == [160, 160]


@pytest.mark.parametrize(
    ("data", "row", "field", "wanted"),
    [
        (changed("cards", 2, effect="draw 3 >"), "cards 3 (Breakfast)", "effect", "a verb"),
        (changed("cards", 2, effect="eat 3"), "cards 3 (Breakfast)", "effect", "a verb"),
        (changed("cards", 2, in_play="speed +1"), "cards 3 (Breakfast)", "in_play", "only dogs"),
        (changed("cards", 1, in_play="speed 1"), "cards 2 (Armour)", "in_play", "speed"),
        (changed("cards", 2, energy=12), "cards 3 (Breakfast)", "energy", "0 to 9"),
        (changed("cards", 2, id="armour"), "cards 3 (Breakfast)", "id", "of its own"),
        (changed("cards", 2, type="damage"), "cards", "type", "behind all others"),
        (changed("cards", 16, copies=7), "cards", "in_play", "at most 6"),
        (changed("legs", 1, effect="warm"), "legs 2 (hills)", "effect", "a verb"),
        (changed("cards", -2, copies=0), "cards", "copies", "at least 20"),
    ],
)
def test_errors_name_row_and_field(data: dict[str, Any], row: str, field: str, wanted: str) -> None:
    if row == "cards" and field == "copies":
        for card in data["cards"][-6:-1]:
            card["copies"] = 0
    with pytest.raises(BadPack) as refused:
        pack.components(msgspec.convert(data, pack.Box))
    assert (refused.value.row, refused.value.field) == (row, field)
    assert wanted in refused.value.wanted


def test_more_squares_than_a_board_has() -> None:
    data = copy.deepcopy(PRINTED)
    for leg in data["legs"]:
        leg["squares"] = 30
    with pytest.raises(BadPack, match="fewer than 240"):
        pack.components(msgspec.convert(data, pack.Box))
