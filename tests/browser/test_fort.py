"""Fort through the page: whole games, the draft, following, packs, and what a spectator sees."""

from __future__ import annotations

import json
import re
from importlib import resources
from typing import Any

import pytest
from playwright.sync_api import Page, WebSocket, expect

from browser.conftest import Visit
from browser.fort import (
    ME,
    OPEN,
    bots,
    new_fort,
    play_on,
    question,
    table_of,
    take,
    update_of,
    wait_answers,
)
from browser.positions import Tables, asks
from browser.table import press, seen, too_small, until, whose_turn
from browser.test_fit import resize
from browser.test_looks import KEY, texts, violations


@pytest.mark.parametrize(("size", "turns"), [("desktop", 8), ("phone", 4)])
def test_a_game_of_three_against_bots_is_played_to_its_end(visit: Visit, size: str, turns: int) -> None:
    page = visit("/", size=size, confirm="never")
    new_fort(page, [ME, *bots(2)], turns=turns)
    assert play_on(page) > 2
    result = page.locator("dialog")
    expect(result.get_by_role("listitem")).to_have_count(3)
    expect(result).to_contain_text("Points on the track")
    page.keyboard.press("Escape")
    page.wait_for_selector(".fort-table")
    if size == "phone":
        assert page.evaluate("() => document.documentElement.scrollWidth") <= 390


def test_two_draft_at_the_same_time_and_see_nothing_of_each_other(visit: Visit) -> None:
    (ada, bob), code = table_of([ME, OPEN], visit, draft=True)
    for page in (ada, bob):
        expect(page.get_by_role("heading", name="Draft, choice 1 of 8")).to_be_visible()
        expect(page.locator(".draft .card-button")).to_have_count(8)
    offered = {page: names(page) for page in (ada, bob)}
    ada.locator(".draft .offer .card-button").first.click()
    expect(ada.locator(".draft .chosen")).to_have_count(1)
    expect(ada.locator(".bar")).to_contain_text("Waiting for")
    expect(bob.locator(".draft li.done")).to_contain_text("Ada")
    expect(bob.locator(".draft .picks .card-button")).to_have_count(0)
    kept = update_of(ada, code)["view"]["draft_choice"]
    assert kept not in update_of(bob, code)["view"]["draft_hand"]
    bob.reload()
    bob.locator(".draft .offer .card-button.lit").first.tap()
    bob.get_by_role("button", name="Do it").tap()
    for page, other in ((ada, bob), (bob, ada)):
        expect(page.get_by_role("heading", name="Draft, choice 2 of 8")).to_be_visible()
        expect(page.locator(".draft .picks .card-button")).to_have_count(1)
        expect(page.locator(".draft .offer .card-button")).to_have_count(7)
        assert set(names(page)) < set(offered[other])
    while (page := whose_turn(ada, bob)).locator(".draft").count():
        take(page)
    expect(ada.locator(".fort-table")).to_be_visible()
    expect(bob.locator(".hand .card-button")).to_have_count(5)


def names(page: Page) -> list[str]:
    """The cards that may be chosen in the draft."""
    found: list[str] = page.evaluate(
        "() => [...document.querySelectorAll('.draft .offer .card-button')].map((one) => one.dataset.element)"
    )
    return found


def lead(pages: list[Page], code: str) -> tuple[Page, Page]:
    """Play until somebody may follow: the leader and the follower."""
    for _ in range(120):
        page = whose_turn(*pages)
        if question(page, code) == "ask-follow":
            leader = int(update_of(page, code)["view"]["turn_seat"])
            return pages[leader], page
        wait_answers(page)
        take(page)
    raise AssertionError("nobody could follow")


FOLLOWS = ("ask-follow", "ask-follow-only-pass")
PASSED = (*FOLLOWS, "")  # or it has been this very moment


def hasten(page: Page, seconds: float) -> None:
    """Let the page give an only answer by itself after so many seconds, more or less."""
    page.evaluate("(kept) => localStorage.setItem('gamekeeper-thinking', kept)", json.dumps([seconds] * 12))
    page.reload()


def test_who_can_only_pass_sees_why_and_the_page_passes_after_a_pause(visit: Visit) -> None:
    pages, code = table_of([ME, OPEN, OPEN], visit)
    while question(page := whose_turn(*pages), code) != "ask-follow-only-pass":
        wait_answers(page)
        take(page)
    hasten(page, 6.0)
    expect(page.locator(".bar")).to_contain_text("You can only pass")
    expect(page.get_by_text("This is the only answer.")).to_be_visible()
    expect(page.locator(".bar .option", has_text="Pass")).to_be_visible()
    expect(page.get_by_text("This is the only answer.")).to_have_count(0)
    until(page, lambda: question(page, code) != "ask-follow-only-pass", "the page has passed")


def may_follow(follower: Page) -> bool:
    """Whether a card of the hand may be discarded, with nothing more to choose."""
    wait_answers(follower)
    card = follower.locator(".hand .card-button.lit")
    if card.count() == 0:
        return False
    press(follower, ".hand .card-button.lit")
    follower.wait_for_selector(".plan:not(.busy)")
    return follower.locator(".bar .go.waits").count() == 0


