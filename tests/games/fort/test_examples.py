"""The worked examples of the rules page."""
# ruff: noqa: N802 — tests carry the numbers of the rules page as it writes them

from __future__ import annotations

import pytest

from gamekeeper.games.fort.ending import BY_FORT
from games.fort.positions import Table


def test_E1_bug_with_moles_and_a_lookout_icon() -> None:
    table = Table().seat(0, level=1, hand="bug moles", lookout="rusty")
    table.play("hand:bug", "public")
    assert table.options() == ["go", "go:1", "hand:moles"]
    table.play("hand:moles")
    assert table.params("go:1") == {"lookout": 1, "count": 4, "gain": 4, "full": 1}
    table.play("go:1", "private")
    assert table.number(0, "pizza") == 4
    assert table.number(0, "points") == 1


def test_E2_bud_with_room_for_one_pizza() -> None:
    alone = Table().seat(0, hand="bud", pizza=3, toys=4)
    assert alone.options() == ["none"]
    assert alone.why("hand:bud") == "why-not-playable"
    table = Table().seat(0, hand="bud doc", pizza=3, toys=4)
    table.play("hand:bud", "private")
    assert table.names("box") == ["doc"]
    assert table.options() == ["public", "done"]
    assert table.params("public")["full"] == 0
    table.play("public")
    assert table.number(0, "pizza") == 4


@pytest.mark.parametrize(("one", "other"), [("kitty", "puddin"), ("puddin", "kitty")])
def test_E3_either_card_may_be_added_not_both(one: str, other: str) -> None:
    table = Table().seat(0, hand="doodles kitty puddin", pizza=1, toys=2)
    table.play("hand:doodles", "private", "stuff:pizza", "public")
    assert table.options() == ["go", "hand:puddin", "hand:kitty"]
    table.play(f"hand:{one}")  # nothing more is of use: the action is carried out
    assert table.number(0, "toys") == 4
    assert table.names("hand") == [other]


def test_E4_the_final_count_and_the_tie() -> None:
    table = Table().seat(0, points=17, level=5, lookout="bug chef doc bones", rule="popularity")
    table.seat(1, points=31, level=4)
    table.s.macaroni = 1
    table.s.ending = BY_FORT
    assert table.game.scores(table.s) == [48, 48]
    assert table.game.ranking(table.s) == [1, 2]
