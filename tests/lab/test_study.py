"""Studies: what is put in is found, what is not is not; the command, its files and its report."""

from __future__ import annotations

import json
import re
from io import StringIO
from pathlib import Path
from types import SimpleNamespace
from typing import cast

import numpy as np
import polars as pl
import pytest
from rich.console import Console

from gamekeeper.cli.app import main
from gamekeeper.lab.study import page, study
from gamekeeper.lab.study.board import Board
from gamekeeper.lab.study.effects import RowWorth, pairs, row_worths
from gamekeeper.lab.study.flow import fitted, one_each
from gamekeeper.lab.study.print import print_sheet
from gamekeeper.lab.study.told import Sheet
from gamekeeper.lab.tables import tables_of, whole

GAMES, SEATS = 2000, 4
GAME = "yellowstone_park"
SHORT = ["--games", "40", "--bots", "random", "--option", "turn_cap=8", "--workers", "1"]


def board(
    rows: list[str],
    strength: dict[str, float],
    together: float = 0.0,
    *,
    games: int = GAMES,
    chance: float = 0.25,
    seed: int = 1,
) -> Board:
    """Games in which each seat is dealt each row with such a chance, and wins by what those are worth."""
    lot = np.random.default_rng(seed)
    dealt = (lot.random((games, SEATS, len(rows))) < chance).astype(np.float32)
    force = dealt @ np.array([strength.get(row, 0.0) for row in rows]) + together * dealt[:, :, 0] * dealt[:, :, 1]
    points = force + lot.gumbel(size=force.shape)
    wins = (points == points.max(axis=1, keepdims=True)).astype(np.float64)
    made = SimpleNamespace(
        rows=rows,
        wins=wins,
        points=points,
        orders=np.tile(np.arange(SEATS), (games, 1)),
        bots=np.zeros((games, SEATS), int),
        dealt=dealt,
        kept=dealt,
        owned=np.maximum(dealt, wins[:, :, None]),  # winners end with all of it
        used=dealt,
        firsts=np.where(dealt > 0, 0, -1),
    )
    made.less_place = lambda values: Board.less_place(cast(Board, made), values)
    return cast(Board, made)


def worths(made: Board) -> dict[str, RowWorth]:
    hoped = np.full(made.dealt.shape, 1 / SEATS, np.float32)
    return {each.row: each for each in row_worths(made, hoped)}


def test_what_a_row_is_worth_is_told_from_the_habit_of_winners_to_own_it() -> None:
    rows = ["strong", *(f"plain {number}" for number in range(20))]
    found = worths(board(rows, {"strong": 0.8}))
    strong, plain = found["strong"].dealt_wins, [found[row].dealt_wins for row in rows[1:]]
    assert strong is not None
    assert strong.certain
    assert 0.1 < strong.worth.mean < 0.25  # a chance of 1 in 4 times e^0.8, against three of those
    assert sum(each.certain for each in plain if each is not None) <= 1
    owned = found["plain 0"].won_owned
    assert owned is not None
    assert owned.mean > 0.5  # winners have it, for no merit of its own


def test_a_row_that_does_harm_has_a_negative_worth_in_wins_and_points() -> None:
    found = worths(board(["weak", "plain"], {"weak": -0.8}))["weak"]
    assert found.dealt_wins is not None
    assert found.dealt_points is not None
    assert found.dealt_wins.worth.high is not None
    assert found.dealt_wins.worth.high < 0
    assert found.dealt_points.worth.mean == pytest.approx(-0.8, abs=0.15)


def test_a_pair_that_helps_each_other_is_found_and_no_other() -> None:
    rows = [f"row {number}" for number in range(8)]
    found = [each for each in pairs(board(rows, {}, together=1.5)) if each.wins.certain]
    assert [(each.a, each.b) for each in found] == [("row 0", "row 1")]
    assert found[0].wins.worth.mean > 0.05


