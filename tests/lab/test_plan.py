"""Who sits where."""

from __future__ import annotations

from collections import Counter
from itertools import pairwise

import pytest

from gamekeeper import make
from gamekeeper.core.errors import BadSetup
from gamekeeper.lab.plan import Plan, check_counts, check_different_bots, one_per_seat, plan_for

BOTS = ["random", "greedy", "easy", "medium", "hard", "expert"]


def plan(bots: list[str], seats: int = 4, *, rotate: bool = True) -> Plan:
    return plan_for(make("yellowstone_park", seats), bots, 1, rotate=rotate)


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_every_bot_sits_everywhere_equally_often(seats: int) -> None:
    bots = BOTS[:seats]
    games = [plan(bots, seats).lineup(index) for index in range(seats)]
    for seat in range(seats):
        assert sorted(lineup[seat] for lineup in games) == sorted(bots)


def test_every_bot_follows_every_other_equally_often() -> None:
    games = [plan(BOTS[:4]).lineup(index) for index in range(24)]
    followed = Counter(pair for lineup in games for pair in pairwise([*lineup, lineup[0]]))
    assert set(followed.values()) == {24 * 4 // 12}


def test_without_rotation_bots_keep_their_seats() -> None:
    assert [plan(BOTS[:4], rotate=False).lineup(index) for index in range(3)] == [BOTS[:4]] * 3


def test_more_bots_than_seats_take_turns_at_the_table() -> None:
    lineups = [plan(BOTS).lineup(index) for index in range(15 * 4)]
    assert Counter(bot for lineup in lineups for bot in lineup) == dict.fromkeys(BOTS, 40)
    assert all(len(set(lineup)) == 4 for lineup in lineups)


def test_fewer_bots_than_seats_fill_up_evenly() -> None:
    pair = [plan(BOTS[:2]).lineup(index) for index in range(4)]
    assert all(Counter(lineup) == {"random": 2, "greedy": 2} for lineup in pair)
    three = [plan(BOTS[:3]).lineup(index) for index in range(12)]
    assert Counter(bot for lineup in three for bot in lineup) == dict.fromkeys(BOTS[:3], 16)


def test_every_game_has_its_own_seed() -> None:
    seeds = {plan(BOTS[:4]).seed_of(index) for index in range(100)}
    assert len(seeds) == 100


def test_names_are_one_per_seat_or_one_for_all() -> None:
    assert one_per_seat("easy", 3) == ["easy"] * 3
    assert one_per_seat("easy, hard,random", 3) == ["easy", "hard", "random"]
    with pytest.raises(BadSetup, match="'easy,hard', wanted 3 names"):
        one_per_seat("easy,hard", 3)


def test_unknown_bots_are_named() -> None:
    with pytest.raises(BadSetup, match="'clever'"):
        plan(["clever", "easy", "easy", "easy"])


@pytest.mark.parametrize("bots", [["easy"], ["easy", "easy"]])
def test_a_ladder_needs_different_bots(bots: list[str]) -> None:
    with pytest.raises(BadSetup, match="two or more different"):
        check_different_bots(plan(bots))


@pytest.mark.parametrize("games", [0, -1, 10**9])
def test_the_number_of_games_is_checked(games: int) -> None:
    with pytest.raises(BadSetup, match=f"games: got {games}"):
        check_counts(games, None)
