"""Practice from the command line."""

import pytest

from cli.terminal import flat
from gamekeeper import practice
from gamekeeper.cli.kept import Kept
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


def test_commands_do_not_go_on_to_the_next_one(terminal):
    run = terminal.run("practice", GAME, typed=f"{best()}\nhelp\nlog\nrules Y3\nquit\n")
    assert "Position 2 of 2" not in run.out
    assert run.out.count("Enter shows the next one") == 4


def test_two_terminals_keep_what_both_have_found(terminal, monkeypatch):
    monkeypatch.setenv("XDG_DATA_HOME", str(terminal.home))
    one, other = Kept("practice", "fort"), Kept("practice", GAME)
    one.keep(["a"])
    other.keep(["b"])
    assert (Kept("practice", "fort").given, Kept("practice", GAME).given) == (["a"], ["b"])


def test_where_nothing_can_be_kept_it_is_practised_all_the_same(terminal):
    terminal.home.write_text("no folder")
    run = terminal.run("practice", GAME, typed=f"{best()}\nquit\n")
    assert (run.code, run.err) == (0, "")
    assert "Right: " in run.out


def test_there_is_no_match_to_go_on_with(terminal):
    run = terminal.run("practice", GAME, typed="undo\nhint\nwhy\nhelp\n")
    assert "--resume" not in run.out
    assert "what the hard bot would do" not in run.out
    assert "“hint” does nothing here" in run.out


def test_a_game_without_exercises(terminal, monkeypatch):
    monkeypatch.setattr(practice, "exercises", lambda _game: ())
    assert "no exercises" in terminal.run("practice", GAME).out
