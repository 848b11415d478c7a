"""Many games stepped in one call do what the same games do one by one."""

from __future__ import annotations

import numpy as np
import pytest

from gamekeeper import catalog
from gamekeeper.core.errors import BadSetup, IllegalAction
from gamekeeper.core.ids import Action, Seat
from gamekeeper.core.rng import derive, seed_bytes
from gamekeeper.core.zone_table import ALL, SOME
from gamekeeper.core.zones import KNOWN
from gamekeeper.envs.arrays import Arrays
from gamekeeper.envs.vector import VectorEnv

STEPS = 120


def chosen(masks: np.ndarray, step: int) -> np.ndarray:
    """Some legal action in each lane, another one from step to step."""
    counts = masks.cumsum(axis=1)
    return (counts > ((step * 7919) % counts[:, -1:])).argmax(axis=1)


@pytest.mark.parametrize("name", catalog.names())
def test_lanes_are_the_games_of_their_seeds(name: str) -> None:
    game = catalog.make(name, seats=2)
    env, arrays = VectorEnv(game, 3, seed=5), Arrays(game)
    states = [game.setup(derive(seed_bytes(5), f"lane {lane} game 0")) for lane in range(3)]
    games = [1, 1, 1]
    for step in range(STEPS):
        for lane, s in enumerate(states):
            seat = game.decider(s)
            assert env.deciders[lane] == seat
            assert list(env.masks[lane].nonzero()[0]) == list(game.legal(s, seat))
            np.testing.assert_array_equal(env.observations[lane] / env.scale, arrays.observation(s, seat))
        actions = chosen(env.masks, step)
        env.step(actions)
        for lane, action in enumerate(actions):
            s = states[lane]
            game.apply(s, game.decider(s), Action(int(action)))
            assert env.over[lane] == game.is_over(s)
            np.testing.assert_array_equal(env.returns[lane], game.returns(s) if game.is_over(s) else 0)
            if game.is_over(s):
                states[lane] = game.setup(derive(seed_bytes(5), f"lane {lane} game {games[lane]}"))
                games[lane] += 1


def test_after_the_end_the_next_game_begins() -> None:
    env = VectorEnv(catalog.make("yellowstone_park", seats=2), 2, seed=1)
    ended = np.zeros(2)
    for step in range(600):
        env.step(chosen(env.masks, step))
        assert (env.over == (env.returns != 0).any(axis=1)).all() or (env.returns[env.over == 1] == 0).all()
        ended += env.over
        assert env.masks.any(axis=1).all()
    assert (ended >= 2).all()


def test_the_number_of_lanes_changes_no_lane() -> None:
    game = catalog.make("fort", seats=3)
    few, many = VectorEnv(game, 2, seed=3), VectorEnv(game, 5, seed=3)
    for step in range(STEPS):
        np.testing.assert_array_equal(few.observations, many.observations[:2])
        few.step(chosen(few.masks, step))
        many.step(chosen(many.masks, step))


@pytest.mark.parametrize("action", [-1, 10_000])
def test_an_illegal_action_changes_no_lane(action: int) -> None:
    game = catalog.make("yellowstone_park", seats=4)
    env = VectorEnv(game, 2, seed=2)
    before = env.observations.copy()
    actions = chosen(env.masks, 0)
    actions[1] = action if action < 0 else int((env.masks[1] == 0).argmax())
    with pytest.raises(IllegalAction, match="legal now"):
        env.step(actions)
    np.testing.assert_array_equal(env.observations, before)
    env.step(chosen(env.masks, 0))


def test_actions_are_one_a_lane() -> None:
    env = VectorEnv(catalog.make("yellowstone_park", seats=2), 2)
    with pytest.raises(BadSetup, match="actions: got 1, wanted 2"):
        env.step(np.zeros(1, dtype=np.int64))
    with pytest.raises(BadSetup, match="lanes"):
        VectorEnv(catalog.make("yellowstone_park", seats=2), 0)


def test_seats_are_counted_from_the_reader() -> None:
    game = catalog.make("yellowstone_park", seats=3)
    s = game.setup(seed_bytes(1))
    names, values = [number.name for number in game.layout()], game.observed
    seen = {seat: dict(zip(names, values(s, Seat(seat)), strict=True)) for seat in range(3)}
    decider = game.decider(s)
    for seat in range(3):
        assert [seen[seat][f"owes[{number}]"] for number in range(3)] == [
            int((seat + number) % 3 == decider) for number in range(3)
        ]
        own = [value for name, value in seen[seat].items() if name.startswith("hand:0.kinds[")]
        assert sum(own) == seen[seat]["hand:0"] == 6
        assert not any(value for name, value in seen[seat].items() if name.startswith("hand:1.kinds["))


@pytest.mark.parametrize("name", catalog.names())
def test_every_number_has_a_name_of_its_own(name: str) -> None:
    names = [number.name for number in catalog.make(name, seats=3).layout()]
    assert len(set(names)) == len(names)


@pytest.mark.parametrize("name", catalog.names())
def test_observed_as_known_are_the_cards_that_are_not_dealt_again(name: str) -> None:
    game = catalog.make(name, seats=3)
    zones, s = game.zones, game.setup(seed_bytes(2))
    for decision in range(60):
        if decision % 15 == 14:
            for card in range(int(zones.cards)):
                for reader in range(3):
                    sight = zones.sight_of(int(s.place[card]), reader)
                    known = sight == ALL or (sight == SOME and zones.known_at(s, card, reader) >= 0)
                    assert known == (zones.sees(int(s.place[card]), reader) or zones.group_of(s, card, reader) == KNOWN)
        legal = list(game.legal(s, game.decider(s)))
        game.advance(s, game.decider(s), Action(legal[decision * 7919 % len(legal)]))
