"""The command as a whole: help, version, the list of games, errors."""

import json
import re
import subprocess
import sys

import pytest
import typer

from cli.terminal import flat
from gamekeeper import __version__
from gamekeeper.cli import app
from modes import is_compiled

COMMANDS = sorted(typer.main.get_command(app.app).commands)


def test_all_commands_are_there():
    assert {"games", "play", "simulate", "ladder", "replay", "verify", "bench"} <= set(COMMANDS)


def test_alone_it_shows_help(terminal):
    run = terminal.run()
    assert run.code == 0
    assert all(command in run.out for command in COMMANDS)


@pytest.mark.parametrize("command", COMMANDS)
def test_every_command_and_option_has_help(terminal, command):
    found = typer.main.get_command(app.app).commands[command]
    assert found.help
    assert [parameter.name for parameter in found.params if not getattr(parameter, "help", "")] == []
    for flag in ("--help", "-h"):
        run = terminal.run(command, flag)
        assert run.code == 0
        assert f"Usage: gamekeeper {command}" in flat(run.out)


def test_version_tells_the_mode(terminal):
    run = terminal.run("--version")
    assert run.code == 0
    mode = "compiled" if is_compiled() else "uncompiled"
    assert re.match(rf"gamekeeper {re.escape(__version__)} \({mode}\b", run.out)


@pytest.mark.parametrize("language", ["en", "it", "ru"])
def test_games(terminal, language):
    run = terminal.run("games", "--language", language)
    assert run.code == 0
    assert "yellowstone_park" in run.out
    assert "end_score" in run.out


def test_games_as_json(terminal):
    games = json.loads(terminal.run("games", "--json").out)
    game = next(game for game in games if game["name"] == "yellowstone_park")
    assert game["seats"] == [2, 3, 4, 5]
    assert {option["key"]: option["kind"] for option in game["options"]}["edge_matrix"] == "bool"
    assert all(option["help"] for option in game["options"])


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        (["nonsense"], "No such command 'nonsense'"),
        (["--nonsense"], "No such option: --nonsense"),
        (["verify"], "Missing argument 'FILE'; see 'gamekeeper verify --help'"),
        (["games", "--language", "xx"], "language: got 'xx'"),
    ],
)
def test_wrong_use(terminal, arguments, words):
    run = terminal.run(*arguments)
    assert run.code == 2
    assert words in run.err
    assert run.err.count("\n") == 1


def test_the_module_runs_as_a_command():
    run = subprocess.run(
        [sys.executable, "-m", "gamekeeper", "replay", "nowhere"], capture_output=True, text=True, check=False
    )
    assert run.returncode == 1
    assert run.stderr == "gamekeeper: nowhere: The file cannot be read: No such file or directory.\n"


def test_a_reader_that_stops_reading_is_no_error(tmp_path):
    play = f"{sys.executable} -m gamekeeper play --level random --seed 1 --save {tmp_path}/game.jsonl"
    command = f"yes 1 | {play} | head -1"
    run = subprocess.run(["bash", "-c", command], capture_output=True, text=True, check=False)
    assert run.stdout == "Yellowstone Park\n"
    assert "Traceback" not in run.stderr


def test_terminals_without_these_letters_get_replacements(tmp_path):
    run = subprocess.run(
        [sys.executable, "-m", "gamekeeper", "games", "--language", "ru"],
        capture_output=True,
        check=False,
        env={"PYTHONIOENCODING": "ascii", "PATH": "/usr/bin:/bin", "PYTHONPATH": ":".join(sys.path)},
    )
    assert run.returncode == 0
    assert b"yellowstone_park" in run.stdout
