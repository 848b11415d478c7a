"""Staying oneself: personal links, signing out, names, and guests nobody has seen for long."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable

import pytest
from msgspec.structs import replace
from sqlalchemy import update

from gamekeeper.server.auth import linkable
from gamekeeper.server.schema import GUESTS, LINKS
from gamekeeper.server.settings import Settings
from server.people import BOT, ME, OPEN, House, Json, Person, house_of
from server.test_play import alone, two

pytestmark = pytest.mark.anyio

Build = Callable[..., Settings]


async def test_a_tables_link_is_found_with_what_stands_behind_it_in_a_text(house: House) -> None:
    ada = house.person("Ada")
    code = await ada.new_table([ME, OPEN])
    for written in (f"{code}.", f"{code})", f"{code}%3E", f"{code[:4]}-{code[4:]}", code.upper()):
        assert (await ada.get(f"/tables/{written}"))["code"] == code
        assert (await ada.client.get(f"/table/{written}")).status_code == 200


def test_no_token_ends_with_what_programs_leave_out_of_a_link() -> None:
    assert [linkable(token) for token in ("a-_b", "a-_b-", "a-_b_")] == ["a-_b", "a-_ba", "a-_bz"]


async def token_of(person: Person, code: str) -> str:
    token: str = (await person.post(f"/tables/{code}/link"))["token"]
    return token


# --- personal links --------------------------------------------------------------------------------


async def test_a_personal_link_shows_first_what_it_would_do(house: House) -> None:
    anna, code, update_ = await alone(house)
    bo = house.person("Bo")
    await bo.new_table([ME, OPEN])
    token = await token_of(anna, code)
    for _ in range(3):
        offer = await bo.post("/resume/look", {"token": token})
    expected = {"name": "Anna", "code": code, "already": False, "me": "Bo", "tables": 1, "may_bring": False}
    assert offer == expected
    assert (await bo.get("/me"))["name"] == "Bo"
    assert (await house.person().post("/resume/look", {"token": token}))["me"] == ""
    assert (await anna.post("/resume/look", {"token": token}))["already"]
    assert (await bo.post("/resume", {"token": token}))["code"] == code
    assert (await bo.update(code))["view"]["hand"] == update_["view"]["hand"]


async def test_a_personal_link_works_once(house: House) -> None:
    anna, code, _ = await alone(house)
    token = await token_of(anna, code)
    people = [house.person() for _ in range(5)]
    answers = await asyncio.gather(*(person.client.post("/api/resume", json={"token": token}) for person in people))
    assert sorted(answer.status_code for answer in answers) == [200, 400, 400, 400, 400]
    for path in ("/resume", "/resume/look"):
        assert await house.person().refused("POST", path, {"token": token}) == (400, "BadToken")
    [line] = await anna.get("/me/links")
    assert line["used"] is not None
    assert token not in str(line)


async def test_fetching_addresses_uses_no_link_up(house: House) -> None:
    anna, code, _ = await alone(house)
    token = await token_of(anna, code)
    for path in ("/resume", f"/resume?token={token}", "/api/resume", f"/api/tables/{code}/link"):
        await house.person().client.get(path)
        await house.person().client.head(path)
    assert (await anna.get("/me/links"))[0]["used"] is None  # type: ignore[index]
    await house.person().post("/resume", {"token": token})


async def test_the_owner_of_a_link_revokes_it_and_nobody_else(house: House) -> None:
    anna, code, _ = await alone(house)
    made = await anna.post(f"/tables/{code}/link")
    bo = house.person("Bo")
    await bo.put("/me", {"name": "Bo"})
    await bo.delete(f"/me/links/{made['id']}")
    assert await bo.get("/me/links") == []
    assert [line["id"] for line in await anna.get("/me/links")] == [made["id"]]
    await anna.delete(f"/me/links/{made['id']}")
    assert await anna.get("/me/links") == []
    assert await bo.refused("POST", "/resume", {"token": made["token"]}) == (400, "BadToken")
    await anna.delete("/me/links/%00")


async def test_an_old_link_holds_no_more_and_links_do_not_pile_up(house: House) -> None:
    anna, code, _ = await alone(house)
    tokens = [await token_of(anna, code) for _ in range(25)]
    assert len(await anna.get("/me/links")) == 20
    assert await house.person().refused("POST", "/resume", {"token": tokens[0]}) == (400, "BadToken")
    async with house.hub.services.store.writing() as connection:
        await connection.execute(update(LINKS).values(expires=time.time() - 1))
    assert await house.person().refused("POST", "/resume", {"token": tokens[-1]}) == (400, "BadToken")
    await house.hub.clean()
    assert await anna.get("/me/links") == []


# --- signing out -----------------------------------------------------------------------------------


async def test_signing_out_everywhere_closes_open_sockets(house: House) -> None:
    anna, bo, code = await two(house)
    other = house.person()
    await other.post("/resume", {"token": await token_of(anna, code)})
    unused = await token_of(anna, code)
    async with anna.socket(code) as here, other.socket(code) as there, bo.socket(code) as his:
        for socket in (here, there, his):
            await socket.update()
        await anna.post("/me/sign-out")
        for socket in (here, there):
            assert await socket.error() == "SignedOut"
            assert await socket.closed() == 4401
        await his.send({"type": "ping"})
        assert (await his.until(lambda message: message["type"] == "pong"))["type"] == "pong"
    assert (await anna.get(f"/tables/{code}"))["my_seat"] == 0  # the device that asked stays
    async with anna.socket(code) as here:
        assert (await here.update())["table"]["my_seat"] == 0
    assert (await other.get(f"/tables/{code}"))["my_seat"] is None
    async with other.socket(code) as there:
        assert (await there.update())["table"]["my_seat"] is None
    assert await bo.refused("POST", "/resume", {"token": unused}) == (400, "BadToken")


async def test_a_socket_that_opens_while_its_guest_signs_out_is_closed(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    anna, _, code = await two(house)
    honest, gate, reached = house.hub.table, asyncio.Event(), asyncio.Event()

    async def slow(wanted: str) -> object:
        reached.set()
        await gate.wait()
        return await honest(wanted)

    monkeypatch.setattr(house.hub, "table", slow)
    async with anna.socket(code) as late:
        await reached.wait()
        await anna.post("/me/sign-out")
        gate.set()
        assert await late.error() == "SignedOut"
        assert await late.closed() == 4401


# --- names -----------------------------------------------------------------------------------------


async def refusal(house: House, name: str) -> Json:
    answer = await house.person().client.put("/api/me", json={"name": name})
    told: Json = answer.json()
    assert answer.status_code in (400, 409), told
    return {"error": told["error"], **told["phrase"]["params"]}


@pytest.mark.parametrize("name", ["x\u3164y", "\u2800", "a\u115fb", "a\u034fb", "a\u200bb", "Bo\U000e0101", "\uffa0"])
async def test_names_with_letters_that_are_not_seen_are_refused(house: House, name: str) -> None:
    assert await refusal(house, name) == {"error": "BadName", "why": "unseen"}


@pytest.mark.parametrize("name", ["z\u0334\u0356\u0308\u0341a", "\u0301Anna", "e" + "\u0301" * 8])
async def test_names_with_stacked_accents_are_refused(house: House, name: str) -> None:
    assert await refusal(house, name) == {"error": "BadName", "why": "accents"}


@pytest.mark.parametrize("name", ["\u0410nna", "Bo Pa\u03c1a", "\u0421ору1a"])
async def test_names_of_mixed_alphabets_are_refused(house: House, name: str) -> None:
    assert (await refusal(house, name))["why"] == "mixed"


@pytest.mark.parametrize("name", ["Birch", "bіrch".replace("і", "i"), "Кедр", "BETULLA", "J\u0075niper"])
async def test_nobody_is_called_like_a_bot(house: House, name: str) -> None:
    assert (await refusal(house, name))["error"] == "NameTaken"


GOOD = ["Анна", "Иван IV", "Nguyễn Thị", "太郎J", "สมชาย", "שָׁלוֹם", "Zoë Ö", "O'Brien", "José-Мария", "❤️ Bo", "김철수"]


@pytest.mark.parametrize("name", GOOD)
async def test_names_of_the_world_are_taken(house: House, name: str) -> None:
    assert (await house.person().put("/me", {"name": name}))["name"] == name.replace("\ufe0f", "")


@pytest.mark.parametrize(("sits", "comes"), [("Copy", "Сору"), ("Paul", "PauI"), ("modern", "modem"), ("Bol", "Bo1")])
async def test_nobody_at_a_table_looks_like_somebody_else(house: House, sits: str, comes: str) -> None:
    code = await house.person(sits).new_table([ME, OPEN, OPEN])
    answer = await house.person().client.post(f"/api/tables/{code}/seats/1", json={"name": comes})
    assert (answer.status_code, answer.json()["error"]) == (409, "NameTaken")
    assert answer.json()["phrase"]["params"] == {"name": sits}
    await house.person().post(f"/tables/{code}/seats/1", {"name": "Somebody"})


# --- guests ----------------------------------------------------------------------------------------


async def seen_long_ago(house: House, *names: str) -> None:
    async with house.hub.services.store.writing() as connection:
        await connection.execute(update(GUESTS).where(GUESTS.c.name.in_(names)).values(seen=time.time() - 90 * 86400))


async def test_guests_without_tables_are_forgotten_in_the_end(house: House) -> None:
    people = {name: house.person(name) for name in ("Anna", "Bo", "Cy")}
    for name, person in people.items():
        await person.put("/me", {"name": name})
    await people["Anna"].new_table([ME, BOT])
    await seen_long_ago(house, "Anna", "Bo")
    await house.hub.clean()
    assert [(await person.get("/me"))["name"] for person in people.values()] == ["Anna", "", "Cy"]


async def test_who_comes_back_in_time_is_not_forgotten(house: House) -> None:
    bo = house.person("Bo")
    await bo.put("/me", {"name": "Bo"})
    await seen_long_ago(house, "Bo")
    assert (await bo.get("/me"))["name"] == "Bo"
    await house.hub.clean()
    assert (await bo.get("/me"))["name"] == "Bo"


async def test_guests_without_tables_are_not_without_number(build: Build) -> None:
    limits = replace(build().limits, guests_without_tables=2, new_guests_per_minute=0.01, new_guest_burst=4)
    async with house_of(build(limits=limits)) as house:
        people = [house.person(f"P{number}") for number in range(4)]
        for person in people:
            await person.put("/me", {"name": person.name})
        assert await house.person().refused("PUT", "/me", {"name": "Eve"}) == (429, "TooManyGuests")
        await people[0].new_table([ME, BOT])
        await house.hub.clean()
        assert [(await person.get("/me"))["name"] for person in people] == ["P0", "", "P2", "P3"]
