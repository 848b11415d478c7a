"""Coming back to the home page, and opening an invitation."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from browser.conftest import Visit
from browser.table import new_table, play_to_the_end, wait_asked


def test_a_returning_player_s_home_begins_with_what_waits_for_them(visit: Visit) -> None:
    page = visit("/")
    expect(page.get_by_role("main").get_by_role("heading").first).to_contain_text("Lay your animals")
    new_table(page, ["me", "open"], name="Ada")
    waiting = page.url
    new_table(page, ["me", "easy"])
    wait_asked(page)
    playing = page.url
    page.goto("/")
    headings = page.get_by_role("main").get_by_role("heading")
    expect(headings.nth(0)).to_have_text("Waiting for you")
    expect(headings.nth(1)).to_have_text("Running tables")
    lists = page.locator(".back")
    assert lists.nth(0).get_by_role("link").evaluate("one => one.href") == playing
    assert lists.nth(1).get_by_role("link").evaluate("one => one.href") == waiting
    expect(lists.nth(1)).to_contain_text("with one free seat")


TOLD = {  # how a finished game ended, and when
    "en": (r"You won|won; you came (1st|2nd)|You shared", r"\d{4}, \d\d:\d\d"),
    "it": (r"Hai vinto|Ha vinto .*; tu: 2º|Hai condiviso", r"\d{4}, \d\d:\d\d"),
    "ru": (r"Вы победили|Победа: .*; у вас 2-е место|Вы разделили", r"\d{4}\s*г\., \d\d:\d\d"),
}


def test_finished_games_tell_when_how_and_against_whom_in_every_language(visit: Visit) -> None:
    page = visit("/")
    new_table(page, ["me", "easy"], 6, name="Ada")
    play_to_the_end(page)
    for language, (result, year) in TOLD.items():
        page.evaluate(f"() => localStorage.setItem('gamekeeper', JSON.stringify({{ language: '{language}' }}))")
        page.goto("/")
        line = page.locator(".finished li")
        expect(line).to_have_count(1)
        expect(line).to_contain_text(re.compile(result))
        shown = line.locator("time")
        assert re.search(year, shown.inner_text())
        hour = shown.evaluate("one => String(new Date(one.dateTime).getMinutes()).padStart(2, '0')")
        assert shown.inner_text().endswith(hour)  # in the reader's own time zone
        assert re.search("Birch|Betulla|Берёза", line.inner_text())


@pytest.mark.parametrize("size", ["desktop", "phone"])
def test_an_invitation_says_who_what_and_has_one_button(visit: Visit, size: str) -> None:
    ada = visit()
    new_table(ada, ["me", "open", "easy"], 30, name="Ada")
    bob = visit(ada.url, size=size)
    main = bob.get_by_role("main")
    expect(main.get_by_role("heading", level=1)).to_have_text("Ada invites you to Yellowstone Park")
    for told in ("2–5 players", "about 45 minutes", "Ada and Cedar, and one free seat", "End score: 30"):
        expect(main).to_contain_text(told)
    expect(main.locator("button:visible")).to_have_count(1)
    bob.get_by_label("Your name").fill("Bob")
    main.get_by_role("button", name="Join in").click()
    bob.wait_for_selector(".board")
    expect(ada.locator(".seat:visible").filter(has_text="Bob")).to_have_count(1)


def test_an_invitation_s_link_has_a_preview_without_scripts(visit: Visit) -> None:
    ada = visit()
    new_table(ada, ["me", "open"], name="Ada <b>")
    html = ada.request.get(ada.url).text()
    assert "<title>Ada &lt;b&gt; invites you to Yellowstone Park</title>" in html
    picture = re.findall(r'property="og:image" content="([^"]+)"', html)
    answer = ada.request.get(picture[0])
    assert (answer.status, answer.headers["content-type"]) == (200, "image/png")
    assert answer.body()[16:24] == (1200).to_bytes(4, "big") + (630).to_bytes(4, "big")
