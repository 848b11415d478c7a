"""The lobby: who is listed, to whom, and a seat with anybody about as strong."""

from __future__ import annotations

import asyncio

import pytest

from gamekeeper.server import settling
from gamekeeper.server.rating import Standing
from server.people import BOT, ME, OPEN, House, Json, later

pytestmark = pytest.mark.anyio

SEEK = {"game": "yellowstone_park", "seats": 2}


def seek(name: str, **more: object) -> Json:
    return SEEK | {"name": name} | more


async def test_only_open_tables_of_who_waits_are_listed(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    anna, bo = house.person("Anna"), house.person("Bo")
    assert await bo.get("/lobby") == []
    hidden = await anna.new_table([ME, OPEN])
    code = await anna.new_table([ME, OPEN, BOT], listed=True, options={"turn_cap": 6})
    [line] = await bo.get("/lobby")
    assert (line["code"], line["names"], line["bots"], line["free"]) == (code, ["Anna"], 1, [1])
    assert (line["rated"], line["is_usual"], line["mine"]) == (False, False, False)
    assert hidden not in str(line)
    assert (await anna.get("/lobby"))[0]["mine"]
    assert (await anna.get(f"/tables/{code}"))["listed"]
    await bo.post(f"/tables/{code}/seats/1", {"name": "Bo"})
    assert await bo.get("/lobby") == []
    await anna.new_table([ME, OPEN], listed=True)
    assert len(await bo.get("/lobby")) == 1
    later(monkeypatch, 60)
    assert await bo.get("/lobby") == []  # nobody waits there any more
    assert await house.person().new_table([OPEN, OPEN], listed=True)
    assert await bo.get("/lobby") == []


async def test_two_who_look_for_anybody_meet(house: House) -> None:
    anna, bo, cleo = (house.person(name) for name in ("Anna", "Bo", "Cleo"))
    waits = await anna.post("/lobby/play", seek("Anna"))
    assert (waits["status"], waits["listed"]) == ("waiting", True)
    assert (await anna.post("/lobby/play", seek("Anna")))["code"] == waits["code"]
    assert (await cleo.post("/lobby/play", seek("Cleo", rated=True)))["code"] != waits["code"]
    met = await bo.post("/lobby/play", seek("Bo"))
    assert (met["code"], met["status"]) == (waits["code"], "playing")
    assert await bo.refused("POST", "/lobby/play", seek("Bo", seats=1)) == (400, "BadSetup")
    assert await bo.refused("POST", "/lobby/play", seek("Bo", game="chess")) == (404, "UnknownGame")


async def test_many_at_once_are_seated_in_pairs(house: House) -> None:
    people = [house.person(f"Player {number}") for number in range(6)]
    tables = await asyncio.gather(*(person.post("/lobby/play", seek(person.name)) for person in people))
    assert all(table["my_seat"] is not None for table in tables)
    assert len({table["code"] for table in tables}) == 3
    assert {table.status for table in house.hub.tables.values()} == {"playing"}


async def test_who_is_far_apart_does_not_meet(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    anna, bo = house.person("Anna"), house.person("Bo")
    code = (await anna.post("/lobby/play", seek("Anna")))["code"]
    standings = {"Anna": Standing(20.0, 2.0), "Bo": Standing(45.0, 2.0)}

    async def known(_store: object, guests: set[str]) -> dict[tuple[str, str, int], Standing]:
        found = [await house.app.state.services.store.guest(guest) for guest in guests]
        return {(guest.id, "yellowstone_park", 2): standings[guest.name] for guest in found}

    await bo.put("/me", {"name": "Bo"})
    assert (await bo.get("/lobby"))[0]["near"]  # nothing is known of either
    monkeypatch.setattr(settling, "standings_of", known)
    assert not (await bo.get("/lobby"))[0]["near"]
    assert (await bo.post("/lobby/play", seek("Bo")))["code"] != code
    standings["Bo"] = Standing(24.0, 2.0)
    assert [line["near"] for line in await bo.get("/lobby")] == [False, True]  # the first is Bo's own


async def test_nobody_fills_the_lobby_alone(house: House) -> None:
    anna, bo, cleo = house.person("Anna"), house.person("Bo"), house.person("Cleo")
    his = await bo.new_table([ME, OPEN], listed=True)
    hers = [await anna.new_table([ME, OPEN], listed=True) for _ in range(5)]
    assert [one["code"] for one in await cleo.get("/lobby")] == [*hers[:1:-1], his]
