"""What bots see in a park: guests that belong together, how long they last, what is asked of the round."""

from __future__ import annotations

import pytest
from librt.vecs import vec
from mypy_extensions import i16, i64, u8

from gamekeeper.bots.advice import Alternative, advise, reasons
from gamekeeper.bots.bot import Limit, decide
from gamekeeper.bots.foresight import foresee
from gamekeeper.bots.levels import bot_named
from gamekeeper.bots.stretch import Stretch
from gamekeeper.catalog import make
from gamekeeper.core.game import Game
from gamekeeper.core.ids import Action, Seat
from gamekeeper.core.rng import seed_bytes, stream
from gamekeeper.games.dice_theme_park import agenda, estimate
from gamekeeper.games.dice_theme_park.dice import dice_of
from gamekeeper.games.dice_theme_park.park import kind_at
from gamekeeper.games.dice_theme_park.places import MASCOTS
from games.dice_theme_park.table import BESIDE, ENTRANCE, SLIDE, SWING, TRAIN, Table

SEAT = Seat(0)


def park(maps: int = 1) -> Table:
    """A Spooky Forest (green > any) beside the entrance, and maps."""
    table = Table(2)
    table.build("spooky_forest", BESIDE)
    table.s.maps[0] = u8(maps)
    return table


def part(table: Table, name: str) -> int:
    """One part of the estimate."""
    return int(table.game.estimate(table.s, SEAT).parts[name])


def test_a_line_brings_guests_together_that_can_operate_only_together() -> None:
    table = park(maps=2)
    for text in ("green 5", "blue 3"):
        table.die(text)
    table.die("yellow 6", TRAIN, seat=1)
    table.phase(agenda.OPERATE)
    Stretch(table.game, i64(32)).play(table.s, SEAT)
    assert table.cubes("spooky_forest") == 1


def prospects(table: Table) -> int:
    """What the first seat could still operate."""
    return int(estimate.prospects(table.t, table.s, i64(0), dice_of(table.t, table.s, i64(0))))


def test_guests_beside_what_wants_them_are_worth_more() -> None:
    worths = []
    for place in (TRAIN, SLIDE, "spooky_forest"):
        table = park()
        for printed in (ENTRANCE, TRAIN, SWING, SLIDE):
            table.s.cubes[table.spot(printed)] = u8(2)
        table.die("green 5", place)
        table.die("yellow 6", TRAIN, seat=1)
        table.phase(agenda.OPERATE)
        worths.append(prospects(table))
    assert 0 == worths[0] < worths[1] < worths[2]


def test_who_has_ended_operating_has_no_more_prospects() -> None:
    table = park()
    for seat in range(2):
        table.die("green 5", TRAIN, seat=seat)
    table.phase(agenda.OPERATE)
    before, promised = part(table, "guests"), prospects(table)
    table.game.apply(table.s, SEAT, Action(table.t.done_code))
    assert table.s.phase == agenda.OPERATE
    assert promised > 0
    assert part(table, "guests") == before - promised


def test_an_income_counts_once_for_every_round_to_come() -> None:
    """D4.1 It comes in Plan, so not any more to what is built in the last round."""
    parts = {}
    for left in range(2):
        for tile in ("helter_skelter", "pop_shop"):  # alike but for their income
            table = Table(2)
            table.build(tile, BESIDE)
            table.s.phase, table.s.round = agenda.EXPAND, table.t.rounds - left
            parts[left, tile] = part(table, "park")
    assert parts[0, "pop_shop"] == parts[0, "helter_skelter"]
    assert parts[1, "pop_shop"] > parts[1, "helter_skelter"]


def test_a_guest_at_one_counts_less_than_a_step_unless_an_agent_calls_it_back() -> None:
    worths = []
    for value, staff in ((1, ()), (2, ()), (1, ("ticket_agent", "guide")), (2, ("ticket_agent", "guide"))):
        table = park()
        table.staff(*staff)
        table.die(f"blue {value}", SWING)
        worths.append(part(table, "guests"))
    assert worths[0] < worths[1] - worths[0]
    assert worths[2] > worths[3]


