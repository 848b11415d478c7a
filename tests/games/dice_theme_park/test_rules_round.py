"""Games, set-up and the phases of a round (sections 1 to 4 and 8), paragraph by paragraph."""

# ruff: noqa: N802 — tests carry the numbers of the rules page as it writes them

from __future__ import annotations

import pytest
from mypy_extensions import u8

from gamekeeper import make
from gamekeeper.core.errors import BadSetup
from gamekeeper.core.ids import SPECTATOR, Seat
from gamekeeper.core.rng import seed_bytes
from gamekeeper.games.dice_theme_park import agenda, places
from games.dice_theme_park.table import BESIDE, ENTRANCE, GAME, SLIDE, SWING, TRAIN, Table

INTRODUCTORY, FULL, SHORT = 0, 1, 2


@pytest.mark.parametrize(("game", "rounds", "administrators"), [(INTRODUCTORY, 4, 0), (FULL, 5, 2), (SHORT, 4, 2)])
def test_D1_1_rounds_administrators_and_skills(game: int, rounds: int, administrators: int) -> None:
    table = make(GAME, 2, {"game": game})
    s = table.setup(seed_bytes(1))
    view = table.view(s, Seat(0))
    assert view["rounds"] == rounds
    offer = view["zones"]["offer:0"]  # type: ignore[index]
    assert len(offer) == 2 + 2 * administrators
    assert len(view["goals"]) == rounds - 2  # type: ignore[arg-type]


def test_D1_1_the_game_alone_is_not_an_option() -> None:
    with pytest.raises(BadSetup):
        make(GAME, 1, {"game": FULL})
    assert make(GAME, 1).view(make(GAME, 1).setup(seed_bytes(1)), Seat(0))["rounds"] == 5


@pytest.mark.parametrize(
    ("name", "slug"), [("surprises", "mystery_ride"), ("innovations", "innovator"), ("promo", "chaperone")]
)
def test_D1_2_expansions_bring_their_cards(name: str, slug: str) -> None:
    for chosen in (False, True):
        t = make(GAME, 3, {name: chosen}).setting  # type: ignore[attr-defined]
        assert (t.copies(t.box.slugs.index(slug)) > 0) is chosen


def test_D1_2_promo_objectives_alone() -> None:
    sets = set()
    for seed in range(6):
        table = make(GAME, 2, {"promo": True, "promo_objectives": True})
        s = table.setup(seed_bytes(seed))
        t = table.setting  # type: ignore[attr-defined]
        sets |= {int(t.box.set_of[t.kind(card)]) for card in s.cards_at(places.GOALS)}
    assert sets == {4}
    with pytest.raises(BadSetup, match="promo_objectives: got True, wanted false: the option needs promo"):
        make(GAME, 2, {"promo_objectives": True})
    assert make(GAME, 2, {"promo_objectives": False})


def test_D1_3_extra_goals_and_the_hard_side() -> None:
    for mask, count in ((0, 4), (1, 5), (15, 8)):
        table = make(GAME, 1, {"extra_goals": mask, "solo_side": True})
        view = table.view(table.setup(seed_bytes(3)), Seat(0))
        assert len(view["goals"]) == count  # type: ignore[arg-type]
        assert view["target"] == 170


def test_D2_1_every_die_is_in_one_place() -> None:
    table = make(GAME, 4)
    found = [die for dice in table.inventory(table.setup(seed_bytes(1))).values() for die in dice]
    assert sorted(found) == sorted(table.box())
    assert table.setting.dice == 63  # type: ignore[attr-defined]


def test_D2_2_tiles_of_both_stacks() -> None:
    view = make(GAME, 2).view(make(GAME, 2).setup(seed_bytes(1)), SPECTATOR)
    assert view["zones"]["stack-a"] == 20 - 4  # type: ignore[index]
    assert view["zones"]["stack-b"] == 16  # type: ignore[index]


def test_D2_3_the_printed_park_and_its_boundary() -> None:
    table = Table()
    park = table.game.view(table.s, Seat(0))["parks"][0]  # type: ignore[index]
    assert [spot is not None for spot in park] == [True] * 4 + [False] * 16
    assert park[0]["icons"] == 2
    table.money(9)
    table.display(places.DISPLAY, "duck_pond")
    table.ask(agenda.BUILD).do("duck_pond")
    assert "hex:13" not in table.options()  # inside, and apart from the park
    table.do("hex:5")
    assert table.s.tile[4] != 0


