"""Who watches a table: counted, named where they want it, and shut out by the host, through every door."""

from __future__ import annotations

import pytest

from server.people import ME, OPEN, House, Json, Person, Socket
from server.test_play import two

pytestmark = pytest.mark.anyio
KINDS = ["sqlite"]  # no other database could make a difference here


async def told(socket: Socket, count: int) -> Json:
    """The next that is told of so many who watch."""
    message = await socket.until(lambda one: "table" in one and one["table"]["watchers"]["count"] == count)
    watchers: Json = message["table"]["watchers"]
    return watchers


async def shown(person: Person) -> None:
    await person.put("/me", {"name": person.name})
    await person.put("/me/profile", {"shown": True})


async def test_people_who_watch_are_counted_once_and_named_where_they_want(house: House) -> None:
    anna, bo, code = await two(house)
    cleo, dan = house.person("Cleo"), house.person("Dan")
    await shown(cleo)
    await dan.put("/me", {"name": "Dan"})
    async with anna.socket(code) as one, bo.socket(code):
        async with cleo.socket(code), cleo.socket(code), dan.socket(code), house.person().socket(code):
            assert (await told(one, 3))["names"] == ["Cleo"]
        assert (await told(one, 0))["names"] == []


async def test_the_host_shuts_the_door_and_no_way_leads_in(house: House) -> None:
    anna, bo, code = await two(house)
    cleo = house.person("Cleo")
    await cleo.put("/me", {"name": "Cleo"})
    async with anna.socket(code) as one, bo.socket(code) as two_, cleo.socket(code) as watching:
        await watching.update()
        assert await bo.refused("PUT", f"/tables/{code}/room", {"watching": False}) == (403, "NotHost")
        await anna.put(f"/tables/{code}/room", {"watching": False})
        assert await watching.error() == "NotWatched"
        assert await watching.closed() == 4400
        assert "places" not in watching.heard[-1]
        for person in (cleo, house.person()):
            for path in ("", "/update", "/history", "/record", "/position?at=0", "/components", "/ratings"):
                assert await person.refused("GET", f"/tables/{code}{path}") == (403, "NotWatched"), path
            for path in ("/seats/0", "/rematch", "/chat/0/mute", "/branch"):
                assert (await person.refused("POST", f"/tables/{code}{path}", {}))[0] in (400, 403), path
            async with person.socket(code) as line:
                assert await line.error() == "NotWatched"
        await told(one, 0)
        update = await anna.update(code)
        await anna.act(code, update["number"], update["prompt"]["options"][0]["action"])
        assert (await two_.until(lambda message: message.get("number") == 1))["type"] == "update"
    await anna.put(f"/tables/{code}/room", {"watching": True})
    assert (await cleo.update(code))["number"] == 1


async def test_before_the_match_the_link_leads_to_a_seat_and_the_start_shuts_the_door(house: House) -> None:
    anna, bo, cleo = house.person("Anna"), house.person("Bo"), house.person("Cleo")
    code = await anna.new_table([ME, OPEN])
    await anna.put(f"/tables/{code}/room", {"watching": False})
    async with cleo.socket(code) as watching:
        assert (await watching.update())["table"]["status"] == "waiting"
        await bo.post(f"/tables/{code}/seats/1", {"name": "Bo"})
        assert await watching.error() == "NotWatched"
        assert not any('"status":"playing"' in text for text in watching.heard)


async def test_who_shares_a_device_with_a_player_is_let_in(house: House) -> None:
    anna = house.person("Anna")
    code = await anna.new_table([ME, {"kind": "beside", "name": "Cy"}])
    await anna.put(f"/tables/{code}/room", {"watching": False})
    assert (await anna.get(f"/tables/{code}", **{"as": -1}))["my_seat"] is None
    assert (await anna.get(f"/tables/{code}", **{"as": 1}))["my_seat"] == 1


async def test_a_link_that_may_not_be_watched_shows_nobody(house: House) -> None:
    anna, _, code = await two(house)
    assert await house.app.state.previews.table(code) is not None
    assert "Anna" in (await house.app.state.previews.of(f"table/{code}")).title
    await anna.put(f"/tables/{code}/room", {"watching": False})
    for _ in range(2):
        for first in ("table", "replay"):
            assert "Anna" not in (await house.app.state.previews.of(f"{first}/{code}")).title
        house.hub.tables.clear()  # as the database has it
