"""Connections that are opened and not used: uvicorn's protocol with an end to its patience, and so many and no more."""

from __future__ import annotations

import asyncio
from typing import Any, ClassVar, cast

import msgspec
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol, RequestResponseCycle

from gamekeeper.server.addresses import Proxies, counted
from gamekeeper.server.errors import MessageTooLarge, ServerError, TooManyConnections, TooSlow, name_of, phrase_of
from gamekeeper.server.settings import Limits
from gamekeeper.server.sight import phrase
from gamekeeper.server.wire import Error

MOST_AHEAD = 100  # requests that wait on one connection for the answer to an earlier one; browsers send none
ANSWER = b"HTTP/1.1 %s\r\ncontent-type: application/json\r\ncontent-length: %d\r\nconnection: close\r\n\r\n%s"


class Lines:
    """How many connections are open that are no sockets, by address. A proxy's are counted together only."""

    def __init__(self, limits: Limits, proxies: Proxies, door: int) -> None:
        self.limits = limits
        self.proxies = proxies
        self.door = door  # the port by which other processes of this server come
        self.total = 0
        self.by_address: dict[str, int] = {}

    def enter(self, host: str, port: int | None) -> str:
        """One more, and the address to give back; TooManyConnections when that is too much."""
        address = "" if port == self.door or self.proxies.have(host) else counted(host)
        here = self.by_address.get(address, 0)
        if self.total >= self.limits.connections or (address and here >= self.limits.connections_per_address):
            raise TooManyConnections("too many connections are open, please close some pages or try again later")
        self.total += 1
        self.by_address[address] = here + 1
        return address

    def go(self, address: str) -> None:
        """One less."""
        self.total -= 1
        self.by_address[address] -= 1
        if self.by_address[address] == 0:
            del self.by_address[address]


class Patient(HttpToolsProtocol):
    """One connection. Heading, body and reading of the answer each have a time in which they must be through.

    What is no body has a size, too, and requests are not read ahead without end: uvicorn would keep all of it.
    """

    lines: ClassVar[Lines]

    def __init__(self, *arguments: Any, **named: Any) -> None:
        super().__init__(*arguments, **named)
        self.limits = self.lines.limits
        self.deadline: asyncio.TimerHandle | None = None  # for what is to come in
        self.unread: asyncio.TimerHandle | None = None  # for what is to go out
        self.address: str | None = None  # while it is counted
        self.room = self.limits.heading_bytes  # for what is no body of the request that comes in
        self.answering: RequestResponseCycle | None = None  # the request of those sent ahead whose turn it is

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        """Somebody connects."""
        super().connection_made(transport)
        try:
            self.address = self.lines.enter(
                self.client[0] if self.client else "", self.server[1] if self.server else None
            )
        except TooManyConnections as error:
            refuse(self.transport, b"503 Service Unavailable", error)
            return
        self.expect(self.limits.heading_seconds)

    def connection_lost(self, exc: Exception | None) -> None:
        """It has ended, also for the request that is being answered: uvicorn tells the last one alone."""
        self.leave()
        self.pipeline.clear()
        if self.answering is not None:
            self.answering.disconnected = True
            self.answering.message_event.set()
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        """Something comes in; a line break before a request is not yet one, but ends uvicorn's own waiting."""
        self.room -= len(data)
        super().data_received(data)
        if self.room < 0 and self.address is not None:
            self.end(b"431 Request Header Fields Too Large", too_long(self.limits.heading_bytes))
            return
        waits = self.deadline is not None or self.timeout_keep_alive_task is not None
        if self.address is not None and not waits and (self.cycle is None or self.cycle.response_complete):
            self.expect(self.limits.heading_seconds)

    def on_message_begin(self) -> None:
        """A request begins."""
        super().on_message_begin()
        self.expect(self.limits.heading_seconds)

    def on_headers_complete(self) -> None:
        """Its heading is there."""
        if len(self.pipeline) >= MOST_AHEAD:
            self.transport.abort()
            return
        super().on_headers_complete()
        if not self.pipeline:
            self.answering = self.cycle
        self.expect(self.limits.body_seconds)

    def on_body(self, body: bytes) -> None:
        """Some of its body is there."""
        super().on_body(body)
        self.room += len(body)

    def on_message_complete(self) -> None:
        """All of it is there."""
        super().on_message_complete()
        self.room = self.limits.heading_bytes
        self.expect(None)

    def on_response_complete(self) -> None:
        """It is answered; nothing more is read while others wait for theirs."""
        self.answering = self.pipeline[-1][0] if self.pipeline else None
        super().on_response_complete()
        if self.pipeline:
            self.flow.pause_reading()

    def pause_writing(self) -> None:
        """The other side does not read."""
        super().pause_writing()
        self.unread = self.loop.call_later(self.limits.body_seconds, self.transport.abort)

    def resume_writing(self) -> None:
        """It has read."""
        super().resume_writing()
        self.read()

    def handle_websocket_upgrade(self) -> None:
        """From here on it is a socket, which is counted elsewhere."""
        self.leave()
        super().handle_websocket_upgrade()

    def expect(self, seconds: float | None) -> None:
        """The next thing must have come in so many seconds; None when the turn is ours."""
        if self.deadline is not None:
            self.deadline.cancel()
        self.deadline = None if seconds is None else self.loop.call_later(seconds, self.give_up)

    def read(self) -> None:
        """Nothing is to go out."""
        if self.unread is not None:
            self.unread.cancel()
            self.unread = None

    def give_up(self) -> None:
        """It has not come."""
        self.deadline = None
        self.end(b"408 Request Timeout", TooSlow("the request did not come to its end"))

    def end(self, status: bytes, error: MessageTooLarge | TooSlow) -> None:
        """No more of a request is taken; the error is named unless another answer is on its way."""
        if self.cycle is None or self.cycle.response_complete:
            refuse(self.transport, status, error)
        else:
            self.transport.abort()  # in the middle of a body

    def leave(self) -> None:
        """No longer counted, no longer waited for."""
        self.expect(None)
        self.read()
        if self.address is not None:
            self.lines.go(self.address)
            self.address = None


def refuse(transport: asyncio.Transport, status: bytes, error: ServerError) -> None:
    """Name the error and close."""
    body = msgspec.json.encode(Error(name_of(error), str(error), phrase(phrase_of(error)), None))
    transport.write(ANSWER % (status, len(body), body))
    transport.close()


def too_long(most: int) -> MessageTooLarge:
    """For a request whose heading does not end, or with too much around its body."""
    return MessageTooLarge(f"the heading of a request has at most {most} bytes", {"most": most})


def protocol(limits: Limits, proxies: str, door: int) -> type[asyncio.Protocol]:
    """The protocol of one server."""
    made = type("Counted", (Patient,), {"lines": Lines(limits, Proxies(proxies), door)})
    return cast(type[asyncio.Protocol], made)
