"""Many games side by side, one step of each in one call, for learning from millions of decisions."""

from __future__ import annotations

from typing import Generic

from librt.vecs import append, vec
from mypy_extensions import i16, i64, u8

from gamekeeper.core.errors import BadSetup
from gamekeeper.core.game import Game, S
from gamekeeper.core.ids import Action, Seat
from gamekeeper.core.lists import filled, filled16
from gamekeeper.core.observation import Observation
from gamekeeper.core.rng import derive


class Lanes(Generic[S]):
    """`count` games, each in a lane; one that ends makes room for the next in its lane.

    The lists below hold lane after lane and are written in place at every step; who keeps them copies them. Equal
    seeds and actions lead to equal games, whatever the number of lanes: game `n` of lane `k` has a seed of its own.
    """

    def __init__(self, game: Game[S], count: int, seed: bytes) -> None:
        if count < 1:
            raise BadSetup("lanes", count, "1 or more")
        self.game = game
        self.seed = seed
        self.count: i64 = i64(count)
        self.numbers: i64 = i64(len(game.layout()))
        self.states: list[S] = []
        self.writers: list[Observation] = []
        self.observations: vec[i16] = filled16(self.count * self.numbers, 0)  # what the decider may know
        self.masks: vec[u8] = filled(self.count * game.action_count, 0)  # 1 for each action it may take
        self.deciders: vec[u8] = filled(self.count, 0)
        self.over: vec[u8] = filled(self.count, 0)  # 1 where the last step ended a game
        self.returns: vec[float] = vec[float]()  # [lane * seats + seat] of the game that ended, else 0
        self.begun: vec[i64] = vec[i64]()  # games begun
        for lane in range(self.count):
            self.begun = append(self.begun, 0)
            for _seat in range(game.seats):
                self.returns = append(self.returns, 0.0)
            self.writers.append(Observation(game.seats, self.observations, lane * self.numbers))
            self.states.append(self.next_game(lane))
            self.show(lane)

    def next_game(self, lane: i64) -> S:
        """The next game of a lane."""
        number = self.begun[lane]
        self.begun[lane] = number + 1
        return self.game.setup(derive(self.seed, f"lane {lane} game {number}"))

    def step(self, actions: list[int]) -> None:
        """Every lane's decider takes an action; IllegalAction, naming the first one that cannot, changes nothing."""
        game, count = self.game, self.game.action_count
        if i64(len(actions)) != self.count:
            raise BadSetup("actions", len(actions), f"{self.count}, one a lane")
        for number, given in enumerate(actions):
            lane = i64(number)
            if given < 0 or given >= count or self.masks[lane * count + i64(given)] == 0:
                game.play(game.copy(self.states[lane]), Seat(i64(self.deciders[lane])), Action(i64(given)))
        for number, given in enumerate(actions):
            lane = i64(number)
            s = self.states[lane]
            game.advance(s, Seat(i64(self.deciders[lane])), Action(i64(given)))
            self.settle(lane, s)
            self.show(lane)

    def settle(self, lane: i64, s: S) -> None:
        """What a step came to; a game that is over makes room for the next."""
        seats = self.game.seats
        if self.game.is_over(s):
            for seat, value in enumerate(self.game.returns(s)):
                self.returns[lane * seats + i64(seat)] = value
            self.over[lane] = 1
            self.states[lane] = self.next_game(lane)
        elif self.over[lane] == 1:
            self.over[lane] = 0
            for seat in range(seats):
                self.returns[lane * seats + i64(seat)] = 0.0

    def show(self, lane: i64) -> None:
        """Write what the decider of a lane knows and may do."""
        game, s = self.game, self.states[lane]
        decider = game.decider(s)
        self.deciders[lane] = u8(decider)
        game.observe(s, decider, self.writers[lane])
        masks, first = self.masks, lane * game.action_count
        for spot in range(first, first + game.action_count):
            masks[spot] = 0
        for code in game.legal(s, decider):
            masks[first + code] = 1
