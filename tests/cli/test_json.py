"""With --json, standard output is one JSON document whatever happens."""

import json
import subprocess
import sys

import pytest

from gamekeeper.cli import app

QUICK = ("--games", 2, "--workers", 1, "--option", "turn_cap=12")


@pytest.mark.parametrize(
    ("arguments", "code", "words"),
    [
        (["games", "--language", "xx"], 2, "language: got 'xx'"),
        (["games", "--colour"], 2, "No such option: --colour"),
        (["verify"], 2, "Missing argument"),
        (["simulate", "chess"], 2, "game: got 'chess'"),
        (["simulate", "fort", "--games", "many"], 2, "--games"),
        (["simulate", "fort", "--out", "/dev/null/x"], 2, "out: got"),
        (["ladder", "fort", "--bots", "easy"], 2, "bots: got 'easy'"),
        (["bench", "--game", "chess"], 2, "game: got 'chess'"),
        (["pack", "show", "chess"], 2, "game: got 'chess'"),
        (["pack", "check", "nowhere.toml"], 2, "nowhere.toml"),
        (["pack", "diff", "nowhere.toml", "default"], 2, "nowhere.toml"),
        (["nonsense"], 2, "No such command 'nonsense'"),
    ],
)
def test_errors_are_documents_too(terminal, arguments, code, words):
    run = terminal.run(*arguments, "--json")
    told = json.loads(run.out)
    assert run.code == code
    assert (told["ok"], told["code"]) == (False, code)
    assert words in told["error"]
    assert run.err == f"gamekeeper: {told['error']}\n"


@pytest.mark.parametrize(
    "arguments",
    [
        ("games",),
        ("pack", "show", "fort"),
        ("pack", "diff", "default", "MINE"),
        ("pack", "check", "MINE"),
        ("simulate", "yellowstone_park", "--bots", "random", *QUICK),
        ("ladder", "yellowstone_park", "--bots", "random,ismcts:2", *QUICK),
    ],
)
def test_results_are_one_document(terminal, tmp_path, arguments):
    mine = tmp_path / "mine.toml"
    terminal.run("pack", "new", "yellowstone_park", mine)
    run = terminal.run(*(mine if one == "MINE" else one for one in arguments), "--json")
    assert run.code == 0
    json.loads(run.out)


@pytest.mark.parametrize("command", ["simulate", "ladder"])
def test_ctrl_c_is_a_document(terminal, monkeypatch, command):
    def interrupt(*_: object, **__: object) -> None:
        raise KeyboardInterrupt

    bots = ("--bots", "random,easy")
    for place in ("gamekeeper.lab.simulate.play_all", "gamekeeper.lab.plan.plan_for"):
        with monkeypatch.context() as patched:
            patched.setattr(place, interrupt)
            run = terminal.run(command, "yellowstone_park", *bots, "--seats", 2, *QUICK, "--json")
        told = json.loads(run.out)
        assert (run.code, told["code"]) == (130, 130)
        assert "interrupted" in told["error"]
        assert run.err.count("\n") == 1


def test_a_fault_of_the_program_is_a_document_and_a_traceback(terminal, monkeypatch):
    def fail(_: object) -> None:
        raise RuntimeError("a fault")

    monkeypatch.setattr("gamekeeper.cli.games.as_data", fail)
    monkeypatch.setattr("gamekeeper.cli.games.catalog.names", lambda: fail(0))
    with pytest.raises(RuntimeError):
        app.main(["games", "--json"])
    assert json.loads(terminal.capsys.readouterr().out) == {"ok": False, "error": "RuntimeError: a fault", "code": 1}


def test_a_game_without_input_ends_at_once(tmp_path):
    command = f"{sys.executable} -m gamekeeper play --level random --save {tmp_path}/game.jsonl <&-"
    run = subprocess.run(["bash", "-c", command], capture_output=True, text=True, check=False)
    assert (run.returncode, run.stderr) == (0, "")
    assert "--resume" in run.stdout


@pytest.mark.parametrize("target", ["/dev/full", "-"])
def test_an_output_that_takes_nothing_is_no_traceback(target):
    redirect = ">&-" if target == "-" else f"> {target}"
    command = f"{sys.executable} -m gamekeeper games {redirect}"
    run = subprocess.run(["bash", "-c", command], capture_output=True, text=True, check=False)
    assert "Traceback" not in run.stderr
    assert "Exception" not in run.stderr
    assert run.returncode == (0 if target == "-" else 1)
