"""Numbers by which searches tell positions apart: guests of one colour, value and place may stand for each other.

So may mascots of a kind; where one stands that was used makes no difference any more.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from gamekeeper.games.dice_theme_park.components import SPACES
from gamekeeper.games.dice_theme_park.fields import TALLY_WIDTH, ParkState
from gamekeeper.games.dice_theme_park.places import MASCOTS
from gamekeeper.games.dice_theme_park.setting import Setting

BITS: Final[i64] = (1 << 40) - 1
BY: Final[i64] = 648_053  # odd, so that nothing is lost, and below 2**20: what is multiplied stays below 2**60
START: Final[i64] = 2_654_435_761
ROOT: Final[i64] = (1 << 30) - 1  # what is squared stays below 2**62


def fingerprint(t: Setting, s: ParkState, seat: i64) -> i64:
    """What a seat's doings in its corner change: money, guests, what was built, what was done."""
    first, guests, at, value, vip, wild = seat * t.hexes, i64(0), s.at, s.value, s.vip, s.wild
    for die in range(t.dice):
        where = i64(at[die]) - first
        if 0 <= where < t.hexes:
            one = where | (i64(value[die]) << 8) | (i64(vip[die]) << 11) | (i64(wild[die]) << 12)
            guests += scattered(one | (t.colour(die) << 13))
    result = mixed(mixed(START, guests & BITS), i64(s.money[seat]) | (i64(s.stars[seat]) << 14) | (s.phase << 28))
    for number in s.questions:
        result = mixed(result, number & BITS)
    tile, cubes, built, space = s.tile, s.cubes, s.innovation, s.space
    for spot in range(first, first + t.hexes):
        fitted = i64(space[spot * SPACES]) | (i64(space[spot * SPACES + 1]) << 2) | (i64(built[spot]) << 4)
        result = mixed(result, i64(cubes[spot]) | (fitted << 8) | (i64(tile[spot]) << 16))
    for place in range(seat * TALLY_WIDTH, (seat + 1) * TALLY_WIDTH):
        result = mixed(result, i64(s.tally[place]))
    ready: i64 = 0
    for card in s.cards_at(MASCOTS + seat):
        if s.mark[i64(card)] == 0:
            ready += scattered(t.kind(i64(card)))
    return mixed(mixed(result, ready & BITS), i64(s.maps[seat]) | (s.count(MASCOTS + seat) << 8))


def scattered(number: i64) -> i64:
    """For sums in any order: what is only multiplied adds up to the same where two guests have exchanged a value."""
    result = mixed(START, number) & ROOT
    for _round in range(3):
        result = result * result + number
        result = (result ^ (result >> 29)) & ROOT
    return result * result & BITS


def mixed(result: i64, number: i64) -> i64:
    """A number more; two that differ give two results."""
    result = ((result ^ number) * BY) & BITS
    return result ^ (result >> 17)
