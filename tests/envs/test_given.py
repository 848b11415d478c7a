"""What callers hand to environments is taken as it was meant, or refused with what was wanted."""

from __future__ import annotations

import re
import warnings
from collections.abc import Callable
from pathlib import Path
from typing import Any

import gymnasium
import numpy as np
import pyspiel
import pytest
from gymnasium.error import ResetNeeded

from gamekeeper import catalog
from gamekeeper.cli.app import main
from gamekeeper.core.errors import BadSetup, IllegalAction, NotYourDecision
from gamekeeper.envs import openspiel
from gamekeeper.envs.gymnasium import SeatEnv
from gamekeeper.envs.pettingzoo import Together, Turns
from gamekeeper.envs.vector import VectorEnv

KINDS: list[Callable[..., Any]] = [SeatEnv, Turns, Together]
DOCS = Path(__file__).parents[2] / "docs/environments.md"


def seat_env(**settings: Any) -> SeatEnv:
    env = SeatEnv("fort", 2, bots=["random"], **settings)
    env.reset(seed=1)
    return env


def illegal(env: SeatEnv) -> int:
    return int((env.action_masks() == 0).argmax())


# --- actions ------------------------------------------------------------------------------------------


def test_an_illegal_action_is_the_end() -> None:
    env = seat_env()
    observed, reward, over, _, info = env.step(illegal(env))
    assert (reward, over) == (-1.0, True)
    assert "legal now" in info["illegal"]
    assert not observed["action_mask"].any()
    assert not env.action_masks().any()
    with pytest.raises(NotYourDecision, match="the game is over"):
        env.step(0)
    env.reset(seed=1)
    assert env.action_masks().any()


@pytest.mark.parametrize("action", [10**30, -(10**30), 2**63, -1, np.uint64(2**63)])
def test_an_action_of_any_size_can_be_illegal(action: Any) -> None:
    _, reward, over, _, info = seat_env().step(action)
    assert (reward, over) == (-1.0, True)
    assert "why-no-such-action" in info["illegal"]
    turns = Turns("fort", 2)
    turns.reset(seed=1)
    with pytest.raises(IllegalAction, match="why-no-such-action"):
        turns.step(action)


@pytest.mark.parametrize("action", [1.5, 1.0, "0", True, np.True_, np.float32(1), [0], None])
def test_what_is_no_whole_number_is_no_action(action: Any) -> None:
    env = seat_env()
    with pytest.raises(BadSetup, match="action: got .*, wanted a whole number"):
        env.step(action)
    together = Together("fort", 2)
    together.reset(seed=1)
    with pytest.raises(BadSetup, match="action: got .*, wanted a whole number"):
        together.step({"seat_0": action, "seat_1": action})


@pytest.mark.parametrize("given", [int, np.int64, np.uint8, np.array])
def test_whole_numbers_of_all_kinds_are_actions(given: Callable[[int], Any]) -> None:
    env = seat_env()
    action = int(env.action_masks().argmax())
    assert "illegal" not in env.step(given(action))[-1]


def test_a_lane_is_given_whole_numbers() -> None:
    env = VectorEnv(catalog.make("fort", seats=2), 2)
    before = env.observations.copy()
    legal = env.masks.argmax(axis=1)
    for wrong in (legal.astype(float), legal.astype(bool), legal[:, None], np.array(["0", "1"]), [10**30, 0], 1):
        with pytest.raises(BadSetup, match=r"actions: got .*, wanted whole numbers of shape \(2,\), one a lane"):
            env.step(wrong)
    with pytest.raises(IllegalAction, match="why-no-such-action"):
        env.step(np.array([2**63, 0], dtype=np.uint64))
    np.testing.assert_array_equal(env.observations, before)
    env.step(legal.astype(np.uint64))
    assert (env.observations != before).any()


def test_who_owes_nothing_can_only_pass() -> None:
    env = Together("fort", 2)
    observed, _ = env.reset(seed=1)
    before = env.state
    legal = {agent: int(observed[agent]["action_mask"].argmax()) for agent in env.agents}
    pass_ = env.action_space("seat_0").n - 1
    idle = next(agent for agent in env.agents if observed[agent]["action_mask"].sum() == 1 and legal[agent] == pass_)
    for wrong in (0, 10**9, 10**30, -1):
        with pytest.raises(NotYourDecision):
            env.step({**legal, idle: wrong})
    with pytest.raises(IllegalAction, match="why-no-such-action"):
        env.step(dict.fromkeys(legal, pass_))
    for agents in ({idle: pass_}, {**legal, "seat_2": pass_}, {}):
        with pytest.raises(BadSetup, match="actions: got .*, wanted one for each of .*seat_1"):
            env.step(agents)
    assert env.state is before
    env.step(legal)


def test_after_the_end_nobody_is_paid_again() -> None:
    env = Together("yellowstone_park", 2)
    observed, _ = env.reset(seed=1)
    rewards: dict[str, float] = {}
    step = 0
    while env.agents:
        legal = [np.flatnonzero(observed[agent]["action_mask"]) for agent in env.agents]
        actions = {agent: int(codes[step * 7919 % len(codes)]) for agent, codes in zip(env.agents, legal, strict=True)}
        observed, rewards, *_ = env.step(actions)
        step += 1
    assert rewards == dict(zip(rewards, env.game.returns(env.state), strict=True))
    assert env.step({}) == ({}, {}, {}, {}, {})
    with pytest.raises(BadSetup, match="wanted none after the end"):
        env.step({"seat_0": 0})


