"""A turn of Fort planned on the blanket: chosen, changed, done in about two clicks, taken back, and one by one."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple

import pytest
from playwright.sync_api import Page, ViewportSize, expect

from browser.positions import DESKTOP, PHONE, SEED, Position, Step, Tables, tale, the_end
from browser.table import until
from gamekeeper.bots import plan
from gamekeeper.core.ids import Action, Seat
from gamekeeper.core.rng import seed_bytes

SEATS = 3
Plan = plan.Plan[Any]


class Turn(NamedTuple):
    """A card that a seat may play at some decision of the known game, and the plan for it."""

    at: int
    card: str  # its element
    answers: list[str]
    plan: Plan


def keys(found: Plan) -> list[str]:
    """What happens in a plan."""
    return [event.key for step in found.steps for event in step.events]


def is_usual(game: Any, s: Any, seat: Seat, found: Plan) -> bool:
    """Several answers, none of them left to be chosen."""
    return len(found.steps) > 2 and all(step.source != plan.OPEN for step in found.steps)


def has_slot(game: Any, s: Any, seat: Seat, found: Plan) -> bool:
    """A card to be chosen for the lookout from among several."""
    return any(is_open(game, step, "ask-lookout") for step in found.steps)


def is_open(game: Any, step: Any, key: str) -> bool:
    """Whether a step leaves this question open."""
    return step.source == plan.OPEN and game.prompt(step.before, step.before.decider()).text.key == key


def has_addition(game: Any, s: Any, seat: Seat, found: Plan) -> bool:
    """A card that may be added, in a plan that is whole without it."""
    options = [option for step in found.steps for option in game.prompt(step.before, seat).options]
    return is_usual(game, s, seat, found) and any(option.text.key == "option-add" for option in options)


def has_two_orders(game: Any, s: Any, seat: Seat, found: Plan) -> bool:
    """Both actions, and the other order brings something else."""
    shown = [game.show(s, step.action) for step in found.steps]
    if not is_usual(game, s, seat, found) or not {"public", "private"} <= set(shown) or shown[1] not in shown[:2]:
        return False
    asked = game.prompt(found.steps[1].before, seat)
    if asked.text.key != "ask-use" or len(asked.options) < 2:
        return False
    other = game.read(s, "private" if shown[1] == "public" else "public")
    swapped = plan.propose(game, s, seat, [found.steps[0].action, other], [])
    return all(step.source != plan.OPEN for step in swapped.steps) and sorted(keys(swapped)) != sorted(keys(found))


def has_one_to_leave_out(game: Any, s: Any, seat: Seat, found: Plan) -> bool:
    """Two actions, and with the first alone nothing is left to be chosen."""
    if not has_two_orders(game, s, seat, found):
        return False
    first = [step.action for step in found.steps[:2]]
    alone = plan.propose(game, s, seat, first, [game.read(s, "done")])
    return all(step.source != plan.OPEN for step in alone.steps)


def is_trash(found: Step) -> bool:
    """Whether it is followed by discarding a card that may be trashed then."""
    told = tale("fort", SEATS, ())
    s = told.game.setup(seed_bytes(SEED))
    for step in told.steps[: told.steps.index(found)]:
        told.game.apply(s, Seat(step.seat), told.game.read(s, step.answer))
    seat = Seat(found.seat)
    steps = plan.propose(told.game, s, seat, [told.game.read(s, found.answer)], []).steps
    wanted = found.answer.replace("hand", "discard")
    return any(wanted in [option.notation for option in told.game.prompt(one.before, seat).options] for one in steps)


def turn(wanted: Callable[[Any, Any, Seat, Plan], bool], seats: int = SEATS) -> Turn:
    """The first turn of the known game with a card whose plan is as wanted."""
    told = tale("fort", seats, ())
    steps = told.until(the_end)
    game, s = told.game, told.game.setup(seed_bytes(SEED))
    for at, step in enumerate(steps):
        seat = Seat(step.seat)
        if step.question == "ask-play":
            for option in game.prompt(s, seat).options:
                if option.text.key == "option-play":
                    found = plan.propose(game, s, seat, [option.action], [])
                    if wanted(game, s, seat, found):
                        answers = [game.show(one.before, one.action) for one in found.steps]
                        return Turn(at, option.elements[0], answers, found)
        game.apply(s, seat, Action(game.read(s, step.answer)))
    raise LookupError(wanted.__name__)


def lay(tables: Tables, found: Turn, size: ViewportSize = DESKTOP, **settings: object) -> tuple[Page, Position]:
    """A page at that decision."""
    step = tale("fort", SEATS, ()).steps[found.at]
    position = tables.at("fort", SEATS, lambda one: one is step, **settings)
    return tables.look(position, size), position


def choose(page: Page, found: Turn) -> None:
    """Lay the card on the blanket."""
    page.locator(f'.hand [data-element="{found.card}"]').click()
    page.wait_for_selector(".plan:not(.busy)")


def do(page: Page) -> None:
    """Do what is planned."""
    page.locator(".bar .go").click()


def done(page: Page, position: Position, count: int) -> list[str]:
    """The seat's own last answers, once there are so many."""
    until(page, lambda: position.number() >= count, f"{count} answers are given")
    rows = position.people[position.seat].client.get(f"/api/tables/{position.code}/history").json()["rows"]
    return [row["action"] for row in rows if row["seat"] == position.seat]


