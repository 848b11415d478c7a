"""The example that learns: it runs, repeats from its seed, and what it has learned sits at a table as a bot."""

from __future__ import annotations

import json
from pathlib import Path

import numpy as np
import pytest

from gamekeeper import catalog
from gamekeeper.core.errors import BadSetup
from gamekeeper.core.ids import Action
from gamekeeper.core.rng import seed_bytes

EXAMPLES = Path(__file__).parents[2] / "examples"


@pytest.fixture
def small(monkeypatch: pytest.MonkeyPatch) -> object:
    """The example, at a size for a test."""
    monkeypatch.syspath_prepend(str(EXAMPLES))
    import ppo

    for name, value in {"LANES": 8, "STEPS": 16, "BATCH": 32, "WIDTH": 8, "GLANCES": 16}.items():
        monkeypatch.setattr(ppo, name, value)
    return ppo


def test_it_learns_something_finite_and_the_same_from_the_same_seed(
    small: object, tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("PPO_WEIGHTS", "")  # put back afterwards
    game = catalog.make("yellowstone_park", seats=4)
    first, again, other = (
        small.train(game, seed, 2 * 8 * 16, str(tmp_path / f"{number}.npz")).network.weights
        for number, seed in enumerate((1, 1, 2))
    )
    for weights, twin in zip(first, again, strict=True):
        np.testing.assert_array_equal(weights, twin)
    assert not all(np.array_equal(weights, stranger) for weights, stranger in zip(first, other, strict=True))
    told = json.loads(capsys.readouterr().out.splitlines()[0])
    assert np.isfinite([told["loss"], told["entropy"], *(weights.sum() for weights in first)]).all()
    assert 0 <= small.share_won(str(tmp_path / "0.npz"), game, "random", 1) <= 1
    with pytest.raises(BadSetup, match="seats: got 2, wanted 4, as when it learned"):
        small.share_won(str(tmp_path / "0.npz"), catalog.make("yellowstone_park", seats=2), "random", 1)


def test_a_glance_at_the_board_is_what_the_rules_say(small: object) -> None:
    """Y4.3, Y5.1: what a card collects, and how many spaces are occupied then, are those of the position after it."""
    game = catalog.make("yellowstone_park", seats=4)
    places = {number.name: place for place, number in enumerate(game.layout())}
    board = small.Board(places)
    s = game.setup(seed_bytes(3))
    for decision in range(24):
        seat = game.decider(s)
        seen = np.array([list(game.observed(s, seat))], np.int16)
        mask = np.zeros((1, int(game.action_count)), np.uint8)
        legal = list(game.legal(s, seat))
        mask[0, legal] = 1
        _, spaces = board(seen, mask)
        for code in (code for code in legal if code < board.answers):
            after = game.copy(s)
            game.apply(after, seat, Action(code))
            now = np.array(list(game.observed(after, seat)), np.int16)
            collected = now[places["malus:0"]] - seen[0, places["malus:0"]]
            if now[places["pile"]] == seen[0, places["pile"]] and collected >= 0:
                assert spaces[0, 0, code % board.spaces] * 4 == collected
        game.apply(s, seat, Action(legal[decision * 7 % len(legal)]))
