"""What the view tells so that no board has to know a rule: standings, prices, ties, what operations earn."""
# ruff: noqa: N802 — tests carry the numbers of the rules page as it writes them

from __future__ import annotations

from typing import Any

from mypy_extensions import i16, u8

from gamekeeper import make
from gamekeeper.bots.plan import propose
from gamekeeper.core.ids import Seat
from gamekeeper.core.rng import seed_bytes
from gamekeeper.games.dice_theme_park import agenda, places
from gamekeeper.games.dice_theme_park.components import BOOTH, STATUE
from games.dice_theme_park.table import GAME, Table


def seen(table: Table) -> dict[str, Any]:
    """The view of the first seat."""
    return dict(table.game.view(table.s, Seat(0)))


def goal(table: Table, slug: str) -> str:
    """A goal or an objective, alone under a round."""
    table.objective(slug, 3)
    return f"card:{table.s.cards_at(places.GOALS)[0]}"


def test_D6_2_an_objective_stands_with_the_number_of_every_seat() -> None:
    table = Table(seats=2)
    card = goal(table, "objective_most_money")
    table.money(9, seat=1)
    assert seen(table)["standing"][card] == {"values": [0, 9]}


def test_D3_5_the_mascot_that_comes_with_the_skill_kept_is_counted_before_it_stands_there() -> None:
    for options in ({"game": 0}, {"game": 1}):
        game = make(GAME, 2, dict(options))
        assert game.view(game.setup(seed_bytes(1)), Seat(0))["mascot_count"] == [1, 1]


def test_D9_6_a_goal_stands_with_what_was_found_and_what_is_wanted() -> None:
    table = Table(seats=1)
    card = goal(table, "goal_money_12")
    table.money(11)
    assert seen(table)["standing"][card] == {"values": [11], "wanted": [12], "reached": False}
    table.money(12)
    assert seen(table)["standing"][card]["reached"] is True


def test_D9_7_the_target_before_any_penalty_is_told() -> None:
    for seats, options, first in ((1, {}, 160), (1, {"solo_side": True}, 170), (3, {}, 0)):
        game = make(GAME, seats, dict(options))
        assert game.view(game.setup(seed_bytes(1)), Seat(0))["first_target"] == first


def test_D9_2_a_solo_card_strikes_out_in_its_own_round_only() -> None:
    table = Table(seats=1)
    table.move("solo_1", places.SOLO_CARD)
    table.s.total[0], table.s.phase = u8(3), agenda.WELCOME
    assert seen(table)["blocked"] == [1, 2, 3]
    table.phase(agenda.PLAN)
    assert seen(table)["blocked"] == [0, 0, 0]


def test_D4_1_who_ties_is_told_what_decides() -> None:
    table = Table(seats=3)
    table.s.phase = agenda.WELCOME
    for seat, (total, stars) in enumerate(((7, 4), (7, 2), (3, 4))):
        table.s.total[seat], table.s.stars[seat] = u8(total), i16(stars)
    assert seen(table)["ties"] == ["stars", "stars", ""]
    table.s.stars[1] = i16(4)
    assert seen(table)["ties"] == ["order", "order", ""]
    table.s.phase = agenda.OPERATE  # stars that are earned in the round do not put anybody in another place
    assert seen(table)["ties"] == ["", "", ""]


def test_D4_3_d4_5_prices_are_those_of_now() -> None:
    table = Table()
    table.staff("mascot")
    table.admin("cartographer", seat=1)
    assert seen(table)["prices"] == [{"map": 3, "mascot": 3}, {"map": 1, "mascot": 5}]


def test_D6_1_an_attraction_tells_what_one_operation_earns() -> None:
    park = {one["card"]: one for one in seen(Table())["parks"][0] if one}
    entrance = next(one for one in park.values() if one["money"] == 2)
    assert (entrance["stars"], entrance["icons"]) == (1, 2)


