"""What is asked of a table goes to the process that works it, by a door that only processes of this server open.

Whichever process somebody reaches, requests and sockets of a table are passed on whole, with the address they came
from: the process that works the table limits, answers and tells as if it had been reached itself. A process that has
ended is asked no longer; who takes its table is asked instead, where asking twice does nothing twice.
"""

from __future__ import annotations

import asyncio
import re
from collections.abc import AsyncIterator, Sequence
from contextlib import suppress
from typing import Any, Final, cast

import httpx
import msgspec
from litestar.types import ASGIApp, HTTPScope, Message, Receive, Scope, Send, WebSocketScope
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import InvalidHandshake

from gamekeeper.core.errors import GamekeeperError
from gamekeeper.server.auth import clean_code
from gamekeeper.server.errors import MessageTooLarge, StoreFailed, status_of
from gamekeeper.server.errors_nodes import TableMoves
from gamekeeper.server.live import ENTERING
from gamekeeper.server.nodes import GIVE, LAB, PASSKEYS, Nodes
from gamekeeper.server.peers import CONNECTING_SECONDS, Asking, Peers
from gamekeeper.server.pulse import NODE_SECONDS
from gamekeeper.server.routes_games import PACK_BODY
from gamekeeper.server.sight import message_of

TABLE: Final = re.compile(r"/api/(?:admin/)?tables/([^/]+)")
PARTS: Final = ((re.compile(r"/api/lab(/|$)"), LAB), (re.compile(r"/api/(me/passkeys|sign-in)(/|$)"), PASSKEYS))
KEYED: Final = re.compile(r"/api/tables/[^/]+/actions")  # may be asked twice: their key says so
MOVED_SECONDS: Final = NODE_SECONDS + 2.0  # in which a table of a process that has ended is another's
AGAIN_SECONDS: Final = 0.2
LONGEST_MESSAGE: Final = 2**24
SENT_CODES: Final = (1000, 1001, *range(3000, 5000))  # others say that there was no word
RESTARTED: Final = 1012  # how a socket is closed that finds its table when it comes back
MOVED: Final = (b"x-gamekeeper-moved", b"1")  # says to another process that it should ask somewhere else
HANDSHAKE: Final = (b"sec-websocket-key", b"sec-websocket-version", b"sec-websocket-extensions")


def part_of(path: str) -> str:
    """What a request is about: the code of a table, or a part there is one of; empty where anybody may answer it."""
    found = TABLE.match(path)
    if found is not None:
        return clean_code(found[1])
    return next((name for prefix, name in PARTS if prefix.match(path)), "")


