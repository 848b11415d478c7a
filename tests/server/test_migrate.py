"""`gamekeeper migrate`: what it would do, that it does just that, and whom it leaves alone."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest
from sqlalchemy import inspect, text

from gamekeeper.cli import app
from gamekeeper.server.settings import Settings
from gamekeeper.server.store import Store
from server.databases import SINCE_TWO
from server.people import house_of

pytestmark = pytest.mark.anyio


async def run(capsys: pytest.CaptureFixture[str], *arguments: str) -> tuple[int, str, str]:
    code = await asyncio.to_thread(app.main, ["migrate", *arguments])
    said = capsys.readouterr()
    return code, said.out, said.err


async def shape(database: str) -> dict[str, list[str]]:
    """The columns of every table."""
    store = Store(database)
    async with store.reading() as connection:
        found = await connection.run_sync(
            lambda sync: {
                name: sorted(column["name"] for column in inspect(sync).get_columns(name))
                for name in inspect(sync).get_table_names()
            }
        )
    await store.close()
    return found


async def aged(settings: Settings) -> None:
    """A database as the second version left it."""
    async with house_of(settings):
        pass
    store = Store(settings.database)
    async with store.transaction() as connection:
        for statement in SINCE_TWO:
            await connection.execute(text(statement))
    await store.close()


async def test_it_says_what_it_would_do_and_does_it(settings: Settings, capsys) -> None:
    whole = None
    async with house_of(settings):
        whole = await shape(settings.database)
    await aged(settings)
    old = await shape(settings.database)
    code, would, _ = await run(capsys, "--database", settings.database, "--dry-run")
    assert code == 0
    assert "ALTER TABLE tables ADD COLUMN host INTEGER;" in would
    assert "CREATE TABLE IF NOT EXISTS links" in would
    assert await shape(settings.database) == old
    assert await run(capsys, "--database", settings.database) == (0, would, "")
    assert await shape(settings.database) == whole
    assert await run(capsys, "--database", settings.database, "--dry-run") == (0, "", "")


async def test_a_running_server_keeps_its_database(settings: Settings, capsys) -> None:
    await aged(settings)
    async with house_of(settings):
        store = Store(settings.database)
        async with store.transaction() as connection:
            # not dropped: that locks the table of guests, too, and what the server does meanwhile could wait for either
            await connection.execute(text("ALTER TABLE links RENAME TO chains"))
        await store.close()
        code, _, why = await run(capsys, "--database", settings.database)
    assert code != 0
    assert "has served this database" in why


async def test_one_of_a_newer_program_and_none_at_all_are_named(settings: Settings, capsys, tmp_path: Path) -> None:
    async with house_of(settings):
        pass
    store = Store(settings.database)
    async with store.transaction() as connection:
        await connection.execute(text("UPDATE schema_version SET version = 99"))
    await store.close()
    code, _, why = await run(capsys, "--database", settings.database, "--dry-run")
    assert (code, "schema version 99" in why) == (2, True)
    code, _, why = await run(capsys, "--data", str(tmp_path / "nowhere"))
    assert (code, "a folder with gamekeeper.sqlite3" in why) == (2, True)