def test_nobody_acts_in_turn_after_the_end_either() -> None:
    env = Turns("yellowstone_park", 2)
    env.reset(seed=1)
    for agent in env.agent_iter():
        env.step(None if env.terminations[agent] else int(np.flatnonzero(env.observe(agent)["action_mask"])[0]))
    with pytest.raises(BadSetup, match="wanted none after the end"):
        env.step(None)


def test_more_bots_than_others_are_refused_alone_too() -> None:
    with pytest.raises(BadSetup, match="one for each of the others"):
        SeatEnv("iditacards", 1, bots=["easy", "hard"])


# --- settings -----------------------------------------------------------------------------------------


@pytest.mark.parametrize("kind", KINDS)
def test_numbers_of_numpy_are_numbers(kind: Callable[..., Any]) -> None:
    env = kind("fort", np.int64(2), draft=np.True_, turn_cap=np.int16(50))
    assert env.game.options == kind("fort", 2, draft=True, turn_cap=50).game.options
    env.reset(seed=np.int64(5))
    same = kind("fort", 2, draft=True, turn_cap=50)
    same.reset(seed=5)
    assert env.state == same.state
    for wrong in (True, 1.0, "one"):
        with pytest.raises(BadSetup, match="seed: got"):
            env.reset(seed=wrong)


def test_lanes_are_counted_in_numbers_of_numpy() -> None:
    game = catalog.make("fort", seats=2)
    env, same = VectorEnv(game, np.int64(2), seed=np.uint8(3)), VectorEnv(game, 2, seed=3)
    np.testing.assert_array_equal(env.observations, same.observations)
    for wrong in (1.5, "2", True, None):
        with pytest.raises(BadSetup, match="lanes: got .*, wanted a whole number"):
            VectorEnv(game, wrong)


def test_settings_of_the_wrong_kind_are_refused() -> None:
    for seat in ("0", 1.0, True, np.True_):
        with pytest.raises(BadSetup, match="seat: got .*, wanted a whole number"):
            seat_env(seat=seat)
    assert seat_env(seat=np.int64(1)).seat == 1
    for bots in ([5], 5, "easy", [None]):
        with pytest.raises(BadSetup, match="bots: got .*, wanted a list of names"):
            SeatEnv("fort", 2, bots=bots)


@pytest.mark.parametrize("kind", KINDS)
def test_options_are_not_for_reset(kind: Callable[..., Any]) -> None:
    env = kind("fort", 2)
    env.reset(options={})
    for wrong in ({"draft": True, "zzz": 3}, "bad", 3):
        with pytest.raises(BadSetup, match="options: got .*, wanted none in `reset`"):
            env.reset(options=wrong)


def test_one_among_bots_takes_no_options_at_all() -> None:
    with pytest.raises(BadSetup, match="wanted none in `reset`"):
        SeatEnv("fort", 2).reset(options={"zzz": 3})


@pytest.mark.parametrize("kind", KINDS)
def test_ways_to_render(kind: Callable[..., Any]) -> None:
    env = kind("fort", 2, render_mode="ansi")
    env.reset(seed=1)
    assert '"seats"' in env.render()
    for wrong in ("human", "rgb_array", 5):
        with pytest.raises(BadSetup, match="render_mode: got .*, wanted ansi"):
            kind("fort", 2, render_mode=wrong)


def test_gymnasium_knows_the_ways_to_render() -> None:
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        env = gymnasium.make("gamekeeper/fort-v0", render_mode="ansi")
    env.reset(seed=1)
    assert '"seats"' in str(env.render())


@pytest.mark.parametrize("kind", KINDS)
def test_a_match_begins_with_reset(kind: Callable[..., Any]) -> None:
    env = kind("fort", 2, render_mode="ansi")
    early = [env.render, lambda: env.step({} if kind is Together else 0)]
    early += [env.action_masks] if kind is SeatEnv else [lambda: env.observe("seat_0"), lambda: env.num_agents]
    early += [env.last, lambda: list(env.agent_iter())] if kind is Turns else []
    for asked in early:
        with pytest.raises(ResetNeeded, match="no match has begun, call `reset` first"):
            asked()
    assert not hasattr(env, "state")
    with pytest.raises(AttributeError, match="object has no attribute 'stat'"):
        _ = env.stat


def test_openspiel_deals() -> None:
    for deals in (0, -1):
        with pytest.raises(BadSetup, match="deals: got .*, wanted 1 or more"):
            pyspiel.load_game(openspiel.PREFIX + "fort", {"deals": deals})
    state = pyspiel.load_game(openspiel.PREFIX + "fort").new_initial_state()
    for deal in (5000, 1024):
        with pytest.raises(IllegalAction, match="illegal action deal .*; legal now: deals 0 to 1023"):
            state.apply_action(deal)
    state.apply_action(1023)
    assert not state.is_chance_node()


# --- the page that says all this ----------------------------------------------------------------------


def test_the_bot_of_the_page_plays_where_the_page_says(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    about = DOCS.read_text().partition("## A bot of your own\n")[2].partition("\n## ")[0]
    code = re.search(r"```python\n# my_module\.py\n(.*?)```", about, re.DOTALL)
    assert code is not None
    (tmp_path / "my_module.py").write_text(code.group(1))
    monkeypatch.chdir(tmp_path)
    monkeypatch.syspath_prepend(str(tmp_path))
    commands = [found.split() for found in re.findall(r"`gamekeeper ((?:simulate|ladder) [^`]+)`", about)]
    assert [command[0] for command in commands] == ["simulate", "ladder"]
    for command in commands:
        assert main([*command, "--games", "2", "--workers", "1"]) == 0
