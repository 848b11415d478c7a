"""Whole games through the page."""

from __future__ import annotations

import json
import re
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, WebSocket, WebSocketRoute, expect

from browser.conftest import Visit
from browser.table import (
    board_of,
    decide,
    hand_of,
    lay,
    new_table,
    number_of,
    play_to_the_end,
    press,
    seats_of_two,
    seen,
    wait_asked,
    wait_board,
    whose_turn,
)

FIRST_SCORING = 6  # an end score that any first scoring reaches


@pytest.mark.parametrize("size", ["desktop", "phone"])
def test_a_game_of_four_against_bots_is_played_to_its_end(visit: Visit, size: str) -> None:
    page = visit(size=size)
    new_table(page, ["me", "easy", "easy", "easy"], FIRST_SCORING, name="Ada")
    assert play_to_the_end(page) > 3
    result = page.locator("dialog")
    expect(result.get_by_role("listitem")).to_have_count(4)
    expect(result).to_contain_text("Ada")
    result.get_by_text("Check the shuffle").click()
    result.get_by_role("button", name="Compute and compare").click()
    expect(result.get_by_role("status")).to_contain_text("They are the same")
    with page.expect_download() as download:
        result.get_by_role("link", name="Save the record").click()
    first = json.loads(download.value.path().read_text().splitlines()[0])
    assert first["game"] == "yellowstone_park"
    before = page.url
    turn(page, result)
    result.get_by_role("button", name="Share").click()  # without a right to the clipboard the address stands there
    shared = result.get_by_role("button", name="Copied").or_(result.locator(".ways input"))
    expect(shared).to_be_visible()
    result.get_by_role("button", name="Play again").click()
    page.wait_for_url(lambda url: "/table/" in url and url != before)
    assert wait_asked(page)
    again = page.request.get(page.url.replace("/table/", "/api/tables/")).json()
    assert again["my_seat"] == 3  # everybody has moved on one seat


def turn(page: Page, result: Locator) -> None:
    """How it was won is told, and on request where it turned: by a review in which it did at the third decision."""
    code = page.url.rpartition("/")[2]
    update = page.request.get(f"{page.url.replace('/table/', '/api/tables/')}/update").json()
    winners = [seat for seat, place in enumerate(update["ranking"]) if place == 1]
    if len(winners) > 1:
        expect(result.locator(".turning")).to_have_count(0)
        return
    expect(result.locator(".how")).to_contain_text("lower on the track than")
    chances = [[60 if (seat == winners[0]) == late else 10 for seat in range(4)] for late in (False, False, True, True)]
    numbers = (0, 2, 4, update["number"])
    moments = [{"number": number, "chances": chance} for number, chance in zip(numbers, chances, strict=True)]
    review = {"done": 40, "review": {"seat": 0, "measure": "wins", "moments": moments, "costly": [], "luck": []}}
    page.route("**/review/*", lambda route: route.fulfill(json=review))
    result.get_by_role("button", name="Where did it turn?").click()
    expect(result.locator(".turning")).to_contain_text("The turning point, decision 3")
    expect(result.locator(".turning")).to_contain_text("rose from 10 to 60 in a hundred")
    href = f"/replay/{code}?at=2&seat=0"
    expect(result.locator(".turning").get_by_role("link")).to_have_attribute("href", href)


def test_play_now_leads_to_a_decision(visit: Visit) -> None:
    page = visit("/")
    page.get_by_label("Against three bots").select_option("easy")
    page.get_by_role("button", name="Play now").click()
    expect(page.locator(".bar.asks")).to_contain_text("Choose a card to lay")
    expect(page.locator(".seat:visible")).to_have_count(4)


