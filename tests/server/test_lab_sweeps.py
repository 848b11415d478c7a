"""Sweeps and searches over REST: what to expect of them, what is wrong with them, what is proposed."""

from __future__ import annotations

import sys
from collections.abc import Callable

import pytest

from gamekeeper import packs
from gamekeeper.lab import order
from gamekeeper.server import lab_job
from gamekeeper.server.settings import Settings
from server.people import House, Json, house_of, soon

pytestmark = pytest.mark.anyio
KINDS = ["sqlite"]  # no other database could make a difference here

GAME = "yellowstone_park"
SWEEP: Json = {"game": GAME, "kind": "sweep", "seats": 4, "seconds": 60, "vary": ["hand.size=3..6"]}
TUNE: Json = {**SWEEP, "kind": "tune", "goals": ["turns=60..80"]}
# proposes a hand of 4, and that is all
PROPOSER = """
import json, sys
order = json.loads(sys.stdin.readline())
trials = [{"changes": {}, "loss": 1.0, "values": [90.0]}, {"changes": {"hand.size": 4}, "loss": 0.0, "values": [70.0]}]
tuned = {"again": trials[1], "errors": [2.0], "met": True, "plan": {}}
print(json.dumps({"games": 200, "trials": trials, "tuned": tuned, "report": str(order["goals"])}), flush=True)
"""


@pytest.fixture(autouse=True)
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    """A game takes a hundredth of a second, and a program proposes at once."""
    monkeypatch.setattr(order, "pace_of", lambda game, seats, bots: 0.01 if bots == "habit" else 10.0)
    monkeypatch.setattr(lab_job, "COMMAND", (sys.executable, "-c", PROPOSER))


@pytest.mark.parametrize(
    ("body", "points", "games"),
    [
        ({"kind": "study", "vary": []}, 0, 6000),
        (SWEEP, 3, 1500),
        ({**SWEEP, "seconds": 100}, 3, 2000),
        ({**SWEEP, "vary": []}, 0, 0),
        (TUNE, 59, 100),
        ({**TUNE, "trial_games": 200}, 29, 200),
        ({**TUNE, "goals": []}, 0, 0),
    ],
)
async def test_what_to_expect_is_said_before(house: House, body: Json, points: int, games: int) -> None:
    found = await house.person("Ada").post("/lab/outlook", {**SWEEP, **body})
    assert (found["points"], found["games"]) == (points, games)
    assert {"places", "turns", "wins of place 4"} <= set(found["goals"])


@pytest.mark.parametrize(
    ("body", "got", "wanted"),
    [
        ({"vary": ["hand.size"]}, "hand.size", "hand.size=3..6"),
        ({"vary": ["hands.size=3..6"]}, "hands.size", "hand"),
        ({"vary": ["hand.size=5..9"]}, "7", "from 2 to 6"),
        ({"vary": ["hand.size=3..4", "hand.size=5..6"]}, "hand.size, hand.size", "once"),
        ({"vary": ["track.end=25..60", "hand.size=3..6"]}, "144 combinations", "at most 64"),
        ({"bots": "easy"}, "3 changes", "at most 2 in 60 seconds"),
        ({**TUNE, "goals": ["turns"]}, "turns", "bounds"),
        ({**TUNE, "goals": ["fun>=3"]}, "fun", "margin"),
        ({**TUNE, "vary": ["hand.size=3..99"]}, "99", "from 2 to 6"),
        ({**TUNE, "trial_games": 2000}, "2000", "at most 1500"),
        ({"seconds": 1000}, "1000", "5 to 120"),
    ],
)
async def test_what_is_wrong_is_quoted(house: House, body: Json, got: str, wanted: str) -> None:
    ada = house.person("Ada")
    for way in ("/lab/outlook", "/lab/studies"):
        answer = await ada.client.post(f"/api{way}", json={**SWEEP, **body, "name": "Ada"})
        assert answer.status_code == 400
        params = answer.json()["phrase"]["params"]
        assert got in str(params["got"])
        assert wanted in str(params["wanted"])
    assert await ada.get("/lab/studies") == []


@pytest.mark.parametrize(
    ("body", "refusal"),
    [
        ({**SWEEP, "vary": []}, (400, "BadSetup")),
        ({**TUNE, "vary": []}, (400, "BadSetup")),
        ({**TUNE, "goals": []}, (400, "BadSetup")),
        ({**SWEEP, "vary": ["hand.size=3..6"] * 7}, (400, "BadMessage")),
        ({**SWEEP, "vary": ["x" * 201]}, (400, "BadMessage")),
        ({**SWEEP, "vary": "hand.size=3..6"}, (400, "BadMessage")),
        ({**SWEEP, "kind": "raid"}, (400, "BadMessage")),
        ({**TUNE, "trial_games": 1}, (400, "BadMessage")),
        ({**SWEEP, "game": "chess"}, (404, "UnknownGame")),
        ({**SWEEP, "pack": "0" * 64}, (404, "UnknownPack")),
        ({**SWEEP, "pack_text": "#" * 70_000}, (413, "PackTooLarge")),
    ],
)
async def test_what_cannot_be_asked_is_refused(house: House, body: Json, refusal: tuple[int, str]) -> None:
    assert await house.person("Ada").refused("POST", "/lab/studies", {**body, "name": "Ada"}) == refusal


async def test_a_proposal_is_told_and_opened_by_who_asked(house: House) -> None:
    ada, bo = house.person("Ada"), house.person("Bo")
    text = "# mine\n" + packs.default(GAME).text.replace("end = 35", "end = 30", 1)
    code = (await ada.post("/lab/studies", {**TUNE, "pack_text": text, "name": "Ada"}))["code"]

    async def is_done() -> bool:
        return (await ada.get(f"/lab/studies/{code}"))["status"] == "done"

    await soon(is_done)
    study = await ada.get(f"/lab/studies/{code}")
    assert (study["kind"], study["vary"], study["goals"]) == ("tune", TUNE["vary"], TUNE["goals"])
    assert [trial["values"] for trial in study["trials"]] == [[90.0], [70.0]]
    assert study["tuned"]["met"] is True
    assert (await ada.client.get(f"/api/lab/studies/{code}/report")).text == "['turns=60..80']"
    found = packs.parse(GAME, (await ada.get(f"/lab/studies/{code}/proposals/1"))["text"], "")
    rows = {row.id: row.fields for row in found.rows}
    assert (rows["hand"]["size"], rows["track"]["end"]) == (4, 30)
    for number in (2, -1, 10**30):
        assert (await ada.refused("GET", f"/lab/studies/{code}/proposals/{number}"))[0] == 404
    assert await bo.refused("GET", f"/lab/studies/{code}/proposals/1") == (404, "UnknownStudy")


async def test_who_asks_too_fast_is_told_so(build: Callable[..., Settings]) -> None:
    async with house_of(build()) as house:
        ada = house.person("Ada")
        answers = [await ada.client.post("/api/lab/outlook", json=SWEEP) for _ in range(60)]
        assert {answer.status_code for answer in answers} == {200, 429}


async def test_a_closed_lab_looks_at_nothing(build: Callable[..., Settings]) -> None:
    async with house_of(build(lab_studies=0)) as house:
        assert await house.person("Ada").refused("POST", "/lab/outlook", SWEEP) == (403, "LabClosed")
