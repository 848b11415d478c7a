"""The paragraphs of docs/rules/iditacards.md, one test each at least, and its worked examples (W1 to W6)."""
# ruff: noqa: N802 — tests carry the numbers of the rules page as it writes them

from __future__ import annotations

import pytest
from mypy_extensions import i64

from gamekeeper.core.ids import NOBODY, SPECTATOR
from gamekeeper.core.rng import seed_bytes
from gamekeeper.games.iditacards import Iditacards, components, day, moving, places
from games.iditacards.table import (
    BLIZZARD,
    BOX,
    BRIDGE,
    CLIFF,
    FOREST,
    HILLS,
    KIND,
    LAKE,
    MOUNTAIN,
    TOWN,
    VILLAGE,
    WASTELAND,
    Table,
    printed,
)


def fresh(seats: int, seed: int = 1, **options: bool | int) -> Table:
    """A table as it is set up."""
    t = Table.__new__(Table)
    t.game = Iditacards(seats, options, BOX)
    t.t = t.game.setting
    t.s = t.game.setup(seed_bytes(seed))
    return t


# --- I1 ----------------------------------------------------------------------------------------------


def test_I1_1_starter_decks_are_25_cards_and_the_wheel_dog() -> None:
    t = fresh(4)
    for seat in range(4):
        own = t.names("hand", seat) + t.names("deck", seat)
        assert (len(own), t.count("hand", seat), t.names("team", seat)) == (25, 6, ["wheel_dog"])
        assert sorted(own) == sorted(
            slug
            for kind, slug in enumerate(BOX.slugs)
            if BOX.deck[kind] == 0 and slug != "wheel_dog"
            for _ in range(BOX.copies[kind])
        )


def test_I1_2_upgrade_decks_legendary_cards_and_damage() -> None:
    t = fresh(3)
    held = [t.count("legend", seat) for seat in range(3)]
    assert (held, t.count("supply"), t.count("damage"), int(t.s.count(places.BOX))) == ([5] * 3, 0, 18, 7)
    for deck in range(4):
        printed = sum(int(BOX.copies[kind]) for kind in range(BOX.kinds) if BOX.deck[kind] == 1 + deck)
        assert t.s.count(places.PILE + 8 * deck) == printed
    t = fresh(2, upgrade_decks=4)
    assert [int(t.s.count(places.PILE + 8 * deck)) > 0 for deck in range(4)] == [False, False, True, False]
    zones = t.game.view(t.s, SPECTATOR)["zones"]
    assert zones["legend:0"] == 5
    own = t.game.view(t.s, t.game.decider(t.s))["zones"][f"legend:{t.game.decider(t.s)}"]
    assert isinstance(own, list)


def test_I1_3_the_finish_is_the_square_after_the_last() -> None:
    for seats in (1, 2):
        t = fresh(seats)
        assert (t.t.finish, len(BOX.legs)) == (161, 10)
        assert moving.leg_of(t.t, t.s, 0) == 0  # the start belongs to the town
    assert [int(square) for square in fresh(2).t.first_of] == [1, 6, 36, 46, 76, 81, 86, 116, 136, 156]
    assert [int(square) for square in fresh(1).t.first_of] == [1, 6, 26, 56, 71, 81, 86, 121, 146, 156]


def test_I1_4_five_checkpoints() -> None:
    marked = [BOX.legs[leg] for leg in range(10) if BOX.checkpoint[leg]]
    assert marked == ["hills", "blizzard", "mountain", "forest", "cliff_face"]


def test_I1_5_the_start_player_is_drawn_and_play_goes_clockwise() -> None:
    assert {int(fresh(3, seed).s.turn_seat) for seed in range(20)} == {0, 1, 2}
    assert {int(fresh(3, seed).s.weather) for seed in range(60)} == set(range(6))
    t = fresh(3, 4)
    assert [t.cold(seat) + t.hunger(seat) + t.square(seat) for seat in range(3)] == [0, 0, 0]
    first = int(t.s.turn_seat)
    t.answer("day", "stay", "stay")
    while t.asked() == f"kill {first}":
        t.answer(t.options()[0])
    assert t.asked() == f"turn {(first + 1) % 3}"


# --- I2 ----------------------------------------------------------------------------------------------


