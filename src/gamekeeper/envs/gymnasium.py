"""One seat of a game for Gymnasium, the others taken by bots."""

from __future__ import annotations

import json
from collections.abc import Sequence
from typing import Any

import gymnasium
import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray

from gamekeeper import catalog
from gamekeeper.bots.bot import decide
from gamekeeper.bots.own import bot_from
from gamekeeper.core.errors import BadSetup, IllegalAction, NotYourDecision
from gamekeeper.core.ids import Seat
from gamekeeper.core.rng import Rng, seed_bytes, stream
from gamekeeper.envs.arrays import Arrays
from gamekeeper.envs.begun import Begun
from gamekeeper.envs.given import RENDER_MODES, action_of, check_render_mode, check_reset_options, game_of, whole

Observed = dict[str, Any]
"""``observation``: float32 (numbers,), what the seat may know; ``action_mask``: int8 (actions,), what it may do."""


class SeatEnv(Begun, gymnasium.Env[Observed, np.int64]):
    """A seat among bots: a step is a decision of the seat, and the bots' until it is asked again.

    `bots` names the others in turn order from the seat on, one for all or one each. Without `seat` it is another
    one in every match. The reward is that of `Game.returns`, at the end. An action that is not in the mask loses the
    match at once, with the reason in ``info["illegal"]``; ``info["seat"]`` is the seat. Pickles and deep copies play on
    like the original; their bots are made again from the names.
    """

    metadata = {"render_modes": RENDER_MODES, "render_fps": 1}  # noqa: RUF012  # as Gymnasium declares it

    def __init__(
        self,
        name: str,
        seats: int | None = None,
        bots: Sequence[str] = ("easy",),
        seat: int | None = None,
        render_mode: str | None = None,
        **options: object,
    ) -> None:
        check_render_mode(render_mode)
        self.render_mode = render_mode
        self.game = game = game_of(name, seats, options)
        self.arrays = Arrays(game)
        others = int(game.seats) - 1
        if isinstance(bots, str) or not isinstance(bots, Sequence) or not all(isinstance(bot, str) for bot in bots):
            raise BadSetup("bots", bots, 'a list of names, as ["easy"]')
        if len(bots) not in (1, others):
            raise BadSetup("bots", list(bots), f"1 or {others}, one for each of the others")
        self.fixed_seat = None if seat is None else whole("seat", seat)
        if self.fixed_seat is not None and not 0 <= self.fixed_seat <= others:
            raise BadSetup("seat", seat, f"0..{others}")
        self.named = [bots[place % len(bots)] for place in range(others)]
        self.bots = [bot_from(bot) for bot in self.named]
        actions = int(game.action_count)
        box = spaces.Box(self.arrays.low, self.arrays.high, dtype=np.float32)
        self.observation_space = spaces.Dict({"observation": box, "action_mask": spaces.Box(0, 1, (actions,), np.int8)})
        self.action_space = spaces.Discrete(actions)

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observed, dict[str, Any]]:
        """Begin a match and play up to the seat's first decision; equal seeds begin equal ones."""
        check_reset_options(options)
        super().reset(seed=None if seed is None else whole("seed", seed))
        deal = seed_bytes(int(self.np_random.integers(2**62)))
        chosen = int(self.np_random.integers(self.game.seats))
        self.seat = Seat(chosen if self.fixed_seat is None else self.fixed_seat)
        self.luck = stream(deal, "bots")
        self.state = self.game.setup(deal)
        self.forfeited = False
        self.play_others()
        return self.observed(), {"seat": int(self.seat)}

    def step(self, action: np.int64) -> tuple[Observed, float, bool, bool, dict[str, Any]]:
        """The seat's decision, and what follows until it is asked again or the match is over."""
        info: dict[str, Any] = {"seat": int(self.seat)}
        if self.forfeited:
            raise NotYourDecision(int(self.seat), [])
        try:
            self.game.play(self.state, self.seat, action_of(action))
        except IllegalAction as error:
            self.forfeited = True
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
        return {"observation": self.arrays.observation(self.state, self.seat), "action_mask": self.mask()}

    def mask(self) -> NDArray[np.int8]:
        """1 for each action that the seat may take: none after the end, and after it lost by one that was illegal."""
        mask = self.arrays.mask(self.state, self.seat)
        return np.zeros_like(mask) if self.forfeited else mask

    def action_masks(self) -> NDArray[np.bool_]:
        """Which actions the seat may take, as maskable learners ask for it: bool of shape (actions,)."""
        return self.mask().astype(bool)

    def render(self) -> str | None:
        """With ``render_mode="ansi"`` what the seat sees, as JSON."""
        return json.dumps(self.game.view(self.state, self.seat), indent=1) if self.render_mode == "ansi" else None

    def __getstate__(self) -> dict[str, Any]:
        kept = {**self.__dict__, "bots": [list(bot.thought.ahead) for bot in self.bots]}  # all that a bot keeps
        if "luck" in kept:
            kept["luck"] = (self.luck.a, self.luck.b, self.luck.c, self.luck.counter)
        return kept

    def __setstate__(self, kept: dict[str, Any]) -> None:
        self.__dict__.update(kept)
        self.bots = [bot_from(bot) for bot in self.named]
        for bot, ahead in zip(self.bots, kept["bots"], strict=True):
            bot.thought.expect(ahead)
        if "luck" in kept:
            self.luck = Rng()
            self.luck.a, self.luck.b, self.luck.c, self.luck.counter = kept["luck"]


for game_name in catalog.names():
    gymnasium.register(f"gamekeeper/{game_name}-v0", "gamekeeper.envs.gymnasium:SeatEnv", kwargs={"name": game_name})