@pytest.mark.parametrize(("slug", "values"), [("goal_two_of_each", (2, 1)), ("goal_discard_3", (1, 2))])
def test_a_goal_is_looked_at_as_if_those_at_one_had_left(slug: str, values: tuple[int, int]) -> None:
    """D9.6, D6.4 They leave before it is judged."""
    parts = []
    for value in values:
        table = Table(1)
        table.s.round = 3
        table.objective(slug, 3)
        for colour in ("blue", "blue", "green", "green", "yellow", "yellow"):
            table.die(f"{colour} {value}")
        before = table.game.save(table.s)
        parts.append(part(table, "goals"))
        assert table.game.save(table.s) == before
    assert parts[0] > parts[1]


def test_equal_guests_may_stand_for_each_other_and_nothing_else_may() -> None:
    marks = []
    for first, second, cubes in (("blue 3", "blue 4", 0), ("blue 4", "blue 3", 0), ("blue 3", "blue 4", 1)):
        table = park()
        table.die(first, TRAIN if first == "blue 3" else SLIDE)
        table.die(second, TRAIN if second == "blue 3" else SLIDE)
        table.s.cubes[0] = u8(cubes)
        marks.append(int(table.game.fingerprint(table.s, Seat(0))))
    assert marks[0] == marks[1] != marks[2]


