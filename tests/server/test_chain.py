"""A database that lost something is noticed: rows are chained, and clients bring back what they saw."""

from __future__ import annotations

import contextlib
import shutil
import sqlite3
from collections.abc import Callable
from pathlib import Path

import pytest
from msgspec.structs import replace
from sqlalchemy import delete, null, text, update
from structlog.testing import capture_logs

from gamekeeper.server.schema import HISTORY, SNAPSHOTS, TABLES
from gamekeeper.server.settings import Settings
from gamekeeper.server.store import Store
from server.databases import SINCE_TWO
from server.people import House, Json, Person, act, house_of
from server.test_loss import moves, without_clock
from server.test_play import alone, two

pytestmark = pytest.mark.anyio

Build = Callable[..., Settings]


async def change(house: House, *statements: object) -> None:
    """Damage the database, and let the server forget what it knew."""
    async with house.hub.services.store.writing() as connection:
        for statement in statements:
            await connection.execute(statement)  # type: ignore[call-overload]
    house.hub.tables.clear()


async def refused_and_logged(person: Person, code: str) -> str:
    """The log line of a table that is refused."""
    with capture_logs() as lines:
        assert await person.refused("GET", f"/tables/{code}") == (500, "DamagedTable")
    [line] = [line for line in lines if line["log_level"] == "error"]
    return str(line["error"])


@pytest.mark.parametrize("lost", [1, 3])
async def test_a_history_that_lost_its_end_is_refused(house: House, lost: int) -> None:
    anna, code, _ = await alone(house, 3)
    last = (await moves(anna, code, 12))["number"]
    await change(house, delete(SNAPSHOTS), delete(HISTORY).where(HISTORY.c.number >= last - lost))
    assert f"last {lost} rows are missing" in await refused_and_logged(anna, code)


@pytest.mark.parametrize("changed", [{"time": 1.0}, {"by_bot": True}, {"key": "0:forged-key"}, {"link": "0" * 64}])
async def test_a_row_that_was_altered_is_refused(house: House, changed: Json) -> None:
    anna, _, code = await two(house)
    await moves_of_both(house, anna, code)
    await change(house, update(HISTORY).where(HISTORY.c.number == 0).values(changed))
    assert "row 0" in await refused_and_logged(anna, code)


async def test_links_cannot_be_left_out(house: House) -> None:
    anna, code, _ = await alone(house, 3)
    last = (await moves(anna, code, 3))["number"]
    await change(house, update(HISTORY).where(HISTORY.c.number == last - 1).values(link=null()))
    assert f"row {last - 1}" in await refused_and_logged(anna, code)


async def test_a_history_is_tied_to_its_table(house: House) -> None:
    anna, code, _ = await alone(house, 3)
    await moves(anna, code, 3)
    await change(house, update(TABLES).values(language="it"))
    assert (await anna.get(f"/tables/{code}"))["status"] == "playing"
    await change(house, update(TABLES).values(options={"end_score": 36}))
    await refused_and_logged(anna, code)


async def moves_of_both(house: House, anna: Person, code: str) -> Json:
    """Anna's first decision, and what she was told then."""
    mine = await anna.my_turn(code)
    return await anna.act(code, mine["number"], mine["prompt"]["options"][0]["action"])


def as_after(code: str, rows: int) -> list[object]:
    """What takes a database back, as if the rows from a number on had never been stored."""
    link = f"(SELECT link FROM history WHERE code = '{code}' AND number = {rows - 1})"
    return [
        delete(SNAPSHOTS).where(SNAPSHOTS.c.code == code),
        delete(HISTORY).where(HISTORY.c.code == code, HISTORY.c.number >= rows),
        text(f"UPDATE tables SET rows = {rows}, link = {link} WHERE code = '{code}'"),
    ]


async def test_who_saw_more_than_the_store_has_is_told(house: House) -> None:
    anna, code, _ = await alone(house, 3)
    last = await moves(anna, code, 6)
    number, seen = last["number"], last["seen"]
    await change(house, *as_after(code, number - 2))
    with capture_logs() as lines:
        async with anna.socket(code, since=f"{last['events'][-1]['number'] + 1}&seen={seen}") as one:
            told = await one.next()
            assert (told["type"], told["error"]) == ("error", "LostDecisions")
            assert told["phrase"]["params"] == {"lost": 2, "number": number - 2}
            now = await one.update()
            assert (now["number"], now["events"][0]["number"]) == (number - 2, 0)
            await one.send({"type": "sync", "since": 999, "seen": seen})
            assert await one.error() == "LostDecisions"
            assert (await one.update())["events"][0]["number"] == 0
    assert [line["log_level"] for line in lines if "lost" in line["event"]] == ["error", "error"]
    answer = await anna.client.get(f"/api/tables/{code}/update", params={"seen": seen})
    assert (answer.status_code, answer.json()["error"]) == (409, "LostDecisions")
    await moves(anna, code, 2)  # the match goes on from what is there


async def test_a_match_that_went_on_differently_is_told(house: House) -> None:
    anna, code, _ = await alone(house, 3)
    first = await moves(anna, code, 5)
    await change(house, *as_after(code, 1))
    await moves(anna, code, 8)
    answer = await anna.client.get(f"/api/tables/{code}/update", params={"seen": first["seen"]})
    assert answer.json()["phrase"]["params"]["lost"] == 0
    assert answer.json()["error"] == "LostDecisions"


async def test_marks_that_are_not_ours_tell_nothing(house: House) -> None:
    anna, code, update_ = await alone(house, 3)
    _, other, elsewhere = await alone(house, 2)
    for seen in ("", "x", elsewhere["seen"], update_["seen"][:-2], update_["seen"].replace(".", "..")):
        await anna.get(f"/tables/{code}/update", seen=seen)
    later = await moves(anna, code, 3)
    await anna.get(f"/tables/{code}/update", seen=update_["seen"])
    assert later["seen"] != update_["seen"]
    assert other != code


