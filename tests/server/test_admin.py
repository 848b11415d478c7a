"""What who runs a server can do there, and that nobody else can."""

from __future__ import annotations

import asyncio
import time

import httpx
import pytest

from gamekeeper.server.office import signed
from gamekeeper.server.table import Table
from server.people import BOT, ME, OPEN, House, Json, Person, act, later, soon
from server.test_play import two

pytestmark = pytest.mark.anyio

DAY = 24 * 3600.0


class Admin:
    """Somebody who holds the secret of a server."""

    def __init__(self, house: House) -> None:
        self.client = house.person().client
        self.secret = house.app.state.services.settings.secret

    async def ask(self, method: str, path: str, body: Json | None = None) -> httpx.Response:
        whole = f"/api/admin/{path}"
        request = self.client.build_request(method, whole, json=body)
        request.headers["Authorization"] = f"Bearer {signed(self.secret, method, whole, request.content)}"
        return await self.client.send(request)

    async def good(self, method: str, path: str, body: Json | None = None) -> object:
        answer = await self.ask(method, path, body)
        assert answer.status_code < 300, answer.text
        return answer.json() if answer.content else None


async def id_of(house: House, person: Person) -> str:
    [guest] = await Admin(house).good("GET", f"guests?find={person.name}")  # type: ignore[misc]
    return str(guest["id"])


