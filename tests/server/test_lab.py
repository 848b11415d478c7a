"""The Lab over REST: a study waits, begins, tells how far it is, is stopped, kept, shared and thrown away."""

from __future__ import annotations

import asyncio
import sys
from collections.abc import Callable
from importlib.util import find_spec

import pytest
from msgspec.structs import replace

from gamekeeper import packs
from gamekeeper.server import lab_job, studies
from gamekeeper.server.settings import Settings
from server.people import House, Json, Person, house_of, soon

pytestmark = pytest.mark.anyio

# plays nothing: tells two lines, then waits for the word to stop
PLAYER = """
import json, sys
order = json.loads(sys.stdin.readline())
tell = lambda **told: print(json.dumps(told), flush=True)
tell(games=3, places=[[0.5, 0.25, 0.75]] * order["seats"])
for line in sys.stdin:
    assert line == "stop\\n"
    tell(games=3, places=[[0.5, 0.25, 0.75]] * order["seats"], drawing=True)
    tell(games=3, places=[[0.5, 0.25, 0.75]] * order["seats"], report="<p>" + order["game"] + order["pack"][:4])
"""
DIES = "import sys; sys.stdin.readline(); sys.exit(3)"
ASKED = {"game": "fort", "seats": 2, "seconds": 5}


@pytest.fixture(autouse=True)
def player(monkeypatch: pytest.MonkeyPatch) -> Callable[[str], None]:
    """Studies that take no time; a test may ask for another program."""

    def plays(program: str) -> None:
        monkeypatch.setattr(lab_job, "COMMAND", (sys.executable, "-c", program))

    plays(PLAYER)
    return plays


async def begun(person: Person, **more: object) -> str:
    """The code of a study that has told something."""
    code: str = (await person.post("/lab/studies", {**ASKED, "name": person.name, **more}))["code"]
    await soon(lambda: tells(person, code))
    return code


async def tells(person: Person, code: str) -> bool:
    return (await person.get(f"/lab/studies/{code}"))["games"] > 0


async def ended(person: Person, code: str) -> Json:
    """A study that has come to its end."""

    async def over() -> bool:
        return (await person.get(f"/lab/studies/{code}"))["ended"] is not None

    await soon(over)
    return await person.get(f"/lab/studies/{code}")


async def report(person: Person, code: str) -> tuple[int, str]:
    answer = await person.client.get(f"/api/lab/studies/{code}/report")
    return answer.status_code, answer.text


async def test_a_study_tells_how_far_it_is_and_keeps_its_report(house: House) -> None:
    ada = house.person("Ada")
    assert await ada.get("/lab/studies") == []
    code = await begun(ada)
    study = await ada.get(f"/lab/studies/{code}")
    assert (study["status"], study["games"], study["places"][0]) == (
        "playing",
        3,
        {"share": 0.5, "low": 0.25, "high": 0.75},
    )
    assert (await report(ada, code))[0] == 404
    await ada.post(f"/lab/studies/{code}/stop")
    study = await ended(ada, code)
    assert (study["status"], study["has_report"]) == ("stopped", True)
    assert await report(ada, code) == (200, "<p>fort")
    assert [one["code"] for one in await ada.get("/lab/studies")] == [code]
    await ada.delete(f"/lab/studies/{code}")
    assert await ada.get("/lab/studies") == []
    assert await ada.refused("GET", f"/lab/studies/{code}") == (404, "UnknownStudy")


async def test_who_opens_a_report_that_is_gone_reads_a_page(house: House) -> None:
    ada = house.person("Ada")
    for accept, kind in (("text/html,*/*", "text/html"), ("*/*", "application/json")):
        answer = await ada.client.get("/api/lab/studies/nosuchcode/report", headers={"accept": accept})
        assert answer.status_code == 404
        assert answer.headers["content-type"].startswith(kind)


async def test_a_report_runs_nothing(house: House) -> None:
    ada = house.person("Ada")
    code = await begun(ada)
    await ada.post(f"/lab/studies/{code}/stop")
    await ended(ada, code)
    answer = await ada.client.get(f"/api/lab/studies/{code}/report")
    policy = answer.headers["content-security-policy"]
    assert "sandbox" in policy
    assert "script-src" not in policy
    assert "default-src 'none'" in policy


