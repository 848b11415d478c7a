"""Rated tables on the page: setting one up, resigning, the result, being seen or not, a profile."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from browser.conftest import Visit
from browser.table import decide, play_to_the_end, until, wait_asked


def test_a_rated_game_is_resigned_and_won_and_both_are_told(visit: Visit) -> None:
    ada = visit("/new?rated=1")
    ada.locator('.sizes label:has(input[value="2"])').click()
    for seat, place in enumerate(["me", "beside"]):
        ada.locator(".place select").nth(seat).select_option(place)
    rated = ada.get_by_role("checkbox", name="Rated")
    expect(rated).to_be_disabled()
    expect(ada.get_by_text("several people share one device")).to_be_visible()
    ada.locator(".place select").nth(1).select_option("open")
    expect(rated).to_be_checked()
    ada.get_by_label("Your name").fill("Ada")
    ada.get_by_text("Options", exact=True).click()
    ada.get_by_label("Turn limit").fill("2")
    ada.get_by_role("button", name="Lay the table").click()
    expect(ada.get_by_text("This table is rated")).to_be_visible()
    bob = visit(ada.get_by_label("Link").input_value(), size="phone")
    bob.get_by_label("Your name").fill("Bob")
    bob.get_by_role("button", name="Join in").tap()
    wait_asked(bob) if bob.locator(".bar.asks").count() else wait_asked(ada)
    expect(ada.get_by_role("button", name="Hint")).to_have_count(0)
    bob.get_by_role("button", name="More about this table").tap()
    bob.get_by_role("button", name="Resign", exact=True).tap()
    expect(bob.get_by_text("you cannot come back")).to_be_visible()
    bob.get_by_role("button", name="Resign now").tap()
    expect(ada.locator(".seat:visible").filter(has_text="Bob")).to_contain_text("resigned")
    expect(bob.get_by_role("button", name="Take my seat back")).to_have_count(0)
    play_to_the_end(ada)
    line = ada.locator("dialog .result li").filter(has_text="Ada")
    expect(line).to_contain_text(re.compile(r"Rating 1,000 → [\d,]+"))
    bob.goto("/profile")
    expect(bob.get_by_role("heading", level=1)).to_have_text("Bob")
    expect(bob.locator(".past")).to_contain_text("resigned")
    expect(bob.locator(".past")).to_contain_text("Ada")
    link = bob.get_by_role("link", name="Replay")
    expect(link).to_have_attribute("href", re.compile("^/replay/"))


def test_a_leaderboard_shows_who_wants_to_be_seen(visit: Visit) -> None:
    eve = visit("/new?rated=1")
    eve.locator('.sizes label:has(input[value="3"])').click()
    for seat, place in enumerate(["me", "easy", "easy"]):
        eve.locator(".place select").nth(seat).select_option(place)
    eve.get_by_label("Your name").fill("Eve")
    eve.get_by_role("button", name="Lay the table").click()
    wait_asked(eve)
    decide(eve)
    eve.get_by_role("button", name="More about this table").click()
    eve.get_by_role("button", name="Resign", exact=True).click()
    eve.get_by_role("button", name="Resign now").click()
    expect(eve.locator("dialog .result")).to_contain_text("Rating")
    eve.goto("/ratings/yellowstone_park?seats=3")
    expect(eve.get_by_text("Nobody is listed here yet")).to_be_visible()
    expect(eve.locator("tbody tr")).to_have_count(1)
    expect(eve.get_by_text("Others do not see you here")).to_be_visible()
    expect(eve.locator("aside li")).to_have_count(4)
    seen = visit("/ratings/yellowstone_park?seats=3", size="phone")
    expect(seen.get_by_text("Nobody is listed here yet")).to_be_visible()
    eve.get_by_role("checkbox", name="Show me on leaderboards").check()
    expect(eve.get_by_text("Others do not see you here")).to_have_count(0)
    seen.reload()
    seen.get_by_role("link", name="Eve").tap()
    expect(seen).to_have_url(re.compile("/profile/[0-9a-f]{16}$"))
    expect(seen.locator(".ratings")).to_contain_text("provisional")
    expect(seen.locator(".past li")).to_have_count(1)
    eve.get_by_role("checkbox", name="Show me on leaderboards").uncheck()
    until(eve, lambda: eve.get_by_text("Others do not see you here").count(), "hidden again")
    seen.reload()
    expect(seen.get_by_text("Nobody has this profile")).to_be_visible()
