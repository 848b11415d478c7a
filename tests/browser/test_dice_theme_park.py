"""Dice Theme Park through the page: a game of two by clicks, three at once, a game alone, by keys, what fits."""

from __future__ import annotations

import json
import re
from contextlib import suppress
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, Position, expect
from playwright.sync_api import TimeoutError as Late

from browser.conftest import Visit
from browser.fort import ME, OPEN, update_of
from browser.positions import DESKTOP, NAMES, PHONE, Tables, asks
from browser.table import RESULT, asked_of, number_of, too_small, until, wait_asked
from browser.test_fit import SIZES, faults, resize
from browser.test_looks import KEY, texts, violations

GAME = "dice_theme_park"
ALL = {"surprises": True, "innovations": True, "promo": True}
LIT = ":is(.tray, .park) button.lit:not(.picked):visible"
OFFERED = f".bar .go:enabled, .bar.sure .primary, .bar .option, .faces button, {LIT}, {RESULT}"
POSITIONS: dict[str, tuple[int, str, int]] = {
    "build": (3, "ask-build", 2),
    "operate": (4, "ask-operate", 3),
}


@pytest.mark.parametrize("question", POSITIONS)
def test_dice_theme_park_fits(tables: Tables, tmp_path: Path, question: str) -> None:
    seats, asked, turn = POSITIONS[question]
    page = tables.look(tables.at(GAME, seats, asks(asked, turn), ALL))
    found: list[str] = []
    for size in SIZES:
        here = faults(page, size)
        if here:
            page.screenshot(path=tmp_path / f"{size[0]}x{size[1]}.png")
        found += here
    assert not found, "\n".join([*found, f"pictures in {tmp_path}"])


def new_park(page: Page, places: list[dict[str, str]], **options: Any) -> str:
    """Lay a table and go there; its code."""
    body = {"game": GAME, "seats": len(places), "options": options, "places": places, "name": "Ada"}
    made = page.request.post("/api/tables", data=body, headers={"origin": page.url.rstrip("/")})
    assert made.ok, made.text()
    code: str = made.json()["code"]
    page.goto(f"/table/{code}")
    return code


def parks(visit: Visit, names: list[str], **options: Any) -> tuple[list[Page], str]:
    """Ada at a table with open seats, and who opened her link, the first on a phone."""
    ada = visit("/", confirm="never")
    code = new_park(ada, [ME, *([OPEN] * len(names))], **options)
    pages = [ada]
    for name in names:
        guest = visit(f"/table/{code}", size="phone" if name == names[0] else "desktop", confirm="never")
        guest.get_by_label("Your name").fill(name)
        guest.get_by_role("button", name="Join in").click()
        pages.append(guest)
    return pages, code


def question(page: Page, code: str) -> str:
    """The key of what the reader is asked, empty for nothing."""
    prompt = update_of(page, code)["prompt"]
    return prompt["text"]["key"] if prompt else ""


def touch(page: Page, selector: str, patience: float | None = None) -> None:
    """Click or tap something on the table, where no guest stands on it, once it is there: within so many ms."""
    target = page.locator(selector).first
    target.scroll_into_view_if_needed(timeout=patience)
    box = target.bounding_box()
    assert box is not None
    place = Position(x=box["width"] / 2, y=box["height"] / 5)
    if page.evaluate("navigator.maxTouchPoints > 0"):
        target.tap(position=place)
    else:
        target.click(position=place)


def state(page: Page) -> tuple[int, int, int, int]:
    """What changes with each thing that is pointed at."""
    ways = (".bar .go:enabled, .bar.sure .primary", ":is(.tray, .park) .picked", RESULT)
    yes, picked, over = (page.locator(way).count() for way in ways)
    return number_of(page), yes, picked, over


