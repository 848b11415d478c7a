"""One seat of a game for Gymnasium, the others taken by bots."""

from __future__ import annotations

import json
from collections.abc import Sequence
from typing import Any

import gymnasium
import numpy as np
from gymnasium import spaces

from gamekeeper import catalog
from gamekeeper.bots.bot import decide
from gamekeeper.bots.own import bot_from
from gamekeeper.core.errors import BadSetup, IllegalAction
from gamekeeper.core.ids import Action, Seat
from gamekeeper.core.rng import seed_bytes, stream
from gamekeeper.envs.arrays import Arrays

Observed = dict[str, Any]
"""``observation``: float32 (numbers,), what the seat may know; ``action_mask``: int8 (actions,), what it may do."""


class SeatEnv(gymnasium.Env[Observed, np.int64]):
    """A seat among bots: a step is a decision of the seat, and the bots' until it is asked again.

    `bots` names the others in turn order from the seat on, one for all or one each. Without `seat` it is another
    one in every match. The reward is that of `Game.returns`, at the end. An action that is not in the mask loses the
    match at once, with the reason in ``info["illegal"]``; ``info["seat"]`` is the seat.
    """

    def __init__(
        self,
        name: str,
        seats: int | None = None,
        bots: Sequence[str] = ("easy",),
        seat: int | None = None,
        render_mode: str | None = None,
        **options: object,
    ) -> None:
        self.metadata = {"render_modes": ["ansi"]}
        self.render_mode = render_mode
        self.game = game = catalog.make(name, seats, options)
        self.arrays = Arrays(game)
        others = int(game.seats) - 1
        if others > 0 and len(bots) not in (1, others):
            raise BadSetup("bots", list(bots), f"1 or {others}, one for each of the others")
        if seat is not None and not 0 <= seat < game.seats:
            raise BadSetup("seat", seat, f"0..{game.seats - 1}")
        self.bots = [bot_from(bots[place % len(bots)]) for place in range(others)]
        self.fixed_seat = seat
        actions = int(game.action_count)
        box = spaces.Box(self.arrays.low, self.arrays.high, dtype=np.float32)
        self.observation_space = spaces.Dict({"observation": box, "action_mask": spaces.Box(0, 1, (actions,), np.int8)})
        self.action_space = spaces.Discrete(actions)

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observed, dict[str, Any]]:
        """Begin a match and play up to the seat's first decision; equal seeds begin equal ones."""
        super().reset(seed=seed)
        deal = seed_bytes(int(self.np_random.integers(2**62)))
        chosen = int(self.np_random.integers(self.game.seats))
        self.seat = Seat(chosen if self.fixed_seat is None else self.fixed_seat)
        self.luck = stream(deal, "bots")
        self.state = self.game.setup(deal)
        self.play_others()
        return self.observed(), {"seat": int(self.seat)}

    def step(self, action: np.int64) -> tuple[Observed, float, bool, bool, dict[str, Any]]:
        """The seat's decision, and what follows until it is asked again or the match is over."""
        info: dict[str, Any] = {"seat": int(self.seat)}
        try:
            self.game.play(self.state, self.seat, Action(int(action)))
        except IllegalAction as error:
            return self.observed(), -1.0, True, False, {**info, "illegal": str(error)}
        self.play_others()
        over = self.game.is_over(self.state)
        reward = self.game.returns(self.state)[self.seat] if over else 0.0
        return self.observed(), reward, over, False, info

    def play_others(self) -> None:
        """The bots decide until the seat has to."""
        while not self.game.is_over(self.state) and not self.state.owes(self.seat):
            decider = self.game.decider(self.state)
            bot = self.bots[(decider - self.seat) % self.game.seats - 1]
            self.game.advance(self.state, decider, decide(bot, self.game, self.state, decider, self.luck))

    def observed(self) -> Observed:
        """What the seat may know, and may do."""
        mask = self.arrays.mask(self.state, self.seat)
        return {"observation": self.arrays.observation(self.state, self.seat), "action_mask": mask}

    def action_masks(self) -> Any:
        """Which actions the seat may take, as maskable learners ask for it: bool of shape (actions,)."""
        return self.arrays.mask(self.state, self.seat).astype(bool)

    def render(self) -> str | None:
        """With ``render_mode="ansi"`` what the seat sees, as JSON."""
        return json.dumps(self.game.view(self.state, self.seat), indent=1) if self.render_mode == "ansi" else None


for game_name in catalog.names():
    gymnasium.register(f"gamekeeper/{game_name}-v0", "gamekeeper.envs.gymnasium:SeatEnv", kwargs={"name": game_name})
