"""Going away and coming back: on another device, and after a bot has stepped in."""

from __future__ import annotations

import re
import time

from playwright.sync_api import Page, expect

from browser.conftest import Visit
from browser.table import board_of, decide, hand_of, lay, new_table, press, seats_of_two, wait_asked, whose_turn


def personal_link(page: Page) -> str:
    """The link that carries the reader's seat to another device."""
    page.get_by_role("button", name="More about this table").click()
    sheet = page.get_by_role("dialog")
    sheet.get_by_role("button", name="Make a personal link").click()
    expect(sheet.get_by_text("who opens it first plays as you")).to_be_visible()
    link = sheet.get_by_label("Link").last.input_value()
    sheet.get_by_role("button", name="Close").click()
    return link


def test_a_personal_link_carries_the_seat_to_another_device(visit: Visit) -> None:
    desk = visit()
    new_table(desk, ["me", "easy"], name="Ada")
    wait_asked(desk)
    lay(desk)
    desk.wait_for_selector(".bar.asks .option")
    link = personal_link(desk)
    assert "/resume#" in link
    phone = visit(link, size="phone")
    phone.get_by_role("button", name="Play on as Ada").tap()
    phone.wait_for_selector(".bar.asks .option")
    expect(phone).to_have_url(desk.url)  # the secret has left the address
    assert (hand_of(phone), board_of(phone)) == (hand_of(desk), board_of(desk))
    press(phone, ".option")
    press(phone, ".bar.sure .primary")
    expect(desk.locator("aside .log")).to_contain_text("Turn 2")
    wait_asked(phone)
    held = len(hand_of(phone))
    lay(phone)
    expect(phone.locator(".hand .held")).to_have_count(held - 1)
    expect(desk.locator(".hand .held")).to_have_count(held - 1)
    desk.get_by_role("button", name="Undo").click()
    expect(phone.locator(".hand .held")).to_have_count(held)
    phone.goto("/")
    expect(phone.locator(f'a[href="{re.sub("^.*(?=/table/)", "", desk.url)}"]')).to_be_visible()


def test_a_bot_plays_for_who_is_away_until_they_come_back(visit: Visit) -> None:
    ada, bob = seats_of_two(visit, ["me", "open"])
    while whose_turn(ada, bob) is ada:
        decide(ada)
    context, table = bob.context, bob.url
    bob.close()
    expect(ada.locator(".seat:visible").filter(has_text="Bob")).to_contain_text("away")
    ada.get_by_role("button", name="Let a bot play").click()
    expect(ada.locator(".seat:visible").filter(has_text="Bob")).to_contain_text("A bot plays this seat")
    wait_asked(ada)
    bob = context.new_page()
    bob.goto(table)
    bob.get_by_role("button", name="Take my seat back").tap()
    expect(bob.get_by_role("button", name="Take my seat back")).to_have_count(0)
    expect(ada.locator(".seat:visible").filter(has_text="Bob")).not_to_contain_text("bot")
    while whose_turn(ada, bob) is ada:
        decide(ada)
    hand = hand_of(bob)
    lay(bob)
    expect(bob.locator(".hand .held")).to_have_count(len(hand) - 1)


def test_who_is_away_gives_up_the_seat_only_once_their_time_is_over(visit: Visit) -> None:
    ada, bob = seats_of_two(visit, ["me", "open"])
    while whose_turn(ada, bob) is bob:
        decide(bob)
    ada.clock.install()
    ada.clock.pause_at(time.time() + 1.0)  # the page's clock stands still, the server's goes on
    bob.close()
    expect(ada.locator(".seat:visible").filter(has_text="Bob")).to_contain_text("away")
    ada.get_by_role("button", name="More about this table").click()
    offer = ada.get_by_role("dialog").get_by_role("button", name="Let a bot play")
    expect(offer).to_be_disabled()
    time.sleep(1.5)  # so long the server waits
    expect(offer).to_be_disabled()
    ada.clock.run_for(1500)
    expect(offer).to_be_enabled()
    ada.clock.resume()
    offer.click()
    expect(ada.locator(".seat:visible").filter(has_text="Bob")).to_contain_text("A bot plays this seat")


def test_who_has_to_go_hands_their_seat_to_a_bot_and_nobody_waits(visit: Visit) -> None:
    ada, bob = seats_of_two(visit, ["me", "open"])
    wait_asked(whose_turn(ada, bob))
    bob.get_by_role("button", name="More about this table").tap()
    bob.get_by_role("button", name="Hand my seat to a bot").tap()
    expect(bob.get_by_role("dialog")).to_have_count(0)
    expect(ada.locator(".seat:visible").filter(has_text="Bob")).to_contain_text("A bot plays this seat")
    wait_asked(ada)
    bob.get_by_role("button", name="More about this table").tap()
    expect(bob.get_by_role("button", name="Hand my seat to a bot")).to_have_count(0)  # a bot has it
    bob.get_by_role("dialog").get_by_role("button", name="Take my seat back").tap()
    expect(ada.locator(".seat:visible").filter(has_text="Bob")).not_to_contain_text("bot")


def test_who_plays_against_bots_alone_keeps_nobody_waiting(visit: Visit) -> None:
    page = visit()
    new_table(page, ["me", "easy"], name="Ada")
    wait_asked(page)
    page.get_by_role("button", name="More about this table").click()
    expect(page.get_by_role("dialog").get_by_role("link", name="Replay")).to_be_visible()
    expect(page.get_by_role("button", name="Hand my seat to a bot")).to_have_count(0)
