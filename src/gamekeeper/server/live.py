"""The socket at a table: messages in, updates out."""

from __future__ import annotations

import asyncio
from typing import Any

import msgspec
from litestar import WebSocket
from litestar.exceptions import WebSocketDisconnect

from gamekeeper.core.errors import GamekeeperError
from gamekeeper.server import chat_store, settling
from gamekeeper.server.addresses import Party, address_of
from gamekeeper.server.auth import Guests
from gamekeeper.server.buckets import Bucket, Buckets
from gamekeeper.server.errors import (
    BadMessage,
    InternalError,
    LostDecisions,
    MessageTooLarge,
    ServerError,
    SignedOut,
    StaleNumber,
    StoreFailed,
    TooManyConnections,
    name_of,
)
from gamekeeper.server.errors_admin import Banned
from gamekeeper.server.household import household
from gamekeeper.server.hub import Hub
from gamekeeper.server.metrics import Metrics
from gamekeeper.server.office import Office
from gamekeeper.server.readers import Reader
from gamekeeper.server.settings import Limits
from gamekeeper.server.sight import ENCODER, message_of
from gamekeeper.server.stored import Conflict
from gamekeeper.server.table import Table
from gamekeeper.server.wire import Act, ActionBody, ClientMessage, Ping, Pong, Sync
from gamekeeper.server.wire_chat import Say

Socket = WebSocket[Any, Any, Any]

CLOSE_REFUSED = 4400  # the reason was sent before
CLOSE_SIGNED_OUT = 4401
CLOSE_TOO_SLOW = 4408
CLOSE_TOO_FAST = 4429
STRIKES = 20  # messages in a row that were too fast
ENTERING = 8  # sockets at a time: when thousands come at once, who plays does not wait behind them for the database

DECODER = msgspec.json.Decoder(ClientMessage)


class Doors:
    """How many sockets are open, by address."""

    def __init__(self, limits: Limits, metrics: Metrics) -> None:
        self.limits = limits
        self.metrics = metrics
        self.total = 0
        self.by_address: dict[str, int] = {}
        self.entering = asyncio.Semaphore(ENTERING)

    def enter(self, address: str) -> None:
        """One more; TooManyConnections when that is too much."""
        here = self.by_address.get(address, 0)
        if self.total >= self.limits.connections or here >= self.limits.connections_per_address:
            raise TooManyConnections("too many connections are open, please close some pages or try again later")
        self.total += 1
        self.by_address[address] = here + 1
        self.metrics.connections.set(self.total)

    def go(self, address: str) -> None:
        """One less."""
        self.total -= 1
        self.by_address[address] -= 1
        if self.by_address[address] == 0:
            del self.by_address[address]
        self.metrics.connections.set(self.total)


class Parts(msgspec.Struct, frozen=True):
    """What a socket needs of its server."""

    hub: Hub
    guests: Guests
    office: Office
    doors: Doors
    buckets: Buckets
    messages: Buckets
    chats: Buckets
    limits: Limits
    metrics: Metrics


class Known(msgspec.Struct, frozen=True):
    """What a socket has of its table when it opens: all events before `since`, and the mark of the last update."""

    since: int
    seen: str


