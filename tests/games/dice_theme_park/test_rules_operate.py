"""Operating (section 5), the expansions (section 7), and the worked examples P3 to P7."""

# ruff: noqa: N802 — tests carry the numbers of the rules page as it writes them

from __future__ import annotations

import pytest
from mypy_extensions import u8

from gamekeeper.core.ids import Seat
from gamekeeper.core.match import Match
from gamekeeper.core.rng import seed_bytes
from gamekeeper.games.dice_theme_park import agenda, places
from gamekeeper.games.dice_theme_park.components import BOOTH, CABLE
from games.dice_theme_park.table import BESIDE, ENTRANCE, SLIDE, SWING, TRAIN, Table


def park(*tiles: str, seats: int = 2, maps: int = 0, **options: bool | int) -> Table:
    """A park with tiles from the hex beside entrance and slide tower on, without maps."""
    table = Table(seats, **options)
    table.s.maps[0] = u8(maps)
    for hex_, slug in enumerate(tiles, BESIDE):
        table.build(slug, hex_)
    return table


def operate(table: Table) -> Table:
    """The phase begins; the second player has a guest too, so that it goes on until `close`."""
    table.die("yellow 6", TRAIN, seat=1)
    return table.phase(agenda.OPERATE)


def close(table: Table) -> Table:
    """Everybody closes, and upkeep follows."""
    return table.finish(agenda.PLAN)


def test_D5_1_a_party_pips_down_and_one_of_it_moves() -> None:
    table = park("log_flume")
    table.die("yellow 4", "log_flume")
    table.die("blue 5", "log_flume")
    operate(table).do("log_flume")
    assert table.asked() == "ask-who"
    assert table.at("log_flume") == ["blue 4", "yellow 3"]
    table.do("yellow 3")
    assert table.options() == ["hex:1", "hex:4"]
    table.do(SLIDE)
    assert table.at(SLIDE) == ["yellow 3"]
    assert table.at("log_flume") == ["blue 4"]
    assert table.cubes("log_flume") == 1


def test_D5_1_a_die_at_one_leaves_and_nothing_moves() -> None:
    table = park()
    table.die("blue 1", TRAIN)
    operate(table)
    bag = table.bag()
    table.do(TRAIN)
    assert table.bag() == bag + 1
    assert table.cubes(TRAIN) == 1


def test_D5_1_no_cube_without_a_party_and_one_on_each_icon() -> None:
    table = park()
    for _die in range(2):
        table.die("blue 5", TRAIN)
    table.die("green 5", SLIDE)
    operate(table)
    assert "hex:4" not in table.options()
    table.do(TRAIN, SWING)
    assert "hex:2" not in table.options()


def test_D5_1_a_generator_lets_it_run_twice() -> None:
    table = park()
    table.upgrade("generator", TRAIN)
    for _die in range(3):
        table.die("blue 5", TRAIN)
    operate(table).do(TRAIN, SWING, TRAIN, SWING)
    assert table.cubes(TRAIN) == 2
    assert table.asked() != "ask-operate"


def test_D5_2_stars_are_counted_in_upkeep() -> None:
    table = park()
    table.die("blue 5", TRAIN)
    close(operate(table).do(TRAIN, SWING))
    earned = table.events("earn")
    assert [(event["stars"], event["count"]) for event in earned] == [(2, 1)]
    assert table.s.stars[0] == 2


def test_D5_2_skills_pay_at_once() -> None:
    table = park()
    table.mascot("tips_blue")
    table.die("blue 5", TRAIN)
    table.die("blue 4", TRAIN)
    operate(table).do("tips_blue", "skill")
    assert table.s.money[0] == 4


