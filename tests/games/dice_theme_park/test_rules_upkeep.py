"""Upkeep and the end (section 6), the game alone (section 9), worked example P8."""

# ruff: noqa: N802 — tests carry the numbers of the rules page as it writes them

from __future__ import annotations

import pytest
from mypy_extensions import i16, u8

from gamekeeper import make
from gamekeeper.core.ids import Seat
from gamekeeper.core.rng import seed_bytes
from gamekeeper.games.dice_theme_park import agenda, places
from gamekeeper.games.dice_theme_park.setting import die_element
from games.dice_theme_park.table import BESIDE, ENTRANCE, GAME, SLIDE, SWING, TRAIN, Table


def upkeep(table: Table, round_: int = 1) -> Table:
    """The last phase of a round begins."""
    table.s.round = round_
    return table.phase(agenda.UPKEEP)


def test_D6_1_cubes_earn_stars_and_money() -> None:
    table = Table()
    table.build("log_flume")
    table.upgrade("effect", "log_flume")
    table.upgrade("merch", "log_flume", 2)
    table.s.cubes[table.spot("log_flume")] = u8(2)
    table.s.cubes[table.spot(ENTRANCE)] = u8(1)
    upkeep(table)
    assert table.s.stars[0] == 2 * (4 + 2) + 1
    assert table.s.money[0] == 2 * 2 + 2


@pytest.mark.parametrize(
    ("slug", "tiles", "stars"),
    [
        ("theme_blue", [TRAIN, "log_flume"], 0),
        ("theme_blue", [TRAIN, "log_flume", "duck_pond"], 1),
        ("theme_blue", [TRAIN, "log_flume", "duck_pond", "pirate_ship", "tidal_drop"], 3),
        ("theme_green", [SWING, "petting_zoo", "maze_garden", "jungle_cruise"], 2),
        ("all_rounder", [TRAIN, SWING, SLIDE, ENTRANCE, "log_flume"], 0),
        ("all_rounder", [TRAIN, SWING, SLIDE, ENTRANCE, "log_flume", "duck_pond", "pop_shop"], 2),
    ],
)
def test_D6_1_administrators_that_count_attractions(slug: str, tiles: list[str], stars: int) -> None:
    table = Table()
    table.admin(slug)
    for hex_, tile in enumerate(tiles, BESIDE):
        if tile not in (TRAIN, SWING, SLIDE, ENTRANCE):
            table.build(tile, hex_)
        table.s.cubes[table.spot(tile)] = u8(1)
    upkeep(table)
    assert sum(int(str(event["count"])) for event in table.events("administrator")) == stars


@pytest.mark.parametrize(("mascots", "stars"), [(1, 0), (2, 1), (4, 2), (5, 3)])
def test_D6_1_mascot_fan(mascots: int, stars: int) -> None:
    table = Table()
    table.admin("mascot_fan")
    table.mascot(*["no_skill"] * mascots)
    upkeep(table)
    assert table.s.stars[0] == stars


def most_money(*money: int) -> list[int]:
    """The stars of "Most money" in round 3."""
    table = Table(seats=len(money))
    table.objective("objective_most_money", 3)
    for seat, amount in enumerate(money):
        table.money(amount, seat)
    upkeep(table, 3)
    return [int(stars) for stars in table.s.stars]


def test_P8_most_money() -> None:
    assert most_money(9, 5, 5, 4) == [8, 3, 3, 0]
    assert most_money(9, 9, 9, 4) == [5, 5, 5, 0]


def test_D6_2_places_by_players_and_a_zero_counts() -> None:
    assert most_money(2, 1) == [4, 0]
    assert most_money(2, 2) == [2, 2]
    assert most_money(3, 1, 0) == [6, 3, 0]
    assert most_money(0, 0, 0) == [3, 3, 3]
    assert most_money(1, 0, 0) == [6, 2, 2]


def test_D6_2_an_objective_is_judged_in_its_round_only() -> None:
    table = Table()
    table.objective("objective_most_money", 4)
    table.money(9)
    assert upkeep(table, 3).s.stars[0] == 0