def test_I2_1_a_card_or_a_payment_or_a_new_day_then_the_advance() -> None:
    t = Table()
    t.lay("hand", ["haste", "move"])
    t.fill("deck", 4)
    assert t.options() == ["move", "haste", "day"]
    t.answer("haste")
    assert t.square() == WASTELAND + 1
    assert t.options() == ["risk", "day"]


@pytest.mark.parametrize("with_speed", [False, True])
def test_I2_2_the_closing_advance(with_speed: bool) -> None:
    t = Table(weather="storm", speed_on_advance=with_speed)
    t.dog("bear")
    t.play("waffle")
    assert t.square() == WASTELAND
    t.weather("snow")
    t.play("lunch")
    assert t.square() == WASTELAND + (4 if with_speed else 1)
    t.weather("cloud")
    t.lay("team", [])
    for _ in range(2):
        t.dog("lazy_dog")
    before = t.square()
    t.play("dog_food")
    assert t.square() == before + (0 if with_speed else 1)


def test_I2_3_own_dogs_and_attachments_before_playing() -> None:
    t = Table()
    t.dog("bear", "coat")
    t.dog("bear", "coat")
    t.dog("bear")
    t.dog("moose")
    assert t.options() == ["day", "gear:1", "dog1:1", "dog1:3"]
    t.answer("gear:1")
    assert t.names("discard") == ["coat"]
    assert t.options() == ["day", "gear:1", "dog1:1", "dog1:2"]
    t.answer("dog1:1")
    assert t.asked() == "turn 0"
    assert t.names("team") == ["bear", "bear", "moose"]


def test_I2_4_only_what_can_be_paid_in_number() -> None:
    t = Table()
    t.lay("hand", ["husky", "move"])
    t.fill("deck", 1)
    assert t.options() == ["move", "day"]
    t.add("hand", "rope")
    assert "husky" not in t.options()
    t.fill("deck", 1)
    assert "husky" in t.options()
    t.lay("hand", [])
    t.lay("deck", [])
    assert t.options() == ["day"]


# --- I3 ----------------------------------------------------------------------------------------------


def test_I3_1_energy_by_choice_health_from_the_deck() -> None:
    t = Table()
    t.lay("hand", ["mush", "move", "move", "rope", "lunch"])
    t.fill("deck", 5)
    t.answer("mush")
    assert t.asked() == "energy 0"
    assert t.options() == ["lunch", "move"]
    t.answer("lunch", "rope")
    assert t.names("hand") == ["move", "move"]
    assert t.count("deck") == 3
    assert t.pending() == ["mush"]


def test_I3_1_all_energy_is_the_whole_hand_together() -> None:
    t = Table(weather="sun")
    t.set(cold=3)
    t.lay("hand", ["desperate_times", "move", "rope"])
    t.answer("desperate_times")
    assert t.asked() == "fill 0"
    assert t.count("hand") == 0
    t = Table(weather="sun")
    t.lay("hand", ["desperate_times", "damaged", "rope"])
    t.answer("desperate_times")
    assert t.asked() == "turn 0"
    assert sorted(t.names("discard")) == ["damaged", "desperate_times", "rope"]
    t = Table(weather="sun")
    t.lay("hand", ["desperate_times"])
    t.answer("desperate_times")
    assert t.asked() == "fill 0"


def test_I3_2_the_sum_of_a_cost_is_told_to_its_payer() -> None:
    t = Table()
    cute, coat = t.dog("cute_dog", "harness"), t.dog("smart_dog")
    harness = int(t.s.cards_at(places.GEAR)[0])
    t.set(cold=2, hunger=1)
    husky, move = t.lay("hand", ["husky", "move"])
    own = t.game.view(t.s, 0)["own"]
    assert own["costs"][f"card:{husky}"] == [2, 2, 2]  # printed 2, 2, 2
    energy = {f"card:{cute}": -1, f"card:{harness}": -1, "condition": 2}
    assert own["sums"][f"card:{husky}"] == [energy, {f"card:{coat}": -1, "condition": 1}, {}]
    assert f"card:{move}" not in own["sums"]
    t.lay("team", [])
    t.lay("gear", [])
    moving.note_today(t.s, 0, moving.FREE_ENERGY)
    assert t.game.view(t.s, 0)["own"]["sums"][f"card:{husky}"][:2] == [{"today": -2}, {"condition": 1}]
    assert t.game.view(t.s, SPECTATOR)["own"] is None


