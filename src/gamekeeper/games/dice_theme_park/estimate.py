"""What a position is worth to a seat by what it may know, as a sum of parts in thousandths of a star."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from gamekeeper.games.dice_theme_park.components import UPGRADES
from gamekeeper.games.dice_theme_park.dice import dice_of
from gamekeeper.games.dice_theme_park.fields import ParkState
from gamekeeper.games.dice_theme_park.language import STARS
from gamekeeper.games.dice_theme_park.measures import measure, stars_at
from gamekeeper.games.dice_theme_park.park import installed, kind_at
from gamekeeper.games.dice_theme_park.places import MASCOTS
from gamekeeper.games.dice_theme_park.setting import Setting

PARTS: Final = ("stars", "operating", "money", "guests", "park", "helpers")
STAR: Final[i64] = 1000
PER_MONEY: Final[i64] = 330
PER_MONEY_LATER: Final[i64] = 120  # more for every round to come
PER_PIP: Final[i64] = 250  # of a guest, while rounds are to come
PER_ATTRACTION_STAR: Final[i64] = 200  # for every round to come
PER_UPGRADE: Final[i64] = 900
PER_HELPER: Final[i64] = 800  # maps and mascots


def parts(t: Setting, s: ParkState, seat: i64) -> vec[i64]:
    """What the position is worth, part by part as in PARTS."""
    to_come = t.rounds - s.round
    pips: i64 = 0
    for die in dice_of(t, s, seat):
        pips += i64(s.value[die])
    earning: i64 = 0
    for spot in range(seat * t.hexes, (seat + 1) * t.hexes):
        if kind_at(t, s, i64(spot)) >= 0:
            earning += stars_at(t, s, i64(spot))
    upgrades: i64 = 0
    for upgrade in range(len(UPGRADES)):
        upgrades += installed(t, s, seat, i64(upgrade))
    helpers = i64(s.maps[seat]) + s.count(MASCOTS + seat)
    over = s.ending != 0
    result = vec[i64]([i64(s.stars[seat]) * STAR, i64(0) if over else measure(t, s, seat, STARS) * STAR])
    result = append(result, i64(0) if over else i64(s.money[seat]) * (PER_MONEY + PER_MONEY_LATER * to_come))
    result = append(result, i64(0) if over else pips * PER_PIP * (2 if to_come > 0 else 1))
    result = append(result, (earning * PER_ATTRACTION_STAR + upgrades * PER_UPGRADE) * to_come)
    return append(result, helpers * PER_HELPER * to_come)


def worth(t: Setting, s: ParkState, seat: i64) -> i64:
    """The sum of all parts, compared with the best of the others."""
    mine, best = total(t, s, seat), i64(0)
    for other in range(t.seats):
        if other != seat:
            theirs = total(t, s, i64(other))
            best = theirs if theirs > best else best
    return mine - best if t.seats > 1 else mine


def total(t: Setting, s: ParkState, seat: i64) -> i64:
    """The sum of a seat's parts."""
    result: i64 = 0
    for part in parts(t, s, seat):
        result += part
    return result
