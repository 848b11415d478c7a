"""Random playouts."""

from __future__ import annotations

from gamekeeper import make
from gamekeeper.bots.playout import copies, middle, playout, playouts
from gamekeeper.core.rng import seed_bytes


def test_playouts_go_to_the_end_and_count_every_decision() -> None:
    game = make("yellowstone_park", 4, {"turn_cap": 10})
    s = game.setup(seed_bytes(1))
    decisions = playout(game, s, seed_bytes(1))
    assert game.is_over(s)
    assert 10 <= decisions <= game.decision_bound
    assert playouts(game, 1, 3) == sum(playout(game, game.setup(seed_bytes(n)), seed_bytes(n)) for n in (1, 2, 3))


def test_the_middle_of_a_playout_goes_on() -> None:
    game = make("yellowstone_park", 4)
    s = middle(game, 1)
    assert not game.is_over(s)
    assert s.turns > 0


def test_copying_leaves_the_position_alone() -> None:
    game = make("yellowstone_park", 4)
    s = middle(game, 1)
    before = game.save(s)
    assert copies(game, s, 100) == 100
    assert game.save(s) == before