@pytest.mark.parametrize(
    ("tile", "dice", "fits"),
    [
        ("ice_cream_parlour", "green 1", True),
        ("duck_pond", "blue 3", True),
        ("duck_pond", "green 3", False),
        ("log_flume", "blue 5, yellow 4", True),
        ("log_flume", "blue 4, yellow 4", False),
        ("log_flume", "yellow 5, blue 4", False),
        ("pirate_ship", "blue 3, green 4", True),
        ("pirate_ship", "blue 4, green 4", False),
        ("bumper_boats", "blue 3, green 2", True),
        ("bumper_boats", "blue 2, green 3", False),
        ("wave_swinger", "blue 3, green 4", True),
        ("wave_swinger", "blue 4, green 3", False),
        ("wave_swinger", "blue 3, green 3", False),
        ("spooky_forest", "green 2, blue 1", True),
        ("jungle_cruise", "green 2, green 3", True),
        ("treetop_walk", "green 2, blue 4", True),
        ("treetop_walk", "green 2, blue 3", False),
        ("maze_garden", "green 4, blue 3", True),
        ("maze_garden", "green 3, blue 4", False),
        ("petting_zoo", "green 6", True),
        ("ferris_wheel", "yellow 1, blue 4", True),
        ("ferris_wheel", "yellow 2, blue 3", False),
        ("speedster", "yellow 6, yellow 5", True),
        ("carousel", "yellow 1, blue 2", True),
        ("sun_flyer", "yellow 3, blue 5", True),
        ("sun_flyer", "yellow 3, blue 4", False),
        ("bouncy_castle", "yellow 2", True),
        ("helter_skelter", "green 3, green 2", True),
        ("helter_skelter", "green 3, blue 3", False),
        ("pop_shop", "green 2, blue 6", True),
        ("pop_shop", "green 2, blue 5", False),
        ("coin_arcade", "green 1, blue 5", True),
        ("hall_of_mirrors", "green 4, blue 3", True),
        ("hall_of_mirrors", "green 4, blue 5", False),
        ("tidal_drop", "blue 4, green 4", True),
        ("tidal_drop", "yellow 4, green 4", False),
        ("tidal_drop", "blue 4, green 3", False),
        ("kraken_coaster", "blue 4, green 2, yellow 3", True),
        ("kraken_coaster", "green 4, green 2, yellow 3", False),
        ("kraken_coaster", "blue 4, green 2, yellow 4", False),
        ("submarine_dive", "green 4, blue 4, yellow 4", True),
        ("submarine_dive", "green 4, green 4, yellow 4", False),
        ("rapids_run", "blue 4, green 3", True),
        ("rapids_run", "blue 4, yellow 3", False),
        ("canopy_glider", "green 2, yellow 2", True),
        ("dinosaur_trail", "green 5, blue 6, blue 4", True),
        ("dragon_tower", "green 1, green 1, blue 1", True),
        ("haunted_manor", "green 2, yellow 3", True),
        ("haunted_manor", "green 3, yellow 2", False),
        ("rocket_launch", "yellow 5, blue 5", True),
        ("comet_coaster", "yellow 1, blue 2, green 3", True),
        ("solar_loop", "yellow 6, blue 6, green 6", True),
        ("solar_loop", "yellow 6, blue 6, green 5", False),
        ("sky_drop", "yellow 3, blue 4", True),
        ("sky_drop", "yellow 4, blue 3", False),
        ("grand_theatre", "green 3, blue 3", True),
        ("observation_dome", "green 3, blue 1, blue 2", True),
        ("observation_dome", "green 3, blue 3, blue 2", False),
        ("casino_royale", "green 3, blue 3, green 3", True),
        ("food_court", "green 3, blue 6", True),
        ("food_court", "green 3, blue 5", False),
        ("mystery_ride", "blue 1, green 1", True),
        ("lucky_wheel", "green 1, blue 1", True),
        ("magic_show", "blue 1, green 1", False),
        ("time_machine", "blue 2, green 2", True),
        ("chaos_coaster", "green 1, blue 2", True),
        ("secret_vault", "green 3, blue 2", True),
    ],
)
def test_D5_3_what_a_requirement_wants(tile: str, dice: str, fits: bool) -> None:
    table = park(tile, surprises=True)
    for text in dice.split(", "):
        table.die(text, tile)
    operate(table)
    assert (table.asked() == "ask-operate" and "hex:5" in table.options()) is fits


def test_D5_3_exactly_that_many_dice_and_equal_ones_are_one_answer() -> None:
    table = park("log_flume")
    for text in ("blue 5", "blue 5", "yellow 4", "yellow 4", "green 6"):
        table.die(text, "log_flume")
    operate(table).do("log_flume")
    assert table.options() == ["blue 5", "green 6"] or table.asked() == "ask-who"  # blue 5 is in every party
    assert table.at("log_flume") == ["blue 4", "blue 5", "green 6", "yellow 3", "yellow 4"]


