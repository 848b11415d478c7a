"""Speed measurements: they measure, in the mode they say."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from gamekeeper.core.errors import BadSetup
from gamekeeper.lab import bench
from gamekeeper.lab.modes import importing_from, is_compiled, pure_copy
from gamekeeper.lab.speed import Order, Speed, measure

UNITS = ["decisions", "games", "copies", "simulations", "simulated decisions"]
ORDER = Order("yellowstone_park", 4, 2, 0.01)


def test_every_rate_is_measured_as_often_as_asked() -> None:
    speed = measure(ORDER)
    assert list(speed.rates) == UNITS
    assert all(len(rates) == 2 and min(rates) > 0 for rates in speed.rates.values())
    assert speed.compiled == is_compiled()


def test_the_copy_of_the_sources_runs_uncompiled(tmp_path: Path) -> None:
    command = [sys.executable, "-P", "-c", "from gamekeeper.lab import modes; print(modes.is_compiled())"]
    done = subprocess.run(
        command, env=importing_from(pure_copy(tmp_path)), capture_output=True, text=True, check=True, cwd=tmp_path
    )
    assert done.stdout.strip() == "False"


def test_rows_hold_medians_ranges_and_ratios() -> None:
    slow = Speed(ORDER, False, {"decisions": [1.0, 3.0, 2.0]})
    fast = Speed(ORDER, True, {"decisions": [10.0, 50.0, 20.0]})
    (row,) = bench.rows_of(slow, fast)
    assert row.interpreted == bench.Rate(2.0, 1.0, 3.0)
    assert row.compiled == bench.Rate(20.0, 10.0, 50.0)
    assert row.ratio == 10.0
    (alone,) = bench.rows_of(slow, None)
    assert (alone.compiled, alone.ratio) == (None, None)


def test_a_folder_without_the_package_is_refused(tmp_path: Path) -> None:
    with pytest.raises(BadSetup, match="pure-path"):
        bench.bench("yellowstone_park", pure_path=tmp_path, advance=lambda _: None)


def test_both_modes_are_measured(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bench, "SECONDS", 0.01)
    monkeypatch.setattr(bench, "REPETITIONS", 1)
    heard: list[int] = []
    found = bench.bench("yellowstone_park", pure_path=None, advance=heard.append)
    assert [row.unit for row in found.rows] == UNITS
    assert sum(heard) == bench.MODES
    assert all((row.compiled is not None) == is_compiled() for row in found.rows)
    if is_compiled():
        assert all(row.ratio is not None and row.ratio > 2 for row in found.rows)


def test_a_failure_to_measure_is_told() -> None:
    with pytest.raises(bench.MeasureFailed, match="no_such_game"):
        bench.measure_in({}, Order("no_such_game", 4, 1, 0.01))
