"""What the table tells and asks, by mouse, finger and keyboard."""

from __future__ import annotations

import json
import re
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from browser.conftest import Visit
from browser.table import board_of, hand_of, lay, new_table, wait_asked, wait_board
from browser.test_fit import resize


def at_table(visit: Visit, size: str = "desktop", **settings: object) -> Page:
    """A page that has to lay its first card."""
    page = visit(size=size, **settings)
    new_table(page, ["me", "easy"], name="Ada")
    wait_asked(page)
    return page


def name_of(thing: Locator) -> str:
    """What a screen reader calls a card or a space."""
    return thing.locator(".hidden-text").inner_text()


def number_on(card: Locator) -> int:
    """The number of a card in the hand."""
    return int(name_of(card).split(",")[0].split()[-1])


def test_a_picked_card_lights_its_spaces_and_pointing_previews_them(visit: Visit) -> None:
    page = at_table(visit)
    card = page.locator(".held.lit").first
    number = number_on(card)
    card.click()
    lit = page.locator(".space.lit")
    rows = {int((element or "").split(":")[1]) for element in (s.get_attribute("data-element") for s in lit.all())}
    assert rows == {number}
    expect(page.locator(".cost")).to_have_count(lit.count())
    lit.first.hover()
    expect(page.locator(".ghost")).to_have_count(1)
    expect(page.locator(".would")).to_contain_text("Lay")
    expect(page.locator(".asked")).to_contain_text("Choose a card to lay")


def test_what_cannot_be_done_says_why_and_cites_the_rule(visit: Visit) -> None:
    page = at_table(visit)
    card = page.locator(".held.lit").first
    other_row = number_on(card) % 7 + 1
    card.click()
    page.locator(f'[data-element="space:{other_row}:1"]').click()
    notice = page.get_by_role("alert")
    expect(notice).to_contain_text("goes in row")
    rule = notice.get_by_role("link")
    expect(rule).to_have_attribute("href", "/rules/yellowstone_park#Y3.1")
    page.goto("/rules/yellowstone_park#Y3.1")
    expect(page.locator(".wanted")).to_contain_text("The row is k")


def test_the_server_says_why_a_column_is_closed(visit: Visit) -> None:
    page = at_table(visit)
    # a column belongs to its colour; a card of another colour is told so, or where its own colour already lies
    element = next(iter(board_of(page)))
    column = element.split(":")[2]
    colour = name_of(page.locator(f'[data-element="{element}"]')).split(": ")[1].split()[0]
    other = page.locator(".held.lit").filter(has_not_text=colour).first
    number = number_on(other)
    other.click()
    page.locator(f'[data-element="space:{number}:{column}"]').click()
    expect(page.get_by_role("alert")).to_contain_text(
        re.compile(f"belongs to {colour}|goes there and not in column {column}")
    )
    expect(page.get_by_role("alert").get_by_role("link")).to_have_attribute("href", re.compile("#Y3.2$"))


def test_undo_takes_a_card_back_and_the_log_forgets_it(visit: Visit) -> None:
    page = at_table(visit)
    hand, board = hand_of(page), board_of(page)
    lay(page)
    page.get_by_role("button", name="Undo").click()
    expect(page.locator(".hand .held")).to_have_count(len(hand))
    wait_board(page, board)
    assert hand_of(page) == hand
    expect(page.locator("aside .log li", has_text="You lay")).to_have_count(0)


def test_what_ends_the_turn_is_confirmed_first(visit: Visit) -> None:
    page = at_table(visit)
    lay(page)
    page.get_by_role("button", name="Stop here").click()
    expect(page.locator(".bar.sure")).to_contain_text("cannot take this back")
    page.get_by_role("button", name="Back").click()
    expect(page.locator(".bar.sure")).to_have_count(0)
    page.get_by_role("button", name="Stop here").click()
    page.get_by_role("button", name="Do it").click()
    expect(page.locator("aside .log")).to_contain_text("Since your last turn")