def test_positions_that_searches_take_for_one_are_worth_the_same_and_offer_as_many_answers() -> None:
    table = park(maps=2)
    table.mascot("flip_blue", "no_skill", "no_skill")
    for text, place in (
        ("green 5", ENTRANCE),
        ("blue 3", ENTRANCE),
        ("blue 2", BESIDE),
        ("yellow 6", SLIDE),
        ("green 2", TRAIN),
    ):
        table.die(text, place)
    table.die("yellow 5", TRAIN, seat=1)
    table.ask(agenda.RUN)
    game, front, twins = table.game, [table.s], 0
    for _length in range(5):
        found: dict[int, tuple[int, int]] = {}
        longer = []
        for s in front:
            for code in game.legal(s, SEAT):
                after = game.copy(s)
                game.advance(after, SEAT, Action(code))
                if after.closings == 0 and after.owes(SEAT):
                    told = int(game.own_worth(after, SEAT, vec[i64]())), len(game.legal(after, SEAT))
                    mark = int(game.fingerprint(after, SEAT))
                    twins += mark in found
                    assert found.setdefault(mark, told) == told
                    longer.append(after)
        front = longer[:: 1 + len(longer) // 300]
    assert twins > 20


def test_guests_who_have_changed_places_are_told_apart() -> None:
    """Each die by itself: their places, colours and values add up to the same."""
    marks = set()
    for texts in (
        ("blue 3", "yellow 4", "green 5"),
        ("blue 4", "yellow 3", "green 5"),
        ("green 5", "blue 3", "yellow 4"),
    ):
        table = park()
        for text, place in zip(texts, (TRAIN, SLIDE, BESIDE), strict=True):
            table.die(text, place)
        marks.add(int(table.game.fingerprint(table.s, SEAT)))
    assert len(marks) == 3


def test_the_income_that_is_due_counts_as_soon_as_the_staff_lies_open() -> None:
    """D4.1 It comes once the order is known, which an early bird may hold up."""
    table = Table(2)
    table.staff("builder", "manager")
    table.s.phase = agenda.WELCOME  # it has come
    before = part(table, "money")
    table.s.phase = agenda.PLAN
    due = part(table, "money")
    table.s.phase, table.s.money[0] = agenda.WELCOME, i16(4 + 4 + 1)  # the entrance's coin, too
    assert before < due == part(table, "money")


def test_a_guest_of_a_colour_that_the_administrator_calls_back_does_not_leave() -> None:
    """D6.4 One of its colour, beside the one a Ticket Agent calls."""
    worths = []
    for texts in (("blue 1", "blue 1"), ("yellow 1", "blue 1"), ("yellow 1", "yellow 1")):
        table = park()
        table.admin("returning_guest_yellow")
        for text in texts:
            table.die(text, SWING)
        worths.append(part(table, "guests"))
    assert worths[0] < worths[1] == worths[2]
    table.staff("ticket_agent", "guide")
    assert part(table, "guests") > worths[2]


def test_an_administrator_is_worth_more_the_more_rounds_are_to_come() -> None:
    worths = []
    for round_ in (1, 3, 5):
        table = park()
        table.s.round = round_
        before = part(table, "goals")
        table.admin("last_train")
        worths.append(part(table, "goals") - before)
    assert worths[0] == 2 * worths[1] > worths[2] == 0


def test_advice_tells_what_staff_brings_though_others_have_not_chosen_yet() -> None:
    """D4.1 Its money, with the printed incomes."""
    game = make("dice_theme_park", 3, {"game": 0})
    s = game.setup(seed_bytes(5))
    while game.prompt(s, game.decider(s)).text.key != "ask-plan":
        game.apply(s, game.decider(s), Action(game.legal(s, game.decider(s))[0]))
    seat = game.decider(s)
    options = {int(option.action): option for option in game.prompt(s, seat).options}
    told = advise(bot_named("medium"), game, s, seat, stream(seed_bytes(1), "hint")).alternatives
    assert len(told) > 1
    assert [one.counts["money"] for one in told] == [options[int(one.action)].text.params["money"] for one in told]


def test_a_hint_for_which_nothing_speaks_at_once_says_that_it_comes_later() -> None:
    game = make("dice_theme_park", 3, {"game": 0})
    s = game.setup(seed_bytes(5))
    while game.prompt(s, game.decider(s)).text.key != "ask-plan":
        game.apply(s, game.decider(s), Action(game.legal(s, game.decider(s))[0]))
    options = {int(option.action): option for option in game.prompt(s, game.decider(s)).options}
    poor, rich = [
        Alternative(Action(i64(action)), 0.5, 0.5, {"money": 500 * money}, {"money": money})
        for action, money in zip(options, (6, 7), strict=False)
    ]
    assert [phrase.key for phrase in reasons([poor, rich], options).better] == ["hint-later"]
    assert reasons([rich, poor], options).better == []


@pytest.mark.parametrize("key", ["ask-start", "ask-plan"])
def test_greedy_sees_as_much_where_it_commits_first_as_where_it_commits_last(key: str) -> None:
    """D3.1, D4.1 What others choose unseen comes by lot, so that all see what their own choice brings."""
    game = make("dice_theme_park", 3)
    s = game.setup(seed_bytes(5))
    while game.prompt(s, game.decider(s)).text.key != key:
        game.apply(s, game.decider(s), Action(game.legal(s, game.decider(s))[-1]))
    for seat in game.deciders(s):
        bot = bot_named("greedy")
        action = decide(bot, game, s, seat, stream(seed_bytes(1), "bot"))
        assert len({one.value for one in bot.thought.considered}) > 3
        game.apply(s, seat, action)


def test_room_for_upgrades_is_worth_something_as_long_as_there_are_rounds_to_come() -> None:
    """D4.5 A space taken is gone; so is its worth in the last round, when nothing is bought for later."""
    table = park()
    spot = table.spot(BESIDE)
    kind = kind_at(table.t, table.s, spot)
    rooms, worths = [], []
    for space in (0, 1, 2):
        if space > 0:
            table.upgrade("merch", BESIDE, space)
        rooms.append(int(estimate.room(table.t, table.s, spot, kind)))
        worths.append(part(table, "park"))
    assert rooms == [2, 1, 0]
    assert worths[2] < worths[1]  # the second kiosk brings nothing more
    table.s.round = table.t.rounds
    last = part(table, "park")
    table.s.space[2 * spot + 1] = u8(0)
    assert part(table, "park") == last


def test_mascots_of_a_kind_may_stand_for_each_other_and_those_used_anywhere() -> None:
    """D5.5 What is left of them decides what can still be done."""

    def mark(*used: int) -> int:
        """Of a park with three mascots, the last two of one kind: each used on a hex, counted from 1, or not yet."""
        table = park()
        table.mascot("flip_blue", "no_skill", "no_skill")
        for card, hex_ in zip(table.s.cards_at(MASCOTS), used, strict=True):
            table.s.mark[i64(card)] = i16(hex_)
        return int(table.game.fingerprint(table.s, SEAT))

    assert mark(0, 2, 0) == mark(0, 0, 3) == mark(0, 0, 1)
    assert len({mark(0, 0, 0), mark(0, 0, 1), mark(1, 0, 0), mark(1, 0, 1)}) == 4


def test_what_a_seat_does_in_its_corner_leaves_what_is_settled_and_how_others_stand_alone() -> None:
    """D4.6 Searches count it once: `Game.settled`, and `own_worth` with and without."""
    game: Game = make("dice_theme_park", 3, {"surprises": True, "innovations": True, "promo": True})  # type: ignore[type-arg]
    luck, compared = stream(seed_bytes(2), "moves"), 0
    for seed in range(3):
        s = game.setup(seed_bytes(seed))
        while not game.is_over(s):
            mover = s.deciders()[luck.below(i64(len(s.deciders())))]
            others = [seat for seat in s.deciders() if seat != mover]
            in_corner, before = s.in_corners(), game.settled(s, mover)
            alone = [int(game.own_worth(s, seat, vec[i64]())) for seat in others]
            closings = s.closings
            game.apply(s, mover, decide(bot_named("random"), game, s, mover, luck))
            if in_corner and s.closings == closings:
                assert list(game.settled(s, mover)) == list(before)
                assert [int(game.own_worth(s, seat, vec[i64]())) for seat in others] == alone
                compared += any(before)
    assert compared > 100


@pytest.mark.slow
@pytest.mark.parametrize("seats", [1, 3])
def test_looks_through_a_round_depend_on_what_the_seat_knows_alone(seats: int) -> None:
    game: Game = Table(seats).game  # type: ignore[type-arg]
    s = game.setup(seed_bytes(4))
    luck = stream(seed_bytes(2), "start")
    while s.kind() != agenda.STAFF:
        mover = s.decider()
        game.apply(s, mover, decide(bot_named("random"), game, s, mover, luck))
    found = []
    for deal in range(2):
        twin = game.redeal(s, SEAT, stream(seed_bytes(deal), "deal"))
        before = game.save(twin)
        thought = foresee(game, twin, SEAT, stream(seed_bytes(1), "look"), Limit(), i64(4), i64(1))
        assert game.save(twin) == before
        assert {Action(one.action) for one in thought.considered} == {Action(code) for code in game.legal(s, SEAT)}
        found.append([(one.action, one.value) for one in thought.considered])
    assert found[0] == found[1]


@pytest.mark.parametrize("name", ["easy", "medium"])
def test_beginners_look_through_no_rounds(name: str) -> None:
    """Outside corners they do what suggests itself, as `habit`."""
    game = Table(3).game
    s = game.setup(seed_bytes(4))
    luck = stream(seed_bytes(2), "start")
    asked = 0
    while asked < 8:
        mover = s.decider()
        if not s.in_corners() and len(game.legal(s, mover)) > 1:
            bots = bot_named(name), bot_named("habit")
            found, habit = (decide(bot, game, s, mover, stream(seed_bytes(1), "bot")) for bot in bots)
            assert found == habit
            asked += 1
        game.apply(s, mover, decide(bot_named("random"), game, s, mover, luck))