def test_D5_3_the_party_so_far_is_told() -> None:
    table = Table()
    table.build("log_flume")
    dice = [table.die(text, "log_flume") for text in ("blue 5", "blue 3", "green 2")]
    table.phase(int(agenda.OPERATE)).do("log_flume", "blue 5")
    params = table.game.prompt(table.s, Seat(0)).text.params
    assert params["dice"] == [f"die:{dice[0] + 1}"]


def test_D4_5_an_upgrade_says_what_its_space_costs() -> None:
    table = Table()
    table.money(9)
    table.staff("builder")
    table.phase(int(agenda.IMPROVE)).do("merch")
    costs = {option.text.params["cost"] for option in table.game.prompt(table.s, Seat(0)).options}
    assert costs == {3}


def test_D5_1_attractions_that_can_run_are_told_while_parks_are_open() -> None:
    table = Table()
    table.build("log_flume")
    table.die("blue 5", "log_flume")
    table.die("green 3", "log_flume")
    assert seen(table)["runs"] == [[], []]
    assert seen(table.phase(int(agenda.OPERATE)))["runs"] == [[table.spot("log_flume")], []]


def test_D4_4_who_builds_is_told_for_which_tile_of_its_amenity() -> None:
    table = Table()
    card = table.card("pop_shop")
    prompts = [
        table.ask(agenda.BUILD_AT, argument=one).game.prompt(table.s, Seat(0))
        for one in (card, table.card("log_flume"))
    ]
    assert [prompt.text.params["count"] for prompt in prompts] == [1, 2]  # the entrance has food


def test_D5_1_an_operation_is_planned_as_a_whole() -> None:
    table = Table()
    table.die("blue 5", "park_entrance")
    table.die("green 3", "park_entrance")
    table.phase(int(agenda.OPERATE))
    run = table.code(f"hex:{table.spot('park_entrance') + 1}", 0)
    made = propose(table.game, table.s, Seat(0), [run], [])
    assert made.ending == "beyond"
    assert [event.key for step in made.steps for event in step.events] == ["operate", "pip", "move"]


def test_D4_1_what_is_laid_face_down_is_seen_by_who_laid_it_alone() -> None:
    game = make(GAME, 2, {"game": 0})
    s = game.setup(seed_bytes(1))
    for seat in (Seat(0), Seat(1)):
        game.apply(s, seat, game.legal(s, seat)[0])
    laid = game.prompt(s, Seat(0)).options[0]
    game.apply(s, Seat(0), laid.action)
    told = [game.view(s, reader)["sealed"] for reader in (Seat(0), Seat(1), Seat(-1))]
    assert told == [laid.elements, [], []]
    game.apply(s, Seat(1), game.legal(s, Seat(1))[0])
    assert game.view(s, Seat(0))["sealed"] == []


def test_D4_1_a_choice_of_staff_tells_all_it_brings_the_income_of_the_park_too() -> None:
    table = Table(seats=2)
    table.build("helter_skelter")
    table.ask(agenda.STAFF)
    told = {option.notation: option.text.params for option in table.game.prompt(table.s, Seat(0)).options}
    assert told["guide+mascot"]["money"] == 8  # worked example P2


def test_D4_3_no_two_places_for_a_tile_are_told_alike() -> None:
    table = Table(seats=2)
    table.ask(agenda.BUILD_AT, argument=table.card("pop_shop"))
    told = [str(option.text.params) for option in table.game.prompt(table.s, Seat(0)).options]
    assert len(told) == len(set(told)) >= 7


def test_D7_2_a_place_for_an_innovation_tells_its_price_and_a_booth_that_does_nothing() -> None:
    table = Table(seats=2, innovations=True)
    table.build("pop_shop")
    table.money(20)
    table.ask(agenda.INNOVATE, argument=BOOTH)
    names = {option.notation: option.text.params for option in table.game.prompt(table.s, Seat(0)).options}
    idle = [params["idle"] for params in names.values() if "cost" in params]
    assert sorted(idle) == [0, 0, 0, 1]
    table.ask(agenda.INNOVATE, argument=STATUE)
    assert {option.text.params["idle"] for option in table.game.prompt(table.s, Seat(0)).options} == {0}
