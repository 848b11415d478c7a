"""Load on a server of this machine: many live tables with bots and two people each, who click at human pace.

Starts `gamekeeper serve` on the loopback, plays for a bounded time, and tells how long it takes from a click until
everybody at the table has the broadcast. ``--write docs/benchmarks.md`` puts the result into its section "Server",
under a heading of its own for each load.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import gc
import os
import random
import re
import socket
import subprocess
import sys
import tempfile
import time
from importlib.machinery import EXTENSION_SUFFIXES
from pathlib import Path
from typing import Any

import httpx
import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from gamekeeper.core import game as core_game

STARTING_SECONDS = 60.0
MOST_SECONDS = 600.0
MOST_TABLES = 1_000
CONNECTING = 200  # sockets a second, until everybody is connected and has got going
SECTION = "\n## Server\n"


class Option(msgspec.Struct):
    """What a player needs of an option."""

    action: str


class Prompt(msgspec.Struct):
    """What a player needs of a prompt."""

    options: list[Option]


class Update(msgspec.Struct):
    """What a player needs of a message."""

    type: str
    number: int = -1
    prompt: Prompt | None = None
    outcome: str = ""
    key: str | None = None
    error: str = ""


class Figures:
    """What was measured."""

    def __init__(self) -> None:
        self.own: list[float] = []  # seconds from the click to the clicker's own update
        self.others: list[float] = []  # seconds from the click to the other person's update
        self.watchers: list[float] = []  # seconds from the click to the update of who watches
        self.updates = 0
        self.errors: dict[str, int] = {}


class Table:
    """One table: when the click was sent that led to a position, and who had heard of it before the clicker had."""

    def __init__(self, code: str) -> None:
        self.code = code
        self.sent: dict[int, float] = {}
        self.early: dict[int, list[tuple[list[float], float]]] = {}

    def clicked(self, number: int, sent: float, arrived: float, figures: Figures) -> None:
        """The clicker's own update is there."""
        figures.own.append(arrived - sent)
        self.sent[number] = sent
        for heard, when in self.early.pop(number, []):
            heard.append(when - sent)

    def told(self, number: int, arrived: float, heard: list[float]) -> None:
        """Somebody else's is."""
        if number in self.sent:
            heard.append(arrived - self.sent[number])
        else:
            self.early.setdefault(number, []).append((heard, arrived))


class Person:
    """One of the two people at a table, or without a cookie somebody who watches."""

    def __init__(self, table: Table, cookie: str, plan: argparse.Namespace, figures: Figures) -> None:
        self.table = table
        self.cookie = cookie
        self.plan = plan
        self.figures = figures
        self.luck = random.Random(cookie)
        self.latest = Update("")
        self.clicks: dict[str, float] = {}  # key → when it was sent
        self.clicking: asyncio.Task[None] | None = None

    async def run(self) -> None:
        """Play until the match is over."""
        address = f"ws://127.0.0.1:{self.plan.port}/api/tables/{self.table.code}/live"
        headers = {"cookie": self.cookie} if self.cookie else {}
        patient: Any = {"max_size": 2**24, "compression": None, "open_timeout": STARTING_SECONDS}
        async with connect(address, additional_headers=headers, **patient) as live:
            try:
                await self.read(live)
            finally:
                if self.clicking is not None:
                    self.clicking.cancel()

    async def read(self, live: ClientConnection) -> None:
        """Read all there is, and think about what is asked."""
        decoder = msgspec.json.Decoder(Update)
        async for text in live:
            arrived = time.perf_counter()
            update = decoder.decode(text)
            if update.type == "error":
                self.figures.errors[update.error] = self.figures.errors.get(update.error, 0) + 1
            if update.type == "update":
                self.note(update, arrived)
                if update.outcome:
                    return
                if update.prompt is not None and (self.clicking is None or self.clicking.done()):
                    self.clicking = asyncio.create_task(self.click(live))

    def note(self, update: Update, arrived: float) -> None:
        """How long the click took that led to this update."""
        self.latest = update
        if arrived < self.plan.counting:
            return
        self.figures.updates += 1
        if update.key in self.clicks:
            self.table.clicked(update.number, self.clicks.pop(update.key), arrived, self.figures)
        else:
            self.table.told(update.number, arrived, self.figures.others if self.cookie else self.figures.watchers)

    async def click(self, live: ClientConnection) -> None:
        """Think, and send one of the options there are by then."""
        await asyncio.sleep(self.luck.expovariate(1.0 / self.plan.think))
        if self.latest.prompt is not None:
            action = self.luck.choice(self.latest.prompt.options).action
            key = f"load-{self.luck.getrandbits(64):016x}"
            message = {"type": "act", "expected": self.latest.number, "action": action, "key": key}
            self.clicks[key] = time.perf_counter()
            await live.send(msgspec.json.encode(message).decode())


