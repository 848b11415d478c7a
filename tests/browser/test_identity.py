"""Who one is, and who decides: personal links ask first, the host has the buttons, signing out is told everywhere."""

from __future__ import annotations

from playwright.sync_api import Page, expect

from browser.conftest import Visit
from browser.table import new_table, seats_of_two, wait_asked
from browser.test_seats import personal_link


def waiting(visit: Visit, size: str = "desktop") -> tuple[Page, Page]:
    """Ada's table with Bob at it, and a seat still open."""
    ada = visit()
    new_table(ada, ["me", "open", "open"], name="Ada")
    bob = visit(ada.url, size=size)
    bob.get_by_label("Your name").fill("Bob")
    bob.get_by_role("button", name="Join in").click()
    expect(bob.get_by_role("button", name="Leave the seat")).to_be_visible()
    return ada, bob


def test_the_host_has_the_buttons_and_the_others_see_who_that_is(visit: Visit) -> None:
    ada, bob = waiting(visit, size="phone")
    for page in (ada, bob):
        expect(page.locator("li").filter(has_text="Ada")).to_contain_text("Host")
    for name in ("Start now with bots", "Let a bot play", "Free the seat"):
        expect(bob.get_by_role("button", name=name)).to_have_count(0)
    ada.get_by_role("button", name="Free the seat").click()
    expect(bob.get_by_role("alert")).to_contain_text("opened your seat again")
    bob.get_by_role("button", name="Join in").tap()
    expect(ada.get_by_role("button", name="Let a bot play")).to_have_count(1)
    ada.get_by_role("button", name="Let a bot play").click()
    for page in (ada, bob):
        page.wait_for_selector(".bar")


def test_the_host_starts_with_bots(visit: Visit) -> None:
    ada, bob = waiting(visit)
    ada.get_by_label("Their strength").select_option("easy")
    ada.get_by_role("button", name="Start now with bots").click()
    bob.wait_for_selector(".bar")
    bob.get_by_role("button", name="More about this table").click()
    expect(bob.get_by_role("dialog")).to_contain_text("Ada decides here who plays")


def test_the_others_decide_once_the_host_has_been_away(visit: Visit) -> None:
    ada, bob = waiting(visit)
    ada.close()
    bob.get_by_role("button", name="Start now with bots").click()
    bob.wait_for_selector(".bar")


def test_who_opens_a_letters_link_elsewhere_finds_the_way_to_sign_in(visit: Visit) -> None:
    desk = visit()
    new_table(desk, ["me", "easy"], name="Ada")
    wait_asked(desk)
    desk.get_by_role("button", name="More about this table").click()
    expect(desk.get_by_role("dialog").get_by_role("link", name="Replay")).to_be_visible()
    expect(desk.get_by_role("dialog").get_by_role("link", name="Sign in")).to_have_count(0)
    phone = visit(desk.url, size="phone")
    expect(phone.locator(".bar")).to_contain_text("You are watching")
    phone.get_by_role("button", name="More about this table").tap()
    phone.get_by_role("dialog").get_by_role("link", name="Sign in").tap()
    phone.wait_for_url("**/me")


def test_a_personal_link_pasted_where_tables_are_looked_for_is_opened(visit: Visit) -> None:
    desk = visit()
    new_table(desk, ["me", "easy"], name="Ada")
    wait_asked(desk)
    link = personal_link(desk)
    other = visit("/")
    other.get_by_label("Code or link").fill(f" {link}")
    other.get_by_role("button", name="Go to the table").click()
    expect(other.get_by_role("heading", level=1)).to_contain_text("Ada")


def test_opening_a_personal_link_changes_nothing_before_the_press(visit: Visit) -> None:
    desk = visit()
    new_table(desk, ["me", "easy"], name="Ada")
    wait_asked(desk)
    link = personal_link(desk)
    other = visit()
    new_table(other, ["me", "open"], name="Bob")
    other.goto(link)
    expect(other.get_by_role("heading", name="Play on as Ada?")).to_be_visible()
    expect(other.get_by_role("note")).to_contain_text("you are Bob here, with a seat at one table")
    other.reload()
    other.get_by_role("link", name="Stay Bob").click()
    assert other.request.get("/api/me").json()["name"] == "Bob"
    other.goto(link)
    other.get_by_role("button", name="Play on as Ada").click()
    other.wait_for_selector(".bar")
    late = visit(link, forgiven="status of 400")
    expect(late.get_by_text("It has been used")).to_be_visible()


def test_a_link_is_revoked(visit: Visit) -> None:
    desk = visit()
    new_table(desk, ["me", "easy"], name="Ada")
    wait_asked(desk)
    link = personal_link(desk)
    desk.get_by_role("button", name="More about this table").click()
    desk.get_by_text("One more personal link").click()
    desk.get_by_role("button", name="Revoke the link").click()
    expect(desk.get_by_text("One more personal link")).to_have_count(0)
    expect(visit(link, forgiven="status of 400").get_by_text("It has been used")).to_be_visible()


def test_signing_out_reaches_every_other_device(visit: Visit) -> None:
    desk, _ = seats_of_two(visit, ["me", "open"])
    phone = visit(personal_link(desk), size="phone")
    phone.get_by_role("button", name="Play on as").tap()
    phone.wait_for_selector(".bar")
    desk.get_by_role("button", name="Settings").click()
    desk.get_by_role("button", name="Sign out on all other devices").click()
    desk.get_by_role("button", name="Yes, sign out there").click()
    expect(desk.get_by_text("Only this browser plays in your name now")).to_be_visible()
    expect(phone.get_by_text("You have been signed out on this device")).to_be_visible()
    desk.get_by_role("dialog").get_by_role("button", name="Close").click()
    expect(desk.locator(".hand")).to_be_visible()
    expect(desk.get_by_text("You have been signed out")).to_have_count(0)
    assert desk.request.get("/api/me").json()["name"] != ""
    assert phone.request.get("/api/me").json()["name"] == ""


def test_a_name_that_cannot_be_is_explained(visit: Visit) -> None:
    page = visit(forgiven="status of 400")
    page.goto("/new")
    page.get_by_label("Your name").fill("\u0410nna")
    page.get_by_role("button", name="Lay the table").click()
    expect(page.get_by_role("alert")).to_contain_text("mixes letters of different alphabets")
