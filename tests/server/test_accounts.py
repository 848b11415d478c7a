"""Accounts: passkeys, devices, taking everything along, leaving; and clients that lie about all of it."""

from __future__ import annotations

import io
import json
from copy import copy
from typing import Any
from zipfile import ZipFile

import pytest
from msgspec.structs import replace
from sqlalchemy import delete, func, insert, select

from gamekeeper.server.auth import Guests
from gamekeeper.server.metadata import METADATA
from gamekeeper.server.passkeys import CHALLENGE_SECONDS
from gamekeeper.server.schema import GUESTS, PASSKEYS, RATINGS, SESSIONS, TABLES
from server.authenticator import Authenticator, account, asked, asked_in, at_home, decoded, encoded, sign_in
from server.people import BOT, ME, OPEN, House, Person, house_of, later
from server.test_identity import Build, seen_long_ago
from server.test_play import alone, two

pytestmark = pytest.mark.anyio


async def rows_in(house: House, table: Any, where: Any = True) -> int:
    async with house.hub.services.store.reading() as connection:
        return int((await connection.execute(select(func.count()).select_from(table).where(where))).scalar_one())


# --- passkeys --------------------------------------------------------------------------------------


async def test_a_guest_becomes_an_account_and_signs_in_elsewhere(house: House) -> None:
    anna, code, update = await alone(house)
    passkey = await account(anna)
    phone = house.person()
    assert await sign_in(phone, passkey) == {"name": "Anna", "brought": 0, "left": ""}
    assert (await phone.update(code))["view"]["hand"] == update["view"]["hand"]
    held = await phone.get("/me/account")
    assert [(one["name"], one["address"]) for one in held["passkeys"]] == [("Laptop", "localhost")]
    assert held["passkeys"][0]["used"] > held["passkeys"][0]["created"]
    assert [(one["how"], one["here"]) for one in held["sessions"]] == [("passkey", True), ("new", False)]
    assert (held["tables"], held["alone"], held["open"]) == (1, 1, 1)


async def test_nobody_yet_becomes_an_account_at_once(house: House) -> None:
    bo = house.person("Bo")
    await account(bo)
    assert (await bo.get("/me"))["name"] == "Bo"


async def test_passkeys_are_named_and_removed_the_last_only_when_meant(house: House) -> None:
    bo = house.person("Bo")
    await account(bo, "  first\u0000\n one ")
    await account(bo, "Phone")
    first, second = (await bo.get("/me/account"))["passkeys"]
    assert (first["name"], second["name"]) == ("first one", "Phone")
    await bo.put(f"/me/passkeys/{second['id']}", {"name": "Tablet"})
    assert await bo.refused("PUT", f"/me/passkeys/{second['id']}", {"name": " \u200b"}) == (400, "BadName")
    left = await bo.delete(f"/me/passkeys/{first['id']}")
    assert [one["name"] for one in left["passkeys"]] == ["Tablet"]
    assert await bo.refused("DELETE", f"/me/passkeys/{second['id']}") == (409, "LastPasskey")
    assert await bo.refused("DELETE", "/me/passkeys/%00") == (404, "UnknownPasskey")
    assert (await bo.delete(f"/me/passkeys/{second['id']}?last=true"))["passkeys"] == []


async def test_others_cannot_touch_ones_passkeys_and_sessions(house: House) -> None:
    anna, eve = house.person("Anna"), house.person("Eve")
    await account(anna)
    await account(eve)
    mine = await anna.get("/me/account")
    passkey, session = mine["passkeys"][0]["id"], mine["sessions"][0]["id"]
    assert await eve.refused("DELETE", f"/me/passkeys/{passkey}?last=true") == (404, "UnknownPasskey")
    assert await eve.refused("PUT", f"/me/passkeys/{passkey}", {"name": "x"}) == (404, "UnknownPasskey")
    assert await eve.refused("DELETE", f"/me/sessions/{session}") == (404, "UnknownSession")
    assert await anna.get("/me/account") == mine


async def test_accounts_are_not_forgotten(house: House) -> None:
    anna, bo = house.person("Anna"), house.person("Bo")
    passkey = await account(anna)
    await bo.put("/me", {"name": "Bo"})
    await seen_long_ago(house, "Anna", "Bo")
    await house.hub.clean()
    assert await rows_in(house, GUESTS) == 1
    assert await rows_in(house, SESSIONS) == 1
    assert (await sign_in(bo, passkey))["name"] == "Anna"


