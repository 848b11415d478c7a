"""What a person does at a table, for tests: with a mouse, a finger or the keyboard."""

from __future__ import annotations

import re
import time
from collections.abc import Callable, Sequence
from typing import Any

from playwright.sync_api import Page

from browser.conftest import PATIENCE, Visit
from gamekeeper.core.changes import apply

ASKED = ".bar.asks"
RESULT = "dialog .result"
MOST_DECISIONS = 400


def until(page: Page, holds: Callable[[], object], wanted: str) -> None:
    """Wait for what no selector of this page tells."""
    end = time.monotonic() + PATIENCE / 1000
    while not holds():
        assert time.monotonic() < end, f"it never came to this: {wanted}; the page asks: {asked_on(page)}"
        page.wait_for_timeout(20)


def asked_on(page: Page) -> str:
    """What stands in the prompt bar."""
    return " ".join(page.locator(".bar .asked").all_inner_texts())


def new_table(page: Page, places: list[str], end_score: int | None = None, name: str = "", server: str = "") -> None:
    """Set up a table on the page for new ones. `places` are values of the seats' selections."""
    page.goto(f"{server}/new")
    page.locator(f'.sizes label:has(input[value="{len(places)}"])').click()
    for seat, place in enumerate(places):
        page.locator(".place select").nth(seat).select_option(place)
    if name:
        page.get_by_label("Your name").fill(name)
    if end_score is not None:
        page.get_by_text("Options", exact=True).click()
        page.get_by_label("End score").fill(str(end_score))
    page.get_by_role("button", name="Lay the table").click()
    page.wait_for_url(re.compile("/table/"))


def seen(updates: list[dict[str, Any]]) -> list[Any]:
    """The views that the updates of a line lead to, the first a whole one."""
    views: list[Any] = [updates[0]["view"]]
    for update in updates[1:]:
        assert update["view"] is None
        view = views[-1]
        for changes in (*(event["changes"] for event in update["events"]), update["rest"]):
            view = apply(view, changes)
        views.append(view)
    return views


def press(page: Page, selector: str) -> None:
    """Click, or tap on a phone."""
    target = page.locator(selector).first
    if page.viewport_size and page.viewport_size["width"] < 500:
        target.tap()
    else:
        target.click()


def wait_asked(page: Page) -> bool:
    """Wait until the reader has to decide; False when the game is over instead."""
    page.wait_for_selector(f"{ASKED}, {RESULT}")
    return page.locator(RESULT).count() == 0


def number_of(page: Page) -> int:
    """How many decisions the match has seen."""
    origin, _, code = page.url.split("?")[0].partition("/table/")
    update = page.request.get(f"{origin}/api/tables/{code}/update").json()
    number: int = update["number"]
    return number


def lay(page: Page) -> None:
    """Lay the first card of the hand on the first place that lights up."""
    press(page, ".held.lit")
    press(page, ".space.lit.aimed")
    confirm(page)


def confirm(page: Page) -> None:
    """Say yes where the page asks."""
    if page.locator(".bar.sure").count():
        press(page, ".bar.sure .primary")


def decide(page: Page) -> None:
    """Answer the question on the page: lay a card where one may be laid, else press the first button."""
    if page.locator(".held.lit").count():
        lay(page)
    else:
        press(page, ".bar .option")
        confirm(page)


def play_to_the_end(page: Page) -> int:
    """Decide until the result shows; how many decisions that took."""
    for count in range(MOST_DECISIONS):
        if not wait_asked(page):
            return count
        decide(page)
    raise AssertionError(f"the game is not over after {MOST_DECISIONS} decisions")


def too_small(page: Page) -> set[str]:
    """What a finger cannot hit on the page as it is; cards named in a sentence are no targets."""
    found: list[str] = page.evaluate(
        """() => [...document.querySelectorAll('button, a, select, input')]
            .map((one) => [one, one.getBoundingClientRect()])
            .filter(([one, box]) => box.width > 0 && box.top >= 0 && (box.width < 43.5 || box.height < 43.5))
            .filter(([one]) => !one.closest('.asked, .would'))
            .map(([one, box]) => `${one.className} ${one.textContent} ${box.width}x${box.height}`)"""
    )
    return set(found)


def board_of(page: Page) -> dict[str, list[str]]:
    """The cards on the board as the page draws them."""
    spaces: dict[str, list[str]] = page.evaluate(
        """() => Object.fromEntries([...document.querySelectorAll('.space.filled')].map((space) => [
            space.dataset.element,
            [...space.querySelectorAll('.lying')].map((card) => card.dataset.element),
        ]))"""
    )
    return spaces


def wait_board(page: Page, spaces: dict[str, list[str]]) -> None:
    """Wait until these cards lie on the board."""
    until(page, lambda: board_of(page) == spaces, f"on the board lies {spaces}")


def hand_of(page: Page) -> list[str]:
    """The cards in the reader's hand."""
    cards: list[str] = page.evaluate(
        "() => [...document.querySelectorAll('.hand .held')].map((c) => c.dataset.element)"
    )
    return cards


def seats_of_two(visit: Visit, places: list[str]) -> tuple[Page, Page]:
    """Ada at a table with an open seat, and Bob who opened her link and sat down."""
    ada = visit()
    new_table(ada, places, name="Ada")
    link = ada.get_by_label("Link").input_value()
    bob = visit(link, size="phone")
    bob.get_by_label("Your name").fill("Bob")
    bob.get_by_role("button", name="Join in").tap()
    return ada, bob


def whose_turn(*pages: Page) -> Page:
    """Wait until one of several has to decide."""
    found = asked_of(pages)
    assert found is not None, "the game is over"
    return found


def asked_of(pages: Sequence[Page]) -> Page | None:
    """Wait until one of several has to decide; None when the game is over instead."""
    asked: list[Page] = []

    def is_known() -> bool:
        asked[:] = [page for page in pages if page.locator(ASKED).count()]  # a moment later it may have answered itself
        return bool(asked) or any(page.locator(RESULT).count() for page in pages)

    until(pages[0], is_known, "somebody is asked")
    return asked[0] if asked else None