def answer(page: Page, *, ends: bool) -> None:
    """One answer with what the page offers: the button that ends something, or the first things that light up."""
    first = state(page)
    while (before := state(page))[0] == first[0] and not before[3]:
        # the page may not yet show what was come to, nor that by now others are asked
        until(page, lambda: page.locator(OFFERED).count() > 0 or number_of(page) != first[0], "something is offered")
        before = state(page)
        if before[0] != first[0]:
            return
        if before[1]:
            touch(page, ".bar :is(.go:enabled, .primary)")
        elif page.locator(".bar .option").count() and (ends or not page.locator(LIT).count()):
            touch(page, ".bar .option")
        elif page.locator(".faces button").count():
            touch(page, ".faces button")
        else:
            with suppress(Late):  # what lay ready a moment later puts these out
                touch(page, LIT, patience=2_000)
        until(page, lambda seen=before: state(page) != seen, "something comes of it")  # type: ignore[misc]


def test_two_play_to_the_end_by_clicks_and_taps(visit: Visit) -> None:
    pages, code = parks(visit, ["Ben"], game=0)
    built: set[str] = set()
    while (page := asked_of(pages)) is not None:
        asked = question(page, code)
        if not asked:
            continue
        is_new = asked not in built and asked not in ("ask-improve", "ask-operate")
        built.add(asked)
        answer(page, ends=not is_new)
    for page in pages:
        page.wait_for_selector(RESULT)
        expect(page.locator("dialog").get_by_role("listitem")).to_have_count(2)
        page.keyboard.press("Escape")
    view = update_of(pages[0], code)["view"]
    assert (view["round"], view["ending"]) == (4, "last-round")
    assert {"ask-start", "ask-plan", "ask-rail", "ask-build", "ask-build-at", "ask-operate"} <= built
    ledger = pages[0].locator(".ledger")
    expect(ledger).to_contain_text("Upkeep")


def test_three_run_their_parks_at_once(tables: Tables) -> None:
    position = tables.at(GAME, 3, asks("ask-operate", 1))
    pages = [tables.page(somebody.window, f"/table/{position.code}", DESKTOP) for somebody in position.people]
    names = list(NAMES[:3])
    for page in pages:
        expect(page.get_by_role("button", name="Close the park")).to_be_visible()
    ada, ben, cleo = pages
    ben.get_by_role("button", name="Close the park").click()
    for page in (ada, cleo):
        expect(page.locator(".seat", has_text=names[1])).to_contain_text("closed")
        expect(page.locator(".seat", has_text=names[2])).to_contain_text("open")
    earned = position.update()["view"]["earned"][0]
    ada.locator(".tile.live").first.focus()
    ada.keyboard.press("Enter")
    ada.locator(".bar .go:enabled").click()
    expect(ada.locator(".bar .asked")).to_contain_text("Run your park")
    expect(ada.locator(".ledger .sum b").first).not_to_have_text(f"{earned}★")
    cleo.get_by_role("button", name="Close the park").click()
    ada.get_by_role("button", name="Undo").click()  # what the others have done meanwhile stays
    expect(ada.locator(".ledger .sum b").first).to_have_text(f"{earned}★")
    expect(ada.locator(".seat", has_text=names[2])).to_contain_text("closed")
    expect(ada.locator(".bar .go")).to_be_visible()  # the operation lies there again, to be changed
    ada.keyboard.press("Escape")
    ada.get_by_role("button", name="Close the park").click()
    for page in pages:
        expect(page.locator(".phases [aria-current]")).not_to_have_text("Operate")


def test_a_game_alone_ends_on_a_phone_and_is_the_one_to_beat(tables: Tables) -> None:
    position = tables.at(GAME, 1, asks("ask-plan", 5), confirm="never")
    page = tables.look(position, PHONE)
    while wait_asked(page):
        assert page.evaluate("document.documentElement.scrollWidth") <= PHONE["width"]
        answer(page, ends=True)
    view = position.update()["view"]
    expect(page.get_by_role("dialog")).to_have_accessible_name(re.compile(f"^{view['stars'][0]} stars"))
    kept = json.loads(page.evaluate("localStorage.getItem('gamekeeper-dice_theme_park')"))
    assert kept["figures"] == [view["target"] - view["stars"][0], view["stars"][0], view["target"]]
    page.keyboard.press("Escape")
    page.set_viewport_size(DESKTOP)
    expect(page.locator(".solo")).to_contain_text(f"Best here: {view['stars'][0]}★")
    expect(page.locator(".goals .ok, .goals .bad")).to_have_count(4)