async def sit_down(client: httpx.AsyncClient, plan: argparse.Namespace) -> tuple[Table, list[str]]:
    """A new table with two people and two bots, and the cookies of the people."""
    bot = {"kind": "bot", "level": plan.level}
    body = {
        "game": plan.game,
        "seats": 4,
        "places": [{"kind": "me"}, {"kind": "open"}, bot, bot],
        "name": "One",
    }
    cookies: list[str] = []
    client.cookies.clear()
    answer = await client.post("/api/tables", json=body)
    answer.raise_for_status()
    code = answer.json()["code"]
    cookies.append(f"gamekeeper={client.cookies['gamekeeper']}")
    client.cookies.clear()
    (await client.post(f"/api/tables/{code}/seats/1", json={"name": "Two"})).raise_for_status()
    cookies.append(f"gamekeeper={client.cookies['gamekeeper']}")
    return Table(code), cookies


async def play(plan: argparse.Namespace, figures: Figures) -> None:
    """All tables, for the planned time."""
    async with httpx.AsyncClient(base_url=f"http://127.0.0.1:{plan.port}", timeout=60.0) as client:
        tables = [await sit_down(client, plan) for _ in range(plan.tables)]
    gc.disable()  # what is measured is the server; nobody here runs for long
    plan.counting = time.perf_counter() + plan.warm_up
    around = [(table, cookie) for table, both in tables for cookie in [*both, *[""] * plan.watchers]]
    people = [asyncio.create_task(Person(table, cookie, plan, figures).run()) for table, cookie in around]
    try:
        await asyncio.wait(people, timeout=plan.warm_up + plan.seconds)
    finally:
        for one in people:
            one.cancel()
        for result in await asyncio.gather(*people, return_exceptions=True):
            if isinstance(result, (ConnectionClosed, OSError)):
                figures.errors["connection lost"] = figures.errors.get("connection lost", 0) + 1


def serve(plan: argparse.Namespace, folder: str) -> subprocess.Popen[bytes]:
    """The server, with limits that one address may reach."""
    options = {
        "--port": plan.port,
        "--data": folder,
        "--database": plan.database,
        "--bot-workers": plan.bot_workers,
        "--processes": plan.processes,
        "--max-connections": 20_000,
        "--max-connections-per-address": 20_000,
        "--requests-per-second": 10_000,
        "--messages-per-address": 100_000,
        "--new-tables-per-minute": 100_000,
        "--new-guests-per-minute": 100_000,
        "--log-format": "json",
    }
    words = [str(word) for pair in options.items() for word in pair]
    quiet = subprocess.DEVNULL
    server = subprocess.Popen([sys.executable, "-m", "gamekeeper", "serve", *words], stdout=quiet, stderr=quiet)
    end = time.monotonic() + STARTING_SECONDS
    while time.monotonic() < end and server.poll() is None:
        with contextlib.suppress(httpx.TransportError):
            if httpx.get(f"http://127.0.0.1:{plan.port}/health").status_code == 200:
                return server
        time.sleep(0.1)
    server.kill()
    raise SystemExit("load test: the server does not answer")


def quantile(values: list[float], share: float) -> float:
    """The value below which `share` of them lie, in milliseconds."""
    ordered = sorted(values)
    return 1000.0 * ordered[min(len(ordered) - 1, int(share * len(ordered)))] if ordered else float("nan")


def processor_seconds(server: subprocess.Popen[bytes], plan: argparse.Namespace) -> float:
    """What the server's own processes, without their bots, have used of a processor."""
    task = Path(f"/proc/{server.pid}/task/{server.pid}/children")
    own = [server.pid, *(int(word) for word in task.read_text().split())] if plan.processes > 1 else [server.pid]
    fields = [Path(f"/proc/{one}/stat").read_text().rsplit(")", 1)[1].split() for one in own]
    return sum(int(used[11]) + int(used[12]) for used in fields) / os.sysconf("SC_CLK_TCK")


