"""Following people: only who agrees to be seen, in secret, and no table is told that was not open to everybody."""

from __future__ import annotations

import io
import json
import zipfile

import pytest
from sqlalchemy import func, select

from gamekeeper.server import following
from gamekeeper.server.belongings import hand_over
from gamekeeper.server.schema_people import FOLLOWS
from server.people import BOT, ME, OPEN, House, Json, Person

pytestmark = pytest.mark.anyio


async def shown(house: House, name: str) -> tuple[Person, str]:
    """Somebody who lets others see them, and their handle."""
    person = house.person(name)
    await person.put("/me", {"name": name})
    return person, (await person.put("/me/profile", {"shown": True}))["handle"]


async def reader(house: House, name: str = "Ada") -> Person:
    person = house.person(name)
    await person.put("/me", {"name": name})
    return person


async def at(person: Person) -> list[tuple[str, Json]]:
    return [(one["name"], one["at"]) for one in await person.get("/me/follows")]


async def rows(house: House) -> int:
    async with house.hub.services.store.reading() as connection:
        return int((await connection.execute(select(func.count()).select_from(FOLLOWS))).scalar_one())


async def test_only_who_agrees_to_be_seen_is_followed_and_until_they_hide(house: House) -> None:
    ada, (bob, handle) = await reader(house), await shown(house, "Bob")
    for _ in range(2):
        assert await ada.put(f"/me/follows/{handle}", {}) == [{"name": "Bob", "handle": handle, "at": None}]
    await bob.put("/me/profile", {"shown": False})
    assert await at(ada) == []
    assert await rows(house) == 0
    for wrong in (handle, "0" * 16, "%00", "x"):
        assert await ada.refused("PUT", f"/me/follows/{wrong}") == (404, "UnknownProfile")
    await bob.put("/me/profile", {"shown": True})
    assert await at(ada) == []
    assert await bob.refused("PUT", f"/me/follows/{handle}") == (404, "UnknownProfile")
    assert await house.person().refused("PUT", f"/me/follows/{handle}") == (404, "UnknownSession")


async def test_people_are_followed_no_more(house: House) -> None:
    ada, (_, handle) = await reader(house), await shown(house, "Bob")
    await ada.put(f"/me/follows/{handle}", {})
    assert await ada.delete(f"/me/follows/{handle}") == []
    assert await ada.delete("/me/follows/%00") == []


async def test_open_tables_of_who_one_follows_come_first(house: House) -> None:
    ada, (bob, handle), cleo = await reader(house), await shown(house, "Bob"), house.person("Cleo")
    code = await bob.new_table([ME, OPEN], listed=True)
    later = await cleo.new_table([ME, OPEN], listed=True)
    assert [one["code"] for one in await ada.get("/lobby")] == [later, code]
    await ada.put(f"/me/follows/{handle}", {})
    lobby = await ada.get("/lobby")
    assert [(one["code"], one["followed"]) for one in lobby] == [(code, ["Bob"]), (later, [])]  # type: ignore[index]
    assert {len(one["followed"]) for one in await cleo.get("/lobby")} == {0}  # type: ignore[index]
    assert await at(ada) == [("Bob", {"code": code, "game": "yellowstone_park", "open": True})]
    await cleo.post(f"/tables/{code}/seats/1", {"name": "Cleo"})
    assert await at(ada) == [("Bob", {"code": code, "game": "yellowstone_park", "open": False})]
    await bob.put(f"/tables/{code}/room", {"chat": "off", "watchers_write": False, "watching": False})
    assert await at(ada) == [("Bob", None)]


async def test_tables_that_are_found_by_their_link_alone_are_not_told(house: House) -> None:
    ada, (bob, handle) = await reader(house), await shown(house, "Bob")
    await ada.put(f"/me/follows/{handle}", {})
    await bob.new_table([ME, OPEN])
    await bob.new_table([ME, BOT])
    assert await at(ada) == [("Bob", None)]


async def test_who_has_gone_sits_nowhere_now(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    ada, (bob, handle) = await reader(house), await shown(house, "Bob")
    await ada.put(f"/me/follows/{handle}", {})
    code = await bob.new_table([ME, OPEN], listed=True)
    house.table(code).seating.asked.clear()
    assert await at(ada) == [("Bob", None)]


async def test_a_table_names_who_can_be_followed(house: House) -> None:
    ada, (bob, handle), cleo = await reader(house), await shown(house, "Bob"), house.person("Cleo")
    code = await bob.new_table([ME, OPEN, OPEN])
    await ada.post(f"/tables/{code}/seats/1", {"name": "Ada"})
    await cleo.post(f"/tables/{code}/seats/2", {"name": "Cleo"})
    told = {"seat": 0, "name": "Bob", "handle": handle}
    assert await ada.get(f"/tables/{code}/people") == [told]
    await ada.put(f"/me/follows/{handle}", {})
    assert await cleo.get(f"/tables/{code}/people") == [told]
    assert await bob.get(f"/tables/{code}/people") == []


async def test_there_is_a_limit(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(following, "MOST", 1)
    ada, (_, one), (_, other) = await reader(house), await shown(house, "Bob"), await shown(house, "Cleo")
    await ada.put(f"/me/follows/{one}", {})
    await ada.put(f"/me/follows/{one}", {})
    assert await ada.refused("PUT", f"/me/follows/{other}") == (409, "TooManyFollows")
    assert [name for name, _ in await at(ada)] == ["Bob"]


async def exported(person: Person) -> Json:
    export = await person.client.get("/api/me/export")
    with zipfile.ZipFile(io.BytesIO(export.content)) as archive:
        about: Json = json.loads(archive.read("me.json"))
    return about


async def test_it_is_in_ones_own_export_and_goes_with_either(house: House) -> None:
    ada, (bob, handle) = await reader(house), await shown(house, "Bob")
    await ada.put(f"/me/follows/{handle}", {})
    assert [one["name"] for one in (await exported(ada))["follows"]] == ["Bob"]
    assert (await exported(bob))["follows"] == [], "nobody learns who follows them"
    await bob.post("/me/delete", {"name": "Bob"})
    assert (await at(ada), await rows(house)) == ([], 0)
    _, other = await shown(house, "Cleo")
    await ada.put(f"/me/follows/{other}", {})
    await ada.post("/me/delete", {"name": "Ada"})
    assert await rows(house) == 0


async def test_nobody_follows_themselves_once_two_are_one(house: House) -> None:
    ada, (_, handle) = await reader(house), await shown(house, "Bob")
    await ada.put(f"/me/follows/{handle}", {})
    async with house.hub.services.store.reading() as connection:
        guest, account = (await connection.execute(select(FOLLOWS.c.guest, FOLLOWS.c.followed))).one()
    await hand_over(house.hub, guest, account)
    assert await rows(house) == 0
