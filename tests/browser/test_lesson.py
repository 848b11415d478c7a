"""First games on the page: offered to who is new, walked at the real table, resumed, played on from."""

from __future__ import annotations

import json

import pytest
from playwright.sync_api import Page, expect

from browser.conftest import Visit
from browser.test_fit import faults
from browser.test_looks import violations
from gamekeeper import catalog
from gamekeeper.lesson import Taught, lesson
from gamekeeper.words import Translator
from gamekeeper.worked import Worked, examples

GAME = "yellowstone_park"
GAMES = [name for name in catalog.names() if lesson(name)]
TABLE = ":not(.lecture *, .log *)"  # what stands in a sentence is a name, not the thing
NAMES = ["Ranger", "Birch", "Cedar", "Hazel", "Linden"]


def given(game: str) -> list[str]:
    """The answers of a first game, as its words say."""
    found = lesson(game)
    assert found is not None
    return [step.text for step in found.steps]


def left(page: Page, game: str, upto: int) -> None:
    """Be on a device that left a first game after so many steps."""
    page.evaluate(
        "([key, given]) => localStorage.setItem(key, given)",
        [f"gamekeeper-lesson-{game}", json.dumps(given(game)[:upto])],
    )


def do(page: Page, taught: Taught) -> None:
    """The wished answer, by pointing at what it names, or by its button."""
    wished = taught.wished
    assert wished is not None
    for element in wished.elements:
        if len(wished.elements) > 1:
            page.locator(f'[data-element="{element}"]').first.click()
    if len(wished.elements) < 2:
        text = Translator("en", taught.game).text(wished.text, NAMES, int(taught.seat))
        page.locator(".bar .buttons").get_by_role("button", name=text.partition(" ")[0].rstrip(":")).first.click()


def test_the_first_game_of_yellowstone_park_is_walked(visit: Visit) -> None:
    page = visit("/", confirm="never")
    page.get_by_role("link", name="Learn by playing").click()
    task = page.locator(".lecture .do")
    expect(task).to_contain_text("you may not, and will see why")
    params = Taught(GAME).text.params
    page.locator(f'[data-element="{params["card"]}"]').first.click()
    page.locator(f'[data-element="space:{params["row"]}:{params["column"]}"]').click()
    expect(page.locator(".notice.why")).to_contain_text("Yellow is in column 4")
    expect(page.locator(".lecture .came")).to_contain_text("Yellow has column 4 already")
    for number in range(1, len(given(GAME))):
        taught = Taught(GAME, given(GAME)[:number])
        expect(page.locator("#lecture")).to_have_text(f"First game: step {number + 1} of {len(given(GAME))}")
        if number == 2:  # the reason of the first step still stands when something else is tried
            page.get_by_role("button", name="Stop here").click()
            expect(page.locator(".notice")).to_contain_text("is allowed as well")
        if number == 4:
            page.reload()
            expect(page.locator("#lecture")).to_contain_text(f"step {number + 1}")
        do(page, taught)
    expect(page.locator("#lecture")).to_have_text("First game: played")
    assert violations(page) == []
    page.get_by_role("button", name="Play on from here").click()
    page.wait_for_url("**/table/*")
    expect(page.locator("section.log")).to_contain_text("You lay yellow 3 in column 4.")


@pytest.mark.parametrize("game", ["iditacards", "dice_theme_park"])
def test_a_first_game_is_walked_by_pointing_at_what_its_words_name(visit: Visit, game: str) -> None:
    page = visit(f"/learn/{game}", confirm="never")
    answers = given(game)
    for number in range(len(answers)):
        expect(page.locator("#lecture")).to_have_text(f"First game: step {number + 1} of {len(answers)}")
        point(page, Taught(game, answers[:number]))
    expect(page.locator("#lecture")).to_have_text("First game: played")


def point(page: Page, taught: Taught) -> None:
    """What the words name is pointed at on the table; what has a button is pressed."""
    if taught.refusal is not None:
        named = str(taught.refusal.params.get("card") or taught.refusal.params["place"])
        page.locator(f'[data-element="{named}"]{TABLE}').first.click()
        return
    wished = taught.wished
    assert wished is not None
    text = Translator("en", taught.game).text(wished.text, NAMES, int(taught.seat))
    button = page.locator(".bar").get_by_role("button", name=text, exact=True)
    if button.count() > 0:
        button.first.click()
        return
    for element in wished.elements:
        page.locator(f'[data-element="{element}"]{TABLE}').first.click(force=True)  # what lies on it answers too
    if not wished.elements:
        page.get_by_role("button", name=text).first.click()


