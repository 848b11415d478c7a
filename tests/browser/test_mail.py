"""Mail on the page: an address confirmed by a link, signing in on another device, no more of it by one press."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Callable, Iterator
from concurrent.futures import Future
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from browser.conftest import SERVE, Visit, serving
from browser.table import new_table, too_small, until, wait_asked
from server.databases import free_port
from server.mail_server import SENDER, Catcher, mail_server

REFUSED = "status of 40"
LABELLED = {"  22x22"}  # check boxes are hit by their labels, which are large


@pytest.fixture(scope="module")
def post() -> Iterator[Catcher]:
    """A mail server, in a thread of its own."""
    loop = asyncio.new_event_loop()
    there: Future[Catcher] = Future()
    over = asyncio.Event()

    async def run() -> None:
        async with mail_server() as running:
            there.set_result(running)
            await over.wait()

    thread = threading.Thread(target=lambda: loop.run_until_complete(run()), daemon=True)
    thread.start()
    yield there.result(timeout=20.0)
    loop.call_soon_threadsafe(over.set)
    thread.join(timeout=20.0)


@pytest.fixture(scope="module")
def home(tmp_path_factory: pytest.TempPathFactory, post: Catcher) -> Iterator[str]:
    """Where a server with mail is."""
    port = free_port()
    command = [str(port) if word == "0" and SERVE[at - 1] == "--port" else word for at, word in enumerate(SERVE)]
    mail = ["--mail-server", f"127.0.0.1:{post.port}", "--mail-from", SENDER, "--mail-tls", "none"]
    data: Path = tmp_path_factory.mktemp("mail")
    with serving(data, [*command, *mail, "--public-url", f"http://127.0.0.1:{port}"]) as (address, _):
        yield address


Opened = Callable[..., Page]


@pytest.fixture
def opened(visit: Visit, home: str) -> Opened:
    return lambda path="/me", **more: visit(f"{home}{path}", **more)


def link_after(page: Page, post: Catcher, count: int) -> str:
    """What stands behind the # of the letter that comes after so many."""
    until(page, lambda: len(post.letters) > count, "a letter comes")
    return post.link(count)


def confirmed(page: Page, home: str, post: Catcher, address: str, name: str = "Ada") -> None:
    """Give an address and confirm it, by what the page shows."""
    count = len(post.letters)
    page.request.put(f"{home}/api/me", data={"name": name, "language": "en"})
    page.goto(f"{home}/me")
    mail = page.get_by_role("region", name="Mail", exact=True)
    mail.get_by_label("Mail address").fill(address)
    mail.get_by_role("button", name="Send me the link").click()
    expect(mail.get_by_role("status")).to_contain_text(f"A letter is on its way to {address}")
    assert too_small(page) <= LABELLED
    page.goto(f"{home}/mail#{link_after(page, post, count)}")
    expect(page.get_by_role("heading", name="Is this your address?")).to_be_visible()
    page.get_by_role("button", name="Yes, use this address").click()
    expect(page.get_by_text(f"{name} is told of turns at {address} now")).to_be_visible()
    page.get_by_role("link", name="Your account").last.click()
    expect(mail.get_by_role("status")).to_contain_text(f"Your address: {address}")


@pytest.mark.parametrize("size", ["desktop", "phone"])
def test_an_address_is_given_confirmed_and_taken_away(opened: Opened, home: str, post: Catcher, size: str) -> None:
    page = opened(size=size)
    confirmed(page, home, post, f"ada-{size}@example.org")
    mail = page.get_by_role("region", name="Mail", exact=True)
    expect(page.get_by_text("where you sign in by mail")).to_be_visible()
    notices = mail.get_by_role("checkbox", name="Tell me by mail when it is my turn")
    expect(notices).to_be_checked()
    notices.click()
    expect(notices).not_to_be_checked()
    expect(notices).to_be_enabled()  # the server has it
    page.reload()
    expect(notices).not_to_be_checked()
    assert too_small(page) <= LABELLED
    mail.get_by_role("button", name="Take the address away").click()
    expect(mail.get_by_role("alert")).to_contain_text("cannot sign in by mail")
    mail.get_by_role("button", name="Yes, take it away").click()
    expect(mail.get_by_role("button", name="Send me the link")).to_be_visible()
    assert page.request.get(f"{home}/api/me/account").json()["mail"]["address"] == ""


def test_what_is_wrong_with_an_address_is_in_sight_where_it_was_given(opened: Opened, home: str) -> None:
    page = opened(size="phone", forgiven=REFUSED)
    page.request.put(f"{home}/api/me", data={"name": "Ada", "language": "en"})
    page.goto(f"{home}/me")
    mail = page.get_by_role("region", name="Mail", exact=True)
    mail.get_by_label("Mail address").fill("ada@localhost")
    mail.get_by_role("button", name="Send me the link").tap()
    told = page.get_by_role("alert").filter(has_text="This is no mail address")
    expect(told).to_be_in_viewport()
    expect(mail.get_by_label("Mail address")).to_be_in_viewport()


