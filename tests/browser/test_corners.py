"""All act at the same time, each on a page of their own, on the plain board."""

from __future__ import annotations

import os
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from browser.conftest import Visit, serving
from browser.table import ASKED, RESULT, confirm, until

TESTS = Path(__file__).parents[1]
NAMES = ("Anna", "Bo", "Cleo")


@pytest.fixture(scope="module")
def kitchens(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """Where a server listens to which an installed package brings the game."""
    installed = tmp_path_factory.mktemp("installed")
    about = installed / "kitchens-1.0.dist-info"
    about.mkdir()
    (about / "METADATA").write_text("Metadata-Version: 2.1\nName: kitchens\nVersion: 1.0\n")
    (about / "entry_points.txt").write_text("[gamekeeper.games]\nkitchens = toys.kitchens:KIT\n")
    paths = [str(installed), str(TESTS), *filter(None, [os.environ.get("PYTHONPATH")])]
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("PYTHONPATH", os.pathsep.join(paths))
        with serving(tmp_path_factory.mktemp("kitchens")) as (address, _):
            yield address


def sit(visit: Visit, server: str, sizes: tuple[str, str, str]) -> list[Page]:
    """Three people at a new table, each in a browser of their own."""
    pages = [visit(f"{server}/", size=size) for size in sizes]
    places = [{"kind": "me"}, {"kind": "open"}, {"kind": "open"}]
    body = {"game": "kitchens", "seats": 3, "places": places, "name": NAMES[0]}
    code = pages[0].request.post(f"{server}/api/tables", data=body).json()["code"]
    for seat, page in enumerate(pages):
        if seat > 0:
            assert page.request.post(f"{server}/api/tables/{code}/seats/{seat}", data={"name": NAMES[seat]}).ok
        page.goto(f"{server}/table/{code}")
    return pages


def option(page: Page, name: str, *, exact: bool = False) -> None:
    """Press an answer's button, and say yes where the page asks."""
    page.locator(".bar .option").get_by_text(name, exact=exact).first.click()
    confirm(page)


def chooses(page: Page) -> bool:
    """Whether this reader says who comes first."""
    return page.locator(ASKED).get_by_text("Who comes first?").count() > 0


def test_nobody_waits_and_what_was_chosen_stays_chosen(visit: Visit, kitchens: str) -> None:
    anna, bo, cleo = pages = sit(visit, kitchens, ("desktop", "phone", "desktop"))
    for page in pages:
        expect(page.locator(ASKED)).to_contain_text("What next in your kitchen?")
    anna.locator(".bar .option").get_by_text("Draw").click()
    expect(anna.locator(".bar.sure")).to_be_visible()
    option(bo, "Take a")
    expect(bo.locator(ASKED)).to_contain_text("On which stove")
    option(bo, "near stove")
    expect(bo.locator(ASKED)).to_contain_text("What next")
    expect(anna.get_by_text("Bo puts").first).to_be_attached()
    anna.locator(".bar.sure .primary").click()  # it was prepared two decisions ago
    expect(anna.locator(".bar.sure")).to_have_count(0)
    anna.locator(".bar .option").get_by_text("End", exact=True).click()  # asks nothing: it can be taken back
    expect(anna.locator(".bar:not(.asks)")).to_contain_text("Bo")
    expect(anna.locator(".notice")).to_have_count(0)
    bo.get_by_role("button", name="Undo").click()
    expect(bo.locator(ASKED)).to_contain_text("On which stove")
    option(cleo, "Draw")
    expect(cleo.get_by_role("button", name="Undo")).to_have_count(0)
    anna.get_by_role("button", name="Undo").click()
    expect(anna.locator(ASKED)).to_contain_text("What next in your kitchen?")
    bo.get_by_role("button", name="Undo").click()
    expect(bo.locator(ASKED)).to_contain_text("What next")
    expect(cleo.get_by_text("Bo puts")).to_have_count(0)  # what was taken back is in no log


def test_three_play_to_the_end(visit: Visit, kitchens: str) -> None:
    pages = sit(visit, kitchens, ("desktop", "desktop", "phone"))
    for round_ in range(3):
        for page in (*pages[round_:], *pages[:round_]):
            expect(page.locator(ASKED)).to_contain_text("What next in your kitchen?")
            option(page, "End", exact=True)
            expect(page.locator(ASKED).get_by_text("What next")).to_have_count(0)
        if round_ == 2:
            break
        for page in reversed(pages):
            expect(page.locator(ASKED)).to_contain_text("Which card do you keep?")
            option(page, "Take a")
        until(pages[0], lambda: any(map(chooses, pages)), "somebody chooses who comes first")
        option(next(filter(chooses, pages)), "Bo first")
    for page in pages:
        expect(page.locator(RESULT)).to_be_visible()