def test_two_people_and_a_bot_with_a_reload_in_mid_turn(visit: Visit) -> None:
    ada, bob = seats_of_two(visit, ["me", "open", "easy"])
    decisions = {ada: 0, bob: 0}
    while whose_turn(ada, bob) is bob:
        decide(bob)
    lay(ada)
    ada.wait_for_selector(".bar.asks .option")
    seen = hand_of(ada), board_of(ada), number_of(ada)
    ada.reload()
    ada.wait_for_selector(".bar.asks .option")
    assert (hand_of(ada), board_of(ada), number_of(ada)) == seen
    ada.get_by_role("button", name="Undo").click()
    expect(ada.locator(".hand .held")).to_have_count(len(seen[0]) + 1)
    while min(decisions.values()) < 5:
        page = whose_turn(ada, bob)
        decide(page)
        decisions[page] += 1
    page = whose_turn(ada, bob)
    other = bob if page is ada else ada
    wait_board(other, board_of(page))
    expect(ada.locator(".seat:visible").filter(has_text="Bob")).to_have_count(1)


def test_a_spectator_sees_no_hand_neither_on_the_page_nor_on_the_wire(visit: Visit) -> None:
    ada = visit()
    new_table(ada, ["me", "easy"], name="Ada")
    wait_asked(ada)
    frames: list[dict[str, Any]] = []
    answers: list[str] = []
    guest = visit("/about", fresh=True)
    guest.on("websocket", lambda line: listen(line, frames))
    guest.on("response", lambda answer: answers.append(answer.text()) if "/api/" in answer.url else None)
    guest.goto(ada.url)
    guest.wait_for_selector(".board")
    for _ in range(3):
        wait_asked(ada)
        decide(ada)
    expect(guest.locator(".watching")).to_be_visible()
    wait_board(guest, board_of(ada))
    updates = [frame for frame in frames if frame["type"] == "update"]
    assert len(updates) >= 3
    assert all(update["prompt"] is None for update in updates)
    assert all(view["hand"] == [] for view in seen(updates))
    told = {event["key"] for update in updates for event in update["events"]}
    assert "lay" in told
    assert not told & {"dealt", "drawn", "taken"}
    assert not any(re.search(r'"hand": ?\[\d', answer) for answer in answers)
    assert guest.locator(".hand").count() == 0
    expect(guest.get_by_role("button", name="Hint")).to_have_count(0)


def listen(line: WebSocket, frames: list[dict[str, Any]]) -> None:
    """Keep what the server sends."""
    line.on("framereceived", lambda payload: frames.append(json.loads(payload)))


def test_a_replay_link_opens_the_position(visit: Visit) -> None:
    page = visit()
    new_table(page, ["me", "easy", "easy"], name="Ada")
    wait_asked(page)
    before = board_of(page)
    lay(page)
    page.wait_for_selector(".bar.asks .option")
    number, board = number_of(page), board_of(page)
    press(page, ".option")
    press(page, ".bar.sure .primary")
    wait_asked(page)
    guest = visit(page.url.replace("/table/", "/replay/") + f"?at={number}")
    guest.wait_for_selector(".controls")
    wait_board(guest, board)
    expect(guest.locator("output")).to_contain_text(f"{number}/")
    guest.get_by_role("button", name="One step back").click()
    expect(guest).to_have_url(re.compile(rf"at={number - 1}$"))
    wait_board(guest, before)
    guest.get_by_role("button", name="One step on").click()
    expect(guest.locator("output")).to_contain_text(f"{number}/")
    wait_board(guest, board)
    guest.get_by_role("button", name="To the end").click()
    expect(guest.locator(".filled")).to_have_count(len(board_of(page)))


def test_a_lost_line_comes_back_and_nothing_is_lost(visit: Visit) -> None:
    page = visit("/about", fresh=True)
    lines: list[WebSocketRoute] = []
    is_cut = False

    def carry(line: WebSocketRoute) -> None:
        if is_cut:
            line.close()
            return
        line.connect_to_server()
        lines.append(line)

    page.route_web_socket(re.compile("/live"), carry)
    new_table(page, ["me", "easy"], name="Ada")
    wait_asked(page)
    is_cut = True
    lines[-1].close()
    expect(page.get_by_text("Reconnecting, nothing is lost")).to_be_visible()
    hand = hand_of(page)
    lay(page)
    is_cut = False
    expect(page.get_by_text("Reconnecting, nothing is lost")).to_have_count(0)
    expect(page.locator(".hand .held")).to_have_count(len(hand) - 1)
    assert len(lines) == 2
