"""Clients without manners nest, cut off, run away and repeat themselves: each is named and leaves no traceback."""

from __future__ import annotations

import asyncio
import gc
import socket
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

import pytest
from sqlalchemy import text

from gamekeeper.server import health
from gamekeeper.server.errors import StoreFailed
from gamekeeper.server.settings import Settings
from gamekeeper.server.store import Store
from server.people import ME, OPEN, House, act
from server.test_play import two

pytestmark = pytest.mark.anyio
KINDS = ["sqlite"]  # no other database could make a difference here

DEEP = "[" * 2_000 + "]" * 2_000


async def test_a_deep_body_is_a_bad_message(house: House) -> None:
    client = house.person().client
    for path, body in (
        ("/api/resume", f'{{"x":{DEEP},"token":"t"}}'),
        ("/api/tables", f'{{"options":{DEEP}}}'),
        ("/api/resume", DEEP),
    ):
        for kind in ("application/json", "text/plain", "application/x-msgpack", ""):
            answer = await client.post(path, content=body, headers={"content-type": kind} if kind else {})
            assert (answer.status_code, answer.json()["error"]) == (400, "BadMessage"), (path, kind)


@pytest.mark.parametrize("sent", [f'{{"x":{DEEP[1000:-1000]},"type":"ping"}}', '{"x":' * 700])
async def test_a_deep_message_is_a_bad_message(house: House, sent: str) -> None:
    anna, _, code = await two(house)
    async with anna.socket(code) as one:
        await one.update()
        await one.connection.send(sent)
        assert await one.error() == "BadMessage"
        await one.send({"type": "ping"})
        assert (await one.next())["type"] == "pong"


@pytest.mark.parametrize("code", ["%00", "abc%00efg", "%ed%a0%80", "x" * 500, "%D0%B0bcdefgh"])
async def test_codes_that_no_database_takes_are_no_tables(house: House, code: str) -> None:
    anna = house.person("Anna")
    await anna.put("/me", {"name": "Anna"})
    for method, path in (
        ("GET", f"/tables/{code}"),
        ("GET", f"/tables/{code}/update?since=0"),
        ("POST", f"/tables/{code}/rematch"),
    ):
        assert await anna.refused(method, path) == (404, "UnknownTable")
    async with anna.socket(code) as one:
        assert await one.error() == "UnknownTable"


async def test_no_text_with_a_zero_reaches_the_database(house: House) -> None:
    anna, bo, code = await two(house)
    await anna.refused("PUT", "/me", {"name": "An\0na"})
    for path in ("/games/%00/elements", "/games/fort/packs/%00", "/games/%00/packs"):
        assert (await anna.refused("GET", path))[0] == 404
    assert (await bo.refused("POST", "/resume", {"token": "a\0b"}))[0] == 400
    assert (await anna.refused("POST", f"/tables/{code}/actions", act(0, "R1:\0")))[0] in (400, 422)
    assert (await anna.refused("POST", f"/tables/{code}/why", {"action": "\0"}))[0] in (400, 422)
    body = {"game": "fort", "seats": 2, "places": [ME, OPEN], "name": "Anna", "pack": "\0"}
    assert (await anna.refused("POST", "/tables", body))[0] in (400, 404)


async def test_a_cut_off_upload_leaves_no_traceback(house: House, caplog: pytest.LogCaptureFixture, capfd) -> None:  # type: ignore[no-untyped-def]
    head = "POST /api/tables HTTP/1.1\r\nhost: 127.0.0.1\r\ncontent-length: 900\r\n\r\n"
    for _ in range(3):
        _, writer = await asyncio.open_connection("127.0.0.1", house.port)
        writer.write(head.encode() + b'{"game":"yellow')
        await writer.drain()
        await asyncio.sleep(0.05)
        reset(writer)
    await asyncio.sleep(0.2)
    assert traces(caplog, capfd) == ""
    errors = house.app.state.services.metrics.text().decode()
    assert "InternalError" not in errors