def test_where_nothing_is_put_in_hardly_a_study_finds_something_however_few_its_games() -> None:
    """A row that some twenty seats had, who all happened to lose, is no finding: one study in twenty may err."""
    rows, studies = [f"row {number}" for number in range(40)], 40
    false = {"dealt": 0, "used": 0, "pairs": 0}
    for seed in range(studies):
        few = board(rows, {}, games=80, chance=0.1, seed=seed)
        found = worths(few).values()
        false["dealt"] += any(each.dealt_wins is not None and each.dealt_wins.certain for each in found)
        false["used"] += any(each.used_wins is not None and each.used_wins.certain for each in found)
        more = board(rows[:25], {}, games=250, chance=0.15, seed=seed)
        false["pairs"] += any(each.wins.certain for each in pairs(more))
    assert all(count <= studies / 10 for count in false.values()), false


def test_chances_are_even_where_all_stand_alike_and_follow_the_lead_else() -> None:
    lot = np.random.default_rng(2)
    lead = np.concatenate([lot.normal(size=(500, 3)), np.zeros((1, 3))])
    wins = np.eye(3)[(lead + 0.3 * lot.gumbel(size=lead.shape)).argmax(axis=1)]
    chances = fitted(lead[None], wins)
    assert chances[-1] == pytest.approx([1 / 3] * 3)
    assert chances.sum(axis=1) == pytest.approx(np.ones(501))
    assert ((chances - wins) ** 2).mean() < 0.6 * ((1 / 3 - wins) ** 2).mean()


def test_a_part_of_a_game_is_told_as_it_stands_at_its_end() -> None:
    games, part = np.array([0, 0, 0, 0, 1, 1, 1]), np.array([0, 0, 1, 9, 0, 8, 8])
    assert one_each(games, part, 0).tolist() == [1, 4]
    assert one_each(games, part, 1).tolist() == [2, 4]  # nobody looked at the second game in this part
    assert one_each(games, part, 9).tolist() == [3, 6]


def test_a_long_table_in_which_nothing_is_certain_says_so() -> None:
    console = Console(width=60, record=True, file=StringIO())
    print_sheet(console, Sheet("Cards", ["Row", "Worth"], [[f"card {number}", "+1.0 ± 2.0"] for number in range(20)]))
    told = console.export_text()
    assert "none is certain" in told
    assert "20 more rows are in the report" in told


def test_a_long_table_in_which_nothing_can_be_certain_shows_its_ends() -> None:
    console = Console(width=60, record=True, file=StringIO())
    print_sheet(console, Sheet("Used", ["Row"], [[f"card {number}"] for number in range(20)], judged=False))
    told = console.export_text()
    assert "certain" not in told
    assert "card 0" in told
    assert "card 19" in told
    assert "4 more rows are in the report" in told


def test_games_behind_one_that_is_missing_do_not_count() -> None:
    """Those that come in early are the short ones."""
    tables = tables_of([])
    rows = [(number, "", 0, 1, 1, "end", 1) for number in (0, 1, 3, 4)]
    tables.games = pl.concat([tables.games, pl.DataFrame(rows, schema=tables.games.schema, orient="row")])
    assert whole(tables).games["game"].to_list() == [0, 1]


