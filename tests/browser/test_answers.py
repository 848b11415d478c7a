"""What is asked stays in sight; what an answer would do is told to who looks; what is final is asked twice."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from browser.positions import PHONE, Tables, asks, the_end

PLAY = asks("ask-play", 5, choices=3)
FOLLOW = asks("ask-follow", 5, choices=2)
RECRUIT = asks("ask-recruit", 5, choices=4)
LAY = asks("ask-lay-first", 5)


def focused(page: Page) -> str | None:
    """The element that has the focus."""
    element: str | None = page.evaluate("() => document.activeElement.dataset.element ?? null")
    return element


def test_forts_question_stays_while_the_first_card_has_the_focus(tables: Tables) -> None:
    page = tables.look(tables.at("fort", 3, PLAY))
    asked, would = page.locator(".bar .asked"), page.locator(".bar .would")
    lit = page.locator(".hand .lit")
    expect(lit.first).to_be_focused()  # led there by the page, which is no wish to see it
    expect(asked).to_have_text("Which card do you play?")
    expect(would).to_contain_text("Tap a card to lay it on the blanket")
    lit.last.hover()
    expect(would).to_contain_text(re.compile("^Play .*(Public|Private)"))
    expect(asked).to_have_text("Which card do you play?")
    page.mouse.move(2, 2)
    expect(would).to_contain_text("Tap a card to lay it on the blanket")
    page.keyboard.press("ArrowRight")
    page.keyboard.press("ArrowLeft")
    expect(would).to_contain_text(re.compile("^Play "))
    expect(asked).to_have_text("Which card do you play?")


def test_a_follower_sees_who_played_what(tables: Tables) -> None:
    position = tables.at("fort", 3, FOLLOW)
    page = tables.look(position)
    question = re.compile(r"(Ada|Ben|Cleo) played .+\. To follow")
    expect(page.locator(".bar .asked")).to_have_text(question)
    page.locator(".hand .lit").first.hover()
    expect(page.locator(".bar .would")).to_contain_text("iscard")
    expect(page.locator(".bar .asked")).to_have_text(question)


def test_who_may_follow_is_not_told_that_it_is_their_turn(tables: Tables) -> None:
    page = tables.look(tables.at("fort", 3, FOLLOW))
    expect(page).to_have_title(re.compile("You may follow"))
    mine = page.locator(".seat.decides:visible")
    expect(mine).to_contain_text("You may follow")
    expect(mine).not_to_contain_text("Your turn")
    leader = tables.look(tables.at("fort", 3, PLAY))
    expect(leader).to_have_title(re.compile("Your turn"))


def test_the_question_of_yellowstone_park_stays_while_a_card_is_laid(tables: Tables) -> None:
    page = tables.look(tables.at("yellowstone_park", 3, LAY, confirm="always"), PHONE)
    asked, would = page.locator(".bar .asked"), page.locator(".bar .would")
    question = "Choose a card to lay and a column for it."
    expect(asked).to_have_text(question)
    expect(would).to_have_text("")
    page.locator(".held.lit").first.click()
    expect(asked).to_have_text(question)
    expect(would).to_contain_text("choose one of the places that light up")
    page.mouse.move(2, 2)
    page.locator(".space.lit.aimed").first.click()
    expect(asked).to_have_text(question)
    expect(would).to_contain_text("Lay")
    expect(page.locator(".ghost")).to_have_count(1)


def test_a_recruit_that_ends_the_turn_is_asked_twice(tables: Tables) -> None:
    position = tables.at("fort", 3, RECRUIT, confirm="turn")
    page = tables.look(position)
    number = position.number()
    card = page.locator(".park .card-button.lit, .park .deck.lit").first
    card.click()
    expect(page.locator(".bar.sure")).to_contain_text("cannot take this back")
    assert position.number() == number
    page.get_by_role("button", name="Back", exact=True).click()
    expect(page.locator(".bar.sure")).to_have_count(0)
    card.click()
    page.get_by_role("button", name="Do it").click()
    expect(page.locator(".bar .asked")).to_contain_text("Waiting for")
    assert position.number() > number


def test_a_card_of_the_park_says_when_it_may_be_taken(tables: Tables) -> None:
    page = tables.look(tables.at("fort", 3, PLAY))
    page.locator(".park .card-button").first.click()
    told = page.get_by_role("dialog").get_by_role("status")
    expect(told).to_contain_text("A card leaves the park when somebody recruits")
    expect(told.get_by_role("link")).to_have_attribute("href", "/rules/fort#F3.3")


def test_the_chart_of_fort_ends_where_the_score_does(tables: Tables) -> None:
    position = tables.at("fort", 3, the_end, {"turn_cap": 9})
    page = tables.look(position)
    scores = position.update()["scores"]
    chart = page.locator("figure")
    expect(chart.locator("text.final")).to_have_text("The final count")
    assert [int(text) for text in chart.locator("text.end").all_text_contents()] == scores
    told = chart.locator("tr td:last-child").all_inner_texts()
    assert told == [f"The final count: {score}" for score in scores]
    park = tables.look(tables.at("yellowstone_park", 2, the_end, {"turn_cap": 6}))
    expect(park.locator("figure")).to_be_visible()
    expect(park.locator("text.final")).to_have_count(0)  # there the lines tell all


CONTRAST = """() => {
    const ratio = (one, other) => {
        const light = (colour) => {
            const parts = colour.match(/[\\d.]+/g).slice(0, 3).map((part) => part / 255);
            const [r, g, b] = parts.map((part) => (part <= 0.03928 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4));
            return 0.2126 * r + 0.7152 * g + 0.0722 * b;
        };
        const [low, high] = [light(one), light(other)].sort((a, b) => a - b);
        return (high + 0.05) / (low + 0.05);
    };
    const edge = getComputedStyle(document.querySelector('.space:not(.lit)')).boxShadow;
    const map = getComputedStyle(document.querySelector('.map')).backgroundColor;
    return edge === 'none' ? 1 : ratio(edge.match(/rgba?\\([^)]*\\)/)[0], map);
}"""


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_high_contrast_keeps_the_grid_of_the_board(tables: Tables, theme: str) -> None:
    page = tables.look(tables.at("yellowstone_park", 2, LAY, contrast=True, theme=theme))
    assert page.evaluate(CONTRAST) >= 3


def test_the_log_of_a_phone_opens_at_what_happened_last(tables: Tables) -> None:
    page = tables.look(tables.at("yellowstone_park", 3, lambda step: step.turn == 15), PHONE)
    page.get_by_role("button", name="What happened").click()
    lines = page.get_by_role("dialog", name="What happened").get_by_role("listitem")
    expect(lines.last).to_be_in_viewport()
    expect(lines.first).not_to_be_in_viewport()
