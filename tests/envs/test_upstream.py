"""The suites of the libraries whose interfaces are fitted run on every game, whole."""

from __future__ import annotations

import warnings

import gymnasium
import numpy as np
import pyspiel
import pytest
from gymnasium.utils.env_checker import check_env
from open_spiel.python.algorithms import ismcts, mcts
from pettingzoo.test import api_test, parallel_api_test, seed_test

from gamekeeper import catalog
from gamekeeper.core.errors import BadSetup, IllegalAction
from gamekeeper.envs import openspiel
from gamekeeper.envs.gymnasium import SeatEnv
from gamekeeper.envs.pettingzoo import Together, Turns

GAMES = catalog.names()
PLAIN_SPACES = ("Observation is not a NumPy array", "Observation space for each agent probably should be")


@pytest.mark.parametrize("name", GAMES)
def test_pettingzoo(name: str) -> None:
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        for known in PLAIN_SPACES:  # masks travel in a Dict, as in PettingZoo's own card games
            warnings.filterwarnings("ignore", known)
        api_test(Turns(name, 2), num_cycles=60)
        seed_test(lambda: Turns(name, 2), num_cycles=30)
        parallel_api_test(Together(name, 2), num_cycles=60)


@pytest.mark.parametrize("name", GAMES)
def test_gymnasium(name: str) -> None:
    check_env(SeatEnv(name, 2, bots=["random"]), skip_render_check=True)
    env = gymnasium.make(f"gamekeeper/{name}-v0", seats=2, bots=["random"], seat=1)
    observed, info = env.reset(seed=3)
    assert info["seat"] == 1
    assert observed["action_mask"].any()


@pytest.mark.parametrize("name", GAMES)
def test_openspiel(name: str) -> None:
    game = pyspiel.load_game(openspiel.PREFIX + name, {"seats": 2, "deals": 8})
    state = game.new_initial_state()
    state.apply_action(3)
    again = game.new_initial_state()
    again.apply_action(3)
    for _ in range(20):
        action = state.legal_actions()[-1]
        player = state.current_player()
        assert state.information_state_string(player) == again.information_state_string(player)
        state.apply_action(action)
        again = again.clone()
        again.apply_action(action)
    assert len(state.observation_tensor(0)) == len(catalog.make(name, 2).layout())


def test_openspiel_plays_whole_games() -> None:
    game = pyspiel.load_game("gamekeeper_yellowstone_park", {"seats": 2, "deals": 4})
    pyspiel.random_sim_test(game, num_sims=1, serialize=True, verbose=False)


def test_openspiel_searches_run() -> None:
    game = pyspiel.load_game("gamekeeper_yellowstone_park", {"seats": 2})
    state = game.new_initial_state()
    state.apply_action(1)
    evaluator = mcts.RandomRolloutEvaluator(1, np.random.RandomState(1))
    assert mcts.MCTSBot(game, 1.4, 4, evaluator).step(state) in state.legal_actions()
    bot = ismcts.ISMCTSBot(game, evaluator, 1.4, 4, random_state=np.random.RandomState(2))
    bot.set_resampler(openspiel.resample)
    assert bot.step(state) in state.legal_actions()


def test_openspiel_resamples_what_a_seat_cannot_know_alone() -> None:
    game = pyspiel.load_game("gamekeeper_fort", {"seats": 3})
    state = game.new_initial_state()
    state.apply_action(5)
    for _ in range(30):
        state.apply_action(state.legal_actions()[0])
    player = state.current_player()
    others = [other for other in range(3) if other != player]
    twins = [state.resampled(player, luck) for luck in range(4)]
    assert {twin.information_state_string(player) for twin in twins} == {state.information_state_string(player)}
    assert any(twin.observation_string(others[0]) != state.observation_string(others[0]) for twin in twins)


def test_simultaneous_phases_are_one_step() -> None:
    env = Together("dice_theme_park", 3)
    observed, _ = env.reset(seed=1)
    actions = {agent: int(observed[agent]["action_mask"].argmax()) for agent in env.agents}
    assert all(observed[agent]["action_mask"][-1] == 0 for agent in env.agents), "all choose at once in the set-up"
    after, *_ = env.step(actions)
    assert any((after[agent]["observation"] != observed[agent]["observation"]).any() for agent in env.agents)


def test_an_action_that_nobody_may_take() -> None:
    turns = Turns("fort", 2)
    turns.reset(seed=1)
    with pytest.raises(IllegalAction, match="legal now"):
        turns.step(int((turns.observe(turns.agent_selection)["action_mask"] == 0).argmax()))
    single = SeatEnv("fort", 2, bots=["random"])
    observed, _ = single.reset(seed=1)
    _, reward, over, _, info = single.step(np.int64((observed["action_mask"] == 0).argmax()))
    assert (reward, over) == (-1.0, True)
    assert "legal now" in info["illegal"]


def test_wrong_settings_say_what_was_wanted() -> None:
    with pytest.raises(BadSetup, match="bots: got .*, wanted 1 or 3"):
        SeatEnv("fort", 4, bots=["random", "random"])
    with pytest.raises(BadSetup, match=r"seat: got 4, wanted 0\.\.3"):
        SeatEnv("fort", 4, seat=4)