def test_following_is_planned_with_its_consequence_and_can_be_passed_on_until_the_own_turn(visit: Visit) -> None:
    pages, code = table_of([ME, OPEN, OPEN], visit)
    leader, follower = lead(pages, code)
    while not may_follow(follower):
        take(follower)
        leader, follower = lead(pages, code)
    expect(follower.locator(".bar .asked")).to_contain_text("Do you follow")
    expect(follower.locator(".bar .would")).to_contain_text("You discard")
    expect(follower.get_by_role("button", name="Pass", exact=True)).to_be_visible()
    expect(leader.locator(".bar")).to_contain_text("Waiting for")
    held = follower.locator(".hand .held").count()
    press(follower, ".bar .go")
    expect(follower.locator(".hand .held")).to_have_count(held - 1)
    expect(leader.locator("[role=log]")).to_contain_text("to follow")
    leader, second = lead(pages, code)
    second.get_by_role("button", name="Pass until my turn").click()
    expect(second.get_by_text("You pass on following until your next turn")).to_be_visible()
    hasten(second, 1.5)
    expect(second.get_by_text("You pass on following until your next turn")).to_be_visible()
    while (page := whose_turn(*pages)) is not second or question(second, code) in PASSED:
        if page is second:
            until(second, lambda: question(second, code) not in FOLLOWS, "the page has passed")
        else:
            wait_answers(page)
            take(page)
    expect(second.get_by_text("You pass on following until your next turn")).to_have_count(0)


def test_a_spectator_sees_no_hand_neither_on_the_page_nor_on_the_wire(visit: Visit) -> None:
    ada = visit("/", confirm="never")
    code = new_fort(ada, [ME, *bots(1)], draft=True)
    frames: list[dict[str, Any]] = []
    guest = visit("/about", fresh=True)
    guest.on("websocket", lambda line: listen(line, frames))
    guest.goto(f"/table/{code}")
    expect(guest.get_by_text("Everybody chooses in secret")).to_be_visible()
    for _ in range(14):
        wait_answers(ada)
        take(ada)
    guest.wait_for_selector(".fort-table")
    expect(guest.locator(".hand")).to_have_count(0)
    updates = [frame for frame in frames if frame["type"] == "update"]
    assert len(updates) > 8
    for update, view in zip(updates, seen(updates), strict=True):
        assert view["hand"] == view["deck"] == view["draft_hand"] == view["draft_picks"] == []
        assert {seat["rule"] for seat in view["seats"]} <= {"", "hidden"}
        assert not {event["key"] for event in update["events"]} & {"dealt", "draft-hand", "chose", "picked", "drawn"}


def listen(line: WebSocket, frames: list[dict[str, Any]]) -> None:
    """Keep what the server sends."""
    line.on("framereceived", lambda payload: frames.append(json.loads(payload)))


@pytest.mark.parametrize(("size", "theme"), [("desktop", "light"), ("phone", "dark")])
def test_draft_table_and_piles_have_no_grave_fault(visit: Visit, size: str, theme: str) -> None:
    page = visit("/", size=size, theme=theme)
    new_fort(page, [ME, *bots(1)], draft=True)
    page.wait_for_selector(".draft .card-button.lit")
    found = violations(page)
    new_fort(page, [ME, *bots(3)])
    wait_answers(page)
    found += violations(page)
    page.get_by_role("button", name=re.compile("Fort levels")).click()
    page.wait_for_selector("dialog")
    found += violations(page)
    page.keyboard.press("Escape")
    page.goto("/rules/fort")
    page.wait_for_selector("#components")
    found += violations(page)
    assert found == []


@pytest.mark.parametrize("language", ["en", "it", "ru"])
def test_the_table_speaks_the_language(visit: Visit, language: str) -> None:
    page = visit("/", language=language, confirm="never")
    new_fort(page, [ME, *bots(1)], draft=True)
    wait_answers(page)
    said = texts(page)
    for _ in range(10):
        wait_answers(page)
        said += texts(page)
        take(page)
    page.goto("/new?game=fort")
    page.wait_for_selector(".sizes")
    page.locator("summary").click()
    said += texts(page)
    assert KEY.findall(said) == []
    if language == "ru":
        assert len(re.findall("[а-я]{4,}", said)) > 200


def test_cards_and_piles_can_be_read_by_keyboard_and_ear(visit: Visit) -> None:
    page = visit("/", confirm="never")
    new_fort(page, [ME, *bots(1)])
    wait_answers(page)
    while question(page, page.url.rsplit("/", 1)[1]) != "ask-play":
        take(page)
        wait_answers(page)
    card = page.locator(".hand .card-button").first
    expect(card.locator(".hidden-text")).to_have_text(re.compile(r"^\w.*, .*\. Public: .*\. Private: .*\.$"))
    page.locator(".hand .card-button.lit").first.focus()
    page.keyboard.press("ArrowRight")
    page.wait_for_selector(".hand .card-button:focus")
    page.get_by_role("button", name=re.compile(r"All \d moves|The one move")).click()
    sheet = page.get_by_role("dialog")
    expect(sheet.get_by_role("button", name=re.compile("Play"))).not_to_have_count(0)
    sheet.get_by_role("button", name="Play no card").click()
    expect(page.locator("[role=log]")).to_contain_text("You play no card")
    page.get_by_role("button", name="your deck").first.click()
    expect(page.get_by_role("dialog")).to_contain_text("In no order. Only you see this.")


