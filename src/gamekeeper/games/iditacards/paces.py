"""How fast a team is and how long it needs, leg by leg (I7.1): a table for each team's numbers."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64, u8

from gamekeeper.games.iditacards.components import VERBS
from gamekeeper.games.iditacards.language import LEG_NO_BONUS, LEG_SPEED_PER_DOG
from gamekeeper.games.iditacards.values import PER_SPEED

TURN: Final[i64] = 1000
SQUARE: Final[i64] = 1000
WEATHER: Final[i64] = 900  # more by the weather, as it usually is, where speed counts
SLOWEST: Final[i64] = 700


class Paces:
    """Of a team of so many dogs, so fast on any leg, that covers `plain` without speed."""

    def __init__(self, leg_at: vec[u8], firsts: vec[u8], traits: vec[i64], dogs: i64, speed: i64, plain: i64) -> None:
        self.leg_at = leg_at
        self.firsts = firsts
        self.dogs = dogs
        self.speed = speed
        self.plain = plain
        self.on: vec[i64] = vec[i64]()  # [leg] → squares a turn, in thousandths
        self.spent: vec[i64] = vec[i64]()  # [leg] → turns to its first square from the race's, in thousandths
        time, before, pace = i64(0), i64(firsts[0]), SLOWEST
        for leg, first in enumerate(firsts):
            time += (i64(first) - before) * SQUARE * TURN // pace
            self.spent = append(self.spent, time)
            ground, before = speed + dogs * traits[leg * VERBS + LEG_SPEED_PER_DOG], i64(first)
            is_capped = ground >= 0 and traits[leg * VERBS + LEG_NO_BONUS] > 0
            pace = max(SLOWEST, plain if is_capped else plain + ground * PER_SPEED + WEATHER)
            self.on = append(self.on, pace)

    def between(self, square: i64, goal: i64) -> i64:
        """Turns from a square to one ahead of it."""
        leg, last = i64(self.leg_at[square]), i64(self.leg_at[goal])
        if leg == last:
            return (goal - square) * SQUARE * TURN // self.on[leg]
        first = (i64(self.firsts[leg + 1]) - square) * SQUARE * TURN // self.on[leg]
        end = (goal - i64(self.firsts[last])) * SQUARE * TURN // self.on[last]
        return first + self.spent[last] - self.spent[leg + 1] + end