def test_the_card_to_play_is_in_sight_on_a_phone(visit: Visit) -> None:
    page = visit("/learn/iditacards", "phone", confirm="never")
    expect(page.locator(".hand .hinted")).to_be_in_viewport(ratio=0.95)


@pytest.mark.parametrize("game", GAMES)
def test_a_first_game_fits_and_can_be_left_and_resumed(visit: Visit, game: str) -> None:
    page = visit("/about", "phone")
    half = len(given(game)) // 2
    left(page, game, half)
    page.goto(f"/learn/{game}")
    expect(page.locator("#lecture")).to_contain_text(f"step {half + 1} of")
    assert faults(page, (390, 844)) == []
    assert violations(page) == []
    page.get_by_role("button", name="Begin again").click()
    expect(page.locator("#lecture")).to_contain_text("step 1 of")


@pytest.mark.parametrize("game", GAMES)
def test_the_last_step_of_a_first_game_fits_in_the_language_of_longest_words(visit: Visit, game: str) -> None:
    page = visit("/about", "phone", language="ru")
    left(page, game, len(given(game)) - 1)
    page.goto(f"/learn/{game}")
    expect(page.locator("#lecture")).to_contain_text(f"шаг {len(given(game))} из")
    widths = page.locator(".lecture").evaluate("(node) => [node.scrollWidth, node.clientWidth]")
    assert widths[0] <= widths[1]


def test_a_paragraph_of_the_rules_leads_to_the_step_that_is_about_it(visit: Visit) -> None:
    page = visit("/about", forgiven="status of 404")
    left(page, GAME, 2)
    rule = lesson(GAME).steps[4].rule
    page.goto(f"/rules/{GAME}#{rule}")
    page.locator(f'article [id="{rule}"] .learn').click()
    expect(page.locator("#lecture")).to_contain_text("step 5 of")
    page.get_by_role("button", name="Rules").click()
    panel = page.get_by_role("region", name="Rules")
    expect(panel.locator(".learn").first).to_have_attribute("target", "_blank")
    assert violations(page) == []
    do(page, Taught(GAME, given(GAME)[:4]))
    expect(page.locator("#lecture")).to_contain_text("step 6 of")
    page.goto(f"/learn/{GAME}")  # what this device kept is where it was
    expect(page.locator("#lecture")).to_contain_text("step 3 of")
    page.goto(f"/learn/{GAME}?step=60")
    expect(page.locator("#lecture")).to_contain_text("step 1 of")


def test_a_game_that_is_not_there_has_no_first_game(visit: Visit) -> None:
    page = visit(forgiven="status of 404")
    page.goto("/learn/chess")
    expect(page.locator("main h1")).to_be_visible()


@pytest.mark.parametrize(
    ("game", "number"), [("yellowstone_park", "V1"), ("fort", "E2"), ("iditacards", "W5"), ("dice_theme_park", "P6")]
)
def test_a_worked_example_is_tried_from_the_rules_page(visit: Visit, game: str, number: str) -> None:
    page = visit(f"/rules/{game}#{number}", "phone", confirm="never")
    page.locator(f'article [id="{number}"] .learn').click()
    (found,) = (one for one in examples(game) if one.id == number)
    answers = [step.text for step in found.steps]
    for count in range(len(answers)):
        expect(page.locator("#lecture")).to_have_text(f"Worked example {number}: step {count + 1} of {len(answers)}")
        if count == 0:
            assert faults(page, (390, 844)) == []
            assert violations(page) == []
        point(page, Worked(game, number, answers[:count]))
    expect(page.locator("#lecture")).to_have_text(f"Worked example {number}: played")
    said = Worked(game, number, answers)
    text = Translator("en", said.game).text(said.text, NAMES, int(said.seat))
    expect(page.locator(".lecture .do")).to_contain_text(text)
    page.get_by_role("link", name="Back to the rules").click()
    expect(page.locator(f'article [id="{number}"]')).to_be_focused()