def test_where_no_letter_gets_through_the_page_says_so_and_another_one_is_sent(opened: Opened, home: str) -> None:
    page = opened()
    page.request.put(f"{home}/api/me", data={"name": "Ada", "language": "en"})
    page.goto(f"{home}/me")
    mail = page.get_by_role("region", name="Mail", exact=True)
    mail.get_by_label("Mail address").fill("nobody@example.org")
    mail.get_by_role("button", name="Send me the link").click()  # "on its way" may be over before one can look
    expect(mail.get_by_role("status")).to_contain_text("No letter got through to nobody@example.org")
    assert too_small(page) <= LABELLED
    with page.expect_response("**/api/me/mail") as answer:
        mail.get_by_role("button", name="Try again").click()
    assert answer.value.json()["mail"]["pending"] == "nobody@example.org"  # by a letter anew


def test_a_link_signs_in_another_browser_which_chooses(opened: Opened, home: str, post: Catcher) -> None:
    confirmed(opened(), home, post, "ada@example.org")
    phone = opened("/", size="phone", forgiven=REFUSED)
    new_table(phone, ["me", "easy"], name="Bob", server=home)
    wait_asked(phone)
    phone.goto(f"{home}/me")
    enter = phone.get_by_role("region", name="Sign in by mail")
    enter.get_by_label("Mail address").fill("nobody-here@example.org")
    count = len(post.letters)
    enter.get_by_role("button", name="Send me a link").tap()
    expect(enter.get_by_role("status")).to_contain_text("If somebody here has the address nobody-here@example.org")
    enter.get_by_label("Mail address").fill("ADA@example.org")
    enter.get_by_role("button", name="Send me a link").tap()
    expect(enter.get_by_role("status")).to_contain_text("ADA@example.org")
    token = link_after(phone, post, count)
    phone.goto(f"{home}/resume#{token}")
    expect(phone.get_by_role("heading", name="Sign in as Ada?")).to_be_visible()
    expect(phone.get_by_role("group", name="This browser is Bob now")).to_be_visible()
    assert too_small(phone) <= LABELLED
    phone.get_by_role("radio", name="Leave them to Bob").check()
    phone.get_by_role("button", name="Sign in").tap()
    expect(phone.get_by_role("heading", name="Ada", exact=True)).to_be_visible()
    expect(phone.get_by_role("note").filter(has_text="this browser was Bob")).to_be_visible()
    expect(phone.get_by_role("region", name="Devices")).to_contain_text("signed in by mail")
    phone.goto(f"{home}/resume#{token}")
    expect(phone.get_by_role("heading", name="This link does not hold")).to_be_visible()


def test_a_letters_link_ends_letters_without_signing_in(opened: Opened, home: str, post: Catcher) -> None:
    page = opened()
    confirmed(page, home, post, "eve@example.org", "Eve")
    assert page.request.get(f"{home}/api/me/account").json()["mail"]["notices"]
    bob = opened("/")
    new_table(bob, ["me", "open"], name="Bob", server=home)
    table = bob.url.rpartition("/")[2]
    count = len(post.letters)
    page.request.post(f"{home}/api/tables/{table}/seats/1", data={"name": "Eve"})
    # whoever begins: in the end it is the turn of who is not there
    until(bob, lambda: passes(bob, home, table) or len(post.letters) > count, "Eve is told")
    stranger = opened("/about")
    stop = post.letters[count].get_content().rpartition("#")[2].strip()
    stranger.goto(f"{home}/unsubscribe#{stop}")
    stranger.get_by_role("button", name="Send no more").click()
    expect(stranger.get_by_text("No more letters about turns are sent there.")).to_be_visible()
    assert not page.request.get(f"{home}/api/me/account").json()["mail"]["notices"]


def passes(page: Page, home: str, table: str) -> bool:
    """Answer once, where something is asked; never the end."""
    update = page.request.get(f"{home}/api/tables/{table}/update").json()
    if update["prompt"]:
        answer = {"expected": update["number"], "action": update["prompt"]["options"][0]["action"]}
        page.request.post(f"{home}/api/tables/{table}/actions", data={**answer, "key": f"key-{update['number']:08}"})
    return False


def test_without_a_mail_server_the_page_offers_none(visit: Visit, address: str) -> None:
    page = visit("/me")
    page.request.put(f"{address}/api/me", data={"name": "Ada", "language": "en"})
    page.reload()
    expect(page.get_by_role("region", name="Devices")).to_be_visible()
    for name in ("Mail", "Sign in by mail"):
        expect(page.get_by_role("region", name=name, exact=True)).to_have_count(0)
