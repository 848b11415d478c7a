"""Fort's table: rivals are houses, the fence is the track, and everything is answered where it lies."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from browser.conftest import Visit
from browser.positions import PHONE, Tables, asks
from browser.table import confirm, until
from browser.test_fit import resize
from browser.test_looks import violations

PLAY = asks("ask-play", 22)
RECRUIT = asks("ask-recruit", 18)
TOUCH = (
    "(node) => node.dispatchEvent(new PointerEvent('click', { bubbles: true, cancelable: true, pointerType: 'touch' }))"
)


def test_rivals_are_houses_with_readable_yards_and_everybody_stands_on_the_fence(tables: Tables) -> None:
    position = tables.at("fort", 4, PLAY)
    page = tables.look(position)
    view = position.update()["view"]
    expect(page.locator(".house")).to_have_count(3)
    expect(page.locator(".club")).to_have_count(1)
    for seat in range(4):
        cards = page.locator(f'.house .yard[data-element="yard:{seat}"] .card-button')
        expect(cards).to_have_count(0 if seat == position.seat else len(view["seats"][seat]["yard"]))
        for card in cards.all():
            expect(card.locator(".hidden-text")).to_have_text(re.compile("Public: .* Private: "))
    points = [seat["points"] for seat in view["seats"]]
    expect(page.locator(".fence .marker")).to_have_count(4)
    expect(page.locator(".fence")).to_have_attribute("aria-label", re.compile(rf"Ada \({points[0]}\)|Ada.*{points[0]}"))


def test_who_lives_in_a_house_is_read_whatever_else_is_said_there(visit: Visit) -> None:
    ada = visit("/")
    places = [{"kind": "me"}, {"kind": "open"}, {"kind": "bot", "level": "easy"}, {"kind": "bot", "level": "easy"}]
    body = {"game": "fort", "seats": 4, "places": places, "name": "Ada"}
    code = ada.request.post("/api/tables", data=body).json()["code"]
    bob = visit(f"/table/{code}")
    bob.get_by_label("Your name").fill("Bob")
    bob.get_by_role("button", name="Join in").click()
    bob.wait_for_selector(".bar")
    assert bob.request.post(f"/api/tables/{code}/seats/1/bot", data={"level": "easy"}).ok
    ada.goto(f"/table/{code}")
    house = ada.locator(".house").filter(has_text="Bob")
    expect(house.locator(".status")).to_have_text("A bot plays this seat")
    until(ada, lambda: house.locator("h2 b").evaluate("(name) => name.scrollWidth <= name.clientWidth"), "Bob is read")


def test_a_kid_is_taken_from_a_house_by_key(tables: Tables) -> None:
    position = tables.at("fort", 4, RECRUIT, confirm="never")
    page = tables.look(position)
    number = position.number()
    card = page.locator(".house .card-button.lit").first
    element = card.get_attribute("data-element")
    card.focus()
    page.keyboard.press("ArrowDown")
    page.keyboard.press("ArrowUp")
    expect(card).to_be_focused()
    page.keyboard.press("Enter")
    expect(page.locator(f'.house .yard [data-element="{element}"]')).to_have_count(0)
    assert position.number() > number


def test_a_finger_opens_the_house_before_it_takes_anybody(tables: Tables) -> None:
    position = tables.at("fort", 4, RECRUIT, confirm="never")
    page = tables.look(position)
    number = position.number()
    page.locator(".house .card-button.lit").first.evaluate(TOUCH)
    sheet = page.get_by_role("dialog")
    expect(sheet.locator(".house.large")).to_be_visible()
    assert position.number() == number
    sheet.locator(".card-button.lit").first.click()
    expect(sheet).to_have_count(0)
    confirm(page)
    until(page, lambda: position.number() > number, "the kid is taken")


def test_on_a_phone_chips_open_houses_and_what_may_be_taken_lies_on_the_table(tables: Tables) -> None:
    position = tables.at("fort", 4, RECRUIT)
    page = tables.look(position, PHONE)
    rival = (position.seat + 1) % 4
    page.locator(f'.chips [data-element="seat:{rival}"]').click()
    sheet = page.get_by_role("dialog")
    expect(sheet.locator(".house")).to_be_visible()
    page.keyboard.press("Escape")
    page.locator(".chips .park button").click()
    expect(sheet.locator(".park .card-button")).to_have_count(3)
    page.keyboard.press("Escape")
    for element, *_ in position.offers():
        expect(page.locator(f'.stage [data-element="{element}"]').first).to_be_attached()
    expect(page.locator(".strip")).to_be_in_viewport()


def test_the_tale_of_the_last_play_is_scrolled_by_keys_exactly_where_it_has_to_be(tables: Tables) -> None:
    page = tables.look(tables.at("fort", 4, PLAY))
    tale = page.locator(".last > ul")
    for width, height, stop in ((1440, 900, None), (1100, 700, "0"), (1440, 900, None)):
        resize(page, (width, height))
        until(page, lambda stop=stop: tale.get_attribute("tabindex") == stop, f"it has the tabindex {stop}")
        assert tale.evaluate("(list) => list.scrollHeight > list.clientHeight + 1") == (stop is not None)
        assert violations(page) == []
        if stop:
            tale.focus()
            page.keyboard.press("Tab")
            page.keyboard.press("Shift+Tab")
            expect(tale).to_be_focused()
            page.keyboard.press("ArrowDown")
            until(page, lambda: tale.evaluate("(list) => list.scrollTop") > 0, "it is scrolled")
