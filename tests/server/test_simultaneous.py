"""A game of hidden simultaneous choices at the same table: what one has committed stays with them."""

from __future__ import annotations

from pathlib import Path

import pytest

from gamekeeper import catalog, kits
from gamekeeper.core.ids import Action, Seat
from gamekeeper.kits import Kit
from gamekeeper.server.play import Play
from gamekeeper.server.stored import StoredRow
from server.people import ME, OPEN, House, Person
from server.test_privacy import payload
from toys import sealed_bids

pytestmark = pytest.mark.anyio


@pytest.fixture(autouse=True)
def toy(monkeypatch: pytest.MonkeyPatch) -> None:
    kit = Kit("sealed_bids", "toys.sealed_bids:SealedBids", Path(sealed_bids.__file__).parent)
    monkeypatch.setitem(kits.BUILT_IN, "sealed_bids", kit)


async def both(house: House) -> tuple[Person, Person, str]:
    anna, bo = house.person("Anna"), house.person("Bo")
    code = await anna.new_table([ME, OPEN], game="sealed_bids")
    await bo.post(f"/tables/{code}/seats/1", {"name": "Bo"})
    return anna, bo, code


async def test_both_owe_a_decision_and_see_no_more_of_the_others(house: House) -> None:
    anna, bo, code = await both(house)
    mine, theirs = await anna.update(code), await bo.update(code)
    assert mine["deciders"] == theirs["deciders"] == [0, 1]
    assert mine["prompt"]
    assert theirs["prompt"]
    await anna.act(code, 0, mine["prompt"]["options"][0]["action"])
    assert (await bo.update(code))["deciders"] == [1]
    row = (await bo.get(f"/tables/{code}/history"))["rows"][0]
    assert (row["seat"], row["action"]) == (0, None)


async def test_what_one_has_committed_tells_the_other_nothing() -> None:
    told: set[str] = set()
    for choice in range(3):
        play = Play(catalog.make("sealed_bids", 2), bytes(32))
        action = play.game.show(play.state, Action(play.game.legal(play.state, Seat(0))[choice]))
        play.follow(StoredRow(number=0, seat=0, action=action, key="k", by_bot=False, time=1.0))
        told.add(payload(play.position(), 1) + payload(play.position(), -1))
    assert len(told) == 1


async def test_a_whole_match_ends_and_verifies(house: House) -> None:
    anna, bo, code = await both(house)
    while not (update := await anna.update(code))["outcome"] and update["deciders"]:
        person = (anna, bo)[update["deciders"][0]]
        own = await person.update(code)
        await person.act(code, own["number"], own["prompt"]["options"][0]["action"])
    assert update["table"]["status"] == "over"
    rows = (await bo.get(f"/tables/{code}/history"))["rows"]
    assert all(row["action"] for row in rows)


async def test_a_commitment_is_taken_back_until_another_seat_decides(house: House) -> None:
    anna, bo, code = await both(house)
    mine = await anna.update(code)
    first, second = (option["action"] for option in mine["prompt"]["options"][:2])
    await anna.act(code, 0, first)
    await anna.act(code, 1, "undo")
    again = await anna.update(code)
    assert (again["deciders"], again["prompt"]["options"]) == ([0, 1], mine["prompt"]["options"])
    await anna.act(code, 2, second)
    theirs = await bo.update(code)
    assert not any(option["passes_on"] for option in again["prompt"]["options"])
    assert all(option["passes_on"] for option in theirs["prompt"]["options"])  # the last choice opens all
    await bo.act(code, 3, theirs["prompt"]["options"][0]["action"])
    assert not (await anna.update(code))["may_undo"]