def test_D5_4_each_map_moves_a_die_once() -> None:
    table = park(maps=2)
    table.die("green 5")
    operate(table).do("green 5")
    assert table.options() == ["hex:2", "hex:3", "hex:4"]
    prompt = table.game.prompt(table.s, Seat(0))
    assert {prompt.text.rule, *(option.text.rule for option in prompt.options)} == {"D5.4"}  # no part of an operation
    table.do(TRAIN, "green 5", SWING)
    assert table.at(SWING) == ["green 5"]


@pytest.mark.parametrize("guides", [1, 2])
def test_D5_4_a_guide_moves_a_die_anywhere(guides: int) -> None:
    table = park("log_flume", "duck_pond")
    table.build("speedster", 20)
    table.staff(*["guide"] * guides)
    table.die("green 5", "log_flume")
    operate(table)
    assert "send" in table.options()
    table.do("send", "hex:20")
    assert table.at("speedster") == ["green 5"]
    assert ("send" in table.options() if table.asked() == "ask-operate" else guides == 1) == (
        guides == 2
    ) or guides == 1


def test_D5_5_a_mascot_adjusts_a_die_by_one() -> None:
    table = park()
    table.mascot("no_skill")
    table.die("green 6", SLIDE)
    operate(table).do("no_skill")
    assert table.options() == ["down", "wild"]
    table.do("down")
    assert table.at(SLIDE) == ["green 5"]


def test_D5_5_each_mascot_once_and_equal_ones_are_one_answer() -> None:
    table = park()
    table.mascot("no_skill", "no_skill", "flip_blue")
    table.die("green 6", SLIDE)
    operate(table)
    assert table.options() == ["flip_blue", "no_skill", "done"]
    table.do("no_skill", "down", "no_skill", "down")
    assert table.options() == ["flip_blue", "done"]


def test_D5_5_a_colour_is_lost_with_the_next_operation_and_when_the_die_moves() -> None:
    table = park(maps=1)
    table.mascot("no_skill")
    wild = table.die("green 6", SLIDE)
    table.die("yellow 5", SLIDE)
    operate(table).do("no_skill", "green 6", "wild")
    assert table.s.wild[wild] == 1
    table.do(SLIDE, "yellow 5", ENTRANCE)
    assert table.s.wild[wild] == 0
    table = park(maps=1)
    table.mascot("no_skill")
    wild = table.die("green 6", SLIDE)
    operate(table).do("no_skill", "wild", "green 6", SWING)
    assert table.s.wild[wild] == 0


@pytest.mark.parametrize("cards", [1, 2])
def test_D5_5_a_mascot_card_adjusts_more(cards: int) -> None:
    table = park()
    table.staff(*["mascot"] * cards)
    table.mascot("no_skill")
    table.die("green 3", SLIDE)
    operate(table).do("no_skill", "up")
    for _card in range(cards):
        assert table.asked() == "ask-extra"
        table.do(table.options()[0], "up")
    assert table.at(SLIDE) == [f"green {4 + cards}"]
    assert table.asked() != "ask-extra"


def test_D5_5_a_mascot_card_comes_after_the_skill_on_dice_still_there() -> None:
    table = park()
    table.staff("mascot")
    table.mascot("long_walk")
    table.die("green 3", SLIDE)
    operate(table).do("long_walk", "skill", TRAIN)
    assert table.asked() != "ask-extra"


def skilled(skill: str, *dice: str, place: str = SLIDE, **options: bool | int) -> Table:
    """A mascot with a skill on the slide tower, with dice there."""
    table = park(**options)
    table.mascot(skill)
    for text in dice:
        table.die(text, place)
    return operate(table).do(skill)


@pytest.mark.parametrize("colour", ["blue", "green", "yellow"])
def test_D5_5_big_step(colour: str) -> None:
    table = skilled(f"big_step_{colour}", f"{colour} 3", f"{colour} 5", "blue 6" if colour != "blue" else "green 6")
    table.do("skill")
    assert table.options() == [f"{colour} 3", f"{colour} 5"]
    table.do(f"{colour} 3")
    assert table.options() == ["up", "down"]
    table.do("up")
    assert table.at(SLIDE).count(f"{colour} 5") == 2


@pytest.mark.parametrize("colour", ["blue", "green", "yellow"])
def test_D5_5_flip(colour: str) -> None:
    table = skilled(f"flip_{colour}", f"{colour} 2", f"{colour} 5", f"{colour} 4").do("skill")
    assert table.options() == [f"{colour} 2", f"{colour} 5"]
    table.do(f"{colour} 2")
    assert table.at(SLIDE) == [f"{colour} 4", f"{colour} 5", f"{colour} 5"]