def test_I3_2_reductions_then_conditions() -> None:
    t = Table()
    t.dog("cute_dog", "harness")
    t.dog("cute_dog")
    t.set(cold=2, hunger=4)
    energy = {slug: t.cost(slug, components.ENERGY) for slug in ("move", "push", "harness")}
    assert energy == {"move": 0, "push": 2, "harness": 3}
    assert t.cost("breakfast", components.HEALTH) == 3 + 3  # eased by one
    t.dog("good_dog", "dog_collar")
    assert [t.cost(slug, components.RISK) for slug in ("move", "push", "sprint")] == [0, 0, 2]


def test_I3_3_food_and_personal_cards_ease_before_paying() -> None:
    t = Table()
    t.set(cold=1, hunger=1)
    t.lay("hand", ["first_aid", "rope", "rope"])
    t.fill("deck", 3)
    assert "first_aid" in t.options()
    t.answer("first_aid")
    assert (t.cold(), t.hunger()) == (0, 1)
    t = Table()
    t.set(hunger=2)
    t.lay("hand", ["dog_trap"])
    t.answer("dog_trap")
    t.lay("deck", ["breakfast", "breakfast"])
    t.answer("risk")
    assert t.hunger() == 1
    assert t.pending() == []


def test_I3_4_damaged_in_a_payment_makes_it_fail() -> None:
    t = Table(square=VILLAGE)
    t.lay("discard", ["rope"])
    t.lay("hand", ["husky", "damaged", "move", "move"])
    t.fill("deck", 2)
    t.answer("husky")
    assert t.options() == ["move", "damaged"]
    t.answer("damaged")
    assert t.square() == VILLAGE + 1
    assert t.asked() == "recover 0"
    assert t.names("discard") == ["husky", "rope", "damaged"]
    t.answer("done")
    assert (t.asked(), t.count("deck")) == ("turn 0", 2)


def test_I3_4_damaged_in_health_stops_what_is_paid() -> None:
    t = Table()
    t.lay("hand", ["haste"])
    t.lay("deck", ["damaged"])
    t.answer("haste")
    assert t.pending() == []
    assert sorted(t.names("discard")) == ["damaged", "haste"]


def test_I3_5_too_few_cards_for_health() -> None:
    t = Table()
    t.lay("hand", ["breakfast"])
    t.fill("deck", 2)
    assert t.options() == ["day"]
    t.lay("hand", ["haste"])
    t.answer("haste")
    t.lay("deck", ["breakfast", "rope"])
    t.turns_up("breakfast")
    assert (t.pending(), t.names("deck")) == ([], ["rope"])
    assert {"breakfast", "haste"} <= set(t.names("discard"))


# --- I4 ----------------------------------------------------------------------------------------------


def test_I4_1_a_card_waits_for_its_risk() -> None:
    t = Table()
    t.ready("sprint")
    t.answer("sprint")
    for left in (3, 2, 1):
        assert int(t.s.mark[t.s.cards_at(places.STACK)[-1]]) == left
        t.lay("deck", ["improvise"])
        t.answer("risk")
    assert t.square() == WASTELAND + 10 + 4


def test_I4_2_risk_stacks_and_lies_under_what_it_pays_for() -> None:
    t = Table()
    t.ready("referee")
    t.answer("referee")
    t.lay("deck", ["haste", "rope"])
    t.turns_up("haste")
    assert t.pending() == ["haste", "referee"]
    t.lay("deck", ["improvise"])
    t.answer("risk")
    assert (t.pending(), t.count("stack")) == ([], 0)
    assert {"improvise", "haste", "referee"} <= set(t.names("discard"))


def test_I4_3_what_was_paid_stands_though_the_rest_fizzles() -> None:
    t = Table()
    t.ready("sprint")
    t.answer("sprint")
    t.lay("deck", ["move"])
    t.answer("risk")
    assert t.square() == WASTELAND + 3
    t.lay("deck", [])
    t.answer("risk")
    assert t.square() == WASTELAND + 4
    assert t.pending() == []


