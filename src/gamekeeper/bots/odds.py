"""Urges as odds: how often each answer comes to mind."""

from __future__ import annotations

import math
from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

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
