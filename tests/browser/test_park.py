"""Operating on the park of Dice Theme Park: touched, dragged, by keys; a guest is no answer without a map in hand."""

from __future__ import annotations

import re
from typing import Any

from playwright.sync_api import Locator, Page, expect

from browser.positions import DESKTOP, PHONE, Position, Tables, asks
from browser.table import confirm, number_of, press, until

LIVE = ".tile.live"
GHOSTS = "button.ghost"
UNCOVERED = """() => [...document.querySelectorAll('.tile')].every((tile) => {
    const { left, bottom, width, height } = tile.getBoundingClientRect();
    return !document.elementFromPoint(left + width / 2, bottom - height / 10)?.closest('.bubble');
})"""

# What an operation earned stands in the account beside what it would earn; and how broad flying guests get.
WATCH = """() => {
    [window.twice, window.flown] = [false, []];
    new MutationObserver((changes) => {
        window.twice ||= ['.rows .soon', '.rows li:not(.soon, .none)'].every((row) => document.querySelector(row));
        for (const one of changes.flatMap(({ addedNodes }) => [...addedNodes])) {
            if (!one.matches?.('.in-flight')) continue;
            const { transform } = one.getAnimations()[0].effect.getKeyframes().at(-1);
            window.flown.push(one.offsetWidth * Number(/scale\\(([^)]*)/.exec(transform)[1]));
        }
    }).observe(document.body, { childList: true, subtree: true });
}"""


def opened(tables: Tables, size: Any = DESKTOP, **settings: object) -> tuple[Page, Position]:
    """A park that has just opened: three guests at the entrance, which can run."""
    position = tables.at("dice_theme_park", 2, asks("ask-operate"), **settings)
    page = tables.look(position, size)
    expect(page.locator(LIVE).first).to_be_visible()
    return page, position


def lay(page: Page) -> Locator:
    """Touch what can run: its best operation lies on the park, and the ghosts of it are there."""
    page.locator(LIVE).first.focus()
    page.keyboard.press("Enter")
    expect(page.locator(".bar .go:enabled")).to_be_visible()
    return page.locator(GHOSTS)


def dice(position: Position) -> list[tuple[str, int]]:
    """Where every die is, and what it shows."""
    return [(str(die["at"]), int(die["value"])) for die in position.update()["view"]["dice"]]


def ran(position: Position) -> int:
    """How often the seat has operated this round."""
    park = position.update()["view"]["parks"][position.seat]
    return sum(spot["cubes"] for spot in park if spot)


def named(ghost: Locator) -> tuple[int, str]:
    """The value of a ghost and the attraction it stands on, as its button says them."""
    guest, _, place = (ghost.get_attribute("aria-label") or "").partition(": ")
    return int(guest.split()[-1]), place


def attraction(page: Page, name: str) -> Locator:
    """An attraction by its name."""
    return page.get_by_role("button", name=re.compile(rf"^{re.escape(name)}\."))


def test_a_touched_attraction_lays_its_operation_and_escape_takes_it_away(tables: Tables) -> None:
    page, position = opened(tables)
    before = dice(position)
    ghosts = lay(page)
    expect(ghosts.and_(page.locator(".on"))).to_have_count(1)
    expect(page.locator(".parties li").nth(1)).to_be_visible()
    page.keyboard.press("Escape")
    expect(ghosts).to_have_count(0)
    assert dice(position) == before


def test_with_a_mouse_a_ghost_is_who_and_where_in_one_answer(tables: Tables) -> None:
    page, position = opened(tables)
    ghost = lay(page).and_(page.locator(":not(.on)")).first
    value, place = named(ghost)
    ghost.click()
    until(page, lambda: ran(position) == 1, "it has run")
    expect(attraction(page, place)).to_contain_text(str(value))


def test_what_is_run_is_told_once_and_a_guest_lands_as_large_as_it_is(tables: Tables) -> None:
    page, position = opened(tables, pace="slow", motion="full")
    lay(page)
    page.evaluate(WATCH)
    page.locator(".bar .go").click()
    until(page, lambda: ran(position) == 1 and page.locator(".bar.asks").count(), "it has run")
    guest = page.locator(".camera .guest [data-picture]").first.bounding_box()
    assert guest is not None
    assert not page.evaluate("() => window.twice")
    flown = page.evaluate("() => window.flown")
    assert len(flown) == 1
    assert flown[0] < 1.5 * guest["width"], (flown, guest)


def test_the_account_says_what_stars_and_money_become(tables: Tables) -> None:
    page, _ = opened(tables)
    lay(page)
    soon = page.locator(".rows .soon b").inner_text()
    stars, money = re.findall(r"\d+", soon)
    expect(page.locator(".ledger .sum")).to_have_text(re.compile(rf"→ {stars}★.*→ \${money}$"))


def test_a_finger_looks_first_and_runs_by_its_second_touch(tables: Tables) -> None:
    page, position = opened(tables, PHONE)
    ghosts = lay(page)
    wanted = ghosts.and_(page.locator(":not(.on)")).first.get_attribute("aria-label")
    ghost = page.get_by_role("button", name=wanted, exact=True)
    touch = {"pointerType": "touch", "bubbles": True}
    ghost.evaluate("(node, how) => node.dispatchEvent(new PointerEvent('click', how))", touch)
    expect(ghost).to_have_attribute("aria-pressed", "true")
    assert ran(position) == 0
    ghost.evaluate("(node, how) => node.dispatchEvent(new PointerEvent('click', how))", touch)
    until(page, lambda: ran(position) == 1, "it has run")


