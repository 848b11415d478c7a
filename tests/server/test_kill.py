"""The real server process, killed again and again in mid-play: nothing that was acknowledged is lost."""

from __future__ import annotations

import asyncio
import json
import os
import random
import signal
import time
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Protocol

import httpx
import pytest
from websockets.asyncio.client import connect

from server.people import BOT, ME, Json, act
from server.process import GONE, Process

pytestmark = pytest.mark.anyio

KILLS = 5


@pytest.fixture
def process(database: str, tmp_path: Path) -> Iterator[Process]:
    made = Process(database, tmp_path)
    made.start()
    yield made
    made.kill()
    made.log.close()


class Reached(Protocol):
    """Where a player reaches a server, and how often it was killed."""

    @property
    def port(self) -> int: ...
    @property
    def kills(self) -> int: ...


class Player:
    """Plays over a socket; sends again, with the same key, what was not acknowledged when the server fell."""

    def __init__(self, processes: Sequence[Reached], client: httpx.AsyncClient, code: str, kills: int = KILLS) -> None:
        self.processes = processes
        self.client = client
        self.code = code
        self.kills = kills
        self.waiting: Json | None = None  # sent, not acknowledged
        self.acknowledged: dict[str, tuple[int, str]] = {}  # key → number after it, action
        self.last: Json = {}
        self.luck = random.Random(1)

    async def play(self) -> None:
        """Until the match is over, however often the server falls."""
        while not self.last.get("outcome"):
            try:
                async with asyncio.timeout(20.0), self.socket() as socket:
                    async for text in socket:
                        await self.hear(socket, json.loads(text))
            except GONE:
                await asyncio.sleep(0.05)

    def socket(self) -> connect:
        """A new connection."""
        cookie = {"cookie": f"gamekeeper={self.client.cookies['gamekeeper']}"}
        port = self.luck.choice(self.processes).port
        return connect(f"ws://127.0.0.1:{port}/api/tables/{self.code}/live", additional_headers=cookie)

    async def hear(self, socket: object, message: Json) -> None:
        """Note what was acknowledged, and answer a prompt."""
        if message["type"] != "update":
            return
        assert message["number"] >= self.last.get("number", 0), "an acknowledged decision was lost"
        self.last = message
        if self.waiting and message["key"] == self.waiting["key"]:
            self.acknowledged[self.waiting["key"]] = (message["number"], self.waiting["action"])
            self.waiting = None
        if message["outcome"]:
            await socket.close()  # type: ignore[attr-defined]
        elif self.waiting or message["prompt"]:
            if self.waiting is None:
                option = self.luck.choice(message["prompt"]["options"])["action"]
                if sum(process.kills for process in self.processes) < self.kills:
                    await asyncio.sleep(0.05)  # or the match is over before the last kill
                self.waiting = act(message["number"], option, f"kill-test-{message['number']:06}")
            await socket.send(json.dumps({"type": "act", **self.waiting}))  # type: ignore[attr-defined]


async def murder(process: Process, player: Player) -> None:
    """Kill the server at random moments, and start it again."""
    luck = random.Random(2)
    while process.kills < KILLS and not player.last.get("outcome"):
        await asyncio.sleep(luck.uniform(0.05, 0.6))
        process.kill()
        process.kills += 1
        await asyncio.to_thread(process.start)


async def test_a_match_outlives_its_server(process: Process) -> None:
    async with httpx.AsyncClient(base_url=f"http://127.0.0.1:{process.port}", timeout=20.0) as client:
        body = {"game": "yellowstone_park", "seats": 3, "places": [ME, BOT, BOT], "name": "Anna"}
        body["options"] = {"end_score": 60}
        code = (await client.post("/api/tables", json=body)).json()["code"]
        player = Player([process], client, code)
        await asyncio.gather(player.play(), murder(process, player))
        rows = (await client.get(f"/api/tables/{code}/history")).json()["rows"]
        record = await client.get(f"/api/tables/{code}/record")
    assert process.kills == KILLS
    check(player, rows)
    assert record.status_code == 200


def check(player: Player, rows: list[Json]) -> None:
    """All that was acknowledged is in the history, once."""
    assert [row["number"] for row in rows] == list(range(1, len(rows) + 1))
    assert player.last["number"] == len(rows)
    for key, (number, action) in player.acknowledged.items():
        row = rows[int(key.removeprefix("kill-test-"))]
        assert (row["seat"], row["action"]) == (0, action)
        assert number >= row["number"]
    assert sum(row["seat"] == 0 for row in rows) == len(player.acknowledged)


async def test_bot_processes_end_with_a_killed_server(process: Process) -> None:
    async with httpx.AsyncClient(base_url=f"http://127.0.0.1:{process.port}", timeout=20.0) as client:
        body = {"game": "yellowstone_park", "seats": 2, "places": [BOT, BOT]}
        code = (await client.post("/api/tables", json=body)).json()["code"]
        await client.get(f"/api/tables/{code}")  # bots play when somebody looks
        while not (workers := process.workers()):
            await asyncio.sleep(0.05)
    process.kill()
    end = time.monotonic() + 20.0
    while any(Path(f"/proc/{worker}").exists() for worker in workers):
        assert time.monotonic() < end, "bot processes go on without their server"
        await asyncio.sleep(0.1)
    process.start()


async def test_a_server_that_is_asked_to_stop_does(process: Process) -> None:
    running = process.running
    assert running is not None
    os.kill(running.pid, signal.SIGTERM)
    assert await asyncio.to_thread(running.wait, 20.0) in (0, -signal.SIGTERM)
    process.start()


async def test_a_server_that_stops_waits_for_no_bot(process: Process) -> None:
    """Who is on the line is told so, nothing is left of the bots' processes, and nothing is complained of."""
    running = process.running
    assert running is not None
    begun = Path(process.log.name).stat().st_size
    async with httpx.AsyncClient(base_url=f"http://127.0.0.1:{process.port}", timeout=20.0) as client:
        body = {"game": "iditacards", "seats": 1, "places": [ME], "name": "Ada"}
        code = (await client.post("/api/tables", json=body)).json()["code"]
        hint = asyncio.create_task(client.post(f"/api/tables/{code}/hint"))
        while not process.workers():
            await asyncio.sleep(0.01)
        os.kill(running.pid, signal.SIGTERM)
        answer = await hint
    assert (answer.status_code, answer.json()["error"]) == (503, "ServerStops")
    assert await asyncio.to_thread(running.wait, 20.0) in (0, -signal.SIGTERM)
    log = Path(process.log.name).read_bytes()[begun:].decode()
    assert "Traceback" not in log
    assert "leaked" not in log
    process.start()
