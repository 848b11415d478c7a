"""Tuning: goals as they are typed, proposals that repeat, the best played again on other seeds."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from gamekeeper import packs
from gamekeeper.cli.app import main
from gamekeeper.core.errors import BadSetup
from gamekeeper.lab.tune.goals import Goal
from gamekeeper.lab.tune.search import Search, Trial

GAME = "yellowstone_park"
SHORT = ["--bots", "random", "--option", "turn_cap=12", "--workers", "1", "--games", "10", "--trials", "4"]


@pytest.mark.parametrize(
    ("text", "value", "missed"),
    [
        ("turns=60..80", 70, 0.0),
        ("turns=60..80", 50, 0.5),
        ("turns=60..80", 120, 2.0),
        ("turns<=10", 15, 0.5),
        ("margin>=4", 3, 0.25),
        ("margin=4", 4, 0.0),
    ],
)
def test_a_goal_says_how_far_a_value_is_outside(text: str, value: float, missed: float) -> None:
    assert Goal(text, 4, []).missed(value) == pytest.approx(missed)


@pytest.mark.parametrize(
    "text", ["turns", "speed<=3", "turns=80..60", "turns<=3..4", "turns=fast", "ends by frost=1..2"]
)
def test_what_is_no_goal_is_refused(text: str) -> None:
    with pytest.raises(BadSetup, match="goal"):
        Goal(text, 4, [])


def test_the_same_command_proposes_the_same_and_plays_the_best_again(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    file = tmp_path / "tuned.toml"
    wanted = ["--vary", "hand.size=2..6", "--vary", "track.start=0|5", "--goal", "points of the first<=3"]
    told = []
    for more in ([], ["--write", str(file)]):
        assert main(["tune", GAME, *SHORT, *wanted, *more, "--json"]) == 0
        told.append(json.loads(capsys.readouterr().out))
    assert told[0] == told[1]
    assert told[0]["trials"][0]["changes"] == {}
    assert told[0]["best"]["loss"] == min(trial["loss"] for trial in told[0]["trials"])
    assert told[0]["best"]["changes"]["track.start"] == 0  # markers begin lower, twelve turns are short
    assert told[0]["again"]["values"] != told[0]["best"]["values"]
    changed = packs.differences(packs.default(GAME), packs.read(GAME, file))
    assert {row.row for row in changed} <= {"hand", "track"}


def test_where_no_proposal_was_tried_in_time_that_is_said_at_once(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(Search, "run", lambda self, *_: self.trials.append(Trial({}, 0.0, [1.0])))
    assert main(["tune", GAME, *SHORT, "--vary", "hand.size=2..6", "--goal", "turns<=9"]) == 2
    assert "wanted time for one proposal of 10 games" in capsys.readouterr().err


def test_ctrl_c_while_the_best_is_played_again_keeps_what_was_tried(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    def pressed(*_: object) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr(Search, "tuned", pressed)
    assert main(["tune", GAME, *SHORT, "--vary", "hand.size=2..6", "--goal", "turns<=9"]) == 130
    told = capsys.readouterr()
    assert "as it is" in told.out
    assert told.out.count("hand.size = ") >= 2
    assert "before the best was played again" in told.err


def test_without_what_proposes_nothing_is_tried(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("gamekeeper.lab.tune.search.find_spec", lambda name: None)
    assert main(["tune", GAME, *SHORT, "--vary", "hand.size=2..6", "--goal", "turns<=9"]) == 2
    assert "gamekeeper[lab]" in capsys.readouterr().err
