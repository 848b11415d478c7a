"""Following (F5), paragraph by paragraph."""
# ruff: noqa: N802 — tests carry the numbers of the rules page as it writes them

from __future__ import annotations

from gamekeeper.core.ids import SPECTATOR
from games.fort.positions import Table, keys


def test_F5_1_the_others_may_follow_clockwise_even_what_was_not_used() -> None:
    table = Table(4).seat(0, hand="doc bug").seat(2, hand="bones bug").seat(3, hand="chef rusty")
    table.play("hand:doc", "private")
    assert (table.question, table.decider) == ("follow", 2)
    table.play("pass")
    assert (table.question, table.decider) == ("follow", 3)
    table.play("hand:chef")
    assert table.names("box") == []
    assert table.question == "trash"


def test_F5_2_one_card_whose_icons_all_count() -> None:
    table = Table().seat(0, hand="bug").seat(1, hand="moles rusty bud doc", pizza=1)
    table.play("hand:bug")
    assert table.options() == ["pass", "hand:rusty", "hand:moles", "hand:bud"]
    assert (table.params("hand:moles")["icons"], table.params("hand:moles")["gain"]) == (2, 2)
    table.play("hand:moles")
    assert table.number(1, "pizza") == 3
    assert table.names("discard", 1) == ["moles"]


def test_F5_2_following_must_be_full() -> None:
    table = Table().seat(0, hand="bug").seat(1, hand="moles rusty", pizza=3)
    table.play("hand:bug")
    assert table.options() == ["pass", "hand:rusty"]  # two icons would be two pizza: there is room for one
    assert table.why("hand:moles") == "why-cannot-follow"


def test_F5_2_the_discarded_card_may_be_the_one_trashed() -> None:
    table = Table().seat(0, hand="doc bug").seat(1, hand="bones")
    table.play("hand:doc", "public")
    table.play("hand:bones")  # the hand is empty now: what was discarded is trashed
    assert table.names("box", 1) == ["bones", "bug"]


def test_F5_3_the_leader_of_a_coin_names_the_suit() -> None:
    table = Table().seat(0, hand="bud").seat(1, hand="bug doc")
    table.play("hand:bud", "pizza")
    assert (table.question, table.decider) == ("name-suit", 0)
    assert len(table.options()) == 6
    table.play("suit:shovel")
    assert table.options() == ["pass", "hand:bug"]


def test_F5_3_the_same_kind_of_resource_as_the_leader() -> None:
    table = Table().seat(0, hand="giggles").seat(1, hand="dot")
    table.play("hand:giggles", "toy", "hand:dot")
    assert table.goods(1) == (0, 1, 0, 0)
    table = Table().seat(0, hand="giggles", pack_pizza=1, level=1).seat(1, hand="dot")
    table.play("hand:giggles", "private", "done", "hand:dot")
    assert (table.question, table.decider, table.options()) == ("resource", 1, ["pizza", "toy"])
    table.play("pizza")
    assert table.goods(1) == (1, 0, 0, 0)


def test_F5_4_who_cannot_follow_is_passed_over_without_a_word() -> None:
    passed = Table().seat(0, hand="bug").seat(1, hand="rusty")
    skipped = Table().seat(0, hand="bug").seat(1, hand="chef")
    one = passed.play("hand:bug", "pass")
    other = skipped.play("hand:bug")
    assert keys(one) == keys(other)
    views = [table.game.view(table.s, SPECTATOR) for table in (passed, skipped)]
    assert views[0] == views[1]
    assert passed.question == skipped.question == "recruit"


def test_F5_5_trash_this_leaves_after_the_followers() -> None:
    table = Table().seat(0, hand="einstein").seat(1, hand="chef")
    table.play("hand:einstein", "private", "done")
    assert table.decider == 1
    assert table.game.view(table.s, SPECTATOR)["trash_played"]
    assert table.names("box") == []
    table.play("pass")
    assert table.names("box") == ["einstein"]
