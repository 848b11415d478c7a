"""First games: every step can be done as it says, others are turned away, and the words name what is on the table."""

from __future__ import annotations

import re

import pytest

from gamekeeper import catalog
from gamekeeper.core.ids import Action
from gamekeeper.lesson import NoLesson, Taught, lesson
from gamekeeper.words import LANGUAGES, Translator
from words import ftl

GAMES = [name for name in catalog.names() if lesson(name)]
NAMES = ["Ada", "Birch", "Cedar", "Hazel"]


def walked(game: str) -> list[Taught]:
    """The first game after every step, played as its words say."""
    given = [step.text for step in lesson(game).steps]
    return [Taught(game, given[:number]) for number in range(len(given) + 1)]


@pytest.fixture(scope="module", params=GAMES)
def taught(request) -> list[Taught]:
    return walked(request.param)


def test_every_game_of_ours_has_a_first_game():
    assert set(GAMES) >= {"yellowstone_park", "fort", "iditacards", "dice_theme_park"}


def test_every_step_is_a_question_with_its_answer(taught):
    for one in taught[:-1]:
        assert one.lesson.rules_version == one.game.info.rules_version
        assert one.match.state.owes(one.seat)
        assert len(one.game.legal(one.match.state, one.seat)) > 1
        assert (one.wished is None) == (one.refusal is not None)
    assert taught[-1].step is None
    assert not taught[-1].game.is_over(taught[-1].match.state)


def test_a_first_game_has_six_to_twelve_steps(taught):
    assert 6 <= len(taught) - 1 <= 12


def test_every_answer_that_is_taken_leads_to_the_end(taught):
    for number, one in enumerate(taught[:-1]):
        rest = [step.text for step in one.lesson.steps[number + 1 :]]
        for answer in one.step.answers[1:]:
            assert Taught(one.game.info.name, [*one.given, answer, *rest]).step is None


def test_another_answer_leads_nowhere(taught):
    for one in taught[:-1]:
        taken = {int(one.read(answer)) for answer in one.step.answers}
        before = one.game.save(one.match.state)
        for other in one.game.legal(one.match.state, one.seat):
            assert int(other) in taken or one.attempt(Action(other)) == (False, None)
        assert one.game.save(one.match.state) == before


def test_what_the_rules_forbid_is_answered_by_their_own_reason(taught):
    for one in taught[:-1]:
        legal = {int(code) for code in one.game.legal(one.match.state, one.seat)}
        other = next(code for code in range(one.game.action_count) if code not in legal)
        reason = one.game.why_not(one.match.state, one.seat, Action(other))
        fresh = Taught(one.game.info.name, one.given)
        assert fresh.attempt(Action(other)).reason.says(reason)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_step_has_its_words(taught, language):
    words = Translator(language, taught[0].game)
    for one in taught:
        for phrase in filter(None, (one.text, one.done)):
            assert words.text(phrase, NAMES, int(one.seat))
    assert words.missing == []


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_no_number_is_written_into_the_words(game, language):
    """All of them come from the question, the engine's reason and the view."""
    texts = ftl.language(language, (game,))
    plain = {key: text.plain for key, text in texts.items() if key.startswith("lesson-")}
    assert {key: text for key, text in plain.items() if re.search(r"\d", text)} == {}


def test_a_paragraph_that_a_step_cites_is_on_the_rules_page(taught):
    for one in taught[:-1]:
        assert not one.step.rule or Translator("en", one.game).has(f"rule-{one.step.rule.replace('.', '-')}")


def test_answers_of_another_first_game_are_turned_away():
    with pytest.raises(NoLesson):
        Taught("yellowstone_park", ["stop"])
    with pytest.raises(NoLesson):
        Taught("yellowstone_park", [*walked("yellowstone_park")[-1].given, "stop"])


# --- what Yellowstone Park's words claim beyond what is put into them ------------------------------------


def at(name: str, game: str = "yellowstone_park") -> Taught:
    return next(one for one in walked(game) if one.step and one.step.name == name)


def test_y3_2_the_colour_of_the_third_step_is_not_on_the_board():
    one = at("empty")
    spaces = {option.elements[1] for option in cards(one) if option.elements[0] == one.wished.elements[0]}
    taken = {space.split(":")[2] for space in one.game.view(one.match.state, one.seat)["board"]}
    assert len(spaces) == one.game.catalogue()["columns"] - len(taken)


def test_y5_1_the_bonus_comes_with_the_eighth_space():
    one = at("stop")
    assert (one.done.params["spaces"], one.done.params["spaces-before"]) == (8, 7)
    assert one.done.params["marker"] < one.done.params["marker-before"]


def test_y6_1_who_does_not_stop_would_take_cards_as_others_do():
    one = at("stop")
    assert all(option.text.params["count"] > 0 for option in cards(one))
    after = at("twin")
    assert any(event.key == "collect" for event in after.match.sink.events[after.begun[-1] :])
    assert after.done.params["held"] == after.done.params["held-before"]


