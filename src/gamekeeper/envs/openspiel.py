"""Games for OpenSpiel, registered as ``gamekeeper_<name>`` when this module is imported.

Parameters are ``seats``, the game's options, and ``deals``: the root is a chance node with so many equally likely
deals, deal `n` being the match with seed `n`. All chance of the match follows from it, so a clone knows the future; a
search that must not is given `resample`, as in ``ISMCTSBot.set_resampler(resample)``.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from typing import Any, Final

import numpy as np
import pyspiel

from gamekeeper import catalog
from gamekeeper.core.errors import BadSetup, IllegalAction
from gamekeeper.core.events import Sink
from gamekeeper.core.ids import SPECTATOR, Action, Seat
from gamekeeper.core.info import GameInfo
from gamekeeper.core.rng import seed_bytes, stream
from gamekeeper.core.state import State
from gamekeeper.envs.arrays import Arrays

PREFIX: Final = "gamekeeper_"
DEALS: Final = 1024


class SpielGame(pyspiel.Game):  # type: ignore[misc]  # without types
    """One game for one table size and one set of options."""

    def __init__(self, name: str, params: Mapping[str, Any]) -> None:
        usual = parameters(catalog.info(name))
        chosen = {key: value for key, value in params.items() if value != usual.get(key)}
        self.deals = int(chosen.pop("deals", DEALS))
        if self.deals < 1:
            raise BadSetup("deals", self.deals, "1 or more")
        self.rules = catalog.make(name, int(chosen.pop("seats", usual["seats"])), chosen)
        self.arrays = Arrays(self.rules)
        told = pyspiel.GameInfo(
            num_distinct_actions=int(self.rules.action_count),
            max_chance_outcomes=self.deals,
            num_players=int(self.rules.seats),
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=None,
            max_game_length=int(self.rules.decision_bound),
        )
        super().__init__(game_type(catalog.info(name)), told, dict(params))

    def new_initial_state(self) -> SpielState:
        """The chance node before the deal."""
        return SpielState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> SpielObserver:
        """What reads observations off states."""
        if params:
            raise ValueError(f"observation parameters: got {params}, wanted none")
        return SpielObserver(self, iig_obs_type is not None and iig_obs_type.perfect_recall)


class SpielState(pyspiel.State):  # type: ignore[misc]  # without types
    """A position, and what each seat, then a spectator, has been told so far."""

    def __init__(self, game: SpielGame) -> None:
        super().__init__(game)
        self.rules = game.rules
        self.deals = game.deals
        self.position: State | None = None
        self.told: list[list[str]] = [[] for _ in range(game.rules.seats + 1)]

    def current_player(self) -> int:
        """The first seat that owes a decision."""
        if self.position is None:
            return int(pyspiel.PlayerId.CHANCE)
        if self.rules.is_over(self.position):
            return int(pyspiel.PlayerId.TERMINAL)
        return int(self.rules.decider(self.position))

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """All deals, equally likely."""
        return [(deal, 1.0 / self.deals) for deal in range(self.deals)]

    def is_terminal(self) -> bool:
        """Whether the match is over."""
        return self.position is not None and bool(self.rules.is_over(self.position))

    def returns(self) -> list[float]:
        """What the match is worth to each seat once it is over."""
        return self.rules.returns(self.position) if self.is_terminal() else [0.0] * int(self.rules.seats)

    def _legal_actions(self, player: int) -> list[int]:
        return [int(code) for code in self.rules.legal(self.position, Seat(player))]

    def _apply_action(self, action: int) -> None:
        sink = Sink()
        if self.position is None:
            if not 0 <= action < self.deals:
                last = self.deals - 1
                wanted = f"deals 0 to {last}"
                raise IllegalAction(f"deal {action}", "why-no-such-action", "", wanted, {"code": action, "last": last})
            self.position = self.rules.setup(seed_bytes(action), sink)
        else:
            self.position.sink = sink
            self.rules.play(self.position, self.rules.decider(self.position), Action(action))
        self.position.sink = None
        for reader, told in enumerate(self.told):
            seat = Seat(reader) if reader < self.rules.seats else SPECTATOR
            told += [f"{event.key} {dict(event.params)}" for event in sink.events if event.is_for(seat)]

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE:
            return f"deal {action}"
        return self.rules.show(self.position, Action(action))

    def __str__(self) -> str:
        """What a spectator sees."""
        return "before the deal" if self.position is None else self.seen(SPECTATOR)

    def seen(self, reader: Seat) -> str:
        """What a reader sees, as JSON."""
        return json.dumps(self.rules.view(self.position, reader), sort_keys=True)

    def resampled(self, player: int, luck: float) -> SpielState:
        """A clone in which all that a seat cannot know is dealt again, the future too; others know what all know."""
        clone: SpielState = self.clone()
        clone.position = self.rules.redeal(self.position, Seat(player), stream(seed_bytes(0), f"resample {luck}"))
        clone.told = [told if seat == player else self.told[-1][:] for seat, told in enumerate(clone.told)]
        return clone


def resample(state: SpielState, player: int) -> SpielState:
    """`SpielState.resampled` by NumPy's global chance, as OpenSpiel's Python searches take it."""
    return state.resampled(player, np.random.random())  # what those searches are seeded by


class SpielObserver:
    """What a seat may know of a state: as numbers, and as text."""

    def __init__(self, game: SpielGame, perfect_recall: bool) -> None:
        self.arrays = game.arrays
        self.perfect_recall = perfect_recall
        self.tensor = np.zeros(len(game.arrays.names), np.float32)
        self.dict = {"observation": self.tensor}

    def set_from(self, state: SpielState, player: int) -> None:
        """Fill `tensor`, float32 (numbers,), as `Game.layout` names them, scaled."""
        self.tensor[:] = 0.0 if state.position is None else self.arrays.observation(state.position, Seat(player))

    def string_from(self, state: SpielState, player: int) -> str:
        """What the seat sees; with perfect recall also all it has been told."""
        if state.position is None:
            return str(state)
        told = state.told[player] if self.perfect_recall else []
        return "\n".join([*told, state.seen(Seat(player))])


def parameters(info: GameInfo) -> dict[str, Any]:
    """What a game can be loaded with, and what it is without: -1 what is left to the game."""
    options = {option.key: -1 if option.default is None else option.default for option in info.options}
    return {"seats": info.usual_seats, "deals": DEALS, **options}


def game_type(info: GameInfo) -> pyspiel.GameType:
    """How OpenSpiel lists a game."""
    return pyspiel.GameType(
        short_name=PREFIX + info.name,
        long_name=f"Gamekeeper: {info.name}",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.GENERAL_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=max(info.seats),
        min_num_players=min(info.seats),
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification=parameters(info),
    )


def register(name: str) -> None:
    """Let OpenSpiel load a game."""

    class Named(SpielGame):
        def __init__(self, params: Mapping[str, Any] | None = None) -> None:
            super().__init__(name, params or {})

    pyspiel.register_game(game_type(catalog.info(name)), Named)


for game_name in catalog.names():
    register(game_name)