async def test_only_who_signs_this_very_request_now_is_an_administrator(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    anna = house.person("Anna")
    code = await anna.new_table([ME, OPEN])
    admin = Admin(house)
    path = f"/api/admin/tables/{code}"
    good = signed(admin.secret, "DELETE", path, b"")
    refused = {
        "nothing": "",
        "noise": "noise",
        "another secret": signed(b"x" * 32, "DELETE", path, b""),
        "another method": signed(admin.secret, "GET", path, b""),
        "another path": signed(admin.secret, "DELETE", "/api/admin/tables/abcd2345", b""),
        "another body": signed(admin.secret, "DELETE", path, b"{}"),
    }
    for what, token in refused.items():
        answer = await anna.client.delete(path, headers={"Authorization": f"Bearer {token}".strip()})
        assert (answer.status_code, answer.json()["error"]) == (403, "NotAdmin"), what
    assert await anna.refused("DELETE", "/admin/tables/é") == (403, "NotAdmin")
    assert (await admin.ask("DELETE", "tables/é")).json()["error"] == "UnknownTable"
    for path in ("bans", "guests", "tables"):
        assert (await anna.client.get(f"/api/admin/{path}")).json()["error"] == "NotAdmin"
    later(monkeypatch, 62)
    answer = await anna.client.delete(f"/api/admin/tables/{code}", headers={"Authorization": f"Bearer {good}"})
    assert answer.json()["error"] == "NotAdmin"
    assert (await anna.update(code))["table"]["code"] == code


async def test_everybody_is_told_until_it_ends(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    somebody, admin = house.person(), Admin(house)
    assert await somebody.get("/announcement") == {"texts": {}, "until": None}
    texts = {"en": "We restart at ten.", "it": "Riavviamo alle dieci."}
    await admin.good("PUT", "announcement", {"texts": texts, "hours": 2})
    told = await somebody.get("/announcement")
    assert told["texts"] == texts
    assert told["until"] == pytest.approx(time.time() + 2 * 3600, abs=30)
    await house.app.state.office.load()  # as after a restart
    assert (await somebody.get("/announcement"))["texts"] == texts
    later(monkeypatch, 2 * 3600 + 1)
    assert (await somebody.get("/announcement"))["texts"] == {}


async def test_an_announcement_is_taken_back_and_what_cannot_be_told_changes_nothing(house: House) -> None:
    admin = Admin(house)
    await admin.good("PUT", "announcement", {"texts": {"en": "Hello."}})
    for bad in ({"texts": {}}, {"texts": {"xx": "?"}}, {"texts": {"en": ""}}, {"texts": {"en": "a"}, "hours": -1}, {}):
        assert (await admin.ask("PUT", "announcement", bad)).json()["error"] == "BadMessage"  # type: ignore[arg-type]
    assert (await house.person().get("/announcement"))["texts"] == {"en": "Hello."}
    await admin.good("DELETE", "announcement")
    assert (await house.person().get("/announcement"))["texts"] == {}


async def test_who_is_shut_out_is_out_at_once_and_comes_back(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    anna, bo, admin = house.person("Anna"), house.person("Bo"), Admin(house)
    code = await anna.new_table([ME, OPEN])
    await bo.post(f"/tables/{code}/seats/1", {"name": "Bo"})
    async with bo.socket(code) as socket:
        await socket.update()
        made = await admin.good("PUT", "bans", {"who": await id_of(house, bo), "reason": "insults", "days": 3})
        assert made["name"] == "Bo"  # type: ignore[index]
        assert await socket.error() == "Banned"
    answer = await bo.client.get("/api/me")
    assert (answer.status_code, answer.json()["error"]) == (403, "Banned")
    assert answer.json()["phrase"]["params"] == {"reason": "insults", "days": 3}
    async with bo.socket(code) as socket:
        assert await socket.error() == "Banned"
    await house.app.state.office.load()
    assert (await bo.client.get("/api/me")).status_code == 403
    assert [place["name"] for place in (await anna.update(code))["table"]["places"]] == ["Anna", "Bo"]
    later(monkeypatch, 3 * DAY + 1)
    assert (await bo.get("/me"))["name"] == "Bo"


async def test_a_ban_is_lifted(house: House) -> None:
    bo, admin = house.person("Bo"), Admin(house)
    await bo.new_table([ME, BOT])
    who = await id_of(house, bo)
    await admin.good("PUT", "bans", {"who": who})
    [guest] = await admin.good("GET", "guests?find=bo")  # type: ignore[misc]
    assert guest["banned"]
    [ban] = await admin.good("GET", "bans")  # type: ignore[misc]
    assert (ban["who"], ban["until"]) == (who, None)
    await admin.good("DELETE", f"bans?who={who}")
    assert (await bo.get("/me"))["name"] == "Bo"
    again = (await admin.ask("DELETE", f"bans?who={who}")).json()
    assert again["error"] == "BadSetup"
    assert who in again["message"]


async def test_a_network_is_shut_out_but_never_everybody(house: House) -> None:
    office = house.app.state.office
    await Admin(house).good("PUT", "bans", {"who": "203.0.113.9/24", "reason": "floods"})
    await Admin(house).good("PUT", "bans", {"who": "2001:db8::1"})
    for address in ("203.0.113.77", "2001:db8::/64"):
        with pytest.raises(Exception, match="shut out"):
            office.check_address(address)
    for address in ("203.0.114.1", "2001:db8:0:1::/64", "127.0.0.1", ""):
        office.check_address(address)
    for who in ("Bo", "f" * 32, "127.0.0.1", "0.0.0.0/0", "::/0", "::1", "300.1.1.1", "10.0.0.0/40"):
        answer = (await Admin(house).ask("PUT", "bans", {"who": who})).json()
        assert answer["error"] == "BadSetup"
        assert repr(who) in answer["message"]


async def test_a_removed_table_is_gone_for_everybody(house: House) -> None:
    anna, admin = house.person("Anna"), Admin(house)
    code = await anna.new_table([ME, BOT])
    async with anna.socket(code) as socket:
        await socket.update()
        [known] = await admin.good("GET", f"tables?find={code}")  # type: ignore[misc]
        assert (known["names"][0], known["status"], known["watching"]) == ("Anna", "playing", 1)
        await admin.good("DELETE", f"tables/{code}")
        assert await socket.error() == "TableRemoved"
    assert (await anna.client.get(f"/api/tables/{code}")).json()["error"] == "UnknownTable"
    assert (await anna.get("/me"))["tables"] == []
    assert (await admin.ask("DELETE", f"tables/{code}")).json()["error"] == "UnknownTable"


async def test_what_comes_while_a_table_is_removed_is_named_and_comes_to_an_end(house: House) -> None:
    anna, bo, code = await two(house)
    update = await anna.my_turn(code)
    table = house.table(code)
    sent = act(update["number"], update["prompt"]["options"][0]["action"])
    async with bo.socket(code) as socket:
        await socket.update()
        async with table.lock:
            acting = asyncio.create_task(anna.refused("POST", f"/tables/{code}/actions", sent))
            leaving = asyncio.create_task(anna.refused("POST", f"/tables/{code}/seats/0/bot", {}))
            await soon(lambda: waits(table, 2))
            await house.hub.services.store.remove_table(code)
        assert await asyncio.wait_for(acting, 5) == (404, "UnknownTable")
        assert await asyncio.wait_for(leaving, 5) == (404, "UnknownTable")
        await socket.send({"type": "say", "key": "a-key-of-bo", "phrase": "hello"})
        assert await socket.error() == "StoreFailed"
    assert await anna.refused("PUT", f"/tables/{code}/room", {"chat": "off"}) == (503, "StoreFailed")


async def waits(table: Table, count: int) -> bool:
    """Whether so many wait for a table's lock."""
    return len(table.lock._waiters or ()) == count
