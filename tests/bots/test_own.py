"""A bot of one's own plays where ours do, and meets no more than they."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from gamekeeper.bots.own import bot_from
from gamekeeper.cli.app import main
from gamekeeper.core.errors import BadSetup

MINE = """
from gamekeeper.bots.bot import Bot

class Last(Bot):
    def choose(self, game, s, seat, rng, limit):
        return game.legal(s, seat)[-1]

class Wrong(Bot):
    def choose(self, game, s, seat, rng, limit):
        return 10**6

class Nothing:
    def __init__(self, name):
        pass
"""


@pytest.fixture(autouse=True)
def beside(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "mine.py").write_text(MINE)
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr("sys.path", __import__("sys").path[:])


@pytest.mark.parametrize("workers", [1, 2])
def test_it_is_simulated(capsys: pytest.CaptureFixture[str], workers: int) -> None:
    bots = ["--bots", "mine:Last,habit", "--seats", "2"]
    count = ["--games", "4", "--seed", "1", "--workers", str(workers), "--json"]
    assert main(["simulate", "yellowstone_park", *bots, *count]) == 0
    assert "mine:Last" in json.dumps(json.loads(capsys.readouterr().out))


def test_an_answer_that_is_none_ends_the_games(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["simulate", "yellowstone_park", "--bots", "mine:Wrong", "--games", "2", "--workers", "1"]) == 1
    assert "1000000" in capsys.readouterr().err


@pytest.mark.parametrize(
    ("name", "told"),
    [
        ("nowhere:Bot", "No module named"),
        ("mine:Missing", "has no attribute"),
        ("mine:Nothing", "extends gamekeeper.bots.bot.Bot"),
        ("ismcts:many", "wanted random"),
        ("mine", "wanted random"),
    ],
)
def test_what_is_no_bot_says_why(name: str, told: str) -> None:
    with pytest.raises(BadSetup, match=told):
        bot_from(name)