@pytest.mark.parametrize("colour", ["blue", "green"])
def test_D5_5_tips(colour: str) -> None:
    table = skilled(f"tips_{colour}", *[f"{colour} 2"] * 4, "yellow 2").do("skill")
    assert table.s.money[0] == 6


@pytest.mark.parametrize("colour", ["green", "yellow"])
def test_D5_5_applause(colour: str) -> None:
    assert skilled(f"applause_{colour}", f"{colour} 2", f"{colour} 2", "blue 2").do("skill").s.stars[0] == 2
    assert skilled(f"applause_{colour}", *[f"{colour} 2"] * 5).do("skill").s.stars[0] == 3


def test_D5_5_pair_of_steps_takes_two_different_dice() -> None:
    table = skilled("pair_of_steps", "blue 2", "green 5", "green 5").do("skill", "blue 2", "up")
    assert set(table.options()) == {"up", "down"}
    table.do("down")
    assert table.at(SLIDE) == ["blue 3", "green 4", "green 5"]
    assert "skill" not in skilled("pair_of_steps", "blue 2", place=SWING).options()


def test_D5_5_usher_out_twice_the_second_if_you_like() -> None:
    table = skilled("usher_out", "blue 2", "green 5").do("skill", "blue 2", SWING)
    assert table.options() == ["green 5", "done"]
    table.do("done")
    assert table.at(SWING) == ["blue 2"]


def test_D5_5_usher_in_from_adjacent_attractions() -> None:
    table = park()
    table.mascot("usher_in")
    table.die("blue 2", ENTRANCE)
    table.die("green 5", SWING)
    table.die("green 5", TRAIN)
    operate(table).do("usher_in", SLIDE)
    assert table.options() == ["blue 2", "green 5"]
    table.do("green 5")
    assert table.options() == ["blue 2", "done"]  # the toy train is not adjacent
    table.do("blue 2")
    assert table.at(SLIDE) == ["blue 2", "green 5"]


def test_D5_5_long_walk_goes_two_attractions_far() -> None:
    table = park("log_flume")
    table.build("duck_pond", 7)
    table.mascot("long_walk")
    table.die("blue 2", "log_flume")
    operate(table).do("long_walk", "skill")
    assert table.options() == ["hex:1", "hex:2", "hex:3", "hex:4"]


def test_D5_5_makeover_swaps_for_another_colour_of_the_bag_and_keeps_value_and_token() -> None:
    table = park(seats=2, promo=True)
    table.mascot("makeover")
    die = table.die("blue 5", SLIDE)
    table.s.vip[die] = 1
    operate(table)
    for other in range(table.t.dice):
        if table.t.colour(other) == 2 and table.s.at[other] == places.BAG:
            table.s.at[other], table.s.value[other] = u8(table.spot(TRAIN, 1)), u8(1)
    bag = table.bag()
    table.do("makeover", "skill")
    assert table.options() == ["blue 5", "done"]
    table.do("blue 5")
    assert table.options() == ["green", "done"]
    table.do("green")
    assert table.at(SLIDE) == ["green 5"]
    assert table.bag() == bag
    assert sum(table.s.vip) == 1


def test_D5_5_a_guest_who_left_stays_in_the_bag_once_another_park_counts_on_it() -> None:
    """Taking back would leave the other player's makeover without a die; until its skill is chosen that is free."""
    table = park(seats=2)
    table.mascot("makeover")
    table.die("green 5", SLIDE)
    table.die("blue 1", TRAIN, seat=1)
    operate(table)
    for other in range(table.t.dice):
        if table.t.colour(other) != 1 and table.s.at[other] == places.BAG:
            table.s.at[other], table.s.value[other] = u8(table.spot(SWING, 1)), u8(6)
    match = Match(table.game, seed_bytes(1))
    match.state = table.s
    for seat, text in [(1, TRAIN), (0, "makeover"), (0, "skill"), (0, "green 5")]:
        table.s = match.state
        match.play(Seat(seat), table.code(text, seat))
        assert match.may_undo(Seat(1)) is (text in (TRAIN, "makeover"))


@pytest.mark.parametrize("colour", ["blue", "green", "yellow"])
def test_D7_1_a_skill_rerolls_a_die_of_its_colour_but_no_vip(colour: str) -> None:
    table = park(surprises=True, promo=True)
    table.mascot(f"reroll_{colour}")
    vip = table.die(f"{colour} 5", SLIDE)
    table.s.vip[vip] = 1
    table.die(f"{colour} 3", SLIDE)
    operate(table).do(f"reroll_{colour}", "skill")
    assert [event["die"] for event in table.events("reroll")] != [f"die:{vip + 1}"]


