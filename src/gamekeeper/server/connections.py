"""Connections that are opened and not used: uvicorn's protocol with an end to its patience, and so many and no more."""

from __future__ import annotations

import asyncio
from typing import Any, ClassVar, cast

import msgspec
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol

from gamekeeper.server.addresses import Proxies, counted
from gamekeeper.server.errors import TooManyConnections, TooSlow, name_of, phrase_of
from gamekeeper.server.settings import Limits
from gamekeeper.server.sight import phrase
from gamekeeper.server.wire import Error

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
    """One connection. Heading, body and reading of the answer each have a time in which they must be through."""

    lines: ClassVar[Lines]

    def __init__(self, *arguments: Any, **named: Any) -> None:
        super().__init__(*arguments, **named)
        self.limits = self.lines.limits
        self.deadline: asyncio.TimerHandle | None = None  # for what is to come in
        self.unread: asyncio.TimerHandle | None = None  # for what is to go out
        self.address: str | None = None  # while it is counted

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        """Somebody connects."""
        super().connection_made(transport)
        try:
            self.address = self.lines.enter(
                self.client[0] if self.client else "", self.server[1] if self.server else None
            )
        except TooManyConnections as error:
            self.refuse(b"503 Service Unavailable", error)
            return
        self.expect(self.limits.heading_seconds)

    def connection_lost(self, exc: Exception | None) -> None:
        """It has ended."""
        self.leave()
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        """Something comes in; a line break before a request is not yet one, but ends uvicorn's own waiting."""
        super().data_received(data)
        waits = self.deadline is not None or self.timeout_keep_alive_task is not None
        if self.address is not None and not waits and (self.cycle is None or self.cycle.response_complete):
            self.expect(self.limits.heading_seconds)

    def on_message_begin(self) -> None:
        """A request begins."""
        super().on_message_begin()
        self.expect(self.limits.heading_seconds)

    def on_headers_complete(self) -> None:
        """Its heading is there."""
        super().on_headers_complete()
        self.expect(self.limits.body_seconds)

    def on_message_complete(self) -> None:
        """All of it is there."""
        super().on_message_complete()
        self.expect(None)

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
        if self.cycle is None or self.cycle.response_complete:
            self.refuse(b"408 Request Timeout", TooSlow("the request did not come to its end"))
        else:
            self.transport.abort()  # in the middle of a body

    def refuse(self, status: bytes, error: TooManyConnections | TooSlow) -> None:
        """Name the error and close."""
        body = msgspec.json.encode(Error(name_of(error), str(error), phrase(phrase_of(error)), None))
        self.transport.write(ANSWER % (status, len(body), body))
        self.transport.close()

    def leave(self) -> None:
        """No longer counted, no longer waited for."""
        self.expect(None)
        self.read()
        if self.address is not None:
            self.lines.go(self.address)
            self.address = None


def protocol(limits: Limits, proxies: str, door: int) -> type[asyncio.Protocol]:
    """The protocol of one server."""
    made = type("Counted", (Patient,), {"lines": Lines(limits, Proxies(proxies), door)})
    return cast(type[asyncio.Protocol], made)
