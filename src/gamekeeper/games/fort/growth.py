"""Fort levels and what they bring: a made-up rule, a perk, the macaroni sculpture (F7.1, F7.2, F7.3)."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64, u8

from gamekeeper.core.ids import EVERYONE, Seat
from gamekeeper.games.fort.actions import PERK, RULE
from gamekeeper.games.fort.choices import CHOOSE_PERK
from gamekeeper.games.fort.components import TOP_LEVEL
from gamekeeper.games.fort.ending import check_level
from gamekeeper.games.fort.sketch import PERK_LEVEL
from gamekeeper.games.fort.state import LEVEL, LOOKED, PERK_COUNT, PERK_PLACE, RULE_COUNT, RULE_PLACE, FortState
from gamekeeper.games.fort.texts import PERKS, RULES

RULE_LEVEL: Final[i64] = 1
CHOOSE_RULE: Final[i64] = 4
SEAT_BITS: Final = vec[u8]([1, 2, 4, 8])


def grow(s: FortState, seat: i64) -> i64:
    """The fort rises by a level; what is to be chosen now (`paying`), 0 for nothing."""
    s.add_number(seat, LEVEL, 1)
    level = s.number(seat, LEVEL)
    if s.sink is not None:
        s.sink.emit(EVERYONE, "advance", {"seat": f"seat:{seat}", "level": int(level)})
    if level == TOP_LEVEL and s.macaroni == 0:
        s.macaroni = seat + 1
        if s.sink is not None:
            s.sink.emit(EVERYONE, "macaroni", {"seat": f"seat:{seat}"})
    check_level(s, seat)
    if level == RULE_LEVEL and s.rule_pool > 0:
        look(s, seat)
        return CHOOSE_RULE
    return CHOOSE_PERK if level == PERK_LEVEL and len(perk_options(s)) > 0 else 0


def look(s: FortState, seat: i64) -> None:
    """The seat sees the made-up rules that lie face down (F7.1)."""
    rule: i64 = 0
    while rule < RULE_COUNT:
        if i64(s.extras[RULE_PLACE + rule]) == 1:
            s.extras[LOOKED + rule] = u8(i64(s.extras[LOOKED + rule]) | i64(SEAT_BITS[seat]))
        rule += 1
    s.reveal(Seat(seat))


def rule_options(s: FortState) -> vec[i64]:
    """The made-up rules that lie face down."""
    return to_be_had(s, RULE_PLACE, RULE_COUNT, RULE)


def to_be_had(s: FortState, place: i64, count: i64, first_code: i64) -> vec[i64]:
    """The codes of what lies in the middle of the table, of `count` from `place` on."""
    result = vec[i64](capacity=8)
    number: i64 = 0
    while number < count:
        if i64(s.extras[place + number]) == 1:
            result = append(result, first_code + number)
        number += 1
    return result


def keep_rule(s: FortState, seat: i64, code: i64) -> None:
    """Keep one of them, face down."""
    rule = code - RULE
    s.extras[RULE_PLACE + rule] = u8(2 + seat)
    s.rule_pool -= 1
    if s.sink is not None:
        s.sink.emit(EVERYONE, "rule-taken", {"seat": f"seat:{seat}", "rules": int(s.rule_pool)})
        s.sink.emit(Seat(seat), "rule-kept", {"seat": f"seat:{seat}", "rule": RULES[rule]})


def perk_options(s: FortState) -> vec[i64]:
    """The perks on offer."""
    return to_be_had(s, PERK_PLACE, PERK_COUNT, PERK)


def take_perk(s: FortState, seat: i64, code: i64) -> None:
    """Take one of the perks on offer."""
    perk = code - PERK
    s.extras[PERK_PLACE + perk] = u8(2 + seat)
    if s.sink is not None:
        s.sink.emit(EVERYONE, "perk-taken", {"seat": f"seat:{seat}", "perk": PERKS[perk]})


def spend_perk(s: FortState, perk: i64) -> None:
    """A perk that can be used once goes to the box (F10.6 to F10.9)."""
    s.extras[PERK_PLACE + perk] = u8(0)
