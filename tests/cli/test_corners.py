"""A game in which all act at the same time, in the terminal against bots."""

import json

import pytest

from cli.terminal import flat
from gamekeeper import kits, records
from toys import kitchens


@pytest.fixture(autouse=True)
def toy(monkeypatch):
    monkeypatch.setitem(kits.BUILT_IN, "kitchens", kitchens.KIT)


@pytest.mark.parametrize("seat", [1, 3])
def test_a_whole_game_among_bots(terminal, tmp_path, seat):
    """Take a card, take it back, take it again, draw, end; say whom to let come first."""
    path = tmp_path / "game.jsonl"
    typed = "leaf\nroot\nbean\nundo\n1\nnear\ndraw\nend\n" * 6 + "first:1\n" + "end\n1\n" * 30
    told = terminal.run(
        "play", "kitchens", "--seat", seat, "--level", "greedy", "--seed", 3, "--save", path, typed=typed
    )
    assert (told.code, told.err) == (0, "")
    record = records.read_record(path)
    assert record.result.outcome == "cooked"
    assert "Three rounds are cooked." in flat(told.out)
    rows = [json.loads(line) for line in path.read_text().splitlines()][1:-1]
    assert {"undo", "end", "draw"} <= {row["action"] for row in rows if row["seat"] == seat - 1}
    assert terminal.run("verify", path).code == 0


def test_a_text_is_short_for_what_its_own_seat_may_do(terminal, tmp_path):
    told = terminal.run(
        "play", "kitchens", "--seat", 2, "--level", "random", "--seed", 5, "--save", tmp_path / "g.jsonl",
        typed="hint\nwhy serve:near\nwhy end\nlog\nboard\nquit\n",
    )  # fmt: skip
    assert told.code == 0
    assert "“serve:near” is not open to you here" in flat(told.out)
    assert "What next in your kitchen?" in flat(told.out)
