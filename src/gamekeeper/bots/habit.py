"""Habit: what suggests itself at first sight (`Game.urges`), as a bot and as odds."""

from __future__ import annotations

import math
from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from gamekeeper.bots.bot import Bot, Limit
from gamekeeper.core.game import Game, S
from gamekeeper.core.ids import Action, Seat
from gamekeeper.core.rng import Rng

DOUBLE: Final[float] = 1442.695  # 1000 / ln 2: a thousand more is twice as likely
WORDS: Final[float] = 4294967296.0  # numbers that `Rng.word` gives


def odds(urges: vec[i64]) -> vec[float]:
    """How often each answer comes to mind; they add up to 1."""
    most = urges[0]
    for urge in urges:
        most = urge if urge > most else most
    result = vec[float](capacity=i64(len(urges)))
    total = 0.0
    for urge in urges:
        one = math.exp(float(urge - most) / DOUBLE)
        total += one
        result = append(result, one)
    for place in range(i64(len(result))):
        result[place] = result[place] / total
    return result


def drawn(urges: vec[i64], rng: Rng) -> i64:
    """The place of one of them, by lot with these odds."""
    shares = odds(urges)
    left = float(rng.word()) / WORDS
    place, last = i64(0), i64(len(shares)) - 1
    while place < last and left >= shares[place]:
        left -= shares[place]
        place += 1
    return place


class Habit(Bot):
    """Always what suggests itself most, at once; of equals, and where the game has nothing to say, any."""

    def choose(self, game: Game[S], s: S, seat: Seat, rng: Rng, limit: Limit) -> Action:
        """The answer with the strongest urge."""
        legal = game.legal(s, seat)
        urges = game.urges(s, seat, legal)
        if len(urges) == 0:
            return Action(legal[rng.below(i64(len(legal)))])
        best = vec[i64]()
        for place in range(i64(len(legal))):
            if len(best) == 0 or urges[place] > urges[best[0]]:
                best = vec[i64]([place])
            elif urges[place] == urges[best[0]]:
                best = append(best, place)
        return Action(legal[best[rng.below(i64(len(best)))]])