class Talk:
    """One socket's conversation."""

    def __init__(self, socket: Socket, table: Table, reader: Reader, parts: Parts) -> None:
        self.socket = socket
        self.table = table
        self.reader = reader
        self.parts = parts
        self.bucket = Bucket(parts.limits.messages_per_second, parts.limits.message_burst)
        self.strikes = 0

    async def run(self) -> None:
        """Talk until one side goes, or the reader falls too far behind."""
        jobs = [asyncio.create_task(job) for job in (self.listen(), self.tell(), self.reader.lost.wait())]
        try:
            await asyncio.wait(jobs, return_when=asyncio.FIRST_COMPLETED)
        finally:
            for job in jobs:
                job.cancel()
            await asyncio.gather(*jobs, return_exceptions=True)
        if self.reader.dismissed is not None:
            why = self.reader.dismissed
            await turn_away(self.socket, why, CLOSE_SIGNED_OUT if isinstance(why, SignedOut) else CLOSE_REFUSED)
        elif self.reader.lost.is_set():
            await self.socket.close(CLOSE_TOO_SLOW)

    async def tell(self) -> None:
        """Send what is queued."""
        while True:
            await self.socket.send_data(await self.reader.queue.get(), mode="text")

    async def listen(self) -> None:
        """Answer what comes in."""
        while True:
            event: Any = await self.socket.receive()
            if event["type"] == "websocket.disconnect":
                return
            text = event.get("text")
            data = text.encode() if text is not None else event.get("bytes") or b""
            try:
                await self.take(data)
            except TooManyStrikes:
                await self.socket.close(CLOSE_TOO_FAST)
                return

    async def take(self, data: bytes) -> None:
        """One message; whatever is wrong with it is answered by name."""
        key: str | None = None
        try:
            self.count()
            message = self.decoded(data)
            key = getattr(message, "key", None)
            await self.answer(message)
            self.strikes = 0
        except GamekeeperError as error:
            self.refuse(error, key)
        except (asyncio.CancelledError, TooManyStrikes):
            raise
        except Conflict:
            self.refuse(StoreFailed("somebody else wrote at the same moment, please try again"), key)
        except Exception:
            self.table.log.exception("message failed")
            self.refuse(InternalError("something went wrong here, please try again"), key)

    def count(self) -> None:
        """TooManyRequests for a message that comes too fast; who never stops is shut out."""
        try:
            self.bucket.take()
            self.parts.messages.take(self.reader.party.address)
        except ServerError:
            self.strikes += 1
            if self.strikes > STRIKES:
                raise TooManyStrikes from None
            raise

    def decoded(self, data: bytes) -> ClientMessage:
        """A message as the contract has it."""
        if len(data) > self.parts.limits.message_bytes:
            most = self.parts.limits.message_bytes
            raise MessageTooLarge(f"a message has at most {most} bytes, got {len(data)}", {"most": most})
        try:
            message: ClientMessage = DECODER.decode(data)
            return message
        except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
            raise BadMessage(f"cannot read the message: {error}") from None

    async def answer(self, message: ClientMessage) -> None:
        """Do what a message asks."""
        if isinstance(message, Ping):
            self.reader.send(Pong())
        elif isinstance(message, Sync):
            await self.table.catch_up()
            since = await compared(self.table, self.reader, message.seen, message.since)
            self.table.refresh(self.reader, since)
        elif isinstance(message, Say):
            await self.say(message)
        else:
            action = message.action if isinstance(message, Act) else "undo"
            done = await self.table.act(self.reader.guest, ActionBody(message.expected, action, message.key))
            if not done.is_new:
                self.reader.send(self.table.update(self.reader.guest, done.since, message.key))

    async def say(self, message: Say) -> None:
        """Say something; TooManyRequests for who says too much."""
        self.table.chat.seat_to_write(self.reader.guest)
        self.parts.chats.take(household(self.reader.guest or ""))
        guest = None if self.reader.guest is None else await self.parts.guests.store.guest(self.reader.guest)
        await self.table.undisturbed(self.table.chat.say(guest, message))

    def refuse(self, error: GamekeeperError, key: str | None) -> None:
        """Name the error; who was out of step gets everything again."""
        self.parts.metrics.errors.labels(name_of(error)).inc()
        self.reader.send(message_of(error, key))
        if isinstance(error, StaleNumber):
            self.table.refresh(self.reader, self.reader.since)


class TooManyStrikes(Exception):
    """A socket that does not stop sending too fast."""


async def compared(table: Table, reader: Reader, seen: str, since: int) -> int:
    """From which event on a reader is told: from the first when what it saw is lost, which it is told before."""
    try:
        await table.check_seen(seen)
    except LostDecisions as error:
        reader.send(message_of(error))
        table.services.metrics.errors.labels(name_of(error)).inc()
        return 0
    return since


async def serve(socket: Socket, code: str, known: Known, parts: Parts) -> None:
    """A socket from its handshake to its end."""
    await socket.accept()
    address = address_of(socket)
    try:
        parts.office.check_address(address)
        parts.buckets.take(address)
        parts.doors.enter(address)
    except ServerError as error:
        await turn_away(socket, error)
        return
    try:
        await attend(socket, Party(address, ""), code, known, parts)
    except (WebSocketDisconnect, RuntimeError):
        pass  # gone while something was on its way
    finally:
        parts.doors.go(address)


async def attend(socket: Socket, party: Party, code: str, known: Known, parts: Parts) -> None:
    """Join the table, talk, and leave it."""
    try:
        async with parts.doors.entering:
            table, reader = await entered(socket, party, code, known, parts)
    except GamekeeperError as error:
        await turn_away(socket, error)
        return
    try:
        await Talk(socket, table, reader, parts).run()
    finally:
        table.leave(reader)


async def entered(socket: Socket, party: Party, code: str, known: Known, parts: Parts) -> tuple[Table, Reader]:
    """The table, with a reader for the socket."""
    here = await parts.guests.of(socket)
    table = await parts.hub.table(code)
    owner = await parts.guests.owner(socket) if here is None else here.guest.id
    table.watching.admit(owner)
    party = Party(party.address, "" if here is None else here.guest.id)
    session = "" if here is None or here.session is None else here.session.id
    reader = Reader(party, known.since, parts.limits.queued_messages, session)
    reader.since = await compared(table, reader, known.seen, known.since)
    reader.owner = owner
    if here is not None:
        reader.muted = await chat_store.muted_by(parts.guests.store, here.guest.id)
        if not table.watching.sits(here.guest.id) and await settling.is_shown(parts.guests.store, here.guest.id):
            reader.name = here.guest.name
    table.join(reader)
    try:
        table.chat.welcome(reader)
        if here is not None and await parts.guests.signed_in(socket) is None:
            reader.dismiss(SignedOut("this device has been signed out"))  # while the table was loaded
    except Banned as error:
        reader.dismiss(error)
    except BaseException:
        table.leave(reader)
        raise
    return table, reader


async def turn_away(socket: Socket, error: GamekeeperError, code: int = CLOSE_REFUSED) -> None:
    """Name the error and close."""
    await socket.send_data(ENCODER.encode(message_of(error)), mode="text")
    await socket.close(code)
