"""The lobby on the home page: a table that appears by itself, one tap to sit down, and a seat with anybody."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from browser.conftest import Visit

EMPTY = "Nobody is waiting for company"


def test_an_open_table_appears_and_is_joined_with_one_tap(visit: Visit) -> None:
    ben = visit("/", size="phone")
    lobby = ben.get_by_role("region", name="Open tables")
    expect(lobby).to_contain_text(EMPTY)
    ada = visit("/new")
    ada.locator('.sizes label:has(input[value="2"])').click()
    ada.locator(".place select").nth(0).select_option("me")
    ada.locator(".place select").nth(1).select_option("open")
    ada.get_by_label("Your name").fill("Ada")
    ada.get_by_role("checkbox", name="Open to everybody").check()
    ada.get_by_role("button", name="Lay the table").click()
    expect(ada.get_by_text("Everybody sees this table")).to_be_visible()
    expect(lobby).to_contain_text("Ada")  # by itself
    lobby.get_by_role("button", name="Sit down with Ada").tap()
    expect(ben).to_have_url(ada.url)
    ben.wait_for_selector(".bar")
    ada.wait_for_selector(".bar")
    other = visit("/")
    expect(other.get_by_role("region", name="Open tables")).to_contain_text(EMPTY)


def test_two_who_look_for_anybody_meet(visit: Visit) -> None:
    eve, fay = visit("/"), visit("/")
    for page, name in ((eve, "Eve"), (fay, "Fay")):
        page.get_by_label("What others call you").fill(name)
        page.get_by_role("button", name="Find somebody").click()
        page.wait_for_url(re.compile("/table/"))
    assert eve.url == fay.url
    eve.wait_for_selector(".bar")
    fay.wait_for_selector(".bar")
