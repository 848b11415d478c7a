"""The pack editor: a number is changed by keyboard, a mistake stands at its field, changes are kept and played."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from browser.conftest import SIZES, Visit
from browser.test_fit import faults
from browser.test_looks import violations


@pytest.mark.parametrize("size", ["phone"])
def test_a_number_is_changed_kept_taken_back_and_played_with(visit: Visit, size: str) -> None:
    page = visit("/lab/yellowstone_park", size)
    page.get_by_role("link", name="Edit the components").press("Enter")
    hand = page.get_by_role("textbox", name="Cards in hand")
    hand.fill("30")
    expect(page.get_by_text("It says 30; wanted is a whole number from 2 to 6.")).to_be_visible()
    expect(hand).to_have_attribute("aria-invalid", "true")
    hand.fill("5")
    page.get_by_role("textbox", name="Where a marker ends the game").fill("30")
    expect(page.get_by_text("All of it can be played.")).to_be_visible()
    assert faults(page, (SIZES[size]["width"], SIZES[size]["height"])) == []
    other = page.context.new_page()
    other.goto("/lab/yellowstone_park/pack")
    other.get_by_role("button", name="Take back: Where a marker ends the game").press("Enter")
    expect(other.get_by_role("listitem").filter(has_text="Cards in hand")).to_contain_text("6 → 5")
    expect(page.get_by_role("textbox", name="Where a marker ends the game")).to_have_value("35")
    page.get_by_role("link", name="Try it").press("Enter")
    expect(page.get_by_text("size: 6 → 5")).to_be_visible()
    page.get_by_role("button", name="Lay the table").press("Enter")
    page.wait_for_url("**/table/*")


@pytest.mark.parametrize("size", ["desktop", "phone"])
def test_rows_are_added_and_left_out_and_undone(visit: Visit, size: str) -> None:
    page = visit("/lab/fort/pack", size)
    changes = page.get_by_role("listitem")
    expect(page.get_by_role("textbox", name="Pizza in the stuff, 0 – 12")).to_have_value("4")  # numbers come first
    assert faults(page, (SIZES[size]["width"], SIZES[size]["height"])) == violations(page) == []
    page.get_by_label("Part").select_option("kids")
    page.get_by_role("textbox", name="Bones, copies").fill("3")
    page.get_by_label("Called").fill("Doc")
    expect(page.get_by_text("There is a row called Doc already.")).to_be_visible()
    expect(page.get_by_role("button", name="Add it")).to_be_disabled()
    page.get_by_label("Called").fill("Zed")
    page.get_by_label("Called").press("Enter")
    expect(page.get_by_role("textbox", name="Zed, copies")).to_have_value("3")
    expect(changes.filter(has_text="Zed")).to_contain_text("is new")
    page.get_by_role("button", name="Leave out Captain").press("Enter")
    expect(page.get_by_role("button", name="Leave out Chef")).to_be_focused()
    expect(changes.filter(has_text="Captain")).to_contain_text("is left out")
    expect(page.get_by_text("All of it can be played.")).to_be_visible()
    page.get_by_label("Part").select_option("track")
    page.get_by_role("button", name="Leave out 2").press("Enter")
    expect(page.get_by_text("wanted is 2: levels from 0 on in order")).to_be_visible()
    expect(page.get_by_role("button", name="Take back: track:2")).to_be_visible()
    assert faults(page, (SIZES[size]["width"], SIZES[size]["height"])) == violations(page) == []
    for _ in range(2):
        page.get_by_role("button", name="Undo").press("Enter")
    expect(changes.filter(has_text="Captain")).to_have_count(0)
    expect(page.get_by_text("All of it can be played.")).to_be_visible()
    page.get_by_role("button", name="Take back: Zed").press("Enter")
    expect(changes).to_have_count(1)
    page.reload()
    expect(changes).to_contain_text("2 → 3")


def test_what_a_number_may_be_is_said_in_the_readers_language(visit: Visit) -> None:
    page = visit("/lab/yellowstone_park/pack", language="ru")
    page.get_by_role("textbox", name="Карты на руке").fill("30")
    expect(page.get_by_text("Здесь 30; нужно: целое число от 2 до 6.")).to_be_visible()