def test_I4_4_without_a_deck_or_means_all_fizzles() -> None:
    t = Table()
    t.ready("referee")
    t.answer("referee")
    t.lay("hand", [])
    t.lay("deck", ["mush"])
    t.answer("risk")
    assert sorted(t.names("discard")) == ["mush", "referee"]
    assert t.square() == WASTELAND + 2


def test_I4_5_on_the_rope_bridge_risks_fizzle() -> None:
    t = Table(square=BRIDGE)
    t.ready("haste")
    t.answer("haste")
    assert t.pending() == []
    assert t.square() == BRIDGE + 1
    t = Table()
    t.ready("sprint")
    t.answer("sprint")
    t.s.position[0] = BRIDGE
    t.lay("deck", ["move"])
    t.answer("risk")
    assert (t.pending(), t.names("deck")) == ([], ["move"])


def test_I4_6_utility_knife() -> None:
    t = Table()
    t.dog("good_dog", "dog_collar")
    t.ready("utility_knife")
    t.answer("utility_knife")
    assert t.square() == WASTELAND + 1
    assert t.names("discard").count("utility_knife") == 1


# --- I5 and I6 -----------------------------------------------------------------------------------------


def test_I5_1_others_may_join_clockwise() -> None:
    t = Table(seats=4)
    for seat in range(4):
        t.lay("deck", ["move"] * 2, seat)
    t.answer("day")
    assert t.asked() == "join 1"
    t.answer("stay")
    assert t.asked() == "join 2"
    t.answer("join", "stay")
    assert [t.count("hand", seat) for seat in range(4)] == [2, 0, 2, 0]
    assert t.asked() == "turn 1"


def test_I5_2_shuffle_and_draw_what_the_team_adds() -> None:
    t = Table()
    dog = t.dog("husky", "tiara")
    t.ready("sprint")
    t.answer("sprint")
    t.lay("discard", ["rope"] * 4)
    t.lay("hand", ["torch"] * 4)
    assert day.hand_size(t.t, t.s, 0) == 8
    t.answer("day")
    assert (t.count("hand"), t.count("deck"), t.count("discard"), t.count("stack")) == (8, 1, 0, 0)
    assert t.s.place[dog] == places.TEAM
    for _ in range(4):
        t.dog("problem_dog" if t.names("team").count("problem_dog") < 3 else "cat")
    t.s.position[0] = MOUNTAIN
    assert day.hand_size(t.t, t.s, 0) == 6


def test_I5_3_the_legs_hit_everybody_who_stands_there() -> None:
    t = Table(seats=4, weather="sun")
    t.s.position[1], t.s.position[2], t.s.position[3] = WASTELAND + 5, FOREST, LAKE
    t.dog("bear", seat=2)
    t.dog("cat", seat=2)
    t.answer("day", "stay", "stay")
    t.until("stay", lambda: BOX.weathers[t.s.weather] == "sun")
    assert t.asked() == "kill 2"
    t.answer("dog3:1")
    assert [t.hunger(seat) for seat in range(4)] == [1, 1, 0, 0]


def test_I5_4_today_runs_to_your_own_new_day() -> None:
    t = Table(seats=2)
    t.play("breakfast")
    eaten = int(t.s.today[0])
    assert eaten == moving.EATEN | moving.EATEN << 1
    t.turn(1)
    t.answer("day", "stay")
    assert int(t.s.today[0]) == eaten
    t.turn(0)
    t.answer("day", "stay")
    assert int(t.s.today[0]) == 0


@pytest.mark.parametrize(
    ("weather", "speed", "cold", "hunger"),
    [
        ("snow", 0, 0, 0),
        ("sun", 1, 0, 0),
        ("cloud", -1, 0, 0),
        ("wind", 5, 1, 0),
        ("rain", 3, 0, 1),
        ("storm", 0, 0, 0),
    ],
)
def test_I6_weather(weather: str, speed: int, cold: int, hunger: int) -> None:
    t = Table(seats=2, square=LAKE - 30)
    t.s.position[1] = TOWN
    t.answer("day")
    t.until("stay", lambda: BOX.weathers[t.s.weather] == weather)
    assert (t.cold(1), t.hunger(1)) == (0, 0)
    t.s.position[0] = WASTELAND
    assert moving.speed(t.t, t.s, 0) == speed
    assert moving.is_stormbound(t.t, t.s, 0) == (weather == "storm")
    assert (t.cold() >= cold, t.hunger() >= hunger) == (True, True)
    t.s.position[0] = TOWN
    assert (moving.speed(t.t, t.s, 0), moving.is_stormbound(t.t, t.s, 0)) == (0, False)


