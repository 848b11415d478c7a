"""An account on the page, with Chromium's virtual authenticator: made, used in another browser, signed out, gone."""

from __future__ import annotations

import re
import zipfile
from collections.abc import Callable
from typing import Any
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import CDPSession, Page, expect

from browser.conftest import Visit
from browser.table import new_table, too_small, wait_asked

REFUSED = "status of 40"
CONSENTS = {
    "protocol": "ctap2",
    "transport": "internal",
    "hasResidentKey": True,
    "hasUserVerification": True,
    "isUserVerified": True,
    "automaticPresenceSimulation": True,
}

Named = Callable[..., tuple[Page, CDPSession, str]]


@pytest.fixture
def named(visit: Visit, address: str) -> Named:
    """A browser at the server's name, with an authenticator: the page, the browser's own door, the authenticator."""
    home = address.replace("127.0.0.1", "localhost")

    def open_page(path: str = "/me", **more: Any) -> tuple[Page, CDPSession, str]:
        page = visit(f"{home}{path}", fresh=True, **more)
        door = page.context.new_cdp_session(page)
        door.send("WebAuthn.enable")
        authenticator = door.send("WebAuthn.addVirtualAuthenticator", {"options": CONSENTS})["authenticatorId"]
        return page, door, authenticator

    return open_page


def carry(from_: tuple[Page, CDPSession, str], to: tuple[Page, CDPSession, str]) -> None:
    """A maker of passkeys copies them to another device."""
    for credential in from_[1].send("WebAuthn.getCredentials", {"authenticatorId": from_[2]})["credentials"]:
        to[1].send("WebAuthn.addCredential", {"authenticatorId": to[2], "credential": credential})


def server_of(page: Page) -> str:
    parts = urlsplit(page.url)
    return f"{parts.scheme}://{parts.netloc}"


def test_a_guest_keeps_everything_on_another_device(named: Named) -> None:
    desk = named("/")
    page = desk[0]
    new_table(page, ["me", "easy"], name="Ada", server=server_of(page))
    wait_asked(page)
    table = page.url
    page.goto(f"{server_of(page)}/me")
    expect(page.get_by_text("You play as a guest")).to_be_visible()
    page.get_by_role("button", name="Make a passkey").click()
    expect(page.get_by_role("status").filter(has_text="Done. You can sign in")).to_be_visible()
    expect(page.get_by_text("You are Ada on every device")).to_be_visible()
    phone = named(size="phone")
    other = phone[0]
    carry(desk, phone)
    expect(other.get_by_role("heading", name="You are nobody here yet")).to_be_visible()
    assert too_small(other) == set()
    other.get_by_role("button", name="Sign in with a passkey").tap()
    expect(other.get_by_role("status").filter(has_text="You are signed in as Ada")).to_be_visible()
    assert too_small(other) == set()
    other.goto(table)
    wait_asked(other)
    page.reload()
    devices = page.get_by_role("region", name="Devices")
    expect(devices.get_by_role("listitem")).to_have_count(2)
    devices.get_by_role("button", name=re.compile("^Sign out: ")).click()
    devices.get_by_role("button", name="Yes, sign out").click()
    expect(other.get_by_text("You have been signed out on this device")).to_be_visible()
    expect(devices.get_by_role("listitem")).to_have_count(1)


def test_a_closed_window_and_a_passkey_nobody_knows_are_told(named: Named) -> None:
    page, door, authenticator = named(forgiven=REFUSED)
    page.get_by_label("Your name").fill("Bob")
    door.send("WebAuthn.setUserVerified", {"authenticatorId": authenticator, "isUserVerified": False})
    door.send("WebAuthn.setAutomaticPresenceSimulation", {"authenticatorId": authenticator, "enabled": False})
    page.evaluate(
        """() => {
            const create = navigator.credentials.create.bind(navigator.credentials);
            navigator.credentials.create = (asked) => create({ ...asked, signal: AbortSignal.timeout(300) })
                .catch(() => { throw new DOMException('', 'AbortError'); });
        }"""
    )
    page.get_by_role("button", name="Make a passkey").click()
    expect(page.get_by_role("alert")).to_contain_text("its window was closed or ran out of time")
    page.reload()
    door.send("WebAuthn.setUserVerified", {"authenticatorId": authenticator, "isUserVerified": True})
    door.send("WebAuthn.setAutomaticPresenceSimulation", {"authenticatorId": authenticator, "enabled": True})
    page.get_by_role("button", name="Make a passkey").click()
    expect(page.get_by_text("You are Bob on every device")).to_be_visible()
    page.get_by_role("button", name=re.compile("^Remove: ")).click()
    expect(page.get_by_role("alert")).to_contain_text("is your last passkey")
    page.get_by_role("button", name="Yes, remove it").click()
    page.get_by_role("button", name="Sign in with a passkey").click()
    expect(page.get_by_role("alert")).to_contain_text("opens no account here")


def test_what_a_browser_has_comes_along(named: Named) -> None:
    desk, laptop = named(), named("/")
    desk[0].get_by_label("Your name").fill("Ada")
    desk[0].get_by_role("button", name="Make a passkey").click()
    expect(desk[0].get_by_text("You are Ada on every device")).to_be_visible()
    page = laptop[0]
    new_table(page, ["me", "easy"], name="Bob", server=server_of(page))
    wait_asked(page)
    page.goto(f"{server_of(page)}/me")
    carry(desk, laptop)
    expect(page.get_by_role("group", name="This browser")).to_contain_text(
        "This browser is Bob now, with a seat at one table."
    )
    page.get_by_role("button", name="Sign in with a passkey").click()
    expect(page.get_by_role("status").filter(has_text="one table came along")).to_be_visible()
    assert len(desk[0].request.get(f"{server_of(desk[0])}/api/me").json()["tables"]) == 1


def test_ones_data_is_taken_along_and_deleted(named: Named) -> None:
    page = named()[0]
    page.get_by_label("Your name").fill("Ada")
    page.get_by_role("button", name="Make a passkey").click()
    with page.expect_download() as download:
        page.get_by_role("button", name="Download my data").click()
    with zipfile.ZipFile(download.value.path()) as archive:
        assert b'"Ada"' in archive.read("me.json")
    page.get_by_text("Delete everything").first.click()
    gone = page.get_by_role("button", name="Delete everything")
    expect(gone).to_be_disabled()
    page.get_by_label("To go on, type your name").fill("Ada")
    gone.click()
    expect(page.get_by_role("heading", name="You are deleted")).to_be_visible()
    assert page.request.get(f"{server_of(page)}/api/me").json()["name"] == ""


def test_where_passkeys_cannot_be_the_page_says_why(visit: Visit) -> None:
    page = visit("/me", forgiven="ERR_INTERNET_DISCONNECTED")
    expect(page.get_by_role("note")).to_contain_text("this page is open by a number (127.0.0.1)")
    expect(page.get_by_role("link", name="Open it as http://localhost")).to_be_visible()
    expect(page.get_by_role("button", name="Make a passkey")).to_have_count(0)
    page.context.set_offline(True)
    page.get_by_role("link", name="Gamekeeper").first.click()
    page.get_by_role("link", name="Your account").click()
    expect(page.get_by_text("The server does not answer")).to_be_visible()
