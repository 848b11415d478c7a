"""What objectives and goals count: one test each (D6.2, D9.6)."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from mypy_extensions import i64, u8

from gamekeeper.games.dice_theme_park import places
from gamekeeper.games.dice_theme_park.components import BOOTH, CABLE, STATUE
from gamekeeper.games.dice_theme_park.fields import LEFT, MAPS_USED, REROLLED, SIXES, SPENT, VIPS
from gamekeeper.games.dice_theme_park.language import MEASURES
from gamekeeper.games.dice_theme_park.measures import compared, measure, reached
from games.dice_theme_park.table import BESIDE, ENTRANCE, SLIDE, SWING, TRAIN, Table

Layout = Callable[[Table], None]


def dice(*texts: str, place: str = TRAIN) -> Layout:
    """Guests of the first player."""
    return lambda table: [table.die(text, place) for text in texts] and None


def tiles(*slugs: str) -> Layout:
    """Attractions of the first player."""
    return lambda table: [table.build(slug, hex_) for hex_, slug in enumerate(slugs, BESIDE)] and None


def runs(**cubes: int) -> Layout:
    """Operations of the first player, building what is not printed."""

    def lay(table: Table) -> None:
        for hex_, (slug, count) in enumerate(cubes.items(), BESIDE):
            if slug not in (ENTRANCE, TRAIN, SWING, SLIDE):
                table.build(slug, hex_)
            table.s.cubes[table.spot(slug)] = u8(count)

    return lay


def upgrades(*names: str) -> Layout:
    """Upgrades of the first player, on three tiles."""

    def lay(table: Table) -> None:
        spaces = [(slug, space) for slug in ("log_flume", "duck_pond", "speedster", "petting_zoo") for space in (1, 2)]
        tiles("log_flume", "duck_pond", "speedster", "petting_zoo")(table)
        for name, (slug, space) in zip(names, spaces, strict=False):
            table.upgrade(name, slug, space)

    return lay


def number(field: int, value: int) -> Layout:
    """What the first player has done this round."""
    return lambda table: table.s.set_number(0, field, value)


def built(*innovations: int) -> Layout:
    """Innovations of the first player, beside the entrance's cable car, which does not count."""

    def lay(table: Table) -> None:
        entrance = table.t.box.park.entrance
        table.s.innovation[entrance] = u8(CABLE)
        for away, innovation in enumerate(innovations, 1):
            table.s.innovation[entrance + away] = u8(innovation)

    return lay


def maps(count: int, used: int = 0) -> Layout:
    """Maps of the first player."""

    def lay(table: Table) -> None:
        table.s.maps[0] = u8(count)
        table.s.set_number(0, MAPS_USED, used)

    return lay


def mascots(count: int, used: int = 0) -> Layout:
    """Mascots of the first player."""

    def lay(table: Table) -> None:
        table.mascot(*["no_skill"] * count)
        for card in list(table.s.cards_at(places.MASCOTS))[:used]:
            table.s.mark[card] = 1

    return lay


def both(*layouts: Layout) -> Layout:
    """One after the other."""
    return lambda table: [lay(table) for lay in layouts] and None


