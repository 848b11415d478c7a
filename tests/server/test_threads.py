"""What many threads ask for first, at once, in a fresh process; and a server that starts under load."""

from __future__ import annotations

import asyncio
import contextlib
import os
import subprocess
import sys
from pathlib import Path

import httpx
import pytest
from websockets.asyncio.client import connect

from server.people import ME, OPEN, PATIENCE
from server.process import GONE, Process

RESTARTS = int(os.environ.get("GAMEKEEPER_RESTARTS", "3"))  # more of them find what seldom happens
TABLES = 6
FRESH = 12

PROBE = """
import sys, threading
sys.setswitchinterval(1e-6)
{imports}
gate, wrong = threading.Barrier(8), []
def work(number):
    gate.wait()
    try:
        {work}
    except BaseException as error:
        wrong.append(error)
threads = [threading.Thread(target=work, args=(number,)) for number in range(8)]
for thread in threads: thread.start()
for thread in threads: thread.join()
sys.exit(str(wrong[0]) if wrong else 0)
"""
GAMES = PROBE.format(
    imports="from gamekeeper import catalog",
    work="catalog.make(('fort', 'yellowstone_park')[number % 2], 3)",
)
RECORDS = PROBE.format(
    imports=(
        "from gamekeeper import catalog, records\n"
        "from gamekeeper.core.match import Match\n"
        "from gamekeeper.core.record import record_of\n"
        "data = records.dumps(record_of(Match(catalog.make('yellowstone_park', 2), bytes(32)), ['a', 'b']))"
    ),
    work="records.loads(iter(data.splitlines(keepends=True)), 'record')",
)


@pytest.mark.parametrize("program", [GAMES, RECORDS], ids=["games", "records"])
def test_threads_of_a_fresh_process_read_everything_at_once(program: str) -> None:
    for _ in range(FRESH):
        ended = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=False)
        assert ended.returncode == 0, f"{ended.returncode} {ended.stderr}"


async def come_back(process: Process, code: str) -> None:
    """A page at a table: it opens its socket again whenever the server is back."""
    while True:
        with contextlib.suppress(*GONE):
            async with connect(f"ws://127.0.0.1:{process.port}/api/tables/{code}/live", open_timeout=5.0) as socket:
                async for _ in socket:
                    pass
        await asyncio.sleep(0.01)


async def tables(process: Process) -> list[str]:
    """Tables that a starting server finds in its database."""
    codes = []
    async with httpx.AsyncClient(base_url=f"http://127.0.0.1:{process.port}", timeout=PATIENCE) as client:
        for number in range(TABLES):
            game = ("fort", "yellowstone_park")[number % 2]
            body = {"game": game, "seats": 3, "places": [ME, OPEN, OPEN], "name": "Anna"}
            codes.append((await client.post("/api/tables", json=body)).json()["code"])
    return codes


@pytest.mark.anyio
async def test_a_server_starts_while_everybody_comes_back(tmp_path: Path) -> None:
    process = Process(f"sqlite:///{tmp_path}/gamekeeper.sqlite3", tmp_path)
    await asyncio.to_thread(process.start)
    codes = await tables(process)
    pages = [asyncio.create_task(come_back(process, code)) for code in codes for _ in range(3)]
    try:
        for _ in range(RESTARTS):
            process.kill()
            await asyncio.to_thread(process.start)  # fails when the server ends by itself
            await asyncio.sleep(0.3)
            assert process.running is not None
            assert process.running.poll() is None, f"the server ended with {process.running.returncode}"
    finally:
        for page in pages:
            page.cancel()
        await asyncio.gather(*pages, return_exceptions=True)
        process.kill()