def test_what_is_no_answer_says_why_and_cites_the_rule(visit: Visit) -> None:
    page = visit("/", confirm="never")
    code = new_fort(page, [ME, *bots(1)])
    for _ in range(40):
        wait_answers(page)
        if question(page, code) == "ask-recruit":
            break
        take(page)
    page.locator(".hand .card-button").first.click()
    sheet = page.get_by_role("dialog")
    expect(sheet.get_by_role("status")).to_contain_text("Cards in your hand are with you already")
    expect(sheet.get_by_role("link")).to_have_attribute("href", re.compile(r"/rules/fort#F\d"))
    expect(sheet).to_contain_text("Public action")


def test_a_pack_of_ones_own_is_checked_and_played(visit: Visit) -> None:
    page = visit("/new?game=fort", forgiven="status of 400")
    box = (resources.files("gamekeeper.packs") / "fort" / "default.toml").read_text(encoding="utf-8")
    page.get_by_label("Components").select_option("own")
    lay = page.get_by_role("button", name="Lay the table")
    expect(lay).to_be_disabled()
    text = page.get_by_label("Or paste its text")
    text.fill(box.replace("pack x book", "book x book", 1).replace('title = "Fort"', 'title = "Summer"'))
    text.blur()
    expect(page.get_by_role("alert")).to_contain_text(re.compile("kids 1 .Bones., private.*'book'.*wanted"))
    expect(lay).to_be_disabled()
    text.fill(box.replace('name = "Bones"', 'name = "Skeleton"', 1).replace('title = "Fort"', 'title = "Summer"'))
    text.blur()
    expect(page.get_by_text("Summer: 2 rows are not as in the box.")).to_be_visible()
    for seat in range(1, 4):
        page.locator(".place select").nth(seat).select_option("easy")
    lay.click()
    page.wait_for_selector(".fort-table")
    page.get_by_role("button", name="Summer").click()
    expect(page.get_by_role("dialog")).to_contain_text("Skeleton")
    code = page.url.rsplit("/", 1)[1]
    named = page.request.get(f"/api/tables/{code}/elements").json()
    assert "Skeleton" in {label["params"].get("name") for label in named.values()}


def test_reconstructed_rows_are_marked_in_the_rules(visit: Visit) -> None:
    page = visit("/rules/fort")
    row = page.locator("#components tr", has=page.get_by_role("rowheader", name="Bones", exact=True))
    expect(row.locator(".mark")).to_have_text("reconstructed")
    documented = page.locator("#components tr", has=page.get_by_role("rowheader", name="Bug", exact=True))
    expect(documented.locator(".mark")).to_have_count(0)


def test_everything_fits_a_phone(visit: Visit) -> None:
    page = visit("/", size="phone", confirm="never")
    new_fort(page, [ME, *bots(3)])
    small: set[str] = set()
    for _ in range(11):
        wait_answers(page)
        assert page.evaluate("() => document.documentElement.scrollWidth") <= 390
        small |= too_small(page)
        take(page)
    assert small == set()


def test_the_table_is_never_scrolled_on_a_desktop(visit: Visit) -> None:
    page = visit("/")
    new_fort(page, [ME, *bots(3)])
    wait_answers(page)
    for width, height in ((1440, 900), (1100, 700), (1920, 1080)):
        resize(page, (width, height))
        assert page.evaluate("() => document.documentElement.scrollHeight") <= height
        assert page.evaluate("() => document.documentElement.scrollWidth") <= width
        board = page.locator(".fort-table").bounding_box()
        assert board is not None
        assert board["height"] > 0.36 * height


def test_r_leads_from_place_to_place_and_the_arrows_move_inside_one(tables: Tables) -> None:
    position = tables.at("fort", 3, asks("ask-recruit", turn=6, choices=6))
    page = tables.look(position)
    wanted = {element for elements in position.offers() for element in elements}
    reached, places = set(), []
    for _ in range(12):
        page.keyboard.press("r")
        places.append(page.evaluate("document.activeElement.closest('[role=group], section, ul')?.ariaLabel"))
        for key in ("Home", "ArrowRight", "ArrowDown", "ArrowLeft", "Home", *["ArrowDown"] * 5):
            page.keyboard.press(key)
            reached.add(page.evaluate("document.activeElement.dataset.element ?? ''"))
    assert wanted <= reached
    assert len(set(places)) > 3  # park, and more than one yard
    assert "Park" in places[0] or "yard" in places[0].lower()  # where an answer is first