def test_D2_4_three_of_each_upgrade() -> None:
    table = Table()
    for hex_, slug in enumerate(("log_flume", "speedster", "spooky_forest", "duck_pond"), BESIDE):
        table.build(slug, hex_)
    table.money(20)
    for slug in ("log_flume", "speedster", "spooky_forest"):
        table.upgrade("merch", slug)
    table.phase(agenda.IMPROVE)
    assert "merch" not in table.options()
    assert "generator" in table.options()


@pytest.mark.parametrize(("seats", "each"), [(2, 11), (3, 16), (4, 21)])
def test_D3_1_dice_in_the_bag_and_monorails(seats: int, each: int) -> None:
    table = make(GAME, seats)
    view = table.view(table.setup(seed_bytes(2)), SPECTATOR)
    dice = view["dice"]
    assert len(dice) == 3 * each  # type: ignore[arg-type]
    rails = table.catalogue()["rails"]
    assert len(rails) == seats + 1  # type: ignore[arg-type]
    for rail, values in enumerate(rails, 1):  # type: ignore[call-overload, arg-type]
        shown = [die["value"] for die in dice if die["at"] == f"rail:{rail}"]  # type: ignore[union-attr]
        assert sorted(shown) == sorted(values)


def test_D3_2_money_maps_mascot_staff_and_order() -> None:
    table = make(GAME, 4, {"game": INTRODUCTORY})
    orders = set()
    for seed in range(8):
        view = table.view(table.setup(seed_bytes(seed)), Seat(2))
        orders.add(tuple(view["order"]))  # type: ignore[arg-type]
        assert view["money"] == [6] * 4
        assert view["maps"] == [3] * 4
        assert all(len(view["zones"][f"mascots:{seat}"]) == 1 for seat in range(4))  # type: ignore[index]
        assert len(view["zones"]["hand:2"]) == 6  # type: ignore[index]
    assert len(orders) > 1


def test_D3_3_objectives_of_different_codes() -> None:
    table = make(GAME, 2, {"promo": True})
    box = table.setting.box  # type: ignore[attr-defined]
    for seed in range(12):
        s = table.setup(seed_bytes(seed))
        cards = list(s.cards_at(places.GOALS))
        assert sorted(int(s.mark[card]) for card in cards) == [3, 4, 5]
        first = box.kinds[4].first
        assert len({int(box.code[table.setting.kind(card) - first]) for card in cards}) == 3  # type: ignore[attr-defined]


def test_D3_4_a_free_tile_on_a_marked_hex() -> None:
    table = make(GAME, 2, {"game": INTRODUCTORY})
    s = table.setup(seed_bytes(1))
    assert len(table.legal(s, Seat(0))) == 2 * 7
    for seat in (0, 1):
        table.play(s, Seat(seat), table.read(s, "start:1:1:2:5"))
    view = table.view(s, SPECTATOR)
    assert view["money"] == [6, 6]
    assert all(view["parks"][seat][4] is not None for seat in (0, 1))  # type: ignore[index]


def test_D3_5_one_of_two_of_each_and_the_rest_goes_back() -> None:
    table = make(GAME, 2)
    s = table.setup(seed_bytes(1))
    assert len(table.legal(s, Seat(0))) == 8 * 7
    offers = [table.view(s, Seat(seat))["zones"][f"offer:{seat}"] for seat in (0, 1)]  # type: ignore[index]
    for seat in (0, 1):
        table.play(s, Seat(seat), table.read(s, "start:2:1:1:5"))
    zones = table.view(s, Seat(0))["zones"]
    for seat in (0, 1):
        assert zones[f"offer:{seat}"] == ([] if seat == 0 else 0)  # type: ignore[index]
        assert zones[f"administrator:{seat}"][0] in offers[seat]  # type: ignore[index]
        assert zones[f"mascots:{seat}"][0] in offers[seat]  # type: ignore[index]
    assert zones["skill-deck"] == 30 - 2 - 3  # type: ignore[index]


def test_D3_6_displays_when_all_have_chosen() -> None:
    table = make(GAME, 3)
    s = table.setup(seed_bytes(1))
    assert table.view(s, Seat(0))["zones"]["display"] == []  # type: ignore[index]
    for seat in range(3):
        table.play(s, Seat(seat), table.read(s, "start:1:1:1:5"))
    zones = table.view(s, Seat(0))["zones"]
    assert len(zones["display"]) == len(zones["skills"]) == 4  # type: ignore[index]


# --- plan -----------------------------------------------------------------------------------------------


def test_D4_1_two_equal_cards_may_be_played() -> None:
    table = Table()
    table.move("guide", places.HAND)
    table.phase(agenda.PLAN).do("guide+guide").do("concierge+builder", seat=1)
    assert table.held(places.PLAYED) == ["guide", "guide"]


