"""Payments of several cards in Iditacards: what lies ready is what is paid, card by card as they were touched."""

from __future__ import annotations

import re

from playwright.sync_api import Locator, Page, expect

from browser.positions import PHONE, Tables, asks
from browser.test_fit import resize

READY = ".hand .card-button.isPicked"


def named(card: Locator) -> str:
    """What a card is called."""
    return (card.locator(".hidden-text").text_content() or "").split(",", 1)[0]


def ready(page: Page) -> list[str]:
    """The cards that lie ready, in the order of the hand."""
    return [named(card) for card in page.locator(READY).all()]


def test_a_payment_of_the_whole_hand_names_every_card(tables: Tables) -> None:
    position = tables.at("iditacards", 1, asks("ask-energy", turn=40))
    page = tables.look(position)
    held, owed = page.locator(".hand .card-button"), position.update()["prompt"]["text"]["params"]["left"]
    assert held.count() == owed > 1
    expect(page.locator(READY)).to_have_count(owed)
    for card in held.all():
        expect(page.locator(".bar")).to_contain_text(named(card))
        expect(card).not_to_contain_text("from left to right")
    expect(page.locator(".bar")).to_contain_text("That is your whole hand.")
    page.get_by_role("button", name=f"Discard the {owed}").click()
    expect(held).to_have_count(0)


def test_cards_touched_one_after_the_other_are_those_that_are_paid(tables: Tables) -> None:
    position = tables.at("iditacards", 1, asks("ask-energy", turn=4))
    page = tables.look(position, PHONE)
    owed = position.update()["prompt"]["text"]["params"]["left"]
    expect(page.locator(READY)).to_have_count(owed)
    proposed = ready(page)
    others = [name for name in map(named, page.locator(".hand .card-button.lit").all()) if name not in proposed]
    touched: list[str] = []
    for name in reversed([*dict.fromkeys(others)]):
        page.locator(".hand .card-button.lit:not(.isPicked)", has_text=f"{name}, ").first.press("Enter")
        touched.append(name)
        expect(page.locator(READY, has_text=f"{name}, ")).to_have_count(1)
        kept = sorted(proposed, reverse=True)[: max(0, owed - len(touched))]
        assert sorted(ready(page)) == sorted([*kept, *touched[-owed:]])
    assert len(touched) > 2


def test_beside_what_the_top_card_can_be_the_hand_covers_no_pile(tables: Tables) -> None:
    page = tables.look(tables.at("iditacards", 2, lambda step: step.answer == "risk"))
    for size in ((1440, 900), (1280, 720), (1100, 800)):
        resize(page, size)
        cards, piles = page.locator(".hand .card-button"), page.locator(".row .pile")
        hand, pile = cards.last.bounding_box(), piles.last.bounding_box()
        assert hand is not None
        assert pile is not None
        assert hand["x"] + hand["width"] <= pile["x"] + 1, size


def test_who_waits_is_told_whole_and_own_legendary_cards_are_found_on_a_phone(tables: Tables) -> None:
    position = tables.at("iditacards", 2, asks("ask-turn", turn=5))
    page = tables.look(position, PHONE)
    seats = page.get_by_role("list", name="Seats").get_by_role("button")
    for seat in seats.all():
        expect(seat).not_to_have_accessible_name(re.compile(r": \."))
    page.locator(f'[data-element="seat:{position.seat}"]').click()
    expect(page.get_by_role("dialog")).to_contain_text("Your legendary cards: 5")
