"""Cards as codes where they lie: those somebody may take, what a code finds, what pointing names (section 6)."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from gamekeeper.core.ids import Element
from gamekeeper.games.fort import actions, places
from gamekeeper.games.fort.setting import Setting
from gamekeeper.games.fort.state import FortState

# where cards lie, as bits
DISCARD: Final[i64] = 1
PLAIN: Final[i64] = 2  # in hand
PARK: Final[i64] = 4  # and its deck
YARDS: Final[i64] = 8  # of rivals
OWN_YARD: Final[i64] = 16
ONE_ICON: Final[i64] = 32  # in hand, with one icon of the suit that the other action counts
TWO_ICONS: Final[i64] = 64
HAND: Final[i64] = 2 | 32 | 64
TO_RECRUIT: Final[i64] = 4 | 8 | 16


def add(t: Setting, s: FortState, seat: i64, where: i64, result: vec[i64]) -> vec[i64]:
    """`result` with the kinds that lie in some of a seat's places; with the park comes the unseen top card."""
    zones = t.zones
    if where & PARK != 0 and s.count(places.PARK_DECK) > 0:
        result = append(result, actions.TOP)
    if where & HAND != 0:
        result = zones.add_kinds(s, places.HAND + seat, t.hand_code, result)
    if where & DISCARD != 0:
        result = zones.add_kinds(s, places.DISCARD + seat, t.discard_code, result)
    if where & PARK != 0:
        result = zones.add_kinds(s, places.PARK, t.park_code, result)
    if where & (YARDS | OWN_YARD) != 0:
        other: i64 = 0
        while other < t.seats:
            if where & (OWN_YARD if other == seat else YARDS) != 0:
                result = zones.add_kinds(s, places.YARD + other, t.yard_code + other * t.box.kinds, result)
            other += 1
    return result


def source_of(t: Setting, seat: i64, code: i64) -> i64:
    """The place a code takes from."""
    if code == actions.TOP:
        return places.PARK_DECK
    if code < t.discard_code:
        return places.HAND + seat
    if code < t.park_code:
        return places.DISCARD + seat
    if code < t.yard_code:
        return places.PARK
    return places.YARD + (code - t.yard_code) // t.box.kinds


def kind_of(t: Setting, code: i64) -> i64:
    """The kind a code names."""
    return (code - t.hand_code) % t.box.kinds


def card_of(t: Setting, s: FortState, seat: i64, code: i64) -> i64:
    """A card that a code names, NO_CARD where there is none."""
    return t.zones.card_of(s, source_of(t, seat, code), kind_of(t, code))


def code_at(t: Setting, s: FortState, seat: i64, element: Element) -> i64:
    """The code that pointing at an element names, -1 for none."""
    kind, _, rest = element.partition(":")
    if kind == "card":
        return code_of(t, s, seat, i64(int(rest)))
    if element == "park-deck":
        return actions.TOP
    word = {"action": rest, "stuff": f"stuff:{rest[2:]}", "pack": f"pack:{rest[2:]}"}.get(kind, element)
    code = t.codes.exact(word)
    return code if code < t.hand_code else i64(-1)


def code_of(t: Setting, s: FortState, seat: i64, card: i64) -> i64:
    """The code by which a seat names a card where it lies, -1 where nobody can take one from."""
    place, kind = i64(s.place[card]), i64(t.box.kind_of[card])
    if place in (places.HAND + seat, places.ROUND + seat):
        return t.hand_code + kind
    if place == places.DISCARD + seat:
        return t.discard_code + kind
    if place == places.PARK:
        return t.park_code + kind
    if places.YARD <= place < places.LOOKOUT:
        return t.yard_code + (place & places.SEAT) * t.box.kinds + kind
    return -1
