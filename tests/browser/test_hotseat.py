"""Several people on one device, who hand it over."""

from __future__ import annotations

import json
import re

import pytest
from playwright.sync_api import Page, expect

from browser.conftest import Visit
from browser.table import decide, hand_of, press

SIT = re.compile("^(I am|Sono|Это я, ) ?(Ada|Ben)$")


def shared_table(page: Page) -> None:
    """A table for Ada and Ben on one device."""
    page.goto("/new")
    page.locator('.sizes label:has(input[value="2"])').click()
    page.locator(".place select").nth(1).select_option("beside")
    page.locator(".called").fill("Ben")
    page.locator(".field input").first.fill("Ada")
    press(page, "form .button.primary")
    page.wait_for_url(re.compile("/table/"))


def sit(page: Page) -> str:
    """Whoever is asked sits down; who it is."""
    button = page.get_by_role("button", name=SIT).first
    name = SIT.fullmatch(button.inner_text())
    assert name is not None
    assert page.locator("[data-element], .board, .hand, .log").count() == 0
    button.click()
    page.wait_for_selector(".bar.asks")
    return name[2]


def play_until_handed(page: Page) -> None:
    """Decide until somebody else is asked."""
    handing = ".dock .button:has-text('Hand over')"
    while page.wait_for_selector(f"{handing}, .bar.asks") and page.locator(handing).count() == 0:
        decide(page)


def lines_of(page: Page) -> list[str]:
    """All that comes over the sockets of a page."""
    heard: list[str] = []
    page.on("websocket", lambda line: line.on("framereceived", lambda frame: heard.append(str(frame))))
    return heard


@pytest.mark.parametrize("size", ["desktop", "phone"])
def test_nothing_of_one_persons_table_is_left_for_the_next(visit: Visit, size: str) -> None:
    page = visit(size=size, fresh=True)
    shared_table(page)
    first = sit(page)
    play_until_handed(page)
    if page.get_by_role("button", name="Undo").count():
        press(page, ".dock .button:has-text('Undo')")
        page.wait_for_selector(".bar.asks")
        play_until_handed(page)
    held = set(hand_of(page))
    assert held
    heard = lines_of(page)
    press(page, ".dock .button:has-text('Hand over')")
    expect(page.locator("main.hand-over")).to_be_focused()
    assert not [card for card in held if card in page.content()]
    second = sit(page)
    assert {first, second} == {"Ada", "Ben"}
    theirs = set(hand_of(page))
    assert theirs
    views = [view for text in heard if (view := json.loads(text).get("view"))]
    assert [{f"card:{card}" for card in view["hand"]} for view in views] == [theirs]
    assert not [card for card in held if f'"{card}"' in "".join(heard)]
    page.reload()
    expect(page.locator("main.hand-over")).to_be_visible()
    assert not [card for card in held | theirs if card in page.content()]
    assert sit(page) == second
    assert set(hand_of(page)) == theirs
    decide(page)