def test_I6_snow_stops_sled_cards_or_clears_the_supply() -> None:
    t = Table()
    t.play("upgrade_sled")
    assert (t.asked(), t.count("supply")) == ("turn 0", 0)
    t.s.today[0] = moving.IMMUNE
    t.play("upgrade_sled")
    assert t.asked() == "fill 0"
    t = Table(snow=True)
    t.lay("supply", ["rope", "cat"])
    t.play("upgrade_sled")
    assert t.asked() == "fill 0"
    t = Table(snow=True)
    t.lay("supply", ["rope", "cat"])
    t.until("day", lambda: BOX.weathers[t.s.weather] == "snow")
    assert (t.count("supply"), int(t.s.count(places.DESTROYED + 16))) == (0, 2)


# --- I7 ------------------------------------------------------------------------------------------------


def test_I7_1_speed_is_a_sum_then_doubled_then_capped() -> None:
    t = Table(weather="sun", square=HILLS)
    t.dog("bear", "dog_shoes")
    assert moving.speed(t.t, t.s, 0) == 3 + 2 + 1 + 1
    t.s.position[0] = BLIZZARD
    assert moving.speed(t.t, t.s, 0) == 3 + 2 - 1 + 1
    t.dog("engineer_dog")
    assert moving.speed(t.t, t.s, 0) == 2 * (3 + 2 - 2 + 1)
    t.s.position[0] = CLIFF
    assert moving.speed(t.t, t.s, 0) == 0
    t.lay("team", ["lazy_dog"])
    t.weather("cloud")
    t.lay("gear", [])
    assert moving.speed(t.t, t.s, 0) == -2
    assert moving.distance(t.t, t.s, 0, 1, 2) == 0
    assert moving.distance(t.t, t.s, 0, 5, 2) == 6


def test_I7_2_entering_a_leg_raises_conditions() -> None:
    t = Table(square=115)
    t.s.position[0] = 120
    t.play("move")
    assert (t.cold(), t.hunger()) == (2, 3)
    t = Table(square=55)
    t.set(0, 5)
    t.play("move")
    assert (t.cold(), t.hunger()) == (3, 5)
    moving.worsen(t.t, t.s, 0, moving.HUNGER, 2)
    assert t.hunger() == 5


def test_I7_3_no_two_on_a_square_backward_moves_skip() -> None:
    t = Table(seats=4, square=60)
    t.s.position[1], t.s.position[2], t.s.position[3] = 30, 29, 28
    moving.die(t.t, t.s, 0)
    assert t.square() == 27
    t = Table(seats=3, square=0)
    t.s.position[1], t.s.position[2] = 1, 0
    t.play("move")
    assert [t.square(seat) for seat in range(3)] == [2, 0, 0]
    assert "damaged" not in t.names("discard")


def test_I7_4_checkpoints_give_a_legendary_card_once() -> None:
    t = Table(square=5)
    for slug in t.names("legend"):
        assert BOX.deck[KIND[slug]] == 5
    t.play("push")
    assert t.asked() == "legendary 0"
    chosen = t.options()[0]
    t.answer(chosen)
    assert (chosen in t.names("discard"), t.count("legend")) == (True, 4)
    t.s.position[0] = 5
    t.set()
    t.play("push")
    assert t.asked() == "turn 0"


def test_I7_4_two_checkpoints_of_one_move_are_two_choices() -> None:
    class Far(Table):
        box = printed(push="move 22")

    t = Far(seats=2, square=115)
    t.play("push")
    for left in (4, 3):
        assert t.asked() == "legendary 0"
        t.first()
        assert t.count("legend") == left
    assert t.asked() == "turn 1"


def test_I7_5_the_finish_wins_at_once() -> None:
    t = Table(seats=3, square=158)
    t.play("push")
    assert t.game.decider(t.s) == NOBODY
    assert (t.game.outcome(t.s), t.game.ranking(t.s)) == ("finish", [1, 3, 2])


