"""Nothing that was acknowledged is lost: reloading, losing races, failing stores, damaged rows."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Any

import pytest
from sqlalchemy import delete, update

from gamekeeper.server.errors import StoreFailed
from gamekeeper.server.schema import HISTORY, SNAPSHOTS
from gamekeeper.server.settings import Settings
from gamekeeper.server.store import Store
from server.people import ME, OPEN, House, Json, Person, act, house_of
from server.test_play import alone, two

pytestmark = pytest.mark.anyio

Build = Callable[..., Settings]


def without_clock(told: Json) -> Json:
    """An update without what depends on the moment."""
    table = {name: value for name, value in told["table"].items() if name not in ("now", "places")}
    return {**told, "table": table, "key": None}


async def moves(person: Person, code: str, count: int) -> Json:
    """Some decisions, bots between them; the last update of one's own turn."""
    for _ in range(count):
        mine = await person.my_turn(code)
        await person.act(code, mine["number"], mine["prompt"]["options"][0]["action"])
    return await person.my_turn(code)


async def test_a_table_that_left_the_memory_comes_back_the_same(house: House) -> None:
    anna, code, _ = await alone(house, 3)
    before = await moves(anna, code, 12)
    assert before["number"] > 20  # past a snapshot
    house.hub.tables.clear()
    assert without_clock(await anna.update(code)) == without_clock(before)


async def test_another_server_on_the_same_database_goes_on(settings: Settings) -> None:
    async with house_of(settings) as first:
        anna, code, _ = await alone(first, 3)
        before = await moves(anna, code, 5)
        cookie = anna.client.cookies["gamekeeper"]
    async with house_of(settings) as second:
        again = second.person("Anna")
        again.client.cookies["gamekeeper"] = cookie
        assert without_clock(await again.update(code)) == without_clock(before)
        await moves(again, code, 3)


async def test_undo_outlives_a_restart(house: House) -> None:
    anna, _, code = await two(house)
    before = await anna.my_turn(code)
    await anna.act(code, 0, before["prompt"]["options"][0]["action"])
    house.hub.tables.clear()
    assert (await anna.update(code))["may_undo"]
    assert (await anna.act(code, 1, "undo"))["view"] == before["view"]
    house.hub.tables.clear()
    assert (await anna.update(code))["view"] == before["view"]


async def test_a_key_is_remembered_after_a_restart(house: House) -> None:
    anna, _, code = await two(house)
    option = (await anna.my_turn(code))["prompt"]["options"][0]["action"]
    first = await anna.act(code, 0, option, "sent-before-it-fell")
    house.hub.tables.clear()
    again = await anna.act(code, 0, option, "sent-before-it-fell")
    assert again["number"] == first["number"] == 1


@pytest.mark.usefixtures("no_lease")
async def test_of_two_servers_that_write_at_once_one_wins(settings: Settings) -> None:
    async with house_of(settings) as one, house_of(settings) as other:
        anna, bo, code = await two(one)
        twins = []
        for person in (anna, bo):
            twin = other.person()
            twin.client.cookies["gamekeeper"] = person.client.cookies["gamekeeper"]
            twins.append(twin)
        for _ in range(12):
            state = await anna.update(code)
            seat = state["deciders"][0]
            here, there = (anna, bo)[seat], twins[seat]
            mine = await here.update(code)
            options = [option["action"] for option in mine["prompt"]["options"]]
            answers = await asyncio.gather(
                here.client.post(f"/api/tables/{code}/actions", json=act(mine["number"], options[0])),
                there.client.post(f"/api/tables/{code}/actions", json=act(mine["number"], options[-1])),
            )
            assert sorted(answer.status_code for answer in answers) == [200, 409]
            assert [answer.json()["error"] for answer in answers if answer.status_code == 409] == ["StaleNumber"]
            views = [(await person.update(code))["view"] for person in (here, there)]
            assert views[0] == views[1]
        rows = await one.hub.services.store.history(code)
        assert [row.number for row in rows] == list(range(12))


@pytest.mark.usefixtures("no_lease")
async def test_who_loses_a_race_learns_what_happened(settings: Settings) -> None:
    async with house_of(settings) as one, house_of(settings) as other:
        anna, _, code = await two(one)
        twin = other.person()
        twin.client.cookies["gamekeeper"] = anna.client.cookies["gamekeeper"]
        async with twin.socket(code) as socket:
            await socket.update()
            option = (await anna.my_turn(code))["prompt"]["options"][0]["action"]
            await anna.act(code, 0, option)
            await socket.send({"type": "act", **act(0, option)})
            assert await socket.error() == "StaleNumber"
            await socket.send({"type": "sync"})
            assert (await socket.until(lambda message: message.get("number") == 1))["may_undo"]