def report(plan: argparse.Namespace, figures: Figures, used: float, took: float) -> str:
    """The section of the benchmarks page."""
    mode = "compiled" if str(core_game.__file__).endswith(tuple(EXTENSION_SUFFIXES)) else "uncompiled"
    database = "SQLite (WAL, synchronous FULL)" if not plan.database else plan.database.partition(":")[0]
    told = [("who clicked", figures.own), ("the other person", figures.others), ("who watches", figures.watchers)]
    told = told if plan.watchers else told[:2]
    watched = f" and {plan.watchers} who watch" if plan.watchers else ""
    more = f" --watchers {plan.watchers}" if plan.watchers else ""
    several = f", {plan.processes} processes" if plan.processes > 1 else ""
    rows = [
        (name, len(values), *(quantile(values, share) for share in (0.5, 0.95, 0.99, 1.0))) for name, values in told
    ]
    lines = "\n".join(
        f"| {name} | {count:,} | {a:.1f} | {b:.1f} | {c:.1f} | {d:.0f} |" for name, count, a, b, c, d in rows
    )
    errors = ", ".join(f"{name} {count}" for name, count in sorted(figures.errors.items())) or "none"
    decisions = figures.updates / (2 + plan.watchers) / plan.seconds
    load = used / took
    return f"""
{heading(plan)}

`python tools/load_test.py --game {plan.game} --tables {plan.tables} --seconds {plan.seconds:g}
--think {plan.think:g}{more}`: at a table two people{watched}
on sockets of their own, and two {plan.level} bots. A person clicks {plan.think:g} s after being asked, on average;
the first {plan.warm_up:.0f} s do not count. Engine {mode}; {database}{several}.

| at | clicks | median | p95 | p99 | longest |
|---|---|---|---|---|---|
{lines}

{decisions:.0f} decisions and {figures.updates / plan.seconds:.0f} updates a second; the server used {100 * load:.0f} %
of one core, {1000 * load / decisions:.1f} ms a decision; errors: {errors}.
"""


def heading(plan: argparse.Namespace) -> str:
    """What a load is called on the page."""
    several = f", {plan.processes} processes" if plan.processes > 1 else ""
    return f"### {plan.game}: {plan.tables:,} tables, {plan.sockets:,} sockets{several}"


def written(page: str, name: str, text: str) -> str:
    """The page with a load's result in the place of an earlier one, else at the end of the section."""
    before, _, section = page.partition(SECTION)
    section, _, after = section.partition("\n## ")
    old = re.compile(rf"\n{re.escape(name)}\n.*?(?=\n### |\Z)", re.DOTALL)
    section = old.sub("", section).rstrip() + "\n" + text
    return f"{before}{SECTION}{section}" + (f"\n## {after}" if after else "")


def main() -> None:
    """Measure, tell, and write if asked to."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--game", default="yellowstone_park")
    parser.add_argument("--tables", type=int, default=200)
    parser.add_argument("--seconds", type=float, default=60.0)
    parser.add_argument("--think", type=float, default=3.0, help="mean seconds before a click")
    parser.add_argument("--watchers", type=int, default=0, help="sockets of who watches, at each table")
    parser.add_argument("--processes", type=int, default=1, help="of the server; several take PostgreSQL")
    parser.add_argument("--level", default="easy", choices=["easy", "medium", "hard", "expert"])
    parser.add_argument("--bot-workers", type=int, default=0)
    parser.add_argument("--database", default="", help="URL; a new SQLite file if left out")
    parser.add_argument("--write", type=Path, help="the page in whose section Server it is put")
    plan = parser.parse_args()
    if not (1 <= plan.tables <= MOST_TABLES and 1.0 <= plan.seconds <= MOST_SECONDS and plan.think > 0.0):
        raise SystemExit(f"load test: wanted 1 to {MOST_TABLES} tables, 1 to {MOST_SECONDS:g} seconds, a think time")
    with socket.create_server(("127.0.0.1", 0)) as probe:
        plan.port = probe.getsockname()[1]
    plan.sockets = (2 + plan.watchers) * plan.tables
    plan.warm_up = 5.0 + plan.sockets / CONNECTING
    figures = Figures()
    with tempfile.TemporaryDirectory() as folder:
        server = serve(plan, folder)
        try:
            before, began = processor_seconds(server, plan), time.perf_counter()
            asyncio.run(play(plan, figures))
            text = report(plan, figures, processor_seconds(server, plan) - before, time.perf_counter() - began)
        finally:
            server.terminate()
            server.wait()
    print(text)
    if plan.write is not None:
        plan.write.write_text(written(plan.write.read_text(), heading(plan), text))


if __name__ == "__main__":
    main()