def test_D6_3_scheduler_swaps_and_leaves_and_what_was_played_stays_in_force() -> None:
    table = Table()
    table.admin("scheduler")
    table.staff("ticket_agent", "guide")
    table.die("blue 1")
    for card in table.s.cards_at(places.HAND):
        table.t.zones.move(table.s, card, places.GONE)
    table.move("manager", places.HAND)
    table.move("builder", places.HAND)
    upkeep(table)
    assert table.options() == ["ticket_agent", "guide", "done"]
    table.do("ticket_agent", "manager")
    assert table.asked() == "ask-return"
    table.do("blue 1", "number:6")
    assert table.held(places.ADMIN) == []
    assert {"manager", "guide"} <= set(table.held(places.HAND, 1))
    assert "ticket_agent" in table.held(places.HAND)


def test_D6_3_scheduler_is_not_asked_in_the_last_round() -> None:
    table = Table()
    table.admin("scheduler")
    table.staff("ticket_agent", "guide")
    upkeep(table, 5)
    assert table.game.is_over(table.s)


def test_D6_4_dice_at_one_leave_unless_the_round_is_the_last() -> None:
    table = Table()
    table.die("blue 1")
    table.die("green 2")
    upkeep(table)
    assert table.at(ENTRANCE) == ["green 2"]
    table = Table()
    table.die("blue 1")
    assert upkeep(table, 5).at(ENTRANCE) == ["blue 1"]


@pytest.mark.parametrize("agents", [1, 2])
def test_D6_4_a_ticket_agent_returns_one_at_any_value(agents: int) -> None:
    table = Table()
    table.staff(*["ticket_agent"] * agents)
    table.die("blue 1", TRAIN)
    table.die("blue 1", SWING)
    table.die("green 1", SWING)
    upkeep(table)
    assert table.options() == ["blue 1", "green 1", "done"]  # equal dice are one answer, wherever they were
    table.do("blue 1", "number:1")
    if agents == 2:
        table.do("green 1", "number:6")
    assert table.at(ENTRANCE) == (
        ["blue 1"] if agents == 1 else ["blue 1", "green 6"]
    )  # one that comes back at 1 stays


def test_D6_4_returning_guest_is_of_its_colour_and_loses_the_token() -> None:
    table = Table(promo=True)
    table.admin("returning_guest_yellow")
    table.staff("ticket_agent")
    for text in ("yellow 1", "blue 1"):
        table.s.vip[table.die(text)] = 1
    upkeep(table).do("blue 1", "number:4")
    assert table.options() == ["yellow 1", "done"]
    table.do("yellow 1", "number:5")
    assert table.at(ENTRANCE) == ["blue 4", "yellow 5"]
    vips = [die for die in range(table.t.dice) if table.s.vip[die] == 1]
    assert [table.t.colour(die) for die in vips] == [0]


def test_D6_5_played_cards_go_to_the_left() -> None:
    table, pairs = Table(seats=3), (("guide", "mascot"), ("builder", "manager"), ("concierge", "ticket_agent"))
    for seat, pair in enumerate(pairs):
        for slug in pair:
            card = table.t.zones.card_of(table.s, places.HAND + seat, table.kind(slug))
            table.t.zones.move(table.s, card, places.PLAYED + seat)
    upkeep(table)
    wanted = ["concierge", "guide", "guide", "mascot", "mascot", "ticket_agent"]
    assert sorted(table.held(places.HAND, 1)) == wanted
    assert [len(table.held(places.HAND, seat)) for seat in range(3)] == [6, 6, 6]


def test_D6_6_maps_are_ready_and_mascots_home() -> None:
    table = Table()
    table.mascot("no_skill")
    table.die("blue 3", TRAIN)
    table.die("yellow 6", seat=1)
    table.phase(agenda.OPERATE).do("blue 3", ENTRANCE, "no_skill", "up")
    view = table.game.view(table.s, Seat(0))
    assert view["ready_maps"][0] == 2  # type: ignore[index]
    assert "hex:0:1" in view["mascots"].values()  # type: ignore[attr-defined]
    table.finish(agenda.PLAN)
    view = table.game.view(table.s, Seat(0))
    assert view["ready_maps"][0] == 3  # type: ignore[index]
    assert set(view["mascots"].values()) == {""}  # type: ignore[attr-defined]
    assert sum(table.s.cubes) == 0


def test_D6_7_monorails_are_filled_again_as_far_as_the_bag_goes() -> None:
    table = Table()
    table.rail(2, "blue 5", "blue 5")
    upkeep(table)
    dice = [die_element(die) for die, place in enumerate(table.s.at) if places.RAIL <= place < places.BAG]
    assert len(dice) == 9
    assert [sorted(told["dice"]) for told in table.events("rails")] == [sorted(dice)]
    table = Table()
    for die in range(table.t.dice):
        if die > 3:
            table.s.at[die], table.s.value[die] = u8(table.spot(TRAIN)), u8(6)
    upkeep(table)
    assert sum(1 for place in table.s.at if places.RAIL <= place < places.BAG) == 4
    assert table.bag() == 0


