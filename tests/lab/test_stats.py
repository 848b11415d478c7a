"""Intervals against values worked out elsewhere."""

from __future__ import annotations

import numpy as np
import pytest

from gamekeeper.lab.stats import mean_interval, share_interval


def zeros_and_ones(wins: int, games: int) -> np.ndarray:
    return np.array([1.0] * wins + [0.0] * (games - wins))


def test_share_is_wilsons_interval() -> None:
    found = share_interval(zeros_and_ones(10, 100))  # Wilson 1927: (p + z²/2n ± z·sqrt(p(1-p)/n + z²/4n²)) / (1 + z²/n)
    assert found.mean == 0.1
    assert (found.low, found.high) == (pytest.approx(0.05523, abs=1e-5), pytest.approx(0.17437, abs=1e-5))
    assert found.count == 100


def test_a_share_of_none_or_all_still_has_an_interval() -> None:
    none, every = share_interval(zeros_and_ones(0, 10)), share_interval(zeros_and_ones(10, 10))
    assert (none.low, none.high) == (0.0, pytest.approx(0.27753, abs=1e-5))
    assert (every.low, every.high) == (pytest.approx(0.72247, abs=1e-5), 1.0)


def test_shared_wins_are_no_coin_flips() -> None:
    found = share_interval(np.array([0.5, 0.5, 1.0, 0.0, 0.5]))
    assert found.mean == 0.5
    assert found.low == pytest.approx(0.5 - 2.77645 * 0.353553 / 5**0.5, abs=1e-5)  # t with 4 degrees of freedom


def test_shares_stay_between_0_and_1() -> None:
    found = share_interval(np.array([1.0, 1.0, 0.5]))
    assert found.high == 1.0
    lone = share_interval(np.array([0.5]))
    assert (lone.low, lone.high) == (0.0, 1.0)


def test_mean_is_students_interval() -> None:
    found = mean_interval(np.array([1.0, 2.0, 3.0, 4.0, 5.0]))
    assert found.mean == 3.0
    assert (found.low, found.high) == (pytest.approx(1.03676, abs=1e-5), pytest.approx(4.96324, abs=1e-5))


def test_one_value_says_nothing_of_the_spread() -> None:
    found = mean_interval(np.array([7.0]))
    assert (found.mean, found.low, found.high) == (7.0, None, None)
    assert not found.excludes(0.0)


def test_equal_values_have_no_spread() -> None:
    found = mean_interval(np.array([7.0, 7.0]))
    assert (found.low, found.high) == (7.0, 7.0)


def test_excludes_what_lies_outside() -> None:
    found = share_interval(zeros_and_ones(60, 100))
    assert found.excludes(0.25)
    assert not found.excludes(0.6)


def test_intervals_cover_the_truth_as_often_as_they_say() -> None:
    rng = np.random.default_rng(1)
    samples = (rng.random((2000, 80)) < 0.25).astype(float)
    covered = np.mean([not share_interval(sample).excludes(0.25) for sample in samples])
    assert 0.93 < covered < 0.97
