"""The commands that measure, as typed: output, errors, exit codes, Ctrl-C."""

from __future__ import annotations

import json
import os
import re
import signal
import subprocess
import sys
import time
from pathlib import Path

import polars as pl
import pytest

from gamekeeper import packs
from gamekeeper.cli.app import main
from gamekeeper.lab.report import number_text, share_text
from gamekeeper.lab.stats import Interval

GUIDE = Path(__file__).parents[2] / "docs/benchmarks.md"
WORKERS = 2
GAME = "yellowstone_park"
SHORT = ["--option", "turn_cap=12", "--workers", "1"]
LONGER = ["--option", "turn_cap=40", "--workers", "1"]


def test_simulate_prints_a_summary(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    out = tmp_path / "new" / "folder"
    bots = "random,ismcts:2,random,ismcts:2"
    assert main(["simulate", GAME, "--bots", bots, "--games", "8", "--out", str(out), *SHORT]) == 0
    printed = capsys.readouterr()
    for text in ("8 games", "seat 1", "seat 4", "start seat", "ismcts:2", "decisions per game", "95 % intervals"):
        assert text in printed.out
    assert str(out) in printed.err.replace("\n", "")
    assert {file.name for file in out.iterdir()} == {
        "simulation.json", "games.csv", "games.parquet", "seats.csv", "seats.parquet", "rows.csv", "rows.parquet",
            "events.csv", "events.parquet",
        "records",
    }  # fmt: skip


def test_the_guide_names_every_file_and_column(tmp_path: Path) -> None:
    """Files of a simulation and of a comparison, with their columns in order, as docs/benchmarks.md tells them."""
    mine = tmp_path / "mine.toml"
    mine.write_text(packs.default(GAME).text.replace("size = 6", "size = 3"), "utf-8")
    out = tmp_path / "out"
    order = ["--compare", "default", str(mine), "--bots", "random", "--games", "2", "--out", str(out), *SHORT]
    assert main(["simulate", GAME, *order]) == 0
    told = re.findall(r"^\| `(\w+)\.csv`, `\1\.parquet` \| (.*) \|$", GUIDE.read_text("utf-8"), re.MULTILINE)
    assert {name for name, _ in told} == {file.stem for file in out.rglob("*.csv")}
    for name, text in told:
        [file, *_] = out.rglob(f"{name}.csv")
        header = file.read_text().partition("\n")[0].split(",")
        assert re.findall(r"`(\w+)`", text)[: len(header)] == header


def test_who_plays_alone_is_not_told_of_a_fair_share(capsys: pytest.CaptureFixture[str]) -> None:
    order = ["--seats", "1", "--bots", "random", "--games", "4", "--option", "turn_cap=5", "--workers", "1"]
    assert main(["simulate", "iditacards", *order]) == 0
    told = capsys.readouterr().out
    assert "95 % intervals" in told
    assert "fair" not in told


def test_simulate_prints_json_and_nothing_else(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["simulate", GAME, "--bots", "random", "--games", "5", "--seats", "3", "--json", *SHORT]) == 0
    told = json.loads(capsys.readouterr().out)
    assert told["games"] == 5
    assert told["plan"]["seats"] == 3
    assert told["plan"]["options"]["turn_cap"] == 12
    assert [group["name"] for group in told["seats"]] == [0, 1, 2]
    assert {"mean", "low", "high", "count"} == set(told["seats"][0]["win_share"])


def test_ladder_prints_ratings_and_duels(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["ladder", GAME, "--bots", "random,ismcts:4", "--games", "8", *LONGER]) == 0
    printed = capsys.readouterr().out
    assert printed.index("ismcts:4") < printed.index("random")
    assert "Rating" in printed
    assert "% before" in printed


def test_ladder_prints_json(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["ladder", GAME, "--bots", "random,ismcts:2", "--games", "4", "--json", *SHORT]) == 0
    told = json.loads(capsys.readouterr().out)
    assert {rated["bot"] for rated in told["bots"]} == {"random", "ismcts:2"}
    assert {(duel["bot"], duel["other"]) for duel in told["duels"]} == {("random", "ismcts:2"), ("ismcts:2", "random")}


def intervals(told: object) -> list[dict]:
    """Every interval in a JSON document."""
    if isinstance(told, list):
        return [found for one in told for found in intervals(one)]
    if not isinstance(told, dict):
        return []
    own = [told] if {"mean", "low", "high"} <= set(told) else []
    return own + [found for one in told.values() for found in intervals(one)]


SAME = ["--bots", "random", "--games", "1", *SHORT]
ALIKE = {  # one game: nothing has any spread
    "simulate": ["simulate", GAME, *SAME],
    "ladder": ["ladder", GAME, "--bots", "random,ismcts:2", "--games", "1", *SHORT],
}


@pytest.mark.parametrize("command", ALIKE)
def test_no_interval_has_width_zero(command: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main([*ALIKE[command], "--json"]) == 0
    found = intervals(json.loads(capsys.readouterr().out))
    assert found
    assert [one for one in found if one["low"] is not None and one["low"] >= one["high"]] == []
    assert main(ALIKE[command]) == 0
    printed = capsys.readouterr().out
    pairs = re.findall(r"\((-?[\d.]+)–(-?[\d.]+)\)", printed)
    assert pairs
    assert [(low, high) for low, high in pairs if low == high] == []


def test_packs_that_play_alike_have_intervals_with_a_width(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    mine = tmp_path / "mine.toml"
    mine.write_text(packs.default("fort").text.replace('"Penny"', '"Pennie"'))
    command = ["simulate", "fort", "--compare", "default", str(mine), "--seats", "2", "--bots", "random"]
    command += ["--games", "3", "--workers", "1", "--option", "turn_cap=6"]
    assert main([*command, "--json"]) == 0
    told = json.loads(capsys.readouterr().out)
    wins = next(one["difference"] for one in told["measures"] if one["group"] == "wins by seat")
    assert (wins["mean"], wins["low"]) == (0.0, -wins["high"])
    assert 0.0 < wins["high"] < 1.0
    assert [one for one in intervals(told) if one["low"] is not None and one["low"] >= one["high"]] == []
    assert main(command) == 0
    printed = capsys.readouterr().out
    assert "+0.00 (?)" in printed
    assert "(+0.00 to +0.00)" not in printed


def test_narrow_intervals_get_more_digits() -> None:
    assert share_text(Interval(0.25, 0.24999, 0.25001, 10**9)).plain == "25.000 (24.999–25.001)"
    assert number_text(Interval(7.0, 6.99, 7.01, 10)) == "7.00 (6.99–7.01)"
    assert number_text(Interval(7.0, None, None, 10)) == "7.00 (?)"


@pytest.mark.parametrize(
    ("arguments", "quoted"),
    [
        (["simulate", "chess"], "'chess'"),
        (["simulate", GAME, "--seats", "9"], "9"),
        (["simulate", GAME, "--bots", "clever"], "'clever'"),
        (["simulate", GAME, "--bots", "easy,hard"], "'easy,hard'"),
        (["simulate", GAME, "--bots", ""], "''"),
        (["simulate", GAME, "--games", "0"], "games: got 0"),
        (["simulate", GAME, "--games", "many"], "--games"),
        (["simulate", GAME, "--option", "turn_cap"], "turn_cap"),
        (["simulate", GAME, "--option", "colour=3"], "colour"),
        (["simulate", GAME, "--option", "turn_cap=0"], "turn_cap: got 0"),
        (["simulate", GAME, "--workers", "0"], "workers: got 0"),
        (["ladder", GAME, "--bots", "easy"], "'easy'"),
        (["ladder", GAME, "--games", "-3"], "games: got -3"),
        (["bench", "--game", "chess"], "'chess'"),
        (["bench", "--pure-path", "/nowhere"], "/nowhere"),
    ],
)
def test_wrong_use_is_told_and_leaves_with_2(
    arguments: list[str], quoted: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(arguments) == 2
    printed = capsys.readouterr()
    assert printed.out == ""
    assert quoted in printed.err


def test_a_folder_of_another_simulation_leaves_with_2(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    command = ["simulate", GAME, "--bots", "random", "--games", "2", "--out", str(tmp_path), *SHORT]
    assert main(command) == 0
    before = (tmp_path / "games.csv").read_bytes()
    assert main([*command, "--seed", "2"]) == 2
    assert "seed 1 (asked for: 2)" in capsys.readouterr().err
    assert (tmp_path / "games.csv").read_bytes() == before


def test_ctrl_c_keeps_what_is_done_and_leaves_with_130(tmp_path: Path) -> None:
    out = tmp_path / "out"
    code = "import sys; from gamekeeper.cli.app import main; sys.exit(main())"
    command = [sys.executable, "-c", code, "simulate", GAME, "--bots", "random", "--games", "1000000"]
    process = subprocess.Popen(
        [*command, "--workers", str(WORKERS), "--out", str(out)],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        start_new_session=True,
    )
    wait_for_records(out)
    os.killpg(process.pid, signal.SIGINT)  # as a terminal does: to the workers too
    printed, errors = process.communicate(timeout=60)
    assert process.returncode == 130, errors
    assert "Traceback" not in errors
    assert "The same command goes on from there." in errors
    done = len(pl.read_parquet(out / "games.parquet"))
    assert done > 0
    assert f"{done} games" in printed
    assert f"gamekeeper: interrupted after {done} of 1000000 games" in errors


def wait_for_records(out: Path) -> None:
    """Until more records are written than workers hand over at first: then some games are done."""
    until = time.monotonic() + 60
    while len(list(out.glob("records/*/*.jsonl"))) <= WORKERS:
        assert time.monotonic() < until, "no game was finished"
        time.sleep(0.05)
