"""Notices of one's turn by Web Push: whom they reach, what they say, and push services that are rude."""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncIterator, Callable
from typing import NamedTuple

import pytest
from sqlalchemy import select

from gamekeeper.server import due, notices, pushing, uptime
from gamekeeper.server.clocks import DAY
from gamekeeper.server.schema_notices import NOTICES, PUSH_DEVICES
from gamekeeper.server.settings import Settings
from server.people import ME, OPEN, House, Json, Person, house_of, later, soon
from server.push_service import Browser, PushService, push_service

pytestmark = pytest.mark.anyio

QUICK = {"notice_delay_seconds": 0.05, "notice_look_seconds": 0.02}


class Place(NamedTuple):
    """A server, and the push service it may talk to."""

    house: House
    service: PushService

    async def rows(self) -> list[str]:
        """The tables of which somebody is still to be told."""
        async with self.house.hub.services.store.reading() as connection:
            return list((await connection.execute(select(NOTICES.c.code))).scalars())

    async def settled(self) -> None:
        """Until nobody is to be told of anything."""

        async def nothing() -> bool:
            return not await self.rows()

        await soon(nothing)


@pytest.fixture
async def service() -> AsyncIterator[PushService]:
    async with push_service() as running:
        yield running


@pytest.fixture
async def place(build: Callable[..., Settings], service: PushService) -> AsyncIterator[Place]:
    async with house_of(build(push_origins=(service.origin,), **QUICK)) as house:
        yield Place(house, service)


async def subscribed(place: Place, name: str, path: str, language: str = "en") -> Person:
    """Somebody with a device that takes notices."""
    person = place.house.person(name)
    await person.put("/me", {"name": name, "language": language})
    state = await person.put("/me/push", Browser(place.service, path).subscription())
    place.service.key = state["key"]
    return person


async def play_until(mover: Person, code: str, over: Callable[[Json], bool]) -> Json:
    """Somebody answers until it is no longer their turn, or for as long as `over` does not hold."""
    while True:
        update = await mover.update(code)
        if not update["prompt"] or over(update):
            return update
        await mover.act(code, update["number"], update["prompt"]["options"][0]["action"])


async def two(place: Place, path: str, language: str = "en") -> tuple[Person, Person, str]:
    """Ada takes notices, Bob does not; a table where it is Bob's turn or Ada's, and its code."""
    ada = await subscribed(place, "Ada", path, language)
    bob = place.house.person("Bob")
    code = await bob.new_table([ME, OPEN])
    await ada.post(f"/tables/{code}/seats/1", {"name": "Ada"})
    await play_until(bob, code, lambda _: False)
    return ada, bob, code


async def heard(service: PushService, count: int = 1) -> Json:
    """The notice after which there are so many."""

    async def enough() -> bool:
        return len(service.notices) >= count

    await soon(enough)
    return service.notices[count - 1]


async def test_who_is_away_is_told_in_their_language_and_no_more_than_all_may_know(place: Place) -> None:
    _, _, code = await two(place, "sent/ada", "it")
    notice = await heard(place.service)
    assert notice.pop("number") >= 0
    assert notice == {
        "title": "Yellowstone Park",
        "body": "Tocca a te, con Bob.",
        "tag": code,
        "url": f"/table/{code}",
        "waiting": 1,
        "language": "it",
    }
    await place.settled()
    assert len(place.service.notices) == 1


