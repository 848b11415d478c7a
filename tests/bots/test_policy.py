"""Learned policies: what they add to urges, which files they are read from, and who follows them."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from gamekeeper import catalog, make, packs
from gamekeeper.bots.bot import Limit
from gamekeeper.bots.ismcts import Search
from gamekeeper.bots.learned import POLICY, WORTH, learned_for, of_game, package_file
from gamekeeper.bots.levels import bot_named
from gamekeeper.bots.odds import DOUBLE
from gamekeeper.bots.own import bot_from
from gamekeeper.bots.playout import middle
from gamekeeper.bots.policy import WIDEST, Policy
from gamekeeper.core.errors import BadSetup
from gamekeeper.core.game import Game
from gamekeeper.core.ids import Action, Seat
from gamekeeper.core.rng import seed_bytes, stream

GAME = "iditacards"
JOIN, STAY = "join", "stay"
ASKED_TO_JOIN = 6  # the number of the question
HELD = "held"  # a feature


def game_of(seats: int = 4) -> Game[Any]:
    return make(GAME, seats)


def content(join: dict[str, int], **changes: Any) -> dict[str, Any]:
    """A file's content: how much likelier it is to join, in hundredths, for each spread of these features.

    A unit counts how many cards are held beyond 3, and makes joining less likely by half of that.
    """
    game = game_of()
    names = game.feature_names
    unit = [[100 if name == HELD else 0] for name in names]
    weights = [join.get("", 0), *(join.get(name, 0) for name in names), -50]
    numbers = {"mean": [0] * len(names), "spread": [1] * len(names), "first": unit, "bias": [-300]}
    answers = {str(ASKED_TO_JOIN): {JOIN: weights, "no such answer": weights}, "99": {JOIN: weights}}
    return {**of_game(game), "seats": [2, 4], **numbers, "answers": answers, **changes}


def file(folder: Path, join: dict[str, int], **changes: Any) -> str:
    path = folder / POLICY
    path.write_text(json.dumps(content(join, **changes)))
    return str(path)


def policy_of(game: Game[Any], path: str) -> Policy:
    policy = learned_for(game, path).policy
    assert policy is not None
    return policy


def test_what_was_learned_is_added_to_what_suggests_itself(tmp_path: Path) -> None:
    """As logarithms of odds: a constant, features by spreads from their mean, and what units make of them."""
    game = game_of()
    policy = policy_of(game, file(tmp_path, {"": 20, "seats": 30, "time": -1}))
    s, seat = middle(game, 4), Seat(0)
    codes = game.legal(s, seat)
    assert [game.show(s, Action(code)) for code in codes] == [JOIN, STAY]
    held = dict(zip(game.feature_names, game.features(s, seat), strict=True))[HELD]
    expected = 0.2 + 0.3 * 4 - 0.01 * WIDEST - 0.5 * min(max(0, min(held, WIDEST) - 3), WIDEST)
    before, after = game.urges(s, seat, codes), policy.urges(game, s, seat, codes)
    assert after[0] - before[0] == pytest.approx(expected * DOUBLE, abs=1)
    assert after[1] == before[1]


def test_questions_it_has_not_met_keep_their_urges(tmp_path: Path) -> None:
    game = game_of()
    policy = policy_of(game, file(tmp_path, {"": 100}))
    for seed in (2, 6, 8):
        s = middle(game, seed)
        seat = game.decider(s)
        codes = game.legal(s, seat)
        assert s.kind_of(seat) != ASKED_TO_JOIN
        assert list(policy.urges(game, s, seat, codes)) == list(game.urges(s, seat, codes))


def test_it_is_for_as_many_seats_as_it_learned_with(tmp_path: Path) -> None:
    path = file(tmp_path, {"": 100})
    assert learned_for(game_of(2), path).policy is not None
    assert learned_for(game_of(3), path).policy is None


def test_answers_are_known_by_how_they_read_in_other_boxes_too(tmp_path: Path) -> None:
    """A box with a card less numbers its answers otherwise."""
    first, *cards = packs.default(GAME).text.split("[[cards]]\n")
    kept = [card for card in cards if '"cat"' not in card]
    other = make(GAME, 4, {}, packs.parse(GAME, "[[cards]]\n".join([first, *kept]), "smaller"))
    assert len(kept) < len(cards)
    assert other.read(other.setup(seed_bytes(1)), JOIN) != game_of().read(game_of().setup(seed_bytes(1)), JOIN)
    policy = policy_of(other, file(tmp_path, {"": 100}))
    s = next(s for s in (middle(other, seed) for seed in range(99)) if s.kind() == ASKED_TO_JOIN)
    seat = other.decider(s)
    codes = other.legal(s, seat)
    changes = [
        new - old for new, old in zip(policy.urges(other, s, seat, codes), other.urges(s, seat, codes), strict=True)
    ]
    assert [other.show(s, Action(code)) for code, change in zip(codes, changes, strict=True) if change != 0] == [JOIN]


@pytest.mark.parametrize(
    ("changes", "named"),
    [
        ({"features": "0" * 16}, "features"),
        ({"rules": 99}, "train-policy"),
        ({"mean": [0]}, "means"),
        ({"spread": [0] * 33}, "above 0"),
        ({"first": [[1]]}, "rows"),
        ({"bias": "none"}, "numbers"),
        ({"answers": {"6": {JOIN: [1, 2]}}}, "weights"),
        ({"answers": {"join": {}}}, "numbers"),
        ({"answers": {"-1": {}}}, "from 0"),
        ({"answers": {"256": {}}}, "to 255"),
        ({"answers": []}, "numbers"),
        ({"seats": None}, "numbers"),
    ],
)
def test_a_file_that_does_not_fit_is_refused_and_says_why(tmp_path: Path, changes: dict[str, Any], named: str) -> None:
    with pytest.raises(BadSetup, match=named):
        learned_for(game_of(), file(tmp_path, {}, **changes))


def test_habit_with_practice_follows_it_and_the_yardstick_does_not(tmp_path: Path) -> None:
    game = game_of()
    s, rng = middle(game, 4), stream(seed_bytes(1), "bot")
    for weight, expected in ((900, JOIN), (-900, STAY)):
        folder = tmp_path / expected
        folder.mkdir()
        practised = bot_from(f"habit@{file(folder, {'': weight})}")
        answer = practised.choose(game, s, Seat(0), rng, Limit())
        assert game.show(s, answer) == expected
    usual = bot_named("habit").choose(game, s, Seat(0), rng, Limit())
    urges = game.urges(s, Seat(0), game.legal(s, Seat(0)))
    assert game.show(s, usual) == (JOIN if urges[0] > urges[1] else STAY)


def test_a_search_looks_first_at_what_was_learned(tmp_path: Path) -> None:
    game = game_of()
    s = middle(game, 4)
    looks = []
    for weight in (500, -500):
        folder = tmp_path / str(weight)
        folder.mkdir()
        policy = policy_of(game, file(folder, {"": weight}))
        search = Search(game, s, Seat(0), stream(seed_bytes(1), "bot"), None, policy)
        search.run(60)
        looks.append({game.show(s, one.action): one.share for one in search.thought().considered}.get(JOIN, 0.0))
    assert looks[0] > looks[1] + 0.2


def test_a_beginner_has_not_learned_but_may_be_told_to() -> None:
    assert bot_named("easy").judge == WORTH
    assert bot_named("hard").judge == ""
    assert bot_named("easy@learned").judge == "learned"


def test_what_ships_fits_its_game() -> None:
    for name in catalog.names():
        path = package_file(make(name, 4), POLICY)
        if path.is_file():
            assert path.stat().st_size <= 250_000
            for seats in json.loads(path.read_text())["seats"]:
                assert learned_for(make(name, seats), "learned").policy is not None
