"""Ratings and duels."""

from __future__ import annotations

import polars as pl
import pytest

from gamekeeper import make
from gamekeeper.lab.plan import plan_for
from gamekeeper.lab.ratings import duels, ladder_of, rate
from gamekeeper.lab.simulate import Simulation


def seats(*games: dict[str, int]) -> pl.DataFrame:
    rows = [
        {"game": number, "seat": seat, "bot": bot.rstrip("'"), "place": place}
        for number, game in enumerate(games)
        for seat, (bot, place) in enumerate(game.items())
    ]
    return pl.DataFrame(rows)


def test_a_strong_bot_ranks_above_random() -> None:
    plan = plan_for(make("yellowstone_park", 4, {"turn_cap": 40}), ["random", "ismcts:8"], 1)
    simulation = Simulation(plan)
    simulation.run(8, 1, records=False, advance=lambda _: None)
    ladder = ladder_of(plan, simulation.tables())
    assert [rated.bot for rated in ladder.bots] == ["ismcts:8", "random"]
    first, last = ladder.bots
    assert first.rating - first.deviation > last.rating + last.deviation
    won = next(duel for duel in ladder.duels if duel.bot == "ismcts:8")
    assert won.share.excludes(0.5)
    assert won.share.mean > 0.8


def test_equal_results_give_equal_ratings() -> None:
    rated = rate(seats({"a": 1, "b": 1}, {"a": 1, "b": 1}))
    assert rated["a"].mu == pytest.approx(rated["b"].mu)


def test_winning_raises_and_playing_makes_sure() -> None:
    once, often = rate(seats({"a": 1, "b": 2})), rate(seats(*[{"a": 1, "b": 2}] * 10))
    assert often["a"].mu > once["a"].mu > once["b"].mu > often["b"].mu
    assert often["a"].sigma < once["a"].sigma


def test_a_bot_on_two_seats_is_rated_once_a_game() -> None:
    rated = rate(seats({"a": 1, "a'": 2, "b": 3}))
    assert set(rated) == {"a", "b"}
    assert rated["a"].mu > rated["b"].mu


def test_duels_count_ties_half_and_games_once() -> None:
    table = seats({"a": 1, "b": 2}, {"a": 1, "b": 1}, {"a": 3, "a'": 1, "b": 2}, {"a": 1, "c": 2})
    (duel,) = duels(table, "a", "b")
    assert duel.share.count == 3
    assert duel.share.mean == pytest.approx((1 + 0.5 + 0.5) / 3)
    assert duels(table, "b", "c") == []