def test_a_finger_looks_before_it_lays(visit: Visit) -> None:
    page = at_table(visit, size="phone")
    page.locator(".held.lit").first.tap()
    page.locator(".space.lit").first.tap()
    expect(page.locator(".ghost")).to_have_count(1)
    expect(page.locator(".bar.sure")).to_contain_text("Lay")
    page.get_by_role("button", name="Do it").tap()
    expect(page.locator(".ghost")).to_have_count(0)
    expect(page.get_by_role("button", name="Stop here")).to_be_visible()


def test_everything_fits_a_phone(visit: Visit) -> None:
    page = at_table(visit, size="phone")
    assert page.evaluate("() => document.documentElement.scrollWidth") <= 390
    small = page.evaluate(
        """() => [...document.querySelectorAll('button, a, select, input')]
            .map((one) => [one, one.getBoundingClientRect()])
            .filter(([one, box]) => box.width > 0 && box.top >= 0 && (box.width < 44 || box.height < 44))
            .map(([one, box]) => `${one.className} ${one.textContent} ${box.width}x${box.height}`)"""
    )
    assert small == []
    board = page.locator(".board").bounding_box()
    dock = page.locator(".own").bounding_box()
    assert board is not None
    assert dock is not None
    assert board["y"] + board["height"] <= dock["y"]


def test_the_board_is_never_scrolled_on_a_desktop(visit: Visit) -> None:
    page = at_table(visit)
    for width, height in ((1440, 900), (1100, 700), (1920, 1080)):
        resize(page, (width, height))
        assert page.evaluate("() => document.documentElement.scrollHeight") <= height
        board = page.locator(".board").bounding_box()
        assert board is not None
        assert board["height"] > 0.55 * height


def test_a_turn_by_keyboard_alone(visit: Visit) -> None:
    page = at_table(visit)
    keys = page.keyboard
    page.locator("body").press("Tab")
    for _ in range(40):
        if page.evaluate("() => document.activeElement.classList.contains('held')"):
            break
        keys.press("Tab")
    first = page.evaluate("() => document.activeElement.dataset.element")
    keys.press("ArrowRight")
    assert page.evaluate("() => document.activeElement.dataset.element") != first
    before = hand_of(page)
    keys.press("Enter")
    page.wait_for_selector(".space.lit.aimed:focus")
    expect(page.locator(".ghost")).to_have_count(1)
    keys.press("Enter")
    expect(page.locator(".hand .held")).to_have_count(len(before) - 1)
    page.wait_for_selector(".held:focus")
    page.get_by_role("button", name="Stop here").focus()
    keys.press("Enter")
    page.get_by_role("button", name="Do it").focus()
    keys.press("Enter")
    expect(page.locator("aside .log")).to_contain_text("Turn 2")


def test_a_screen_reader_hears_question_events_and_spaces(visit: Visit) -> None:
    page = at_table(visit)
    expect(page.locator(".dock [role=status].hidden-text")).to_have_text("Choose a card to lay and a column for it.")
    lay(page)
    expect(page.locator("[role=log]")).to_contain_text("You lay")
    expect(page.get_by_role("img", name="Score track")).to_have_count(1)
    page.locator(".held.lit").first.click()
    expect(page.locator(".space.lit .hidden-text").first).to_have_text(re.compile("Row .*Takes"))