def test_a_guest_dragged_to_a_neighbour_is_laid_to_go_there(tables: Tables) -> None:
    page, position = opened(tables)
    wanted = named(lay(page).and_(page.locator(":not(.on)")).last)[1]
    page.keyboard.press("Escape")
    expect(page.locator(GHOSTS)).to_have_count(0)
    entrance = f"hex:{position.seat}:1"
    die = next(number for number, (at, value) in enumerate(dice(position)) if at == entrance and value > 1)
    start = page.locator(f'.park [data-element="die:{die + 1}"]').bounding_box()
    end = attraction(page, wanted).bounding_box()
    assert start is not None
    assert end is not None
    page.mouse.move(start["x"] + start["width"] / 2, start["y"] + start["height"] / 2)
    page.mouse.down()
    page.mouse.move(end["x"] + end["width"] / 2, end["y"] + end["height"] / 2, steps=5)
    page.mouse.up()
    chosen = page.locator(f"{GHOSTS}.on")
    expect(chosen).to_have_attribute("aria-label", re.compile(rf": {re.escape(wanted)}$"))
    assert ran(position) == 0


def test_guests_are_answers_only_with_a_map_in_hand(tables: Tables) -> None:
    page, position = opened(tables)
    guests = page.locator(".park button.guest.lit")
    expect(guests).to_have_count(0)
    page.keyboard.press("m")
    expect(guests.first).to_be_visible()
    before = dice(position)
    guests.first.focus()
    page.keyboard.press("Enter")
    page.locator(GHOSTS).first.click()
    until(page, lambda: dice(position) != before, "the guest has been led")
    assert ran(position) == 0


def test_a_map_stays_in_hand_as_long_as_one_is_left(tables: Tables) -> None:
    page, position = opened(tables)
    maps = position.update()["view"]["ready_maps"][position.seat]
    assert maps > 1
    guests = page.locator(".park button.guest.lit")
    page.locator(".maps").click()
    for left in range(maps - 1, -1, -1):
        guests.first.click()
        page.locator(GHOSTS).first.click()
        until(page, lambda: position.update()["view"]["ready_maps"][position.seat] == left, "led")  # noqa: B023
        expect(page.locator(".maps")).to_have_attribute("aria-pressed", "true" if left else "false")
    expect(guests).to_have_count(0)
    assert ran(position) == 0


def test_by_keys_another_party_rides_and_arrows_walk_the_park(tables: Tables) -> None:
    page, position = opened(tables)
    here = page.locator('.tile[data-hex="0"]')
    here.focus()
    page.keyboard.press("ArrowUp")
    expect(here).not_to_be_focused()
    expect(page.locator(".tile:focus")).to_have_count(1)
    ring = (
        "all => all.map((one) => [one.matches(':focus-visible'), getComputedStyle(one, '::after').content !== 'none'])"
    )
    rings = page.locator(".tile").evaluate_all(ring)
    assert [True, True] in rings
    assert all(is_focused == is_ringed for is_focused, is_ringed in rings)
    lay(page)
    rows = page.locator(".parties li button")
    expect(rows.nth(1)).to_have_attribute("aria-pressed", "false")
    page.keyboard.press("2")
    expect(rows.nth(1)).to_have_attribute("aria-pressed", "true")
    page.locator(".bar .go:enabled").focus()
    page.keyboard.press("Enter")
    until(page, lambda: ran(position) == 1, "it has run")


def test_the_line_of_a_hint_is_played_pin_by_pin(tables: Tables) -> None:
    page, position = opened(tables)
    page.get_by_role("button", name="Hint").click()
    pins = page.locator(".park .pin")
    expect(pins.first).to_be_visible()
    for size in (PHONE, DESKTOP):
        page.set_viewport_size(size)
        until(page, lambda: page.evaluate(UNCOVERED), "no attraction lies under the line")
    count = pins.count()
    for played in (1, 2):
        expect(page.get_by_role("button", name="Play the next one")).to_be_focused()
        page.keyboard.press("Enter")
        expect(pins).to_have_count(count - played)
        until(page, lambda wanted=played: ran(position) == wanted, "it has run")  # type: ignore[misc]
    page.get_by_role("button", name="Undo").click()
    expect(pins).to_have_count(count - 1)  # the step is taken back as a whole
    until(page, lambda: ran(position) == 1, "one has run")


def test_guests_and_mascots_that_are_asked_for_lie_in_the_tray(tables: Tables) -> None:
    page = tables.look(tables.at("dice_theme_park", 2, asks("ask-set-die", choices=3)), DESKTOP)
    assert page.locator(".tray .tool.lit .die").count() >= 3
    page = tables.look(tables.at("dice_theme_park", 2, asks("ask-recruit"), {"game": 0}), DESKTOP)
    expect(page.locator(".tray .group", has_text="Mascots").get_by_role("button", name="mascot")).to_be_visible()


def test_a_mascot_can_be_recruited_by_a_button_as_it_can_be_declined(tables: Tables) -> None:
    position = tables.at("dice_theme_park", 2, asks("ask-recruit"), {"game": 0})
    page = tables.look(position, DESKTOP)
    expect(page.locator(".bar .option")).to_have_text(["Recruit: mascot", "Recruit nobody"])
    number = number_of(page)
    press(page, ".bar .option")
    confirm(page)
    until(page, lambda: number_of(page) != number, "it is recruited")
