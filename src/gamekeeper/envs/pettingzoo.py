"""Games for PettingZoo: turn by turn (`Turns`), and with those who owe a decision acting at once (`Together`)."""

from __future__ import annotations

import json
import secrets
from typing import Any

import numpy as np
from gymnasium import spaces
from pettingzoo import AECEnv, ParallelEnv

from gamekeeper.core.errors import BadSetup
from gamekeeper.core.game import Game
from gamekeeper.core.ids import Action, Seat
from gamekeeper.envs.arrays import Arrays
from gamekeeper.envs.begun import Begun
from gamekeeper.envs.given import RENDER_MODES, action_of, check_render_mode, check_reset_options, game_of, seed_of

Observed = dict[str, Any]
"""``observation``: float32 (numbers,), what the seat may know; ``action_mask``: int8 (actions,), what it may do."""


class Table(Begun):
    """What both kinds of environment have: agents ``seat_0`` …, their spaces, a match and its arrays."""

    game: Game[Any]
    possible_agents: list[str]
    agents: list[str]
    render_mode: str | None

    def sit(self, game: Game[Any], more_actions: int, render_mode: str | None) -> None:
        """Make everything that stays the same from match to match."""
        check_render_mode(render_mode)
        self.game = game
        self.arrays = Arrays(game)
        self.more_actions = more_actions
        self.render_mode = render_mode
        self.possible_agents = [f"seat_{seat}" for seat in range(game.seats)]
        self.seats = {agent: Seat(number) for number, agent in enumerate(self.possible_agents)}
        actions = int(game.action_count) + more_actions
        self.observation_spaces = {agent: self.observed_space(actions) for agent in self.possible_agents}
        self.action_spaces = {agent: spaces.Discrete(actions) for agent in self.possible_agents}

    def observed_space(self, actions: int) -> spaces.Dict:
        """The space of what an agent observes."""
        box = spaces.Box(self.arrays.low, self.arrays.high, dtype=np.float32)
        return spaces.Dict({"observation": box, "action_mask": spaces.Box(0, 1, (actions,), np.int8)})

    def observation_space(self, agent: str) -> spaces.Dict:
        """The space of what an agent observes, always the same object."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Discrete:
        """The space of an agent's actions, always the same object."""
        return self.action_spaces[agent]

    def begin(self, seed: int | None, options: dict[str, Any] | None) -> None:
        """Set up a match; without a seed any. PettingZoo's tests give options that mean nothing, so these may pass."""
        check_reset_options(options, self.game.options)
        self.state = self.game.setup(seed_of(secrets.randbits(64) if seed is None else seed))
        self.agents = self.possible_agents[:]

    def observe(self, agent: str) -> Observed:
        """What an agent may know, and may do."""
        seat = self.seats[agent]
        mask = self.arrays.mask(self.state, seat, self.more_actions)
        return {"observation": self.arrays.observation(self.state, seat), "action_mask": mask}

    def results(self) -> dict[str, float]:
        """What the match that ended is worth to each agent."""
        return dict(zip(self.possible_agents, self.game.returns(self.state), strict=True))

    def render(self) -> str | None:
        """With ``render_mode="ansi"`` what a spectator sees, as JSON."""
        if self.render_mode != "ansi":
            return None
        return json.dumps(self.game.view(self.state, Seat(-1)), indent=1)

    def close(self) -> None:
        """Nothing is held open."""


class Turns(Table, AECEnv[str, Observed, int | None]):  # type: ignore[misc]  # spaces by agent in both
    """A game whose agents act one after the other, also where several owe a decision: the first in turn order first.

    An action that is not in the mask raises `IllegalAction` and changes nothing; wrap it into PettingZoo's
    `TerminateIllegalWrapper` where learners shall lose by it.
    """

    def __init__(self, name: str, seats: int | None = None, render_mode: str | None = None, **options: object) -> None:
        super().__init__()
        self.sit(game_of(name, seats, options), 0, render_mode)
        self.metadata = {"name": f"gamekeeper_{name}_v0", "render_modes": RENDER_MODES, "is_parallelizable": False}

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Begin a match; equal seeds begin equal ones."""
        self.begin(seed, options)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.agent_selection = self.possible_agents[self.game.decider(self.state)]

    def step(self, action: int | None) -> None:
        """The selected agent acts; None of one whose match is over."""
        if not self.agents:
            raise BadSetup("action", action, "none after the end")
        agent = self.agent_selection
        if self.terminations[agent]:
            self._was_dead_step(action)
            return
        self.game.play(self.state, self.seats[agent], Action(-1) if action is None else action_of(action))
        self._cumulative_rewards[agent] = 0.0
        if self.game.is_over(self.state):
            self.rewards = self.results()
            self.terminations = dict.fromkeys(self.agents, True)
        else:
            self.agent_selection = self.possible_agents[self.game.decider(self.state)]
        self._accumulate_rewards()


class Together(Table, ParallelEnv[str, Observed, int]):  # type: ignore[misc]  # as above
    """A game in which all agents act in every step: those who owe no decision by the last action, which passes.

    Decisions of one step are taken in turn order. Where one takes away what another chose, in a phase in which
    players share a supply, the other is asked again in the next step.
    """

    def __init__(self, name: str, seats: int | None = None, render_mode: str | None = None, **options: object) -> None:
        self.sit(game_of(name, seats, options), 1, render_mode)
        self.metadata = {"name": f"gamekeeper_{name}_together_v0", "render_modes": RENDER_MODES}

    def reset(
        self, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Observed], dict[str, dict[str, Any]]]:
        """Begin a match; equal seeds begin equal ones."""
        self.begin(seed, options)
        return {agent: self.observe(agent) for agent in self.agents}, {agent: {} for agent in self.agents}

    def observe(self, agent: str) -> Observed:
        """What an agent may know, and may do: pass where it owes no decision."""
        observed = super().observe(agent)
        observed["action_mask"][-1] = not self.state.owes(self.seats[agent])
        return observed

    def step(
        self, actions: dict[str, int]
    ) -> tuple[dict[str, Observed], dict[str, float], dict[str, bool], dict[str, bool], dict[str, dict[str, Any]]]:
        """All act; an action that an agent may not take raises and changes nothing. After the end nobody acts."""
        game, agents = self.game, self.agents
        if set(actions) != set(agents):
            raise BadSetup("actions", list(actions), f"one for each of {agents}" if agents else "none after the end")
        if not agents:
            return {}, {}, {}, {}, {}
        chosen = {self.seats[agent]: action_of(actions[agent]) for agent in agents}
        for seat, action in chosen.items():
            if action != game.action_count or self.state.owes(seat):
                game.play(game.copy(self.state), seat, action)
        after = game.copy(self.state)
        for seat in game.deciders(self.state):
            if after.owes(seat) and chosen[seat] in list(game.legal(after, seat)):
                game.advance(after, seat, chosen[seat])
        self.state = after
        over = game.is_over(after)
        rewards = self.results() if over else dict.fromkeys(agents, 0.0)
        observed = {agent: self.observe(agent) for agent in agents}
        self.agents = [] if over else agents
        infos: dict[str, dict[str, Any]] = {agent: {} for agent in agents}
        return observed, rewards, dict.fromkeys(agents, over), dict.fromkeys(agents, False), infos
