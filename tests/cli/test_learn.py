"""First games from the command line."""

import pytest

from cli.terminal import flat
from gamekeeper import lesson

GAME = "yellowstone_park"
STEPS = lesson.lesson(GAME).steps
GIVEN = [step.text for step in STEPS]


@pytest.mark.parametrize(
    ("language", "reason", "end"),
    [
        ("en", "Yellow is in column", "That is all there is to it."),
        ("it", "Il giallo è in colonna", "È tutto qui."),
        ("ru", "Жёлтый цвет занимает столбец", "Вот и вся игра."),
    ],
)
def test_a_first_game_is_played_to_its_end(terminal, language, reason, end):
    run = terminal.run("learn", GAME, "--language", language, typed="\n".join([*GIVEN, "quit", ""]))
    assert (run.code, run.err) == (0, "")
    said = flat(run.out)
    for part in (reason, f"{len(STEPS)} ", end):
        assert part in said
    assert said.index(reason) < said.index(end)


def test_it_goes_on_where_it_was_left_and_begins_again_once_it_was_played(terminal):
    terminal.run("learn", GAME, typed="\n".join([*GIVEN[:3], "quit", ""]))
    later = terminal.run("learn", GAME, typed="\n".join([*GIVEN[3:], "quit", ""]))
    assert f"step 4 of {len(STEPS)}" in later.out
    assert "step 1 of" not in later.out
    again = terminal.run("learn", GAME, typed="quit\n")
    assert "You have played it. It begins again." in again.out
    assert f"step 1 of {len(STEPS)}" in again.out


def test_another_answer_leads_nowhere(terminal):
    run = terminal.run("learn", GAME, typed=f"{GIVEN[1]}\nR2:7\nquit\n")
    assert "is allowed as well" in flat(run.out)
    assert "step 2 of" not in run.out


def test_it_is_played_on_from_its_end(terminal):
    run = terminal.run("learn", GAME, typed="\n".join([*GIVEN, "", "quit", ""]))
    assert run.code == 0
    assert "--resume" in run.out


def test_a_paragraph_leads_to_the_step_that_is_about_it_and_what_was_kept_stays(terminal):
    terminal.run("learn", GAME, typed="\n".join([*GIVEN[:2], f"rules {STEPS[4].rule}", "quit", ""]))
    rules = terminal.run("learn", GAME, typed=f"rules {STEPS[4].rule.lower()}\nquit\n")
    assert f"Do it yourself: gamekeeper learn {GAME} --step 5" in flat(rules.out)
    begun = terminal.run("learn", GAME, "--step", "5", typed=f"{GIVEN[4]}\nquit\n")
    assert f"step 5 of {len(STEPS)}" in begun.out
    assert f"step 6 of {len(STEPS)}" in begun.out
    assert f"step 3 of {len(STEPS)}" in terminal.run("learn", GAME, typed="quit\n").out
    none = terminal.run("learn", GAME, "--step", "99")
    assert none.code != 0
    assert f"no step 99: 1 to {len(STEPS)}" in flat(none.err)


def test_a_game_without_a_first_game(terminal, monkeypatch):
    monkeypatch.setattr("gamekeeper.cli.learn_command.lesson", lambda _game: None)
    assert "no first game" in terminal.run("learn", GAME).out
