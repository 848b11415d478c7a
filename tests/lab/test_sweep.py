"""Sweeps: values of a pack changed by name, the same seeds for all, what changes is told and nothing else."""

from __future__ import annotations

import json
from pathlib import Path

import numpy as np
import polars as pl
import pytest

from gamekeeper import packs
from gamekeeper.cli.app import main
from gamekeeper.core.errors import BadPack, BadSetup
from gamekeeper.lab.sweep.grid import Sweep, grid_of, plan_with
from gamekeeper.packs.pack import parse, parse_toml
from gamekeeper.packs.vary import Vary, row_of, varied, written

GAME = "yellowstone_park"
SHORT = ["--bots", "random", "--option", "turn_cap=8", "--workers", "1", "--games", "20"]


@pytest.mark.parametrize("game", ["yellowstone_park", "fort", "iditacards", "dice_theme_park"])
def test_a_pack_written_again_means_the_same(game: str) -> None:
    box = packs.default(game)
    assert parse(game, written(parse_toml(box.text, game)), game).digest == box.digest


@pytest.mark.parametrize(
    ("text", "values"),
    [
        ("hand.size=3..6", [3, 4, 5, 6]),
        ("track.end=25|35", [25, 35]),
        ("kids.Lefty.private=advance +1 > score 1|2|3", [f"advance +1 > score {points}" for points in (1, 2, 3)]),
        ("kids.Lefty.private=pizza 2|toy 3", ["pizza 2", "toy 3"]),
    ],
)
def test_values_are_a_range_or_stand_between_bars(text: str, values: list[object]) -> None:
    assert Vary(text).values == values


@pytest.mark.parametrize(
    ("text", "wanted"),
    [
        ("hand.size", "what to change"),
        ("size=3..6", "what to change"),
        ("hand.size=6..3", "a range of at most 100"),
        ("hand.size=4", "two values or more"),
        ("hand.size=1..1000000", "a range of at most 100"),
        ("hand.size=3|4|3", "each value once"),
    ],
)
def test_what_is_no_variation_is_refused(text: str, wanted: str) -> None:
    with pytest.raises(BadSetup, match=wanted):
        Vary(text)


def test_a_value_is_named_by_table_row_field_and_place() -> None:
    box = packs.default("fort")
    changed = varied(box, {"kids.The Scrappers.copies": 3, "track.2.points": 99})
    assert {difference.row for difference in packs.differences(box, changed)} == {"kids:The Scrappers", "track:2"}
    assert row_of(box, "kids.The Scrappers.copies") == "kids:The Scrappers"
    colours = varied(packs.default(GAME), {"colours.red.copies.7": 0})
    assert colours.rows[0].fields["copies"] == [2, 2, 2, 2, 2, 2, 0]
    with pytest.raises(BadSetup, match="a place in the list from 1 to 7"):
        varied(packs.default(GAME), {"colours.red.copies.8": 0})


@pytest.mark.parametrize(
    ("path", "value", "error"),
    [
        ("hands.size", 3, BadSetup),
        ("hand.sizes", 3, BadPack),
        ("hand.size", 99, BadPack),  # beyond what the engine holds
        ("colours.pink.copies.1", 1, BadSetup),
        ("colours.red.copies.9", 1, BadSetup),
        ("title.name", "x", BadSetup),
    ],
)
def test_what_a_pack_cannot_be_is_told_with_its_limits(path: str, value: object, error: type[Exception]) -> None:
    with pytest.raises(error):
        varied(packs.default(GAME), {path: value})


def test_a_grid_leaves_out_the_pack_as_it_is() -> None:
    grid = grid_of(packs.default(GAME), [Vary("hand.size=5..6"), Vary("track.end=30|35")])
    assert len(grid) == 3
    with pytest.raises(BadSetup, match="at most"):
        grid_of(packs.default(GAME), [Vary("track.start=0..33"), Vary("hand.size=2..6")])


def test_certain_is_what_moves_most_games_one_way() -> None:
    from gamekeeper import make
    from gamekeeper.lab.plan import plan_for

    box = packs.default(GAME)
    asked = Sweep(plan_for(make(GAME, 4), ["random"] * 4, 1), box, [{"hand.size": 5}], {})
    assert asked.is_certain(np.ones(30), [])
    measures = asked.measures()
    assert not asked.is_certain(np.array([1.0, -1.0] * 200), measures)
    assert not asked.is_certain(np.zeros(1000), measures)


def test_what_only_the_pack_says_changes_with_it() -> None:
    """An option whose usual value is the pack's is not held at the old one."""
    from gamekeeper import make
    from gamekeeper.lab.plan import plan_for

    box = packs.default(GAME)
    for asked, ends in (({}, 20), ({"end_score": 30}, 30)):
        plan = plan_for(make(GAME, 4, asked), ["random"] * 4, 1)
        assert plan_with(plan, box, {"track.end": 20}, asked).options["end_score"] == ends


def test_a_sweep_plays_the_same_seeds_and_says_what_changed(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    out = tmp_path / "sweep"
    wanted = ["--vary", "hand.size=2|6", "--no-report", "--out", str(out), "--json"]
    assert main(["sweep", GAME, *SHORT, *wanted]) == 0
    told = json.loads(capsys.readouterr().out)
    as_it_is, changed = told["points"]
    assert as_it_is["changes"] == {}
    assert changed["changes"] == {"hand.size": 2}
    assert [answer["difference"] for answer in as_it_is["answers"]] == [None] * len(as_it_is["answers"])
    shares = [answer["value"]["mean"] for answer in changed["answers"] if answer["measure"].startswith("wins of")]
    assert sum(shares) == pytest.approx(1)
    table = pl.read_parquet(out / "points.parquet")
    assert table.group_by("point").len()["len"].to_list() == [20, 20]
    assert main(["sweep", GAME, *SHORT, "--vary", "hand.size=3|6", *wanted[2:]]) == 2
    assert "another --vary" in " ".join(capsys.readouterr().err.split())
    assert main(["sweep", GAME, *SHORT, *wanted]) == 0  # the same one again


def test_one_game_a_point_is_refused_before_it_is_played(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["sweep", GAME, *SHORT, "--vary", "hand.size=3|6", "--games", "1", "--no-report"]) == 2
    assert "games: got 1, wanted 2 to" in capsys.readouterr().err


def test_a_sweep_is_drawn(capsys: pytest.CaptureFixture[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("gamekeeper.lab.study.charts.drawn", lambda chart: "<svg ></svg>")  # studies draw for real
    out = tmp_path / "sweep"
    assert main(["sweep", GAME, *SHORT, "--vary", "hand.size=2|6", "--out", str(out)]) == 0
    assert "hand.size = 2" in capsys.readouterr().out
    text = (out / "report.html").read_text("utf-8")
    assert "hand.size = 2" in text
    assert text.count("<svg") > 4