async def test_what_one_sees_is_the_same_for_all_and_tells_no_action(house: House) -> None:
    anna, bo, code = await two(house)
    await moves_of_both(house, anna, code)
    seen = {(await person.update(code))["seen"] for person in (anna, bo, house.person())}
    assert len(seen) == 1
    links = house.table(code).playing().links
    assert not any(link[:16] in seen.copy().pop() for link in links)


async def test_rows_of_another_writer_are_checked_before_they_are_believed(house: House) -> None:
    anna, _, code = await two(house)
    await moves_of_both(house, anna, code)
    table = house.table(code)
    forged = replace(table.playing().rows[0], number=1, action="stop", key="0:forged-key")
    await house.hub.services.store.append(code, forged, [1], None)
    for _ in range(2):
        table.behind = True
        assert await anna.refused("GET", f"/tables/{code}/update") == (500, "DamagedTable")
    assert table.number == 1


async def test_rows_older_than_links_are_read_and_protected_from_then_on(house: House) -> None:
    anna, code, _ = await alone(house, 3)
    before = await moves(anna, code, 4)
    old = [update(HISTORY).values(link=null()), update(TABLES).values(rows=null(), link=null())]
    await change(house, *old)
    assert without_clock(await anna.update(code)) == without_clock(before)
    after = await moves(anna, code, 2)
    house.hub.tables.clear()
    assert without_clock(await anna.update(code)) == without_clock(after)
    await change(house, update(HISTORY).where(HISTORY.c.number == 0).values(time=1.0))
    await refused_and_logged(anna, code)


async def test_a_database_of_the_version_before_is_brought_up_to_date(settings: Settings) -> None:
    async with house_of(settings) as first:
        anna, code, _ = await alone(first, 3)
        before = await moves(anna, code, 8)
        cookie = anna.client.cookies["gamekeeper"]
    old = Store(settings.database)
    async with old.writing() as connection:
        for statement in SINCE_TWO:
            await connection.execute(text(statement))
    await old.close()
    async with house_of(settings) as second:
        again = second.person("Anna")
        again.client.cookies["gamekeeper"] = cookie
        now = await again.update(code)
        assert (now["number"], now["view"], now["table"]["host"]) == (before["number"], before["view"], 0)
        await moves(again, code, 2)


async def test_a_file_that_lost_its_log_is_noticed_by_who_comes_back(build: Build, tmp_path: Path) -> None:
    """SQLite keeps what is newest in a file beside the database; a copy without it is an old one."""
    here, copied = tmp_path / "here.sqlite3", tmp_path / "copied.sqlite3"
    async with house_of(build(database=f"sqlite:///{here}")) as house:
        anna, code, _ = await alone(house, 3)
        await moves(anna, code, 2)
        async with house.hub.services.store.engine.connect() as connection:
            await connection.execute(text("PRAGMA wal_checkpoint(TRUNCATE)"))
        last = await moves(anna, code, 4)
        shutil.copy(here, copied)
        with contextlib.closing(sqlite3.connect(copied)) as connection:
            connection.execute("DELETE FROM lease")  # whoever held it is not there
            connection.commit()
        cookie = anna.client.cookies["gamekeeper"]
    async with house_of(build(database=f"sqlite:///{copied}")) as house:
        again = house.person("Anna")
        again.client.cookies["gamekeeper"] = cookie
        assert (await again.update(code))["number"] < last["number"]
        answer = await again.client.get(f"/api/tables/{code}/update", params={"seen": last["seen"]})
        assert answer.json()["error"] == "LostDecisions"


async def test_a_match_with_too_many_rows_ends_and_says_why(build: Build) -> None:
    async with house_of(build(limits=replace(build().limits, rows_per_match=7))) as house:
        anna, code, _ = await alone(house, 3)
        async with anna.socket(code) as one:
            while not (told := await one.turn_or_end())["table"]["ended"]:
                await one.send({"type": "act", **act(told["number"], told["prompt"]["options"][0]["action"])})
        assert told["number"] == 7
        assert (told["table"]["status"], told["table"]["ended"]) == ("over", "rows")
        assert (told["prompt"], told["deciders"], told["may_undo"], told["scores"]) == (None, [], False, [])
        house.hub.tables.clear()
        again = await anna.update(code)
        assert (again["table"]["ended"], len(again["seed"])) == ("rows", 64)
        assert await anna.refused("POST", f"/tables/{code}/actions", act(7, "undo")) == (409, "MatchOver")
        assert (await anna.get("/me"))["tables"][0]["status"] == "over"
        assert (await anna.client.get(f"/api/tables/{code}/record")).status_code == 200
        assert (await anna.post(f"/tables/{code}/rematch"))["status"] == "playing"


async def test_a_flood_of_undos_is_held_up_and_the_match_goes_on(build: Build) -> None:
    async with house_of(build(limits=replace(build().limits, undos_per_match=3))) as house:
        anna, bo, code = await two(house)
        option = (await anna.my_turn(code))["prompt"]["options"][0]["action"]
        for number in range(0, 6, 2):
            assert (await anna.act(code, number, option))["may_undo"]
            await anna.act(code, number + 1, "undo")
        assert not (await anna.act(code, 6, option))["may_undo"]
        assert await anna.refused("POST", f"/tables/{code}/actions", act(7, "undo")) == (409, "TooManyUndos")
        house.hub.tables.clear()
        assert await anna.refused("POST", f"/tables/{code}/actions", act(7, "undo")) == (409, "TooManyUndos")
        await anna.act(code, 7, "stop")
        assert (await bo.my_turn(code))["prompt"]
