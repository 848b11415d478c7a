"""The rules beside the game, at the paragraph a reason names, with pictures of the worked examples."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from browser.conftest import Visit
from browser.fort import ME, bots, new_fort
from browser.positions import Tables, asks
from browser.table import lay, new_table, press, wait_asked
from browser.test_looks import violations

PARK_PICTURES = ["V0", "V1", "V2", "V5", "V6", "V7", "V8", "V9", "V10", "V16", "V17"]


def refused(visit: Visit, size: str) -> Page:
    """A table at which a click was just answered with a reason."""
    page = visit("/about", size=size)
    new_table(page, ["me", "easy"], name="Ada")
    wait_asked(page)
    press(page, ".held.lit")
    press(page, ".space:not(.lit):not(.filled)")
    page.wait_for_selector(".notice a")
    return page


def test_a_reason_opens_its_paragraph_and_the_game_goes_on_beside_it(visit: Visit) -> None:
    page = refused(visit, "desktop")
    address = page.url
    rule = page.locator(".notice a").inner_text().split()[-1]
    page.locator(".notice a").click()
    panel = page.get_by_role("region", name="Rules")
    wanted = panel.locator(".wanted")
    expect(wanted).to_have_count(1)
    expect(wanted).to_have_attribute("id", rule)
    expect(wanted).to_be_in_viewport()
    assert page.url == address
    held = page.locator(".hand .held").count()
    page.locator(".held.picked").click()
    lay(page)  # beside the open rules
    expect(page.locator(".hand .held")).to_have_count(held - 1)
    expect(panel).to_be_visible()
    edge = panel.bounding_box()
    for selector in (".board", ".hand", ".bar"):
        box = page.locator(selector).bounding_box()
        assert box is not None
        assert edge is not None
        assert box["x"] + box["width"] <= edge["x"] + 1, selector
    assert violations(page) == []
    panel.locator("#Y4\\.1 .number").click()
    expect(panel.locator(".wanted")).to_have_attribute("id", "Y4.1")
    assert page.url == address
    page.keyboard.press("Escape")
    expect(panel).to_have_count(0)


@pytest.mark.parametrize(
    ("game", "question"), [("fort", "ask-play"), ("iditacards", "ask-turn"), ("dice_theme_park", "ask-operate")]
)
def test_open_rules_cover_nothing_of_the_table_or_a_hint(tables: Tables, game: str, question: str) -> None:
    page = tables.look(tables.at(game, 3, asks(question)))
    page.get_by_role("button", name="Hint").click()
    expect(page.locator(".hint")).to_be_visible()
    page.locator("header .rules").click()
    for width in (1100, 1133, 1280, 1920):
        page.set_viewport_size({"width": width, "height": 800})
        edge = page.get_by_role("region", name="Rules").bounding_box()
        assert edge is not None
        for part in ("main", ".bar", ".hint"):
            box = page.locator(part).bounding_box()
            assert box is not None
            assert box["x"] + box["width"] <= edge["x"], (width, part)


def test_on_a_phone_the_rules_fill_the_page_and_give_it_back(visit: Visit) -> None:
    page = refused(visit, "phone")
    page.locator(".notice a").tap()
    panel = page.get_by_role("region", name="Rules")
    expect(panel.locator(".wanted")).to_be_in_viewport()
    box = panel.bounding_box()
    assert box == {"x": 0, "y": 0, "width": 390, "height": 844}
    panel.get_by_role("button", name="Close").tap()
    expect(panel).to_have_count(0)
    expect(page.locator(".held.picked")).to_have_count(1)  # the choice is where it was


def test_rules_open_from_a_replay_too_and_leave_with_the_table(visit: Visit) -> None:
    page = visit("/about")
    new_table(page, ["me", "easy"], name="Ada")
    wait_asked(page)
    page.goto(page.url.replace("/table/", "/replay/"))
    page.get_by_role("button", name="Rules").click()
    panel = page.get_by_role("region", name="Rules")
    expect(panel.get_by_role("heading", level=1)).to_contain_text("Yellowstone Park")
    page.locator("header .home").click()
    expect(panel).to_have_count(0)


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_worked_examples_have_pictures(visit: Visit, theme: str) -> None:
    page = visit("/rules/yellowstone_park", theme=theme)
    expect(page.locator("article .example")).to_have_count(len(PARK_PICTURES))
    assert page.eval_on_selector_all("article li:has(.example)", "all => all.map((one) => one.id)") == PARK_PICTURES
    expect(page.locator("#V1 figcaption").first).to_have_text("Lay yellow 4 in column 6: takes green 5")
    expect(page.locator("#V1 figure").first.locator(".cell.open")).to_have_count(4)
    page.goto("/rules/fort#E1")
    expect(page.locator("article .example")).to_have_count(4)
    expect(page.locator("#E1 .card")).to_have_count(2)
    expect(page.locator("#E4 .example")).to_have_text(re.compile(r"17\s*\+\s*23\s*\+\s*4\s*\+\s*4\s*=\s*48"))
    assert violations(page) == []


@pytest.mark.parametrize("language", ["en", "it", "ru"])
def test_rules_speak_the_reader_s_language_and_of_no_files(visit: Visit, language: str) -> None:
    page = visit("/rules/yellowstone_park", language=language)
    for game, pictures in (("yellowstone_park", len(PARK_PICTURES)), ("fort", 4)):
        page.goto(f"/rules/{game}")
        article = page.locator("article")
        expect(article).to_have_attribute("lang", language)
        expect(article.locator(".example")).to_have_count(pictures)
        assert not re.search(r"\bsrc/|\.toml|\.py\b|gamekeeper ", article.inner_text())


def test_fort_s_reasons_open_beside_fort(visit: Visit) -> None:
    page = visit("/")
    new_fort(page, [ME, *bots(1)])
    wait_asked(page)
    page.get_by_role("button", name="Rules").click()
    panel = page.get_by_role("region", name="Rules")
    expect(panel.get_by_role("heading", level=1)).to_contain_text("Fort")
    page.get_by_role("button", name="Rules").click()
    expect(panel).to_have_count(0)