def test_what_happens_seven_times_in_a_row_is_one_line(visit: Visit) -> None:
    page = visit("/about", fresh=True)
    again = {"key": "bonus", "params": {"seat": "seat:1", "steps": 1, "before": 6, "marker": 5}, "at": 0}

    def carry(line: Any) -> None:
        server = line.connect_to_server()
        server.on_message(lambda text: line.send(told(text)))

    def told(text: str) -> str:
        message = json.loads(text)
        if message["type"] == "update" and message["number"] == 0 and message["events"]:
            first = message["events"][-1]["number"] + 1
            message["events"] += [{"number": first + count, **again} for count in range(7)]
        return json.dumps(message)

    page.route_web_socket(re.compile("/live"), carry)
    new_table(page, ["me", "open"], name="Ada")
    guest = visit(page.url)
    guest.get_by_role("button", name="Join in").click()
    line = page.locator("aside .log li", has_text="Bonus of 1")
    expect(line).to_have_count(1)
    expect(line).to_contain_text("7 times")
    expect(page.locator("[role=log] p", has_text="Bonus of 1")).to_have_text(re.compile("7 times$"))


def test_all_moves_stand_in_a_list_of_sentences_by_card(visit: Visit) -> None:
    page = at_table(visit)
    page.get_by_role("button", name=re.compile(r"All \d+ moves")).click()
    sheet = page.get_by_role("dialog", name=re.compile(r"All \d+ moves"))
    expect(sheet).to_be_visible()
    cards = {name_of(card).rsplit(",", 1)[0] for card in page.locator(".hand .held").all()}
    assert {heading.inner_text().lower() for heading in sheet.locator("h3").all()} == cards
    moves = [" ".join(move.split()) for move in sheet.get_by_role("listitem").all_text_contents()]
    assert len(moves) > len(cards)
    assert all(re.match(r"Lay .*in column \d: takes ", move) for move in moves)


def test_a_hint_names_a_move_and_its_reasons(visit: Visit) -> None:
    page = at_table(visit)
    page.get_by_role("button", name="Hint").click()
    expect(page.locator(".hint")).to_contain_text("A strong player would do this: Lay")
    expect(page.locator(".hinted")).not_to_have_count(0)
    said = page.locator(".hint").inner_text()
    assert re.search(r"[Tt]akes|speaks (for|against)|At once both", said)
    assert not re.search(r"\d[.,]\d|%", said)


@pytest.mark.parametrize("size", ["desktop", "phone"])
def test_a_hint_stays_while_a_card_is_chosen_and_goes_with_the_position(visit: Visit, size: str) -> None:
    page = at_table(visit, size)
    page.get_by_role("button", name="Hint").click()
    expect(page.locator(".hint")).to_be_visible()
    page.locator(".held.lit").first.click()
    expect(page.locator(".held.picked")).to_have_count(1)
    expect(page.locator(".hint")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.locator(".held.picked")).to_have_count(0)
    expect(page.locator(".hint")).to_be_visible()
    lay(page)
    expect(page.locator(".hint")).to_have_count(0)


FLIGHTS = """() => {
    window.flew = false;
    new MutationObserver(() => (window.flew = true)).observe(document.querySelector('.flights'), { childList: true });
}"""


def test_cards_fly_unless_motion_is_off(visit: Visit) -> None:
    for motion in ("full", "reduced"):
        page = at_table(visit, pace="slow", motion=motion)
        held = len(hand_of(page))
        page.evaluate(FLIGHTS)
        page.locator(".held.lit").first.click()
        page.locator(".space.lit.aimed").first.click()
        expect(page.locator(".hand .held")).to_have_count(held - 1)
        expect(page.locator(".in-flight")).to_have_count(0)
        assert page.evaluate("() => window.flew") == (motion == "full")


def test_settings_change_the_page_at_once_and_stay(visit: Visit) -> None:
    page = visit("/")
    page.get_by_role("button", name="Settings").click()
    page.get_by_label("Language").select_option("ru")
    expect(page.get_by_role("heading", name="Настройки")).to_be_visible()
    page.get_by_label("Тема").select_option("dark")
    page.get_by_text("Узоры на картах").click()
    page.reload()
    expect(page.locator("html")).to_have_attribute("data-theme", "dark")
    expect(page.locator("html")).to_have_attribute("data-patterns", "on")
    expect(page.get_by_role("button", name="Играть")).to_be_visible()