def test_y3_4_the_twin_lies_on_the_board():
    one, after = at("twin"), at("take")
    assert len(one.game.view(one.match.state, one.seat)["board"][one.wished.elements[1]]) == 1
    assert after.done.params["spaces"] == after.done.params["spaces-before"]


def test_y4_2_what_is_too_far_away_is_taken():
    one = at("take")
    assert one.wished.text.params["count"] > 1
    assert at("choose").done.params["malus"] == one.wished.text.params["count"]


def cards(one: Taught):
    """The answers that lay a card."""
    return [option for option in one.game.prompt(one.match.state, one.seat).options if "card" in option.text.params]


# --- what Fort's words claim ---------------------------------------------------------------------------


def test_f4_3_the_added_card_is_a_coin_and_doubles_the_icons():
    one, after = at("add", "fort"), at("private", "fort")
    assert one.wished.text.params["icons"] == 1
    assert one.game.catalogue()["kinds"][kind_of(one)]["suits"] == ["coin"]
    assert after.done.params["count"] == 2
    assert after.game.counts(after.match.state, after.seat)["resources"] == after.done.params["gain"]


def test_f5_1_the_rival_followed_the_card_and_a_rival_s_card_can_be_followed():
    after = at("recruit", "fort")
    assert [event.key for event in after.match.sink.events[after.begun[-1] :] if event.key == "follow"]
    assert at("follow", "fort").wished.text.params["gain"] == 1


def kind_of(one: Taught, card: str = "") -> int:
    """The kind of a card, of the one that the wished answer names if no other is meant."""
    return one.game.catalogue()["cards"][int((card or one.wished.elements[0]).partition(":")[2])]


# --- what Iditacards' words claim ------------------------------------------------------------------------


def test_i7_3_the_rival_came_past_the_sled():
    after = at("risky", "iditacards")
    passed = [event for event in after.match.sink.events[after.begun[-1] :] if event.key == "pass"]
    assert [event.params["other"] for event in passed] == [f"seat:{after.seat}"]


def test_i4_1_the_card_turned_up_pays_and_both_take_effect():
    one, after = at("risk", "iditacards"), at("checkpoint", "iditacards")
    assert one.wished.text.params["pays"] > 0 < one.wished.text.params["fails"]
    assert [e.key for e in after.match.sink.events[after.begun[-1] :]].count("takes-effect") == 2


def test_i3_2_cold_and_hunger_make_the_card_dear():
    one = at("dear", "iditacards")
    kind = one.game.catalogue()["kinds"][kind_of(one, one.refusal.params["card"])]
    view = one.game.view(one.match.state, one.seat)
    cold, hunger = view["hypothermia"][one.seat], view["starvation"][one.seat]
    assert one.refusal.params["energy"] == kind["energy"] + cold > kind["energy"]
    assert one.refusal.params["health"] == kind["health"] + hunger > kind["health"]


def test_i7_1_dog_hills_and_wind_make_the_speed_and_the_ride_passes_a_checkpoint():
    one, after = at("ride", "iditacards"), walked("iditacards")[-1]
    view = one.game.view(one.match.state, one.seat)
    assert view["weather"] == "wind"
    assert set(view["speed_parts"][one.seat]) == {"dogs", "leg", "weather"}
    assert one.wished.text.params["energy"] == one.wished.text.params["health"] == 0
    assert after.done.params["square"] == after.done.params["square-before"] + 1 + after.done.params["speed-before"]
    assert after.game.prompt(after.match.state, after.seat).text.key == "ask-legendary"


# --- what Dice Theme Park's words claim -------------------------------------------------------------------


def test_d4_1_the_lower_total_goes_first():
    after = at("rail", "dice_theme_park")
    assert after.done.params["total"] < after.done.params["rival"]
    assert after.game.view(after.match.state, after.seat)["order"][0] == after.seat


def test_d4_5_the_effect_goes_onto_the_attraction_the_park_began_with():
    after = at("nobody", "dice_theme_park")
    told = after.match.sink.events
    began = next(event.params["cards"] for event in told if event.key == "start" and event.params["seat"] == "seat:0")
    installed = [event.params["place"] for event in told if event.key == "install"]
    assert installed == began
    assert at("ride", "dice_theme_park").wished.text.params["place"] == began[0]


def test_d5_1_all_guests_stand_at_the_entrance_and_the_one_that_rode_goes_down():
    one, after = at("guest", "dice_theme_park"), at("walk", "dice_theme_park")
    options = one.game.prompt(one.match.state, one.seat).options
    assert [option.text.params["place"] for option in options] == [
        at("entrance", "dice_theme_park").wished.elements[0]
    ] * 3
    told = [event for event in after.match.sink.events[after.begun[-1] :] if event.key == "pip"]
    assert [event.params["value"] for event in told] == [one.wished.text.params["value"] - 1]


def test_d6_1_the_park_earns_stars_and_the_kiosk_money():
    done = walked("dice_theme_park")[-1].done.params
    assert done["stars"] > done["stars-before"]
    assert done["money"] > done["money-before"]
