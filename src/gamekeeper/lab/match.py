"""Plays one game of a plan and keeps what the tables and the record need."""

from __future__ import annotations

import time
from typing import Any

import msgspec

from gamekeeper.bots.bot import Bot, decide
from gamekeeper.bots.own import bot_from
from gamekeeper.core.game import Game
from gamekeeper.core.ids import NOBODY, Action, Seat
from gamekeeper.core.record import Line, Result, heading_of
from gamekeeper.core.rng import commitment, stream
from gamekeeper.lab.plan import Plan
from gamekeeper.lab.usage import Usage
from gamekeeper.records import dumps


class Played(msgspec.Struct, frozen=True):
    """One finished game; lists are by seat."""

    index: int
    seed: bytes
    bots: list[str]
    scores: list[int]
    places: list[int]
    outcome: str
    order: list[int]  # the seats in turn order as the game began
    deciders: list[int]  # who decided, in order
    record: bytes  # the file; empty when none was wanted
    used: list[tuple[int, str, int]] = []  # seat, row of the pack, how often it made use of it
    told: list[tuple[int, str, int]] = []  # seat, key of an event that all were told of it, how often
    turns: list[int] = []  # that a seat began, as far as the game tells
    seconds: list[float] = []  # of processor time all decisions of a seat took
    longest: list[float] = []  # and its longest one
    notes: object = None  # what a `Player` that watches its games has seen


class Player:
    """Plays the games of a plan; the game and the bots are made once."""

    result = Played

    def __init__(self, plan: Plan, *, records: bool) -> None:
        self.plan = plan
        self.records = records
        self.game: Game[Any] = plan.make_game()
        self.bots: dict[str, Bot] = {name: bot_from(name) for name in plan.bots}

    def play(self, index: int) -> Played:
        """One game to its end."""
        game = self.game
        seed = self.plan.seed_of(index)
        lineup = self.plan.lineup(index)
        rngs = [stream(seed, f"bot {seat}") for seat in range(len(lineup))]
        usage = Usage(game)
        s = game.setup(seed, usage.sink)
        order = game.turn_order(s)
        history: list[tuple[int, int]] = []
        self.begin(s)
        seconds, longest = [0.0] * len(lineup), [0.0] * len(lineup)
        together = False  # whether all ever acted at once
        seat = game.decider(s)
        while seat != NOBODY:
            self.watch(s, seat, len(history))
            together = together or s.in_corners()
            before = time.thread_time()
            action = decide(self.bots[lineup[seat]], game, s, seat, rngs[seat])
            took = time.thread_time() - before
            seconds[seat] += took
            longest[seat] = max(longest[seat], took)
            game.advance(s, seat, action)
            usage.note()
            history.append((int(seat), int(action)))
            seat = game.decider(s)
        result = Result(game.outcome(s), game.scores(s), game.ranking(s))
        return Played(
            index=index,
            seed=seed,
            bots=lineup,
            scores=result.scores,
            places=result.places,
            outcome=result.outcome,
            order=order,
            deciders=[seat for seat, _ in history],
            record=self.record(seed, lineup, history, s, result) if self.records else b"",
            used=usage.rows(),
            told=usage.events(),
            turns=usage.turns(together),
            seconds=seconds,
            longest=longest,
            notes=self.end(s, usage, len(history)),
        )

    def begin(self, s: Any) -> None:
        """For players that watch: the position a game begins with."""

    def watch(self, s: Any, seat: Seat, decision: int) -> None:
        """The position at each decision, from 0."""

    def end(self, s: Any, usage: Usage, decisions: int) -> object:
        """The position at the end; what is to be kept of it all."""
        return None

    def record(self, seed: bytes, lineup: list[str], history: list[tuple[int, int]], s: Any, result: Result) -> bytes:
        """The game on paper."""
        game = self.game
        record = heading_of(game, commitment(seed))
        record.players = [f"bot:{name}" for name in lineup]
        record.lines = [Line(seat, game.show(s, Action(action))) for seat, action in history]
        record.seed = seed
        record.result = result
        return dumps(record)
