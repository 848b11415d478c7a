"""Practice from the command line."""

import pytest

from cli.terminal import flat
from gamekeeper import practice
from gamekeeper.words import LANGUAGES

GAME = "yellowstone_park"
SHORTEST = min(practice.exercises(GAME), key=lambda one: len(one.rows))


@pytest.fixture(autouse=True)
def two(monkeypatch):
    """Two exercises, the same one twice but for its name, so that tests are quick."""
    longer = practice.exercises(GAME)[0]
    monkeypatch.setattr(practice, "exercises", lambda _game: (SHORTEST, longer))


def best() -> str:
    return SHORTEST.answers[0].action


@pytest.mark.parametrize(
    ("language", "said"),
    [("en", "Right: "), ("it", "Giusto: "), ("ru", "Верно: ")],
)
def test_the_best_answer_is_found_with_its_reasons(terminal, language, said):
    run = terminal.run("practice", GAME, "--language", language, typed=f"{best()}\nquit\n")
    assert (run.code, run.err) == (0, "")
    assert said in run.out
    assert {"en": "Of ten games", "it": "Su dieci partite", "ru": "Из десяти партий"}[language] in flat(run.out)
    assert set(LANGUAGES) == {"en", "it", "ru"}


def test_another_answer_is_told_the_best_one(terminal):
    other = SHORTEST.answers[1].action
    run = terminal.run("practice", GAME, typed=f"{other}\nquit\n")
    assert "There is a better answer than" in flat(run.out)
    assert "Found so far: 0 of 2." in run.out


def test_what_was_found_is_not_asked_again_unless_wanted(terminal):
    terminal.run("practice", GAME, typed=f"{best()}\nquit\n")
    later = terminal.run("practice", GAME, typed="quit\n")
    assert "Position 2 of 2" in later.out
    assert "Position 1 of 2" in terminal.run("practice", GAME, "--again", typed="quit\n").out


def test_there_is_no_match_to_go_on_with(terminal):
    run = terminal.run("practice", GAME, typed="undo\nhint\nwhy\nhelp\n")
    assert "--resume" not in run.out
    assert "what the hard bot would do" not in run.out
    assert "“hint” does nothing here" in run.out


def test_a_game_without_exercises(terminal, monkeypatch):
    monkeypatch.setattr(practice, "exercises", lambda _game: ())
    assert "no exercises" in terminal.run("practice", GAME).out