OBJECTIVES = {
    "most_money": (lambda table: table.money(5), 5),
    "most_merch": (upgrades("merch", "effect", "merch"), 2),
    "tired_crowd": (dice("blue 3", "green 2"), -5),
    "full_house": (dice("blue 3", "green 2"), 2),
    "grand_investment": (tiles("log_flume", "submarine_dive"), 14),
    "something_for_everyone": (tiles("log_flume", "spooky_forest"), 5),
    "best_equipped": (upgrades("merch", "effect", "generator"), 3),
    "travel_agency": (both(maps(4), mascots(2)), 6),
    "busy_day": (runs(toy_train=2, log_flume=1), 2),
    "star_of_the_day": (both(runs(toy_train=2, log_flume=1), number(VIPS, 3)), 2 * 2 + 4 + 3),
    "income": (tiles("pop_shop", "casino_royale"), 1 + 2 + 4),
    "thrift": (number(SPENT, 7), -7),
    "young_at_heart": (dice("blue 6", "green 5", "green 4"), 2),
    "blue_crowd": (dice("blue 6", "green 5", "green 4"), 1),
    "green_crowd": (dice("blue 6", "green 5", "green 4"), 2),
    "yellow_crowd": (dice("blue 6", "yellow 5", "green 4"), 1),
    "colour_theme": (tiles("log_flume", "duck_pond"), 3),
    "premium_rides": (tiles("log_flume", "casino_royale"), 1),
    "special_effects": (upgrades("effect", "merch", "effect"), 2),
    "power_plant": (upgrades("generator", "merch"), 1),
    "encore": (runs(toy_train=3, log_flume=1), 3),
    "mascot_parade": (mascots(3, 2), 2),
}


@pytest.mark.parametrize("name", OBJECTIVES)
def test_D6_2_objective(name: str) -> None:  # noqa: N802
    lay, wanted = OBJECTIVES[name]
    table = Table(promo=True)
    lay(table)
    box = table.t.box
    row = table.kind(f"objective_{name}") - int(box.kinds[4].first)
    assert compared(table.t, table.s, 0, box.objectives, row) == wanted
    assert compared(table.t, table.s, 1, box.objectives, row) <= max(wanted, 5)


def test_every_objective_is_tested() -> None:
    box = Table().t.box
    slugs = box.slugs[box.kinds[4].first : box.kinds[4].end]
    assert slugs == [f"objective_{name}" for name in OBJECTIVES]


SEVEN = ("log_flume", "duck_pond", "pop_shop")
ALL_AMENITIES = ("duck_pond", "spooky_forest", "jungle_cruise", "treetop_walk")
NINE = (*SEVEN, "speedster", "maze_garden")

