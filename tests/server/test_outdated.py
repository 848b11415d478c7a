"""What an earlier program left in the database: other rules are refused by name, other bytes are carried over."""

from __future__ import annotations

import random

import pytest
from sqlalchemy import update

from gamekeeper.core.codec import Writer
from gamekeeper.server.results import Results
from gamekeeper.server.schema import SNAPSHOTS, TABLES
from server.people import House
from server.test_play import alone, play_on

pytestmark = pytest.mark.anyio


async def test_a_table_of_older_rules_is_refused_by_name(house: House) -> None:
    anna, code, _ = await alone(house, 3)
    before = await house.hub.services.store.history(code)
    house.hub.tables.clear()
    async with house.hub.services.store.engine.begin() as connection:
        await connection.execute(update(TABLES).values(rules_version=0))
    answer = await anna.client.get(f"/api/tables/{code}")
    assert (answer.status_code, answer.json()["error"]) == (410, "OutdatedTable")
    assert "rules version 0" in answer.json()["message"]
    assert [row.number for row in await house.hub.services.store.history(code)] == [row.number for row in before]


async def saved_by_an_earlier_program(house: House) -> None:
    """All tables leave the memory, and the positions stored are of a version before this one."""
    house.hub.tables.clear()
    house.hub.results = Results(house.hub.services.store)
    earlier = Writer()
    earlier.number(1)
    async with house.hub.services.store.engine.begin() as connection:
        await connection.execute(update(SNAPSHOTS).values(state=earlier.done() + b"written otherwise"))


async def test_a_running_match_goes_on_from_its_decisions_when_positions_are_saved_otherwise(house: House) -> None:
    luck = random.Random(5)
    anna, code, seen = await alone(house, 2, options={"start_seat": 0})
    while seen["number"] < 2 * house.hub.services.settings.snapshot_every:
        option = luck.choice(seen["prompt"]["options"])
        await anna.act(code, seen["number"], option["action"])
        seen = await anna.my_turn(code)
    await saved_by_an_earlier_program(house)
    again = await anna.my_turn(code)
    assert (again["view"], again["number"]) == (seen["view"], seen["number"])
    assert (await play_on(anna, code, luck))["outcome"]


async def test_a_result_is_told_though_its_last_position_was_saved_otherwise(house: House) -> None:
    anna, code, _ = await alone(house, 2, options={"turn_cap": 3})
    last = await play_on(anna, code, random.Random(6))
    await saved_by_an_earlier_program(house)
    (listed,) = (await anna.get("/me"))["tables"]
    assert (listed["ranking"], listed["scores"]) == (last["ranking"], last["scores"])
