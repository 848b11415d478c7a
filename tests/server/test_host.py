"""Who decides who plays: who made the table, and who takes over."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from gamekeeper.server.settings import Settings
from server.people import BOT, ME, OPEN, House, Json, Person, house_of, later, soon

pytestmark = pytest.mark.anyio

Build = Callable[..., Settings]


async def three(house: House) -> tuple[Person, Person, str]:
    """Anna's table with Bo at it and a seat open."""
    anna, bo = house.person("Anna"), house.person("Bo")
    code = await anna.new_table([OPEN, ME, OPEN])
    await bo.post(f"/tables/{code}/seats/2", {"name": "Bo"})
    return anna, bo, code


def kinds(table: Json) -> list[str]:
    return [place["kind"] for place in table["places"]]


async def test_only_the_host_fills_starts_and_removes(house: House) -> None:
    anna, bo, code = await three(house)
    assert (await house.person().get(f"/tables/{code}"))["host"] == 1
    for person, name in ((bo, "NotHost"), (house.person(), "NoSeat")):
        for method, path, body in (
            ("POST", "/seats/0/bot", {}),
            ("POST", "/start", {}),
            ("DELETE", "/seats/1", None),
        ):
            assert await person.refused(method, f"/tables/{code}{path}", body) == (403, name)
    told = (await bo.client.post(f"/api/tables/{code}/start", json={})).json()
    assert (told["phrase"]["key"], told["phrase"]["params"]) == ("error-not-host", {"name": "Anna"})
    begun = await anna.post(f"/tables/{code}/start", {"level": "hard"})
    assert (begun["status"], begun["places"][0]["level"]) == ("playing", "hard")
    assert await anna.refused("POST", f"/tables/{code}/start", {}) == (409, "AlreadyStarted")


async def test_the_host_opens_seats_again_and_who_sat_there_is_told(house: House) -> None:
    anna, bo = house.person("Anna"), house.person("Bo")
    code = await anna.new_table([BOT, ME, OPEN, OPEN])
    await bo.post(f"/tables/{code}/seats/2", {"name": "Bo"})
    assert await bo.refused("DELETE", f"/tables/{code}/seats/0/bot") == (403, "NotHost")
    async with bo.socket(code) as his:
        assert (await his.update())["table"]["my_seat"] == 2
        assert kinds(await anna.delete(f"/tables/{code}/seats/2")) == ["bot", "person", "open", "open"]
        assert await his.error() == "SeatOpened"
    assert (await bo.get(f"/tables/{code}"))["my_seat"] is None
    assert kinds(await anna.delete(f"/tables/{code}/seats/0/bot"))[0] == "open"
    await bo.post(f"/tables/{code}/seats/0", {"name": "Bo"})
    await bo.delete(f"/tables/{code}/seats/0")


async def test_the_role_passes_on_when_the_host_goes_and_outlives_a_restart(house: House) -> None:
    anna, bo, code = await three(house)
    async with bo.socket(code) as his:
        await his.update()
        await anna.delete(f"/tables/{code}/seats/1")
        told = await his.until(lambda message: message.get("table", {}).get("host") == 2)
        assert told["table"]["places"][1]["kind"] == "open"
    await anna.post(f"/tables/{code}/seats/1", {"name": "Anna"})
    house.hub.tables.clear()
    assert (await anna.get(f"/tables/{code}"))["host"] == 2
    assert await anna.refused("POST", f"/tables/{code}/start", {}) == (403, "NotHost")
    await bo.delete(f"/tables/{code}/seats/2")
    await anna.delete(f"/tables/{code}/seats/1")
    assert (await anna.get(f"/tables/{code}"))["host"] is None
    await bo.post(f"/tables/{code}/seats/0", {"name": "Bo"})
    assert (await anna.get(f"/tables/{code}"))["host"] == 0


async def test_everybody_seated_decides_while_the_host_is_away(build: Build, monkeypatch: pytest.MonkeyPatch) -> None:
    async with house_of(build(absence_seconds=60.0, linger_seconds=0.0)) as house:
        anna, bo, code = await three(house)

        async def is_away() -> bool:
            return not (await bo.get(f"/tables/{code}"))["places"][1]["present"]

        async with anna.socket(code) as hers:
            await hers.update()
            later(monkeypatch, 100.0)
            assert await bo.refused("POST", f"/tables/{code}/start", {}) == (403, "NotHost")
        await soon(is_away)
        assert await bo.refused("POST", f"/tables/{code}/start", {}) == (403, "NotHost")
        later(monkeypatch, 100.0)
        begun = await bo.post(f"/tables/{code}/start", {"level": "easy"})
        assert (begun["status"], begun["host"]) == ("playing", 1)


async def test_only_the_host_lets_a_bot_play_for_who_is_away(build: Build, monkeypatch: pytest.MonkeyPatch) -> None:
    async with house_of(build(absence_seconds=60.0, linger_seconds=0.0)) as house:
        anna, bo, code = await three(house)
        cy = house.person("Cy")
        await cy.post(f"/tables/{code}/seats/0", {"name": "Cy"})
        async with anna.socket(code) as hers:
            await hers.update()
            later(monkeypatch, 100.0)
            assert await bo.refused("POST", f"/tables/{code}/seats/0/bot", {}) == (403, "NotHost")
            handed = await anna.post(f"/tables/{code}/seats/0/bot", {"level": "easy"})
            assert handed["places"][0]["handed_to_bot"]
        assert (await bo.post(f"/tables/{code}/seats/2/bot", {}))["places"][2]["handed_to_bot"]  # one's own at any time


async def test_a_table_of_bots_has_no_host(house: House) -> None:
    code = await house.person().new_table([BOT, BOT])
    assert (await house.person().get(f"/tables/{code}"))["host"] is None