# by goal: what reaches it, and what does not quite
GOALS: dict[str, tuple[Layout, Layout]] = {
    "one_thrice": (runs(toy_train=3), runs(toy_train=2, log_flume=2)),
    "six_attractions": (
        runs(toy_train=1, swing_boats=1, slide_tower=1, log_flume=1, duck_pond=1, pop_shop=1),
        runs(toy_train=2, swing_boats=1, slide_tower=1, log_flume=1, duck_pond=1),
    ),
    "money_12": (lambda table: table.money(12), lambda table: table.money(11)),
    "upgrades_4": (upgrades("merch", "effect", "merch", "effect"), upgrades("merch", "effect", "merch")),
    "mascots_3": (mascots(3), mascots(2)),
    "maps_5": (maps(5), maps(4)),
    "every_map": (maps(3, 3), maps(3, 2)),
    "discard_3": (number(LEFT, 3), number(LEFT, 2)),
    "two_of_each": (
        dice("blue 1", "blue 2", "green 1", "green 6", "yellow 3", "yellow 3"),
        dice("blue 1", "blue 2", "green 1", "green 6", "yellow 3"),
    ),
    "empty_entrance": (dice("blue 3"), dice("blue 3", place=ENTRANCE)),
    "four_colours": (
        runs(park_entrance=1, toy_train=1, swing_boats=1, slide_tower=1),
        runs(park_entrance=1, toy_train=1, swing_boats=1),
    ),
    "stars_25": (runs(log_flume=6, park_entrance=1), runs(log_flume=6)),
    "tiles_7": (tiles(*SEVEN), tiles(*SEVEN[1:])),
    "matching_3": (tiles("log_flume", "sun_flyer"), tiles("log_flume")),
    "one_colour_3": (runs(toy_train=1, log_flume=1, duck_pond=1), runs(toy_train=2, log_flume=1, pop_shop=1)),
    "eight_attractions": (
        runs(
            park_entrance=1,
            toy_train=1,
            swing_boats=1,
            slide_tower=1,
            log_flume=1,
            duck_pond=1,
            pop_shop=1,
            speedster=1,
        ),
        runs(park_entrance=2, toy_train=1, swing_boats=1, slide_tower=1, log_flume=1, duck_pond=1, pop_shop=1),
    ),
    "thrice_and_twice": (runs(toy_train=3, log_flume=2), runs(toy_train=4, log_flume=1)),
    "money_18": (lambda table: table.money(18), lambda table: table.money(17)),
    "upgrades_7": (
        upgrades("merch", "effect", "merch", "effect", "merch", "effect", "generator"),
        upgrades("merch", "effect", "merch", "effect", "merch", "effect"),
    ),
    "mascots_5": (mascots(5), mascots(4)),
    "maps_6": (maps(6), maps(5)),
    "stars_42": (runs(log_flume=10, toy_train=1), runs(log_flume=10, park_entrance=1)),
    "tiles_9": (tiles(*NINE), tiles(*NINE[1:])),
    "b_twice": (runs(casino_royale=2), runs(casino_royale=1, log_flume=3)),
    "all_amenities": (tiles(*ALL_AMENITIES), tiles(*ALL_AMENITIES[1:])),
    "discard_4": (number(LEFT, 4), number(LEFT, 3)),
    "few_dice": (dice(*["blue 3"] * 8), dice(*["blue 3"] * 9)),
    "one_colour_4": (
        runs(toy_train=1, log_flume=1, duck_pond=1, pirate_ship=1),
        runs(toy_train=1, log_flume=1, duck_pond=3),
    ),
    "discard_each": (
        lambda table: [table.die(text, at=int(places.AWAY)) for text in ("blue 0", "green 0", "yellow 0")] and None,
        lambda table: [table.die(text, at=int(places.AWAY)) for text in ("blue 0", "green 0", "green 0")] and None,
    ),
    "every_mascot_and_map": (both(maps(2, 2), mascots(2, 2)), both(maps(2, 2), mascots(2, 1))),
    "reroll_2": (number(REROLLED, 2), number(REROLLED, 1)),
    "reroll_six": (number(SIXES, 1), number(REROLLED, 5)),
    "innovations_3": (built(CABLE, BOOTH, STATUE), built(CABLE, BOOTH)),
    "reroll_4": (number(REROLLED, 4), number(REROLLED, 3)),
    "innovations_6": (built(CABLE, BOOTH, STATUE, STATUE + 1, CABLE, BOOTH), built(CABLE, BOOTH, STATUE, CABLE, BOOTH)),
    "all_statues": (built(STATUE, STATUE + 1, STATUE + 2), built(STATUE, STATUE + 1)),
}


@pytest.mark.parametrize("name", GOALS)
def test_D9_6_goal(name: str) -> None:  # noqa: N802
    for lay, wanted in zip(GOALS[name], (True, False), strict=True):
        table = Table(seats=1)
        table.s.maps[0] = 3
        lay(table)
        row = table.kind(f"goal_{name}") - int(table.t.box.kinds[5].first)
        assert reached(table.t, table.s, 0, table.t.box.goals, row) is wanted


def test_every_goal_is_tested() -> None:
    box = Table().t.box
    assert box.slugs[box.kinds[5].first : box.kinds[5].end] == [f"goal_{name}" for name in GOALS]


def test_features_are_what_is_counted_and_the_parts_of_the_estimate() -> None:
    table = Table(3, seed=5)
    table.die("blue 6", TRAIN)
    table.s.stars[1] = 7
    for seat in range(3):
        told = dict(zip(table.game.feature_names, table.game.features(table.s, seat), strict=True))
        for word, name in enumerate(MEASURES.names[1:], 1):
            assert told[name] == measure(table.t, table.s, i64(seat), i64(word))
        assert told["place"] == seat
        assert told["stars-ahead-of-best"] == (7 if seat == 1 else -7)
        for part, number in table.game.estimate(table.s, seat).parts.items():
            assert told[f"worth-{part}"] == number
