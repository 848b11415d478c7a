"""Intervals against values worked out elsewhere."""

from __future__ import annotations

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from gamekeeper.lab.stats import CERTAIN, count_interval, evidence, mean_interval, share_interval, share_of_seats


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
    assert 0.0 < lone.low < 0.2
    assert 0.8 < lone.high < 1.0


def test_mean_is_students_interval() -> None:
    found = mean_interval(np.array([1.0, 2.0, 3.0, 4.0, 5.0]))
    assert found.mean == 3.0
    assert (found.low, found.high) == (pytest.approx(1.03676, abs=1e-5), pytest.approx(4.96324, abs=1e-5))


def test_a_count_is_never_below_0() -> None:
    seldom = np.array([0.0] * 19 + [3.0])
    assert mean_interval(seldom).low < 0.0
    found = count_interval(seldom)
    assert (found.mean, found.low, found.high) == (0.15, 0.0, mean_interval(seldom).high)
    assert count_interval(seldom + 9.0) == mean_interval(seldom + 9.0)
    assert count_interval(seldom * 0.0).low is None  # none seen: nothing says how many there may be


def test_one_value_says_nothing_of_the_spread() -> None:
    found = mean_interval(np.array([7.0]))
    assert (found.mean, found.low, found.high) == (7.0, None, None)
    assert not found.excludes(0.0)


@pytest.mark.parametrize("values", [[7.0, 7.0], [0.1] * 3, [1 / 3] * 7, [0.0] * 1000])
def test_equal_values_say_nothing_of_the_spread(values: list[float]) -> None:
    found = mean_interval(np.array(values))
    assert (found.low, found.high) == (None, None)
    assert not found.excludes(99.0)


@pytest.mark.parametrize("count", [1, 2, 10, 1000])
def test_equal_values_between_bounds_have_wilsons_interval(count: int) -> None:
    for value in (0.0, 1.0):
        found, wilson = mean_interval(np.array([value] * count), (0.0, 1.0)), share_interval(np.array([value] * count))
        assert (found.low, found.high) == (pytest.approx(wilson.low), pytest.approx(wilson.high))
    first = mean_interval(np.array([1.0] * count), (1.0, 4.0))  # always first of four
    assert first.low == 1.0
    assert first.high == pytest.approx(1.0 + 3.0 * share_interval(np.array([0.0] * count)).high)
    same = mean_interval(np.array([0.0] * count), (-1.0, 1.0))
    assert same.high == pytest.approx(share_interval(np.array([0.0] * count)).high) == -same.low


def test_equal_shares_have_an_interval() -> None:
    found = share_interval(np.array([0.5] * 20))
    assert 0.0 < found.low < 0.5 < found.high < 1.0


@given(st.lists(st.sampled_from([0.0, 0.25, 1 / 3, 0.5, 1.0]), min_size=1, max_size=40))
def test_no_interval_has_width_zero(values: list[float]) -> None:
    for found in (share_interval(np.array(values)), mean_interval(np.array(values) * 9)):
        assert found.low is None or found.high is None or found.low < found.high
        assert found.low is None or found.low <= found.mean + 1e-12


def test_excludes_what_lies_outside() -> None:
    found = share_interval(zeros_and_ones(60, 100))
    assert found.excludes(0.25)
    assert not found.excludes(0.6)


def test_intervals_cover_the_truth_as_often_as_they_say() -> None:
    rng = np.random.default_rng(1)
    samples = (rng.random((2000, 80)) < 0.25).astype(float)
    covered = np.mean([not share_interval(sample).excludes(0.25) for sample in samples])
    assert 0.93 < covered < 0.97


def test_evidence_is_the_mixed_likelihood_ratio() -> None:
    assert evidence(0, 0) == pytest.approx(1.0)
    assert evidence(2, 0) == pytest.approx(4 / 3)  # the integral of q² from 0 to 1, over 1/2²
    assert evidence(1, 1, 0.25) == pytest.approx(1 / 6 / (0.25 * 0.75))
    assert evidence(10_000, 0) > CERTAIN  # no overflow


@pytest.mark.parametrize("even", [0.25, 0.5])
def test_who_looks_after_every_game_is_seldom_misled(even: float) -> None:
    """Ville: at most one run in twenty ever reaches 20 where nothing differs; nearly all do where something does."""
    rng = np.random.default_rng(1)

    def misled(share: float) -> float:
        runs = rng.random((200, 300)) < share
        wins = runs.cumsum(axis=1)
        return float(np.mean([any(evidence(w, n + 1 - w, even) >= CERTAIN for n, w in enumerate(run)) for run in wins]))

    assert misled(even) <= 0.05
    assert misled(even + 0.2) > 0.95


def test_a_share_of_seats_counts_seats_and_not_games() -> None:
    found = share_of_seats(np.array([1.0, 1.0, 0.0]), np.array([1.0, 3.0, 2.0]))
    assert (found.mean, found.count) == (pytest.approx(2 / 6), 6)
    assert share_of_seats(zeros_and_ones(10, 100), np.ones(100)) == share_interval(zeros_and_ones(10, 100))
    every = share_of_seats(np.ones(9), np.full(9, 4.0))  # everybody is one of these seats: a quarter, whatever happens
    assert (every.mean, every.low, every.high) == (0.25, None, None)
    none = share_of_seats(np.zeros(10), np.array([1.0, 2.0] * 5))
    assert (none.low, none.high) == (0.0, pytest.approx(0.27753, abs=1e-5))


def test_the_interval_of_a_share_of_seats_holds_the_truth_19_times_of_20() -> None:
    luck = np.random.default_rng(1)
    held = 0
    for _time in range(2_000):
        users = luck.integers(1, 5, size=80).astype(float)  # of four seats, whose wins depend on each other
        wins = (luck.random(80) < 0.3 * users**0.5 * 0.8).astype(float)
        found = share_of_seats(wins, users)
        truth = sum(0.3 * count**0.5 * 0.8 for count in range(1, 5)) / 10
        held += found.low <= truth <= found.high
    assert 0.93 < held / 2_000 < 0.965
