"""Replaying and verifying records from the command line."""

import json

import pytest

from cli.terminal import ANSWER, flat
from gamekeeper.words import LANGUAGES


@pytest.fixture
def game(terminal, tmp_path):
    path = tmp_path / "game.jsonl"
    terminal.play("--save", path, "--name", "Zoe", typed=ANSWER * 200)
    return path


def changed(path, place: int, **changes: object):
    lines = [json.loads(line) for line in path.read_text().splitlines()]
    lines[place] = {**lines[place], **changes}
    path.write_text("".join(json.dumps(line) + "\n" for line in lines))
    return path


# --- verify ----------------------------------------------------------------------------------------


@pytest.mark.parametrize("language", LANGUAGES)
def test_verify_says_what_was_checked(terminal, game, language):
    run = terminal.run("verify", game, "--language", language)
    assert run.code == 0
    assert run.out.count("✓") == 3
    assert json.loads(game.read_text().splitlines()[0])["commitment"] in flat(run.out)


def test_verify_as_json(terminal, game):
    result = json.loads(terminal.run("verify", game, "--json").out)
    assert result == {"file": str(game), "ok": True, "passed": ["seed", "actions", "result"], "failure": ""}


def test_verify_catches_a_changed_seed(terminal, game):
    run = terminal.run("verify", changed(game, -1, seed="ab" * 32))
    assert run.code == 1
    assert run.out.count("✓") == 0
    assert "hash" in run.out


def test_verify_catches_a_changed_action(terminal, game):
    run = terminal.run("verify", changed(game, 1, action="malus"))
    assert run.code == 1
    assert run.out.count("✓") == 1
    assert "line 1" in flat(run.out)


@pytest.mark.parametrize(
    "change",
    [{"scores": [0, 0, 0, 0]}, {"places": [1, 1, 1, 1]}, {"outcome": "turn-cap"}],
    ids=lambda change: next(iter(change)),
)
def test_verify_catches_a_changed_result(terminal, game, change):
    run = terminal.run("verify", changed(game, -1, **change))
    assert run.code == 1
    assert run.out.count("✓") == 2
    assert "✗" in run.out
    assert json.loads(terminal.run("verify", game, "--json").out)["ok"] is False


def test_verify_catches_a_changed_option(terminal, game):
    heading = json.loads(game.read_text().splitlines()[0])
    changed(game, 0, options={**heading["options"], "end_score": 20})
    assert terminal.run("verify", game).code == 1


def test_verify_of_an_unfinished_match(terminal, tmp_path):
    path = tmp_path / "game.jsonl"
    terminal.play("--save", path, typed=ANSWER * 4)
    run = terminal.run("verify", path)
    assert run.code == 0
    assert "not over yet" in run.out


def test_verify_of_a_secret_seed(terminal, tmp_path):
    path = tmp_path / "game.jsonl"
    terminal.play("--save", path, typed=ANSWER * 4)
    run = terminal.run("verify", changed(path, -1, seed=None))
    assert run.code == 1
    assert "still secret" in run.out


@pytest.mark.parametrize("command", ["verify", "replay"])
def test_files_that_are_no_records(terminal, tmp_path, command):
    broken = tmp_path / "broken.jsonl"
    broken.write_text("once upon a time\n")
    for path in (broken, tmp_path / "nowhere.jsonl", tmp_path):
        run = terminal.run(command, path)
        assert run.code == 1
        assert run.err.startswith("gamekeeper: ")
        assert str(path) in run.err
        assert run.err.count("\n") == 1


# --- replay ----------------------------------------------------------------------------------------


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