async def test_others_see_what_they_were_given_the_code_of_and_change_nothing(house: House) -> None:
    ada, bo = house.person("Ada"), house.person("Bo")
    code = await begun(ada)
    assert (await bo.get(f"/lab/studies/{code}"))["is_mine"] is False
    assert await bo.get("/lab/studies") == []
    assert await bo.refused("POST", f"/lab/studies/{code}/stop") == (404, "UnknownStudy")
    assert await bo.refused("DELETE", f"/lab/studies/{code}") == (404, "UnknownStudy")
    assert (await ada.get(f"/lab/studies/{code}"))["status"] == "playing"


async def asked(person: Person, **more: object) -> str:
    """The code of a study that may have to wait."""
    code: str = (await person.post("/lab/studies", {**ASKED, "name": person.name, **more}))["code"]
    return code


async def standing(person: Person, *codes: str) -> list[tuple[str, int]]:
    """How studies stand, and their places in the line."""
    found = [await person.get(f"/lab/studies/{code}") for code in codes]
    return [(study["status"], study["place"]) for study in found]


async def test_who_comes_later_waits_in_line(house: House) -> None:
    ada, bo = house.person("Ada"), house.person("Bo")
    first = await begun(ada)
    second, third, fourth = await asked(ada), await asked(bo), await asked(ada)
    assert await standing(ada, first, second, third, fourth) == [
        ("playing", 0),
        ("waiting", 1),
        ("waiting", 2),
        ("waiting", 3),
    ]
    await ada.delete(f"/lab/studies/{second}")
    assert await standing(bo, third, fourth) == [("waiting", 1), ("waiting", 2)]
    await ada.delete(f"/lab/studies/{first}")
    await soon(lambda: tells(bo, third))
    assert await standing(bo, third, fourth) == [("playing", 0), ("waiting", 1)]
    assert (await ada.post(f"/lab/studies/{fourth}/stop"))["status"] == "stopped"
    await bo.post(f"/lab/studies/{third}/stop")
    await ended(bo, third)
    assert (await ada.get(f"/lab/studies/{fourth}"))["has_report"] is False


async def test_with_two_places_each_guest_plays_one(build: Callable[..., Settings]) -> None:
    async with house_of(build(lab_studies=2)) as house:
        ada, bo = house.person("Ada"), house.person("Bo")
        first = await begun(ada)
        second, third = await asked(ada), await asked(bo)
        await soon(lambda: tells(bo, third))
        assert await standing(ada, first, second, third) == [("playing", 0), ("waiting", 1), ("playing", 0)]


async def test_nobody_fills_the_line(build: Callable[..., Settings]) -> None:
    async with house_of(build(lab_waiting=4)) as house:
        ada, bo, eve = house.person("Ada"), house.person("Bo"), house.person("Eve")
        for person in (ada, bo):
            for _ in range(studies.MOST_OF_GUEST - (person is bo)):
                await asked(person)
        for _ in range(20):
            assert await ada.refused("POST", "/lab/studies", {**ASKED, "name": "Ada"}) == (429, "TooManyStudies")
        assert await eve.refused("POST", "/lab/studies", {**ASKED, "name": "Eve"}) == (503, "LabBusy")
    async with house_of(build(lab_waiting=40)) as house:
        people = [house.person(f"Guest {number}") for number in range(studies.MOST_OF_ADDRESS + 1)]
        for person in people[:-1]:
            await asked(person)
        assert await people[-1].refused("POST", "/lab/studies", {**ASKED, "name": "Z"}) == (429, "TooManyStudies")


async def test_many_at_once_are_no_more_than_one_may_have(house: House) -> None:
    ada = house.person("Ada")
    await asked(ada)
    wish = {**ASKED, "name": "Ada"}
    answers = await asyncio.gather(*(ada.client.post("/api/lab/studies", json=wish) for _ in range(8)))
    assert sorted(answer.status_code for answer in answers).count(201) == studies.MOST_OF_GUEST - 1
    assert len(await ada.get("/lab/studies")) == studies.MOST_OF_GUEST


@pytest.mark.parametrize(
    ("changes", "refusal"),
    [
        ({"game": "chess"}, (404, "UnknownGame")),
        ({"seats": 99}, (400, "BadSetup")),
        ({"seconds": 1e6}, (400, "BadSetup")),
        ({"seconds": 0}, (400, "BadMessage")),
        ({"bots": "expert"}, (400, "BadMessage")),
        ({"options": {"wings": True}}, (400, "BadSetup")),
        ({"pack": "0" * 64}, (404, "UnknownPack")),
        ({"pack_text": "game = 'fort'"}, (400, "BadPack")),
        ({"pack_text": "#" * 70_000}, (413, "PackTooLarge")),
        ({"pack_text": "#" * 300_000}, (413, "MessageTooLarge")),
        ({"name": ""}, (400, "BadName")),
    ],
)
async def test_what_cannot_be_played_is_said(house: House, changes: Json, refusal: tuple[int, str]) -> None:
    person = house.person("Ada")
    assert await person.refused("POST", "/lab/studies", {**ASKED, "name": "Ada", **changes}) == refusal
    assert await begun(person)


