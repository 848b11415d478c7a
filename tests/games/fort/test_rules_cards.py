"""Playing a card (F4), paragraph by paragraph."""
# ruff: noqa: N802 — tests carry the numbers of the rules page as it writes them

from __future__ import annotations

import pytest

from gamekeeper.core.effects import ONCE
from gamekeeper.core.errors import BadText
from gamekeeper.core.ids import Seat
from gamekeeper.games.fort.language import (
    ADVANCE,
    GAIN_PIZZA,
    GAIN_TOY,
    PER_LOOKOUT,
    RECRUIT,
    SCORE,
    SPEND_PIZZA,
    TRASH_THIS,
    parse,
)
from games.fort.positions import Table, changed_pack


def parts(text: str) -> list[tuple[list[tuple[int, int]], int]]:
    return [([(atom.verb, atom.amount) for atom in segment.atoms], segment.count) for segment in parse(text)]


def test_F4_1_either_action_or_both_in_either_order() -> None:
    for first, second in (("public", "private"), ("private", "public")):
        table = Table().seat(0, level=1, hand="bug")
        table.play("hand:bug", first)
        assert table.options() == [second, "done"]
        table.play(second)
        assert (table.number(0, "pizza"), table.number(0, "points")) == (1, 1)


def test_F4_1_with_count_nothing_an_action_is_not_used() -> None:
    table = Table().seat(0, hand="bug")
    table.play("hand:bug")  # at fort level 0 the private action scores nothing: only the public one is left
    assert table.number(0, "pizza") == 1
    assert table.question == "recruit"


def test_F4_2_one_action_must_be_used_fully() -> None:
    table = Table().seat(0, hand="kitty", toys=3)
    assert table.options() == ["none"]  # room for one toy, nobody's yard to take from
    assert table.why("hand:kitty") == "why-not-playable"
    table = Table().seat(0, hand="kitty", toys=3).seat(1, yard="bug")
    table.play("hand:kitty", "public")  # in part, so the other action follows, and there is one card to trash
    assert table.number(0, "toys") == 4
    assert table.names("box") == ["bug"]


def test_F4_2_in_part_first_the_other_must_follow() -> None:
    table = Table().seat(0, hand="bud doc bones", pizza=3, toys=4)
    table.play("hand:bud", "public")
    assert table.question == "trash"
    assert table.why("done") == "why-not-now"


def test_F4_2_a_choice_that_spoils_the_full_use_is_not_offered() -> None:
    """Penny: convert > toy 1, with four toys in stuff and a pizza packed: only turning a toy makes room."""
    table = Table(park="bug chef doc").seat(0, hand="penny", toys=4, pizza=1, pack_pizza=1)
    table.play("hand:penny", "public")
    assert table.goods(0) == (2, 4, 1, 0)  # a stuff toy became pizza, then a toy was gained


def test_F4_3_a_coin_icon_counts_as_the_suit_needed() -> None:
    table = Table().seat(0, hand="bug bud")
    table.play("hand:bug")
    assert table.params("hand:bud")["count"] == 2
    table.play("hand:bud")
    assert table.number(0, "pizza") == 2


def test_F4_3_an_action_without_x_cannot_be_improved() -> None:
    table = Table().seat(0, hand="lefty moose")
    table.play("hand:lefty")
    assert table.question != "add"
    assert table.number(0, "pizza") == 2


def test_F4_4_only_what_changes_something_can_be_added() -> None:
    table = Table().seat(0, level=1, hand="moose worm", lookout="rusty", pizza=3)
    table.play("hand:moose", "public")  # room for one pizza: neither worm nor the lookout is of use
    assert table.number(0, "pizza") == 4
    assert table.names("hand") == ["worm"]


def test_F4_4_cards_added_earlier_count_for_the_second_action() -> None:
    table = Table().seat(0, hand="munch ant")
    table.play("hand:munch", "hand:ant")
    assert table.options() == ["private", "done"]
    table.play("private")
    assert table.number(0, "pizza") == 0
    assert table.number(0, "points") == 2


def test_F4_4_the_resource_is_named_before_the_additions() -> None:
    table = Table().seat(0, hand="ant munch", pizza=4)
    table.play("hand:ant", "public")
    assert table.question == "add"  # there is room for toys only
    table.play("hand:munch")
    assert table.number(0, "toys") == 2


