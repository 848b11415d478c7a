"""Iditacards through the page: a race of four, a run alone to its end, what is said before an answer, what fits."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, WebSocket, expect

from browser.conftest import Visit
from browser.fort import ME, OPEN, bots, update_of
from browser.positions import DESKTOP, PHONE, Step, Tables, Wanted, asks
from browser.table import RESULT, asked_of, confirm, number_of, press, seen, too_small, until, wait_asked
from browser.test_fit import assert_fits, resize
from browser.test_looks import KEY, texts, violations

PILES = [".tiles strong", ".risk span", ".attached span", ".name span", "small"]  # names that may end in an ellipsis
LIT = ".card-button.lit, .team .lit"
UNDER = """() => [...document.querySelectorAll('.hand .card-button')].filter((card) => {
    const { left, top, width, height } = card.getBoundingClientRect();
    const parts = [0.05, 0.2, 0.5, 0.8];
    return !parts.some((x) => card.contains(document.elementFromPoint(left + x * width, top + 0.9 * height)));
}).map((card) => card.dataset.element)"""


def due(step: Step) -> bool:
    """Whether the top card is turned up as risk."""
    return step.answer == "risk"


QUESTIONS: dict[str, tuple[int, Wanted]] = {
    "turn": (4, asks("ask-turn", turn=9, choices=5)),
    "energy": (4, asks("ask-energy", choices=3)),
    "fill": (4, asks("ask-fill")),
    "join": (4, asks("ask-join")),
    "attach": (4, asks("ask-attach")),
    "risk": (2, due),
    "take": (1, asks("ask-take")),
}


@pytest.mark.parametrize("question", QUESTIONS)
def test_iditacards_fits(tables: Tables, tmp_path: Path, question: str) -> None:
    seats, wanted = QUESTIONS[question]
    position = tables.at("iditacards", seats, wanted)
    # on the own turn dogs can be parted with too: small tables have them in a sheet
    offers = position.offers() if question in ("energy", "fill", "take", "attach") else []
    assert_fits(tables.look(position), tmp_path, offers=offers)


def new_race(page: Page, places: list[dict[str, str]], **options: int) -> str:
    """Lay a table and go there; its code."""
    body = {"game": "iditacards", "seats": len(places), "options": options, "places": places, "name": "Ada"}
    made = page.request.post("/api/tables", data=body, headers={"origin": page.url.rstrip("/")})
    assert made.ok, made.text()
    code: str = made.json()["code"]
    page.goto(f"/table/{code}")
    return code


def answer(page: Page) -> None:
    """What lies ready, the first card or dog that can be pointed at, or the first button; and wait until it counts."""
    before = number_of(page)
    if page.locator(".bar .go").count():
        press(page, ".bar .go")
    elif page.locator(LIT).count() and not page.locator(".bar .option", has_text="Turn up").count():
        page.locator(LIT).first.press("Enter")
    else:
        press(page, ".bar .option")
    confirm(page)
    until(page, lambda: number_of(page) != before, "the answer counts")


def test_four_race_in_four_browsers_and_see_no_hand_but_their_own(visit: Visit) -> None:
    ada = visit("/", confirm="never")
    code = new_race(ada, [ME, OPEN, OPEN, OPEN], turn_cap=1)
    pages = [ada]
    for name in ("Ben", "Cleo", "Dmitri"):
        guest = visit(f"/table/{code}", size="phone" if name == "Ben" else "desktop", confirm="never")
        guest.get_by_label("Your name").fill(name)
        guest.get_by_role("button", name="Join in").click()
        pages.append(guest)
    while (page := asked_of(pages)) is not None:
        answer(page)
    for seat, page in enumerate(pages):
        page.wait_for_selector(RESULT)
        view = update_of(page, code)["view"]
        assert [type(view["zones"][f"hand:{other}"]) is list for other in range(4)] == [
            other == seat for other in range(4)
        ]
        expect(page.locator("dialog").get_by_role("listitem")).to_have_count(4)
        page.keyboard.press("Escape")
        expect(page.locator("g.sled")).to_have_count(4)
        expect(page.locator(".trail ul.hidden-text")).to_contain_text(f"You are on {view['position'][seat]}.")


def test_a_run_alone_ends_on_a_phone(visit: Visit) -> None:
    page = visit("/", size="phone", confirm="never")
    code = new_race(page, [ME])
    small: set[str] = set()
    while wait_asked(page):
        assert page.evaluate("() => document.documentElement.scrollWidth") <= 390
        small |= too_small(page)
        if asked_is(page, code, "ask-turn"):
            page.get_by_role("button", name="Take a new day").tap()
        else:
            answer(page)
    view = update_of(page, code)["view"]
    assert view["ending"] == "death"
    expect(page.get_by_role("dialog", name="The trail has won.")).to_contain_text("The musher died on the way")
    page.keyboard.press("Escape")
    expect(page.locator(".run")).to_contain_text(f"{view['turn']} turns")
    assert small == set()


def asked_is(page: Page, code: str, question: str) -> bool:
    """Whether this is what the reader is asked."""
    prompt = update_of(page, code)["prompt"]
    return bool(prompt and prompt["text"]["key"] == question)


def test_a_finished_run_is_the_one_to_beat(tables: Tables) -> None:
    position = tables.at("iditacards", 1, lambda step: step.turn == 62)
    page = tables.look(position)
    expect(page.locator(".run")).to_contain_text("No run has reached the finish here yet")
    while wait_asked(page):
        answer(page)
    view = position.update()["view"]
    assert view["ending"] == "finish"
    expect(page.get_by_role("dialog", name=f"You made it in {view['turn']} turns")).to_be_visible()
    kept = json.loads(page.evaluate("localStorage.getItem('gamekeeper-iditacards')"))
    assert (kept["figures"], len(kept["places"])) == ([view["turn"], view["days"][0]], view["turn"] + 1)
    assert kept["places"][-1] == view["position"][0]
    page.goto("/")
    new_race(page, [ME])
    expect(page.locator(".run")).to_contain_text(f"Best here: {view['turn']} turns, {view['days'][0]} new days")


def test_what_a_card_costs_where_it_leads_and_why_another_cannot_be_played_is_said(tables: Tables) -> None:
    position = tables.at("iditacards", 2, asks("ask-turn", turn=10), confirm="always")
    page = tables.look(position, PHONE)
    view, options = position.update()["view"], position.update()["prompt"]["options"]
    option = next(one for one in options if one["text"]["params"].get("passes"))
    card, to = option["elements"][0], option["text"]["params"]
    page.locator(f'.hand [data-element="{card}"]').click(position={"x": 70, "y": 130})
    would = page.locator(".bar .would")
    expect(would).to_contain_text(f"dvance to {to['end']}")
    expect(would.locator(".loss").first).to_be_visible()
    expect(page.locator(".tag.loss")).to_contain_text(f"{to['damage']} damage" if to["damage"] else "back 1")
    expect(page.locator("g.isGhost")).not_to_have_count(0)
    expect(page.locator(f'.hand [data-element="{card}"] .ribbon')).to_contain_text(f"{to['end']}")
    page.keyboard.press("Escape")
    dear = next(one for one in view["own"]["sums"] if one in view["own"]["fates"])
    page.locator(f'.hand [data-element="{dear}"] .costs').click()
    expect(page.get_by_role("dialog")).to_contain_text(re.compile(r"= \d printed, .\d (hypothermia|starvation)"))
    page.keyboard.press("Escape")
    shut = next(one for one, fate in view["own"]["fates"].items() if fate.startswith("no-"))
    lacking = page.locator(f'.hand [data-element="{shut}"]')
    expect(lacking.locator(".hidden-text")).to_contain_text("needs")
    lacking.click(position={"x": 70, "y": 130})
    expect(page.get_by_role("alert")).to_contain_text("costs energy")


def test_a_payment_lies_ready_and_is_made_by_one_click(tables: Tables) -> None:
    position = tables.at("iditacards", 1, asks("ask-energy", turn=4))
    page = tables.look(position, PHONE)
    owed = position.update()["prompt"]["text"]["params"]["left"]
    cards, ready = page.locator(".hand .card-button"), page.locator(".hand .card-button.isPicked")
    held = cards.count()
    expect(ready).to_have_count(owed)
    other = page.locator(".hand .card-button.lit:not(.isPicked)").first.get_attribute("data-element")
    page.locator(f'.hand [data-element="{other}"]').press("Enter")
    expect(page.locator(f'.hand [data-element="{other}"]')).to_have_attribute("aria-pressed", "true")
    expect(ready).to_have_count(owed)
    page.get_by_role("button", name=f"Discard the {owed}").click()
    expect(cards).to_have_count(held - owed)
    expect(page.locator(f'.hand [data-element="{other}"]')).to_have_count(0)
    expect(page.locator(".bar .asked")).not_to_contain_text("to go")
    page.get_by_role("button", name="Undo").click()
    expect(ready).to_have_count(owed)
    expect(page.locator(f'.hand [data-element="{other}"]')).to_have_attribute("aria-pressed", "true")


def test_who_waits_with_a_phone_reads_what_others_do(tables: Tables) -> None:
    position = tables.at("iditacards", 2, asks("ask-turn", turn=5))
    asked = position.people[position.seat].client
    waiting = position.people[1 - position.seat].window
    page = tables.page(waiting, f"/table/{position.code}", PHONE)
    told = page.locator(".bar .told")
    expect(told).to_be_visible()
    before = told.inner_text()
    update = position.update()
    body = {"expected": update["number"], "action": update["prompt"]["options"][0]["action"], "key": "what-others-do"}
    assert asked.post(f"/api/tables/{position.code}/actions", json=body).is_success
    expect(told).not_to_have_text(before)
    page = tables.page(waiting, f"/table/{position.code}", DESKTOP)
    expect(page.locator("aside .log button").first).to_be_visible()  # where the log tells it
    expect(told).to_have_count(0)
    expect(page.locator(".log [data-element]")).to_have_count(0)  # nothing flies to a card that a sentence names


def test_no_card_of_a_crowded_hand_lies_under_those_that_are_ready(tables: Tables) -> None:
    page = tables.look(tables.at("iditacards", 1, asks("ask-energy", turn=4)))
    expect(page.locator(".hand .isPicked").first).to_be_visible()
    page.mouse.move(5, 5)
    page.locator(".row .hand").evaluate("(hand) => (hand.style.maxWidth = '520px')")  # as many cards make it
    assert page.evaluate(UNDER) == []


def test_beside_open_rules_no_card_lies_over_a_pile(tables: Tables) -> None:
    page = tables.look(tables.at("iditacards", 3, asks("ask-turn")))
    page.locator("header .rules").click()
    expect(page.locator(".hand .card-button")).to_have_count(6)
    for size in ((1100, 800), (1133, 800), (1133, 900), (1280, 800)):
        resize(page, size)
        cards, piles = page.locator(".hand .card-button"), page.locator(".row .pile")
        hand, pile = cards.last.bounding_box(), piles.last.bounding_box()
        assert hand is not None
        assert pile is not None
        assert hand["x"] + hand["width"] <= pile["x"], size
        assert page.evaluate(UNDER) == []


def test_a_payment_begun_outlives_a_reload_and_can_be_taken_back(tables: Tables) -> None:
    position = tables.at("iditacards", 1, asks("ask-energy", turn=4))
    update = position.update()
    owed, first = update["prompt"]["text"]["params"]["left"], update["prompt"]["options"][0]["action"]
    body = {"expected": update["number"], "action": first, "key": "the-first-of-them"}
    assert position.people[0].client.post(f"/api/tables/{position.code}/actions", json=body).is_success
    page = tables.look(position)
    expect(page.locator(".bar .asked")).to_contain_text(f"{owed - 1} to go")
    expect(page.locator(".tray")).to_contain_text(f"{owed - 1} more")
    held = page.locator(".hand .card-button").count()
    for back in (held + 1, held + 2):
        page.get_by_role("button", name="Undo").click()
        expect(page.locator(".hand .card-button")).to_have_count(back)
    expect(page.locator(".bar .asked")).to_contain_text("Play a card")


def test_who_still_has_to_pay_is_asked_for_a_yes_at_the_end_alone(tables: Tables) -> None:
    page = tables.look(position := tables.at("iditacards", 1, asks("ask-energy", turn=4), confirm="turn"))
    page.get_by_role("button", name="Undo").click()
    expect(page.locator(".bar .asked")).to_contain_text("Play a card")
    options = position.update()["prompt"]["options"]
    paid = next(one for one in options if one["text"]["key"] == "option-play" and not one["asks_twice"])
    page.locator(f'.hand [data-element="{paid["elements"][0]}"]').click(position={"x": 70, "y": 130})
    expect(page.locator(".bar .asked")).to_contain_text("to go")
    expect(page.locator(".bar.sure")).to_have_count(0)


def test_keys_play_and_everything_has_a_name(tables: Tables) -> None:
    page = tables.look(tables.at("iditacards", 4, asks("ask-turn", turn=9, choices=5), confirm="always"))
    for name in page.locator(".hand .card-button .hidden-text").all_inner_texts():
        assert re.match(r"^\S.*, \w+\. Energy \w+, Health \d+, Risk \d+\. \S", name), name
    expect(page.get_by_role("slider", name="Part of the trail on the map")).to_have_attribute(
        "aria-valuetext", re.compile(r"squares \S+ to \d+")
    )
    page.keyboard.press("n")
    expect(page.locator(".day")).to_contain_text("The weather die")
    expect(page.get_by_role("button", name="Do it")).to_be_focused()
    page.keyboard.press("Escape")
    expect(page.locator(".day")).to_have_count(0)
    page.keyboard.press("t")
    expect(page.locator(".team button.lit").first).to_be_focused()
    page.keyboard.press("Delete")
    expect(page.locator(".bar .would")).to_contain_text(re.compile(r"(Kill|Discard) .*[Ss]peed −?\d+\."))
    page.keyboard.press("Escape")
    page.locator(".hand .card-button.lit").first.focus()
    page.keyboard.press("ArrowRight")
    expect(page.locator(".hand .card-button:focus")).to_have_count(1)
    number = number_of(page)
    page.keyboard.press("Enter")
    page.keyboard.press("Enter")
    until(page, lambda: number_of(page) > number, "the card is played")


def test_decks_are_chosen_by_number_and_joining_by_letter(tables: Tables) -> None:
    page = tables.look(tables.at("iditacards", 4, asks("ask-fill"), confirm="never"))
    page.keyboard.press("4")
    expect(page.locator("[role=log]")).to_contain_text("New in the supply")
    page = tables.look(tables.at("iditacards", 4, asks("ask-join"), confirm="never"))
    expect(page.locator(".day")).to_contain_text("If you stay")
    page.keyboard.press("s")
    expect(page.locator("[role=log]")).to_contain_text("You go on with your day.")


def test_a_spectator_sees_no_hand_neither_on_the_page_nor_on_the_wire(visit: Visit) -> None:
    ada = visit("/", confirm="never")
    code = new_race(ada, [ME, *bots(1)])
    frames: list[dict[str, Any]] = []
    guest = visit("/about", fresh=True)
    guest.on("websocket", lambda line: listen(line, frames))
    guest.goto(f"/table/{code}")
    guest.wait_for_selector(".race")
    for _ in range(6):
        wait_asked(ada)
        answer(ada)
    wait_asked(ada)
    expect(guest.locator(".hand[role=group], figure")).to_have_count(0)
    updates = [frame for frame in frames if frame["type"] == "update"]
    assert len(updates) > 4
    for view in seen(updates):
        assert view["own"] is None
        assert all(
            isinstance(cards, int)
            for zone, cards in view["zones"].items()
            if zone.partition(":")[0] in ("hand", "deck", "legend", "look")
        )


def listen(line: WebSocket, frames: list[dict[str, Any]]) -> None:
    """Keep what the server sends."""
    line.on("framereceived", lambda payload: frames.append(json.loads(payload)))


@pytest.mark.parametrize(
    ("theme", "wanted"),
    [("light", asks("ask-turn", turn=9, choices=5)), ("dark", asks("ask-join"))],
    ids=["light", "dark"],
)
def test_the_table_has_no_grave_fault(tables: Tables, theme: str, wanted: Wanted) -> None:
    page = tables.look(tables.at("iditacards", 4, wanted, theme=theme))
    found = violations(page)
    page.locator(".hand .card-button .costs").first.click()
    page.wait_for_selector("dialog")
    found += violations(page)
    page.keyboard.press("Escape")
    page.set_viewport_size(PHONE)
    found += violations(page)
    assert found == []


@pytest.mark.parametrize("language", ["it", "ru"])
def test_the_table_speaks_the_language(tables: Tables, language: str) -> None:
    page = tables.look(tables.at("iditacards", 2, due, language=language))
    said = texts(page)
    page.keyboard.press("n")
    page.wait_for_selector(".day")
    said += texts(page)
    assert KEY.findall(said) == []
    assert "discard pile" not in said
    assert len(re.findall("[а-я]{4,}", said)) > (100 if language == "ru" else -1)


def test_the_rules_show_every_card_as_it_is_drawn(visit: Visit) -> None:
    page = visit("/rules/iditacards#components")
    page.wait_for_selector("#components .drawn .card")
    assert page.locator("#components .drawn .card").count() > 90
    expect(page.locator("#components .drawn .die")).to_have_count(6)


def test_a_team_reads_as_a_list_of_its_dogs(tables: Tables) -> None:
    position = tables.at("iditacards", 4, asks("ask-turn", turn=9, choices=5))
    page = tables.look(position)
    dogs = len(position.update()["view"]["zones"][f"team:{position.seat}"])
    team = page.get_by_role("list", name=re.compile(r"^(one|\d+) dogs?$"))
    expect(team.get_by_role("listitem")).to_have_count(dogs)
    expect(team.get_by_role("button").first).to_contain_text(re.compile(r"\w+ Dog.*speed", re.DOTALL))


def test_a_hint_at_a_dog_is_seen_on_a_phone(tables: Tables) -> None:
    position = tables.at("iditacards", 4, asks("ask-turn", turn=9, choices=5))
    page = tables.look(position, PHONE)
    dog = next(one for one in position.update()["prompt"]["options"] if one["text"]["key"] == "option-dismiss")
    reasons = {"own": [], "instead": None, "rival": None, "other": [], "better": [], "worse": []}
    page.route("**/hint", lambda route: route.fulfill(json={"option": dog, "reasons": reasons}))
    tile = page.locator(".tiles button").first
    expect(tile).not_to_have_class(re.compile("hinted"))
    page.get_by_role("button", name="Hint").click()
    expect(tile).to_have_class(re.compile("hinted"))
    tile.click()
    expect(page.locator(f'dialog .slot.hinted [data-element="{dog["elements"][0]}"]')).to_be_visible()


def test_a_hint_names_a_long_answer_it_compares_with_once(tables: Tables) -> None:
    position = tables.at("iditacards", 4, asks("ask-turn", turn=9, choices=5))
    option, rival = position.update()["prompt"]["options"][:2]
    instead = {**rival["text"], "key": f"instead-{rival['text']['key']}"}
    own, other = ({"key": f"gain-position.{key}", "params": {"count": 2}} for key in ("more", "else-more"))
    fact = {"key": "fact-before", "params": {"seat": "seat:1"}}
    reasons = {"own": [own], "instead": instead, "rival": rival, "other": [other], "better": [], "worse": []}
    reasons |= {"won": [5, 3], "fact": fact, "often": [7, 4]}
    page = tables.look(position)
    page.route("**/hint", lambda route: route.fulfill(json={"option": option, "reasons": reasons}))
    page.get_by_role("button", name="Hint").click()
    expect(page.locator(".hint li")).to_have_count(3)
    lines = page.locator(".hint li").all_inner_texts()
    assert [line.partition("; ")[2].partition(" ")[0] for line in lines] == ["with"] * 3
    assert ["with the other answer" in line for line in lines] == [False, True, True]


def test_where_a_taken_card_goes_and_where_it_lies_is_said(tables: Tables) -> None:
    page = tables.look(tables.at("iditacards", 1, asks("ask-take"), confirm="always"), PHONE)
    expect(page.get_by_role("heading", name="The trading post")).to_be_visible()
    page.locator(".wares .lit").first.click(position={"x": 30, "y": 6})
    expect(page.locator(".bar .would")).to_contain_text("It goes to your discard pile")


@pytest.mark.parametrize("language", ["it", "ru"])
@pytest.mark.parametrize("question", ["turn", "join"])
def test_the_smallest_phone_reads_other_languages_whole(tables: Tables, language: str, question: str) -> None:
    seats, wanted = QUESTIONS[question]
    page = tables.look(tables.at("iditacards", seats, wanted, language=language))
    resize(page, (320, 640))
    assert page.evaluate("document.documentElement.scrollWidth") <= 320
    cut = page.evaluate(
        """() => [...document.querySelectorAll('.tiles button, .body *, .chips *, .day *')]
            .filter((one) => one.scrollWidth > one.clientWidth + 1 && one.clientWidth > 0 && !one.closest('svg'))
            .map((one) => one.textContent)"""
    )
    assert cut == []


def test_beside_a_lesson_the_own_sled_is_seen_and_seats_are_told_whole(visit: Visit) -> None:
    page = visit("/learn/iditacards")
    resize(page, (1280, 800))
    sign = page.locator(".weather").bounding_box()
    sled = page.locator("g.sled").last.bounding_box()  # the own one is in front
    assert sign
    assert sled
    assert sled["y"] >= sign["y"] + sign["height"]
    assert page.evaluate(
        "[...document.querySelectorAll('.seat small')].every((one) => one.scrollWidth <= one.clientWidth)"
    )
