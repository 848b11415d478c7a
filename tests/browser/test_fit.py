"""Every table and page at every size: nothing overlaps, nothing is cut off, no answer is out of reach."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, ViewportSize

from browser.positions import Position, Tables, Wanted, asks, the_end

CHECK = (Path(__file__).parent / "fit.js").read_text(encoding="utf-8")
SETTLED = """async ([width, height]) => {
    const parts = () => [...document.querySelectorAll(':is(main, main *, .own *):not(svg *)')];
    const boxes = () => JSON.stringify(parts().map((one) => one.getBoundingClientRect()));
    let before = '';
    await document.fonts.ready;
    for (let same = 0, frame = 0; same < 4 && frame < 200; frame++) {
        await new Promise((next) => requestAnimationFrame(next));
        const now = innerWidth === width && innerHeight === height ? boxes() : '';
        same = now && now === before ? same + 1 : 0;
        before = now;
    }
}"""
# width × height → the least share of both that the board takes
SIZES = {
    (390, 844): (0.88, 0.40),
    (844, 390): (0.36, 0.80),
    (768, 1024): (0.60, 0.50),
    (1366, 768): (0.30, 0.55),
    (1440, 900): (0.32, 0.60),
    (1920, 1080): (0.32, 0.65),
    (720, 450): (0.36, 0.62),  # 1440 × 900 at 200 %
}
WIDE = 1100
SHORTENED = [".who b"]  # names may end in an ellipsis
STRIPS = ".hand .resting"  # cards that are no answer make room on phones
OVER = ".peek"  # lies over the log while a card is looked at


def resize(page: Page, size: tuple[int, int]) -> None:
    """Make the window so large, and wait until everything has found its place."""
    page.set_viewport_size(ViewportSize(width=size[0], height=size[1]))
    page.evaluate(SETTLED, size)


def faults(page: Page, size: tuple[int, int], **more: Any) -> list[str]:
    """What does not fit at a size."""
    resize(page, size)
    found: list[str] = page.evaluate(CHECK, {"shortened": SHORTENED, "strips": STRIPS, "over": OVER, **more})
    return [f"{size[0]}x{size[1]} {fault}" for fault in found]


def assert_fits(
    page: Page, pictures: Path, board: str = "", offers: list[list[str]] | None = None, still: str = ""
) -> None:
    """No faults at any size; a picture of each size that has some."""
    found: list[str] = []
    for size, share in SIZES.items():
        shares = {board: share} if board else {}
        here = faults(
            page, size, shares=shares, offers=offers or [], still=[still] if still and size[0] >= WIDE else []
        )
        if here:
            page.screenshot(path=pictures / f"{size[0]}x{size[1]}.png")
        found += here
    assert not found, "\n".join([*found, f"pictures in {pictures}"])


@pytest.mark.parametrize(
    ("seats", "wanted"),
    [
        (2, asks("ask-lay-first", 9)),
        (3, asks("ask-lay-second", 9)),
        (4, asks("ask-lay-first", 9)),
        (5, asks("ask-lay-first", 11)),
    ],
    ids=lambda value: str(value) if isinstance(value, int) else "",
)
def test_yellowstone_park_fits(tables: Tables, tmp_path: Path, seats: int, wanted: Wanted) -> None:
    position = tables.at("yellowstone_park", seats, wanted)
    page = tables.look(position)
    assert_fits(page, tmp_path, ".board", position.offers(), "main")


def test_yellowstone_park_fits_while_a_card_is_chosen_and_confirmed(tables: Tables, tmp_path: Path) -> None:
    page = tables.look(tables.at("yellowstone_park", 5, asks("ask-lay-first", 9), confirm="always"))
    page.locator(".held.lit").first.click()
    assert_fits(page, tmp_path, ".board", still="main")
    page.locator(".space.lit.aimed").last.click()
    page.wait_for_selector(".bar.sure")
    assert_fits(page, tmp_path, ".board", still="main")


@pytest.mark.parametrize(
    ("seats", "wanted", "still"),
    [
        (4, asks("ask-play", 22), ".houses"),
        (4, asks("ask-follow", 14, choices=2), ".houses"),
        (4, asks("ask-recruit", 18), ".houses"),
        (4, asks("ask-add", 8, choices=2), ""),
        (2, asks("ask-play", 9), ".houses"),
    ],
    ids=["play", "follow", "recruit", "add", "two"],
)
def test_fort_fits(tables: Tables, tmp_path: Path, seats: int, wanted: Wanted, still: str) -> None:
    position = tables.at("fort", seats, wanted)
    page = tables.look(position)
    assert_fits(page, tmp_path, offers=position.offers(), still=still)


@pytest.mark.parametrize("card", [0, 1])
def test_fort_fits_while_a_turn_is_planned(tables: Tables, tmp_path: Path, card: int) -> None:
    page = tables.look(tables.at("fort", 4, asks("ask-play", 22)))
    page.locator(".hand .lit").nth(card).click()
    page.wait_for_selector(".plan:not(.busy)")
    page.mouse.move(0, 0)
    assert_fits(page, tmp_path)


def test_the_draft_fits(tables: Tables, tmp_path: Path) -> None:
    position = tables.new("fort", 4, {"draft": True})
    assert_fits(tables.look(position), tmp_path, offers=position.offers())


@pytest.mark.parametrize(
    ("game", "seats", "options"),
    [("yellowstone_park", 5, {"turn_cap": 10}), ("fort", 4, {"turn_cap": 12})],
    ids=["yellowstone_park", "fort"],
)
def test_the_result_fits(tables: Tables, tmp_path: Path, game: str, seats: int, options: dict[str, Any]) -> None:
    position: Position = tables.at(game, seats, the_end, options)
    assert_fits(tables.look(position), tmp_path)


@pytest.mark.parametrize("path", ["/", "/new", "/new?game=fort", "/about"])
def test_other_pages_fit(tables: Tables, tmp_path: Path, path: str) -> None:
    page = tables.page(tables.guest(), path, ViewportSize(width=1440, height=900))
    page.wait_for_selector("main h1, main h2")
    assert_fits(page, tmp_path)


@pytest.mark.parametrize("language", ["en", "it", "ru"])
@pytest.mark.parametrize("path", ["/", "/new", "/rules/fort", "/about"])
def test_pages_need_no_sideways_scrolling_at_320_pixels(tables: Tables, path: str, language: str) -> None:
    """What a screen of 1280 is at 400 % (WCAG 1.4.10)."""
    page = tables.page(tables.guest(language=language), path, ViewportSize(width=320, height=640))
    page.wait_for_selector("main h1, main h2")
    assert page.evaluate("document.fonts.ready.then(() => document.documentElement.scrollWidth)") == 320


def test_the_waiting_room_fits(tables: Tables, tmp_path: Path) -> None:
    guest = tables.guest()
    places = [{"kind": "me"}, {"kind": "open"}, {"kind": "bot", "level": "easy"}, {"kind": "open"}]
    body = {"game": "fort", "seats": 4, "options": {}, "places": places, "name": "Ada"}
    code = guest.context.request.post("/api/tables", data=body).json()["code"]
    page = tables.page(guest, f"/table/{code}", ViewportSize(width=1440, height=900))
    page.wait_for_selector("main h1")
    assert_fits(page, tmp_path)


PLANTED = {
    ".pile { margin-left: -260px }": "overlap: ",
    ".asked { width: 70px; overflow: hidden; white-space: nowrap }": "clipped words: p.asked",
    ".piles .words { width: 12px }": "words wider than their place: ",
    ".held { translate: 0 130px }": "cut off by div.table",
    ".seats ul { margin-left: 200px; width: 400px }": "cut off by div.table",
    "body { width: 2400px }": "the page scrolls sideways",
    ".own { position: fixed; inset: 8% 0 0; background: red }": "out of reach: button.space",
    ".space { visibility: hidden }": "nothing is drawn for space:",
    ".board { --cell: 10px !important }": ".board takes ",
    ".asked { height: 9px; overflow: auto }": "no key scrolls p.asked",
    "main > .park { min-height: 900px }": "main has to be scrolled",
}
# the page's own policy lets no style element in
PLANT = "(css) => { const sheet = new CSSStyleSheet(); sheet.replaceSync(css); document.adoptedStyleSheets = [sheet]; }"


def test_the_check_finds_planted_faults(tables: Tables) -> None:
    position = tables.at("yellowstone_park", 4, asks("ask-lay-first", 5))
    page = tables.look(position)
    page.locator(".held.lit").first.click()
    lit = page.locator(".space.lit").evaluate_all("(spaces) => spaces.map((space) => space.dataset.element)")
    spaces = [[element] for element in lit]
    missed = []
    for css, words in PLANTED.items():
        page.evaluate(PLANT, css)
        for size in ((1366, 768), (390, 844)):
            found = faults(page, size, shares={".board": SIZES[size]}, offers=spaces, still=["main"])
            if any(words in fault for fault in found):
                break
        else:
            missed.append(f"{css}: {found}")
    page.evaluate(PLANT, "")
    assert not missed, "\n".join(missed)
    assert faults(page, (1366, 768), shares={".board": SIZES[1366, 768]}, offers=spaces, still=["main"]) == []
