"""A whole game by keyboard and ear: no mouse, no colours, nothing but roles, names and spoken lines."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from browser.conftest import Visit
from browser.listener import Listener

FIRST_SCORING = "6"  # an end score that any first scoring reaches
MOST_DECISIONS = 200
CARD = re.compile(r"^(red|yellow|green|blue) [1-7], \w+$")
SPACE = re.compile(r"^Row [1-7], column [1-7].*Takes (nothing|one card|\d+ cards)")
ASKED = re.compile(r"^(Choose a card to lay|Lay a second card|Refill your hand|Your hand is empty)")
LAYS = re.compile(r"^(Choose a card to lay|Lay a second card)")
ANSWER = re.compile(r"^(Stop here|Refill to six|Take six malus cards|Draw six)$")
RESULT = re.compile(r"(You win|You share the victory.*|wins|win together)\.$")


def set_up(listener: Listener) -> None:
    """Lay a table for a short game against three bots."""
    listener.tab_to("link", "^New table$")
    listener.press("Enter")
    expect(listener.page.get_by_role("heading", name="New table")).to_be_visible()
    for seat in (2, 3, 4):
        listener.choose(f"Seat {seat}", "Bot: ea")
    listener.tab_to("textbox", "Your name")
    listener.press("Control+A")
    listener.type("Ada")
    listener.tab_to("text", "^Options$")
    listener.press("Enter")
    listener.tab_to("spinbutton", "End score")
    listener.type(FIRST_SCORING)
    listener.tab_to("button", "Lay the table and play")
    listener.press("Enter")


def pick(listener: Listener) -> None:
    """Pick a card: the places it may go to take the focus, and each says what it would bring."""
    listener.tab_to("button", CARD)
    number = listener.focus()[1].split(",")[0][-1]
    listener.press("Enter")
    expect(listener.question).to_contain_text("choose one of the places")
    listener.wait_for_focus("button", SPACE)
    assert listener.focus()[1].startswith(f"Row {number},")


def confirm(listener: Listener) -> None:
    """Say yes where the page asks."""
    if listener.question.filter(has_text="You cannot take this back.").count():
        listener.tab_to("button", "^Do it$")
        listener.press("Enter")


def lay(listener: Listener) -> None:
    """Lay a card on the first place that is offered."""
    pick(listener)
    listener.press("Enter")
    confirm(listener)


def decide(listener: Listener, asked: str) -> None:
    """Lay a card where that is asked, else take the first answer."""
    if LAYS.match(asked):
        lay(listener)
        return
    listener.tab_to("button", ANSWER)
    listener.press("Space")
    confirm(listener)


def first_turn(listener: Listener) -> None:
    """A wrong space, a second thought, a card taken back, and a turn of one card."""
    pick(listener)
    listener.press("ArrowUp" if listener.focus()[1].startswith("Row 7") else "ArrowDown")
    listener.press("Enter")
    expect(listener.page.get_by_role("alert")).to_contain_text("goes in row")
    listener.press("Escape")
    listener.wait_for_focus("button", CARD)
    lay(listener)
    expect(listener.question).to_have_text("Lay a second card, or stop here.")
    expect(listener.log).to_contain_text("You lay")
    listener.tab_to("button", "^Undo$")
    listener.press("Enter")
    expect(listener.question).to_have_text("Choose a card to lay and a column for it.")
    lay(listener)
    expect(listener.question).to_have_text("Lay a second card, or stop here.")
    listener.tab_to("button", "^Stop here$")
    listener.press("Space")
    listener.wait_for_focus("button", re.compile("^Do it$"))
    listener.press("Enter")


def test_a_whole_game_by_keyboard_and_ear(visit: Visit) -> None:
    listener = Listener(visit("/"))
    set_up(listener)
    result = listener.page.get_by_role("dialog", name=RESULT)
    asked = listener.question.filter(has_text=ASKED)
    expect(asked).to_be_visible()
    first_turn(listener)
    for _ in range(MOST_DECISIONS):
        expect(asked.or_(result)).to_be_visible()
        if result.count():
            break
        decide(listener, asked.inner_text())
    expect(result.get_by_role("heading", name=RESULT)).to_be_visible()
    expect(result.get_by_role("listitem").filter(has_text="Ada")).to_be_visible()
    listener.tab_to("button", "^Play again$")
    listener.press("Enter")
    expect(result).to_have_count(0)
    expect(asked).to_be_visible()
    listener.wait_for_focus("button", CARD)
