"""Sockets below their messages: requests that open none, and frames that are no messages."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

import pytest

from gamekeeper.server import sockets
from server.people import PATIENCE, House
from server.test_one_client import heard
from server.test_play import two

pytestmark = pytest.mark.anyio
KINDS = ["sqlite"]  # no other database could make a difference here

PING, PONG, TEXT, PIECE = 0x89, 0x8A, 0x01, 0x00


def asking(code: str, *more: str) -> bytes:
    """The request for a socket."""
    key = "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ=="
    upgrade = ("Host: 127.0.0.1", "Connection: Upgrade", "Upgrade: websocket", "Sec-WebSocket-Version: 13", key)
    return "\r\n".join([f"GET /api/tables/{code}/live HTTP/1.1", *upgrade, *more, "", ""]).encode()


def frame(kind: int, data: bytes = b"") -> bytes:
    """A frame as clients send it."""
    return bytes([kind, 0x80 | len(data), 0, 0, 0, 0]) + data


@asynccontextmanager
async def opened(house: House) -> AsyncIterator[tuple[asyncio.StreamReader, asyncio.StreamWriter]]:
    """A raw socket of somebody who watches."""
    _, _, code = await two(house)
    reader, writer = await asyncio.open_connection("127.0.0.1", house.port)
    writer.write(asking(code))
    assert b"101" in await reader.readuntil(b"\r\n\r\n")
    try:
        yield reader, writer
    finally:
        writer.close()


@pytest.mark.parametrize(
    "more",
    [[f"x-{number}: 1" for number in range(200)], ["Cookie: a=" + "b" * 9_000], ["Content-Length: 5"]],
    ids=["many lines", "a long line", "a body"],
)
async def test_a_request_for_a_socket_that_cannot_be_read_is_answered(house: House, more: list[str]) -> None:
    answer = await heard(house, asking("abcdefgh", *more))
    assert answer.startswith(b"HTTP/1.1 400")
    assert b"BadMessage" in answer


async def test_pings_are_not_answered_to_who_does_not_read(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sockets, "FRAMES_AT_ONCE", 1_000_000)
    kept: list[int] = []
    honest = sockets.Mannered.handle_ping

    def handle_ping(self: sockets.Mannered) -> None:
        honest(self)
        kept.append(self.transport.get_write_buffer_size())

    monkeypatch.setattr(sockets.Mannered, "handle_ping", handle_ping)
    async with opened(house) as (reader, writer):
        reader._transport.pause_reading()  # type: ignore[attr-defined]
        async with asyncio.timeout(PATIENCE):
            while len(kept) < 100_000:
                writer.write(frame(PING, b"x" * 125) * 1000)
                await writer.drain()
        assert max(kept) < 1_000_000


@pytest.mark.parametrize("kind", [PING, PONG, PIECE])
async def test_frames_that_are_no_messages_have_a_pace(house: House, kind: int) -> None:
    async with opened(house) as (reader, writer):
        writer.write(frame(TEXT) if kind == PIECE else b"")
        writer.write(frame(kind) * 2 * sockets.FRAMES_AT_ONCE)
        async with asyncio.timeout(PATIENCE):
            with pytest.raises((ConnectionError, asyncio.IncompleteReadError)):
                await reader.readexactly(10_000_000)


async def test_what_is_no_text_is_named(house: House, caplog: pytest.LogCaptureFixture) -> None:
    async with opened(house) as (reader, writer):
        writer.write(frame(0x80 | TEXT, b"\xff\xfe"))
        async with asyncio.timeout(PATIENCE):
            assert await reader.readuntil(b'"error":"BadMessage"')
    assert not [record for record in caplog.records if record.levelname == "ERROR"]
