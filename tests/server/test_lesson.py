"""First games over HTTP: what is told, what an answer leads to, playing on."""

from __future__ import annotations

import json

import pytest

from gamekeeper import catalog
from gamekeeper.core.changes import Change, apply
from gamekeeper.lesson import Taught, lesson
from server.people import House, Json

pytestmark = pytest.mark.anyio
KINDS = ["sqlite"]  # no other database could make a difference here
GAME = "yellowstone_park"
AT = f"/games/{GAME}/lesson"
STEPS = lesson(GAME).steps  # type: ignore[union-attr]
GIVEN = [step.text for step in STEPS]


async def test_a_first_game_is_told_step_by_step_by_what_changes(house: House) -> None:
    ada = house.person("Ada")
    state: Json = await ada.post(AT, {})
    view, last = state["update"]["view"], state["update"]["events"][-1]["number"]
    for number, step in enumerate(STEPS):
        assert (state["given"], state["count"]) == (GIVEN[:number], len(STEPS))
        assert state["text"]["key"] == f"lesson-{step.name}"
        assert (state["wished"] is None) == bool(step.refused)
        state = await ada.post(AT, {"given": GIVEN[:number], "action": GIVEN[number]})
        update = state["update"]
        assert state["done"]["key"] == f"lesson-{step.name}-done"
        assert (update["view"] is None) or not update["events"]
        assert all(event["number"] > last for event in update["events"])
        last = update["events"][-1]["number"] if update["events"] else last
        changes = [change for event in update["events"] for change in event["changes"]] + update["rest"]
        view = apply(view, [Change(**change) for change in changes]) if update["view"] is None else update["view"]
        taught = Taught(GAME, GIVEN[: number + 1])
        assert view == json.loads(json.dumps(taught.game.view(taught.match.state, taught.seat)))
    assert (state["wished"], state["text"]["key"]) == (None, "lesson-end")


async def test_who_comes_back_finds_the_table_as_it_was(house: House) -> None:
    ada = house.person("Ada")
    state = await ada.post(AT, {"given": GIVEN[:4]})
    taught = Taught(GAME, GIVEN[:4])
    assert state["update"]["view"] == json.loads(json.dumps(taught.game.view(taught.match.state, taught.seat)))
    assert state["update"]["prompt"]["seat"] == state["update"]["table"]["my_seat"] == int(taught.seat)
    assert state["update"]["seed"] is None
    assert taught.match.seed.hex() not in json.dumps(state)


async def test_another_answer_is_named_and_changes_nothing(house: House) -> None:
    state = await house.person("Ada").post(AT, {"given": GIVEN[:2], "action": "stop"})
    assert (state["given"], state["update"], state["reason"]) == (GIVEN[:2], None, None)
    assert state["other"]["action"] == "stop"


async def test_what_is_forbidden_comes_with_the_rule_and_where_it_was_wished_for_leads_on(house: House) -> None:
    ada = house.person("Ada")
    taught = Taught(GAME)
    card, row = taught.refusal.params["card"], taught.refusal.params["row"]  # type: ignore[union-attr]
    learned = await ada.post(AT, {"elements": [card, f"space:{row}:6"]})
    assert (learned["given"], learned["reason"]["rule"]) == (GIVEN[:1], STEPS[0].rule)
    wrong_row = await ada.post(AT, {"elements": [card, f"space:{int(str(row)) + 1}:7"]})
    assert (wrong_row["given"], wrong_row["reason"]["key"]) == ([], "why-wrong-row")
    later = await ada.post(AT, {"given": GIVEN[:1], "elements": [card, f"space:{row}:6"]})
    assert (later["given"], later["reason"]["rule"]) == (GIVEN[:1], STEPS[0].rule)


async def test_the_table_goes_on_from_any_step_against_easy_bots(house: House) -> None:
    ada = house.person("Ada")
    for given in ([], GIVEN[:3]):
        table = await ada.post(f"{AT}/table", {"given": given, "name": "Ada"})
        assert [place["level"] for place in table["places"]] == ["", "easy", "easy", "easy"]
        taught = Taught(GAME, given)
        position = await ada.get(f"/tables/{table['code']}/position", at=len(taught.match.history))
        assert position["view"] == json.loads(json.dumps(taught.game.view(taught.match.state, taught.seat)))
    assert (await ada.get("/me"))["tables"]


@pytest.mark.parametrize("game", [name for name in catalog.names() if lesson(name)])
async def test_what_is_printed_is_that_of_a_table_of_its_size_and_options(house: House, game: str) -> None:
    ada = house.person("Ada")
    table = (await ada.post(f"/games/{game}/lesson", {}))["update"]["table"]
    laid = {"seats": table["seats"], "options": json.dumps(table["options"])}
    taught = Taught(game)
    printed = await ada.get(f"/games/{game}/components", **laid)
    assert printed["catalogue"] == json.loads(json.dumps(taught.game.catalogue()))
    named = await ada.get(f"/games/{game}/elements", **laid)
    assert set(named) == {str(one) for one in taught.game.elements() if not str(one).startswith("seat:")}
    wrong = f"/games/{game}/elements?options=chess"
    assert await ada.refused("GET", wrong) == (400, "BadMessage")


async def test_what_leads_nowhere_is_refused(house: House) -> None:
    ada = house.person("Ada")
    assert await ada.refused("POST", AT, {"given": ["stop"]}) == (404, "NoLesson")
    assert await ada.refused("POST", AT, {"action": "nonsense"}) == (400, "BadText")
    assert await ada.refused("POST", "/games/chess/lesson", {}) == (404, "UnknownGame")
    listed = {game["name"]: game["lesson"] for game in await ada.get("/games")}
    assert listed[GAME] == [step.rule for step in STEPS]


async def test_it_begins_at_the_step_a_paragraph_of_the_rules_is_about(house: House) -> None:
    ada = house.person("Ada")
    for step in range(len(STEPS)):
        assert await ada.post(AT, {"step": step}) == await ada.post(AT, {"given": GIVEN[:step]})
    assert (await ada.post(AT, {"step": 3, "given": GIVEN[:1]}))["given"] == GIVEN[:1]
    assert await ada.refused("POST", AT, {"step": len(STEPS)}) == (404, "NoLesson")
    assert await ada.refused("POST", AT, {"step": -1}) == (400, "BadMessage")
