"""Lists of cards somebody may point at, as codes in ascending order (F3.3, section 6)."""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from gamekeeper.games.fort.cards import hand_of
from gamekeeper.games.fort.components import NONE, PARK
from gamekeeper.games.fort.setting import Setting
from gamekeeper.games.fort.state import DISCARD, DISCARD_COUNT, YARD, YARD_COUNT, FortState


def add_hand(t: Setting, s: FortState, seat: i64, result: vec[i64]) -> vec[i64]:
    """`result` with the kinds in a hand."""
    before: i64 = -1
    for card in hand_of(s, seat):
        kind = i64(t.box.kind_of[i64(card)])
        if kind != before:
            result = append(result, t.hand_code + kind)
        before = kind
    return result


def add_place(t: Setting, s: FortState, place: i64, count: i64, result: vec[i64]) -> vec[i64]:
    """`result` with the kinds of the `count` cards that lie in a place."""
    code = code_of(t, place)
    before: i64 = -1
    card: i64 = 0
    while count > 0:
        if i64(s.place[card]) == place:
            kind = i64(t.box.kind_of[card])
            if kind != before:
                result = append(result, code + kind)
            before = kind
            count -= 1
        card += 1
    return result


def code_of(t: Setting, place: i64) -> i64:
    """The code of the first kind in a place that can be pointed into."""
    if place >= YARD:
        return t.yard_code + (place - YARD) * t.box.kinds
    return t.discard_code if place >= DISCARD else t.hand_code


def add_discard(t: Setting, s: FortState, seat: i64, result: vec[i64]) -> vec[i64]:
    """`result` with the kinds in a seat's discard pile."""
    return add_place(t, s, DISCARD + seat, s.number(seat, DISCARD_COUNT), result)


def add_park(t: Setting, s: FortState, result: vec[i64]) -> vec[i64]:
    """`result` with the kinds in the park."""
    before: i64 = -1
    while True:
        lowest: i64 = NONE
        place: i64 = 0
        while place < PARK:
            card = i64(s.park[place])
            if card != NONE:
                kind = i64(t.box.kind_of[card])
                if kind > before and kind < lowest:
                    lowest = kind
            place += 1
        if lowest == NONE:
            break
        result = append(result, t.park_code + lowest)
        before = lowest
    return result


def add_yard(t: Setting, s: FortState, seat: i64, result: vec[i64]) -> vec[i64]:
    """`result` with the kinds in one seat's yard."""
    return add_place(t, s, YARD + seat, s.number(seat, YARD_COUNT), result)


def add_rival_yards(t: Setting, s: FortState, seat: i64, result: vec[i64]) -> vec[i64]:
    """`result` with the kinds in the yards of a seat's rivals."""
    other: i64 = 0
    while other < t.seats:
        if other != seat:
            result = add_yard(t, s, other, result)
        other += 1
    return result


def add_yards(t: Setting, s: FortState, result: vec[i64]) -> vec[i64]:
    """`result` with the kinds in all yards."""
    other: i64 = 0
    while other < t.seats:
        result = add_yard(t, s, other, result)
        other += 1
    return result
