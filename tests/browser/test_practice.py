"""Practice on the page: found by keyboard at the real table, counted on this device, told to screen readers."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from browser.conftest import Visit
from browser.test_fit import faults
from browser.test_looks import violations
from gamekeeper import practice
from gamekeeper.words import Translator

GAME = "yellowstone_park"
SHORTEST = min(practice.exercises(GAME), key=lambda one: len(one.rows))


def answered(page: Page, action: str) -> None:
    """Give an answer by the list of all answers, as the keyboard does."""
    laid = practice.laid(GAME, SHORTEST.id)
    option = next(option for option in laid.options.values() if option.notation == action)
    text = Translator("en", laid.game).text(option.text, ["Ash", "Birch", "Cedar", "Hazel"], SHORTEST.seat)
    page.locator(".bar .list").focus()
    page.keyboard.press("Enter")
    answer = page.locator("dialog").get_by_role("button", name=text.partition(":")[0])
    answer.focus()
    page.keyboard.press("Enter")


@pytest.mark.parametrize("size", ["desktop", "phone"])
def test_the_best_answer_is_found_by_keyboard_and_counted(visit: Visit, size: str) -> None:
    page = visit(f"/practice/{GAME}?at={SHORTEST.id}", size, confirm="never")
    expect(page.get_by_role("status").filter(has_text="Found so far: 0 of")).to_be_visible()
    answered(page, SHORTEST.answers[1].action)
    expect(page.locator("#verdict")).to_be_focused()
    expect(page.locator("#verdict")).to_contain_text("There is a better answer")
    assert page.viewport_size is not None
    assert faults(page, (page.viewport_size["width"], page.viewport_size["height"])) == []
    assert violations(page) == []
    page.get_by_role("button", name="Try again").press("Enter")
    answered(page, SHORTEST.answers[0].action)
    expect(page.locator("#verdict")).to_contain_text("Right: ")
    expect(page.get_by_role("status").filter(has_text="Found so far: 1 of")).to_be_visible()
    page.get_by_role("button", name="Next position").press("Enter")
    expect(page.locator("#drill")).to_be_focused()
    page.goto("/")
    expect(page.get_by_role("link", name="Practise (1 found)")).to_be_visible()


def test_a_game_that_is_not_there_has_no_practice(visit: Visit) -> None:
    page = visit(forgiven="status of 404")
    page.goto("/practice/chess")
    expect(page.locator("main h1")).to_be_visible()