def test_I7_6_what_counts_as_a_move() -> None:
    t = Table(weather="storm")
    t.dog("malamute")
    t.play("move", "rope")
    assert (t.count("hand"), int(t.s.today[0])) == (0, 0)
    t.weather("cloud")
    t.play("slow_and_steady", "rope", "rope", "rope", "rope")
    assert (t.count("hand"), int(t.s.today[0])) == (3, moving.MOVED)


# --- I8 ------------------------------------------------------------------------------------------------


def test_I8_1_damage_goes_to_the_discard_pile_while_there_is_any() -> None:
    t = Table()
    moving.take_damage(t.t, t.s, 0, 17)
    moving.take_damage(t.t, t.s, 0, 2)
    assert (t.names("discard").count("damaged"), t.count("damage")) == (18, 0)


def test_I8_2_death_at_seven() -> None:
    t = Table(seats=2)
    t.ready("sprint")
    t.answer("sprint")
    t.set(6, 3)
    moving.worsen(t.t, t.s, 0, moving.COLD, 1)
    assert (t.square(), t.cold(), t.hunger(), t.pending()) == (WASTELAND + 1 - 30, 0, 0, ["sprint"])
    t = Table(square=VILLAGE)
    t.set(0, 6)
    moving.worsen(t.t, t.s, 0, moving.HUNGER, 1)
    assert (t.game.outcome(t.s), t.game.decider(t.s)) == ("death", NOBODY)


def test_I8_3_immune_players() -> None:
    t = Table(seats=2, weather="sun")
    t.s.today[1] = moving.IMMUNE
    t.play("thermostat")
    assert t.cold(1) == 0
    moving.take_damage(t.t, t.s, 1, 1)
    assert t.names("discard", 1) == []
    t.s.position[1] = WASTELAND
    assert moving.speed(t.t, t.s, 1) == 0


# --- I9 ------------------------------------------------------------------------------------------------


def test_I9_1_at_most_six_dogs() -> None:
    t = Table()
    for slug in ("good_dog", "husky", "lead_dog", "wheel_dog", "bear"):
        t.dog(slug)
    t.dog("moose", "armour")
    t.lay("gear", [])
    t.ready("cat")
    t.answer("cat")
    assert t.asked() == "limit 0"
    assert len(t.options()) == 6
    t.answer(t.options()[0])
    assert t.names("team").count("good_dog") == 0
    t = Table()
    for slug in ("moose", "russian_bear_dog", "russian_bear_dog", "russian_bear_dog"):
        t.dog(slug)
    for slug in ("good_dog", "husky"):
        t.dog(slug, "plate_mail")
    t.play("cat")
    assert ("cat" in t.names("team"), "cat" in t.names("hand")) == (False, True)


def test_I9_1_without_a_dog_that_can_die_the_new_one_is_discarded() -> None:
    t = Table()
    for slug in ("moose", "russian_bear_dog", "russian_bear_dog"):
        t.dog(slug)
    for slug, gear in (("good_dog", "plate_mail"), ("husky", "plate_mail"), ("wheel_dog", "buffer_panel")):
        t.dog(slug, gear)
    team, gear_on = t.names("team"), t.names("gear")
    t.play("russian_bear_dog")
    assert (t.names("team"), t.names("gear")) == (team, gear_on)
    assert "russian_bear_dog" in t.names("discard")
    assert t.asked() == "turn 0"


def test_I9_1_paid_as_risk_it_is_discarded_at_once_and_what_paid_for_it_stays() -> None:
    t = Table()
    for slug in ("moose", "russian_bear_dog", "russian_bear_dog"):
        t.dog(slug)
    for slug, gear in (("good_dog", "plate_mail"), ("husky", "plate_mail"), ("wheel_dog", "buffer_panel")):
        t.dog(slug, gear)
    t.ready("sprint")
    t.answer("sprint")
    t.lay("hand", ["rope"])
    t.lay("deck", ["russian_bear_dog", "haste"])
    t.turns_up("russian_bear_dog")
    assert t.pending() == ["russian_bear_dog", "sprint"]
    t.lay("deck", ["improvise"])
    t.answer("risk")
    assert (t.pending(), sorted(t.names("stack"))) == (["sprint"], ["improvise", "sprint"])
    assert "russian_bear_dog" in t.names("discard")


