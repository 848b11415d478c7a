"""Numbers by which searches tell positions apart: guests of one colour, value and place may stand for each other."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i16, i64, u8

from gamekeeper.games.dice_theme_park.fields import ParkState
from gamekeeper.games.dice_theme_park.setting import Setting

BITS: Final[i64] = (1 << 40) - 1
BY: Final[i64] = 1_048_573  # a prime below 2**20: what is multiplied stays below 2**62
START: Final[i64] = 2_654_435_761


def fingerprint(t: Setting, s: ParkState) -> i64:
    """What differs between positions of one round: money, guests, what was built, what was done."""
    guests: i64 = 0
    at, value, vip, wild = s.at, s.value, s.vip, s.wild
    for die in range(len(at)):
        one = i64(at[die]) | (i64(value[die]) << 8) | (i64(vip[die]) << 11) | (i64(wild[die]) << 12)
        guests += mixed(START, one | (t.colour(die) << 13))
    result = mixed(START, guests & BITS)
    for number in s.questions:
        result = mixed(result, number & BITS)
    result = small(small(small(small(result, s.cubes), s.space), s.innovation), s.maps)
    result = medium(medium(medium(medium(medium(result, s.tally), s.mark), s.tile), s.stars), s.money)
    return mixed(result, (s.round << 8) | s.phase)


def mixed(result: i64, number: i64) -> i64:
    """A number more."""
    result = ((result ^ number) * BY + number) & BITS
    return result ^ (result >> 17)


def small(result: i64, numbers: vec[u8]) -> i64:
    """Small numbers more."""
    for number in numbers:
        result = mixed(result, i64(number))
    return result


def medium(result: i64, numbers: vec[i16]) -> i64:
    """Larger numbers more."""
    for number in numbers:
        result = mixed(result, i64(number))
    return result
