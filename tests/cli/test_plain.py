"""Terminals without our letters, without commands, and very narrow ones: everything can still be read."""

import json
import os
import re
import subprocess
import sys

import pexpect
import pytest

from cli.terminal import flat
from gamekeeper import catalog
from gamekeeper.cli.output import plain
from gamekeeper.words import LANGUAGES

PLAY = ("--level", "random", "--seed", "11")


def run(*arguments: object, typed: str = "", encoding: str = "ascii", width: int = 80, home: object = "/nowhere"):
    """A command in a terminal that writes letters as `encoding`; what it wrote, and the exit code."""
    environment = {
        "PATH": os.environ["PATH"], "PYTHONPATH": ":".join(sys.path), "PYTHONIOENCODING": encoding,
        "COLUMNS": str(width), "XDG_DATA_HOME": str(home),
    }  # fmt: skip
    command = [sys.executable, "-m", "gamekeeper", *map(str, arguments)]
    done = subprocess.run(command, input=typed.encode(), capture_output=True, check=False, env=environment)
    assert b"Traceback" not in done.stderr
    return done.stdout.decode(encoding), done.returncode


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("game", "width"), [("yellowstone_park", 80), ("fort", 40), ("iditacards", 40)])
def test_a_game_in_ascii_reads_like_the_one_in_unicode(tmp_path, game, language, width):
    typed = "1\n1\n2\nhelp\nlog\nrules\nhint\n"
    shown = {}
    for encoding in ("ascii", "utf-8"):
        arguments = ("play", game, *PLAY, "--language", language, "--save", tmp_path / f"{encoding}.jsonl")
        shown[encoding], code = run(*arguments, typed=typed, encoding=encoding, width=width)
        assert code == 0
    told, letters = shown["ascii"], shown["utf-8"]
    assert told.isascii()
    assert told.count("?") == letters.count("?")  # nothing was replaced by a question mark
    assert len(re.findall(r"[o#^%] ", told)) >= len(re.findall(r"[●■▲◆] ", letters))
    if language == "en":
        same = flat(told).replace("ascii.jsonl", "utf-8.jsonl").replace("->", ">")
        assert same.replace("-", "") == flat(plain(letters)).replace("->", ">").replace("-", "")
    grid = [line for line in told.splitlines() if re.match(r"[1-7] \|", line)]
    assert {line.count("|") for line in grid} <= {8}
    too_wide = [line for line in told.splitlines() if len(line) > width and str(tmp_path) not in line]
    assert too_wide == []


def test_only_missing_letters_are_replaced():
    told, _ = run("games", "--language", "ru", encoding="koi8-r")
    assert "Игроков: от 2 до 5" in told
    told, _ = run("games", "--language", "it", encoding="latin-1")
    assert "scegli" in told or "più" in told or "è" in told


def test_names_in_any_script_are_shown_somehow():
    assert plain("Ångström «Łódź» Щука ★") == 'Angstrom "?odz" Shchuka *'
    assert plain("✓ 3 × 4 → 12 − … ½") == "ok 3 x 4 -> 12 - ... 12"


def test_json_in_ascii_loses_nothing():
    told, code = run("games", "--json", "--language", "ru")
    full, _ = run("games", "--json", "--language", "ru", encoding="utf-8")
    assert code == 0
    assert told.isascii()
    assert json.loads(told) == json.loads(full)


@pytest.mark.slow
@pytest.mark.parametrize("width", [40, 60, 80])
def test_reports_are_never_cut(width):
    quick = ("--games", 2, "--workers", 1, "--option", "turn_cap=12")
    bots = "random,ismcts:2,ismcts:3,ismcts:4"
    for command in ("simulate", "ladder"):
        told, code = run(command, "yellowstone_park", "--bots", bots, *quick, encoding="utf-8", width=width)
        assert code == 0
        lines = told.splitlines()
        assert [line for line in lines if len(line) > width or "…" in line] == []
        assert flat(told).count("Mean place") >= 1
        for bot in bots.split(","):
            assert bot in told


@pytest.mark.parametrize("arguments", [("games",), *(("pack", "show", name) for name in catalog.names())])
def test_lists_are_never_cut(arguments):
    told, code = run(*arguments, width=40, encoding="utf-8")
    assert code == 0
    long = [line for line in told.splitlines() if len(line) > 40 and not line.startswith("Hash")]
    assert long == []
    assert "…" not in told


def test_a_dumb_terminal_has_its_own_width(tmp_path):
    environment = {**os.environ, "TERM": "dumb", "LANG": "C.UTF-8", "XDG_DATA_HOME": str(tmp_path)}
    environment.pop("COLUMNS", None)
    child = pexpect.spawn(
        sys.executable, ["-m", "gamekeeper", "play", *PLAY], encoding="utf-8", env=environment, timeout=60,
        dimensions=(30, 50),
    )  # fmt: skip
    child.expect_exact("(Y6.1)")
    shown = child.before
    child.sendline("quit")
    child.expect(pexpect.EOF)
    child.close()
    assert child.exitstatus == 0
    assert "\x1b" not in shown
    assert max(len(line.rstrip()) for line in shown.splitlines()) <= 50
