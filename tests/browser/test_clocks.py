"""Clocks on the page: a pace is chosen, runs down before everybody's eyes, and a bot takes over."""

from __future__ import annotations

import re

from playwright.sync_api import Page, expect

from browser.conftest import Visit

SHORT = """async ([seconds, late]) => {
  const body = {game: 'yellowstone_park', seats: 2, places: [{kind: 'me'}, {kind: 'open'}], options: {start_seat: 0},
                name: 'Ada', pace: {kind: 'move', seconds, late}};
  const sent = {method: 'POST', headers: {'content-type': 'application/json'}, body: JSON.stringify(body)};
  const answer = await fetch('/api/tables', sent);
  return (await answer.json()).code;
}"""


def sit_down(visit: Visit, code: str) -> Page:
    """Ben at a table of Ada's."""
    ben = visit(f"/table/{code}", size="phone")
    ben.get_by_label("Your name").fill("Ben")
    ben.get_by_role("button", name="Join in").tap()
    ben.wait_for_selector(".bar")
    return ben


def test_a_bot_takes_over_when_a_clock_has_run_out(visit: Visit) -> None:
    ada = visit("/")
    code = ada.evaluate(SHORT, [10, "bot"])
    ada.goto(f"/table/{code}")
    ben = sit_down(visit, code)
    clocks = ada.get_by_role("list", name="Clocks")
    expect(clocks).to_contain_text(re.compile(r"Your time.*0:0[5-9]"))
    expect(ben.get_by_role("list", name="Clocks")).to_contain_text("Ada")
    expect(clocks).to_contain_text("little time left")
    expect(ada.get_by_role("button", name="Take my seat back")).to_be_visible()
    expect(ada.get_by_role("list", name="Clocks")).to_contain_text("Ben")  # the bot has moved
    ada.get_by_role("button", name="Take my seat back").click()
    expect(ada.get_by_text("out of time")).to_have_count(0)


def test_a_pace_is_chosen_and_days_off_are_taken(visit: Visit) -> None:
    ada = visit("/new")
    ada.locator('.sizes label:has(input[value="2"])').click()
    ada.locator(".place select").nth(1).select_option("medium")
    expect(ada.get_by_label("Time to think").last).to_be_disabled()
    ada.locator(".place select").nth(1).select_option("open")
    ada.get_by_label("Time to think").last.select_option("days")
    ada.get_by_label("How much time").select_option(label="3 days a move")
    ada.get_by_label("Your name").fill("Ada")
    ada.get_by_role("button", name="Lay the table").click()
    expect(ada.get_by_text("3 days a move")).to_be_visible()
    ben = sit_down(visit, ada.url.rpartition("/")[2])
    expect(ben.get_by_role("list", name="Clocks")).to_contain_text(re.compile("2 days 23 hours"))
    ben.goto("/me")
    today = ben.evaluate("new Date().toLocaleDateString('sv')")
    ben.get_by_label("First day").fill(today)
    ben.get_by_label("Last day").fill(today)
    ben.get_by_role("button", name="Take them off").tap()
    expect(ben.get_by_role("button", name="I am back")).to_be_visible()
    told = []
    for page in (ada, ben):
        page.goto("/")
        told.append(page.locator(".tables em").first.inner_text())
    assert sum("days" in one and "left" in one for one in told) == 1, told  # whose turn it is
