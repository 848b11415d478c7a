"""Losing the server and finding it again: said at once, and nothing is lost."""

from __future__ import annotations

import signal
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager

import pytest
from playwright.sync_api import Page, expect

from browser.conftest import Visit, serving
from browser.table import hand_of, lay, new_table, number_of, wait_asked

LOST = "Reconnecting, nothing is lost"
NO_NETWORK = "You are offline"


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[str, subprocess.Popen[str]]]:
    """A server of this module's own, to be stopped in its tracks."""
    with serving(tmp_path_factory.mktemp("line")) as running:
        yield running


@pytest.fixture
def address(server: tuple[str, subprocess.Popen[str]]) -> str:
    """Where it listens."""
    return server[0]


@contextmanager
def frozen(process: subprocess.Popen[str]) -> Iterator[None]:
    """A server that takes connections and answers nothing."""
    process.send_signal(signal.SIGSTOP)
    try:
        yield
    finally:
        process.send_signal(signal.SIGCONT)


@contextmanager
def offline(page: Page) -> Iterator[None]:
    """A browser without a network."""
    page.context.set_offline(True)
    try:
        yield
    finally:
        page.context.set_offline(False)


def at_table(visit: Visit, forgiven: str) -> Page:
    """A page that has to lay its first card."""
    page = visit("/about", forgiven=forgiven)
    new_table(page, ["me", "easy"], name="Ada")
    wait_asked(page)
    return page


def acts(page: Page) -> int:
    """How many decisions of the reader the match has seen."""
    code = page.url.rsplit("/", 1)[1]
    rows = page.request.get(f"/api/tables/{code}/history").json()["rows"]
    return sum(row["seat"] == 0 for row in rows)


def test_a_server_that_stops_answering_is_noticed_and_a_decision_lands_once(
    visit: Visit, server: tuple[str, subprocess.Popen[str]]
) -> None:
    page = at_table(visit, "WebSocket")
    hand, before = hand_of(page), acts(page)
    with frozen(server[1]), page.expect_websocket():  # the first line is given up and another one tried
        expect(page.get_by_text(LOST)).to_be_visible()
        lay(page)
        expect(page.locator(".bar")).to_contain_text("Sending")
    expect(page.get_by_text(LOST)).to_have_count(0)
    expect(page.locator(".hand .held")).to_have_count(len(hand) - 1)
    assert acts(page) == before + 1


def test_a_browser_without_a_network_says_so_and_goes_on_where_it_was(visit: Visit) -> None:
    page = at_table(visit, "net::ERR")
    page.locator(".held.lit").first.click()
    number = number_of(page)
    with offline(page), page.expect_websocket():  # the line is given up and another one tried
        expect(page.get_by_text(NO_NETWORK)).to_be_visible()
    expect(page.get_by_text(NO_NETWORK)).to_have_count(0)
    expect(page.get_by_text(LOST)).to_have_count(0)
    expect(page.locator(".held.picked")).to_have_count(1)  # what was chosen is still chosen
    page.locator(".space.lit.aimed").first.click()
    expect(page.locator(".hand .held")).to_have_count(5)
    assert number_of(page) == number + 1


def test_what_failed_without_a_network_is_no_trouble_any_more_with_one(visit: Visit) -> None:
    page = at_table(visit, "net::ERR")
    failed = page.get_by_role("alert").filter(has_text="The server does not answer")
    with offline(page):
        expect(page.get_by_text(NO_NETWORK)).to_be_visible()
        page.get_by_role("button", name="Hint").click()
        expect(failed).to_be_visible()
    expect(failed).to_have_count(0)


def test_pages_without_a_table_say_so_too_and_keep_what_was_typed(visit: Visit) -> None:
    page = visit("/new", forgiven="net::ERR")
    page.get_by_label("Your name").fill("Zoë")
    with offline(page):
        expect(page.get_by_text(NO_NETWORK)).to_be_visible()
    expect(page.get_by_text(NO_NETWORK)).to_have_count(0)
    expect(page.get_by_label("Your name")).to_have_value("Zoë")


def test_a_waiting_room_says_so_too(visit: Visit, server: tuple[str, subprocess.Popen[str]]) -> None:
    page = visit("/about", forgiven="WebSocket")
    new_table(page, ["me", "open"], name="Ada")
    page.wait_for_selector(".copy")
    with frozen(server[1]):
        expect(page.get_by_text(LOST)).to_be_visible()
    expect(page.get_by_text(LOST)).to_have_count(0)


def test_a_slow_answer_is_spoken_of(visit: Visit, server: tuple[str, subprocess.Popen[str]]) -> None:
    page = visit("/")
    page.get_by_label("Against three bots").select_option("easy")
    with frozen(server[1]):
        page.get_by_role("button", name="Play now").click()
        expect(page.get_by_text("slow to answer")).to_be_visible()
    page.wait_for_selector(".bar.asks")
    expect(page.get_by_text("slow to answer")).to_have_count(0)
