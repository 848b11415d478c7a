"""Worked examples: begun as the tests lay them, played as they say, and what comes of it is what they say."""

from __future__ import annotations

from base64 import b64encode
from pathlib import Path

import pytest

from gamekeeper import catalog
from gamekeeper.core.ids import Action
from gamekeeper.lesson import NoLesson
from gamekeeper.words import LANGUAGES, Translator
from gamekeeper.worked import Worked, examples, positions
from games.worked import LAID

EXAMPLES = [(game, one.id) for game in catalog.names() for one in examples(game)]
NAMES = ["Ada", "Birch", "Cedar", "Hazel"]


def walked(game: str, number: str) -> list[Worked]:
    """The example after every step."""
    (found,) = (one for one in examples(game) if one.id == number)
    given = [step.text for step in found.steps]
    return [Worked(game, number, given[:count]) for count in range(len(given) + 1)]


def test_every_game_of_ours_has_examples_to_play():
    assert set(LAID) == {"yellowstone_park", "fort", "iditacards", "dice_theme_park"}
    assert sorted(EXAMPLES) == sorted((game, number) for game, laid in LAID.items() for number in laid)


@pytest.mark.parametrize(("game", "number"), EXAMPLES)
def test_an_example_begins_as_the_tests_lay_it(game: str, number: str):
    laid = LAID[game][number]()
    assert positions(game)[number] == b64encode(laid.game.save(laid.state)).decode(), "python tools/examples.py"


@pytest.mark.parametrize(("game", "number"), EXAMPLES)
def test_what_comes_of_an_example_is_what_it_says(game: str, number: str):
    *before, end = walked(game, number)
    for one in before:
        assert one.match.state.owes(one.seat)
        assert (one.wished is None) == (one.refusal is not None)
        assert len(one.game.legal(one.match.state, one.seat)) > 1
    assert end.step is None
    assert end.counts == end.example.then != {}


@pytest.mark.parametrize(("game", "number"), EXAMPLES)
def test_another_answer_leads_nowhere_and_all_that_are_taken_end_alike(game: str, number: str):
    for count, one in enumerate(walked(game, number)[:-1]):
        taken = {int(one.read(answer)) for answer in one.step.answers}
        for other in one.game.legal(one.match.state, one.seat):
            assert int(other) in taken or one.attempt(Action(other)) == (False, None)
        for answer in one.step.answers[1:]:
            rest = [step.text for step in one.lesson.steps[count + 1 :]]
            assert Worked(game, number, [*one.given, answer, *rest]).counts == one.example.then


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("game", "number"), EXAMPLES)
def test_an_example_has_its_words(game: str, number: str, language: str):
    words = Translator(language, walked(game, number)[0].game)
    for one in walked(game, number):
        for phrase in filter(None, (one.about, one.text, one.done)):
            assert words.text(phrase, NAMES, int(one.seat))
    assert words.missing == []


@pytest.mark.parametrize(("game", "number"), EXAMPLES)
@pytest.mark.parametrize("suffix", ["", ".it", ".ru"])
def test_an_example_is_a_paragraph_of_the_rules_page(game: str, number: str, suffix: str):
    page = Path(__file__).parents[1] / "docs" / "rules" / f"{game}{suffix}.md"
    assert any(line.startswith((f"- **{number}**", f"- **{number} ")) for line in page.read_text("utf-8").splitlines())


def test_an_example_that_is_not_there_names_those_that_are():
    with pytest.raises(NoLesson, match="'V3' to play: V1, V2"):
        Worked("yellowstone_park", "V3")
