"""What people say at a table: in whose language, to whom, how much of it, and what rude clients get."""

from __future__ import annotations

import asyncio
import json
from io import BytesIO
from zipfile import ZipFile

import pytest
from sqlalchemy import func, select

from gamekeeper.server.chat import LONGEST, clean_text
from gamekeeper.server.chat_store import MESSAGES_KEPT
from gamekeeper.server.errors_chat import BadSaying
from gamekeeper.server.schema_people import MESSAGES, MUTES
from server.authenticator import account, sign_in
from server.people import BOT, ME, OPEN, House, Json, Person, Socket, house_of, keys
from server.test_admin import Admin, id_of
from server.test_identity import Build
from server.test_play import two

pytestmark = pytest.mark.anyio


def say(text: str = "", phrase: str | None = None, key: str = "") -> Json:
    return {"type": "say", "key": key or next(keys), "phrase": phrase, "text": text}


async def said(socket: Socket) -> Json:
    """What is told next of what was said."""
    return await socket.until(lambda message: message["type"] == "said")


async def answer(socket: Socket, message: Json) -> Json:
    """What a message meets: that it was said, or an error."""
    await socket.send(message)
    return await socket.until(
        lambda one: one["type"] == "error" or any(told["key"] == message["key"] for told in one.get("messages", []))
    )


async def heard(person: Person, code: str) -> list[str]:
    """All that was said at a table, to who comes now."""
    async with person.socket(code) as line:
        await line.update()
        await line.send({"type": "ping"})
        first = await line.until(lambda message: message["type"] in ("said", "pong"))
        return [one["text"] or one["phrase"] for one in first["messages"]] if first["type"] == "said" else []


async def test_what_is_said_reaches_all_once_and_comes_again_after_the_line_broke(house: House) -> None:
    anna, bo, code = await two(house)
    async with anna.socket(code) as one, bo.socket(code) as two_, house.person().socket(code) as watching:
        message = say(phrase="well-played")
        own = (await answer(one, message))["messages"]
        for line, is_mine in ((two_, False), (watching, False)):
            [told] = (await said(line))["messages"]
            assert (told["phrase"], told["text"], told["seat"], told["name"]) == ("well-played", "", 0, "Anna")
            assert (told["mine"], told["key"]) == (is_mine, None)
        assert (own[0]["mine"], own[0]["key"]) == (True, message["key"])
        again = await answer(one, message)  # as after a line that broke
        assert again["messages"] == own
        await one.send(say("ciao"))
        assert [told["number"] for told in (await said(two_))["messages"]] == [1]
    async with bo.socket(code) as back:
        whole = await said(back)
        assert whole["whole"] is True
        assert [(told["number"], told["phrase"] or told["text"]) for told in whole["messages"]] == [
            (0, "well-played"),
            (1, "ciao"),
        ]


async def test_a_key_stands_for_one_saying(house: House) -> None:
    anna, _, code = await two(house)
    async with anna.socket(code) as line:
        for _ in range(2):
            [told] = (await answer(line, say("one", key="used-twice")))["messages"]
            assert told["text"] == "one"
        for other in (say("two", key="used-twice"), say(phrase="hello", key="used-twice")):
            refusal = await answer(line, other)
            while refusal["type"] != "error":
                refusal = await line.until(lambda one: one["type"] == "error")
            assert (refusal["error"], refusal["key"]) == ("KeyReused", "used-twice")
    assert await heard(anna, code) == ["one"]


