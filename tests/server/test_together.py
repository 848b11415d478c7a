"""Several processes serve one database: whoever is asked, each table is worked by one of them."""

from __future__ import annotations

import asyncio
import os
import random
import shutil
import signal
import subprocess
import sys
import time
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager, suppress
from pathlib import Path
from typing import Any

import httpx
import pytest
from msgspec.structs import replace
from sqlalchemy import select, update

from gamekeeper.server import pulse
from gamekeeper.server.engine import clock
from gamekeeper.server.nodes import Nodes
from gamekeeper.server.peers import HOP
from gamekeeper.server.processes import HERE
from gamekeeper.server.schema_nodes import NODES
from gamekeeper.server.settings import Settings
from gamekeeper.server.store import Store
from server import databases
from server.authenticator import Authenticator
from server.people import BOT, ME, OPEN, PATIENCE, House, Person, house_of, soon
from server.process import Process
from server.test_kill import Player, check

pytestmark = pytest.mark.anyio
KILLS = int(os.environ.get("GAMEKEEPER_KILLS", "4"))
MOVED_WITHIN = 5.0  # seconds
LONG = {"game": "yellowstone_park", "seats": 3, "places": [ME, BOT, BOT], "name": "Anna", "options": {"end_score": 60}}
KINDS = databases.kinds()[1:]  # processes share no SQLite file


@asynccontextmanager
async def houses(settings: Settings, count: int = 3) -> AsyncIterator[list[House]]:
    async with AsyncExitStack() as stack:
        yield [await stack.enter_async_context(house_of(replace(settings, reach=HERE))) for _ in range(count)]


def at(house: House, person: Person) -> Person:
    """The same browser, which has reached another process this time."""
    there = house.person(person.name)
    there.client.cookies = person.client.cookies
    return there


def nodes_of(house: House) -> Nodes:
    nodes: Nodes = house.app.state.services.nodes
    return nodes


async def table_at(house: House) -> tuple[Person, str]:
    """Anna's table with an open seat, worked by a process."""
    anna = house.person("Anna")
    return anna, await anna.new_table([ME, OPEN], options={"end_score": 10})


async def test_whoever_is_asked_all_play_at_one_table(settings: Settings) -> None:
    async with houses(settings) as (one, two, three):
        anna, code = await table_at(one)
        bo = two.person("Bo")
        await bo.post(f"/tables/{code}/seats/1", {"name": "Bo"})
        there = at(three, anna)
        async with there.socket(code) as hers, bo.socket(code) as his:
            while True:
                update = await anna.update(code)
                if update["outcome"]:
                    break
                player = [there, at(one, bo)][update["deciders"][0]]
                asked = await player.update(code)
                await player.act(code, asked["number"], asked["prompt"]["options"][0]["action"])
            last = update["number"]
            seen = [await socket.until(lambda message: message.get("number") == last) for socket in (hers, his)]
        assert [message["view"] for message in seen] == [(await who.update(code))["view"] for who in (anna, bo)]
        assert [code in house.hub.tables for house in (one, two, three)] == [True, False, False]
        assert len((await bo.get(f"/tables/{code}/history"))["rows"]) == last
        assert [table["code"] for table in (await at(three, bo).get("/me"))["tables"]] == [code]


async def test_a_process_keeps_nobodys_cookie_for_somebody_else(settings: Settings) -> None:
    async with houses(settings, 2) as (one, two):
        _, code = await table_at(one)
        bo, cleo = two.person("Bo"), two.person("Cleo")
        await bo.post(f"/tables/{code}/seats/1", {"name": "Bo"})
        assert (await cleo.get(f"/tables/{code}"))["my_seat"] is None
        assert "gamekeeper" not in cleo.client.cookies
        assert (await bo.get(f"/tables/{code}"))["my_seat"] == 1


async def test_the_address_that_counts_is_the_readers(settings: Settings) -> None:
    async with houses(settings, 2) as (one, two):
        _, code = await table_at(one)
        bo = two.person("Bo")
        bo.client.headers["x-forwarded-for"] = "203.0.113.7"
        async with bo.socket(code, **{"x-forwarded-for": "203.0.113.7"}) as socket:
            await socket.update()
            assert one.app.state.parts.doors.by_address == {"203.0.113.7": 1}


