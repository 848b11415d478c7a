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


def add_place(t: Setting, s: FortState, place: i64, code: i64, result: vec[i64]) -> vec[i64]:
    """`result` with the kinds that lie in a place."""
    before: i64 = -1
    card: i64 = 0
    for here in s.place:
        if i64(here) == place:
            kind = i64(t.box.kind_of[card])
            if kind != before:
                result = append(result, code + kind)
            before = kind
        card += 1
    return result


def add_discard(t: Setting, s: FortState, seat: i64, result: vec[i64]) -> vec[i64]:
    """`result` with the kinds in a seat's discard pile."""
    if s.number(seat, DISCARD_COUNT) == 0:
        return result
    return add_place(t, s, DISCARD + seat, t.discard_code, result)


def add_park(t: Setting, s: FortState, result: vec[i64]) -> vec[i64]:
    """`result` with the kinds in the park."""
    before: i64 = -1
    for _ in range(PARK):
        lowest: i64 = NONE
        for card in s.park:
            if i64(card) != NONE:
                kind = i64(t.box.kind_of[i64(card)])
                if before < kind < lowest:
                    lowest = kind
        if lowest == NONE:
            break
        result = append(result, t.park_code + lowest)
        before = lowest
    return result


def add_yard(t: Setting, s: FortState, seat: i64, result: vec[i64]) -> vec[i64]:
    """`result` with the kinds in one seat's yard."""
    if s.number(seat, YARD_COUNT) == 0:
        return result
    return add_place(t, s, YARD + seat, t.yard_code + seat * t.box.kinds, result)


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