def test_keys_choose_staff_and_close_the_park(tables: Tables) -> None:
    position = tables.at(GAME, 2, asks("ask-plan", 2), confirm="always")
    page = tables.look(position)
    page.keyboard.press("1")
    expect(page.locator(".tray .picked")).to_have_count(1)
    page.keyboard.press("3")
    expect(page.get_by_role("button", name="Do it")).to_be_focused()
    expect(page.locator(".ledger .total")).to_have_count(2)
    page.keyboard.press("Enter")
    until(page, lambda: position.update()["prompt"] is None, "the cards are laid down")
    expect(page.locator(".tray .picked .stamp")).to_have_text(["face down"] * 2)
    expect(page.locator(".ledger .total")).to_have_count(2)
    page.keyboard.press("a")
    expect(page.get_by_role("dialog", name="All yours")).to_contain_text("Staff in hand")
    page.keyboard.press("Escape")
    page = tables.look(tables.at(GAME, 2, asks("ask-operate", 1), confirm="always"))
    park = page.get_by_role("group", name="your park")
    assert park.get_by_role("listitem").count() > 4
    page.keyboard.press("c")
    expect(page.locator(".bar .would")).to_contain_text("Close the park")
    page.keyboard.press("Enter")
    expect(page.locator(".bar .asked")).not_to_contain_text("Run your park")


def test_staff_stays_chosen_while_others_choose(tables: Tables) -> None:
    position = tables.at(GAME, 2, asks("ask-plan", 2), confirm="turn")
    page = tables.look(position)
    chosen = page.locator(".tray .card-button[aria-pressed='true']")
    page.locator(".tray .card-button.lit").first.click()
    expect(chosen).to_have_count(1)
    other = 1 - position.seat
    theirs = position.people[other].client.get(f"/api/tables/{position.code}/update?since=999999").json()
    body = {"expected": theirs["number"], "action": theirs["prompt"]["options"][0]["action"], "key": "the-other-staff"}
    assert position.people[other].client.post(f"/api/tables/{position.code}/actions", json=body).is_success
    until(page, lambda: position.update()["prompt"]["options"][0]["asks_twice"], "this answer is the last")
    expect(page.locator(f'.seat[data-element="seat:{other}"]')).not_to_have_class(re.compile("decides"))
    expect(chosen).to_have_count(1)
    page.locator(".tray .card-button.lit").first.click()
    expect(page.locator(".bar.sure")).to_be_visible()


def test_the_card_touched_is_the_one_chosen_though_its_equal_stands_for_it(tables: Tables) -> None:
    page = tables.look(tables.at(GAME, 1, asks("ask-plan", 1), confirm="turn"))  # alone: two of each
    cards = page.locator(".tray .card-button")
    for place in (1, 2, 5):
        cards.nth(place).click()
        expect(page.locator(".tray .picked")).to_have_count(1)
        expect(cards.nth(place)).to_have_attribute("aria-pressed", "true")
        cards.nth(place).click()
        expect(page.locator(".tray .picked")).to_have_count(0)
    cards.nth(1).click()
    cards.nth(0).click()
    expect(page.locator(".bar.sure")).to_be_visible()
    expect(page.locator(".tray .picked")).to_have_count(2)
    assert [cards.nth(place).get_attribute("aria-pressed") for place in (0, 1)] == ["true"] * 2


def test_the_keyboard_goes_from_answer_to_answer_and_is_never_lost(tables: Tables) -> None:
    tables.forgiven = "status of 40"  # 409: what was looked ahead for while a key already answered
    page = tables.look(tables.at(GAME, 2, asks("ask-build", 1, 3), confirm="turn"))
    page.keyboard.press("1")
    expect(page.locator(".tile.site.lit:focus")).to_have_count(1)
    page.keyboard.press("Enter")
    expect(page.locator(".tile.site")).to_have_count(0)
    expect(page.locator("body:focus")).to_have_count(0)
    page = tables.look(tables.at(GAME, 2, asks("ask-operate", 1), confirm="turn"))
    live = page.locator(".tile.live:focus")
    expect(live).to_have_count(1)
    page.keyboard.press("Enter")
    expect(page.locator(".bar .go:focus")).to_have_count(1)
    page.keyboard.press("Enter")
    expect(live).to_have_count(1)
    page.keyboard.press("m")
    expect(page.locator(".guest.lit:focus")).to_have_count(1)
    page.keyboard.press("c")
    expect(page.locator(".bar:focus")).to_have_count(1)  # while others run their parks


