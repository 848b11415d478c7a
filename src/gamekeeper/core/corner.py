"""Items of the agenda, and the corners in which several seats have their own while all act at the same time.

An item is one int: its kind (0..254), the seat concerned, an argument. Outside a simultaneous phase the list of items
is one stack. In such a phase every seat that takes part has a stack of its own, its corner: the corners lie beside
each other on top of the list, what is below them waits until the last one is empty. Items of a corner are marked
IN_CORNER and lie together; the corner of the first seat in turn order lies uppermost, so that the top item is that
seat's and whoever always plays the top item plays corner after corner in turn order. Equal stacks make equal lists.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import append, pop, vec
from mypy_extensions import i64

KIND: Final[i64] = 255  # the bits of an item that say its kind
SEAT_SHIFT: Final[i64] = 8
ARGUMENT_SHIFT: Final[i64] = 16
SEVERAL: Final[i64] = 255  # in an item's seat field: a question put to all seats that owe a commitment
IN_CORNER: Final[i64] = 128  # in an item's seat field, added to the seat: the item lies in that seat's corner
MARK: Final[i64] = 1 << 15  # IN_CORNER in its place: set in items of corners, and in those for SEVERAL
EMPTY: Final[i64] = 255  # the kind of what keeps the place of a corner while its last item is worked


def item(kind: i64, seat: i64, argument: i64) -> i64:
    """An item as one int."""
    return kind | (seat << SEAT_SHIFT) | (argument << ARGUMENT_SHIFT)


def is_inside(one: i64) -> bool:
    """Whether an item lies in a corner."""
    return one & MARK != 0 and (one >> SEAT_SHIFT) & SEVERAL != SEVERAL


def opened(items: vec[i64], kind: i64, seats: vec[i64], argument: i64) -> vec[i64]:
    """A corner for each of the seats, in turn order, all with the same item in it."""
    place = i64(len(seats)) - 1
    while place >= 0:
        items = append(items, item(kind, IN_CORNER | seats[place], argument))
        place -= 1
    return items


def spot_of(items: vec[i64], seat: i64) -> i64:
    """Where the top item of a seat's corner lies, -1 where the seat has none."""
    mine = IN_CORNER | seat
    spot = i64(len(items)) - 1
    while spot >= 0:
        who = (items[spot] >> SEAT_SHIFT) & SEVERAL
        if who == mine:
            return spot
        if who < IN_CORNER or who == SEVERAL:
            return -1
        spot -= 1
    return spot


def seats_of(items: vec[i64]) -> vec[i64]:
    """The seats that have a corner, in turn order."""
    result = vec[i64]()
    last: i64 = -1
    spot = i64(len(items)) - 1
    while spot >= 0 and is_inside(items[spot]):
        seat = ((items[spot] >> SEAT_SHIFT) & SEVERAL) - IN_CORNER
        if seat != last:
            result = append(result, seat)
        last = seat
        spot -= 1
    return result


def stack_of(items: vec[i64], seat: i64) -> vec[i64]:
    """What lies in a seat's corner, the top last."""
    end = spot_of(items, seat) + 1
    first = end
    while first > 0 and is_same_corner(items, first - 1, seat):
        first -= 1
    return items[first:end]


def is_same_corner(items: vec[i64], spot: i64, seat: i64) -> bool:
    """Whether the item at a spot lies in this seat's corner."""
    return (items[spot] >> SEAT_SHIFT) & SEVERAL == IN_CORNER | seat


def laid(items: vec[i64], kind: i64, seat: i64, argument: i64) -> vec[i64]:
    """An item more on top of a seat's corner, which is open."""
    spot = spot_of(items, seat)
    assert spot >= 0, "an item for a seat without a corner: in a corner everything is of its own seat"
    one = item(kind, IN_CORNER | seat, argument)
    if items[spot] & KIND == EMPTY:
        items[spot] = one
        return items
    items = append(items, one)
    place = i64(len(items)) - 1
    while place > spot + 1:
        items[place] = items[place - 1]
        place -= 1
    items[place] = one
    return items


def lifted(items: vec[i64], seat: i64) -> vec[i64]:
    """The top item of a seat's corner taken away; the last one leaves EMPTY behind, which keeps the place."""
    spot = spot_of(items, seat)
    assert spot >= 0, "no item of this seat: in a corner `answered` is told whose"
    if items[spot] & KIND != EMPTY and (spot == 0 or not is_same_corner(items, spot - 1, seat)):
        items[spot] = item(EMPTY, IN_CORNER | seat, 0)
        return items
    last = i64(len(items)) - 1
    while spot < last:
        items[spot] = items[spot + 1]
        spot += 1
    return pop(items)[0]
