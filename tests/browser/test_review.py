"""Looking back at a match on the page, through anybody's eyes, and playing on from within it."""

from __future__ import annotations

import json
import re
from importlib import resources
from pathlib import Path

from playwright.sync_api import Page, expect

from browser.conftest import Visit
from browser.table import new_table, until
from browser.test_fit import assert_fits, faults
from browser.test_looks import violations

REVIEWED = 240_000  # ms: bots play the match on some thousand times


def finished(page: Page) -> str:
    """The code of a match that was played to its end."""
    new_table(page, ["me", "easy"], end_score=8, name="Ada")
    return played(page, page.url.rpartition("/")[2])


def played(page: Page, code: str) -> str:
    """The first answer given to every question there, to the end."""
    origin = page.evaluate("location.origin")
    at = f"{origin}/api/tables/{code}"

    def is_over() -> bool:
        update = page.request.get(f"{at}/update").json()
        if update["prompt"]:
            action = update["prompt"]["options"][0]["action"]
            body = {"expected": update["number"], "action": action, "key": f"key-{update['number']:06}"}
            page.request.post(f"{at}/actions", data=body)
        return bool(update["table"]["status"] == "over")

    until(page, is_over, "the match is over")
    return code


def test_a_review_says_which_pack_was_played(visit: Visit) -> None:
    page = visit("/")
    box = (resources.files("gamekeeper.packs") / "yellowstone_park" / "default.toml").read_text(encoding="utf-8")
    table = {
        "game": "yellowstone_park",
        "seats": 2,
        "places": [{"kind": "me"}, {"kind": "bot", "level": "easy"}],
        "options": {"end_score": 8},
        "pack_text": box.replace("Yellowstone Park, as printed", "Summer").replace("size = 6", "size = 3"),
        "name": "Ada",
    }
    code = played(page, page.request.post("/api/tables", data=table).json()["code"])
    page.route("**/review/0", lambda route: route.fulfill(json={"done": 0, "review": None}))
    page.goto(f"/review/{code}")
    expect(page.locator("main")).to_contain_text("The components of this table: Summer.")


def faults_in(page: Page, language: str) -> list[str]:
    """What does not fit on a phone in a language."""
    kept = json.loads(page.evaluate("localStorage.gamekeeper"))
    page.evaluate("(text) => (localStorage.gamekeeper = text)", json.dumps({**kept, "language": language}))
    page.reload()
    page.wait_for_selector("main figure")
    return [f"{language}: {fault}" for fault in faults(page, (390, 844))]


def test_a_match_is_looked_back_at_and_played_on_from_within_by_keyboard(visit: Visit, tmp_path: Path) -> None:
    page = visit("/")
    code = finished(page)
    page.goto(f"/table/{code}")
    page.get_by_role("link", name="Look back").press("Enter")
    page.wait_for_url(re.compile(f"/review/{code}"))
    expect(page.get_by_role("progressbar").or_(page.locator("main figure"))).to_be_visible()
    page.wait_for_selector("main figure", timeout=REVIEWED)
    expect(page.get_by_role("progressbar")).to_have_count(0, timeout=REVIEWED)  # the rest comes later
    expect(page.get_by_role("img", name="Everybody’s chance to win")).to_be_visible()
    expect(page.get_by_role("heading", name="What cost you most")).to_be_visible()
    expect(page.get_by_role("heading", name="What luck gave and took")).to_be_visible()
    assert_fits(page, tmp_path)
    assert violations(page) == []
    assert [fault for language in ("it", "ru", "en") for fault in faults_in(page, language)] == []
    page.get_by_role("link", name="Replay").last.press("Enter")
    eyes = page.get_by_label("Seen by")
    expect(eyes).to_have_value("0")
    own = page.locator(".hand").inner_text()
    eyes.select_option("1")
    until(page, lambda: page.locator(".hand").inner_text() != own, "the other hand lies open")
    page.get_by_role("button", name="Play on from here").press("Enter")
    page.wait_for_url(re.compile(f"/table/(?!{code})"))
    page.wait_for_selector(".bar")


def test_a_match_that_goes_on_has_no_review_yet(visit: Visit) -> None:
    page = visit(forgiven="status of 409")
    new_table(page, ["me", "easy"], name="Ada")
    page.goto(page.url.replace("/table/", "/review/"))
    expect(page.get_by_role("alert")).to_contain_text("still going on")
    page.get_by_role("link", name="To the table").click()
    page.wait_for_selector(".bar")


def test_no_table_no_review(visit: Visit) -> None:
    page = visit("/", "phone")
    page.goto("/review/nowhere7")
    expect(page.get_by_role("heading", name="There is no table with this code")).to_be_visible()
