"""Section 10 of the specification: what is published of the components, and what a pack may not say."""

from __future__ import annotations

from collections import Counter
from pathlib import Path

import pytest

from gamekeeper import make, packs
from gamekeeper.core.errors import BadPack
from gamekeeper.kits import BUILT_IN

GAME = "dice_theme_park"
PACK = packs.default(GAME)
TEXT = PACK.text


def rows(table: str, **wanted: object) -> list[dict[str, object]]:
    """The rows of a table that have these fields."""
    found = [row.fields for row in PACK.rows if row.table == table]
    return [row for row in found if all(row[key] == value for key, value in wanted.items())]


def row(table: str, name: str) -> dict[str, object]:
    """One row by its id."""
    (found,) = rows(table, id=name)
    return found


def test_36_tiles_20_a_and_16_b() -> None:
    tiles = rows("attractions", set="base")
    assert Counter(tile["stack"] for tile in tiles) == {"A": 20, "B": 16}


def test_8_amenities() -> None:
    assert len({tile["amenity"] for tile in rows("attractions")}) == 8


def test_income_only_on_grey_tiles_and_some_b_tiles() -> None:
    with_income = [tile for tile in rows("attractions") if tile["income"] != 0]
    assert all(tile["colour"] == "grey" or tile["stack"] == "B" for tile in with_income)
    assert {tile["stack"] for tile in with_income if tile["colour"] != "grey"} == {"B"}


def test_at_most_2_upgrade_spaces() -> None:
    assert max(len(list(tile["spaces"])) for tile in rows("attractions")) == 2  # type: ignore[call-overload]


def test_colours_blue_green_yellow_grey() -> None:
    assert {tile["colour"] for tile in rows("attractions")} == {"blue", "green", "yellow", "grey"}


def test_staff_values_1_to_6_once_each() -> None:
    assert sorted(int(str(card["value"])) for card in rows("staff", set="base")) == [1, 2, 3, 4, 5, 6]


@pytest.mark.parametrize(
    ("one", "other", "value"),
    [("ticket_agent", "concierge", 3), ("concierge", "builder", 7), ("guide", "mascot", 7)],
)
def test_sums_of_staff_values(one: str, other: str, value: int) -> None:
    assert int(str(row("staff", one)["value"])) + int(str(row("staff", other)["value"])) == value


def test_guide_and_mascot_bring_6_money() -> None:
    assert int(str(row("staff", "guide")["money"])) + int(str(row("staff", "mascot")["money"])) == 6


def test_12_monorails_in_sets_of_3_4_5_with_3_spaces() -> None:
    rails = rows("monorails")
    assert Counter(rail["players"] for rail in rails) == {2: 3, 3: 4, 4: 5}
    assert {len(list(rail["values"])) for rail in rails} == {3}  # type: ignore[call-overload]


def test_10_objectives_with_3_codes_or_more_and_most_money() -> None:
    objectives = rows("objectives", set="base")
    assert len(objectives) == 10
    assert len({one["code"] for one in objectives}) >= 3
    assert "most: money" in {one["measure"] for one in objectives}


def test_12_administrators() -> None:
    assert len(rows("administrators", set="base")) == 12


def test_30_skills_as_15_pairs() -> None:
    assert [skill["copies"] for skill in rows("skills", set="base")] == [2] * 15


def test_log_flume_any_die_and_a_higher_blue_one() -> None:
    assert row("attractions", "log_flume")["requirement"] == "blue > any"


def test_ferris_wheel_odd_yellow_and_any_even() -> None:
    assert row("attractions", "ferris_wheel")["requirement"] == "yellow odd + any even"


def test_helter_skelter_income_1() -> None:
    assert row("attractions", "helter_skelter")["income"] == 1


def test_one_goal_missed_in_round_3_makes_160_to_171() -> None:
    space = row("overlay", "normal_3")
    goal = row("goals", "goal_one_thrice")
    assert int(str(space["target"])) + int(str(space["red_stars"])) + int(str(goal["red_stars"])) == 171


def test_a_4_player_game_never_runs_out_of_a_tiles_skills_or_maps() -> None:
    numbers = rows("numbers")[0]
    assert len(rows("attractions", set="base", stack="A")) >= 4 + 3 * 5
    assert sum(int(str(skill["copies"])) for skill in rows("skills", set="base")) >= 4 + 5 * 5
    assert int(str(numbers["map_tokens"])) >= 4 * (int(str(numbers["maps"])) + 5)


def test_every_reconstructed_row_says_so() -> None:
    assert all(item.fields["provenance"] for item in PACK.rows if "provenance" in item.fields)


def test_the_printed_park_is_the_entrance_and_three_colours() -> None:
    board = rows("attractions", set="board")
    assert [tile["colour"] for tile in board] == ["grey", "blue", "green", "yellow"]
    assert board[0]["fitted"] == ["merch", "generator"]
    assert board[0]["spaces"] == []


# --- mistakes -----------------------------------------------------------------------------------------

MISTAKES = [
    ('requirement = "blue > any"', 'requirement = "blue >> any"', "requirement"),
    ('requirement = "straight"', 'requirement = "straight with grey"', "requirement"),
    ('effect = "guides 1"', 'effect = "guides 0"', "effect"),
    ('effect = "leap 2"', 'effect = "leap 2; flip"', "effect"),
    ('measure = "most: money"', 'measure = "at_least: money 3"', "measure"),
    ('measure = "at_least: maps 5"', 'measure = "at_least: charts 5"', "measure"),
    ('id = "log_flume"', 'id = "guide"', "id"),
    ('stack = "A"', 'stack = ""', "stack"),
    ('holds = "Toy Train"', 'holds = "Pop Shop"', "holds"),
    ('holds = "Toy Train"', 'holds = "Toy Trian"', "holds"),
    ('name = "Park Entrance"', 'name = "Golden Gate"', "holds"),
    ("start = true", "start = false", "start"),
    ("players = 2", "players = 3", "players"),
    ("q = -1\nr = 0", "q = 1\nr = 0", "q"),
    ("steps = [3, 4, 5]", "steps = [5, 4, 3]", "steps"),
    ('replaces = "builder"', 'replaces = "plumber"', "replaces"),
    ("map_tokens = 32", "map_tokens = 31", "map_tokens"),
    ("money = 6", "money = 21", "money"),
    ('colour = "blue"\neffect = "fresh"', 'effect = "fresh"', "colour"),
    ("values = [5, 4, 2]", "values = [5, 4, 7]", "values"),
    ("target = 160\nround = 3", "target = 160\nround = 2", "round"),
]


@pytest.mark.parametrize(("found", "instead", "field"), MISTAKES)
def test_a_mistake_is_named(found: str, instead: str, field: str) -> None:
    assert found in TEXT
    every = field in ("start", "stack")
    with pytest.raises(BadPack) as error:
        packs.parse(GAME, TEXT.replace(found, instead, -1 if every else 1), "mine.toml")
    assert field in str(error.value)
    assert "wanted" in str(error.value)


def test_the_box_is_found_by_its_name_though_it_is_not_listed() -> None:
    assert isinstance(BUILT_IN[GAME].box_file(), Path)
    assert make(GAME, 2).info.name == GAME