@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])
@pytest.mark.parametrize("confirm", ["never", "always"])
def test_a_usual_turn_takes_two_clicks(tables: Tables, size: ViewportSize, confirm: str) -> None:
    found = turn(is_usual)
    page, position = lay(tables, found, size, confirm=confirm)
    number = position.number()
    choose(page, found)
    expect(page.locator(".bar .asked")).to_contain_text("How do you play")
    assert position.number() == number  # nothing is decided yet
    do(page)
    assert done(page, position, number + len(found.answers))[-len(found.answers) :] == found.answers
    expect(page.locator(".plan")).to_have_count(0)


def test_a_card_played_by_keyboard_leaves_the_hand_without_a_complaint(tables: Tables) -> None:
    """The console stays empty, see `tables`."""
    found = turn(is_usual)
    page, position = lay(tables, found, confirm="never")
    number = position.number()
    page.locator(f'.hand [data-element="{found.card}"]').press("Enter")
    page.wait_for_selector(".plan:not(.busy)")
    page.keyboard.press("Enter")
    expect(page.locator(f'.hand [data-element="{found.card}"]')).to_have_count(0)
    assert done(page, position, number + len(found.answers))[-len(found.answers) :] == found.answers


def test_an_added_card_is_a_click_more_and_can_be_taken_back(tables: Tables) -> None:
    found = turn(has_addition)
    page, position = lay(tables, found)
    number = position.number()
    choose(page, found)
    before = page.locator(".plan .sum").all_inner_texts()
    page.locator(".hand .card-button.lit").first.click()
    expect(page.locator(".plan .added")).to_have_count(1)
    assert page.locator(".plan .sum").all_inner_texts() != before
    page.locator(".plan .added > b").click()
    expect(page.locator(".plan .added")).to_have_count(0)
    page.wait_for_selector(".plan:not(.busy)")
    assert page.locator(".plan .sum").all_inner_texts() == before
    page.locator(".hand .card-button.lit").first.click()
    expect(page.locator(".plan .added")).to_have_count(1)
    do(page)
    answers = done(page, position, number + len(found.answers))
    assert sum(answer.startswith("hand:") for answer in answers[-len(found.answers) - 1 :]) >= 2


def test_the_other_order_is_told_and_taken(tables: Tables) -> None:
    found = turn(has_two_orders)
    page, position = lay(tables, found)
    number = position.number()
    choose(page, found)
    first = page.locator(".strip .cap").first.inner_text()
    expect(page.locator(".plan .swap")).to_contain_text("first:")
    page.keyboard.press("s")
    expect(page.locator(".strip .cap").first).not_to_have_text(first)
    page.wait_for_selector(".plan:not(.busy)")
    page.keyboard.press("Enter")
    answers = done(page, position, number + 2)
    start = len(answers) - answers[::-1].index(found.answers[0]) - 1
    assert answers[start + 1] == ("private" if found.answers[1] == "public" else "public")


def test_an_action_can_be_left_out(tables: Tables) -> None:
    found = turn(has_one_to_leave_out)
    page, position = lay(tables, found)
    number = position.number()
    choose(page, found)
    page.get_by_role("checkbox", name="use private" if found.answers[1] == "public" else "use public").click()
    expect(page.locator(".strip.unused")).to_have_count(1)
    page.wait_for_selector(".plan:not(.busy)")
    page.locator(".strip:not(.unused)").get_by_role("checkbox").click(force=True)
    expect(page.locator(".notice")).to_contain_text("has to be used")
    do(page)
    expect(page.locator(".plan")).to_have_count(0)
    assert "done" in done(page, position, number + 3)


