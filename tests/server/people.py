"""A real server on the loopback, and people and programs that use it."""

from __future__ import annotations

import asyncio
import gc
import itertools
import json
import math
import socket
import time
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager, suppress
from pathlib import Path
from typing import Any, TypeVar

import httpx
import pytest
import uvicorn
from litestar import Litestar
from msgspec.structs import replace
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from gamekeeper.core.changes import apply
from gamekeeper.server import examining, thinking, uptime
from gamekeeper.server.addresses import Party
from gamekeeper.server.app import create_app
from gamekeeper.server.hub import Hub
from gamekeeper.server.pool import Lane, Pool
from gamekeeper.server.running import NO_DOOR, Listening, bound, configuration
from gamekeeper.server.settings import Limits, Settings
from gamekeeper.server.table import Table
from gamekeeper.server.thinking import Question
from gamekeeper.server.wire_lab import Outlook

Answer = TypeVar("Answer")
Json = dict[str, Any]

BOT = {"kind": "bot", "level": "easy"}
ME = {"kind": "me"}
OPEN = {"kind": "open"}
PATIENCE = 20.0
GOODBYE = 2  # seconds
LOOKED_THROUGH = 20  # houses
NO_TLS = False  # reading all certificates of this machine takes a client longer than most tests

ENDED: dict[int, list[Litestar]] = {}  # the largest body → the routes of servers that have ended
houses = itertools.count(1)
keys = (f"test-key-{number:06}" for number in itertools.count())


def test_settings(database: str) -> Settings:
    """Settings that do not slow a test down."""
    limits = Limits(
        messages_per_second=2_000.0,
        message_burst=2_000,
        messages_per_address=2_000.0,
        address_burst=2_000,
        requests_per_second=2_000.0,
        request_burst=2_000,
        new_tables_per_minute=6_000.0,
        new_table_burst=1_000,
        new_guests_per_minute=6_000.0,
        new_guest_burst=1_000,
    )
    return Settings(
        database=database, secret=b"a secret for tests alone" * 2, limits=limits, bot_seconds=0.05, static=Path("none")
    )


test_settings.__test__ = False  # type: ignore[attr-defined]


def later(monkeypatch: pytest.MonkeyPatch, seconds: float) -> None:
    """Let so much time pass, with a server that serves; see `set_by` for a clock that somebody sets."""
    even = uptime.clock
    monkeypatch.setattr(uptime, "clock", lambda: even() + seconds)
    monkeypatch.setattr(uptime, "MISSED", math.inf)
    set_by(monkeypatch, seconds)


def set_by(monkeypatch: pytest.MonkeyPatch, seconds: float) -> None:
    """Set the machine's clock."""
    honest = time.time
    monkeypatch.setattr(time, "time", lambda: honest() + seconds)


async def soon(holds: Callable[[], Awaitable[bool]]) -> None:
    """Wait for what the server does by itself."""
    async with asyncio.timeout(PATIENCE):
        while not await holds():
            await asyncio.sleep(0.01)


class QuickPool(Pool):
    """Bots that answer at random, in this process."""

    async def ask(
        self, lane: Lane, party: Party, question: Question, work: Callable[..., Answer], *more: Any
    ) -> Answer:
        await asyncio.sleep(0)
        return work(question, "random") if work is thinking.choose else work(question, *more)

    async def examine(self, order: bytes, *, is_whole: bool) -> Outlook:
        return examining.outlook(order, is_whole)


class Punctual(uvicorn.Server):
    """Stops when it is told to and nobody is connected any more, where uvicorn looks only ten times a second.

    How uvicorn itself ends is tested with real processes: `test_kill`, `test_serve_command`.
    """

    def __init__(self, config: uvicorn.Config) -> None:
        super().__init__(config)
        self.told = asyncio.Event()

    async def main_loop(self) -> None:
        await self.on_tick(0)
        await self.told.wait()

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        state = self.server_state
        for server in self.servers:
            server.close()
        for connection in list(state.connections):
            connection.shutdown()
        with suppress(TimeoutError):
            async with asyncio.timeout(GOODBYE):
                while state.connections or state.tasks:
                    await asyncio.sleep(0.001)
        for task in state.tasks:
            task.cancel()
        await self.lifespan.shutdown()


class House:
    """A running server."""

    def __init__(self, app: Litestar, port: int) -> None:
        self.app = app
        self.port = port
        self.clients: list[httpx.AsyncClient] = []

    @property
    def hub(self) -> Hub:
        hub: Hub = self.app.state.hub
        return hub

    def table(self, code: str) -> Table:
        """The server's own table, hidden parts and all."""
        return self.hub.tables[code]

    def person(self, name: str = "") -> Person:
        """Somebody with a browser of their own."""
        client = httpx.AsyncClient(base_url=f"http://127.0.0.1:{self.port}", timeout=PATIENCE, verify=NO_TLS)
        self.clients.append(client)
        return Person(client, name)


