"""How a seat stands, as the few numbers that values are learned from: the parts of the estimate, how they compare with
the others', how long the game goes on, and all that objectives may count of a player.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import extend, vec
from mypy_extensions import i64

from gamekeeper.core.ids import Seat
from gamekeeper.games.dice_theme_park.estimate import PARTS, parts, total
from gamekeeper.games.dice_theme_park.fields import ParkState
from gamekeeper.games.dice_theme_park.language import MEASURES
from gamekeeper.games.dice_theme_park.measures import (
    of_dice_and_money,
    of_improvements,
    of_operating,
    of_this_round,
    of_tiles,
)
from gamekeeper.games.dice_theme_park.setting import Setting

NAMES: Final = [
    *[f"worth-{part}" for part in PARTS],  # in thousandths of a star
    *("worth-ahead-of-best", "worth-ahead-of-mean", "better-seats", "stars-ahead-of-best"),
    *("seats", "to-come", "phase", "asked", "place"),
    *MEASURES.names[1:],
]


def features(t: Setting, s: ParkState, seat: i64) -> vec[i64]:
    """The numbers of `NAMES`."""
    out = extend(extend(parts(t, s, seat), beside(t, s, seat)), course(t, s, seat))
    out = extend(extend(out, of_dice_and_money(t, s, seat)), of_this_round(t, s, seat))
    return extend(extend(extend(out, of_tiles(t, s, seat)), of_improvements(t, s, seat)), of_operating(t, s, seat))


def beside(t: Setting, s: ParkState, seat: i64) -> vec[i64]:
    """How much more it is worth than others, and how many are ahead."""
    own, worths, better, best, stars = total(t, s, seat), i64(0), i64(0), i64(0), i64(0)
    for other in range(t.seats):
        if other != seat:
            theirs = total(t, s, other)
            worths += theirs
            better += i64(theirs > own)
            best, stars = max(best, theirs), max(stars, i64(s.stars[other]))
    rivals = max(t.seats - 1, i64(1))
    return vec[i64]([own - best, (own * rivals - worths) // rivals, better, i64(s.stars[seat]) - stars])


def course(t: Setting, s: ParkState, seat: i64) -> vec[i64]:
    """How far the game has come, and when it is its turn."""
    place: i64 = 0
    while i64(s.order[place]) != seat:
        place += 1
    return vec[i64]([t.seats, t.rounds - s.round, s.phase, i64(s.owes(Seat(seat))), place])
