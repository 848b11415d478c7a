"""What cards do and fort levels (F6, F7), paragraph by paragraph."""
# ruff: noqa: N802 — tests carry the numbers of the rules page as it writes them

from __future__ import annotations

import pytest

from gamekeeper.core.errors import AmbiguousText, BadText
from gamekeeper.core.ids import SPECTATOR, Seat
from games.fort.positions import Table, changed_pack, keys


def test_F6_1_gathering_from_supply_to_stuff() -> None:
    table = Table().seat(0, hand="lefty")
    table.play("hand:lefty")
    assert table.goods(0) == (2, 0, 0, 0)
    assert (int(table.s.supply_pizza), int(table.s.supply_toys)) == (28, 30)


def test_F6_2_pack_from_stuff() -> None:
    table = Table().seat(0, hand="doodles", pizza=1, toys=1, level=1)
    table.play("hand:doodles", "private", "stuff:toy", "done")
    assert table.goods(0) == (1, 0, 0, 1)


def test_F6_3_lookout_for_good() -> None:
    table = Table().seat(0, hand="bones doc")
    table.play("hand:bones")
    assert table.names("lookout") == ["doc"]
    assert table.question == "recruit"
    full = Table().seat(0, hand="bones doc", lookout="bug")
    assert "hand:bones" not in full.options()


def test_F6_4_trash_from_hand_or_discard_pile_best_friends_too() -> None:
    table = Table().seat(0, hand="doc bug friend", discard="chef", deck="moose", lookout="bones")
    table.play("hand:doc")
    assert table.options() == ["hand:bug", f"hand:{table.friend(0, 0)}", "discard:chef"]
    table.play(f"hand:{table.friend(0, 0)}")
    assert table.names("box") == [table.friend(0, 0)]


def test_F6_5_the_card_itself_leaves() -> None:
    table = Table().seat(0, hand="einstein")
    table.play("hand:einstein", "private", "done")
    assert table.names("box") == ["einstein"]
    assert table.number(0, "points") == 1


def test_F6_6_recruit_by_an_action() -> None:
    table = Table().seat(0, hand="captain").seat(1, yard="bug", hand="chef")
    table.play("hand:captain")
    assert table.question == "take"
    table.play("yard2:bug")
    assert table.names("discard") == ["bug"]
    assert table.decider == 1  # and may follow, taking from the own yard too


def test_F6_7_advance_costs_from_stuff_and_pack() -> None:
    table = Table().seat(0, hand="rusty", pizza=1, pack_toys=1)
    table.play("hand:rusty", "public")
    assert table.options() == ["stuff:pizza", "pack:toy"]
    table.play("pack:toy")  # what is left to pay there is one way to pay
    assert (table.number(0, "level"), table.goods(0)) == (1, (0, 0, 0, 0))


def test_F6_7_one_less_leaves_out_what_you_choose() -> None:
    table = Table().seat(0, hand="dot", level=1, pizza=2, toys=1)
    table.only_perks("bribe").play("hand:dot", "private")
    assert table.question == "leave-out"
    assert table.options() == ["pizza", "toy", "any"]
    table.play("toy")
    while table.question == "spend":
        table.play(table.options()[0])
    assert table.number(0, "level") == 2
    assert sum(table.goods(0)) == 1


def test_F6_7_one_more_costs_one_of_any_kind() -> None:
    table = Table(park="penny tink doc").seat(0, hand="sarge", pizza=2)
    assert "hand:sarge" not in table.options()
    table = Table(park="penny tink doc").seat(0, hand="sarge", pizza=3)
    table.play("hand:sarge")
    assert table.goods(0) == (0, 0, 0, 0)
    assert table.question == "rule"
    table.play(table.options()[0])
    assert (table.number(0, "level"), table.number(0, "points")) == (1, 3)


def test_F6_8_score_moves_along_the_track() -> None:
    table = Table().seat(0, hand="prince ghost")
    table.play("hand:prince", "public", "hand:ghost", "done")
    assert table.number(0, "points") == 2


def test_F6_9_spend_from_stuff_or_pack() -> None:
    table = Table().seat(0, hand="golden-boy", toys=1, pack_pizza=1)
    table.play("hand:golden-boy", "public")
    assert table.options() == ["stuff:toy", "pack:pizza"]
    table.play("pack:pizza")
    assert (table.goods(0), table.number(0, "points")) == ((0, 1, 0, 0), 2)


