"""A game that a package brings is played on the page without a board, and on the board it brings; any game plainly."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import ExitStack
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from browser.conftest import SERVE, Visit, serving
from browser.table import ASKED, RESULT, confirm, decide, new_table, number_of, play_to_the_end, press, wait_asked
from browser.test_looks import violations
from install.conftest import wheel
from outside import wheels
from outside.environment import fresh, install

__all__ = ["wheel"]

Played = Callable[..., Page]
BROKEN = "export function mount(element) { element.textContent = 'on'; return { update() { throw Error('no') } } }"
CLICKED = """export function mount(element) {
    element.innerHTML = '<button class="fails">fail</button>';
    element.firstChild.onclick = () => { throw Error('no') };
    return { update() {}, destroy() {} };
}"""
NO_SCRIPT = "this is no script"


class Servers:
    """Servers of an environment where a wheel of Errand is installed, each with other files for the page."""

    def __init__(self, folder: Path, wheel: Path, running: ExitStack) -> None:
        self.folder = folder
        self.programs = fresh(folder / "env", wheel)
        self.running = running
        self.addresses: dict[str, str] = {}

    def address(self, page: dict[str, bytes] | None) -> str:
        """Where the game is served with these files; they are read once, so the next may take their place."""
        if str(page) not in self.addresses:
            data = self.folder / str(len(self.addresses))
            data.mkdir()
            install(self.programs, wheels.errand(data, page))
            # with -E it sees what is installed there, and nothing else
            command = [str(self.programs / "python"), "-E", *SERVE[1:]]
            self.addresses[str(page)], _ = self.running.enter_context(serving(data, command))
        return self.addresses[str(page)]


@pytest.fixture(scope="module")
def servers(tmp_path_factory: pytest.TempPathFactory, wheel: Path) -> Iterator[Servers]:
    """They end with the last test."""
    with ExitStack() as running:
        yield Servers(tmp_path_factory.mktemp("outside"), wheel, running)


@pytest.fixture
def errand(servers: Servers, visit: Visit) -> Played:
    """A table of Errand."""

    def sit(files: dict[str, bytes] | None = None, size: str = "desktop", forgiven: str = "404") -> Page:
        page = visit(f"{servers.address(files)}/", size=size, forgiven=forgiven)
        page.get_by_role("button", name="Errand").click()
        page.get_by_role("button", name="Play now").click()
        page.wait_for_selector(ASKED)
        return page

    return sit


def test_without_a_board_it_is_drawn_plainly_and_played_to_the_end(errand: Played) -> None:
    page = errand({}, "phone")
    expect(page.locator("h1")).to_have_text("Errand")
    mine = page.locator(".plain section.decides")
    expect(mine.get_by_role("heading")).to_contain_text("Ranger")
    expect(mine.get_by_role("list", name="Hand").locator("li")).to_have_count(5)
    expect(page.locator(".plain section").first).to_contain_text("× 8")
    assert violations(page) == []
    options = page.locator(".bar .option")
    assert options.all_inner_texts()[-1] == "Take a new day"
    mine.locator("button.thing").first.click()  # a card answers by itself
    confirm(page)
    wait_asked(page)
    assert number_of(page) >= 1
    assert play_to_the_end(page) > 10
    expect(page.locator(RESULT)).to_contain_text("Somebody has arrived.")


def test_every_answer_is_reached_by_the_keyboard(errand: Played) -> None:
    page = errand({})
    count = page.locator(".bar .option").count()
    reached = set()
    for _ in range(60):
        page.keyboard.press("Tab")
        reached.add(
            page.evaluate("() => document.activeElement.matches('.bar .option') && document.activeElement.textContent")
        )
    assert len(reached - {False}) == count


def test_its_own_board_is_fetched_at_run_time_and_answers_by_pointing_and_choosing(errand: Played) -> None:
    page = errand()
    expect(page.locator(".errand-track li")).to_have_count(31)
    expect(page.locator(".errand-track .taken")).to_have_text("0RangerBirchCedar")
    assert page.locator(".errand-track").evaluate("(track) => getComputedStyle(track).display") == "flex"
    expect(page.locator(".plain")).to_have_count(0)
    page.locator(".errand-hand button:enabled").first.click()
    confirm(page)
    wait_asked(page)
    while page.locator(".errand-hand .day").count() == 0:
        answer(page)
        wait_asked(page)
    before = number_of(page)
    page.locator(".errand-hand .day").click()
    confirm(page)
    wait_asked(page)
    assert number_of(page) > before
    expect(page.get_by_role("list", name="What happened").get_by_text("You take a coin.")).to_be_visible()
    while wait_asked(page):
        answer(page)
    expect(page.locator(RESULT)).to_contain_text("Somebody has arrived.")


def answer(page: Page) -> None:
    """Press an answer, or point at a card of errand's own board where they are too many for buttons."""
    press(page, ".bar .option" if page.locator(".bar .option").count() else ".errand-hand button:enabled")
    confirm(page)


@pytest.mark.parametrize("script", [BROKEN, CLICKED, NO_SCRIPT], ids=["update", "click", "import"])
def test_a_board_that_fails_gives_way_to_the_plain_one(errand: Played, script: str) -> None:
    page = errand({"page/board.js": script.encode()}, forgiven="")
    if script == CLICKED:
        page.locator(".fails").click()
    expect(page.locator(".notice")).to_contain_text("own board does not work")
    expect(page.locator(".plain section")).to_have_count(4)
    page.locator(".plain button.thing").first.click()
    confirm(page)
    assert wait_asked(page)


def test_our_own_games_are_played_on_the_plain_board_too(visit: Visit) -> None:
    page = visit("/")
    new_table(page, ["me", "easy"], end_score=8)
    page.wait_for_selector(ASKED)
    page.goto(f"{page.url}?board=plain")
    page.wait_for_selector(".plain")
    assert wait_asked(page)
    assert violations(page) == []
    assert play_to_the_end(page) > 3


def test_the_plain_board_has_room_for_all_answers_of_fort(visit: Visit) -> None:
    page = visit("/", size="phone")
    page.get_by_role("button", name="Fort").click()
    page.get_by_role("button", name="Play now").tap()
    page.wait_for_selector(ASKED)
    page.goto(f"{page.url}?board=plain")
    for _ in range(12):
        if not wait_asked(page):
            break
        decide(page)
    assert page.evaluate("() => document.documentElement.scrollWidth") <= 390
