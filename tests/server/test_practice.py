"""Practice over HTTP: the table as its seat sees it, and the verdict."""

from __future__ import annotations

import json

import pytest

from gamekeeper import practice
from gamekeeper.core.ids import Action
from server.people import House

pytestmark = pytest.mark.anyio
KINDS = ["sqlite"]  # no other database could make a difference here
GAME = "fort"
SHORTEST = min(practice.exercises(GAME), key=lambda one: len(one.rows))
AT = f"/games/{GAME}/practice/{SHORTEST.id}"


async def test_an_exercise_is_shown_as_its_seat_sees_it(house: House) -> None:
    ada = house.person("Ada")
    assert SHORTEST.id in await ada.get(f"/games/{GAME}/practice")
    update = await ada.get(AT)
    laid = practice.laid(GAME, SHORTEST.id)
    assert update["table"]["my_seat"] == update["prompt"]["seat"] == SHORTEST.seat
    assert update["view"] == json.loads(json.dumps(laid.game.view(laid.match.state, laid.seat)))
    assert {one["action"] for one in update["prompt"]["options"]} == {one.notation for one in laid.options.values()}


async def test_nothing_hidden_is_told(house: House) -> None:
    """Neither the seed, nor events of others, nor which answer is looked for."""
    update = await house.person("Ada").get(AT)
    laid = practice.laid(GAME, SHORTEST.id)
    assert update["seed"] is None
    assert SHORTEST.seed not in json.dumps(update)
    told = {event["number"] for event in update["events"]}
    assert told == {event.number for event in laid.match.sink.events if event.is_for(laid.seat)}
    twin = laid.game.redeal(laid.match.state, laid.seat, laid.match.state.rng)
    assert update["view"] == json.loads(json.dumps(laid.game.view(twin, laid.seat)))


async def test_an_answer_is_judged(house: House) -> None:
    ada = house.person("Ada")
    best, second = (one.action for one in SHORTEST.answers[:2])
    right = await ada.post(AT, {"action": best})
    assert (right["found"], right["given"], right["best"]["action"]) == (True, right["best"], best)
    wrong = await ada.post(AT, {"action": second})
    assert (wrong["found"], wrong["given"]["action"], wrong["best"]["action"]) == (False, second, best)
    assert wrong["reasons"]["rival"]["action"] == second
    assert wrong["reasons"]["won"][0] > wrong["reasons"]["won"][1]


async def test_what_is_no_answer_is_refused_with_its_reason(house: House) -> None:
    ada = house.person("Ada")
    laid = practice.laid(GAME, SHORTEST.id)
    other = next(code for code in range(laid.game.action_count) if code not in laid.options)
    none = laid.game.show(laid.match.state, Action(other))
    assert (await ada.refused("POST", AT, {"action": none}))[0] == 422
    assert (await ada.refused("POST", AT, {"action": "nonsense"}))[1] == "BadText"
    assert await ada.refused("GET", f"/games/{GAME}/practice/none") == (404, "UnknownExercise")
    assert await ada.refused("GET", "/games/chess/practice") == (404, "UnknownGame")
    reason = await ada.post(f"{AT}/why", {"elements": [f"seat:{(SHORTEST.seat + 1) % SHORTEST.seats}"]})
    assert reason is None or reason["key"]
