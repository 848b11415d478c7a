"""Games to learn values from: some positions of each, as every seat's features, and who won in the end."""

from __future__ import annotations

from array import array
from typing import Any

import msgspec
import numpy as np
from numpy.typing import NDArray

from gamekeeper.bots.bot import decide
from gamekeeper.bots.own import bot_from
from gamekeeper.core.game import Game
from gamekeeper.core.ids import NOBODY, Action, Seat
from gamekeeper.core.rng import stream
from gamekeeper.lab.plan import Plan

WORDS = 1 << 32  # numbers that `Rng.word` gives


class Course(msgspec.Struct, frozen=True, kw_only=True):
    """Which games are played: by turns one of each plan. Equal courses give equal lessons."""

    plans: list[Plan]
    stray: float  # share of the answers given at random, so that positions come up that nobody would get into
    keep: float  # share of the positions kept: neighbours tell little apart


class Lesson(msgspec.Struct, frozen=True):
    """One game: its positions' features as 32-bit numbers, position by position and seat by seat, and the outcome."""

    index: int
    seats: int
    numbers: bytes
    shares: list[float]  # of the win, by seat


class Teacher:
    """Plays the games of a course; games and bots are made once."""

    result = Lesson

    def __init__(self, course: Course) -> None:
        self.course = course
        self.games: list[Game[Any]] = [plan.make_game() for plan in course.plans]
        self.bots = {name: bot_from(name) for plan in course.plans for name in plan.bots}

    def play(self, index: int) -> Lesson:
        """One game to its end."""
        which = index % len(self.games)
        game, plan = self.games[which], self.course.plans[which]
        seed, lineup = plan.seed_of(index), plan.lineup(index // len(self.games))
        rngs = [stream(seed, f"bot {seat}") for seat in range(len(lineup))]
        chance = stream(seed, "lessons")
        kept, strays = int(self.course.keep * WORDS), int(self.course.stray * WORDS)
        numbers = array("i")
        s = game.setup(seed)
        seat = game.decider(s)
        while seat != NOBODY:
            if int(chance.word()) < kept:
                for one in range(len(lineup)):
                    numbers.extend(map(int, game.features(s, Seat(one))))
            if int(chance.word()) < strays:
                legal = game.weighed(s, seat)
                action = Action(legal[chance.below(len(legal))])
            else:
                action = decide(self.bots[lineup[seat]], game, s, seat, rngs[seat])
            game.advance(s, seat, action)
            seat = game.decider(s)
        places = game.ranking(s)
        winners = places.count(1)
        shares = (
            [1 / winners if place == 1 else 0.0 for place in places] if winners else [1 / len(places)] * len(places)
        )
        return Lesson(index, len(lineup), numbers.tobytes(), shares)


class Material(msgspec.Struct, frozen=True):
    """Positions as arrays. Tables with fewer seats than others have rows of nobody, whose share is -1."""

    numbers: NDArray[np.int32]  # [position, seat, feature]
    shares: NDArray[np.float32]  # [position, seat]
    games: NDArray[np.int64]  # [position] → the game it is from


def material(lessons: list[Lesson], features: int) -> Material:
    """All positions, in the order of the games however they were played."""
    lessons = sorted(lessons, key=lambda lesson: lesson.index)
    most = max(lesson.seats for lesson in lessons)
    numbers, shares, games = [], [], []
    for lesson in lessons:
        own = np.frombuffer(lesson.numbers, dtype=np.int32).reshape(-1, lesson.seats, features)
        nobody = ((0, 0), (0, most - lesson.seats), (0, 0))
        numbers.append(np.pad(own, nobody))
        outcome = np.full(most, -1.0, dtype=np.float32)
        outcome[: lesson.seats] = lesson.shares
        shares.append(np.broadcast_to(outcome, (len(own), most)))
        games.append(np.full(len(own), lesson.index))
    return Material(np.concatenate(numbers), np.concatenate(shares), np.concatenate(games))