@pytest.mark.parametrize("managers", [1, 2])
def test_D5_6_a_manager_operates_once_more_without_a_free_icon(managers: int) -> None:
    table = park()
    table.staff(*["manager"] * managers)
    for _die in range(4):
        table.die("blue 5", TRAIN)
    operate(table)
    for _time in range(1 + managers):
        table.do(TRAIN, SWING)
    assert table.cubes(TRAIN) == 1 + managers
    assert table.asked() != "ask-operate"


def test_D5_7_a_fresh_guest_stays_at_its_value_and_may_move() -> None:
    table = park("log_flume")
    table.admin("fresh_guest_blue")
    table.die("blue 5", "log_flume")
    table.die("blue 3", "log_flume")
    operate(table).do("log_flume")
    assert set(table.options()) == {"blue 5", "blue 3", "done"}
    table.do("blue 5")
    assert table.at("log_flume") == ["blue 2", "blue 5"]
    assert [event["value"] for event in table.events("fresh")] == [5]  # all hear why a wild die is one no more
    table.do("blue 5", SLIDE)
    assert table.at(SLIDE) == ["blue 5"]


@pytest.mark.parametrize(
    ("stays", "after"),
    [
        ("blue 3", ["blue 3", "blue 3", "blue 4"]),
        ("blue 4", ["blue 2", "blue 4", "blue 4"]),
        ("blue 5", ["blue 2", "blue 3", "blue 5"]),
    ],
)
def test_D5_7_any_one_die_of_three_stays_at_its_value(stays: str, after: list[str]) -> None:
    table = park("kraken_coaster")
    table.admin("fresh_guest_blue")
    for value in (3, 4, 5):
        table.die(f"blue {value}", "kraken_coaster")
    operate(table).do("kraken_coaster", stays)
    assert table.at("kraken_coaster") == after


def test_D5_7_only_dice_of_the_colour_on_attractions_of_the_colour() -> None:
    table = park("log_flume")
    table.admin("fresh_guest_blue")
    table.die("blue 5", ENTRANCE)
    operate(table).do(ENTRANCE)
    assert table.asked() == "ask-where"
    table = park("log_flume")
    table.admin("fresh_guest_blue")
    table.die("blue 5", "log_flume")
    table.die("green 3", "log_flume")
    operate(table).do("log_flume")
    assert table.options() == ["blue 5", "done"]


# --- worked examples -------------------------------------------------------------------------------------


def test_P3_the_entrance_runs_twice() -> None:
    table = park()
    table.die("green 3")
    operate(table).do(ENTRANCE)
    assert table.at(ENTRANCE) == ["green 2"]
    assert table.asked() == "ask-where"
    table.do(SWING)
    table.die("green 3")
    assert "hex:1" in table.options()


def test_P4_log_flume_then_ferris_wheel() -> None:
    table = park()
    for slug, hex_ in (("log_flume", 5), ("ferris_wheel", 8), ("duck_pond", 19)):
        table.build(slug, hex_)
    table.die("yellow 4", "log_flume")
    table.die("blue 5", "log_flume")
    table.die("yellow 1", "ferris_wheel")
    operate(table).do("log_flume", "blue 4", "ferris_wheel")
    assert table.at("log_flume") == ["yellow 3"]
    table.do("ferris_wheel")
    assert table.at("ferris_wheel") == ["blue 3"]
    table.do("duck_pond")
    assert table.at("duck_pond") == ["blue 3"]
    assert "hex:19" in table.options()


def test_P5_two_maps_two_steps() -> None:
    table = park(maps=2)
    table.build("log_flume", 7)
    table.die("blue 5")
    operate(table).do("blue 5", TRAIN, "blue 5", "log_flume")
    assert table.at("log_flume") == ["blue 5"]
    assert table.game.view(table.s, Seat(0))["ready_maps"][0] == 0  # type: ignore[index]


def test_P6_a_mascot_makes_it_legal() -> None:
    table = park("log_flume")
    table.mascot("no_skill")
    table.die("blue 4", "log_flume")
    table.die("yellow 4", "log_flume")
    operate(table)
    assert "hex:5" not in table.options()
    table.do("no_skill", "blue 4", "up")
    assert "hex:5" in table.options()