# --- clients that lie ------------------------------------------------------------------------------


async def refusal(person: Person, credential: Any) -> tuple[int, str]:
    return await person.refused("POST", "/sign-in", {"credential": credential})


async def test_an_answer_holds_once_and_for_a_while(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    anna, phone = house.person("Anna"), house.person()
    passkey = await account(anna)
    at_home(phone)
    answer = passkey.get(await asked_in(phone))
    await phone.post("/sign-in", {"credential": answer})
    assert await refusal(phone, answer) == (409, "OldChallenge")
    late = passkey.get(await asked_in(phone))
    later(monkeypatch, CHALLENGE_SECONDS + 1)
    assert await refusal(phone, late) == (409, "OldChallenge")


async def test_an_answer_is_of_who_was_asked(house: House) -> None:
    anna, phone, eve = house.person("Anna"), house.person(), house.person("Eve")
    passkey = await account(anna)
    at_home(phone)
    at_home(eve)
    answer = passkey.get(await asked_in(phone))
    assert await refusal(eve, answer) == (409, "OldChallenge")  # asked nothing herself
    await asked_in(eve)
    assert await refusal(eve, answer) == (400, "BadPasskey")  # asked something else
    stolen = phone.client.cookies["gamekeeper-challenge"]
    await eve.put("/me", {"name": "Eve"})
    eve.client.cookies.set("gamekeeper-challenge", stolen)
    assert await refusal(eve, answer) == (409, "OldChallenge")  # somebody else was asked


async def test_what_was_asked_for_one_thing_answers_no_other(house: House) -> None:
    anna = house.person("Anna")
    passkey = await account(anna)
    options = await asked(anna)
    assert await refusal(anna, passkey.get({**options, "rpId": "localhost"})) == (409, "OldChallenge")


async def test_answers_that_do_not_hold(house: House) -> None:
    anna, phone = house.person("Anna"), house.person()
    passkey = await account(anna)
    await sign_in(phone, passkey)
    for lie in ("origin", "signature", "name", "handle", "count", "absent"):
        options, liar = await asked_in(phone), copy(passkey)
        if lie == "origin":
            liar.origin = "http://localhost.evil.example"
        if lie == "name":
            options["rpId"] = "evil.example"
        if lie == "handle":
            liar.handle = b"somebody else"
        if lie == "count":
            liar.count = 0  # a copy of the key that does not know of its last use
        answer = liar.get(options)
        if lie == "signature":
            *rest, last = decoded(answer["response"]["signature"])
            answer["response"]["signature"] = encoded(bytes([*rest, last ^ 1]))
        if lie == "absent":
            answer["response"]["authenticatorData"] = encoded(liar.data("localhost", 0))
        assert await refusal(phone, answer) == (400, "BadPasskey"), lie
    await sign_in(phone, passkey)


async def test_one_account_does_not_open_by_anothers_passkey(house: House) -> None:
    anna, eve, phone = house.person("Anna"), house.person("Eve"), house.person()
    hers, his = await account(anna), await account(eve)
    at_home(phone)
    his.id = hers.id  # Anna's, signed by Eve
    assert await refusal(phone, his.get(await asked_in(phone))) == (400, "BadPasskey")
    assert await refusal(phone, Authenticator(at_home(phone)).get(await asked_in(phone))) == (404, "UnknownPasskey")
    credential = hers.create(await asked(eve))  # a passkey that is Anna's already
    assert await eve.refused("POST", "/me/passkeys", {"credential": credential, "name": "x"}) == (400, "BadPasskey")


NONSENSE: list[Any] = [
    {},
    {"id": 7},
    {"id": "x", "rawId": "x", "type": "public-key", "response": None},
    {"id": "x", "rawId": "é", "type": "public-key", "response": {"clientDataJSON": "e30", "attestationObject": "oA"}},
]


async def test_nonsense_is_named(house: House) -> None:
    anna = house.person("Anna")
    passkey = await account(anna)
    for credential in NONSENSE:
        await asked(anna)
        body = {"credential": credential, "name": "x"}
        assert await anna.refused("POST", "/me/passkeys", body) == (400, "BadPasskey"), credential
        await asked_in(anna)
        assert await refusal(anna, {**credential, "id": encoded(passkey.id)}) == (400, "BadPasskey"), credential
    assert await anna.refused("POST", "/sign-in", {"credential": {"x": "y" * 20_000}}) == (413, "MessageTooLarge")
    assert (await anna.refused("POST", "/sign-in", {"credential": []}))[1] == "BadMessage"


async def test_pages_of_other_sites_and_without_a_name_get_nothing(house: House) -> None:
    anna = house.person("Anna")
    at_home(anna)
    anna.client.headers["origin"] = "https://evil.example"
    assert await anna.refused("POST", "/me/passkeys/ask", {"name": "Anna"}) == (403, "WrongOrigin")
    port = anna.client.base_url.port
    anna.client.headers.update({"origin": f"http://127.0.0.1:{port}", "host": f"127.0.0.1:{port}"})
    assert await anna.refused("POST", "/sign-in/ask") == (409, "NoPasskeys")
    del anna.client.headers["origin"]
    assert await anna.refused("POST", "/sign-in/ask") == (409, "NoPasskeys")


async def test_behind_a_proxy_passkeys_are_of_its_name(build: Build) -> None:
    async with house_of(build(public_url="https://play.example")) as house:
        anna = house.person("Anna")
        anna.client.headers["origin"] = "https://play.example"
        options = await asked(anna)
        assert options["rp"]["id"] == "play.example"
        made = Authenticator("https://play.example").create(options)
        anna.client.cookies.clear()  # httpx sends no Secure cookie over plain http
        assert await anna.refused("POST", "/me/passkeys", {"credential": made, "name": "x"}) == (404, "UnknownSession")
        anna.client.headers["origin"] = "https://play.example.evil.example"
        assert await anna.refused("POST", "/sign-in/ask") == (403, "WrongOrigin")


async def test_nobody_asks_without_end(build: Build) -> None:
    limits = replace(build().limits, ceremonies_per_minute=0.01, ceremony_burst=3)
    async with house_of(build(limits=limits)) as house:
        anna = house.person("Anna")
        await account(anna)
        await asked_in(anna)
        assert await anna.refused("POST", "/sign-in/ask") == (429, "TooManyRequests")


# --- devices ---------------------------------------------------------------------------------------


async def test_devices_are_listed_and_revoked(house: House) -> None:
    anna, bo, code = await two(house)
    passkey = await account(anna)
    phone = house.person()
    phone.client.headers["user-agent"] = (
        "Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) "
        "Version/17.5 Mobile/15E148 Safari/604.1"
    )
    await sign_in(phone, passkey)
    there = next(one for one in (await anna.get("/me/account"))["sessions"] if not one["here"])
    assert (there["browser"], there["system"]) == ("Mobile Safari", "iOS")
    async with anna.socket(code) as here, phone.socket(code) as away, bo.socket(code) as his:
        for socket in (here, away, his):
            await socket.update()
        left = await anna.delete(f"/me/sessions/{there['id']}")
        assert [one["here"] for one in left["sessions"]] == [True]
        assert await away.error() == "SignedOut"
        assert await away.closed() == 4401
        for socket in (here, his):
            await socket.send({"type": "ping"})
            assert (await socket.until(lambda message: message["type"] == "pong"))["type"] == "pong"
    assert (await phone.get("/me"))["name"] == ""
    assert (await phone.get(f"/tables/{code}"))["my_seat"] is None


async def test_signing_out_on_all_others_keeps_this_one(house: House) -> None:
    anna, phone = house.person("Anna"), house.person()
    await sign_in(phone, await account(anna))
    await phone.post("/me/sign-out")
    assert [one["here"] for one in (await phone.get("/me/account"))["sessions"]] == [True]
    assert (await anna.get("/me"))["name"] == ""


async def test_cookies_older_than_sessions_hold_until_they_are_revoked(house: House) -> None:
    anna = house.person("Anna")
    await anna.put("/me", {"name": "Anna"})
    guests: Guests = house.app.state.guests
    identity, epoch, _ = guests.sessions.loads(anna.client.cookies["gamekeeper"])
    async with house.hub.services.store.writing() as connection:
        await connection.execute(delete(SESSIONS))
    older = house.person()
    older.client.cookies.set("gamekeeper", guests.sessions.dumps([identity, epoch]))
    for _ in range(2):
        assert (await older.get("/me"))["name"] == "Anna"
    [session] = (await older.get("/me/account"))["sessions"]
    assert session["how"] == "older"
    await older.delete(f"/me/sessions/{session['id']}")
    older.client.cookies.set("gamekeeper", guests.sessions.dumps([identity, epoch]))
    assert (await older.get("/me"))["name"] == ""
    assert (await anna.get("/me"))["name"] == ""  # a session that is gone


# --- a device that was somebody before -------------------------------------------------------------


async def test_what_a_device_has_comes_along(house: House) -> None:
    anna, bo, code = await two(house)  # both at one table
    other = await bo.new_table([ME, BOT])
    hot = await bo.new_table([ME, {"kind": "beside", "name": "Cy"}])
    passkey = await account(anna)
    guests: Guests = house.app.state.guests
    ids = [guests.sessions.loads(person.client.cookies["gamekeeper"])[0] for person in (anna, bo)]
    rated = {"game": "fort", "mu": 25.0, "sigma": 8.0, "ordinal": 1.0, "won": 0.0, "expected": 0.0, "changed": 0.0}
    async with house.hub.services.store.writing() as connection:
        for guest, seats, matches in ((ids[0], 2, 7), (ids[1], 2, 1), (ids[1], 3, 1)):
            row = {**rated, "guest": guest, "seats": seats, "matches": matches}
            await connection.execute(insert(RATINGS).values(row))
    hand = (await bo.update(other))["view"]["hand"]
    assert await sign_in(bo, passkey, bring=True) == {"name": "Anna", "brought": 3, "left": ""}
    assert (await bo.update(other))["view"]["hand"] == hand
    assert (await anna.update(other))["view"]["hand"] == hand
    table = await anna.get(f"/tables/{code}")
    assert table["my_seat"] == 0
    assert (await anna.get(f"/tables/{code}", **{"as": 1}))["my_seat"] == 1
    assert [(await anna.get(f"/tables/{hot}", **{"as": number}))["my_seat"] for number in (0, 1)] == [0, 1]
    house.hub.tables.clear()  # the database says the same
    assert (await anna.get(f"/tables/{code}", **{"as": 1}))["my_seat"] == 1
    assert (await anna.update(other))["view"]["hand"] == hand
    assert await rows_in(house, GUESTS) == 2  # Anna, and who sits beside her
    assert await rows_in(house, RATINGS, (RATINGS.c.guest == ids[0]) & (RATINGS.c.seats == 3)) == 1
    assert await rows_in(house, RATINGS, RATINGS.c.matches == 7) == 1
    assert await rows_in(house, RATINGS) == 2


async def test_what_a_device_has_waits_there(house: House) -> None:
    anna, bo = house.person("Anna"), house.person("Bo")
    code = await bo.new_table([ME, BOT])
    passkey = await account(anna)
    assert (await sign_in(bo, passkey))["left"] == "Bo"
    assert (await bo.get(f"/tables/{code}"))["my_seat"] is None
    held = await bo.get("/me/account")
    assert (held["name"], held["aside"]) == ("Anna", "Bo")
    here = next(one["id"] for one in held["sessions"] if one["here"])
    assert (await bo.delete(f"/me/sessions/{here}"))["name"] == "Bo"
    assert (await bo.get(f"/tables/{code}"))["my_seat"] == 0


async def test_two_accounts_stay_two(house: House) -> None:
    anna, bo = house.person("Anna"), house.person("Bo")
    hers, his = await account(anna), await account(bo)
    code = await bo.new_table([ME, BOT])
    assert await sign_in(bo, hers, bring=True) == {"name": "Anna", "brought": 0, "left": ""}
    assert (await bo.get(f"/tables/{code}"))["my_seat"] is None
    await sign_in(bo, his)
    assert (await bo.get(f"/tables/{code}"))["my_seat"] == 0


# --- one's data ------------------------------------------------------------------------------------


async def exported(person: Person) -> ZipFile:
    answer = await person.client.get("/api/me/export")
    assert answer.status_code == 200, answer.text
    return ZipFile(io.BytesIO(answer.content))


async def played(house: House) -> tuple[Person, Person, str]:
    """Two people and their match that is over."""
    anna, bo = house.person("Anna"), house.person("Bo")
    code = await anna.new_table([ME, OPEN], options={"turn_cap": 1})
    await bo.post(f"/tables/{code}/seats/1", {"name": "Bo"})
    for _ in range(200):
        table = await anna.get(f"/tables/{code}")
        if table["status"] == "over":
            break
        for person in (anna, bo):
            update = await person.update(code)
            if update["prompt"]:
                await person.act(code, update["number"], update["prompt"]["options"][0]["action"])
    return anna, bo, code


async def test_ones_data_is_one_file(house: House) -> None:
    anna, bo, code = await played(house)
    running = await anna.new_table([ME, OPEN])
    await bo.post(f"/tables/{running}/seats/1", {"name": "Bo"})
    await account(anna)
    archive = await exported(anna)
    about = json.loads(archive.read("me.json"))
    assert about["guests"][0]["name"] == "Anna"
    assert {table["code"] for table in about["tables"]} == {code, running}
    assert about["passkeys"][0]["name"] == "Laptop"
    assert len(about["sessions"]) == 1
    record = (await anna.client.get(f"/api/tables/{code}/record")).content
    assert archive.read(f"records/yellowstone_park-{code}.jsonl") == record
    history = json.loads(archive.read(f"matches/{running}.json"))
    assert history == await anna.get(f"/tables/{running}/history")
    everything = b"".join(archive.read(name) for name in archive.namelist())
    assert house.table(running).stored.seed.hex().encode() not in everything
    assert await house.person().refused("GET", "/me/export") == (404, "UnknownSession")


async def test_deleting_takes_ones_name_and_leaves_others_their_tables(house: House) -> None:
    anna, bo, over = await played(house)
    running = await anna.new_table([ME, OPEN])
    await bo.post(f"/tables/{running}/seats/1", {"name": "Bo"})
    waiting = await anna.new_table([ME, OPEN, OPEN])
    await bo.post(f"/tables/{waiting}/seats/1", {"name": "Bo"})
    mine = await anna.new_table([ME, BOT])
    passkey = await account(anna)
    assert await anna.refused("POST", "/me/delete", {"name": "anna?"}) == (409, "NotConfirmed")
    async with bo.socket(running) as his, anna.socket(running) as hers:
        await his.update()
        await hers.update()
        await anna.post("/me/delete", {"name": "Anna"})
        assert await hers.closed() == 4401
    assert (await anna.get("/me"))["name"] == ""
    assert await house.person().refused("GET", f"/tables/{mine}") == (404, "UnknownTable")
    for _ in ("memory", "database"):
        names = {code: (await bo.get(f"/tables/{code}"))["places"][0] for code in (over, running, waiting)}
        assert (names[over]["name"], names[over]["handed_to_bot"]) == ("A former player", False)
        assert (names[running]["name"], names[running]["handed_to_bot"]) == ("A former player", True)
        assert (names[waiting]["kind"], names[waiting]["name"]) == ("open", "")
        house.hub.tables.clear()
    assert "Anna" not in (await bo.client.get(f"/api/tables/{over}/record")).text
    update = await bo.my_turn(running)  # the bot plays on
    assert update["prompt"]
    await bo.post(f"/tables/{waiting}/start", {"level": "easy"})  # the host's part goes to who is left
    again = await bo.post(f"/tables/{over}/rematch")
    assert sorted(place["kind"] for place in again["places"]) == ["open", "person"]
    phone = house.person()
    at_home(phone)
    assert await refusal(phone, passkey.get(await asked_in(phone))) == (404, "UnknownPasskey")
    assert await rows_in(house, GUESTS) == 1
    assert await rows_in(house, PASSKEYS) == 0
    assert await rows_in(house, TABLES, TABLES.c.code == mine) == 0


async def test_a_table_goes_with_the_last_of_its_people(house: House) -> None:
    anna, bo, code = await two(house)
    await anna.post("/me/delete", {"name": "Anna"})
    assert await rows_in(house, TABLES, TABLES.c.code == code) == 1
    await bo.post("/me/delete", {"name": "Bo"})
    assert await rows_in(house, TABLES, TABLES.c.code == code) == 0


async def test_nothing_of_a_deleted_person_is_left_anywhere(house: House) -> None:
    anna, _, _ = await played(house)
    await account(anna)
    guests: Guests = house.app.state.guests
    identity = guests.sessions.loads(anna.client.cookies["gamekeeper"])[0]
    await anna.post("/me/delete", {"name": "Anna"})
    async with house.hub.services.store.reading() as connection:
        for table in METADATA.sorted_tables:
            rows = [dict(row) for row in (await connection.execute(select(table))).mappings()]
            assert identity not in repr(rows), table.name
            assert "Anna" not in repr(rows), table.name
