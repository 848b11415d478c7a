"""Learned values: what the network says, which files it is read from, and who judges by it."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from gamekeeper import catalog, make
from gamekeeper.bots.bot import decide, zeros
from gamekeeper.bots.learned import VALUE, learned_for, of_game, package_file
from gamekeeper.bots.levels import bot_named
from gamekeeper.bots.own import bot_from
from gamekeeper.bots.playout import middle
from gamekeeper.bots.rollout import Rollout
from gamekeeper.bots.value import Value
from gamekeeper.core.errors import BadSetup
from gamekeeper.core.game import Game
from gamekeeper.core.ids import Action, Seat
from gamekeeper.core.rng import seed_bytes, stream

GAME = "yellowstone_park"
LEARNING = [name for name in catalog.names() if make(name, 4).feature_names]


def content(name: str = GAME, **changes: Any) -> dict[str, Any]:
    """A file's content for a game: the more of its first feature the better."""
    game = make(name, 4)
    first = [[1.0, 0.0]] + [[0.0, 0.0]] * (len(game.feature_names) - 1)
    return {**of_game(game), "ahead": 1, "first": first, "bias": [0.0, 1.0], "second": [1.0, 1.0], **changes}


def file(folder: Path, **changes: Any) -> Path:
    path = folder / VALUE
    path.write_text(json.dumps(content(**changes)))
    return path


def read(game: Game[Any], path: Path) -> Value:
    value = learned_for(game, str(path)).value
    assert value is not None
    return value


def test_a_network_rectifies_and_adds_up() -> None:
    value = Value(i64(1), [[1.0, -1.0], [0.5, 2.0]], [0.25, 0.0], [2.0, 10.0])
    assert value.number(vec[i64]([3, 1])) == pytest.approx(2 * (3 + 0.5 + 0.25))
    assert value.number(vec[i64]([-3, 1])) == pytest.approx(10 * (3 + 2))
    assert value.number(vec[i64]([0, 0])) == pytest.approx(2 * 0.25)


def test_shares_are_of_one_win(tmp_path: Path) -> None:
    game = make(GAME, 4)
    value = read(game, file(tmp_path))
    s = middle(game, 3)
    shares = zeros(i64(4))
    value.shares(game, s, shares)
    assert sum(shares) == pytest.approx(1.0)
    numbers = [value.number(game.features(s, Seat(seat))) for seat in range(4)]
    assert sorted(range(4), key=lambda seat: shares[seat]) == sorted(range(4), key=lambda seat: numbers[seat])


@pytest.mark.parametrize(
    ("changes", "named"),
    [
        ({"features": "0" * 16}, "features"),
        ({"game": "fort"}, "game"),
        ({"rules": 99}, "rules"),
        ({"format": 0}, "format"),
        ({"first": [[1.0, 0.0]]}, "rows"),
        ({"second": [1.0]}, "rows"),
        ({"bias": None}, "numbers"),
    ],
)
def test_a_file_that_does_not_fit_is_refused_and_says_why(tmp_path: Path, changes: dict[str, Any], named: str) -> None:
    with pytest.raises(BadSetup, match=named):
        read(make(GAME, 4), file(tmp_path, **changes))


def test_no_file_is_no_value_but_one_that_was_named_must_be_there(tmp_path: Path) -> None:
    with pytest.raises(BadSetup, match="train"):
        learned_for(make(GAME, 4), str(tmp_path / "none.json"))
    with pytest.raises(BadSetup, match="something was learned"):
        learned_for(make("dice_theme_park", 4), "learned")
    assert learned_for(make("dice_theme_park", 4), "").value is None
    assert learned_for(make(GAME, 4), "worth").value is None


def test_what_ships_fits_its_game() -> None:
    for name in LEARNING:
        path = package_file(make(name, 4), VALUE)
        if path.is_file():
            assert path.stat().st_size <= 100_000
            fits(name)


def fits(name: str) -> None:
    for seats in (seats for seats in catalog.info(name).seats if seats > 1):
        game = make(name, seats)
        value = learned_for(game, "learned").value
        assert value is not None
        shares = zeros(i64(seats))
        value.shares(game, game.setup(seed_bytes(1)), shares)
        assert all(0.0 < share < 1.0 for share in shares)


def test_a_playout_is_cut_where_the_value_says_and_judged_by_it(tmp_path: Path) -> None:
    game = make(GAME, 4)
    value = read(game, file(tmp_path, ahead=3))
    shares = zeros(i64(4))
    for seed in range(8):
        s = middle(game, seed)
        rollout = Rollout(game, stream(seed_bytes(seed), "bot"), value)
        rollout.play(s)
        assert game.is_over(s) or 3 <= rollout.decisions <= 6
        value.shares(game, s, shares)
        assert list(rollout.rewards) == list(shares)


def test_a_search_is_told_what_was_learned(tmp_path: Path) -> None:
    """Who takes malus cards for the win expects more of it with many than who takes them for the loss."""
    game = make(GAME, 4)
    malus = game.feature_names.index("malus")
    s = middle(game, 1)
    seat = max(range(4), key=lambda one: game.counts(s, Seat(one))["malus"])
    while game.decider(s) != seat:
        game.apply(s, game.decider(s), Action(game.legal(s, game.decider(s))[0]))
    hopes = []
    for name, weight in (("many.json", 0.3), ("few.json", -0.3)):
        path = tmp_path / name
        rows = [[weight if place == malus else 0.0, 0.0] for place in range(len(game.feature_names))]
        path.write_text(json.dumps(content(first=rows, bias=[100.0, 0.0])))
        bot = bot_from(f"ismcts:20@{path}")
        decide(bot, game, s, Seat(seat), stream(seed_bytes(1), "bot"))
        hopes.append(bot.thought.considered[0].value)
    assert hopes[0] > hopes[1] + 0.1


@pytest.mark.parametrize("name", ["greedy@worth", "hard@", "ismcts:5@elsewhere", "hard@/etc/passwd", "nobody@worth"])
def test_only_searches_judge_and_files_are_for_commands(name: str) -> None:
    with pytest.raises(BadSetup):
        bot_named(name)


def test_a_level_keeps_its_budget_whatever_it_judges_by() -> None:
    game = make(GAME, 4)
    game.budgets = {"easy": 7}
    s = middle(game, 3)
    bot = bot_named("easy@worth")
    decide(bot, game, s, game.decider(s), stream(seed_bytes(1), "bot"))
    assert bot.thought.simulations == 7