@pytest.mark.parametrize(("game", "first_b"), [(0, 3), (1, 4), (2, 3)])
def test_D6_8_a_new_display_of_stack_a_then_b(game: int, first_b: int) -> None:
    for round_ in (1, 2, 3):
        table = Table(game=game)
        table.display(places.DISPLAY, "log_flume", "pop_shop")
        upkeep(table, round_)
        assert {"log_flume", "pop_shop"} <= set(table.held(places.TRASH))
        stacks = {int(table.t.box.tiles.stack[table.kind(slug)]) for slug in table.held(places.DISPLAY)}
        assert stacks == {1 if round_ + 1 >= first_b else 0}


def test_D6_9_a_new_display_of_skills() -> None:
    table = Table()
    before = [int(card) for card in table.s.cards_at(places.SKILLS)]
    upkeep(table)
    assert [int(card) for card in table.s.cards_at(places.SKILL_TRASH)] == before
    assert len(table.held(places.SKILLS)) == 3


def test_D6_10_a_star_for_three_money_and_for_two_with_the_accountant() -> None:
    table = Table()
    table.objective("objective_most_money", 3)
    table.admin("accountant", seat=1)
    table.money(8)
    table.money(8, seat=1)
    upkeep(table, 5)
    assert list(table.s.stars) == [2, 4]
    assert table.game.outcome(table.s) == "last-round"


def test_D6_10_ties_go_to_the_most_guests_then_money_then_are_shared() -> None:
    table = Table(seats=3)
    table.staff("ticket_agent", seat=1)
    for seat in (0, 1):
        table.die("blue 1", seat=seat)
        table.die("blue 1", seat=seat)
        table.die("blue 3", seat=seat)
    upkeep(table, 5)
    assert table.game.ranking(table.s) == [2, 1, 3]
    table = Table(seats=3)
    table.money(2, seat=2)
    assert upkeep(table, 5).game.ranking(table.s) == [2, 2, 1]


# --- alone ---------------------------------------------------------------------------------------------------


def test_D9_1_set_up_alone() -> None:
    table = make(GAME, 1)
    view = table.view(table.setup(seed_bytes(5)), Seat(0))
    assert len(view["dice"]) == 27  # type: ignore[arg-type]
    assert len(view["zones"]["hand:0"]) == 12  # type: ignore[index]
    assert view["zones"]["skill-deck"] == 15 - 2  # type: ignore[index]
    assert len(view["taken"]) == 3  # type: ignore[arg-type]


def test_D9_1_played_staff_leaves_and_with_promo_twelve_of_sixteen_are_chosen() -> None:
    table = Table(seats=1)
    table.staff("guide", "mascot")
    upkeep(table)
    assert len(table.held(places.HAND)) == 10
    game = make(GAME, 1, {"promo": True})
    s = game.setup(seed_bytes(1))
    assert len(s.cards_at(places.HAND)) == 16
    for text in ("ticket_agent", "ticket_agent", "consultant", "consultant"):
        assert game.prompt(s, Seat(0)).text.key == "ask-draft"
        game.apply(s, Seat(0), game.read(s, text))
    assert len(s.cards_at(places.HAND)) == 12
    assert game.prompt(s, Seat(0)).text.key == "ask-start"


def alone(card: str, total: int) -> Table:
    """A solo card is shown, for staff of a total."""
    table = Table(seats=1)
    table.t.zones.move_all(table.s, places.SOLO_CARD, places.GONE)
    table.move(card, places.SOLO_CARD)
    table.s.total[0] = u8(total)
    table.money(30)
    for rail in range(3):
        table.rail(rail, "blue 5")
    table.display(places.DISPLAY, "duck_pond", "pop_shop", "log_flume")
    table.display(places.SKILLS, "tips_blue", "makeover", "usher_in")
    return table


def test_D9_2_a_solo_card_strikes_out_when_its_value_is_at_most_the_total() -> None:
    for total, blocks in ((3, True), (2, False)):  # value 3: monorail 1, attraction 2, skill 3
        table = alone("solo_1", total)
        assert ("rail:1" in table.ask(agenda.RAIL).options()) is not blocks
        table = alone("solo_1", total)
        assert ("pop_shop" in table.ask(agenda.BUILD).options()) is not blocks
        table = alone("solo_1", total)
        assert ("usher_in" in table.ask(agenda.RECRUIT).options()) is not blocks