def test_a_study_is_kept_as_tables_and_as_json(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(study, "LADDER", ("random", "habit"))
    out = tmp_path / "study"
    assert main(["study", GAME, *SHORT, "--no-report", "--out", str(out), "--json"]) == 0
    told = json.loads(capsys.readouterr().out)
    names = {"games", "seats", "holdings", "standings", "choices"}
    assert {file.name for file in out.iterdir()} == {f"{name}.parquet" for name in names} | {"study.json"}
    assert told == json.loads((out / "study.json").read_text())
    assert told["games"] == 40
    assert [row["row"] for row in told["rows"]] == [f"colours:{name}" for name in ("red", "yellow", "green", "blue")]
    assert [rung["bot"] for rung in told["ladder"]] == ["habit"]
    holdings = pl.read_parquet(out / "holdings.parquet")
    assert holdings.group_by("game", "seat").agg(pl.col("dealt").sum())["dealt"].unique().to_list() == [6]
    standings = pl.read_parquet(out / "standings.parquet")
    assert standings.group_by("game", "decision").len()["len"].unique().to_list() == [4]


def test_one_game_is_refused_before_it_is_played(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    assert main(["study", GAME, "--games", "1", "--no-report", "--out", str(tmp_path / "study")]) == 2
    assert "games: got 1, wanted 2 to" in capsys.readouterr().err
    assert not (tmp_path / "study").exists()


def test_a_folder_with_something_else_in_it_is_left_alone(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    (tmp_path / "mine.txt").touch()
    assert main(["study", GAME, *SHORT, "--no-report", "--out", str(tmp_path)]) == 2
    assert "study.json" in capsys.readouterr().err


def test_another_study_is_not_replaced(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    out = tmp_path / "study"
    command = ["study", GAME, *SHORT, "--no-ladder", "--no-report", "--out", str(out)]
    assert main(command) == 0
    kept = (out / "study.json").read_bytes()
    capsys.readouterr()
    assert main([*command, "--seed", "2"]) == 2
    told = " ".join(capsys.readouterr().err.split())
    assert f"out: got '{out}'" in told
    assert "seed 1 (asked for: 2): name another folder by --out" in told
    assert (out / "study.json").read_bytes() == kept
    assert main(command) == 0  # the same one again


def test_who_plays_alone_is_told_of_wins_and_no_row_is_called_certain(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    """Nobody is ahead alone: every chance by the standing would be 1, and every row a loss."""
    out = tmp_path / "study"
    command = ["study", "iditacards", "--seats", "1", "--games", "80", "--bots", "habit", "--workers", "1"]
    assert main([*command, "--option", "turn_cap=40", "--no-report", "--out", str(out)]) == 0
    told = capsys.readouterr().out
    assert re.search(r"won, %\s+[0-9.]+ \(", told)
    assert "Owners win %" in told
    assert "●" not in told
    found = json.loads((out / "study.json").read_text())
    assert {row["used_wins"] for row in found["rows"]} == {None}


def test_a_report_of_other_games_does_not_stay_beside_new_tables(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    out = tmp_path / "study"
    assert main(["study", GAME, *SHORT, "--no-ladder", "--no-report", "--out", str(out)]) == 0
    (out / "report.html").write_text("of 10000 games", "utf-8")
    assert main(["study", GAME, *SHORT, "--no-ladder", "--no-report", "--out", str(out)]) == 0
    assert not (out / "report.html").exists()


def test_on_a_full_disk_the_findings_are_told_all_the_same(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def full(*_: object) -> None:
        raise pl.exceptions.ComputeError("No space left on device (os error 28)")

    monkeypatch.setattr(pl.DataFrame, "write_parquet", full)
    out = tmp_path / "study"
    assert main(["study", GAME, *SHORT, "--no-ladder", "--no-report", "--out", str(out)]) == 1
    told = capsys.readouterr()
    assert "Turn order" in told.out
    assert "games.parquet: No space left on device" in told.err
    assert [file.name for file in out.iterdir()] == ["study.json"]


def test_without_what_draws_charts_nothing_is_played(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(page, "DRAWERS", ("no_such_package",))
    assert main(["study", GAME, *SHORT, "--out", str(tmp_path / "study")]) == 2
    error = capsys.readouterr().err
    assert "gamekeeper[lab]" in error
    assert "--no-report" in error
    assert not (tmp_path / "study").exists()


def test_the_report_needs_nothing_from_elsewhere(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    out = tmp_path / "study"
    assert main(["study", GAME, *SHORT, "--no-ladder", "--out", str(out)]) == 0
    assert "start seat" in capsys.readouterr().out
    text = (out / "report.html").read_text("utf-8")
    assert not re.findall(r"<script|<link|@import|(?:src|href)=", text)
    assert text.count("<svg") == text.count('role="img"') >= 6
    for title in ("Turn order", "What cards are worth", "Games", "The course of a game", "Endings"):
        assert f"<h2>{title}</h2>" in text