def test_P7_a_yellow_die_counts_as_blue_once() -> None:
    table = park("log_flume")
    table.upgrade("generator", "log_flume")
    table.mascot("no_skill")
    table.die("green 4", "log_flume")
    table.die("yellow 5", "log_flume")
    table.die("yellow 5", "log_flume")
    operate(table)
    assert "hex:5" not in table.options()
    table.do("no_skill", "yellow 5", "wild", "log_flume", "yellow 4", ENTRANCE)
    assert table.at(ENTRANCE) == ["yellow 4"]
    assert "hex:5" not in table.options()


# --- surprises ---------------------------------------------------------------------------------------------


def test_D7_1_the_die_of_the_surprise_may_be_rerolled() -> None:
    table = park("mystery_ride", surprises=True)
    table.die("blue 4", "mystery_ride")
    table.die("green 4", "mystery_ride")
    operate(table).do("mystery_ride")
    assert table.asked() == "ask-surprise"
    assert table.options() == ["green 4", "done"]
    table.do("green 4")
    (event,) = table.events("reroll")
    assert event["colour"] == "green"
    assert "blue 3" in table.at("mystery_ride")


def test_D7_1_which_die_is_the_surprise_is_the_players_choice() -> None:
    table = park("mystery_ride", surprises=True)
    table.die("blue 4", "mystery_ride")
    table.die("blue 5", "mystery_ride")
    operate(table).do("mystery_ride")
    assert set(table.options()) == {"blue 4", "blue 5", "done"}
    table.do("done")
    assert table.at("mystery_ride") == ["blue 3", "blue 4"]


def test_D7_1_a_vip_is_never_rerolled() -> None:
    table = park("mystery_ride", surprises=True, promo=True)
    table.die("blue 4", "mystery_ride")
    vip = table.die("green 4", "mystery_ride")
    table.s.vip[vip] = 1
    operate(table).do("mystery_ride")
    assert table.asked() == "ask-who"


def test_D7_1_showman_rerolls_one_other_die() -> None:
    table = park("mystery_ride", surprises=True)
    table.admin("showman")
    table.die("blue 4", "mystery_ride")
    table.die("green 4", "mystery_ride")
    operate(table).do("mystery_ride", "green 4")
    assert table.asked() == "ask-showman"
    assert table.options() == ["blue 4", "done"]
    table.do("blue 4")
    assert [event["colour"] for event in table.events("reroll")] == ["blue", "green"]


# --- innovations ---------------------------------------------------------------------------------------------


def inventor(*staff: str, money: int = 30, admin: str = "") -> Table:
    """A park for innovations."""
    table = park("log_flume", "duck_pond", "speedster", innovations=True)
    table.money(money)
    table.staff(*staff)
    if admin:
        table.admin(admin)
    return table


def test_D7_2_two_innovations_a_round_one_on_an_attraction() -> None:
    table = inventor().phase(agenda.IMPROVE).do("cable")
    assert "hex:1" not in table.options()  # the entrance has one
    table.do("log_flume", "booth")
    assert "hex:5" not in table.options()
    table.do("hex:6", "merch", "space:5:1")
    assert not {"cable", "booth", "statue"} & set(table.options())
    assert "effect" in table.options()


def test_D7_2_an_innovation_costs_the_cheapest_space_taken_or_not() -> None:
    table = inventor()
    table.upgrade("merch", "log_flume")
    table.phase(agenda.IMPROVE).do("cable", "log_flume")
    assert table.s.money[0] == 28


def test_D7_2_statues_in_order_dearer_and_earning_every_upkeep() -> None:
    table = inventor().phase(agenda.IMPROVE).do("statue", "log_flume", "statue", "speedster")
    assert table.s.money[0] == 30 - 2 - 3
    table.finish(agenda.PLAN)
    assert table.s.stars[0] == 3


@pytest.mark.parametrize("cards", [0, 1, 2])
def test_D7_2_innovators_install_more_upgrades(cards: int) -> None:
    table = inventor(*["innovator"] * cards).phase(agenda.IMPROVE)
    assert "builder" not in table.held(places.HAND)
    for number, space in enumerate(("5:1", "6:1", "7:1", "5:2")[: 2 + cards]):
        table.do("merch" if number < 3 else "effect", f"space:{space}")
    assert not {"merch", "effect", "generator"} & set(table.options())


