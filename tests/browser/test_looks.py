"""Every page in both themes against axe-core, and in all three languages."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from browser.conftest import Visit
from browser.table import lay, new_table, play_to_the_end, wait_asked

AXE = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"
FAULTS = "async () => (await axe.run({ resultTypes: ['violations'] })).violations"
GRAVE = {"serious", "critical"}
KEY = re.compile(r"\b(?:web|event|ask|option|level|why|error|setup|part|outcome|result)-[a-z][a-z_-]+\b")
PLAY = {"en": "Play now", "it": "Gioca subito", "ru": "Играть"}
LOOKS = [("light", "phone"), ("dark", "desktop")]
ASK = {"en": "Choose a card", "it": "Scegli una carta", "ru": "Выберите карту"}


def violations(page: Page) -> list[str]:
    """What axe-core finds serious on the page as it is."""
    page.evaluate(AXE.read_text(encoding="utf-8"))
    found: list[dict[str, Any]] = page.evaluate(FAULTS)
    return [
        f"{page.url} {one['id']}: {node['target']} {node['failureSummary']}"
        for one in found
        if one["impact"] in GRAVE
        for node in one["nodes"]
    ]


def texts(page: Page) -> str:
    """Everything written or spoken on the page."""
    said: str = page.evaluate(
        """() => document.body.innerText + [...document.querySelectorAll('[aria-label],[title],[placeholder]')]
            .map((one) => [one.ariaLabel, one.title, one.placeholder].join(' ')).join(' ')"""
    )
    return said


@pytest.mark.parametrize(("theme", "size"), LOOKS)
def test_no_page_has_a_grave_fault(visit: Visit, theme: str, size: str) -> None:
    page = visit("/", size=size, theme=theme)
    found: list[str] = []
    for path, ready in (
        ("/", ".hero"),
        ("/new", ".sizes"),
        ("/about", "main"),
        ("/rules/yellowstone_park#Y3.2", ".wanted"),
        ("/nowhere", ".message"),
        ("/table/nosuchcode", ".message"),
    ):
        page.goto(path)
        page.wait_for_selector(ready)
        found += violations(page)
    page.get_by_role("link", name="Home").first.click()
    page.get_by_role("button", name="Settings").click()
    page.wait_for_selector("dialog")
    found += violations(page)
    assert found == []


def test_with_reduced_motion_a_page_changes_its_theme_at_once(visit: Visit) -> None:
    page = visit("/nowhere")
    page.wait_for_selector(".message h1")
    before, after = page.evaluate(
        """() => {
            const ink = () => getComputedStyle(document.querySelector('h1')).color;
            const before = ink();
            document.documentElement.dataset.theme = 'dark';
            return [before, ink()];
        }"""
    )
    assert (before, after) == ("rgb(34, 48, 43)", "rgb(239, 231, 211)")


@pytest.mark.parametrize(("theme", "size"), LOOKS)
def test_no_table_has_a_grave_fault(visit: Visit, theme: str, size: str) -> None:
    page = visit("/", size=size, theme=theme)
    new_table(page, ["me", "open", "easy"])
    page.wait_for_selector("main h1")
    found = violations(page)
    new_table(page, ["me", "easy"], name="Ada")
    wait_asked(page)
    found += violations(page)
    lay(page)
    page.wait_for_selector(".bar.asks .option")
    if page.locator(".held.lit").count():
        page.locator(".held.lit").first.click()
        page.locator(".space:not(.lit)").first.click()
        page.wait_for_selector(".notice")
    found += violations(page)
    page.get_by_role("button", name="More about this table").click()
    page.wait_for_selector("dialog")
    found += violations(page)
    page.goto(page.url.replace("/table/", "/replay/"))
    page.wait_for_selector(".controls")
    found += violations(page)
    assert found == []


def test_the_result_has_no_grave_fault(visit: Visit) -> None:
    page = visit("/")
    new_table(page, ["me", "easy"], 6)
    play_to_the_end(page)
    page.get_by_text("Check the shuffle").click()
    found = violations(page)
    page.evaluate("() => (document.documentElement.dataset.theme = 'dark')")
    found += violations(page)
    assert found == []


@pytest.mark.parametrize("language", ["en", "it", "ru"])
def test_every_page_speaks_the_language(visit: Visit, language: str) -> None:
    page = visit("/", language=language)
    said = texts(page)
    expect(page.locator("html")).to_have_attribute("lang", language)
    for path, ready in (
        ("/new", ".sizes"),
        ("/about", "main h2"),
        ("/rules/yellowstone_park", "article"),
        ("/x", "h1"),
    ):
        page.goto(path)
        page.wait_for_selector(ready)
        if path == "/new":
            page.locator("summary").click()
        said += texts(page)
    page.goto("/")
    page.locator(".level select").select_option("easy")
    page.get_by_role("button", name=PLAY[language]).click()
    expect(page.locator(".bar.asks")).to_contain_text(ASK[language])
    lay(page)
    page.wait_for_selector(".bar.asks .option")
    said += texts(page)
    page.locator("nav button").last.click()
    said += texts(page)
    assert KEY.findall(said) == []
    if language == "ru":
        assert len(re.findall("[а-я]{4,}", said)) > 200
