"""The language of effects: one grammar, each game its own words."""

from __future__ import annotations

import pytest

from gamekeeper.core.effects import Effects, Language, Verb
from gamekeeper.core.errors import BadText

# a sled race with cards of many kinds
SLEDS = Language(
    [
        *[Verb(name, 0, 99) for name in ("draw", "recover", "move", "damage", "speed")],
        *[Verb(name, 0, 20, 1, 20) for name in ("destroy", "take")],
        *[Verb(name, -1, 1) for name in ("starvation", "cost health")],
        *[Verb(name) for name in ("kill", "shuffle", "new_day", "immune", "warm", "double")],
    ],
    ["dogs", "hand"],
    ["if_ate", "otherwise", "if_still", "others", "today", "moving"],
)


@pytest.mark.parametrize(
    ("text", "rows"),
    [
        ("move 10", [["move", "10", "", "0", "0", "", "0"]]),
        ("draw 1 x dogs", [["draw", "1", "dogs", "0", "0", "", "0"]]),
        ("destroy 1 of 3", [["destroy", "1", "", "0", "3", "", "0"]]),
        ("destroy 0 of 9", [["destroy", "0", "", "0", "9", "", "0"]]),
        ("cost health -1", [["cost health", "-1", "", "0", "0", "", "0"]]),
        ("others: starvation +1", [["starvation", "1", "", "0", "0", "others", "0"]]),
        ("others: kill", [["kill", "1", "", "0", "0", "others", "0"]]),
        ("others: damage 1", [["damage", "1", "", "0", "0", "others", "0"]]),
        ("if_still: take 2 of 5", [["take", "2", "", "0", "5", "if_still", "0"]]),
        ("moving: draw 1", [["draw", "1", "", "0", "0", "moving", "0"]]),
        ("today: immune", [["immune", "1", "", "0", "0", "today", "0"]]),
        ("kill > take 5 of 10", [["kill", "1", "", "0", "0", "", "0"], ["take", "5", "", "0", "10", "", "0"]]),
        ("move 3; double", [["move", "3", "", "0", "0", "", "0"], ["double", "1", "", "1", "0", "", "1"]]),
        ("warm; recover 2", [["warm", "1", "", "0", "0", "", "0"], ["recover", "2", "", "1", "0", "", "1"]]),
        (
            "if_ate: destroy 2 of 10; otherwise: damage 2",
            [["destroy", "2", "", "0", "10", "if_ate", "0"], ["damage", "2", "", "1", "0", "otherwise", "1"]],
        ),
        (
            "draw 5; recover 5; damage 1",
            [
                ["draw", "5", "", "0", "0", "", "0"],
                ["recover", "5", "", "1", "0", "", "1"],
                ["damage", "1", "", "2", "0", "", "2"],
            ],
        ),
    ],
)
def test_cards_of_another_kind_of_game_are_rows(text: str, rows: list[list[str]]) -> None:
    assert SLEDS.rows(text) == rows


@pytest.mark.parametrize(
    ("text", "got", "wanted"),
    [
        ("drink 2", "drink", "a verb (draw, recover, "),
        ("draw 100", "100", "a number from 0 to 99"),
        ("draw -1", "-1", "a number from 0 to 99"),
        ("starvation 1", "1", "+1 or -1 after 'starvation'"),
        ("starvation +0", "+0", "+1 or -1 after 'starvation'"),
        ("warm 2", "2", "no number after 'warm'"),
        ("cost energy 1", "energy", "one of health after 'cost'"),
        ("draw 1 x cats", "cats", "a count (dogs, hand) after 'x'"),
        ("move \uff12", "\uff12", "'>' or 'x' or the end"),
        ("take 2 of 21", "21", "a number from 1 to 20 after 'of'"),
        ("draw 2 of 3", "of", "'>' or 'x' or the end"),
        ("if_late: draw 1", "if_late", "a condition (if_ate, otherwise, "),
        ("(draw 1 > warm", "(draw 1 > warm", "')'"),
        ("(draw 1 x dogs > warm) x hand", "(draw 1 x dogs > warm) x hand", "no 'x' inside a group"),
        ("(warm > warm > warm > warm > warm) x dogs", "", "at most 4 verbs in a group"),
        ("draw 1;", "draw 1;", "a verb"),
        ("draw 1;" * 5 + "draw 1", "", "at most 4 parts"),
        ("draw 1 > " * 40, "", "at most 200 letters"),
        ("", "", "a verb"),
    ],
)
def test_what_does_not_fit_is_named(text: str, got: str, wanted: str) -> None:
    with pytest.raises(BadText) as caught:
        SLEDS.parse(text)
    assert got in caught.value.got
    assert wanted in caught.value.wanted


def test_a_game_without_conditions_knows_no_clauses() -> None:
    plain = Language([Verb("pizza", 1, 9)], ["shovel"])
    assert plain.rows("pizza 2 > pizza x shovel") == [["pizza", "2", "", "0"], ["pizza", "1", "shovel", "1"]]
    for text in ("pizza; pizza", "today: pizza"):
        with pytest.raises(BadText):
            plain.parse(text)


def test_what_is_done_once_each_becomes_one_chain() -> None:
    assert [len(segment.atoms) for segment in SLEDS.parse("(warm > warm > warm) > (warm > warm)")] == [3, 2]
    assert [len(segment.atoms) for segment in SLEDS.parse("warm > warm > warm > warm > warm")] == [4, 1]


def test_tables_say_where_each_effect_begins_and_ends() -> None:
    effects = Effects()
    for text in ("move 10", "if_ate: destroy 2 of 10; otherwise: damage 2", "kill > take 5 of 10"):
        effects.add(SLEDS.parse(text))
    assert list(effects.segment) == [0, 1, 3, 4]
    assert list(effects.atom) == [0, 1, 2, 3, 5]
    assert list(effects.amount) == [10, 2, 2, 1, 5]
    assert list(effects.where) == [0, 10, 0, 0, 10]
    assert list(effects.condition) == [0, 1, 2, 0]
