"""The example that learns: it runs, repeats from its seed, and what it has learned sits at a table as a bot."""

from __future__ import annotations

import json
from pathlib import Path

import numpy as np
import pytest

from gamekeeper import catalog
from gamekeeper.bots.bot import Limit
from gamekeeper.core.errors import BadSetup
from gamekeeper.core.ids import Action
from gamekeeper.core.rng import seed_bytes, stream

EXAMPLES = Path(__file__).parents[2] / "examples"


@pytest.fixture
def small(monkeypatch: pytest.MonkeyPatch) -> object:
    """The example, at a size for a test."""
    monkeypatch.syspath_prepend(str(EXAMPLES))
    import ppo

    for name, value in {"TABLES": 8, "STEPS": 16, "BATCH": 32, "WIDTH": 8}.items():
        monkeypatch.setattr(ppo, name, value)
    return ppo


def test_it_learns_something_finite_and_the_same_from_the_same_seed(
    small: object, tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    first, again, other = (
        small.train(small.Plan(seed=seed, decisions=4 * 8 * 16, out=str(tmp_path / f"{number}.npz"))).actor.weights
        for number, seed in enumerate((1, 1, 2))
    )
    for weights, twin in zip(first, again, strict=True):
        np.testing.assert_array_equal(weights, twin)
    assert not all(np.array_equal(weights, stranger) for weights, stranger in zip(first, other, strict=True))
    told = json.loads(capsys.readouterr().out.splitlines()[0])
    assert np.isfinite([told["loss"], told["entropy"], told["won"], *(weights.sum() for weights in first)]).all()
    more = small.Plan(start=str(tmp_path / "0.npz"), left=0.2, decisions=1, out=str(tmp_path / "3.npz"))
    steps = [np.abs(new - old).max() for new, old in zip(small.train(more).actor.weights, first, strict=True)]
    assert 0 < max(steps) < 0.01  # it goes on from there
    monkeypatch.setenv("PPO_WEIGHTS", str(tmp_path / "0.npz"))
    game = catalog.make("yellowstone_park", seats=4)
    s = game.setup(seed_bytes(1))
    seat = game.decider(s)
    bot = small.Learned("learned")
    assert bot.choose(game, s, seat, stream(seed_bytes(2), "bots"), Limit()) in list(game.legal(s, seat))
    two = catalog.make("yellowstone_park", seats=2)
    with pytest.raises(BadSetup, match="seats: got 2, wanted 4, as when it learned"):
        bot.choose(two, two.setup(seed_bytes(1)), 0, stream(seed_bytes(2), "bots"), Limit())


def test_what_it_sees_of_an_answer_is_what_the_rules_make_of_it(small: object) -> None:
    """Y4.3, Y5.1: the position that an answer is said to lead to is the one that it leads to."""
    game = catalog.make("yellowstone_park", seats=4)
    places = {number.name: place for place, number in enumerate(game.layout())}
    looks = small.Looks(game)
    s = game.setup(seed_bytes(3))
    compared = earned = 0
    for _ in range(60):
        seat = game.decider(s)
        seen = looks.see(game, s, seat)[None]
        legal = list(game.legal(s, seat))
        for code in (code for code in legal if code < small.STOP):
            told = looks.look(seen, np.zeros(1, np.int64), np.array([code]))[0]
            after = game.copy(s)
            game.apply(after, seat, Action(code))
            now = looks.see(game, after, seat)[None]
            collected = now[0, places["malus:0"]] - seen[0, places["malus:0"]]
            if now[0, places["pile"]] != seen[0, places["pile"]] or collected < 0 or game.is_over(after):
                continue  # a turn that ended in a draw or a scoring
            assert told[0] * 4 == collected
            bonus = told[5] + 3 * told[6]
            assert now[0, places["markers:0[0]"]] == max(0, seen[0, places["markers:0[0]"]] - bonus)
            earned += int(bonus)
            position = looks.look(now, np.zeros(1, np.int64), np.array([small.NO_ANSWER]))[0]
            to_come = slice(small.OF_ANSWERS, -looks.standing(seen).shape[1])
            np.testing.assert_array_equal(told[to_come], position[to_come])
            compared += 1
        urges = list(game.urges(s, seat, game.legal(s, seat)))  # so that spaces fill
        game.apply(s, seat, Action(legal[urges.index(max(urges))]))
    assert compared > 100
    assert earned > 0


def test_it_looks_where_answers_lead(small: object, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Where the critic finds all positions alike, it gives what brings most points until it is asked again."""
    path = tmp_path / "0.npz"
    small.train(small.Plan(decisions=1, out=str(path), workers=1))
    monkeypatch.setenv("PPO_WEIGHTS", str(path))
    monkeypatch.setattr(small, "LOOKED_AT", 400)
    monkeypatch.setattr(small, "FOLLOWED", 0)
    monkeypatch.setattr(small, "DEALS", 4)
    bot = small.Learned("learned")
    for part in bot.critic.weights:
        part[:] = 0
    game = catalog.make("yellowstone_park", seats=4)
    s, rng = game.setup(seed_bytes(3)), stream(seed_bytes(4), "bots")
    asked = 0
    for _ in range(40):
        seat = game.decider(s)
        given = bot.choose(game, s, seat, rng, Limit())
        after = {}
        for code in game.legal(s, seat):
            then = game.copy(s)
            game.apply(then, seat, Action(code))
            if then.decider() == seat:  # else it is for others to say
                after[code] = bot.looks.points(bot.looks.see(game, then, seat)[None])[0]
        if given in after:
            assert after[given] == max(after.values())
            asked += len(set(after.values())) > 1
        game.apply(s, seat, given)
    assert asked > 10


def test_it_sees_the_same_in_a_mirror(small: object) -> None:
    """Y3.1-Y3.4, Y4.1: rows and columns count from either end alike."""
    game = catalog.make("yellowstone_park", seats=3)
    looks = small.Looks(game)
    names = [number.name for number in game.layout()]
    s = game.setup(seed_bytes(5))
    mirrored = 0
    while not game.is_over(s):
        seat = game.decider(s)
        seen, legal = looks.see(game, s, seat)[None], np.array(list(game.legal(s, seat)))
        twin, answers = seen[:, looks.upside_down], legal.copy()
        for place in (names.index(f"columns[{colour}]") for colour in range(4)):
            twin[0, place] = 8 - seen[0, place] if seen[0, place] else 0
        lays = legal < small.STOP
        colour, row, column = legal // 49, legal // 7 % 7, legal % 7
        answers[lays] = (colour * 49 + (6 - row) * 7 + 6 - column)[lays]
        which = np.zeros_like(legal)
        grid = looks.board(seen).reshape(7, 7)
        if grid.sum(axis=1) @ np.arange(-3, 4) and grid.sum(axis=0) @ np.arange(-3, 4):  # else it lies in the middle
            np.testing.assert_array_equal(looks(seen, which, legal), looks(twin, which, answers))
            mirrored += 1
        urges = list(game.urges(s, seat, game.legal(s, seat)))
        game.apply(s, seat, Action(int(legal[urges.index(max(urges))])))
    assert mirrored > 20