def test_D4_1_lowest_total_then_fewer_stars_then_the_present_order_reversed() -> None:
    table = Table(seats=4)
    table.phase(agenda.PLAN)
    for seat in range(4):
        table.do("guide+mascot" if seat else "mascot+builder", seat=seat)
    assert list(table.s.order) == [3, 2, 1, 0]


def test_D4_1_early_bird_lowers_the_own_total() -> None:
    table = Table()
    table.admin("early_bird", seat=1)
    table.phase(agenda.PLAN).do("guide+mascot").do("guide+builder", seat=1)
    assert table.options(seat=1) == ["number:0", "number:1", "number:2"]
    table.do("number:2", seat=1)
    assert list(table.s.total) == [7, 6]
    assert list(table.s.order) == [1, 0]


def test_P1_turn_order() -> None:
    table = Table(seats=3)
    table.s.stars[1], table.s.stars[2] = 3, 8
    table.phase(agenda.PLAN)
    table.do("ticket_agent+concierge").do("concierge+builder", seat=1).do("guide+mascot", seat=2)
    assert list(table.s.total) == [3, 7, 7]
    assert list(table.s.order) == [0, 1, 2]


def test_P2_income() -> None:
    table = Table()
    table.build("helter_skelter")
    table.phase(agenda.PLAN).do("guide+mascot").do("guide+mascot", seat=1)
    assert list(table.s.money) == [8, 7]


# --- welcome -----------------------------------------------------------------------------------------------


def welcome(*staff: str, **options: bool | int) -> Table:
    """Two players and three monorails; the first player has played some staff."""
    table = Table(**options)
    table.staff(*staff)
    for rail in range(3):
        table.rail(rail, "blue 5", "green 4", "yellow 2")
    return table


def test_D4_2_a_monorail_each_in_turn_order() -> None:
    table = welcome().phase(agenda.WELCOME)
    assert table.options() == ["rail:1", "rail:2", "rail:3"]
    table.do("rail:2")
    assert table.at(ENTRANCE) == ["blue 5", "green 4", "yellow 2"]
    assert table.options(seat=1) == ["rail:1", "rail:3"]


@pytest.mark.parametrize(
    ("answers", "wanted"),
    [
        (("green 4", "green 5"), ["blue 5", "green 6", "yellow 2"]),
        (("blue 5", "yellow 2"), ["blue 6", "green 4", "yellow 3"]),
        (("blue 5", "done"), ["blue 6", "green 4", "yellow 2"]),
        (("done",), ["blue 5", "green 4", "yellow 2"]),
    ],
)
def test_D4_2_concierge(answers: tuple[str, ...], wanted: list[str]) -> None:
    table = welcome("concierge").phase(agenda.WELCOME).do("rail:1", *answers)
    assert table.at(ENTRANCE) == wanted
    assert table.asked(seat=1) == "ask-rail"


def test_D4_2_two_concierges_are_used_twice_and_never_above_six() -> None:
    table = (
        welcome("concierge", "concierge")
        .phase(agenda.WELCOME)
        .do("rail:1", "blue 5", "yellow 2", "yellow 3", "yellow 4")
    )
    assert table.at(ENTRANCE) == ["blue 6", "green 4", "yellow 5"]
    assert table.asked(seat=1) == "ask-rail"


def test_D4_2_last_train_takes_a_die_of_the_monorail_left() -> None:
    table = Table()
    table.admin("last_train")
    for rail in range(2):
        table.rail(rail, "blue 5", "blue 4")
    table.rail(2, "green 3", "green 3", "yellow 1")
    table.phase(agenda.WELCOME).do("rail:1").do("rail:2", seat=1)
    assert table.options() == ["green 3", "yellow 1", "done"]  # equal dice are one answer
    table.do("green 3")
    assert table.at(ENTRANCE) == ["blue 4", "blue 5", "green 3"]


def test_D4_2_last_train_alone_offers_no_die_twice() -> None:
    table = Table(seats=1)
    table.admin("last_train")
    table.rail(0, "blue 5")
    table.rail(1, "green 3", "yellow 2")
    table.rail(2, "green 3", "yellow 2", "yellow 1")
    table.phase(agenda.WELCOME).do("rail:1")
    assert sorted(table.options()) == ["done", "green 3", "yellow 1", "yellow 2"]


# --- expand -----------------------------------------------------------------------------------------------


def expand(*tiles: str, money: int = 10, **options: bool | int) -> Table:
    """The first player may build, with some money."""
    table = Table(**options)
    table.money(money)
    table.display(places.DISPLAY, *tiles)
    table.display(places.SKILLS)
    return table


