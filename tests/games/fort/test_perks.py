"""The nine perks and their windows (F10)."""
# ruff: noqa: N802 — tests carry the numbers of the rules page as it writes them

from __future__ import annotations

from gamekeeper.core.ids import SPECTATOR, Seat
from games.fort.positions import Table, keys


def test_F10_1_birthday_party_recruits_again_but_not_from_a_yard() -> None:
    table = Table().seat(0, perk="birthday-party").seat(1, yard="bug chef")
    table.play("none", "yard2:bug")
    assert table.question == "birthday"
    assert table.options()[:2] == ["pass", "top"]
    assert table.why("yard2:chef") == "why-yard-not-allowed"
    events = table.play("park:tink")
    assert keys(events)[:2] == ["birthday", "recruit"]
    assert table.decider == 1


def test_F10_1_birthday_party_is_a_choice() -> None:
    table = Table().seat(0, perk="birthday-party")
    table.play("none", "top", "pass")
    assert table.decider == 1


def test_F10_2_bribe_takes_from_park_deck_or_yard() -> None:
    for source in ("park:tink", "yard2:chef", "hand:doc"):
        table = Table().seat(0, hand="bones doc", perk="bribe").seat(1, yard="chef")
        table.play("hand:bones")
        assert table.options() == ["top", "hand:doc", "park:penny", "park:tink", "park:sarge", "yard2:chef"]
        table.play(source)
        assert table.names("lookout") == [source.partition(":")[2]]


def test_F4_2_with_bribe_the_lookout_can_still_be_used_fully_without_a_card_in_hand() -> None:
    for perk, added in (("", []), ("bribe", ["hand:rocket-bros"])):
        table = Table().seat(0, hand="ant rocket-bros", level=2, pizza=2, toys=4)
        if perk:
            table.seat(0, perk=perk)
        table.play("hand:ant", "public")
        assert (table.question, table.options()) == ("add", ["go", *added])
    table.play("hand:rocket-bros")
    assert table.options() == ["top", "park:penny", "park:tink", "park:sarge"]


def test_F10_2_the_top_card_says_where_it_goes() -> None:
    table = Table().seat(0, hand="bones", perk="bribe")
    table.play("hand:bones")
    top = table.game.prompt(table.s, Seat(0)).options[0]
    assert (top.text.key, top.elements) == ("option-lookout-top", ["park-deck"])
    table = Table().seat(0, hand="bones", perk="bribe")
    table.play("none")
    assert table.game.prompt(table.s, Seat(0)).options[0].text.key == "option-top"


def test_F10_2_what_comes_from_the_deck_is_unseen_by_others() -> None:
    table = Table().seat(0, hand="bones", perk="bribe")
    table.play("hand:bones", "top")
    own = table.game.view(table.s, Seat(0))["seats"][0]
    other = table.game.view(table.s, Seat(1))["seats"][0]
    assert (len(own["lookout"]), own["unseen"]) == (1, [])
    assert (other["lookout"], len(other["unseen"])) == ([], 1)


def test_F10_2_bribe_works_on_the_own_turn_only() -> None:
    table = Table().seat(0, hand="bones").seat(1, hand="doc chef bug", perk="bribe")
    assert table.options() == ["none"]
    table = Table().seat(0, hand="bones bug").seat(1, hand="doc chef bug", perk="bribe")
    table.play("hand:bones", "hand:doc")
    assert all(text.startswith("hand:") for text in table.options())


def test_F10_3_copy_cat_discards_two_cards() -> None:
    table = Table().seat(0, hand="bug").seat(1, hand="rusty moles bud", perk="copy-cat", pizza=1)
    table.play("hand:bug", "hand:rusty")
    assert table.question == "follow-second"
    assert table.options() == ["pass", "hand:moles", "hand:bud"]
    table.play("hand:moles")
    assert table.number(1, "pizza") == 4
    assert table.names("discard", 1) == ["moles", "rusty"]


def test_F10_3_no_second_card_without_x() -> None:
    table = Table().seat(0, hand="lefty").seat(1, hand="rusty moles", perk="copy-cat")
    table.play("hand:lefty", "hand:rusty")
    assert table.number(1, "pizza") == 2
    assert table.question == "recruit"


def test_F10_4_sticky_fingers_packs_from_the_supply() -> None:
    table = Table().seat(0, hand="thunder ant", level=2, pizza=1, perk="sticky-fingers")
    table.play("hand:thunder", "hand:ant")
    assert table.options() == ["stuff:pizza", "supply:pizza", "supply:toy"]
    table.play("supply:toy", "stuff:pizza", "done")
    assert table.goods(0) == (0, 0, 1, 1)
    assert (int(table.s.supply_pizza), int(table.s.supply_toys)) == (29, 29)


