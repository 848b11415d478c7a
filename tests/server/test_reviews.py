"""Looking back at a match that is over, and playing on from within it."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest

from gamekeeper.bots import review
from gamekeeper.server import thinking
from gamekeeper.server.settings import Settings
from server.people import BOT, ME, House, Json, Person, house_of, soon

pytestmark = pytest.mark.anyio
SHORT = {"options": {"end_score": 8}}


@pytest.fixture(autouse=True)
def little(monkeypatch: pytest.MonkeyPatch) -> None:
    """Reviews that are quick, in this process."""
    monkeypatch.setattr(review, "LEVEL", "habit")
    effort = review.Effort(played_on=2, tried=2, settled=3, seconds=0.0)
    monkeypatch.setattr(thinking.Bygone, "effort", effort)


async def finished_match(house: House) -> tuple[Person, str]:
    """Somebody, and the table at which they have played a match to its end."""
    ada = house.person("Ada")
    code = await ada.new_table([ME, BOT], **SHORT)
    await played(ada, code)
    return ada, code


async def played(ada: Person, code: str) -> None:
    async def is_over() -> bool:
        update = await ada.update(code)
        if update["prompt"]:
            action = update["prompt"]["options"][0]["action"]
            body = {"expected": update["number"], "action": action, "key": f"key-{update['number']:06}"}
            await ada.client.post(f"/api/tables/{code}/actions", json=body)
        return bool(update["table"]["status"] == "over")

    await soon(is_over)


async def reviewed(ada: Person, code: str, seat: int) -> Json:
    found: list[Any] = []

    async def is_done() -> bool:
        state = await ada.post(f"/tables/{code}/review/{seat}")
        found.append(state)
        return bool(state["done"] == 100)

    await soon(is_done)
    assert [one["done"] for one in found] == sorted(one["done"] for one in found)
    result: Json = found[-1]["review"]
    return result


async def test_a_match_that_is_over_is_reviewed_once_for_each_seat(house: House) -> None:
    ada, code = await finished_match(house)
    told = await reviewed(ada, code, 0)
    assert told["seat"] == 0
    assert told["moments"][0]["number"] == 0
    assert all(98 <= sum(one["chances"]) <= 102 for one in told["moments"])
    update = await ada.update(code)
    best = [100 // update["ranking"].count(1) if place == 1 else 0 for place in update["ranking"]]
    assert told["moments"][-1] == {"number": update["number"], "chances": best}
    assert all(one["taken"]["action"] != one["better"]["action"] and one["count"] > 0 for one in told["costly"])
    assert await reviewed(house.person("Bea"), code, 0) == told  # whoever looks on, and the same one


async def test_what_another_seat_saw_is_told_when_the_match_is_over(house: House) -> None:
    ada, code = await finished_match(house)
    at = f"/tables/{code}/history"
    own, other, watcher = [(await ada.get(at, seat=seat))["events"] for seat in (0, 1, -1)]
    assert (await ada.get(at))["events"] == own
    assert len({str(events) for events in (own, other, watcher)}) == 3
    going_on = await ada.new_table([ME, BOT], **SHORT)
    assert await ada.refused("GET", f"/tables/{going_on}/history?seat=1") == (409, "NotOver")


async def test_a_match_that_goes_on_is_not_looked_back_at(house: House) -> None:
    ada = house.person("Ada")
    code = await ada.new_table([ME, BOT])
    body = {"at": 0, "seat": 0, "name": "Ada"}
    assert await ada.refused("POST", f"/tables/{code}/review/0") == (409, "NotOver")
    assert await ada.refused("POST", f"/tables/{code}/branch", body) == (409, "NotOver")


async def test_reviews_and_branches_want_a_seat_and_a_position_of_the_match(house: House) -> None:
    ada, code = await finished_match(house)
    last = (await ada.update(code))["number"]
    assert (await ada.refused("POST", f"/tables/{code}/review/2"))[1] == "UnknownSeat"
    assert (await ada.refused("POST", f"/tables/{code}/branch", {"at": 0, "seat": 2}))[1] == "UnknownSeat"
    assert (await ada.refused("POST", f"/tables/{code}/branch", {"at": last, "seat": 0}))[1] == "BadPosition"


async def test_what_goes_wrong_is_said_and_the_next_one_tries_again(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    ada, code = await finished_match(house)
    honest = thinking.cuts

    def broken(_past: thinking.Bygone) -> list[int]:
        raise RuntimeError("a bot fell off its chair")

    monkeypatch.setattr(thinking, "cuts", broken)
    await ada.post(f"/tables/{code}/review/0")
    job = house.table(code).reviews.jobs[0].task
    assert job is not None
    await asyncio.wait([job])
    assert (await ada.refused("POST", f"/tables/{code}/review/0"))[0] == 500
    monkeypatch.setattr(thinking, "cuts", honest)
    assert (await reviewed(ada, code, 0))["seat"] == 0


async def test_playing_on_from_a_position_to_another_end(house: House) -> None:
    ada, code = await finished_match(house)
    bea = house.person("Bea")
    new = await bea.post(f"/tables/{code}/branch", {"at": 5, "seat": 1, "level": "easy", "name": "Bea"})
    assert new["code"] != code
    assert (new["my_seat"], [place["kind"] for place in new["places"]]) == (1, ["bot", "person"])
    rows = (await bea.get(f"/tables/{new['code']}/history"))["rows"]
    old = (await ada.get(f"/tables/{code}/history"))["rows"]
    assert [row["seat"] for row in rows[:5]] == [row["seat"] for row in old[:5]]
    await played(bea, new["code"])
    actions = [row["action"] for row in (await bea.get(f"/tables/{new['code']}/history"))["rows"]]
    assert actions[:5] == [row["action"] for row in old[:5]]


async def test_a_table_that_played_on_comes_back_from_the_store(settings: Settings) -> None:
    async with house_of(settings) as house:
        ada, code = await finished_match(house)
        new = (await ada.post(f"/tables/{code}/branch", {"at": 4, "seat": 0}))["code"]
    async with house_of(settings) as again:
        assert (await again.hub.table(new)).number >= 4


async def test_the_new_table_tells_a_seat_no_more_than_it_knows(house: House) -> None:
    """The match it comes from is over and open; a running one is not, for those who look on either."""
    ada, code = await finished_match(house)
    new = (await ada.post(f"/tables/{code}/branch", {"at": 4, "seat": 0}))["code"]
    bea = house.person("Bea")
    rows = (await bea.get(f"/tables/{new}/history"))["rows"]
    assert [row["action"] for row in rows] == [None] * len(rows)
    assert (await bea.update(new))["seed"] is None
    assert await bea.refused("POST", f"/tables/{new}/review/0") == (409, "NotOver")