def test_D4_3_a_tile_for_its_full_cost_next_to_a_tile() -> None:
    table = expand("log_flume", "sun_flyer", money=4).ask(agenda.BUILD)
    assert table.options() == ["log_flume", "done"]
    table.do("log_flume", "hex:5")
    assert table.s.money[0] == 0
    assert table.spot("log_flume") == 4


def test_D4_3_recruiting_with_a_skill_and_six_mascots_at_most() -> None:
    table = expand(money=6)
    table.display(places.SKILLS, "flip_blue", "tips_green", "flip_blue")
    table.ask(agenda.RECRUIT)
    assert table.options() == ["flip_blue", "tips_green", "done"]
    table.do("tips_green")
    assert table.held(places.MASCOTS) == ["tips_green"]
    assert table.s.money[0] == 1
    table.mascot(*["no_skill"] * 5)
    table.money(9)
    assert table.ask(agenda.RECRUIT).asked() == ""


@pytest.mark.parametrize(
    ("staff", "admin", "cost"),
    [
        ((), "", 5),
        (("mascot",), "", 3),
        (("mascot", "mascot"), "", 1),
        ((), "recruiter", 3),
        (("mascot", "mascot"), "recruiter", 0),
    ],
)
def test_D4_3_what_a_mascot_costs(staff: tuple[str, ...], admin: str, cost: int) -> None:
    table = expand(money=5, game=1)
    table.staff(*staff)
    if admin:
        table.admin(admin)
    table.ask(agenda.RECRUIT).do("no_skill")
    assert table.s.money[0] == 5 - cost


def test_D4_4_the_second_of_an_amenity_sets_a_die() -> None:
    table = expand("wave_swinger")  # drinks, as the toy train
    table.die("blue 2", TRAIN)
    table.die("blue 2", TRAIN)
    table.die("green 5", SWING)
    table.ask(agenda.BUILD).do("wave_swinger", "hex:5")
    assert table.options() == ["blue 2", "green 5"]
    table.do("blue 2")
    assert table.options() == [f"number:{value}" for value in range(1, 7)]
    table.do("number:6")
    assert table.at(TRAIN) == ["blue 2", "blue 6"]


def test_D4_4_the_third_draws_a_die_at_4() -> None:
    table = expand("maze_garden")
    table.build("wave_swinger", 6)
    table.ask(agenda.BUILD).do("maze_garden", "hex:5")
    assert [text[-1] for text in table.at(ENTRANCE)] == ["4"]


def test_D4_4_the_fourth_is_a_gift_of_the_discard_pile_without_a_bonus() -> None:
    table = expand("maze_garden")
    table.build("wave_swinger", 6)
    table.build("kraken_coaster", 7)
    for card in table.s.cards_at(places.TRASH):
        table.t.zones.move(table.s, card, places.GONE)
    table.move("pop_shop", places.TRASH)
    table.move("sky_drop", places.TRASH)  # food, as the entrance
    table.die("blue 1")
    table.ask(agenda.BUILD).do("maze_garden", "hex:5")
    assert sorted(table.options()) == ["pop_shop", "sky_drop"]
    table.do("sky_drop", "hex:8")
    assert table.s.money[0] == 5
    assert table.asked() == ""


def test_D4_4_the_fifth_brings_nothing_and_what_cannot_be_done_is_skipped() -> None:
    table = expand("maze_garden", "sun_flyer")
    for hex_, slug in enumerate(("wave_swinger", "kraken_coaster", "dragon_tower"), 6):
        table.build(slug, hex_)
    table.ask(agenda.BUILD).do("maze_garden", "hex:5")
    assert table.asked() == ""
    table.ask(agenda.BUILD).do("sun_flyer", "hex:11")  # the second of food, and no die in the park
    assert table.asked() == ""
    assert table.events("amenity") == []  # nobody is told of what does not happen


def test_D4_4_the_third_with_an_empty_bag_and_the_fourth_without_a_gift_are_not_told() -> None:
    table = expand("maze_garden")
    table.build("wave_swinger", 6)
    for die in range(table.t.dice):
        table.s.at[die] = u8(table.spot(SWING, 1))
    table.ask(agenda.BUILD).do("maze_garden", "hex:5")
    assert (table.events("amenity"), table.events("draw"), table.asked()) == ([], [], "")
    table = expand("maze_garden")
    for hex_, slug in enumerate(("wave_swinger", "kraken_coaster"), 6):
        table.build(slug, hex_)
    for card in table.s.cards_at(places.TRASH):
        table.t.zones.move(table.s, card, places.GONE)
    table.ask(agenda.BUILD).do("maze_garden", "hex:5")
    assert (table.events("amenity"), table.asked()) == ([], "")