def test_I9_2_dogs_die_and_their_attachments_go() -> None:
    t = Table()
    t.dog("bear", "coat")
    t.dog("husky", "tiara")
    t.answer("dog1:2")
    assert (t.names("team"), t.names("discard")) == (["husky"], ["coat"])
    t.answer("dog1:1")
    assert t.names("gone").count("husky") >= 1
    assert "bear" in [BOX.slugs[t.t.zones.kind_of[int(card)]] for card in t.s.cards_at(places.DESTROYED)]


def test_I9_3_armour_replaces_the_death() -> None:
    t = Table(weather="snow")
    t.dog("bear", "armour")
    t.play("eat_dog", "rope", "rope")
    assert (t.names("team"), t.count("hand")) == (["bear"], 2)


def test_I9_4_an_attachment_goes_on_a_dog_with_room() -> None:
    t = Table()
    t.dog("bear", "coat")
    t.dog("bear")
    t.dog("husky")
    t.play("tiara")
    assert t.asked() == "attach 0"
    assert t.options() == ["dog1:1", "dog1:3"]
    t.answer("dog1:1")
    assert t.names("gear") == ["tiara", "coat"]


def test_I9_5_several_kills_go_clockwise_from_the_left() -> None:
    t = Table(seats=4)
    t.turn(2)
    t.s.position[2] = WASTELAND + 3
    for seat in (0, 1, 3):
        t.dog("bear", seat=seat)
        t.dog("cat", seat=seat)
    t.lay("hand", ["dog_trap"], 2)
    t.answer("dog_trap")
    for _ in range(2):
        t.turn(2)
        t.lay("deck", ["improvise"], 2)
        t.answer("risk")
    order = []
    while t.asked().startswith("kill"):
        order.append(int(t.asked().split()[1]))
        t.answer(t.options()[0])
    assert order == [3, 0, 1]


# --- I10 to I14 ------------------------------------------------------------------------------------------


def test_I10_an_upgrade_deck_is_renewed_from_its_destroyed_cards() -> None:
    t = Table(weather="sun", upgrade_decks=2)
    pile, destroyed = places.PILE + 8, places.DESTROYED + 8
    for card in t.s.cards_at(pile)[2:]:
        t.t.zones.move(t.s, i64(card), destroyed if card % 2 else places.GONE)
    held = int(t.s.count(destroyed))
    t.play("upgrade_sled")
    assert (t.count("supply"), int(t.s.count(pile)), int(t.s.count(destroyed))) == (3, held - 1, 0)


def test_I11_alone_without_utility_cards() -> None:
    t = fresh(1)
    kinds = {BOX.slugs[kind] for kind in range(BOX.kinds) if BOX.type[kind] == 6}
    assert kinds & {BOX.slugs[int(kind)] for kind in t.t.zones.kind_of} == set()
    assert kinds <= {BOX.slugs[int(kind)] for kind in fresh(1, solo_utility=True).t.zones.kind_of}
    t.answer("day")
    assert int(t.s.days[0]) == 1


def test_I11_alone_nobody_wins_but_at_the_finish() -> None:
    t = fresh(1, turn_cap=1)
    while not t.game.is_over(t.s):
        t.answer(t.options()[0])
    assert (t.game.outcome(t.s), t.game.ranking(t.s)) == ("turn-cap", [2])


def test_I14_cards_are_chosen_in_one_order() -> None:
    t = Table()
    t.lay("discard", ["rope", "cat", "torch", "coat"])
    t.play("torch")
    assert t.options() == ["cat", "rope", "torch", "coat", "done"]
    t.answer("rope")
    assert t.options() == ["torch", "coat", "done"]


def test_I14_the_turn_cap_lets_the_order_decide() -> None:
    t = Table(seats=2, turn_cap=1)
    t.s.turns = 1
    t.play("move")
    assert (t.game.outcome(t.s), t.game.ranking(t.s)) == ("turn-cap", [1, 2])


# --- worked examples -------------------------------------------------------------------------------------


