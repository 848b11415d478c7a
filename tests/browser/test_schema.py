"""The description of the API, as a page to read and try."""

from __future__ import annotations

from playwright.sync_api import expect

from browser.conftest import Visit


def test_the_api_can_be_read_and_tried(visit: Visit) -> None:
    page = visit("/schema")
    expect(page.get_by_role("heading", name="Gamekeeper")).to_be_visible()
    page.get_by_text("All games with their seats").click()
    page.get_by_role("button", name="Try it out").click()
    page.get_by_role("button", name="Execute").click()
    expect(page.get_by_text("yellowstone_park").first).to_be_visible()
    assert page.get_by_role("link", name="openapi.yaml").first.get_attribute("href") == "/schema/openapi.yaml"


def test_it_asks_nobody_elsewhere(visit: Visit) -> None:
    page = visit("/", fresh=True)
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url))
    page.goto("/schema")
    expect(page.get_by_role("heading", name="Gamekeeper")).to_be_visible()
    own = page.url.removesuffix("/schema")
    assert asked
    assert all(url.startswith((own, "data:")) for url in asked)


def test_it_fits_a_phone(visit: Visit) -> None:
    page = visit("/schema", size="phone")
    expect(page.get_by_role("heading", name="Gamekeeper")).to_be_visible()
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth + 1")
