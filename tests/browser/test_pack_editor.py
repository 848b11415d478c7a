"""The pack editor: a number is changed by keyboard, a mistake stands at its field, changes are kept and played."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from browser.conftest import SIZES, Visit
from browser.test_fit import faults


@pytest.mark.parametrize("size", ["phone"])
def test_a_number_is_changed_kept_taken_back_and_played_with(visit: Visit, size: str) -> None:
    page = visit("/lab/yellowstone_park", size)
    page.get_by_role("link", name="Edit the components").press("Enter")
    hand = page.get_by_role("textbox", name="hand, size")
    hand.fill("30")
    expect(page.get_by_text("It says 30; wanted is a whole number from 2 to 6.")).to_be_visible()
    expect(hand).to_have_attribute("aria-invalid", "true")
    hand.fill("5")
    page.get_by_role("textbox", name="track, end").fill("30")
    expect(page.get_by_text("All of it can be played.")).to_be_visible()
    assert faults(page, (SIZES[size]["width"], SIZES[size]["height"])) == []
    other = page.context.new_page()
    other.goto("/lab/yellowstone_park/pack")
    other.get_by_role("button", name="Take back: track, end").press("Enter")
    expect(other.get_by_role("listitem").filter(has_text="hand, size")).to_contain_text("6 → 5")
    expect(page.get_by_role("textbox", name="track, end")).to_have_value("35")
    page.get_by_role("link", name="Try it").press("Enter")
    expect(page.get_by_text("size: 6 → 5")).to_be_visible()
    page.get_by_role("button", name="Lay the table").press("Enter")
    page.wait_for_url("**/table/*")