def test_W1_husky_breakfast_lunch() -> None:
    t = Table(seats=1)
    t.lay("hand", ["husky", "armour", "breakfast"])
    t.lay("deck", ["lunch", "breakfast"])
    for slug in ("move", "move", "move", "move", "mush", "mush", "repair_sled", "repair_sled", "upgrade_sled"):
        t.add("deck", slug)
    for slug in (
        "first_aid",
        "first_aid",
        "grandma_soup",
        "dinner",
        "good_dog",
        "rest",
        "a_hat",
        "dog_chow",
        "lead_dog",
    ):
        t.add("deck", slug)
    t.add("deck", "lunch")
    assert t.count("deck") == 21
    t.answer("husky")
    assert (t.count("hand"), t.count("deck"), t.pending()) == (0, 19, ["husky"])
    t = rearranged(t, "breakfast")
    t.turns_up("breakfast")
    assert (t.count("hand"), t.count("deck"), t.pending()) == (3, 12, ["husky"])
    t = rearranged(t, "lunch")
    t.turns_up("lunch")
    while t.asked() == "energy 0":
        t.answer(t.options()[0])
    assert (t.count("hand"), t.count("deck"), t.names("team")) == (4, 8, ["husky"])


def rearranged(t: Table, slug: str) -> Table:
    """The same numbers of cards, with one of this name in the deck and no Damaged anywhere."""
    if slug in t.names("deck"):
        return t
    for zone in ("discard", "hand"):
        for card in t.s.cards_at(t.place(zone, 0)):
            if t.t.zones.kind_of[int(card)] == KIND[slug]:
                other = t.s.cards_at(places.DECK)[0]
                t.t.zones.move(t.s, i64(card), places.DECK)
                t.t.zones.move(t.s, i64(other), t.place(zone, 0))
                return t
    raise AssertionError(slug)


def test_W2_dog_trap_move_mush_breakfast() -> None:
    t = Table(seats=1)
    kind = KIND["dog_trap"]
    card = t.add("stack", "dog_trap")
    t.s.mark[card] = 2  # as printed then: energy 3 and health 1 are paid
    t.lay("hand", ["a_hat", "armour", "dog_chow"])
    t.lay("deck", ["move", "mush", "breakfast"])
    t.fill("deck", 6)
    for slug in ("rope", "torch", "cat", "coat"):
        for _ in range(3):
            t.add("deck", slug)
    t.add("deck", "waffle")
    assert (t.count("hand"), t.count("deck"), BOX.costs[kind * 3 + 2]) == (3, 22, 2)
    t.turns_up("move")
    t.turns_up("mush")
    while t.asked() == "energy 0":
        t.answer(t.options()[0])
    assert t.pending() == ["mush", "dog_trap"]
    t = rearranged(t, "breakfast")
    t.turns_up("breakfast")
    assert (t.count("hand"), t.count("deck"), t.pending()) == (4, 11, [])
    assert int(t.s.turns) == 3


def test_W3_all_in_one_turn() -> None:
    t = Table(weather="sun")
    t.ready("dog_trap")
    t.answer("dog_trap")
    t.lay("deck", ["breakfast", "breakfast", "repair_sled", "rope"])
    t.turns_up("breakfast")
    t.lay("hand", ["rope", "rope"])
    t.lay("deck", ["campfire"])
    t.answer("risk")
    assert t.pending() == ["campfire", "dog_trap"]
    t.lay("hand", ["rope", "torch"])
    t.lay("deck", ["upgrade_sled", "rest", "lunch"])
    t.turns_up("upgrade_sled")
    t.answer("fill:speed")
    t.answer(t.options()[0])
    assert t.asked() == "recover 0"
    t.answer("done")
    assert t.pending() == []


def test_W4_effective_costs() -> None:
    t = Table()
    t.dog("good_dog", "coat")
    t.set(hunger=2)
    assert t.cost("salvage", components.HEALTH) == 2
    t.set(hunger=5)
    assert t.cost("move", components.HEALTH) == 0


def test_W5_passing() -> None:
    t = Table(seats=2, square=10)
    t.s.position[1] = 12
    moving.go(t.t, t.s, 0, 3)
    assert (t.square(), t.square(1), t.names("discard").count("damaged")) == (13, 11, 1)


def test_W6_entering_blizzard_backwards() -> None:
    t = Table(seats=2, square=45)
    t.s.position[1] = 46
    t.set(1, 5, seat=1)
    moving.go(t.t, t.s, 0, 1)
    assert (t.square(1), t.cold(1), t.hunger(1)) == (45, 3, 5)
