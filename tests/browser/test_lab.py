"""The Lab on the page: studies, sweeps and searches are asked for, watched and opened by keyboard."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from browser.conftest import SIZES, Visit
from browser.test_fit import faults
from browser.test_looks import violations

STARTING = 120_000  # ms: a study is a process of its own, at the lowest priority


def fits(page: Page, size: str) -> bool:
    return faults(page, (SIZES[size]["width"], SIZES[size]["height"])) == violations(page) == []


@pytest.mark.parametrize("size", ["phone"])
def test_a_study_is_watched_stopped_opened_and_thrown_away(visit: Visit, size: str) -> None:
    page = visit("/lab", size, patience=STARTING)
    expect(page.get_by_text("There are none yet")).to_be_visible()
    page.get_by_role("link", name="Yellowstone Park").press("Enter")
    page.get_by_role("button", name="Begin").press("Enter")
    study = page.get_by_role("article", name="Yellowstone Park")
    expect(study.get_by_role("row", name="Start player")).to_contain_text("±", timeout=STARTING)
    page.reload()
    study.get_by_role("button", name="Stop").press("Enter")
    expect(study.get_by_role("status")).to_have_text("Stopped early", timeout=STARTING)
    assert fits(page, size)
    with page.expect_popup() as opened:
        study.get_by_role("link", name="Open the report").press("Enter")
    expect(opened.value.locator("h1")).to_contain_text("a study")
    study.get_by_role("button", name="Throw away").press("Enter")
    study.get_by_role("button", name="For good?").press("Enter")
    expect(page.get_by_text("You have not studied this game yet.")).to_be_visible()


@pytest.mark.parametrize("size", ["phone"])
def test_a_value_is_varied_and_what_comes_later_waits(visit: Visit, size: str) -> None:
    page = visit("/lab/yellowstone_park", size, patience=STARTING, forgiven="status of 400")
    page.get_by_role("radio", name="What if a value").press("Space")
    begin = page.get_by_role("button", name="Begin")
    values = page.get_by_role("textbox", name="Is to be")
    values.fill("5..9")
    expect(page.get_by_role("alert")).to_contain_text(
        "it says 7, wanted is a whole number from 2 to 6.", timeout=STARTING
    )
    expect(begin).to_be_disabled()
    values.fill("5, 6")
    expect(page.get_by_text("One change beside the pack as it is.")).to_be_visible(timeout=STARTING)
    assert fits(page, size)
    begin.press("Enter")
    study = page.get_by_role("article")
    expect(study.get_by_role("row", name="hand.size = 5")).to_contain_text("±", timeout=STARTING)
    begin.press("Enter")
    expect(study.first.get_by_role("status")).to_have_text("Next in line", timeout=STARTING)
    study.first.get_by_role("button", name="Leave the line").press("Enter")
    expect(study).to_have_count(1)
    study.get_by_role("button", name="Stop").press("Enter")
    expect(study.get_by_role("status")).to_have_text("Stopped early", timeout=STARTING)
    assert fits(page, size)
    with page.expect_popup() as opened:
        study.get_by_role("link", name="Open the report").press("Enter")
    expect(opened.value.locator("h1")).to_contain_text("a sweep")


@pytest.mark.parametrize("size", ["desktop"])
def test_a_proposal_is_opened_in_the_editor(visit: Visit, size: str) -> None:
    page = visit("/lab/yellowstone_park", size, patience=STARTING)
    page.get_by_role("radio", name="Which values make").press("Space")
    page.get_by_role("textbox", name="Is to be").fill("5|6")
    page.get_by_label("Players").select_option("2")
    page.get_by_label("Games of each").select_option("50")
    page.get_by_label("At most").fill("1")
    begin = page.get_by_role("button", name="Begin")
    expect(begin).to_be_enabled(timeout=STARTING)
    begin.press("Enter")
    study = page.get_by_role("article")
    expect(study.get_by_role("row", name="hand.size = 5")).not_to_have_count(0, timeout=STARTING)
    expect(study.get_by_text("played again on other seeds, does not meet all goals")).to_be_visible(timeout=STARTING)
    assert fits(page, size)
    study.get_by_role("button", name="Open in the editor: hand.size = 5").press("Enter")
    expect(page.get_by_role("listitem").filter(has_text="Cards in hand")).to_contain_text("6 → 5")
