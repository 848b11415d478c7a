"""The Lab on the page: a study is asked for, watched, stopped and thrown away by keyboard; its report opens."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from browser.conftest import SIZES, Visit
from browser.test_fit import faults

STARTING = 60_000  # ms: a study is a process of its own, at the lowest priority


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
    assert faults(page, (SIZES[size]["width"], SIZES[size]["height"])) == []
    with page.expect_popup() as opened:
        study.get_by_role("link", name="Open the report").press("Enter")
    expect(opened.value.locator("h1")).to_contain_text("a study")
    study.get_by_role("button", name="Throw away").press("Enter")
    study.get_by_role("button", name="For good?").press("Enter")
    expect(page.get_by_text("You have not studied this game yet.")).to_be_visible()
