"""The lobby on the home page: a table that appears by itself, one tap to sit down, and a seat with anybody."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from browser.conftest import Visit
from browser.table import new_table

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


def test_the_code_to_scan_leads_to_the_table(visit: Visit) -> None:
    ada = visit("/new")
    new_table(ada, ["me", "open"], name="Ada")
    ada.get_by_text("Code to scan").click()
    ada.get_by_text("Chat and watching").click()
    last = ada.get_by_label("Others may watch").bounding_box()
    card = ada.locator("main > .card-panel").bounding_box()
    assert last is not None
    assert card is not None
    assert last["y"] + last["height"] < card["y"] + card["height"]  # it grows with what it holds
    code = ada.get_by_role("img", name=f"Code to scan: {ada.url}")
    expect(code).to_be_visible()
    dark = {(int(x), int(y)) for x, y in re.findall(r"M(\d+) (\d+)h1", code.locator("path").get_attribute("d") or "")}
    size = int((code.get_attribute("viewBox") or "").split()[-1])
    for left, top in ((4, 4), (size - 11, 4), (4, size - 11)):  # the three corners by which a camera finds it
        ring = {(left + x, top + y) for x in range(7) for y in range(7) if {x, y} & {0, 6} or not {x, y} & {1, 5}}
        found = {(x, y) for x, y in dark if left <= x < left + 7 and top <= y < top + 7}
        assert found == ring


def test_two_who_look_for_anybody_meet(visit: Visit) -> None:
    eve, fay = visit("/"), visit("/")
    for page, name in ((eve, "Eve"), (fay, "Fay")):
        page.get_by_label("What others call you").fill(name)
        page.get_by_role("button", name="Find somebody").click()
        page.wait_for_url(re.compile("/table/"))
    assert eve.url == fay.url
    eve.wait_for_selector(".bar")
    fay.wait_for_selector(".bar")
