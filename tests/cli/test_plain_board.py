"""Any game in a terminal, without a drawing of its own; those of packages that bring one, or a broken one."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from cli.terminal import ANSWER, Terminal, flat
from gamekeeper import kits, records
from outside import wheels
from outside.site import BIDS, Site, site

__all__ = ["site"]

QUICK = ("--level", "random", "--seed", 4)
DRAWING = BIDS.replace(".parent)", '.parent, terminal="drawn")')


def test_a_game_from_a_package_is_played_to_its_end(terminal: Terminal, site: Site, tmp_path: Path) -> None:
    site.unpack(wheels.errand(tmp_path))
    path = tmp_path / "game.jsonl"
    run = terminal.run("play", "errand", *QUICK, "--save", path, typed=ANSWER * 200)
    assert (run.code, run.err) == (0, "")
    assert records.read_record(path).result is not None
    table = run.out.partition("> 1")[0].partition("─ Errand ─")[2]
    lines = [" ".join(line.split()) for line in table.splitlines()]
    assert {"On the table", "Bank coin × 8", "▶ ● You", "Square 0", "▸ Deck 10", "■ Ash", "Hand 5"} <= set(lines)
    assert sum(line.startswith("Hand ▸ ") for line in lines) == 1
    assert terminal.run("verify", path).code == 0


def test_the_list_says_which_package_brings_a_game(terminal: Terminal, site: Site, tmp_path: Path) -> None:
    site.unpack(wheels.errand(tmp_path))
    site.bids(code="1 / 0")
    run = terminal.run("games")
    assert "From the package gamekeeper-errand 1.0." in run.out
    assert "game bids of the package bids 1.0: got 'ZeroDivisionError" in flat(run.err)
    listed = {game["name"]: game["origin"] for game in json.loads(terminal.run("games", "--json").out)}
    assert listed == dict.fromkeys(kits.BUILT_IN, "") | {"errand": "gamekeeper-errand 1.0"}
    assert "ZeroDivisionError" in terminal.run("play", "bids").err


def test_our_own_games_are_drawn_plainly_when_that_is_asked_for(terminal: Terminal) -> None:
    run = terminal.play("--plain-board", typed=ANSWER * 200)
    assert run.code == 0
    assert "draw pile: 31" in run.out
    assert "1st" in run.out
    run = terminal.run("play", "fort", "--plain-board", *QUICK, typed=ANSWER * 3)
    assert run.code == 0
    assert "  You:\n    board: " in run.out


@pytest.mark.parametrize("drawn", ["1 / 0", "def draw(*_): 1 / 0\ndef answers(*_): 1 / 0"])
def test_a_drawing_that_fails_gives_way_to_the_plain_one(terminal: Terminal, site: Site, drawn: str) -> None:
    site.bids(code=DRAWING, more={"drawn.py": drawn})
    run = terminal.run("play", "bids", *QUICK, typed=f"{ANSWER}quit\n")
    assert run.code == 0
    assert "own board does not work" in run.out
    assert "hand: " in run.out


def test_a_drawing_from_a_package_is_used(terminal: Terminal, site: Site) -> None:
    drawn = "def draw(*_): return 'drawn by Bids'\ndef answers(*_): return 'answers of Bids'"
    site.bids(code=DRAWING, more={"drawn.py": drawn})
    run = terminal.run("play", "bids", *QUICK, typed="quit\n")
    assert "drawn by Bids" in run.out
    assert "answers of Bids" in run.out