def test_escape_closes_a_card_and_keeps_what_is_chosen(tables: Tables) -> None:
    page = tables.look(tables.at(GAME, 2, asks("ask-start"), confirm="turn"))
    for key in ("1", "3", "p", "ArrowUp", "Enter"):
        page.keyboard.press(key)
    expect(page.get_by_role("dialog")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.get_by_role("dialog")).to_have_count(0)
    expect(page.locator(".tray .picked")).to_have_count(2)


def test_another_park_is_one_press_away(tables: Tables) -> None:
    page = tables.look(tables.at(GAME, 3, asks("ask-operate", 2)))
    own = page.locator(".tile.lit").count()
    page.locator(".seat").filter(has_not=page.locator(".mine")).last.click()
    expect(page.locator(".visit")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.locator(".visit")).to_have_count(0)
    expect(page.locator(".tile.lit")).to_have_count(own)


def test_the_reveal_tells_the_order_and_what_a_card_wants_is_said(tables: Tables) -> None:
    position = tables.at(GAME, 3, asks("ask-rail", 2))
    page = tables.look(position)
    view = position.update()["view"]
    reveal = page.get_by_role("region", name="The reveal")
    expect(reveal.get_by_role("listitem")).to_have_count(3)
    for row, seat in zip(reveal.get_by_role("listitem").all(), view["order"], strict=True):
        expect(row).to_contain_text(str(view["total"][seat]))
    reveal.get_by_role("button", name="Close").click()
    expect(reveal).to_have_count(0)
    page.locator(".tray .attraction").first.click()
    expect(page.get_by_role("dialog")).to_contain_text("One operation earns")


def test_the_first_attraction_promises_no_bonus_and_is_free(tables: Tables) -> None:
    page = tables.look(tables.at(GAME, 2, asks("ask-start"), {"game": 0}))
    row = page.get_by_role("heading", name="Build one of these, free").locator("..")
    for card in row.get_by_role("button").all():
        expect(card).to_have_accessible_name(re.compile(r"Amenity: [a-z ]+\."))
        expect(card).not_to_contain_text("sets a guest")


def test_mascots_without_skills_are_not_said_to_have_any(tables: Tables) -> None:
    page = tables.look(tables.at(GAME, 2, asks("ask-operate"), {"game": 0}))
    expect(page.get_by_role("heading", name="Mascots", exact=True)).to_be_visible()
    expect(page.locator(".tray")).not_to_contain_text("skill", ignore_case=True)


def test_a_monorail_that_is_taken_and_guests_that_are_no_answer_leave_no_gap(tables: Tables) -> None:
    page = tables.look(tables.at(GAME, 2, lambda step: step.question == "ask-rail" and step.choices == 2))
    expect(page.get_by_role("button", name=re.compile("^monorail .* taken$"))).to_have_accessible_name(
        re.compile(r"^monorail \d\. taken$")
    )
    assert "- listitem\n" not in page.locator(".park").aria_snapshot() + "\n"


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_the_park_has_no_grave_fault(tables: Tables, theme: str) -> None:
    page = tables.look(tables.at(GAME, 3, asks("ask-build", 2), ALL, theme=theme))
    found = violations(page)
    page.set_viewport_size(PHONE)
    page.get_by_role("button", name="All yours").click()
    found += violations(page)
    assert found == []


@pytest.mark.parametrize("language", ["it", "ru"])
def test_the_park_speaks_the_language_on_the_smallest_phone(tables: Tables, language: str) -> None:
    page = tables.look(tables.at(GAME, 2, asks("ask-operate", 2), language=language))
    said = texts(page)
    resize(page, (320, 640))
    assert page.evaluate("document.documentElement.scrollWidth") <= 320
    assert too_small(page) == set()
    page.keyboard.press("a")
    said += texts(page)
    assert KEY.findall(said) == []
    assert "Staff" not in said