class Forwarding:
    """What stands before the application of each process; `port` is that of the door for processes."""

    def __init__(self, app: ASGIApp, nodes: Nodes, port: int) -> None:
        self.app = app
        self.nodes = nodes
        self.peers: Peers = nodes.peers
        self.port = port
        self.entering = asyncio.Semaphore(ENTERING)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Answer here, or have another process answer."""
        kind = str(scope["type"])
        if kind == "lifespan":
            await self.app(scope, receive, send)
            return
        is_hop = (scope.get("server") or ("", 0))[1] == self.port
        if is_hop and not self.peers.opened(scope):
            await refuse(scope, send, TableMoves("this door is for processes of this server"))
            return
        if is_hop and scope["path"].startswith(GIVE):
            await self.give(scope, send)
            return
        name = part_of(scope["path"])
        if not await self.where(name):
            await self.app(scope, receive, send)
        elif is_hop:
            await refuse(scope, send, TableMoves("the table has moved on to another process"), [MOVED])
        elif kind == "http":
            await self.pass_request(cast(HTTPScope, scope), receive, send, name)
        else:
            await self.pass_socket(cast(WebSocketScope, scope), receive, send, name)

    async def where(self, name: str) -> str:
        """Where a request about `name` goes; empty: here, also where the database does not tell."""
        try:
            return await self.nodes.owner(name) if name else ""
        except StoreFailed:
            return ""

    async def owners(self, name: str) -> AsyncIterator[str]:
        """Where to ask, again and again until a process that has ended must have been found out."""
        end = asyncio.get_running_loop().time() + MOVED_SECONDS
        while True:
            yield await self.where(name)
            if asyncio.get_running_loop().time() > end:
                return
            self.nodes.doubt(name)
            await asyncio.sleep(AGAIN_SECONDS)

    async def give(self, scope: Asking, send: Send) -> None:
        """Another process wants a table of this one."""
        try:
            await self.nodes.give(scope["path"].removeprefix(GIVE))
        except GamekeeperError as error:
            await refuse(scope, send, error)
            return
        await answer(send, 204, [], b"")

    # --- requests ----------------------------------------------------------------------------------

    async def pass_request(self, scope: HTTPScope, receive: Receive, send: Send, name: str) -> None:
        """Have a request answered by whoever works `name`."""
        try:
            body = await read_body(receive)
            is_repeatable = scope["method"] == "GET" or KEYED.fullmatch(scope["path"]) is not None
            async for where in self.owners(name):
                if not where:
                    await self.app(scope, once({"type": "http.request", "body": body}, receive), send)
                    return
                if await self.is_answered(scope, send, where, body, is_repeatable=is_repeatable):
                    return
            raise TableMoves("the table moves to another process, please try again in a moment")
        except GamekeeperError as error:
            await refuse(scope, send, error)

    async def is_answered(self, scope: HTTPScope, send: Send, where: str, body: bytes, *, is_repeatable: bool) -> bool:
        """Whether a process has answered, which is told on. TableMoves where it may have done something once."""
        try:
            asked = self.peers.ask(scope["method"], where + address_in(scope), self.peers.signed(scope), body)
            status, headings, data = await asked
        except httpx.ConnectError:
            return False
        except httpx.TransportError as error:
            if is_repeatable:
                return False
            raise TableMoves("the process that works the table has ended; look what it has done") from error
        if MOVED in headings:
            return False
        await answer(send, status, [*headings, (b"content-length", str(len(data)).encode())], data)
        return True

    # --- sockets -----------------------------------------------------------------------------------

    async def pass_socket(self, scope: WebSocketScope, receive: Receive, send: Send, name: str) -> None:
        """Connect a socket with whoever works `name`."""
        await receive()  # that somebody connects
        async for where in self.owners(name):
            if not where:
                await self.app(scope, once({"type": "websocket.connect"}, receive), send)
                return
            try:
                async with self.entering:
                    other = await self.connected(scope, where)
                try:
                    await send({"type": "websocket.accept", "subprotocol": None, "headers": []})
                    await talk(other, receive, send)
                finally:
                    await other.close()
                return
            except InvalidHandshake:
                self.nodes.doubt(name)
                break  # refused, as it would be again in this moment
            except (OSError, TimeoutError):
                continue
        await refuse(scope, send, TableMoves("the table moves"))

    async def connected(self, scope: WebSocketScope, where: str) -> ClientConnection:
        """A socket to another process."""
        headings = [(name.decode(), value.decode("latin-1")) for name, value in self.peers.signed(scope)]
        return await connect(
            where.replace("http", "ws", 1) + address_in(scope),
            additional_headers=[(name, value) for name, value in headings if name.encode() not in HANDSHAKE],
            user_agent_header=None,
            compression=None,
            max_size=LONGEST_MESSAGE,
            open_timeout=CONNECTING_SECONDS,
            proxy=None,
        )


async def talk(other: ClientConnection, receive: Receive, send: Send) -> None:
    """Carry messages both ways until one side goes, which the other is told."""

    async def up() -> None:
        while (message := await receive())["type"] != "websocket.disconnect":
            said = cast(dict[str, Any], message)
            await other.send(said["text"] if said.get("text") is not None else said["bytes"])

    async def down() -> None:
        async for said in other:
            await send(cast(Message, {"type": "websocket.send", "text" if isinstance(said, str) else "bytes": said}))

    jobs = [asyncio.create_task(up()), asyncio.create_task(down())]
    done, _ = await asyncio.wait(jobs, return_when=asyncio.FIRST_COMPLETED)
    for job in jobs:
        job.cancel()
    left, _ = await asyncio.gather(*jobs, return_exceptions=True)
    if jobs[0] in done and left is None:
        return
    code = other.close_code if other.close_code is not None and other.close_code in SENT_CODES else RESTARTED
    with suppress(RuntimeError, OSError):  # both went at once
        await send({"type": "websocket.close", "code": code, "reason": ""})


def address_in(scope: Asking) -> str:
    """The address of a request as it was written."""
    query = scope["query_string"].decode("latin-1")
    path = (scope["raw_path"] or scope["path"].encode()).decode("latin-1")
    return f"{path}?{query}" if query else path


async def read_body(receive: Receive) -> bytes:
    """The whole body of a request. MessageTooLarge for one that no handler takes."""
    body = b""
    while True:
        message = cast(dict[str, Any], await receive())
        body += bytes(message.get("body", b""))
        if len(body) > PACK_BODY:
            raise MessageTooLarge("the request is too large")
        if not message.get("more_body"):
            return body


def once(message: dict[str, Any], receive: Receive) -> Receive:
    """A message that was heard, for whoever listens from now on; then what comes."""
    left = [message]

    async def again() -> Any:
        return left.pop() if left else await receive()

    return again


async def refuse(scope: Asking, send: Send, error: GamekeeperError, more: Sequence[tuple[bytes, bytes]] = ()) -> None:
    """Name an error; a socket is not opened."""
    if str(scope["type"]) == "websocket":
        await send({"type": "websocket.close", "code": RESTARTED, "reason": ""})
        return
    body = msgspec.json.encode(message_of(error))
    length = (b"content-length", str(len(body)).encode())
    await answer(send, status_of(error), [(b"content-type", b"application/json"), length, *more], body)


async def answer(send: Send, status: int, headings: list[tuple[bytes, bytes]], body: bytes) -> None:
    """A whole answer."""
    await send({"type": "http.response.start", "status": status, "headers": headings})
    await send({"type": "http.response.body", "body": body, "more_body": False})