def test_F10_4_sticky_fingers_works_on_the_own_turn_only() -> None:
    table = Table().seat(0, hand="thunder", pizza=1).seat(1, hand="ant", perk="sticky-fingers")
    table.play("hand:thunder", "done")
    assert table.question == "recruit"  # seat 1 has nothing in its stuff to pack


def test_F10_5_xxl_backpack_holds_two_more() -> None:
    table = Table().seat(0, hand="thunder ant bug", pizza=4, perk="xxl-backpack")
    assert table.game.view(table.s, SPECTATOR)["seats"][0]["pack_room"] == 3
    table.play("hand:thunder", "hand:ant", "go", "done")
    assert table.goods(0) == (2, 0, 2, 0)


def test_F10_6_diy_instead_of_a_card() -> None:
    table = Table().seat(0, hand="bug", pizza=3, perk="diy").seat(1, hand="moles", perk="rough-housing")
    assert table.params("diy") == {"pizza": 0, "toy": 0, "any": 3}
    events = table.play("diy")
    assert table.number(0, "level") == 1
    table.play(table.options()[0])  # the made-up rule
    assert table.question == "recruit"  # nobody follows, nobody plays rough
    assert "perk-used" in keys(events)
    assert table.game.view(table.s, SPECTATOR)["seats"][0]["perks"] == []


def test_F10_6_diy_must_be_affordable() -> None:
    table = Table().seat(0, hand="bug", pizza=2, perk="diy")
    assert "diy" not in table.options()
    assert table.why("diy") == "why-no-perk"


def test_F10_7_do_over_plays_a_second_card() -> None:
    table = Table(3).seat(0, hand="bug moles chef", perk="do-over", deck="doc bones captain moose")
    table.seat(1, hand="rusty").seat(2, hand="patch")
    table.play("hand:bug", "hand:moles", "go", "hand:rusty", "pass")
    assert table.question == "do-over"
    table.play("use")
    assert table.names("aside") == ["bug", "moles"]
    assert table.names("box") == []
    table.play("hand:chef", "public")
    assert table.number(0, "pizza") == 4  # room for one more: what was added to the first card does not count here


def test_F10_7_after_do_over_the_second_card_is_followed_too() -> None:
    table = Table().seat(0, hand="bug chef", perk="do-over", deck="bones captain moose")
    table.seat(1, hand="rusty patch")
    table.play("hand:bug", "go", "hand:rusty", "use", "hand:chef", "done")
    assert (table.question, table.decider) == ("follow", 1)
    table.play("hand:patch", "top")
    assert table.number(1, "pizza") == 2
    assert {"bug", "chef"} <= set(table.names("discard")) | set(table.names("deck")) | set(table.names("hand"))


def test_F10_8_recycling_brings_a_card_back() -> None:
    table = Table().seat(0, hand="bug", discard="moles chef", perk="recycling")
    table.play("recycle")
    assert table.options() == ["discard:chef", "discard:moles"]
    table.play("discard:moles")
    assert table.names("hand") == ["bug", "moles"]
    table.play("hand:bug", "hand:moles")
    assert table.number(0, "pizza") == 3


def test_F10_8_between_actions_and_before_recruiting() -> None:
    table = Table().seat(0, level=1, hand="bug", discard="moles", perk="recycling")
    table.play("hand:bug", "public")
    assert table.options() == ["recycle", "private", "done"]
    table.play("done")
    assert table.options()[0] == "recycle"
    table.play("recycle", "discard:moles")
    assert table.question == "recruit"
    assert "recycle" not in table.options()


def test_F10_9_rough_housing_sends_the_leaders_card_to_the_box() -> None:
    table = Table(3).seat(0, hand="bug").seat(1, perk="rough-housing").seat(2, hand="rusty")
    table.play("hand:bug", "pass")
    assert (table.question, table.decider) == ("rough", 1)  # also where it could not follow, after all others
    events = table.play("use")
    assert "rough" in keys(events)
    assert table.names("box") == ["bug"]
    assert table.question == "recruit"


def test_F10_9_not_for_who_followed_and_not_where_the_card_leaves_anyway() -> None:
    table = Table().seat(0, hand="bug").seat(1, hand="rusty", perk="rough-housing")
    table.play("hand:bug", "hand:rusty")
    assert table.question == "recruit"
    table = Table().seat(0, hand="einstein").seat(1, perk="rough-housing")
    table.play("hand:einstein", "private", "done")
    assert table.question == "recruit"