async def test_a_table_remembers_after_a_restart_and_only_so_much(
    build: Build, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("gamekeeper.server.chat_store.MESSAGES_KEPT", 3)
    monkeypatch.setattr("gamekeeper.server.chat.MESSAGES_KEPT", 3)
    assert MESSAGES_KEPT == 100
    async with house_of(build()) as house:
        anna = house.person("Anna")
        code = await anna.new_table([ME, OPEN])
        await anna.put(f"/tables/{code}/room", {"watchers_write": True})
        async with anna.socket(code) as line:
            for number in range(5):
                await answer(line, say(f"number {number}"))
        kept = await heard(anna, code)
        cookie = anna.client.cookies
    async with house_of(build()) as house:
        anna = house.person("Anna")
        anna.client.cookies = cookie
        assert await heard(anna, code) == kept == ["number 2", "number 3", "number 4"]
        assert (await anna.get(f"/tables/{code}"))["room"] == {"chat": "all", "watchers_write": True, "watching": True}
        async with house.app.state.services.store.reading() as connection:
            assert (await connection.execute(select(func.count()).select_from(MESSAGES))).scalar_one() == 3


async def test_the_host_decides_how_people_talk(house: House) -> None:
    anna, bo, code = await two(house)
    cleo = house.person("Cleo")
    await cleo.put("/me", {"name": "Cleo"})
    room = f"/tables/{code}/room"
    assert await bo.refused("PUT", room, {"chat": "off"}) == (403, "NotHost")
    assert await cleo.refused("PUT", room, {"chat": "off"}) == (403, "NoSeat")
    async with anna.socket(code) as one, bo.socket(code) as other, cleo.socket(code) as watching:
        assert (await answer(watching, say("hello")))["error"] == "WatchersSilent"
        await anna.put(room, {"chat": "phrases", "watchers_write": True})
        await other.until(lambda message: "table" in message and message["table"]["room"]["chat"] == "phrases")
        assert (await answer(one, say("hello")))["error"] == "PhrasesOnly"
        [hello] = (await answer(watching, say(phrase="hello")))["messages"]
        assert (hello["seat"], hello["name"]) == (None, "Cleo")
        await anna.put(room, {"chat": "off"})
        assert (await answer(one, say(phrase="hello")))["error"] == "ChatOff"
        async with house.person().socket(code) as nobody:
            await anna.put(room, {"chat": "all"})
            assert (await answer(nobody, say("boo")))["error"] == "NoSeat"


async def test_strangers_begin_with_phrases_and_a_rematch_keeps_what_was_laid_down(house: House) -> None:
    anna = house.person("Anna")
    for listed, chat in ((True, "phrases"), (False, "all")):
        code = await anna.new_table([ME, OPEN], listed=listed)
        assert (await anna.get(f"/tables/{code}"))["room"]["chat"] == chat
    code = await anna.new_table([ME, BOT], options={"turn_cap": 1})
    await anna.put(f"/tables/{code}/room", {"chat": "off"})
    while not (update := await anna.my_turn(code))["outcome"]:
        await anna.act(code, update["number"], update["prompt"]["options"][0]["action"])
    again = await anna.post(f"/tables/{code}/rematch")
    assert again["room"]["chat"] == "off"


async def test_rude_messages_are_named_and_nothing_of_them_is_kept(house: House) -> None:
    anna, bo, code = await two(house)
    rude: list[tuple[Json, str]] = [
        (say("x" * (LONGEST + 1)), "BadSaying"),
        (say("x" * 1_001), "BadMessage"),
        (say("x" * 5_000), "MessageTooLarge"),
        (say(" \t\n\u202e\u2066\u200d"), "BadSaying"),
        (say(), "BadMessage"),
        (say("hello", "hello"), "BadMessage"),
        (say(phrase="no-such-phrase"), "BadMessage"),
        (say("hello", key="short"), "BadMessage"),
        ({**say("hello"), "seat": 1}, "BadMessage"),
        ({**say("hello"), "code": "abcd2345"}, "BadMessage"),
        ({"type": "say", "text": 3, "key": next(keys)}, "BadMessage"),
    ]
    async with anna.socket(code) as line:
        for message, name in rude:
            assert (await answer(line, message))["error"] == name, message
            house.app.state.chats.by_address.clear()
    assert await heard(bo, code) == []


async def test_a_flood_is_stopped_for_all_pages_of_a_person(house: House) -> None:
    anna, bo, code = await two(house)
    async with anna.socket(code) as one, anna.socket(code) as other:
        for number in range(30):
            await (one if number % 2 else other).send(say(f"flood {number}"))
        refused = [await one.error() for _ in range(5)]
        assert set(refused) == {"TooManyRequests"}
    assert 8 <= len(await heard(bo, code)) <= 9
    async with bo.socket(code) as line:
        assert (await answer(line, say("still here")))["type"] == "said"


@pytest.mark.parametrize(
    ("typed", "shown"),
    [
        ("  two\n\tlines\x07  ", "two lines"),
        ("\u202egpj.exe\u2069", "gpj.exe"),
        ("a\u200bb\ufeff\u00adc", "abc"),
        ("e\u0301", "\u00e9"),
        ("Z" + "\u0335" * 40, "Z" + "\u0335" * 4),
        ("\U0001f469\u200d\U0001f467", "\U0001f469\u200d\U0001f467"),
        ("<a href='https://x.example'>", "<a href='https://x.example'>"),
        ("\ue000\U000f0000\ud800hi", "hi"),
    ],
)
def test_a_text_is_one_line_of_what_can_be_seen(typed: str, shown: str) -> None:
    assert clean_text(typed) == shown


@pytest.mark.parametrize("typed", ["", "\u200d", "\u200d \u200c", "\u3164\u2800"])
def test_a_text_says_something(typed: str) -> None:
    with pytest.raises(BadSaying, match="nothing in this message can be seen") as found:
        clean_text(typed)
    assert found.value.params["length"] == 0  # the page then says that there is nothing to read


def test_a_text_that_is_too_long_is_told_how_long_it_is() -> None:
    with pytest.raises(BadSaying, match=f"up to {LONGEST} characters, this one has {LONGEST + 1}"):
        clean_text("x" * (LONGEST + 1))


async def test_who_is_muted_is_not_read_anywhere_until_unmuted(house: House) -> None:
    anna, bo, code = await two(house)
    other = await anna.new_table([ME, OPEN])
    await bo.post(f"/tables/{other}/seats/1", {"name": "Bo"})
    async with bo.socket(code) as one, anna.socket(code) as two_:
        await one.send(say("rude"))
        [rude] = (await said(two_))["messages"]
        for number in (rude["number"] + 1, -1):
            assert (await anna.refused("POST", f"/tables/{code}/chat/{number}/mute"))[0] in (400, 404)
        assert await bo.refused("POST", f"/tables/{code}/chat/{rude['number']}/mute") == (404, "UnknownSaying")
        await anna.post(f"/tables/{code}/chat/{rude['number']}/mute")
        assert await said(two_) == {"type": "said", "messages": [], "whole": True}
        await one.send(say("ruder"))
        await said(one)
        await two_.send(say("mine"))
        assert [told["text"] for told in (await said(two_))["messages"]] == ["mine"]
    async with bo.socket(other) as line:
        await answer(line, say("here too"))
    assert await heard(anna, other) == []
    [mute] = await anna.get("/me/mutes")  # type: ignore[misc]
    assert (mute["name"], await bo.get("/me/mutes")) == ("Bo", [])
    await bo.delete(f"/me/mutes/{mute['id']}")  # not Bo's
    assert await heard(anna, other) == []
    await anna.delete(f"/me/mutes/{mute['id']}")
    assert await heard(anna, other) == ["here too"]


async def test_a_report_reaches_who_runs_the_server_and_a_ban_silences(house: House) -> None:
    anna, bo, code = await two(house)
    admin = Admin(house)
    async with bo.socket(code) as line:
        await answer(line, say("very rude"))
        for _ in range(2):
            await anna.post(f"/tables/{code}/chat/0/report")
        [report] = await admin.good("GET", "reports")  # type: ignore[misc]
        assert (report["said"], report["name"], report["by_name"]) == ("very rude", "Bo", "Anna")
        assert report["who"] == await id_of(house, bo)
        assert (await admin.ask("DELETE", "reports/nonsense")).status_code == 404
        await admin.good("DELETE", f"reports/{report['id']}")
        assert await admin.good("GET", "reports") == []
        await admin.good("PUT", "bans", {"who": report["who"], "reason": "rude"})
        assert await line.error() == "Banned"
    async with bo.socket(code) as line:
        assert (await answer(line, say("again")))["error"] == "Banned"
    assert await heard(anna, code) == ["very rude"]


async def test_ones_messages_are_ones_data_and_go_with_it(house: House) -> None:
    anna, bo, code = await two(house)
    for person, text in ((anna, "of anna"), (bo, "of bo")):
        async with person.socket(code) as line:
            await answer(line, say(text))
    await anna.post(f"/tables/{code}/chat/1/mute")
    taken = await bo.client.get("/api/me/export")
    kept = json.loads(ZipFile(BytesIO(taken.content)).read("me.json"))
    assert ([one["text"] for one in kept["messages"]], kept.get("mutes", [])) == (["of bo"], [])
    async with anna.socket(code) as line:
        await said(line)
        await bo.client.post("/api/me/delete", json={"name": "Bo"})
        await asyncio.sleep(0)
    assert await heard(anna, code) == ["of anna"]
    async with house.app.state.services.store.reading() as connection:
        for table in (MESSAGES, MUTES):
            assert (await connection.execute(select(func.count()).select_from(table))).scalar_one() == (
                table is MESSAGES
            )


async def test_what_a_guest_said_is_the_accounts(house: House) -> None:
    anna, bo, code = await two(house)
    async with bo.socket(code) as line:
        await answer(line, say("of bo"))
    await anna.post(f"/tables/{code}/chat/0/mute")
    passkey = await account(house.person("Cleo"))
    await sign_in(bo, passkey, bring=True)
    async with anna.socket(code) as one, bo.socket(code) as line:
        whole = await said(line)
        assert [(told["text"], told["mine"]) for told in whole["messages"]] == [("of bo", True)]
        await answer(line, say("as cleo"))
        assert (await said(one))["messages"] == []
        mine = await answer(one, say("mine"))
        assert [told["text"] for told in mine["messages"]] == ["mine"]
