"""A heading has a size, and requests sent ahead of their answers a number: else one connection holds up everybody."""

from __future__ import annotations

import asyncio
import sys
import time
from collections.abc import AsyncIterator

import pytest

from gamekeeper.server.connections import MOST_AHEAD
from server.people import PATIENCE, house_of
from server.test_one_client import HEADING, Build, heard, limited

pytestmark = pytest.mark.anyio
KINDS = ["sqlite"]  # no other database could make a difference here

CHUNKED = b"PUT /api/me HTTP/1.1\r\nHost: 127.0.0.1\r\nTransfer-Encoding: chunked\r\n\r\n"


@pytest.mark.parametrize(
    ("begun", "more", "told"),
    [
        (b"GET /", b"a" * 1000, b"431"),
        (HEADING + b"x: ", b"y" * 1000, b"431"),
        (HEADING, b"x: abcde\r\n" * 100, b"431"),
        (CHUNKED + b"0\r\n", b"x: abcde\r\n" * 100, b""),
        (CHUNKED, b"1;" + b"x" * 993 + b"\r\n1\r\n", b""),
    ],
    ids=["address", "one line", "many lines", "trailers", "chunks"],
)
async def test_a_heading_has_a_size(build: Build, begun: bytes, more: bytes, told: bytes) -> None:
    async with house_of(limited(build, heading_bytes=20_000)) as house:
        before = time.monotonic()
        assert told in await heard(house, begun, *[more] * 21, pause=0.01)
        assert time.monotonic() - before < PATIENCE / 2  # long before anybody loses patience with it
        assert await house.person().get("/me")


async def test_a_body_in_pieces_is_no_heading(build: Build) -> None:
    async def pieces() -> AsyncIterator[bytes]:
        yield b'{"name":"Anna'
        for _ in range(100):
            yield b" " * 100
        yield b'"}'

    async with house_of(limited(build, heading_bytes=2_000)) as house:
        answer = await house.person().client.put("/api/me", content=pieces())
        assert answer.json()["error"] == "BadMessage"  # it was read: such a name is too long


async def test_requests_are_not_read_ahead_without_end(build: Build) -> None:
    async with house_of(build()) as house:
        await house.person().get("/me")
        request = HEADING + b"\r\n"
        few = await heard(house, request * MOST_AHEAD + HEADING.replace(b"1.1", b"1.0", 1) + b"\r\n")
        assert few.count(b"HTTP/1.1 200") == MOST_AHEAD + 1
        assert (await heard(house, request * 2 * MOST_AHEAD)).count(b"HTTP/1.1 200") < MOST_AHEAD
        assert await house.person().get("/me")


@pytest.mark.parametrize("anyio_backend", [("asyncio", {"use_uvloop": sys.platform != "win32"})])  # as servers run
async def test_who_leaves_amid_requests_sent_ahead_leaves_no_traceback(
    build: Build, caplog: pytest.LogCaptureFixture
) -> None:
    async with house_of(build()) as house:
        for pause in (0.0, 0.002, 0.005, 0.01, 0.02, 0.03):
            _, writer = await asyncio.open_connection("127.0.0.1", house.port)
            writer.write((HEADING + b"\r\n") * 50)
            await asyncio.sleep(pause)
            writer.transport.abort()
        assert await house.person().get("/me")
    assert not [record for record in caplog.records if record.levelname == "ERROR"]
