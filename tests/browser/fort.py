"""What a person does at a table of Fort, for tests: with a mouse or a finger."""

from __future__ import annotations

from typing import Any

from playwright.sync_api import Page

from browser.conftest import Visit
from browser.table import RESULT, confirm, number_of, press, until

ANSWERS = ", ".join(
    [
        ".bar .option",
        ".bar .go",
        ".hand .card-button.lit",
        ".choices .lit",
        ".fort-table .card-button.lit",
        ".draft .card-button.lit",
        ".deck.lit",
        "button.tokens.lit",
    ]
)
MOST_DECISIONS = 400


def new_fort(page: Page, places: list[dict[str, str]], *, draft: bool = False, turns: int | None = None) -> str:
    """Lay a table through the page's own interface and go there; its code."""
    options: dict[str, Any] = {"draft": draft} if turns is None else {"draft": draft, "turn_cap": turns}
    body = {"game": "fort", "seats": len(places), "options": options, "places": places, "name": "Ada"}
    made = page.request.post("/api/tables", data=body, headers={"origin": page.url.rstrip("/").rsplit("/table", 1)[0]})
    assert made.ok, made.text()
    code: str = made.json()["code"]
    page.goto(f"/table/{code}")
    return code


def bots(count: int, level: str = "easy") -> list[dict[str, str]]:
    """Places for so many bots."""
    return [{"kind": "bot", "level": level} for _ in range(count)]


ME = {"kind": "me"}
OPEN = {"kind": "open"}


def update_of(page: Page, code: str) -> dict[str, Any]:
    """What the reader of this page is told of the table."""
    update: dict[str, Any] = page.request.get(f"/api/tables/{code}/update").json()
    return update


def question(page: Page, code: str) -> str:
    """The key of the reader's question, empty when there is none."""
    prompt = update_of(page, code)["prompt"]
    return prompt["text"]["key"] if prompt else ""


def wait_answers(page: Page) -> bool:
    """Wait until there is something to answer with; False when the game is over instead."""
    page.wait_for_selector(f".bar.asks, {RESULT}")
    if page.locator(RESULT).count():
        return False
    page.wait_for_selector(f":is({ANSWERS}):visible")
    return True


def answer(page: Page) -> None:
    """Take the first answer that is there, cards before buttons where a card is asked for."""
    for kind in (".choices .lit", ".hand .card-button.lit", ".draft .card-button.lit", ".bar .option"):
        if page.locator(kind).count():
            press(page, kind)
            break
    else:
        press(page, f":is({ANSWERS})")
    confirm(page)


def plan(page: Page) -> None:
    """Do what is planned on the blanket; choose what it wants from all that can be pointed at."""
    for turn in range(12):
        if not page.locator(".bar .go.waits").count():
            press(page, ".bar .go")
            return
        lit = f":is(.plan .row.open button, {ANSWERS}):not(.option, .go):visible"
        press(page, f"{lit} >> nth={turn % max(1, page.locator(lit).count())}")
        page.wait_for_selector(".plan:not(.busy)")
    press(page, ".plan .may .small, .bar .option")  # one by one, or no following


def take(page: Page) -> None:
    """Answer, and wait until it counts."""
    before = number_of(page)
    if not page.locator(".bar .go").count():
        answer(page)

    def counts() -> bool:
        if number_of(page) == before and page.locator(".bar .go:enabled").count():
            plan(page)
        return number_of(page) != before

    until(page, counts, "the answer counts")


def play_on(page: Page) -> int:
    """Answer until the result shows; how many answers that took."""
    for count in range(MOST_DECISIONS):
        if not wait_answers(page):
            return count
        take(page)
    raise AssertionError(f"the game is not over after {MOST_DECISIONS} answers")


def table_of(places: list[dict[str, str]], visit: Visit, **options: Any) -> tuple[list[Page], str]:
    """Ada at a table with open seats, and a guest on each of them."""
    ada = visit()
    code = new_fort(ada, places, **options)
    pages = [ada]
    for number, _ in enumerate([place for place in places if place["kind"] == "open"], 1):
        guest = visit(f"/table/{code}", size="phone" if number == 1 else "desktop")
        guest.get_by_label("Your name").fill(f"Guest {number}")
        guest.get_by_role("button", name="Join in").click()
        pages.append(guest)
    return pages, code