def test_D9_2_last_train_takes_from_either_but_not_the_struck_out() -> None:
    table = alone("solo_1", 9)
    table.admin("last_train")
    table.rail(0, "green 4")
    table.rail(1, "green 3")
    table.rail(2, "yellow 2")
    table.phase(agenda.WELCOME).do("rail:2")
    assert sorted(table.options()) == ["blue 5", "done", "yellow 2"]


def test_D9_2_early_bird_decides_before_the_card_is_turned_up() -> None:
    table = Table(seats=1)
    table.admin("early_bird")
    shown = table.held(places.SOLO_CARD)
    table.phase(agenda.PLAN).do("guide+manager")
    assert table.held(places.SOLO_CARD) == shown
    table.do("number:1")
    assert table.s.total[0] == 8
    assert table.held(places.SOLO_CARD) != shown


def test_D9_3_dice_that_leave_lie_in_the_discard_area() -> None:
    table = Table(seats=1)
    die = table.die("blue 1", TRAIN)
    table.rail(1, "green 4")
    upkeep(table)
    assert table.s.at[die] == places.AWAY
    assert sum(1 for place in table.s.at if places.RAIL <= place < places.BAG) == 9


def test_D9_4_discarded_skills_are_shuffled_when_the_deck_runs_out() -> None:
    table = Table(seats=1)
    for card in list(table.s.cards_at(places.SKILL_DECK))[1:]:
        table.t.zones.move(table.s, card, places.SKILL_TRASH)
    upkeep(table)
    assert len(table.held(places.SKILLS)) == 3


def test_D9_4_a_mascot_without_a_skill_when_none_can_be_taken() -> None:
    table = alone("solo_1", 9)
    table.display(places.SKILLS)
    card = table.move("tips_blue", places.SKILLS)
    table.s.mark[card] = i16(3)
    table.ask(agenda.RECRUIT)
    assert table.options() == ["no_skill", "done"]


def test_D9_5_goals_under_rounds_2_to_5() -> None:
    for seed in range(4):
        game = make(GAME, 1, {"surprises": True, "innovations": True})
        s = game.setup(seed_bytes(seed))
        t = game.setting  # type: ignore[attr-defined]
        goals = sorted((int(s.mark[card]), t.kind(card)) for card in s.cards_at(places.GOALS))
        assert [round_ for round_, _kind in goals] == [2, 3, 4, 5]
        assert [int(t.box.goal_stack[kind - t.box.kinds[5].first]) for _round, kind in goals] == [0, 0, 1, 1]


def missed(*goals: str, round_: int = 3, **options: bool | int) -> Table:
    """Goals under a round, none of which is reached."""
    table = Table(seats=1, **options)
    for card in table.s.cards_at(places.GOALS):
        table.t.zones.move(table.s, card, places.BOX)
    for goal in goals:
        table.s.mark[table.move(goal, places.GOALS)] = i16(round_)
    table.s.maps[0] = u8(3)
    return table


def test_D9_6_a_missed_goal_raises_the_target_by_its_stars_and_the_spaces() -> None:
    assert upkeep(missed("goal_one_thrice"), 3).s.target == 171
    assert upkeep(missed("goal_one_thrice"), 2).s.target == 160


def test_D9_6_each_missed_goal_adds_the_stars_of_its_space() -> None:
    table = missed("goal_one_thrice", "goal_money_12", extra_goals=2)
    assert upkeep(table, 3).s.target == 160 + (1 + 10) + (2 + 10)


def test_D9_6_a_die_put_back_is_not_discarded() -> None:
    table = missed("goal_discard_3")
    table.staff("ticket_agent")
    for _die in range(3):
        table.die("blue 1")
    upkeep(table, 3).do("blue 1", "number:5")
    assert table.s.target == 171


def test_D9_7_more_stars_than_the_target_win() -> None:
    for stars, outcome, place in ((160, "target-missed", 2), (161, "target-beaten", 1)):
        table = missed()
        table.s.stars[0] = i16(stars)
        upkeep(table, 5)
        assert table.game.outcome(table.s) == outcome
        assert table.game.ranking(table.s) == [place]
    table = Table(seats=1, solo_side=True)
    assert table.s.target == 170