class Person:
    """Somebody with a browser, or a program that speaks REST."""

    def __init__(self, client: httpx.AsyncClient, name: str) -> None:
        self.client = client
        self.name = name

    @property
    def cookie(self) -> str:
        return f"gamekeeper={self.client.cookies['gamekeeper']}" if "gamekeeper" in self.client.cookies else ""

    async def get(self, path: str, **query: Any) -> Json:
        return good(await self.client.get(f"/api{path}", params=query))

    async def post(self, path: str, body: Json | None = None) -> Json:
        return good(await self.client.post(f"/api{path}", json=body))

    async def put(self, path: str, body: Json) -> Json:
        return good(await self.client.put(f"/api{path}", json=body))

    async def delete(self, path: str) -> Json:
        return good(await self.client.delete(f"/api{path}"))

    async def refused(self, method: str, path: str, body: Json | None = None) -> tuple[int, str]:
        """The status and the name of the error a request meets."""
        answer = await self.client.request(method, f"/api{path}", json=body)
        assert answer.status_code >= 400, answer.text
        return answer.status_code, answer.json()["error"]

    async def new_table(self, places: list[Json], **more: Any) -> str:
        """The code of a new table."""
        body = {"game": "yellowstone_park", "seats": len(places), "places": places, "name": self.name, **more}
        code: str = (await self.post("/tables", body))["code"]
        return code

    async def update(self, code: str, since: int = 0) -> Json:
        return await self.get(f"/tables/{code}/update", since=since)

    async def act(self, code: str, expected: int, action: str, key: str = "") -> Json:
        return await self.post(f"/tables/{code}/actions", act(expected, action, key))

    async def my_turn(self, code: str) -> Json:
        """The update in which it is this person's turn, or the match over."""
        async with asyncio.timeout(PATIENCE):
            while True:
                update = await self.update(code)
                if update["prompt"] or update["outcome"]:
                    return update
                await asyncio.sleep(0.01)

    @asynccontextmanager
    async def socket(self, code: str, since: int | str = 0, **headers: str) -> AsyncIterator[Socket]:
        """A socket at a table."""
        port = self.client.base_url.port
        sent = {"cookie": self.cookie, **headers} if self.cookie else headers
        address = f"ws://127.0.0.1:{port}/api/tables/{code}/live?since={since}"
        async with connect(address, additional_headers=sent, max_size=2**24) as connection:
            yield Socket(connection)


class Socket:
    """One open socket; `heard` holds the raw text of all that came in.

    It keeps the view like the page does: updates that bring changes alone are given on with the view they lead to.
    """

    def __init__(self, connection: ClientConnection) -> None:
        self.connection = connection
        self.heard: list[str] = []
        self.view: object = None

    async def send(self, message: Json) -> None:
        await self.connection.send(json.dumps(message))

    async def next(self) -> Json:
        async with asyncio.timeout(PATIENCE):
            text = await self.connection.recv()
        assert isinstance(text, str)
        self.heard.append(text)
        message: Json = json.loads(text)
        if message["type"] == "update" and message["number"] + len(message["events"]) > 0:
            self.follow(message)
        return message

    def follow(self, message: Json) -> None:
        """Put into an update the view it leads to."""
        if message["view"] is None:
            for changes in (*(event["changes"] for event in message["events"]), message["rest"]):
                self.view = apply(self.view, changes)
            message["view"] = self.view
        self.view = message["view"]

    async def until(self, wanted: Callable[[Json], object]) -> Json:
        """The next message that fits."""
        while True:
            message = await self.next()
            if wanted(message):
                return message

    async def update(self) -> Json:
        return await self.until(lambda message: message["type"] == "update")

    async def closed(self) -> int:
        """The code with which the server closes."""
        try:
            while True:
                await self.next()
        except ConnectionClosed as ending:
            return ending.rcvd.code if ending.rcvd is not None else 0

    async def error(self) -> str:
        """The name of the next error."""
        name: str = (await self.until(lambda message: message["type"] == "error"))["error"]
        return name

    async def turn_or_end(self) -> Json:
        """The update in which it is this reader's turn, or the table is over."""
        return await self.until(lambda message: message.get("prompt") or message["table"]["status"] == "over")

    async def turn(self) -> Json:
        """The update in which it is this reader's turn, or the match over."""
        return await self.until(lambda message: message.get("prompt") or message.get("outcome"))


def act(expected: int, action: str, key: str = "") -> Json:
    """The body of an action."""
    return {"expected": expected, "action": action, "key": key or next(keys)}


def good(answer: httpx.Response) -> Json:
    """The content of an answer that must be good."""
    assert answer.status_code < 300, f"{answer.status_code} {answer.text}"
    content: Json = answer.json() if answer.content else {}
    return content


@asynccontextmanager
async def house_of(settings: Settings, pool: type[Pool] = QuickPool, proxy: str = "127.0.0.1") -> AsyncIterator[House]:
    """A running server that believes `proxy`; one of several where `settings.reach` says so."""
    doors = [bound(settings.reach)] if settings.reach else []
    door = doors[0].getsockname()[1] if doors else NO_DOOR
    ended = ENDED.setdefault(settings.limits.body_bytes, [])
    routes = ended.pop() if ended else None
    app = create_app(replace(settings, reach=f"http://127.0.0.1:{door}" if doors else ""), "test", pool, routes=routes)
    tcp = socket.IPPROTO_TCP  # only of a socket that says so does asyncio send at once
    listening = socket.socket(socket.AF_INET, socket.SOCK_STREAM, tcp)
    listening.bind(("127.0.0.1", 0))
    config = configuration(app, settings.limits, Listening("127.0.0.1", 0, proxy), GOODBYE, door)
    server = Punctual(config)
    running = asyncio.create_task(server.serve(sockets=[listening, *doors]))
    while not server.started:
        assert not running.done(), "the server did not start"
        await asyncio.sleep(0.005)
    house = House(app, listening.getsockname()[1])
    try:
        yield house
    finally:
        for client in house.clients:
            await client.aclose()
        server.told.set()
        await running
    ended.append(app)
    if next(houses) % LOOKED_THROUGH == 0:
        gc.collect()  # `garbage` sets aside what is alive, and Python itself then seldom looks