def test_which_kid_is_chosen_where_it_lies(tables: Tables) -> None:
    found = turn(has_slot)
    page, position = lay(tables, found)
    number = position.number()
    choose(page, found)
    expect(page.locator(".slot.open")).to_contain_text("which kid?")
    do(page)
    expect(page.locator(".notice")).to_contain_text("lookout")
    assert position.number() == number
    page.locator(".hand .card-button.lit").first.click()
    expect(page.locator(".slot.open")).to_have_count(0)
    do(page)
    assert done(page, position, number + 2)


def test_the_card_that_is_discarded_to_follow_can_be_trashed(tables: Tables) -> None:
    steps = tale("fort", SEATS, ()).until(the_end)
    found = next(
        one for one in steps if one.question == "ask-follow" and one.answer.startswith("hand:") and is_trash(one)
    )
    position = tables.at("fort", SEATS, lambda one: one is found)
    page = tables.look(position)
    number = position.number()
    options = position.update()["prompt"]["options"]
    card = next(one for one in options if one["action"] == found.answer)["elements"][0]
    page.locator(f'.hand [data-element="{card}"]').click()
    expect(page.locator(".slot.open")).to_have_count(1)
    page.locator(f'.plan .choices [data-element="{card}"]').click()
    expect(page.locator(".slot.open")).to_have_count(0)
    do(page)
    answers = done(page, position, number + 2)
    assert answers[-2:] == [found.answer, found.answer.replace("hand", "discard")]


def test_each_question_can_be_answered_by_itself(tables: Tables) -> None:
    found = turn(has_two_orders)
    page, position = lay(tables, found, confirm="never")
    number = position.number()
    choose(page, found)
    page.get_by_role("button", name="One by one").click()
    expect(page.locator(".bar .asked")).to_have_text("Which card do you play?")
    page.locator(f'.hand [data-element="{found.card}"]').click()
    expect(page.locator(".bar .asked")).to_contain_text("which action do you use first?")
    assert position.number() == number + 1
    expect(page.locator(".plan")).to_have_count(0)


def test_escape_lays_the_card_back(tables: Tables) -> None:
    found = turn(is_usual)
    page, position = lay(tables, found)
    number = position.number()
    choose(page, found)
    page.keyboard.press("Escape")
    expect(page.locator(".bar .asked")).to_have_text("Which card do you play?")
    expect(page.locator(".plan")).to_have_count(0)
    assert position.number() == number


def test_what_is_taken_back_lies_on_the_blanket_again(tables: Tables) -> None:
    found = turn(is_usual)
    page, position = lay(tables, found)
    number, count = position.number(), len(found.answers)
    choose(page, found)
    do(page)
    done(page, position, number + count)
    page.get_by_role("button", name="Undo").click()
    done(page, position, number + 2 * count)
    page.wait_for_selector(".plan:not(.busy)")
    expect(page.locator(".bar .asked")).to_contain_text("How do you play")
    do(page)
    assert done(page, position, number + 3 * count)[-count:] == found.answers


def test_a_plan_outlives_a_broken_line(tables: Tables) -> None:
    found = turn(is_usual)
    tables.forgiven = "net::ERR"
    page, position = lay(tables, found)
    number = position.number()
    choose(page, found)
    page.context.set_offline(True)
    expect(page.get_by_text("You are offline")).to_be_visible()
    page.context.set_offline(False)
    expect(page.locator(".plan")).to_have_count(1)
    do(page)
    assert done(page, position, number + len(found.answers))[-len(found.answers) :] == found.answers


def test_a_plan_that_was_cut_off_goes_on_where_it_stood(tables: Tables) -> None:
    found = turn(is_usual)
    page, position = lay(tables, found)
    number = position.number()
    body = {"expected": number, "action": found.answers[0], "key": "the-first-answer"}
    assert position.people[position.seat].client.post(f"/api/tables/{position.code}/actions", json=body).is_success
    page.wait_for_selector(".plan:not(.busy)")
    expect(page.get_by_role("button", name="Undo")).to_be_visible()
    do(page)
    assert done(page, position, number + len(found.answers))[-len(found.answers) :] == found.answers
