"""Talking at a table: in two languages, on a phone too, muted, reported, and as the host lets people."""

from __future__ import annotations

from playwright.sync_api import expect

from browser.conftest import Visit
from browser.table import new_table


def test_each_reads_a_phrase_in_their_own_language(visit: Visit) -> None:
    ada = visit("/new")
    new_table(ada, ["me", "open"], name="Ada")
    ben = visit(ada.url, size="phone", language="it")
    ben.locator("form input").fill("Ben")
    ben.locator("form button").tap()
    ada.wait_for_selector(".bar")
    ben.wait_for_selector(".bar")
    # on a wide page it lies beside the table, where the log was
    ada.get_by_role("button", name="Chat").click()
    talk = ada.get_by_role("list", name="Chat")
    expect(talk).to_contain_text("Whoever watches this table reads along.")
    ada.get_by_role("button", name="Well played").click()
    expect(talk.locator("li.mine:not(.pending)")).to_contain_text("Well played")
    # on a phone it is read in passing, above the board, and counted
    expect(ben.locator("header .fresh")).to_have_text("Ada Bella mossa")
    expect(ben.locator(".heard p", has_text="Ada: Bella mossa")).to_be_attached()
    ben.get_by_role("button", name="Chat, un messaggio nuovo").tap()
    heard = ben.get_by_role("list", name="Chat")
    expect(heard.locator("li")).to_contain_text(["Bella mossa"])
    ben.get_by_label("Il tuo messaggio").fill("ciao <b>Ada</b> https://x.example")
    ben.get_by_role("button", name="Invia").tap()
    expect(talk).to_contain_text("ciao <b>Ada</b> https://x.example")
    expect(talk.get_by_role("link")).to_have_count(0)
    ben.reload()
    ben.wait_for_selector(".bar")
    ben.get_by_role("button", name="Chat", exact=True).tap()  # nothing is new, nothing is there twice
    expect(heard.locator("li")).to_have_count(2)
    for number in range(6):
        ben.get_by_label("Il tuo messaggio").fill(f"numero {number}")
        ben.get_by_role("button", name="Invia").tap()
        expect(heard.locator("li:not(.pending)")).to_have_count(3 + number)
    ben.get_by_role("button", name="Chiudi").tap()
    ben.get_by_role("button", name="Chat", exact=True).tap()  # it opens at what was said last
    expect(heard.locator("li").last).to_be_in_viewport(ratio=0.9)
    # reported, muted, and read again
    talk.get_by_role("button", name="About this message of Ben").first.click()
    ada.get_by_role("button", name="Report it").click()
    expect(ada.get_by_text("will look at it")).to_be_visible()
    talk.get_by_role("button", name="About this message of Ben").first.click()
    ada.get_by_role("button", name="Mute Ben").click()
    expect(talk.locator("li")).to_have_count(1)
    # the host lets people choose among phrases
    ada.get_by_text("Chat and watching").click()
    ada.locator(".rules select").select_option("phrases")
    expect(ben.get_by_label("Il tuo messaggio")).to_have_count(0)
    # somebody watches, and then may not
    cleo = visit(ada.url)
    expect(ada.get_by_text("One person is watching").first).to_be_visible()
    ada.get_by_label("Others may watch").uncheck()
    expect(cleo.get_by_role("heading", name="This table is not watched")).to_be_visible()
    expect(ada.get_by_text("One person is watching")).to_have_count(0)
    ada.goto("/me")
    ada.get_by_role("button", name="Read Ben again").click()
    expect(ada.get_by_role("button", name="Read Ben again")).to_have_count(0)
