"""Planning a turn: what the request answers, and that nothing is decided by it."""

from __future__ import annotations

import msgspec
import pytest

from server.people import ME, House, Json, house_of, test_settings

pytestmark = pytest.mark.anyio
KINDS = ["sqlite"]  # no other database could make a difference here
BOTS = [{"kind": "bot", "level": "easy"}]


async def my_card(house: House) -> tuple[object, str, Json, str]:
    """A table of Fort on somebody's turn: who, the code, what they are told, and a card to play."""
    anna = house.person("Anna")
    code = await anna.new_table([ME, *BOTS], game="fort", options={"start_seat": 0})
    update = await anna.my_turn(code)
    card = next(
        one["action"]
        for one in update["prompt"]["options"]
        if one["text"]["key"] == "option-play" and not one["passes_on"]
    )
    return anna, code, update, card


async def my_card_that_asks(house: House) -> tuple[object, str, Json, str]:
    """The same with a card that asks more, on a table where the first one does."""
    while True:
        anna, code, update, card = await my_card(house)
        plan = await anna.post(f"/tables/{code}/plan", {"expected": update["number"], "answers": [card]})
        if len(plan["steps"]) > 1:
            return anna, code, update, card


async def test_a_plan_completes_a_card_and_changes_nothing(house: House) -> None:
    anna, code, update, card = await my_card(house)
    body = {"expected": update["number"], "answers": [card]}
    plan = await anna.post(f"/tables/{code}/plan", body)
    assert plan["number"] == update["number"]
    assert plan["steps"][0]["prompt"] == update["prompt"]
    assert plan["steps"][0]["source"] == "given"
    assert plan["steps"][0]["events"][0]["key"] == "play"
    assert await anna.post(f"/tables/{code}/plan", body) == plan
    now = await anna.update(code)
    assert {**now, "table": None, "events": None} == {**update, "table": None, "events": None}


async def test_its_answers_are_those_that_are_asked_for(house: House) -> None:
    anna, code, update, card = await my_card(house)
    plan = await anna.post(f"/tables/{code}/plan", {"expected": update["number"], "answers": [card]})
    for step in plan["steps"]:
        now = await anna.update(code)
        assert now["prompt"] == step["prompt"]
        await anna.act(code, now["number"], step["action"])


async def test_what_is_wrong_with_a_request_has_its_name(house: House) -> None:
    anna, code, update, card = await my_card_that_asks(house)
    number = update["number"]

    async def refused(**body: object) -> tuple[int, str]:
        return await anna.refused("POST", f"/tables/{code}/plan", {"expected": number, "answers": [card], **body})

    assert await refused(expected=number + 1) == (409, "StaleNumber")
    assert await refused(answers=["done"]) == (422, "IllegalAction")
    assert await refused(answers=["hand:nobody at all"]) == (400, "BadText")
    assert await refused(answers=["public"] * 65) == (400, "BadMessage")
    assert await refused(answers=[card, "none"]) == (422, "IllegalAction")
    stranger = house.person("Bo")
    assert await stranger.refused("POST", f"/tables/{code}/plan", {"expected": number, "answers": []}) == (
        403,
        "NoSeat",
    )


async def test_a_game_without_plans_has_none(house: House) -> None:
    anna = house.person("Anna")
    code = await anna.new_table([ME, *BOTS])
    update = await anna.my_turn(code)
    plan = await anna.post(f"/tables/{code}/plan", {"expected": update["number"], "answers": []})
    assert (plan["steps"], plan["ending"]) == ([], "beyond")


async def test_who_plans_too_fast_waits(database: str) -> None:
    settings = test_settings(database)
    limits = msgspec.structs.replace(settings.limits, plans_per_second=0.1, plan_burst=2)
    async with house_of(msgspec.structs.replace(settings, limits=limits)) as house:
        anna, code, update, card = await my_card(house)
        body = {"expected": update["number"], "answers": [card]}
        for _ in range(2):
            await anna.post(f"/tables/{code}/plan", body)
        assert await anna.refused("POST", f"/tables/{code}/plan", body) == (429, "TooManyRequests")
