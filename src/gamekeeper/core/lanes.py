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


class Lane(Generic[S]):
    """One game after the other."""

    def __init__(self, s: S, out: Observation, first: i64) -> None:
        self.s = s
        self.out = out
        self.first = first  # of its numbers in `Lanes.masks`
        self.offered: vec[i64] = vec[i64]()  # what the mask shows
        self.begun: i64 = 1  # games


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
        self.lanes: list[Lane[S]] = []
        numbers = i64(len(game.layout()))
        self.observations: vec[i16] = filled16(self.count * numbers, 0)  # what the decider may know
        self.masks: vec[u8] = filled(self.count * game.action_count, 0)  # 1 for each action it may take
        self.deciders: vec[u8] = filled(self.count, 0)
        self.over: vec[u8] = filled(self.count, 0)  # 1 where the last step ended a game
        self.returns: vec[float] = vec[float]()  # [lane * seats + seat] of the game that ended, else 0
        for number in range(self.count):
            for _seat in range(game.seats):
                self.returns = append(self.returns, 0.0)
            out = Observation(game.seats, self.observations, number * numbers)
            lane = Lane(self.new_game(i64(number), 0), out, number * game.action_count)
            self.lanes.append(lane)
            self.show(i64(number), lane)

    def new_game(self, lane: i64, number: i64) -> S:
        """A game of a lane."""
        return self.game.setup(derive(self.seed, f"lane {lane} game {number}"))

    def step(self, actions: list[int]) -> None:
        """Every lane's decider takes an action; IllegalAction, naming the first one that cannot, changes nothing."""
        game, lanes, masks, deciders = self.game, self.lanes, self.masks, self.deciders
        if i64(len(actions)) != self.count:
            raise BadSetup("actions", len(actions), f"{self.count}, one a lane")
        at, room = i64(0), game.action_count
        for lane, given, decider in zip(lanes, actions, deciders):
            if given < 0 or given >= room or masks[at + i64(given)] == 0:
                game.play(game.copy(lane.s), Seat(i64(decider)), Action(i64(given)))
            at += room
        for number, lane, given in zip(range(self.count), lanes, actions):
            game.advance(lane.s, Seat(i64(deciders[number])), Action(i64(given)))
            self.settle(i64(number), lane)
            self.show(i64(number), lane)

    def settle(self, number: i64, lane: Lane[S]) -> None:
        """What a step came to; a game that is over makes room for the next."""
        seats = self.game.seats
        if self.game.is_over(lane.s):
            for seat, value in enumerate(self.game.returns(lane.s)):
                self.returns[number * seats + i64(seat)] = value
            self.over[number] = 1
            lane.s = self.new_game(number, lane.begun)
            lane.begun += 1
        elif self.over[number] == 1:
            self.over[number] = 0
            for seat in range(seats):
                self.returns[number * seats + i64(seat)] = 0.0

    def show(self, number: i64, lane: Lane[S]) -> None:
        """Write what the decider of a lane knows and may do."""
        game, masks, first = self.game, self.masks, lane.first
        decider = game.decider(lane.s)
        self.deciders[number] = u8(decider)
        game.observe(lane.s, decider, lane.out)
        for code in lane.offered:
            masks[first + code] = 0
        lane.offered = game.legal(lane.s, decider)
        for code in lane.offered:
            masks[first + code] = 1
