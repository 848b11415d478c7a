"""Clocks: what a move costs, what happens when time runs out, days off, and a server that was away."""

from __future__ import annotations

import pytest
from sqlalchemy import select, update

from gamekeeper import records
from gamekeeper.core.record import verify
from gamekeeper.server import clocks, days_off, uptime
from gamekeeper.server.clocks import DAY, Clock, Span
from gamekeeper.server.schema import TABLES
from gamekeeper.server.settings import Settings
from gamekeeper.server.timekeeper import Timekeeper
from gamekeeper.server.wire_clocks import Pace
from server.people import BOT, ME, OPEN, House, Json, Person, house_of, later, set_by

pytestmark = pytest.mark.anyio

BANK = {"kind": "bank", "seconds": 600, "increment": 10}
MOVE = {"kind": "move", "seconds": 60}
DAYS = {"kind": "days", "seconds": 3 * DAY}
SHORT = {"turn_cap": 6, "start_seat": 0}


@pytest.fixture(autouse=True)
def no_grace(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(uptime, "GRACE", 0.0)


def keeper(house: House) -> Timekeeper:
    found: Timekeeper = house.app.state.timekeeper
    return found


async def two(house: House, pace: Json, **more: object) -> tuple[Person, Person, str]:
    """Anna is to move at her table, at which Bo sits too."""
    anna, bo = house.person("Anna"), house.person("Bo")
    code = await anna.new_table([ME, OPEN], pace=pace, options=SHORT, **more)
    await bo.post(f"/tables/{code}/seats/1", {"name": "Bo"})
    return anna, bo, code


async def turn(person: Person, code: str) -> Json:
    """Somebody decides until the others have the say."""
    update = await person.update(code)
    while update["prompt"] and update["table"]["status"] == "playing":
        update = await person.act(code, update["number"], update["prompt"]["options"][0]["action"])
    return update


async def left(person: Person, code: str) -> list[int | None]:
    """What all have left, in tens of seconds: a slow machine's own seconds are not what is tested."""
    seats = (await person.get(f"/tables/{code}"))["clock"]["seats"]
    return [seat and round(seat["left"], -1) for seat in seats]


# --- clocks alone ------------------------------------------------------------------------------


def test_a_move_is_given_time_once() -> None:
    pace = Pace("bank", 600, 10)
    clock = clocks.of(pace, 2)
    assert clock is not None
    for undo, before, after, expected in (
        (False, [0], [0], [600.0, 600.0]),  # a turn of several decisions
        (False, [0], [1], [600.0, 600.0]),  # the first move of a seat is given nothing
        (True, [1], [0], [600.0, 600.0]),
        (False, [0], [1], [600.0, 600.0]),
        (False, [0, 1], [0, 1], [600.0, 600.0]),
    ):
        clock = clocks.moved(pace, clock, 0, undo, before, after, {0, 1})
        assert clock.left == expected
    clock = clocks.moved(pace, clock, 1, False, [1], [0], {0, 1})
    assert clock.left == [610.0, 600.0]
    clock = clocks.moved(pace, clock, 0, False, [0], [0, 1], {0, 1})  # the last in a phase, and the next one begins
    assert clock.left == [620.0, 610.0]


def test_days_off_do_not_count() -> None:
    clock = Clock(left=[100.0], since=[1000.0], earned=[False], warned=[False])
    off = {0: [Span(900.0, 1010.0), Span(1050.0, 1070.0), Span(2000.0, 3000.0)]}
    assert clocks.deadline(clock, 0, off) == 1130.0
    assert clocks.left_at(clock, 0, 1060.0, off) == 60.0
    assert clocks.left_at(clock, 0, 1129.0, off) == 1.0
    assert clocks.deadline(clock, 0, {}) == 1100.0
    assert clocks.left_at(clock, 0, 980.0, {}) == 120.0  # what everybody is given after a start is shown, too


@pytest.mark.parametrize(
    "pace",
    [
        {"kind": "bank", "seconds": 5},
        {"kind": "move", "seconds": 60, "increment": 5},
        {"kind": "days", "seconds": DAY + 1},
        {"kind": "days", "seconds": 15 * DAY},
        {"kind": "bank", "seconds": 600, "increment": -1},
    ],
)
async def test_a_pace_nobody_can_play_at_is_refused(house: House, pace: Json) -> None:
    body = {"game": "fort", "seats": 2, "places": [ME, OPEN], "name": "Anna", "pace": pace}
    assert await house.person("Anna").refused("POST", "/tables", body) == (400, "BadSetup")


async def test_clocks_are_for_people_who_wait_for_each_other(house: House) -> None:
    for places in ([ME, BOT], [BOT, BOT], [ME, {"kind": "beside", "name": "Bo"}]):
        body = {"game": "fort", "seats": 2, "places": places, "name": "Anna", "pace": MOVE}
        assert await house.person("Anna").refused("POST", "/tables", body) == (400, "NotTimed")


# --- a match ------------------------------------------------------------------------------------


async def test_time_runs_for_whom_all_wait(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    anna, bo, code = await two(house, BANK)
    later(monkeypatch, 100)
    assert await left(bo, code) == [500, 600]
    await turn(anna, code)
    later(monkeypatch, 130)
    assert await left(bo, code) == [500, 470]
    await turn(bo, code)
    assert await left(bo, code) == [510, 470]  # the increment of her second move
    [mine] = (await anna.get("/me"))["tables"]
    assert round(mine["left"], -1) == 510
    assert (await bo.get("/me"))["tables"][0]["left"] is None


async def test_a_bot_plays_on_until_its_owner_is_back(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    anna, bo, code = await two(house, MOVE)
    assert await bo.refused("POST", f"/tables/{code}/seats/0/bot", {}) == (409, "ClockDecides")
    later(monkeypatch, 59)
    await keeper(house).act()
    assert not (await bo.update(code))["table"]["places"][0]["handed_to_bot"]
    later(monkeypatch, 2)
    await keeper(house).act()
    place = (await bo.update(code))["table"]["places"][0]
    assert (place["handed_to_bot"], place["left"]) == (True, "late")
    assert (await bo.my_turn(code))["deciders"] == [1]  # the bot has played
    assert await left(bo, code) == [None, 60]
    await anna.delete(f"/tables/{code}/seats/0/bot")
    assert await left(bo, code) == [60, 60]
    assert (await bo.get(f"/tables/{code}"))["places"][0]["left"] is None


async def test_who_comes_back_before_the_bot_has_played_has_a_bit(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    anna, bo, code = await two(house, {**MOVE, "seconds": 600})
    monkeypatch.setattr("gamekeeper.server.bot_turns.BotTurns.wake", lambda _: None)
    later(monkeypatch, 601)
    await keeper(house).act()
    await anna.delete(f"/tables/{code}/seats/0/bot")
    assert await left(bo, code) == [60, 600]


async def test_who_forfeits_does_not_come_back(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    anna, bo, code = await two(house, {**MOVE, "late": "forfeit"})
    later(monkeypatch, 61)
    await keeper(house).act()
    update = await bo.my_turn(code)
    assert update["table"]["places"][0]["left"] == "forfeited"
    assert await anna.refused("DELETE", f"/tables/{code}/seats/0/bot") == (409, "Forfeited")
    later(monkeypatch, 200)
    await keeper(house).act()
    assert (await bo.update(code))["table"]["ended"] == "left"


async def test_a_rated_match_counts_for_who_is_late(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    anna, bo, code = await two(house, {**MOVE, "late": "forfeit"}, rated=True)
    later(monkeypatch, 61)
    await keeper(house).act()
    while (await bo.my_turn(code))["table"]["status"] == "playing":
        await turn(bo, code)
    numbers = [(await person.get("/me/profile"))["ratings"][0]["number"] for person in (anna, bo)]
    assert numbers[0] < numbers[1]


async def test_all_who_act_at_once_have_their_own_time(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    anna, bo = house.person("Anna"), house.person("Bo")
    code = await anna.new_table([ME, OPEN, BOT], game="fort", options={"draft": True}, pace=MOVE)
    await bo.post(f"/tables/{code}/seats/1", {"name": "Bo"})
    later(monkeypatch, 20)
    assert await left(anna, code) == [40, 40, None]
    await turn(anna, code)
    seats = (await bo.get(f"/tables/{code}"))["clock"]["seats"]
    assert [seat and seat["runs"] for seat in seats] == [False, True, None]
    later(monkeypatch, 70)
    await keeper(house).act()
    places = (await anna.update(code))["table"]["places"]
    assert [place["left"] for place in places] == [None, "late", None]


async def test_taking_back_gains_no_time(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    anna, _, code = await two(house, MOVE)
    later(monkeypatch, 30)
    update = await anna.update(code)
    update = await anna.act(code, update["number"], update["prompt"]["options"][0]["action"])
    assert update["may_undo"]
    await anna.act(code, update["number"], "undo")
    assert await left(anna, code) == [30, 60]


async def test_records_of_timed_matches_verify(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    _anna, bo, code = await two(house, MOVE)
    later(monkeypatch, 61)
    await keeper(house).act()
    while (await bo.my_turn(code))["table"]["status"] == "playing":
        await turn(bo, code)
    paper = (await bo.client.get(f"/api/tables/{code}/record")).content
    record = records.loads(iter(paper.splitlines(keepends=True)), "record")
    assert verify(records.replay(record).game, record)


# --- the scheduler ------------------------------------------------------------------------------


async def test_a_table_asleep_is_woken_after_a_restart(settings: Settings, monkeypatch: pytest.MonkeyPatch) -> None:
    async with house_of(settings) as house:
        _anna, bo, code = await two(house, DAYS)
        cookie = dict(bo.client.cookies)
    later(monkeypatch, 30 * DAY)  # nobody served: nobody loses time
    async with house_of(settings) as house:
        bo = house.person("Bo")
        bo.client.cookies.update(cookie)
        await keeper(house).act()
        assert house.hub.tables == {}
        assert await left(bo, code) == [3 * DAY, 3 * DAY]
        house.hub.tables.clear()
        later(monkeypatch, 3.1 * DAY)
        await keeper(house).act()
        table = await house.hub.table(code)  # the server's own look at the clocks may have come between
        assert table.seating.at(0).handed_to_bot
        assert (await bo.my_turn(code))["table"]["places"][0]["left"] == "late"


@pytest.mark.parametrize("hours", [3, -3])
async def test_nobody_gains_or_loses_time_when_the_machines_clock_is_set(
    settings: Settings, monkeypatch: pytest.MonkeyPatch, hours: int
) -> None:
    """As a network sets it minutes after the start, where a machine has no clock of its own."""
    async with house_of(settings) as house:
        anna, bo, code = await two(house, BANK)
        cookie = dict(bo.client.cookies)
        for _ in range(2):
            set_by(monkeypatch, 3600 * hours)
            await keeper(house).act()
            assert await left(anna, code) == [600, 600]
            await keeper(house).uptime.beat()
            assert await left(bo, code) == [600, 600]
    set_by(monkeypatch, 3600 * hours)
    async with house_of(settings) as house:
        bo = house.person("Bo")
        bo.client.cookies.update(cookie)
        await keeper(house).act()
        assert await left(bo, code) == [600, 600]
        later(monkeypatch, 601)
        await keeper(house).act()
        assert (await bo.update(code))["table"]["places"][0]["left"] == "late"


async def test_many_that_sleep_are_not_looked_at(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    _, _, code = await two(house, DAYS)
    asked: list[str] = []
    honest = house.hub.table

    async def noted(code: str) -> object:
        asked.append(code)
        return await honest(code)

    monkeypatch.setattr(house.hub, "table", noted)
    await keeper(house).act()
    assert asked == []
    assert house.app.state.services.uptime.next == house.table(code).stored.clock.due  # type: ignore[union-attr]


async def test_a_table_that_cannot_be_opened_holds_up_no_other(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    _, _, broken = await two(house, MOVE)
    _, _, code = await two(house, MOVE)
    store = house.app.state.services.store
    async with store.writing() as connection:
        await connection.execute(update(TABLES).where(TABLES.c.code == broken).values(game="no_such_game"))
    house.hub.tables.clear()
    later(monkeypatch, 61)
    await keeper(house).act()
    assert house.table(code).seating.at(0).handed_to_bot
    async with store.reading() as connection:
        due = (await connection.execute(select(TABLES.c.due).where(TABLES.c.code == broken))).scalar_one()
    assert due > house.app.state.services.uptime.now()


async def test_bots_go_on_by_the_week_though_nobody_looks(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    anna, bo = house.person("Anna"), house.person("Bo")
    code = await anna.new_table([ME, BOT, OPEN], pace=DAYS, options=SHORT)
    await bo.post(f"/tables/{code}/seats/2", {"name": "Bo"})
    monkeypatch.setattr("gamekeeper.server.bot_turns.BotTurns.wake", lambda _: None)
    await turn(anna, code)
    monkeypatch.undo()
    house.hub.tables.clear()  # as after a kill
    monkeypatch.setattr(uptime, "GRACE", 0.0)
    later(monkeypatch, 61)
    await keeper(house).act()
    task = house.table(code).bots.task
    assert task is not None
    await task
    assert house.table(code).timing.deciders() == [2]


# --- days off ------------------------------------------------------------------------------------


async def test_days_off_stop_ones_clocks_and_are_shown(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    anna, bo, code = await two(house, DAYS)
    now = uptime.time.time()
    mine = await anna.post("/me/days-off", {"begins": 0, "ends": now + 10 * DAY})
    assert round(mine["left"] / DAY) == 20
    await keeper(house).act()
    seat = (await bo.get(f"/tables/{code}"))["clock"]["seats"][0]
    assert round(seat["off_until"] - now, -1) == 10 * DAY
    later(monkeypatch, 12 * DAY)
    await keeper(house).act()
    assert [round(one / DAY) for one in await left(bo, code)] == [1, 3]  # type: ignore[operator]
    later(monkeypatch, 1.1 * DAY)
    await keeper(house).act()
    assert (await bo.get(f"/tables/{code}"))["places"][0]["left"] == "late"


async def test_who_is_back_early_has_less(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    anna, bo, code = await two(house, DAYS)
    now = uptime.time.time()
    [span] = (await anna.post("/me/days-off", {"begins": 0, "ends": now + 10 * DAY}))["spans"]
    await keeper(house).act()
    later(monkeypatch, 2 * DAY)
    assert round((await anna.delete(f"/me/days-off/{span['id']}"))["left"] / DAY) == 28
    later(monkeypatch, 3.1 * DAY)
    await keeper(house).act()
    assert (await bo.get(f"/tables/{code}"))["places"][0]["left"] == "late"


async def test_days_off_are_not_cut_to_pieces(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    anna = house.person("Anna")
    await anna.put("/me", {"name": "Anna"})
    monkeypatch.setattr(days_off, "IN_A_YEAR", 3)
    for _ in range(3):
        now = uptime.time.time()
        mine = await anna.post("/me/days-off", {"begins": now, "ends": now + DAY})
        await anna.delete(f"/me/days-off/{mine['spans'][-1]['id']}")
    assert await anna.refused("POST", "/me/days-off", {"begins": now, "ends": now + DAY}) == (409, "BadDaysOff")


async def test_days_off_are_bounded(house: House) -> None:
    anna = house.person("Anna")
    assert (await anna.get("/me/days-off"))["left"] == 30 * DAY
    assert await anna.refused("POST", "/me/days-off", {"begins": 0, "ends": 9}) == (404, "UnknownSession")
    await anna.put("/me", {"name": "Anna"})
    now = uptime.time.time()
    for begins, ends in ((0, now - 1), (now, now + 31 * DAY), (now, now + 400 * DAY)):
        assert await anna.refused("POST", "/me/days-off", {"begins": begins, "ends": ends}) == (409, "BadDaysOff")
    await anna.post("/me/days-off", {"begins": now + 100 * DAY, "ends": now + 120 * DAY})
    for begins, ends in ((110, 111), (10, 21)):
        body = {"begins": now + begins * DAY, "ends": now + ends * DAY}
        assert await anna.refused("POST", "/me/days-off", body) == (409, "BadDaysOff")
    mine = await anna.post("/me/days-off", {"begins": now + 10 * DAY, "ends": now + 20 * DAY})
    assert (round(mine["left"]), len(mine["spans"])) == (0, 2)
