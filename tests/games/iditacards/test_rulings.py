"""What I14 rules on where the manual leaves it open, as an independent implementation of the page plays it."""
# ruff: noqa: N802 — tests carry the numbers of the rules page as it writes them

from __future__ import annotations

from tests.games.iditacards.table import WASTELAND, Table

from gamekeeper.core.events import Sink
from gamekeeper.core.ids import Seat
from gamekeeper.games.iditacards import moving
from gamekeeper.games.iditacards.places import GEAR


def test_I14_a_legendary_card_is_chosen_when_the_move_is_over() -> None:
    t = Table(seats=2, weather="sun", square=4)
    t.dog("malamute")
    t.lay("legend", ["puppy", "waffle"])
    t.lay("deck", ["rest"])
    t.s.position[1] = 8
    t.lay("hand", ["push", "move"])
    t.answer("push")
    assert (t.asked(), t.square(), t.names("hand")) == ("legendary 0", 9, [])
    assert "damaged" in t.names("discard")
    t.answer("puppy")
    assert t.names("hand") == ["rest"]


def test_I14_who_steps_out_of_town_onto_another_takes_the_damage() -> None:
    t = Table(seats=2, square=5)
    t.s.position[1] = 6
    moving.step(t.t, t.s, 0)
    assert (t.square(0), t.square(1), t.names("discard")) == (6, 5, ["damaged"])


def test_I14_death_counts_taken_squares_and_skips_only_the_last() -> None:
    for square, reached in ((WASTELAND - 10, WASTELAND - 30), (WASTELAND - 30, WASTELAND - 31)):
        t = Table(seats=2)
        t.s.position[1] = square
        moving.die(t.t, t.s, 0)
        assert t.square() == reached


def test_I14_steam_engine_kills_after_nuclear_reactor() -> None:
    t = Table()
    t.dog("lazy_dog", "nuclear_reactor")
    t.dog("husky", "steam_engine")
    t.dog("good_dog", "armour")
    t.dog("cat")
    t.answer(f"dog1:{t.names('team').index('lazy_dog') + 1}")
    assert t.names("hand") == ["cat"]
    assert t.names("team") == []  # the one that its armour saved is the only one left to kill
    assert t.asked() == "turn 0"


def test_I14_utility_knife_does_not_repeat_what_was_paid_for_its_payment() -> None:
    t = Table()
    t.ready("utility_knife")
    t.answer("utility_knife")
    t.lay("deck", ["campfire"])
    t.lay("hand", ["move"] * 2)
    t.turns_up("campfire")
    assert t.pending() == ["campfire", "utility_knife"]
    t.lay("deck", ["slow_and_steady", "rope", "rope", "rope"])
    before = t.count("deck")
    t.turns_up("slow_and_steady")
    assert before - t.count("deck") == 2  # itself and one drawn


def test_I14_a_new_day_counts_once_its_hand_is_drawn() -> None:
    t = Table(seats=2, square=76)
    t.dog("cricket")
    t.lay("legend", ["puppy", "waffle"])
    t.lay("hand", [])
    t.lay("deck", [])
    t.s.today[0] = moving.IMMUNE
    t.answer("day", "stay")
    assert (t.asked(), t.s.days[0], moving.is_immune(t.t, t.s, 0)) == ("legendary 0", 0, True)
    t.answer("puppy")
    assert (t.s.days[0], moving.is_immune(t.t, t.s, 0)) == (1, False)


def test_I14_what_was_paid_for_a_dog_that_pays_itself_stays_under_the_card_below() -> None:
    t = Table()
    t.lay("hand", ["dog_trap"])
    t.answer("dog_trap")
    t.s.today[0] = moving.FREE_ENERGY | moving.FREE_HEALTH
    t.lay("deck", ["lead_dog"])
    t.answer("risk")
    t.lay("deck", ["band_aid"])
    t.answer("risk")
    assert t.names("team") == ["lead_dog"]
    assert sorted(t.names("stack")) == ["band_aid", "dog_trap"]
    assert t.names("discard") == []


def test_I14_a_robodog_killed_by_trade_dog_adds_nothing() -> None:
    t = Table(weather="sun")
    t.dog("robodog")
    t.lay("hand", ["trade_dog"])
    t.answer("trade_dog")
    t.first()
    assert t.count("supply") == 10


def test_I14_pointing_at_one_of_equal_dogs_or_attachments_means_the_other_as_well() -> None:
    t = Table(seats=2, weather="sun")
    t.s.today[0] = moving.FREE_ENERGY | moving.FREE_HEALTH
    laid = [t.dog("bear", "dog_shoes") for _time in range(2)]
    attached = [int(card) for card in t.s.cards_at(GEAR)]
    t.dog("husky")
    for question in ("turn", "kill"):
        if question == "kill":
            t.lay("hand", ["eat_dog"])
            t.answer("eat_dog")
        assert t.asked() == f"{question} 0"
        for card in laid if question == "kill" else [*laid, *attached]:
            assert t.game.why_pointed(t.s, Seat(0), [f"card:{card}"]) is None


def test_I8_2_who_is_hit_by_an_ice_box_is_not_told_to_enter_a_leg() -> None:
    t = Table(seats=2, weather="sun")
    t.s.today[0] = moving.FREE_ENERGY | moving.FREE_HEALTH
    t.s.position[1] = 45
    t.lay("hand", ["ice_box"])
    t.s.sink = Sink()
    t.answer("ice_box")
    hits = [event.key for event in t.s.sink.events if event.params.get("seat") == "seat:1"]
    assert "hypothermia" in hits
    assert "leg-numbers" not in hits