async def test_a_pack_of_ones_own_is_played(house: House) -> None:
    ada = house.person("Ada")
    text = "# 1\n" + packs.default("fort").text
    code = await begun(ada, pack_text=text)
    assert (await ada.get(f"/lab/studies/{code}"))["pack"]["name"] == packs.parse("fort", text, "").name
    await ada.post(f"/lab/studies/{code}/stop")
    await ended(ada, code)


async def test_a_process_that_dies_is_a_failed_study(house: House, player: Callable[[str], None]) -> None:
    player(DIES)
    ada = house.person("Ada")
    code = await asked(ada)
    study = await ended(ada, code)
    assert (study["status"], study["has_report"]) == ("failed", False)


async def test_the_oldest_of_many_are_forgotten(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(studies, "KEPT", 2)
    ada = house.person("Ada")
    codes = []
    for _ in range(3):
        codes.append(await begun(ada))
        await ada.post(f"/lab/studies/{codes[-1]}/stop")
        await ended(ada, codes[-1])
    assert [one["code"] for one in await ada.get("/lab/studies")] == codes[:0:-1]


async def test_a_restart_interrupts_and_says_so(settings: Settings) -> None:
    async with house_of(settings) as house:
        ada = house.person("Ada")
        code = await begun(ada)
        cookie = ada.cookie
    async with house_of(settings) as house:
        ada = house.person("Ada")
        ada.client.headers["cookie"] = cookie
        study = (await ada.get("/lab/studies"))[0]
        assert (study["code"], study["status"], study["is_mine"]) == (code, "interrupted", True)
        assert study["ended"] is not None
        assert await house.person("Bo").refused("POST", f"/lab/studies/{code}/again") == (404, "UnknownStudy")
        again = (await ada.post(f"/lab/studies/{code}/again"))["code"]
        await soon(lambda: tells(ada, again))
        assert [one["code"] for one in await ada.get("/lab/studies")] == [again]
        assert await ada.refused("POST", f"/lab/studies/{again}/again") == (404, "UnknownStudy")


async def test_a_restart_keeps_the_line(settings: Settings) -> None:
    text = "# 1\n" + packs.default("fort").text
    async with house_of(settings) as house:
        ada, bo = house.person("Ada"), house.person("Bo")
        first = await begun(ada)
        second, third = await asked(bo, pack_text=text), await asked(ada)
        assert await bo.refused("POST", f"/lab/studies/{second}/again") == (404, "UnknownStudy")
        cookies = ada.cookie, bo.cookie
    async with house_of(settings) as house:
        ada, bo = house.person("Ada"), house.person("Bo")
        ada.client.headers["cookie"], bo.client.headers["cookie"] = cookies
        await soon(lambda: tells(bo, second))
        assert await standing(ada, first, second, third) == [("interrupted", 0), ("playing", 0), ("waiting", 1)]
        await bo.post(f"/lab/studies/{second}/stop")
        await soon(lambda: tells(ada, third))
    async with house_of(replace(settings, lab_studies=0)) as house:
        ada = house.person("Ada")
        ada.client.headers["cookie"] = cookies[0]
        assert await standing(ada, third) == [("interrupted", 0)]
        assert await ada.refused("POST", f"/lab/studies/{third}/again") == (403, "LabClosed")


async def test_it_can_be_closed_and_says_what_is_missing(
    build: Callable[..., Settings], monkeypatch: pytest.MonkeyPatch
) -> None:
    async with house_of(build(lab_studies=0)) as house:
        ada = house.person("Ada")
        assert (await ada.get("/lab"))["status"] == "closed"
        assert await ada.refused("POST", "/lab/studies", {**ASKED, "name": "Ada"}) == (403, "LabClosed")
    async with house_of(build()) as house:
        ada = house.person("Ada")
        assert await ada.get("/lab") == {"status": "open", "seconds": 120.0}
        monkeypatch.setattr(studies, "find_spec", lambda name: None if name == "altair" else find_spec(name))
        assert (await ada.get("/lab"))["status"] == "missing"
        study = await ada.post("/lab/studies", {**ASKED, "name": "Ada"})  # answers in tables
        assert study["status"] in ("waiting", "playing")
