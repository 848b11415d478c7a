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


def test_F5_4_who_can_only_pass_is_asked_like_everybody_else() -> None:
    able = Table().seat(0, hand="bug").seat(1, hand="rusty")
    unable = Table().seat(0, hand="bug").seat(1, hand="chef")
    told = [keys(table.play("hand:bug")) for table in (able, unable)]
    assert told[0] == told[1]
    assert (able.options(), unable.options()) == (["pass", "hand:rusty"], ["pass"])
    assert {(table.question, table.decider) for table in (able, unable)} == {("follow", 1)}
    views = [table.game.view(table.s, SPECTATOR) for table in (able, unable)]
    assert views[0] == views[1]


def test_F5_4_what_everybody_can_see_spares_the_question() -> None:
    table = Table(4).seat(0, hand="bug").seat(1, hand="rusty", pizza=4).seat(3, hand="moose", pizza=3)
    table.play("hand:bug")
    assert (table.question, table.decider) == ("follow", 3)  # seat 1 has no room, seat 2 no card


def test_F5_4_copy_cat_is_asked_for_a_second_card_it_may_not_have() -> None:
    able = Table().seat(0, hand="bug").seat(1, hand="rusty moose", perk="copy-cat")
    unable = Table().seat(0, hand="bug").seat(1, hand="rusty chef", perk="copy-cat")
    for table in (able, unable):
        table.play("hand:bug", "hand:rusty")
    assert (able.question, able.options()) == ("follow-second", ["pass", "hand:moose"])
    assert (unable.question, unable.options()) == ("follow-second", ["pass"])


def test_F5_4_the_leader_is_asked_what_a_hand_decides() -> None:
    """What to add is asked whether or not the hand holds anything to add; where nobody could add, it is not."""
    able = Table().seat(0, hand="bug rusty")
    unable = Table().seat(0, hand="bug chef")
    for table in (able, unable):
        table.play("hand:bug")
    assert (able.question, able.options()) == ("add", ["go", "hand:rusty"])
    assert (unable.question, unable.options()) == ("add", ["go"])
    full = Table().seat(0, hand="bug rusty", pizza=3)
    assert full.play("hand:bug") != []
    assert full.question == "recruit"


def test_F5_4_a_hand_is_asked_about_by_its_size() -> None:
    alike = Table().seat(0, hand="doc bones bones")
    unlike = Table().seat(0, hand="doc bones chef")
    for table in (alike, unlike):
        table.play("hand:doc", "private")
        assert table.question == "lookout"
    assert alike.options() == ["hand:bones"]


def test_F5_5_trash_this_leaves_after_the_followers() -> None:
    table = Table().seat(0, hand="einstein").seat(1, hand="chef")
    table.play("hand:einstein", "private", "done")
    assert table.decider == 1
    assert table.game.view(table.s, SPECTATOR)["trash_played"]
    assert table.names("box") == []
    table.play("pass")
    assert table.names("box") == ["einstein"]
