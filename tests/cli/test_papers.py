"""Replaying records from the command line."""

import pytest

from cli.terminal import ANSWER
from gamekeeper.cli.output import translator
from gamekeeper.core.ids import Seat
from gamekeeper.core.record import replay
from gamekeeper.records import game_of, read_record
from gamekeeper.words import LANGUAGES


@pytest.fixture
def game(terminal, tmp_path):
    path = tmp_path / "game.jsonl"
    terminal.play("--save", path, "--name", "Zoe", typed=ANSWER * 200)
    return path


def test_files_that_are_no_records(terminal, tmp_path):
    broken = tmp_path / "broken.jsonl"
    broken.write_text("once upon a time\n")
    for path in (broken, tmp_path / "nowhere.jsonl", tmp_path):
        run = terminal.run("replay", path)
        assert run.code == 1
        assert run.err.startswith("gamekeeper: ")
        assert str(path) in run.err
        assert run.err.count("\n") == 1


@pytest.mark.parametrize(
    ("language", "words"),
    [("en", "Line 1: This is not what was written"), ("it", "Riga 1: Non è ciò"), ("ru", "Строка 1: Здесь не то")],
)
def test_an_altered_record_is_not_shown(terminal, game, language, words):
    game.write_text(game.read_text().replace("Zoe", "Eve"))
    run = terminal.run("replay", game, "--language", language)
    assert (run.code, run.out) == (1, "")
    assert f"gamekeeper: {game}: {words}" in run.err


def test_replay_shows_the_whole_match(terminal, game):
    run = terminal.run("replay", game)
    assert run.code == 0
    assert "Everybody is dealt 6 cards" in run.out
    assert "A marker reached the end score." in run.out
    assert "Zoe" in run.out


def test_replay_to_a_decision(terminal, game):
    run = terminal.run("replay", game, "--to", 3)
    total = len(game.read_text().splitlines()) - 2
    assert f"After decision 3 of {total}" in run.out
    assert "A marker reached" not in run.out
    assert terminal.run("replay", game, "--to", 0).code == 0
    assert f"from 0 to {total}" in terminal.run("replay", game, "--to", total + 1).err


def test_replay_shows_spectators_no_hand(terminal, game):
    assert "Your hand" not in terminal.run("replay", game).out
    run = terminal.run("replay", game, "--seat", 2, "--to", 0)
    assert run.out.count("Your hand") >= 1
    assert terminal.run("replay", game, "--seat", 7).code == 2


def test_replay_shows_what_everybody_holds(terminal, game):
    run = terminal.run("replay", game, "--to", 3, "--hands")
    told = run.out.partition("What everybody holds:")[2].splitlines()[1:]
    record = read_record(game)
    match = replay(game_of(record), record, 3)
    words = translator("en", match.game)
    for seat in range(record.seats):
        held = [words.element(f"card:{card}") for card in match.game.view(match.state, Seat(seat))["hand"]]
        assert held, "three decisions empty no hand"
        assert all(card in told[seat] for card in held), told[seat]


def test_replay_step_by_step(terminal, game):
    run = terminal.run("replay", game, "--step", typed="\n\n\nb\n7\nq\n")
    places = [line.split()[2] for line in run.out.splitlines() if line.startswith("After decision")]
    assert places == ["0", "1", "2", "3", "2", "7"]


def test_replay_steps_stay_within_the_match(terminal, game):
    total = len(game.read_text().splitlines()) - 2
    run = terminal.run("replay", game, "--step", typed="b\n999999\n\n")
    places = [line.split()[2] for line in run.out.splitlines() if line.startswith("After decision")]
    assert places == ["0", "0", str(total), str(total)]
    assert run.code == 0


@pytest.mark.parametrize("language", LANGUAGES)
def test_replay_in_every_language(terminal, game, language):
    run = terminal.run("replay", game, "--language", language)
    assert run.code == 0
    assert {"en": "After decision", "it": "Dopo la decisione", "ru": "После решения"}[language] in run.out


def test_undone_steps_are_not_told_in_the_log(terminal, tmp_path):
    path = tmp_path / "game.jsonl"
    terminal.play("--save", path, typed="1\nundo\n2\n")
    once = tmp_path / "once.jsonl"
    terminal.play("--save", once, typed="2\n")
    told, untold = (terminal.run("replay", one).out.partition("After decision")[0] for one in (path, once))
    assert told == untold
