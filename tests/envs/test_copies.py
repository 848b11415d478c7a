"""Pickles and copies of environments play on like the original, and leave it alone."""

from __future__ import annotations

import copy
import pickle
from collections.abc import Callable
from typing import Any

import gymnasium
import numpy as np
import pytest

from gamekeeper import catalog
from gamekeeper.envs.gymnasium import SeatEnv
from gamekeeper.envs.pettingzoo import Together, Turns
from gamekeeper.envs.vector import VectorEnv

COPIES = [copy.deepcopy, lambda env: pickle.loads(pickle.dumps(env))]
AFTER = 8  # steps


def pick(mask: np.ndarray, step: int) -> int:
    legal = np.flatnonzero(mask)
    return int(legal[step * 7919 % len(legal)])


def step_seat(env: Any, step: int) -> list[Any]:
    observed, reward, over, _, info = env.step(pick(env.unwrapped.action_masks(), step))
    if over:
        observed, info = env.reset()
    return [*observed.values(), reward, over, info["seat"]]


def step_turns(env: Turns, step: int) -> list[Any]:
    agent = env.agent_selection
    env.step(pick(env.observe(agent)["action_mask"], step))
    return [agent, *env.observe(agent).values()]


def step_together(env: Together, step: int) -> list[Any]:
    observed, rewards, *_ = env.step({agent: pick(env.observe(agent)["action_mask"], step) for agent in env.agents})
    return [array for one in observed.values() for array in one.values()] + list(rewards.values())


def step_vector(env: VectorEnv, step: int) -> list[Any]:
    env.step(np.array([pick(mask, step) for mask in env.masks]))
    return [env.observations.copy(), env.masks.copy(), env.deciders.copy(), env.over.copy(), env.returns.copy()]


def plays_on_alike(env: Any, step: Callable[[Any, int], list[Any]], copied: Callable[[Any], Any], steps: int) -> None:
    twins = [copied(env)]
    first = [step(env, number) for number in range(steps)]
    twins.append(copied(twins[0]))  # the original has moved on; they have not
    for twin in twins:
        for number, expected in enumerate(first):
            for got, wanted in zip(step(twin, number), expected, strict=True):
                np.testing.assert_array_equal(got, wanted)


@pytest.mark.parametrize("copied", COPIES)
@pytest.mark.parametrize("name", catalog.names())
def test_lanes(name: str, copied: Callable[[Any], Any]) -> None:
    env = VectorEnv(catalog.make(name, seats=2), 2, seed=4)
    for number in range(AFTER):
        step_vector(env, number)
    twin = copied(env)
    for array in ("observations", "masks", "deciders", "over", "returns", "scale"):
        np.testing.assert_array_equal(getattr(twin, array), getattr(env, array))
    plays_on_alike(env, step_vector, copied, 10)


@pytest.mark.parametrize("copied", COPIES)
def test_a_lane_whose_game_has_just_ended(copied: Callable[[Any], Any]) -> None:
    env = VectorEnv(catalog.make("yellowstone_park", 2, {"turn_cap": 3}), 2, seed=4)
    number = 0
    while not env.over.any():
        step_vector(env, number)
        number += 1
    twin = copied(env)
    assert twin.over.any()
    np.testing.assert_array_equal(twin.returns, env.returns)
    plays_on_alike(env, step_vector, copied, 30)  # through several games


@pytest.mark.parametrize("copied", COPIES)
@pytest.mark.parametrize("name", catalog.names())
def test_a_seat_among_bots(name: str, copied: Callable[[Any], Any]) -> None:
    env = gymnasium.make(f"gamekeeper/{name}-v0", seats=3, bots=["habit", "random"])
    env.reset(seed=6)
    for number in range(AFTER):
        step_seat(env, number)
    plays_on_alike(env, step_seat, copied, 6)


@pytest.mark.parametrize("copied", COPIES)
def test_a_bot_in_the_middle_of_a_line_it_has_thought_of(copied: Callable[[Any], Any]) -> None:
    env = SeatEnv("fort", 2, bots=["random"])
    env.bots[0].thought.ahead = type(env.bots[0].thought.ahead)([3, 2**40, 5])
    assert list(copied(env).bots[0].thought.ahead) == [3, 2**40, 5]


@pytest.mark.parametrize("copied", COPIES)
@pytest.mark.parametrize(("kind", "step"), [(Turns, step_turns), (Together, step_together)])
def test_tables(kind: type, step: Callable[[Any, int], list[Any]], copied: Callable[[Any], Any]) -> None:
    env = kind("dice_theme_park", 2)
    env.reset(seed=2)
    for number in range(AFTER):
        step(env, number)
    plays_on_alike(env, step, copied, 20)


@pytest.mark.parametrize("copied", COPIES)
@pytest.mark.parametrize("kind", [SeatEnv, Turns, Together])
def test_one_whose_match_has_not_begun(kind: type, copied: Callable[[Any], Any]) -> None:
    env = kind("fort", 2)
    twin = copied(env)
    env.reset(seed=3)
    twin.reset(seed=3)
    assert twin.state == env.state