async def test_who_runs_away_while_a_table_loads_leaves_no_traceback(
    house: House,
    caplog: pytest.LogCaptureFixture,
    capfd,  # type: ignore[no-untyped-def]
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    gate = asyncio.Event()

    async def failing(code: str) -> None:
        await gate.wait()
        raise StoreFailed("the database did not answer")

    monkeypatch.setattr(house.hub.services.store, "table", failing)
    asking = asyncio.create_task(house.hub.table("abcdefgh"))
    await asyncio.sleep(0.05)
    asking.cancel()
    await asyncio.gather(asking, return_exceptions=True)
    gate.set()
    await asyncio.sleep(0.05)
    gc.collect()
    await asyncio.sleep(0.05)
    assert traces(caplog, capfd) == ""


async def test_who_hangs_up_before_a_refusal_leaves_no_traceback(
    house: House,
    caplog: pytest.LogCaptureFixture,
    capfd,  # type: ignore[no-untyped-def]
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    anna, _, code = await two(house)
    gate, reached = asyncio.Event(), asyncio.Event()

    async def failing(*_: object) -> None:
        reached.set()
        await gate.wait()
        raise StoreFailed("the database did not answer")

    monkeypatch.setattr(house.hub.services.store, "append", failing)
    option = (await anna.my_turn(code))["prompt"]["options"][0]["action"]
    async with anna.socket(code) as one:
        await one.turn()
        await one.send({"type": "act", **act(0, option)})
        await reached.wait()
        one.connection.transport.abort()
    await asyncio.sleep(0.05)
    gate.set()
    await asyncio.sleep(0.1)
    gc.collect()
    await asyncio.sleep(0.05)
    assert traces(caplog, capfd) == ""


def reset(writer: asyncio.StreamWriter) -> None:
    """Hang up without a word."""
    kept = writer.get_extra_info("socket")
    kept.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, b"\x01\0\0\0\0\0\0\0")
    writer.transport.abort()


def traces(caplog: pytest.LogCaptureFixture, capfd) -> str:  # type: ignore[no-untyped-def]
    """What was written about failures."""
    logged = [record.getMessage() for record in caplog.records if record.exc_info or "exception" in record.getMessage()]
    said = capfd.readouterr()
    return "\n".join(logged + [text for text in (said.out, said.err) if "Traceback" in text or "Error" in text])


@pytest.mark.parametrize("restarted", [False, True])
async def test_a_key_stands_for_one_action(house: House, restarted: bool) -> None:
    anna, _, code = await two(house)
    options = [option["action"] for option in (await anna.my_turn(code))["prompt"]["options"]]
    first = await anna.act(code, 0, options[0], "used-twice")
    if restarted:
        house.hub.tables.clear()
    for other in (act(0, options[-1], "used-twice"), act(1, "undo", "used-twice"), act(1, options[0], "used-twice")):
        assert await anna.refused("POST", f"/tables/{code}/actions", other) == (422, "KeyReused")
    async with anna.socket(code) as one:
        await one.update()
        await one.send({"type": "act", **act(0, options[-1], "used-twice")})
        refusal = await one.until(lambda message: message["type"] == "error")
        assert (refusal["error"], refusal["key"]) == ("KeyReused", "used-twice")
    again = await anna.act(code, 0, options[0], "used-twice")
    assert (again["number"], again["view"]) == (1, first["view"])


async def test_a_key_of_an_action_in_short_still_answers(house: House) -> None:
    """What a client sent stays its message, also where the history spells it out."""
    anna, _, code = await two(house)
    option = (await anna.my_turn(code))["prompt"]["options"][0]["action"]
    spaced = f" {option.lower()} "
    await anna.act(code, 0, spaced, "in-short")
    assert (await anna.act(code, 0, spaced, "in-short"))["number"] == 1


@asynccontextmanager
async def locked(settings: Settings) -> AsyncIterator[None]:
    """Another program holds the database: all can be read, nothing can be written."""
    other = Store(settings.database)
    async with other.engine.connect() as connection:
        if other.url.startswith("sqlite"):
            await connection.execute(text("UPDATE schema_version SET version = version"))
        else:
            await connection.execute(text("LOCK TABLE schema_version IN SHARE MODE"))
        yield
        await connection.rollback()
    await other.close()


async def test_health_fails_when_nothing_can_be_written(
    house: House, settings: Settings, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(health, "PATIENCE", 0.3)
    monkeypatch.setattr(health, "GOOD_FOR", 0.0)
    client = house.person().client
    assert (await client.get("/health")).status_code == 200
    async with locked(settings):
        assert (await client.get("/api/me")).status_code == 200
        answer = await client.get("/health")
    assert (answer.status_code, answer.json()["error"]) == (503, "StoreFailed")
    assert (await client.get("/health")).status_code == 200


async def test_a_flood_of_questions_for_health_writes_once(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    store = house.hub.services.store
    honest, asked = store.ping, []

    async def counted() -> None:
        asked.append(1)
        await honest()

    monkeypatch.setattr(store, "ping", counted)
    client = house.person().client
    answers = await asyncio.gather(*(client.get("/health") for _ in range(30)))
    assert {answer.status_code for answer in answers} == {200}
    assert len(asked) == 1