def test_D7_2_engineer_moves_an_upgrade_and_the_difference_is_paid_or_taken() -> None:
    table = inventor(admin="engineer", money=1)
    table.upgrade("merch", "log_flume", 2)
    table.phase(agenda.IMPROVE).do("shift")
    assert table.options() == [
        "space:2:1",
        "space:3:1",
        "space:4:1",
        "space:5:1",
        "space:6:1",
        "space:7:1",
        "space:7:2",
    ]
    table.do("space:5:1")
    assert table.s.money[0] == 2
    assert "shift" not in table.options()


@pytest.mark.parametrize("space", [1, 2])
def test_D7_2_an_equal_space_of_its_attraction_is_no_other_space(space: int) -> None:
    table = inventor(admin="engineer")
    table.upgrade("merch", "duck_pond", space)
    table.phase(agenda.IMPROVE).do("shift")
    assert "space:5:1" in table.options()
    assert not [code for code in table.options() if code.startswith("space:6")]


def test_D7_2_a_die_rides_from_cable_car_to_cable_car_by_any_means_and_is_paid() -> None:
    table = park(maps=1, innovations=True)
    table.build("speedster", 20)
    table.s.innovation[table.spot("speedster")] = u8(CABLE)
    table.die("green 5")
    operate(table).do("green 5")
    assert table.options() == ["hex:2", "hex:3", "hex:4", "hex:20"]
    table.do("hex:20")
    assert table.s.money[0] == 1


def test_D7_2_a_ride_pays_between_neighbours_too() -> None:
    table = park(maps=1, innovations=True)
    table.s.innovation[table.spot(TRAIN)] = u8(CABLE)
    table.die("green 5")
    operate(table).do("green 5", TRAIN)
    assert table.s.money[0] == 1


def test_D7_2_a_long_walk_rides_from_where_it_begins_and_not_from_where_it_passes() -> None:
    for begin, found in ((ENTRANCE, ["hex:2", "hex:3", "hex:4", "hex:20"]), (TRAIN, ["hex:1", "hex:3", "hex:4"])):
        table = park(innovations=True)
        table.build("speedster", 20)
        table.s.innovation[table.spot("speedster")] = u8(CABLE)
        table.mascot("long_walk")
        table.die("green 5", begin)
        operate(table).do("long_walk", "skill")
        assert table.options() == found


def test_D7_2_a_photo_booth_lets_one_place_take_any_colour() -> None:
    for tile, dice, fits in (
        ("log_flume", ("green 5", "green 4"), True),
        ("sky_drop", ("green 3", "blue 4"), True),
        ("sky_drop", ("green 3", "green 4"), False),
    ):
        table = park(tile, innovations=True)
        table.s.innovation[table.spot(tile)] = u8(BOOTH)
        for text in dice:
            table.die(text, tile)
        operate(table)
        assert (table.asked() == "ask-operate" and "hex:5" in table.options()) is fits


# --- promo -------------------------------------------------------------------------------------------------


def test_D7_3_a_chaperone_makes_a_new_die_a_vip_two_tokens_at_most() -> None:
    table = Table(promo=True)
    table.staff("chaperone", "chaperone")
    old = table.die("green 2", TRAIN)
    table.s.vip[old] = 1
    table.rail(0, "blue 5", "green 4")
    table.phase(agenda.WELCOME).do("rail:1")
    assert table.options() == ["blue 5", "green 4", "done"]
    table.do("blue 5")
    assert table.asked() != "ask-escort"
    assert sum(table.s.vip) == 2


def test_D7_3_every_operation_with_a_vip_earns_a_star() -> None:
    table = park(promo=True)
    vip = table.die("green 5")
    table.s.vip[vip] = 1
    close(operate(table).do(ENTRANCE, SWING, SWING, ENTRANCE, "done"))
    assert sum(int(str(event["count"])) for event in table.events("vips")) == 2


def test_D7_3_a_token_is_lost_with_its_die() -> None:
    table = park(promo=True)
    vip = table.die("green 1")
    table.s.vip[vip] = 1
    operate(table).do(ENTRANCE)
    assert sum(table.s.vip) == 0


def test_D7_3_a_consultant_leaves_the_game() -> None:
    table = Table(promo=True)
    table.staff("consultant", "guide")
    table.phase(agenda.UPKEEP)
    assert table.held(places.GONE).count("consultant") == 1
    assert len(table.held(places.HAND, 1)) == 9