@pytest.mark.usefixtures("no_lease")
async def test_two_who_take_the_last_seats_through_two_servers_begin(settings: Settings) -> None:
    async with house_of(settings) as one, house_of(settings) as other:
        anna = one.person("Anna")
        code = await anna.new_table([ME, OPEN, OPEN])
        await other.person().get(f"/tables/{code}")
        await one.person().post(f"/tables/{code}/seats/1", {"name": "Bo"})
        await other.person().post(f"/tables/{code}/seats/2", {"name": "Cy"})
        one.hub.tables.clear()
        assert (await anna.get(f"/tables/{code}"))["status"] == "playing"


class Faulty:
    """A store that fails now and then, before or after the row is written."""

    def __init__(self, store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
        self.honest = store.append
        self.mode = ""
        monkeypatch.setattr(store, "append", self.append)

    async def append(self, *arguments: Any) -> None:
        mode, self.mode = self.mode, ""
        if mode != "before":
            await self.honest(*arguments)
        if mode:
            raise StoreFailed("the database did not answer")


@pytest.mark.parametrize("mode", ["before", "after"])
async def test_a_store_that_fails_loses_nothing(house: House, monkeypatch: pytest.MonkeyPatch, mode: str) -> None:
    anna, bo, code = await two(house)
    store = Faulty(house.hub.services.store, monkeypatch)
    option = (await anna.my_turn(code))["prompt"]["options"][0]["action"]
    async with bo.socket(code) as other:
        await other.update()
        store.mode = mode
        assert await anna.refused("POST", f"/tables/{code}/actions", act(0, option, "try-it-again")) == (
            503,
            "StoreFailed",
        )
        again = await anna.act(code, 0, option, "try-it-again")
        assert again["number"] == 1
        assert (await other.update())["number"] == 1
    assert len(await house.hub.services.store.history(code)) == 1


async def test_a_bot_tries_again_when_the_store_fails(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    anna, code, update = await alone(house, 2, options={"start_seat": 0})
    store = Faulty(house.hub.services.store, monkeypatch)
    update = await anna.act(code, update["number"], update["prompt"]["options"][0]["action"])
    await anna.act(code, update["number"], "stop")
    store.mode = "after"
    assert (await anna.my_turn(code))["number"] > 2


async def test_nothing_is_told_before_it_is_stored(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    anna, bo, code = await two(house)
    store = house.hub.services.store
    honest, gate = store.append, asyncio.Event()

    async def slow(*arguments: Any) -> None:
        await gate.wait()
        await honest(*arguments)

    monkeypatch.setattr(store, "append", slow)
    option = (await anna.my_turn(code))["prompt"]["options"][0]["action"]
    async with bo.socket(code) as other:
        await other.update()
        acting = asyncio.create_task(anna.act(code, 0, option))
        with pytest.raises(TimeoutError):
            async with asyncio.timeout(0.2):
                await other.update()
        assert not acting.done()
        assert (await bo.update(code))["number"] == 0
        gate.set()
        assert (await other.update())["number"] == 1
        await acting


async def test_who_hangs_up_in_the_middle_has_acted_all_the_same(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    anna, bo, code = await two(house)
    store = house.hub.services.store
    honest, gate, reached = store.append, asyncio.Event(), asyncio.Event()

    async def slow(*arguments: Any) -> None:
        reached.set()
        await gate.wait()
        await honest(*arguments)

    monkeypatch.setattr(store, "append", slow)
    async with anna.socket(code) as one:
        option = (await one.turn())["prompt"]["options"][0]["action"]
        await one.send({"type": "act", **act(0, option)})
        await reached.wait()
    gate.set()
    while (await bo.update(code))["number"] == 0:
        await asyncio.sleep(0.01)


@pytest.mark.parametrize("damage", ["changed", "missing", "snapshot"])
async def test_a_damaged_match_is_refused_by_name(house: House, damage: str) -> None:
    anna, code, _ = await alone(house, 3)
    await moves(anna, code, 12)
    store = house.hub.services.store
    async with store.writing() as connection:
        if damage == "changed":
            await connection.execute(update(HISTORY).where(HISTORY.c.number == 1).values(action="malus"))
        elif damage == "missing":
            await connection.execute(delete(HISTORY).where(HISTORY.c.number == 2))
        else:
            await connection.execute(update(SNAPSHOTS).values(state=b"\x01"))
    house.hub.tables.clear()
    assert await anna.refused("GET", f"/tables/{code}") == (500, "DamagedTable")
    _, _, other = await two(house)
    assert (await anna.get(f"/tables/{other}"))["status"] == "playing"