async def test_who_has_little_time_left_is_told_again_once(place: Place, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(uptime, "GRACE", 0.0)
    ada = await subscribed(place, "Ada", "sent/ada", "it")
    bob = place.house.person("Bob")
    code = await bob.new_table([ME, OPEN], pace={"kind": "days", "seconds": 3 * DAY}, options={"start_seat": 0})
    await ada.post(f"/tables/{code}/seats/1", {"name": "Ada"})
    await play_until(bob, code, lambda _: False)
    await heard(place.service)
    await place.settled()
    keeper = place.house.app.state.timekeeper
    later(monkeypatch, 2.4 * DAY)
    await keeper.act()
    await place.settled()
    assert len(place.service.notices) == 1
    later(monkeypatch, 0.35 * DAY)
    await keeper.act()
    assert (await heard(place.service, 2))["body"] == "Il tuo tempo sta per finire: restano 5 ore. Giochi con Bob."
    place.house.hub.tables.clear()
    later(monkeypatch, 0.1 * DAY)
    await keeper.act()
    await place.settled()
    assert len(place.service.notices) == 2


async def test_each_turn_is_told_once_under_the_same_topic(place: Place) -> None:
    ada, bob, code = await two(place, "sent/ada")
    first = await heard(place.service)
    await play_until(ada, code, lambda _: False)
    await play_until(bob, code, lambda _: False)
    second = await heard(place.service, 2)
    assert second["number"] > first["number"]
    assert len(set(place.service.topics)) == 1
    await place.settled()
    assert len(place.service.notices) == 2


async def test_who_is_at_the_table_is_not_told(place: Place, monkeypatch: pytest.MonkeyPatch) -> None:
    ada = await subscribed(place, "Ada", "sent/ada")
    bob = place.house.person("Bob")
    code = await bob.new_table([ME, OPEN])
    async with ada.socket(code):
        await ada.post(f"/tables/{code}/seats/1", {"name": "Ada"})
        await play_until(bob, code, lambda _: False)
        later(monkeypatch, notices.SEEN_SECONDS)
        await place.settled()
    assert place.service.asked == []


async def test_who_has_decided_meanwhile_is_not_told(place: Place, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(notices, "SEEN_SECONDS", 0.3)
    ada = await subscribed(place, "Ada", "sent/ada")
    bob = place.house.person("Bob")
    code = await bob.new_table([ME, OPEN])
    async with ada.socket(code):
        await ada.post(f"/tables/{code}/seats/1", {"name": "Ada"})
        await play_until(bob, code, lambda _: False)
        await play_until(ada, code, lambda _: False)
    await place.settled()
    assert place.service.asked == []


async def test_a_subscription_that_is_gone_is_forgotten(place: Place) -> None:
    ada, _, _ = await two(place, "gone/ada")
    await place.settled()
    assert place.service.asked == ["/gone/ada"]
    assert (await ada.get("/me/push"))["devices"] == []


async def test_a_busy_service_is_asked_again_and_others_not(place: Place, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(due, "FIRST_WAIT", 0.1)
    ada = await subscribed(place, "Ada", "busy/phone")
    await ada.put("/me/push", Browser(place.service, "sent/desk").subscription())
    bob = place.house.person("Bob")
    code = await bob.new_table([ME, OPEN])
    await ada.post(f"/tables/{code}/seats/1", {"name": "Ada"})
    await play_until(bob, code, lambda _: False)
    await heard(place.service, 2)
    await place.settled()
    assert sorted(place.service.asked) == ["/busy/phone", "/busy/phone", "/sent/desk"]


async def test_rude_services_lead_nowhere_and_end(place: Place, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(due, "FIRST_WAIT", 0.0)
    monkeypatch.setattr(due, "MOST_TRIES", 2)
    monkeypatch.setattr(pushing, "ALL_SECONDS", 1.0)
    ada = await subscribed(place, "Ada", "away/a")
    for path in ("slow/b", "huge/c"):
        await ada.put("/me/push", Browser(place.service, path).subscription())
    bob = place.house.person("Bob")
    code = await bob.new_table([ME, OPEN])
    await ada.post(f"/tables/{code}/seats/1", {"name": "Ada"})
    await play_until(bob, code, lambda _: False)
    await place.settled()
    assert {*place.service.asked} == {"/away/a", "/slow/b", "/huge/c"}
    assert place.service.asked.count("/away/a") == 1


async def test_a_restart_loses_no_notice(build: Callable[..., Settings], service: PushService) -> None:
    settings = build(push_origins=(service.origin,), **QUICK)
    from msgspec.structs import replace

    async with house_of(replace(settings, notice_delay_seconds=3600.0)) as house:
        await two(Place(house, service), "sent/ada")
        assert service.asked == []
    async with house_of(settings) as house:
        await heard(service)
        await Place(house, service).settled()
    assert len(service.notices) == 1


async def test_a_device_that_is_signed_out_is_told_nothing(place: Place, monkeypatch: pytest.MonkeyPatch) -> None:
    async def nothing() -> None:
        """No work for now."""

    monkeypatch.setattr(place.house.app.state.notices, "work", nothing)
    ada = await subscribed(place, "Ada", "sent/ada")
    bob = place.house.person("Bob")
    code = await bob.new_table([ME, OPEN])
    await ada.post(f"/tables/{code}/seats/1", {"name": "Ada"})
    [session] = (await ada.get("/me/account"))["sessions"]
    await ada.delete(f"/me/sessions/{session['id']}")
    await play_until(bob, code, lambda _: False)
    assert await place.rows() == [code]
    monkeypatch.undo()
    await place.settled()
    assert place.service.asked == []


@pytest.mark.parametrize(
    "endpoint",
    [
        "http://push.example/a",
        "https://127.0.0.1/a",
        "https://[::1]/a",
        "https://push.example:8443/a",
        "https://ada@push.example/a",
        "https:///a",
        "gopher://push.example/a",
        "https://push.example/" + "a" * 1100,
    ],
)
async def test_only_public_services_are_taken(place: Place, endpoint: str) -> None:
    ada = place.house.person("Ada")
    await ada.put("/me", {"name": "Ada", "language": "en"})
    body = Browser(place.service, "sent/ada").subscription()
    assert await ada.refused("PUT", "/me/push", body | {"endpoint": endpoint}) == (400, "BadSubscription")
    keys = {"p256dh": body["keys"]["p256dh"][:-4], "auth": body["keys"]["auth"]}
    assert await ada.refused("PUT", "/me/push", body | {"keys": keys}) == (400, "BadSubscription")


@pytest.mark.parametrize(
    "address",
    [
        "127.0.0.1",
        "10.1.2.3",
        "169.254.169.254",
        "100.64.0.1",
        "::1",
        "::ffff:10.0.0.1",
        "fd00::1",
        "64:ff9b::a00:1",
        "224.0.0.1",
    ],
)
async def test_a_name_that_leads_inside_is_not_followed(address: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async def found(*_: object, **__: object) -> list[object]:
        return [(0, 0, 0, "", ("93.184.215.14", 443)), (0, 0, 0, "", (address, 443))]

    monkeypatch.setattr(asyncio.get_running_loop(), "getaddrinfo", found)
    with pytest.raises(pushing.PrivateAddress):
        await pushing.PublicOnly(frozenset()).connect_tcp("push.example", 443)


async def test_devices_are_taken_along_and_deleted(place: Place) -> None:
    ada = await subscribed(place, "Ada", "sent/ada")
    import io
    import zipfile

    export = await ada.client.get("/api/me/export")
    with zipfile.ZipFile(io.BytesIO(export.content)) as archive:
        about = json.loads(archive.read("me.json"))
    assert [device["endpoint"] for device in about["push_devices"]] == [f"{place.service.origin}/sent/ada"]
    await ada.post("/me/delete", {"name": "Ada"})
    async with place.house.hub.services.store.reading() as connection:
        assert (await connection.execute(select(PUSH_DEVICES.c.id))).all() == []


async def test_the_key_is_the_same_as_long_as_the_secret(build: Callable[..., Settings]) -> None:
    one, again = pushing.Pusher(build()), pushing.Pusher(build())
    other = pushing.Pusher(build(secret=b"another secret for tests alone" * 2))
    assert one.public_key == again.public_key != other.public_key
    assert len(pushing.read(one.public_key, 65)) == 65