# --- improve -----------------------------------------------------------------------------------------------


def improve(*staff: str, money: int = 20, admin: str = "", **options: bool | int) -> Table:
    """The first player improves a park with a log flume (2 and 3) and a pond (2 and 2)."""
    table = Table(**options)
    table.money(money)
    table.staff(*staff)
    if admin:
        table.admin(admin)
    table.build("log_flume", 5)
    table.build("duck_pond", 8)
    return table


def test_D4_5_one_map_and_two_upgrades_of_different_kinds() -> None:
    table = improve().phase(agenda.IMPROVE)
    table.do("map", "merch")
    assert table.options() == ["space:2:1", "space:3:1", "space:4:1", "space:5:1", "space:5:2", "space:8:1"]
    table.do("space:5:2")
    assert table.s.money[0] == 20 - 3 - 3
    assert "map" not in table.options()
    table.do("effect", "space:5:1")
    assert table.asked() != "ask-improve"  # nothing is left to do
    assert table.s.maps[0] == 4


def test_D4_5_no_attraction_has_two_of_a_kind() -> None:
    table = improve()
    table.upgrade("merch", "log_flume")
    table.phase(agenda.IMPROVE).do("merch")
    assert "space:5:2" not in table.options()
    assert "space:1:1" not in table.options()  # the entrance has no space


@pytest.mark.parametrize(("staff", "left"), [((), 18), (("builder",), 19), (("builder", "builder"), 20)])
def test_D4_5_builders_make_upgrades_cheaper(staff: tuple[str, ...], left: int) -> None:
    table = improve(*staff).phase(agenda.IMPROVE).do("generator", "space:5:1")
    assert table.s.money[0] == left


def test_D4_5_a_builder_takes_back_before_anything_is_installed() -> None:
    table = improve("builder")
    table.upgrade("merch", "log_flume")
    table.upgrade("effect", "duck_pond")
    table.phase(agenda.IMPROVE).do("remove")
    assert table.options() == ["space:5:1", "space:8:1"]
    table.do("space:5:1")
    assert "remove" not in table.options()
    assert table.s.space[table.spot("log_flume") * 2] == 0


def test_D4_5_two_builders_take_back_two_and_none_after_an_installation() -> None:
    table = improve("builder", "builder")
    table.upgrade("merch", "log_flume")
    table.upgrade("effect", "duck_pond")
    table.phase(agenda.IMPROVE).do("remove", "space:5:1", "remove")
    assert "remove" not in table.options()
    table = improve("builder")
    table.upgrade("merch", "log_flume")
    table.phase(agenda.IMPROVE).do("effect", "space:8:1")
    assert "remove" not in table.options()


def test_D4_5_cartographer_pays_two_less_for_a_map() -> None:
    table = improve(admin="cartographer").phase(agenda.IMPROVE).do("map")
    assert table.s.money[0] == 19


def test_D4_6_who_operates_ends_it_by_saying_so() -> None:
    table = Table()
    table.die("blue 4")
    table.phase(agenda.OPERATE).do("done")
    assert table.s.phase == agenda.PLAN  # nobody else has a guest


def test_D4_7_upkeep_follows_when_all_have_closed() -> None:
    table = Table()
    table.die("blue 4")
    table.die("blue 4", seat=1)
    table.phase(agenda.OPERATE).do("done", seat=1)
    assert table.asked() == "ask-operate"
    table.do("done")
    assert table.events("phase")[-1]["count"] == agenda.UPKEEP


# --- at the same time ----------------------------------------------------------------------------------------


def test_D8_1_choices_are_hidden_until_all_have_chosen() -> None:
    table = Table(seats=3)
    table.phase(agenda.PLAN)
    before = table.game.view(table.s, Seat(1))
    table.do("guide+mascot")
    assert table.game.view(table.s, Seat(1)) == before
    assert [int(seat) for seat in table.game.deciders(table.s)] == [1, 2]


def test_D8_2_everybody_operates_at_once_and_is_seen() -> None:
    table = Table(seats=3)
    for seat in range(3):
        table.die("blue 4", seat=seat)
    table.phase(agenda.OPERATE)
    assert [int(seat) for seat in table.game.deciders(table.s)] == [0, 1, 2]
    table.do("hex:1", seat=2)
    assert table.game.view(table.s, Seat(0))["parks"][2][0]["cubes"] == 1  # type: ignore[index]
    table.do("hex:2", seat=2).do("done", seat=1)
    assert [int(seat) for seat in table.game.deciders(table.s)] == [0, 2]
    assert table.asked() == "ask-operate"


assert SLIDE
