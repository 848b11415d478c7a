"""What is written is there, once, on every database."""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncIterator

import pytest
from sqlalchemy import Connection, event, select, update

from gamekeeper.core.errors import BadSetup
from gamekeeper.server import seating
from gamekeeper.server.errors import StoreFailed
from gamekeeper.server.schema import SCHEMA_VERSION
from gamekeeper.server.store import Store, driver_url
from gamekeeper.server.stored import Conflict, Snapshot, StoredGuest, StoredRow, StoredTable

pytestmark = pytest.mark.anyio


@pytest.fixture
async def store(database: str) -> AsyncIterator[Store]:
    opened = Store(database)
    await opened.open()
    yield opened
    await opened.close()


def table(code: str = "abcdefgh") -> StoredTable:
    return StoredTable(
        code=code,
        game="yellowstone_park",
        rules_version=1,
        seats=2,
        options={"end_score": 35, "edge_matrix": False, "start_seat": None},
        seed=bytes(range(32)),
        language="ru",
        status="waiting",
        deciders=[],
        rematch=None,
        created=time.time(),
        touched=time.time(),
    )


def row(number: int, key: str = "", action: str = "R1:1") -> StoredRow:
    return StoredRow(number=number, seat=1, action=action, key=key or f"1:{number}", by_bot=False, time=1.5)


async def with_table(store: Store, code: str = "abcdefgh") -> StoredTable:
    made = table(code)
    await store.add_table(made, [seating.nobody(0), seating.bot(1, "easy")])
    return made


async def test_a_table_comes_back_as_it_was_written(store: Store) -> None:
    made = await with_table(store)
    assert await store.table("abcdefgh") == (made, [seating.nobody(0), seating.bot(1, "easy")])
    assert await store.table("abcdefgj") is None


async def test_rows_come_back_in_order_and_from_a_number_on(store: Store) -> None:
    await with_table(store)
    for number in range(4):
        await store.append("abcdefgh", row(number), [0], None)
    assert await store.history("abcdefgh") == [row(number) for number in range(4)]
    assert [found.number for found in await store.history("abcdefgh", 2)] == [2, 3]


async def test_a_number_is_taken_once(store: Store) -> None:
    await with_table(store)
    await store.append("abcdefgh", row(0, "one"), [0], None)
    with pytest.raises(Conflict):
        await store.append("abcdefgh", row(0, "two"), [0], Snapshot(1, b"lost"))
    assert await store.history("abcdefgh") == [row(0, "one")]
    assert await store.snapshot("abcdefgh") is None


async def test_a_key_is_used_once(store: Store) -> None:
    await with_table(store)
    await store.append("abcdefgh", row(0, "one"), [0], None)
    with pytest.raises(Conflict):
        await store.append("abcdefgh", row(1, "one"), [0], None)


async def test_of_many_writers_at_once_one_wins(store: Store, database: str) -> None:
    await with_table(store)
    other = Store(database)
    writers = [
        (store, other)[number % 2].append("abcdefgh", row(0, f"key {number}"), [0], None) for number in range(12)
    ]
    results = await asyncio.gather(*writers, return_exceptions=True)
    await other.close()
    assert sum(result is None for result in results) == 1
    assert all(result is None or isinstance(result, Conflict) for result in results)
    assert len(await store.history("abcdefgh")) == 1


async def test_a_snapshot_takes_the_place_of_the_one_before(store: Store) -> None:
    await with_table(store)
    await store.append("abcdefgh", row(0), [0], Snapshot(1, b"\x00one"))
    await store.append("abcdefgh", row(1), [0], Snapshot(2, b"\xfftwo"))
    assert await store.snapshot("abcdefgh") == Snapshot(2, b"\xfftwo")


async def test_a_table_without_deciders_is_over(store: Store) -> None:
    await with_table(store)
    await store.append("abcdefgh", row(0), [], None)
    found = await store.table("abcdefgh")
    assert found is not None
    assert (found[0].status, found[0].deciders) == ("over", [])


async def test_a_place_is_taken_once(store: Store) -> None:
    await with_table(store)
    for name in ("g1", "g2"):
        await store.add_guest(StoredGuest(name, name, "en", 0))
    before = seating.nobody(0)
    await store.change_place("abcdefgh", seating.person(0, "g1", "Anna"), before, None)
    with pytest.raises(Conflict):
        await store.change_place("abcdefgh", seating.person(0, "g2", "Bo"), before, None)
    found = await store.table("abcdefgh")
    assert found is not None
    assert found[1][0] == seating.person(0, "g1", "Anna")