def test_F4_5_any_suit_counts_the_one_chosen() -> None:
    table = Table().seat(0, level=2, hand="doodles dot coin-friend", pizza=3)
    table.play(f"hand:{table.friend(0, 1)}")
    assert table.question == "suit"
    assert table.params("suit:coin")["count"] == 1  # its own icon
    assert table.params("suit:glue")["count"] == 1  # a card from hand: its own coin is not a glue
    assert "suit:book" not in table.options()
    assert table.why("suit:book") == "why-suit-counts-nothing"
    table.play("suit:glue", "hand:dot", "hand:doodles")
    assert table.goods(0) == (1, 0, 2, 0)


def test_F4_5_lookout_and_pack_count_as_they_are_now() -> None:
    table = Table().seat(0, level=2, hand="captain", lookout="bug chef")
    table.play("hand:captain", "private")
    assert table.number(0, "points") == 2
    table = Table().seat(0, level=2, hand="thunder", pizza=1, pack_toys=1)
    table.play("hand:thunder", "public", "private")
    assert table.number(0, "points") == 2  # one was packed before


def test_F4_6_then_needs_all_of_what_comes_before() -> None:
    table = Table().seat(0, hand="chef", pizza=1)
    table.play("hand:chef")
    assert table.number(0, "points") == 0
    assert table.number(0, "pizza") == 2


def test_F4_6_a_group_is_repeated_each_time_from_its_start() -> None:
    table = Table().seat(0, hand="baby-face punky", toys=3, pizza=1)
    table.play("hand:baby-face", "public", "pizza", "private", "hand:punky", "top", "top")
    assert table.number(0, "toys") == 4  # room for one
    assert len(table.names("discard")) == 2  # two were recruited all the same


def test_F4_7_all_of_one_kind() -> None:
    table = Table().seat(0, hand="the-scrappers", pizza=1, toys=2)
    table.play("hand:the-scrappers")
    assert table.options() == ["pizza", "toy"]
    assert table.params("toy") == {"resource": "toy", "gain": 2, "full": 1}
    table.play("toy")
    assert table.goods(0) == (1, 4, 0, 0)


def test_F4_8_a_coin_has_no_suit_until_it_is_named() -> None:
    table = Table().seat(0, hand="bud")
    table.play("hand:bud", "pizza")
    assert table.question == "name-suit"
    assert table.game.view(table.s, Seat(1))["suit"] == ""
    table = Table(pack=changed_pack(Puddin=("pizza x crown", "toy x glue"))).seat(0, hand="puddin")
    table.play("hand:puddin", "public", "private")
    assert table.goods(0) == (2, 1, 0, 0)
    assert table.game.view(table.s, Seat(1))["suit"] in ("", "crown")


def test_F4_9_the_action_language() -> None:
    assert parts("pizza 2") == [([(GAIN_PIZZA, 2)], ONCE)]
    assert parts("toy x glue") == [([(GAIN_TOY, 1)], 3)]
    assert parts("score x lookout") == [([(SCORE, 1)], PER_LOOKOUT)]
    assert parts("advance -1 > trash_this") == [([(ADVANCE, -1), (TRASH_THIS, 1)], ONCE)]
    assert parts("(score x book) > trash_this") == [([(SCORE, 1)], 6), ([(TRASH_THIS, 1)], ONCE)]
    assert parts("(recruit > toy 1) x squirt_gun") == [([(RECRUIT, 1), (GAIN_TOY, 1)], 4)]
    assert parts("(spend pizza 1 > score 1) x skateboard") == [([(SPEND_PIZZA, 1), (SCORE, 1)], 1)]


@pytest.mark.parametrize(
    ("text", "word"),
    [
        ("pizzza 2", "pizzza"),
        ("pizza x gleu", "gleu"),
        ("pizza 2 toy", "toy"),
        ("(pizza 2", "(pizza 2"),
        ("spend money 1", "money"),
        ("pack 2", "2"),
        ("pizza 10", "10"),
        ("advance 3", "3"),
        ("score ²", "²"),
        ("", ""),
        ("pizza x glue > toy x book", "pizza x glue > toy x book"),
    ],
)
def test_F4_9_an_unknown_word_is_named(text: str, word: str) -> None:
    with pytest.raises(BadText) as caught:
        parse(text)
    assert caught.value.got == word
