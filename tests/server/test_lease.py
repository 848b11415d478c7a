"""One server for one database: who comes second is refused, who was killed does not stand in the way."""

from __future__ import annotations

import asyncio
import os
import signal
import socket
import subprocess
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import httpx
import pytest
from msgspec.structs import replace
from sqlalchemy import update
from sqlalchemy.exc import OperationalError
from sqlalchemy.ext.asyncio import AsyncConnection
from structlog.testing import capture_logs

from gamekeeper.server import lease as module
from gamekeeper.server.errors import DatabaseTaken, StoreFailed
from gamekeeper.server.lease import Holder, Lease, this_process
from gamekeeper.server.schema import LEASE
from gamekeeper.server.settings import Settings
from gamekeeper.server.store import Store
from gamekeeper.server.stored import StoredGuest
from server.people import ME, OPEN, PATIENCE, house_of
from server.process import Process

pytestmark = pytest.mark.anyio

ANNA = StoredGuest("g1", "Anna", "en", 0)


def elsewhere(name: str = "one") -> Holder:
    """A process of another machine: nobody here can see whether it runs."""
    return Holder(name, "elsewhere", 17, "another boot", "1")


@pytest.fixture
async def stores(database: str) -> AsyncIterator[list[Store]]:
    """Two processes' own ways to one database."""
    made = [Store(database), Store(database)]
    yield made
    for store in made:
        await store.close()


def test_a_second_server_is_refused_and_told_who_serves(database: str, tmp_path: Path) -> None:
    first = Process(database, tmp_path)
    first.start()
    try:
        assert first.running is not None
        second = Process(database, tmp_path)
        ended = subprocess.run(second.command, capture_output=True, text=True, timeout=60.0, check=False)
        assert ended.returncode == 1
        assert (
            f"process {first.running.pid} on {socket.gethostname()} has served this database since 20" in ended.stderr
        )
        assert "Traceback" not in ended.stderr
        assert httpx.get(f"http://127.0.0.1:{first.port}/health").status_code == 200
    finally:
        first.kill()


def test_a_killed_server_is_followed_at_once(database: str, tmp_path: Path) -> None:
    process = Process(database, tmp_path)
    process.start()
    process.kill()
    before = time.monotonic()
    process.start()
    process.kill()
    assert time.monotonic() - before < module.LEASE_SECONDS - 5.0


def test_a_server_whose_database_is_taken_ends(tmp_path: Path) -> None:
    """Somebody else has the row, as after a pause in which it ran out."""
    database = f"sqlite:///{tmp_path}/gamekeeper.sqlite3"
    process = Process(database, tmp_path)
    process.start()
    assert process.running is not None
    asyncio.run(rob(database))
    assert process.running.wait(60.0) == 1
    assert "another server has taken the database" in (tmp_path / "log").read_text()


async def rob(database: str) -> None:
    store = Store(database)
    async with store.transaction() as connection:
        await connection.execute(update(LEASE).values(token="thief"))
    await store.close()


async def test_within_one_process_too(settings: Settings, stores: list[Store]) -> None:
    async with house_of(settings):
        with pytest.raises(DatabaseTaken, match=str(os.getpid())):
            await Lease(stores[0], this_process()).take()


async def test_who_stops_leaves_the_database_free(settings: Settings, stores: list[Store]) -> None:
    async with house_of(settings) as house:
        await house.person("Anna").new_table([ME, OPEN])
    assert await Lease(stores[0], elsewhere()).claim()


async def test_a_server_of_another_machine_that_renews_is_not_disturbed(
    stores: list[Store], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(module, "RENEW_SECONDS", 0.2)
    first, second = Lease(stores[0], elsewhere()), Lease(stores[1], elsewhere("two"))
    await first.take()
    renewing = asyncio.create_task(first.keep())
    with pytest.raises(DatabaseTaken, match="process 17 on elsewhere"):
        await second.take()
    renewing.cancel()


async def test_a_server_of_another_machine_that_was_killed_is_followed_when_its_time_is_up(
    stores: list[Store], monkeypatch: pytest.MonkeyPatch
) -> None:
    assert module.LEASE_SECONDS <= 60.0
    monkeypatch.setattr(module, "LEASE_SECONDS", 1.5)
    await Lease(stores[0], elsewhere()).take()
    second = Lease(stores[1], elsewhere("two"))
    assert not await second.claim()
    await second.take()
    assert await second.claim()


async def test_a_server_of_another_machine_is_followed_in_time_though_the_databases_clock_was_set_back(
    stores: list[Store], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(module, "LEASE_SECONDS", 3600.0)
    await Lease(stores[0], elsewhere()).take()
    monkeypatch.setattr(module, "LEASE_SECONDS", 1.5)
    async with asyncio.timeout(20.0):
        await Lease(stores[1], elsewhere("two")).take()


async def test_a_number_that_another_process_has_by_now_is_nobody(stores: list[Store]) -> None:
    """The holder's process has ended, and its number was given away."""
    await Lease(stores[0], replace(this_process(), begun="1")).take()
    await Lease(stores[1], this_process()).take()


async def test_who_has_lost_the_lease_writes_nothing_more(stores: list[Store], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(module, "RENEW_SECONDS", 0.1)
    first = Lease(stores[0], elsewhere())
    await first.take()
    await stores[0].open()
    await stores[0].add_guest(ANNA)
    keeping = asyncio.create_task(first.keep())
    await Lease(stores[1], elsewhere("two")).free("one")
    assert await Lease(stores[1], elsewhere("two")).claim()
    async with asyncio.timeout(10.0):
        await first.lost.wait()
        await keeping
    with pytest.raises(StoreFailed, match="claim"):
        await stores[0].sign_out("g1")
    assert await stores[1].guest("g1") == ANNA


async def test_who_could_not_renew_in_time_writes_nothing_until_it_has(
    stores: list[Store], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(module, "LEASE_SECONDS", 0.3)
    mine = Lease(stores[0], elsewhere())
    await mine.take()
    monkeypatch.undo()
    await asyncio.sleep(0.4)
    with pytest.raises(StoreFailed, match="claim"):
        await stores[0].open()
    assert await mine.claim()
    await stores[0].open()


def test_a_stopped_process_has_ended_only_when_it_has() -> None:
    with subprocess.Popen(["sleep", "60"]) as child:
        began = module.begun(child.pid)
        assert began
        os.kill(child.pid, signal.SIGKILL)
        while module.begun(child.pid):  # it stays in the list until somebody asks how it ended
            time.sleep(0.01)


@asynccontextmanager
async def full(_store: Store) -> AsyncIterator[AsyncConnection]:
    """What a database whose disk is full makes of a transaction."""
    cause = OperationalError("UPDATE guests SET name=?", ("Anna",), Exception("database or disk is full"))
    raise StoreFailed("the database did not take the change, please try again") from cause
    yield


async def test_who_runs_the_server_reads_why_nothing_is_stored(
    stores: list[Store], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(module, "RENEW_SECONDS", 0.01)
    lease = Lease(stores[0], this_process())
    await lease.take()
    await stores[0].open()
    monkeypatch.setattr(Store, "transaction", full)
    with capture_logs() as told:
        keeping = asyncio.create_task(lease.keep())
        async with asyncio.timeout(PATIENCE):
            while not told:
                await asyncio.sleep(0.01)
        keeping.cancel()
        await asyncio.gather(keeping, return_exceptions=True)
        await lease.give_up()  # and the server goes on ending
    assert {line["event"] for line in told} == {
        "the claim on the database was not renewed",
        "the claim on the database was not given back",
    }
    assert {line["reason"] for line in told} == {"database or disk is full"}
