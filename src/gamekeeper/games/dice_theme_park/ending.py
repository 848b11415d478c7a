"""The end (D6.10): money becomes stars, ties are broken, and alone the target is compared."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from gamekeeper.core.game import places
from gamekeeper.core.ids import EVERYONE
from gamekeeper.games.dice_theme_park import language
from gamekeeper.games.dice_theme_park.agenda import tell
from gamekeeper.games.dice_theme_park.dice import dice_of
from gamekeeper.games.dice_theme_park.fields import ParkState
from gamekeeper.games.dice_theme_park.park import gain_stars, total
from gamekeeper.games.dice_theme_park.setting import Setting

ENDINGS: Final = ["", "last-round", "target-beaten", "target-missed"]
LAST_ROUND: Final[i64] = 1
BEATEN: Final[i64] = 2
MISSED: Final[i64] = 3


def finish(t: Setting, s: ParkState) -> None:
    """D6.10 The end: a star for so much money; D9.7 alone the score must be above the target."""
    for seat in range(t.seats):
        gain_stars(s, "money-stars", seat, money_stars(t, s, seat))
    s.ending = LAST_ROUND
    if t.is_solo:
        s.ending = BEATEN if i64(s.stars[0]) > s.target else MISSED
    s.questions = vec[i64]()
    if s.sink is not None:
        s.sink.emit(EVERYONE, "end", {"reason": ENDINGS[s.ending]})
    tell(s, "final", 0)


def money_stars(t: Setting, s: ParkState, seat: i64) -> i64:
    """D6.10 One star for 3 money, with the accountant for 2."""
    each = t.box.numbers.star_price - total(t, s, seat, language.CHEAPER_STARS)
    return i64(s.money[seat]) // max(each, i64(1))


def guests_left(t: Setting, s: ParkState, seat: i64) -> i64:
    """D6.10 Dice that a tie is broken by: those above 1, and one at 1 for every Ticket Agent played."""
    dice = dice_of(t, s, seat)
    tired = sum((i64(s.value[die] == 1) for die in dice), i64(0))
    return i64(len(dice)) - tired + min(tired, total(t, s, seat, language.RETURNS))


def ranking(t: Setting, s: ParkState) -> list[int]:
    """D6.10 Most stars, then dice left, then money; D9.7 alone first or second place."""
    if t.is_solo:
        return [2 if s.ending == MISSED else 1]
    keys = [
        -((int(s.stars[seat]) * 100 + int(guests_left(t, s, i64(seat)))) * 10000 + int(s.money[seat]))
        for seat in range(t.seats)
    ]
    return places(keys)