async def test_the_door_opens_for_processes_alone(settings: Settings) -> None:
    async with houses(settings, 2) as (one, two):
        anna, code = await table_at(one)
        door, peers = nodes_of(one).reach, nodes_of(two).peers
        signed = peers.signer.dumps(["/api/me", "203.0.113.7", "localhost", "http"])
        async with httpx.AsyncClient(verify=False) as client:
            for path, headers in (
                ("/api/me", {}),
                (f"/api/tables/{code}", {HOP: signed}),
                (f"/give/{code}", {HOP: signed}),
            ):
                answer = await client.get(door + path, headers=headers)
                assert (answer.status_code, answer.json()["error"]) == (503, "TableMoves")
            assert (await client.get(f"{door}/api/me", headers={HOP: signed})).status_code == 200
        assert code in one.hub.tables
        anna.client.headers[HOP] = signed  # by the door for people it means nothing
        assert (await anna.get(f"/tables/{code}"))["my_seat"] == 0


async def test_what_one_process_learns_the_others_hear(settings: Settings) -> None:
    async with houses(settings) as (one, two, three):
        anna, code = await table_at(one)
        async with at(two, anna).socket(code) as hers:
            await hers.update()
            await at(three, anna).post("/me/sign-out")
            assert await hers.error() == "SignedOut"
        office = three.app.state.office
        bo = two.person("Bo")
        await bo.post(f"/tables/{code}/seats/1", {"name": "Bo"})
        guest = one.table(code).seating.places[1].guest
        async with bo.socket(code) as his:
            await his.update()
            await office.ban(guest, "rude", None)
            await nodes_of(three).tell("office", "")
            assert await his.error() == "Banned"


async def test_who_looks_for_somebody_finds_the_table_of_another_process(settings: Settings) -> None:
    async with houses(settings, 2) as (one, two):
        anna, bo = one.person("Anna"), two.person("Bo")
        wish = {"game": "yellowstone_park", "seats": 2}
        code = (await anna.post("/lobby/play", {**wish, "name": "Anna"}))["code"]
        async with anna.socket(code):

            async def is_listed() -> bool:
                return [table["code"] for table in await bo.get("/lobby")] == [code]

            await soon(is_listed)
            assert (await bo.post("/lobby/play", {**wish, "name": "Bo"}))["code"] == code
            assert [code in house.hub.tables for house in (one, two)] == [False, True]
            assert (await anna.get(f"/tables/{code}"))["status"] == "playing"
        async with anna.socket(code) as again:
            assert (await again.update())["table"]["my_seat"] == 0


async def test_a_passkey_asked_for_here_is_answered_there(settings: Settings) -> None:
    async with houses(settings, 2) as (one, two):
        anna = one.person("Anna")
        origin = f"http://localhost:{anna.client.base_url.port}"
        for person in (anna, there := at(two, anna)):
            person.client.headers.update({"host": origin.removeprefix("http://"), "origin": origin})
        options = (await anna.post("/me/passkeys/ask", {"name": "Anna"}))["options"]
        there.client.cookies = anna.client.cookies
        made = Authenticator(origin).create(options)
        account = await there.post("/me/passkeys", {"credential": made, "name": "a key"})
        assert [one["name"] for one in account["passkeys"]] == ["a key"]


async def until(house: House) -> float:
    """When the row of a process runs out."""
    async with house.app.state.services.store.reading() as connection:
        query = select(NODES.c.until).where(NODES.c.token == nodes_of(house).holder.token)
        return float((await connection.execute(query)).scalar_one())