async def test_nobody_sits_at_one_table_twice(store: Store) -> None:
    await with_table(store)
    await store.add_guest(StoredGuest("g1", "Anna", "en", 0))
    await store.change_place("abcdefgh", seating.person(0, "g1", "Anna"), seating.nobody(0), None)
    with pytest.raises(Conflict):
        await store.change_place("abcdefgh", seating.person(1, "g1", "Anna"), seating.bot(1, "easy"), None)


async def test_a_table_has_one_rematch(store: Store) -> None:
    await with_table(store)
    await store.add_table(table("first222"), [seating.bot(0, "easy")], "abcdefgh")
    with pytest.raises(Conflict):
        await store.add_table(table("second22"), [seating.bot(0, "easy")], "abcdefgh")
    found = await store.table("abcdefgh")
    assert found is not None
    assert found[0].rematch == "first222"
    assert await store.table("second22") is None


async def test_a_guest_finds_their_tables_latest_first(store: Store) -> None:
    await store.add_guest(StoredGuest("g1", "Anna", "en", 0))
    for code in ("older222", "newer222"):
        await with_table(store, code)
        await store.change_place(code, seating.person(0, "g1", "Anna"), seating.nobody(0), [1])
    await with_table(store, "others22")
    found = await store.tables_of("g1", 10)
    assert [(one.code, len(places)) for one, places in found] == [("newer222", 2), ("older222", 2)]
    assert await store.count_unfinished("g1") == 2
    await store.append("older222", row(0), [], None)
    assert await store.count_unfinished("g1") == 1


async def test_signing_out_raises_the_epoch(store: Store) -> None:
    await store.add_guest(StoredGuest("g1", "Anna", "en", 0))
    await store.sign_out("g1")
    assert await store.guest("g1") == StoredGuest("g1", "Anna", "en", 1)


async def test_opening_again_keeps_everything(store: Store, database: str) -> None:
    await with_table(store)
    again = Store(database)
    await again.open()
    assert await again.table("abcdefgh") is not None
    await again.close()


async def test_a_database_of_a_newer_program_is_refused(store: Store, database: str) -> None:
    async with store.writing() as connection:
        await connection.execute(update(SCHEMA_VERSION).values(version=99))
    again = Store(database)
    with pytest.raises(BadSetup, match="schema version 99"):
        await again.open()
    await again.close()


async def test_a_database_that_is_not_there_has_its_error() -> None:
    for url in ("postgresql://nobody@127.0.0.1:9/none", "sqlite:////nowhere/at/all.sqlite3"):
        absent = Store(url)
        with pytest.raises(StoreFailed):
            await absent.open()
        await absent.close()


def test_urls_name_their_driver() -> None:
    assert driver_url("sqlite:///x.sqlite3") == "sqlite+aiosqlite:///x.sqlite3"
    assert driver_url("postgres://u:p@h/d") == "postgresql+asyncpg://u:p@h/d"
    with pytest.raises(BadSetup, match="mysql"):
        driver_url("mysql://u:secret@h/d")


def test_a_refused_url_keeps_its_password() -> None:
    with pytest.raises(BadSetup) as raised:
        driver_url("mysql://u:secret@h/d")
    assert "secret" not in str(raised.value)


@pytest.mark.parametrize("kind", ["SELECT", "UPDATE"])
async def test_a_writer_that_is_cancelled_holds_nobody_up(store: Store, kind: str) -> None:
    """Amid either statement: SQLite's lock goes with the transaction, not whenever memory is cleared up."""

    def interrupt(_connection: Connection, _cursor: object, statement: str, *_more: object) -> None:
        if statement.startswith(kind):
            asyncio.get_running_loop().call_soon(writing.cancel)

    async def write() -> None:
        async with store.transaction() as connection:
            await connection.execute(update(SCHEMA_VERSION).values(version=SCHEMA_VERSION.c.version))
            await connection.execute(select(SCHEMA_VERSION.c.version))

    for _ in range(20):
        writing = asyncio.create_task(write())
        event.listen(store.engine.sync_engine, "before_cursor_execute", interrupt)
        with pytest.raises(asyncio.CancelledError) as cancelled:
            await writing
        event.remove(store.engine.sync_engine, "before_cursor_execute", interrupt)
        async with asyncio.timeout(5):
            await store.ping()
        assert cancelled.traceback  # what it held lives on with it
