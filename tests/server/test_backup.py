"""Backups: of a running server, into another database of either kind, and what cannot be one."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any
from zipfile import ZipFile

import pytest
from msgspec.structs import replace
from sqlalchemy import Table, select

from gamekeeper.cli import app
from gamekeeper.core.errors import BadSetup
from gamekeeper.server.backup import KEPT, back_up, checked, read_table, restore, secret_of
from gamekeeper.server.errors import DatabaseTaken, StoreFailed
from gamekeeper.server.settings import Settings
from gamekeeper.server.store import Store
from server.people import BOT, ME, OPEN, House, Person, house_of

pytestmark = pytest.mark.anyio


async def rows_of(store: Store) -> dict[str, list[Any]]:
    """Everything in a database."""
    async with store.reading() as connection:
        return {
            table.name: [dict(row) for row in (await connection.execute(select(table))).mappings()] for table in KEPT
        }


async def begun(house: House) -> tuple[Person, str]:
    """A match between two people, some decisions on."""
    ada, ben = house.person("Ada"), house.person("Ben")
    code = await ada.new_table([ME, OPEN], options={"turn_cap": 12, "start_seat": 0})
    await ben.post(f"/tables/{code}/seats/1", {"name": "Ben"})
    for _ in range(2):
        update = await ada.my_turn(code)
        await ada.act(code, update["number"], update["prompt"]["options"][0]["action"])
    return ada, code


def test_what_is_wrong_with_a_database_is_told(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """In its own words, whichever command is asked."""
    (tmp_path / "secret").write_text("a secret for tests alone" * 2)
    (tmp_path / "gamekeeper.sqlite3").write_bytes(b"no database " * 1000)
    for command in (["backup", str(tmp_path / "kept")], ["migrate"]):
        assert app.main([*command, "--data", str(tmp_path)]) == 1
        assert "file is not a database" in capsys.readouterr().err


async def test_a_running_match_goes_on_from_a_backup(house: House, settings: Settings, tmp_path: Path) -> None:
    ada, code = await begun(house)
    rated = await ada.new_table([ME, BOT], rated=True)
    await ada.post(f"/tables/{rated}/seats/0/bot", {})
    file = tmp_path / "backup.zip"
    store = Store(settings.database)
    manifest = await back_up(store, settings.secret, file)
    ratings = ("departures", "profiles", "rated_matches", "rating_changes", "ratings")
    assert [manifest.tables[name].count for name in ratings] == [1] * 5
    before = await rows_of(store)
    await store.close()
    assert file.stat().st_mode & 0o077 == 0
    assert manifest.tables["tables"].count == 2
    assert manifest.tables["history"].count > 1
    other = Store(f"sqlite:///{tmp_path}/other.sqlite3")
    assert await restore(other, file) == manifest == checked(file)
    after = await rows_of(other)
    await other.close()
    for name, rows in before.items():
        assert sorted(map(repr, after[name])) == sorted(map(repr, rows)), name
    assert secret_of(file) == settings.secret
    position = await ada.update(code)
    moved = replace(settings, database=f"sqlite:///{tmp_path}/other.sqlite3")
    async with house_of(moved) as running:
        again = running.person("Ada")
        again.client.cookies = ada.client.cookies
        update = await again.update(code)
        assert (update["view"], update["table"]["my_seat"]) == (position["view"], 0)
        history = await again.get(f"/tables/{code}/history")
        assert history["rows"] == (await ada.get(f"/tables/{code}/history"))["rows"]


async def test_what_came_from_a_file_goes_in_again(settings: Settings, tmp_path: Path) -> None:
    store = Store(settings.database)
    async with house_of(settings) as house:
        await begun(house)
        first = await back_up(store, settings.secret, tmp_path / "first.zip")
        with pytest.raises(DatabaseTaken):
            await restore(store, tmp_path / "first.zip")
    with pytest.raises(BadSetup, match="an empty database"):
        await restore(store, tmp_path / "first.zip")
    async with store.transaction() as connection:
        for table in reversed(KEPT):
            await connection.execute(table.delete())
    await store.close()
    store = Store(settings.database)
    assert await restore(store, tmp_path / "first.zip") == first
    assert (await back_up(store, settings.secret, tmp_path / "second.zip")).tables == first.tables
    await store.close()


async def test_half_a_backup_leaves_it_empty(house: House, database: str, tmp_path: Path, monkeypatch) -> None:
    await begun(house)
    store = Store(database)
    await back_up(store, b"s" * 32, tmp_path / "whole.zip")
    await store.close()

    def torn(archive: ZipFile, table: Table):
        if table.name == "history":
            raise OSError("unplugged")
        return read_table(archive, table)

    monkeypatch.setattr("gamekeeper.server.backup.read_table", torn)
    other = Store(f"sqlite:///{tmp_path}/other.sqlite3")
    with pytest.raises(StoreFailed):
        await restore(other, tmp_path / "whole.zip")
    assert not any((await rows_of(other)).values())
    await other.close()


async def test_a_damaged_file_is_named_as_one(house: House, database: str, tmp_path: Path) -> None:
    await begun(house)
    file = tmp_path / "whole.zip"
    store = Store(database)
    await back_up(store, b"s" * 32, file)
    with pytest.raises(BadSetup, match="not there yet"):
        await back_up(store, b"s" * 32, file)
    await store.close()
    whole = file.read_bytes()
    largest = max(ZipFile(file).infolist(), key=lambda entry: entry.compress_size)
    inside = largest.header_offset + largest.compress_size
    for damaged in (b"", b"nonsense", whole[: len(whole) // 2], whole[:inside] + b"\0\0\0\0" + whole[inside + 4 :]):
        file.write_bytes(damaged)
        with pytest.raises(BadSetup, match="a backup"):
            checked(file)


async def test_the_commands(house: House, database: str, settings: Settings, tmp_path: Path, capsys) -> None:
    await begun(house)
    file, data, secret = tmp_path / "b.zip", tmp_path / "data", tmp_path / "secret"
    secret.write_bytes(settings.secret)

    async def run(*arguments: object) -> tuple[int, str]:
        code = await asyncio.to_thread(app.main, [str(argument) for argument in arguments])
        said = capsys.readouterr()
        return code, said.out + said.err

    code, said = await run("backup", file, "--database", database, "--secret-file", secret)
    assert (code, "1 tables" in said, str(file) in said) == (0, True, True)
    told = said.splitlines()[-1].replace(" kept in ", " in ")
    assert await run("restore", file, "--check") == (0, f"{told}\n")
    assert (await run("restore", file, "--data", data))[0] == 0
    assert (data / "secret").read_bytes() == settings.secret
    code, said = await run("restore", file, "--data", data)
    assert (code, "an empty database" in said) == (2, True)
    (data / "secret").write_bytes(b"another" * 8)
    code, said = await run("restore", file, "--data", data)
    assert (code, "no secret, or that of the backup" in said) == (2, True)
    code, said = await run("backup", tmp_path / "c.zip", "--data", tmp_path / "nowhere")
    assert (code, "a folder with gamekeeper.sqlite3" in said) == (2, True)
    assert not (tmp_path / "c.zip").exists()