async def test_a_process_that_is_busy_for_seconds_keeps_its_tables_and_a_stuck_one_does_not(
    settings: Settings, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with houses(settings, 1) as (one,):
        before = await until(one)
        time.sleep(2.5)  # the event loop stands still
        busy = await until(one)
        assert busy > before + 1.0
        monkeypatch.setattr(pulse, "STUCK_SECONDS", 0.2)
        time.sleep(2.5)
        assert await until(one) < busy + 1.5


async def test_a_process_goes_on_saying_that_it_serves_whatever_came_between(
    settings: Settings, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with houses(settings, 1) as (one,):
        honest, broken = nodes_of(one).pulse.beat, asyncio.Event()

        async def beat(own: Store) -> None:
            if not broken.is_set():
                broken.set()
                raise ValueError("something nobody thought of")
            await honest(own)

        monkeypatch.setattr(nodes_of(one).pulse, "beat", beat)
        await soon(lambda: asyncio.sleep(0, broken.is_set()))
        before = await until(one)

        async def is_renewed() -> bool:
            return await until(one) > before

        await soon(is_renewed)


async def test_a_process_that_slept_gives_its_tables_up_and_writes_nothing(
    settings: Settings, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with houses(settings, 2) as (one, two):
        anna, code = await table_at(one)
        bo = two.person("Bo")
        await bo.post(f"/tables/{code}/seats/1", {"name": "Bo"})
        store, nodes = one.app.state.services.store, nodes_of(one)
        async with nodes.turn, anna.socket(code) as hers:  # it does nothing more
            await hers.update()
            monkeypatch.setattr(pulse, "STUCK_SECONDS", -1.0)
            store.holds["node"] = clock()
            async with two.app.state.services.store.transaction() as connection:
                mine = NODES.c.token == nodes.holder.token
                await connection.execute(update(NODES).where(mine).values(until=0.0))
            nodes_of(two).doubt(code)
            there = at(two, anna)
            update_there = await there.update(code)
            assert [code in house.hub.tables for house in (one, two)] == [True, True]
            decider = [there, bo][update_there["deciders"][0]]
            asked = await decider.update(code)
            await decider.act(code, asked["number"], asked["prompt"]["options"][0]["action"])
            assert one.table(code).number == 0
        monkeypatch.undo()
        async with anna.socket(code) as hers:  # it wakes

            async def is_dropped() -> bool:
                return code not in one.hub.tables

            await soon(is_dropped)
        assert (await anna.update(code))["number"] == 1


# --- real processes, killed --------------------------------------------------------------------------


class Front:
    """Where people reach the processes: by Caddy where it is installed, else by any of them."""

    def __init__(self, processes: list[Process], folder: Path) -> None:
        self.processes = processes
        self.luck = random.Random(3)
        self.proxy: subprocess.Popen[bytes] | None = None
        if (caddy := shutil.which("caddy")) is not None:
            self.number = databases.free_port()
            servers = " ".join(f"127.0.0.1:{process.port}" for process in processes)
            balanced = f"reverse_proxy {servers} {{\n lb_policy least_conn\n lb_try_duration 10s\n fail_duration 5s\n}}"
            file = folder / "Caddyfile"
            file.write_text(f"{{\n auto_https off\n admin off\n}}\nhttp://127.0.0.1:{self.number} {{\n{balanced}\n}}\n")
            command, quiet = [caddy, "run", "--config", str(file), "--adapter", "caddyfile"], subprocess.DEVNULL
            self.proxy = subprocess.Popen(command, stdout=quiet, stderr=quiet, env={"HOME": str(folder)})

    @property
    def port(self) -> int:
        return self.luck.choice(self.processes).port if self.proxy is None else self.number

    @property
    def kills(self) -> int:
        return sum(process.kills for process in self.processes)

    async def ask(self, client: httpx.AsyncClient, method: str, path: str, **more: Any) -> Any:
        """What is answered by whoever is reached, as soon as one can be."""
        async with asyncio.timeout(PATIENCE):
            while True:
                with suppress(httpx.TransportError):
                    answer = await client.request(method, f"http://127.0.0.1:{self.port}{path}", **more)
                    if answer.status_code < 500:
                        assert answer.is_success, answer.text
                        return answer.json()
                await asyncio.sleep(0.05)


async def murder(processes: list[Process], code: str) -> float:
    """Kill one after the other, each is started again; the longest that another took to answer for a table."""
    luck, longest, alive = random.Random(2), 0.0, {*processes}
    starting: list[asyncio.Task[None]] = []

    async def back(victim: Process) -> None:
        await asyncio.to_thread(victim.start)
        alive.add(victim)

    async with httpx.AsyncClient(verify=False, timeout=20.0) as client:
        while len(starting) < KILLS:
            await asyncio.sleep(luck.uniform(0.05, 0.4))
            if len(alive) > 1:
                victim, other, *_ = luck.sample([process for process in processes if process in alive], 2)
                alive.discard(victim)
                victim.kill()
                victim.kills += 1
                began = time.monotonic()
                answer = await client.get(f"http://127.0.0.1:{other.port}/api/tables/{code}")
                assert answer.status_code == 200, answer.text
                longest = max(longest, time.monotonic() - began)
                starting.append(asyncio.create_task(back(victim)))
        await asyncio.gather(*starting)
    return longest


async def play_on(front: Front) -> int:
    """Play match after match until the last kill; what was acknowledged is there. How much that was."""
    acknowledged = 0
    async with httpx.AsyncClient(verify=False, timeout=20.0) as client:
        while acknowledged == 0 or front.kills < KILLS:
            player = Player([front], client, (await front.ask(client, "POST", "/api/tables", json=LONG))["code"], KILLS)
            await player.play()
            check(player, (await front.ask(client, "GET", f"/api/tables/{player.code}/history"))["rows"])
            acknowledged += len(player.acknowledged)
    return acknowledged


async def test_matches_outlive_whichever_process_is_killed(database: str, tmp_path: Path) -> None:
    doors = [f"127.0.0.1:{databases.free_port()}" for _ in range(3)]
    more = ("--new-tables-per-minute", "1000", "--bot-workers", "1")
    processes = [Process(database, tmp_path, "--together", door, *more) for door in doors]
    for process in processes:
        process.start()
    front = Front(processes, tmp_path)
    try:
        async with httpx.AsyncClient(verify=False, timeout=20.0) as client:
            code = (await front.ask(client, "POST", "/api/tables", json=LONG))["code"]
        longest, *acknowledged = await asyncio.gather(murder(processes, code), *(play_on(front) for _ in range(3)))
        assert front.kills == KILLS
        assert longest < MOVED_WITHIN
        print(f"{KILLS} kills, {sum(acknowledged)} decisions acknowledged, tables moved in {longest:.2f} s")
    finally:
        if front.proxy is not None:
            front.proxy.kill()
            front.proxy.wait()
        for process in processes:
            process.kill()
            process.log.close()


async def test_a_process_of_one_machine_that_ends_is_replaced(database: str, tmp_path: Path) -> None:
    server = Process(database, tmp_path, "--processes", "2")
    server.start()
    try:
        async with httpx.AsyncClient(verify=False, timeout=20.0) as client:
            code = (await client.post(f"http://127.0.0.1:{server.port}/api/tables", json=LONG)).json()["code"]
        first = set(workers_of(server))
        for worker in sorted(first):
            os.kill(worker, signal.SIGKILL)
        async with asyncio.timeout(PATIENCE):
            while not await answers(server, code):
                await asyncio.sleep(0.1)
        assert not first & set(workers_of(server))
        assert server.running is not None
        server.running.terminate()
        assert await asyncio.to_thread(server.running.wait, PATIENCE) == 0
    finally:
        server.kill()
        server.log.close()


def workers_of(server: Process) -> list[int]:
    """The processes that one watches over; Python's own among them share no work."""
    return [one for one in server.workers() if b"spawn_main" in Path(f"/proc/{one}/cmdline").read_bytes()]


async def answers(server: Process, code: str) -> bool:
    async with httpx.AsyncClient(verify=False, timeout=PATIENCE) as client:
        try:
            return (await client.get(f"http://127.0.0.1:{server.port}/api/tables/{code}")).status_code == 200
        except httpx.TransportError:
            return False


@pytest.mark.parametrize(
    ("options", "named"),
    [
        (["--processes", "2"], "postgresql://"),
        (["--together", "127.0.0.1:9100"], "postgresql://"),
        (["--database", "postgresql://nobody@127.0.0.1:1/x", "--together", "nowhere"], "HOST:PORT"),
        (["--database", "postgresql://nobody@127.0.0.1:1/x", "--processes", "2", "--together", "a:1"], "one more"),
    ],
)
def test_what_cannot_be_together_is_named(options: list[str], named: str, tmp_path: Path) -> None:
    command = [sys.executable, "-m", "gamekeeper", "serve", "--data", str(tmp_path), *options]
    ended = subprocess.run(command, capture_output=True, text=True, timeout=60.0, check=False)
    assert ended.returncode != 0
    assert named in " ".join(ended.stderr.split())