def test_F6_10_trash_a_rivals_card() -> None:
    table = Table(3).seat(0, hand="blitz").seat(1, yard="bug").seat(2, yard="chef")
    table.play("hand:blitz", "public")
    assert table.options() == ["yard2:bug", "yard3:chef"]
    table.play("yard3:chef", "done")
    assert table.names("box") == ["chef"]
    assert table.names("yard", 1) == ["bug"]


def test_a_card_without_its_place_is_the_one_that_can_be_meant() -> None:
    table = Table(3).seat(0, hand="blitz").seat(1, yard="bones").seat(2, yard="bones chef")
    table.play("hand:blitz", "public")
    read = table.game.read
    assert table.game.show(table.s, read(table.s, " Chef ")) == "yard3:chef"
    with pytest.raises(AmbiguousText) as caught:
        read(table.s, "bones")
    assert caught.value.choices == ["yard2:bones", "yard3:bones"]
    assert table.game.show(table.s, read(table.s, "blitz")) == "hand:blitz"  # what it is read as says why not
    with pytest.raises(BadText):
        read(table.s, "walrus")


def test_F6_11_copy_the_own_pack() -> None:
    table = Table(park="penny doc sarge").seat(0, hand="tink", level=1, pack_pizza=1, pack_toys=1)
    table.play("hand:tink")
    assert table.goods(0) == (1, 1, 1, 1)


def test_F6_12_copy_a_rivals_pack_who_loses_nothing() -> None:
    table = Table(3).seat(0, hand="ghost").seat(1, pack_toys=1).seat(2, level=1, pack_pizza=2)
    table.play("hand:ghost")
    assert table.options() == ["seat2", "seat3"]
    assert table.params("seat3") == {"rival": "seat:2", "pizza": 2, "toys": 0}
    copied = table.play("seat3")[0]
    assert (copied.key, copied.params["gained-pizza"], copied.params["gained-toys"]) == ("copy", 2, 0)
    assert (table.goods(0), table.goods(2)) == ((2, 0, 0, 0), (0, 0, 2, 0))


def test_F6_13_convert_where_it_lies() -> None:
    table = Table().seat(0, hand="patch", pizza=1, pack_toys=1, toys=4)
    table.play("hand:patch")
    assert table.options() == ["stuff:toy", "pack:toy"]  # no room for a fifth toy in the stuff
    table.play("pack:toy")
    assert table.goods(0) == (1, 4, 1, 0)


def test_F7_1_level_1_keep_a_made_up_rule() -> None:
    table = Table(3).seat(0, hand="rusty", pizza=2).seat(1, hand="bug")
    table.play("hand:rusty", "public")
    assert table.question == "rule"
    assert len(table.options()) == 4
    chosen = table.options()[1]
    table.play(chosen)
    name = chosen.partition(":")[2]
    assert table.game.view(table.s, Seat(0))["seats"][0]["rule"] == name
    assert table.game.view(table.s, Seat(1))["seats"][0]["rule"] == "hidden"
    assert table.game.view(table.s, SPECTATOR)["rules"] == 3


def test_F7_2_level_2_take_a_perk() -> None:
    table = Table().seat(0, hand="rusty", level=1, pizza=2, toys=1)
    table.only_perks("bribe", "diy").play("hand:rusty", "public")
    while table.question == "spend":
        table.play(table.options()[0])
    assert table.options() == ["perk:bribe", "perk:diy"]
    table.play("perk:diy")
    view = table.game.view(table.s, SPECTATOR)
    assert view["seats"][0]["perks"] == ["diy"]
    assert view["perks"] == ["bribe"]


@pytest.mark.parametrize("taken", [False, True])
def test_F7_3_level_5_the_macaroni_sculpture(taken: bool) -> None:
    table = Table().seat(0, hand="rusty", level=4, pizza=4, toys=4)
    table.s.macaroni = 2 if taken else 0
    events = table.play("hand:rusty")
    while table.question == "spend":
        events += table.play(table.options()[0])
    assert table.number(0, "level") == 5
    assert ("macaroni" in keys(events)) == (not taken)
    assert table.game.scores(table.s)[0] == (23 if taken else 27)


def test_F7_1_an_advance_in_the_middle_goes_on_after_the_choice() -> None:
    table = Table(pack=changed_pack(Rusty=("advance > pizza 2", "toy 1"))).seat(0, hand="rusty", pizza=2)
    table.play("hand:rusty", "public")
    table.play(table.options()[0])
    assert table.number(0, "pizza") == 2
