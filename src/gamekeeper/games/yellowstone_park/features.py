"""How a seat stands, as the few numbers that values are learned from: the table, the seat, and the others as it sees
them, in cards and steps.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from gamekeeper.core.ids import NOBODY, Seat
from gamekeeper.games.yellowstone_park.components import MATRIX_SPACES, ROW_COUNT, Card, Colour, colour_of, number_of
from gamekeeper.games.yellowstone_park.estimate import least_collected
from gamekeeper.games.yellowstone_park.fields import FIRST, SECOND, ParkState
from gamekeeper.games.yellowstone_park.layout import free_columns, occupied_rows, occupied_spaces
from gamekeeper.games.yellowstone_park.places import HAND, MALUS, PILE
from gamekeeper.games.yellowstone_park.rules import ASK_REFILL, ASK_SOURCE, LAY_FIRST, LAY_SECOND
from gamekeeper.games.yellowstone_park.setting import Setting

NAMES: Final = [
    # the table
    *("seats", "pile", "to-end", "spaces", "spaces-squared", "one-missing", "two-missing", "cards", "rows", "columns"),
    # the turn
    *("wait", "last-to-lay", "first-card", "second-card", "refill", "source"),
    # the seat's points beside the others'
    *("marker", "malus", "due", "due-less-best", "due-less-mean", "better-seats", "marker-less-best", "due-to-end"),
    # its malus pile and how soon it can be taken back
    *("can-take-back", "take-back-soon", "surplus", "others-can-take-back", "others-held", "next-held"),
    # its hand: what its cards collect if laid now
    *("held", "free", "filling", "cheapest", "second-cheapest", "dearest", "collecting", "cheap", "edges", "kinds"),
]


def features(t: Setting, s: ParkState, seat: i64) -> vec[i64]:
    """The numbers of `NAMES`."""
    out = vec[i64](capacity=i64(len(NAMES)))
    out = table(t, s, out)
    out = turn(t, s, seat, out)
    out = points(t, s, seat, out)
    out = back(t, s, seat, out)
    return hand(t, s, seat, out)


def flag(yes: bool) -> i64:
    """1 for yes."""
    return i64(1) if yes else i64(0)


def table(t: Setting, s: ParkState, out: vec[i64]) -> vec[i64]:
    """What all share."""
    highest: i64 = 0
    for marker in s.markers:
        highest = i64(marker) if i64(marker) > highest else highest
    spaces = occupied_spaces(s)
    cards: i64 = 0
    rows: i64 = 0
    columns: i64 = 0
    for colour in range(i64(4)):
        first, second = i64(s.board[FIRST + colour]), i64(s.board[SECOND + colour])
        cards += i64(ROW_COUNT[first]) + i64(ROW_COUNT[second])
        rows |= first | second
        columns += flag(s.columns[colour] > 0)
    out = append(out, t.seats)
    out = append(out, s.count(PILE))
    out = append(out, t.end_score - highest)
    out = append(out, spaces)
    out = append(out, spaces * spaces)
    out = append(out, flag(spaces == MATRIX_SPACES - 1))
    out = append(out, flag(spaces == MATRIX_SPACES - 2))
    out = append(out, cards)
    out = append(out, i64(ROW_COUNT[rows]))
    return append(out, columns)


def turn(t: Setting, s: ParkState, seat: i64, out: vec[i64]) -> vec[i64]:
    """How many turns begin before the seat's own, and what it is asked if it is its turn."""
    wait = (seat - s.turn_seat + t.seats) % t.seats
    kind: i64 = -1
    if wait == 0 and s.decider() != NOBODY:
        kind = s.kind_of(Seat(seat))
    out = append(out, wait)
    out = append(out, flag(wait == t.seats - 1))
    for one in (LAY_FIRST, LAY_SECOND, ASK_REFILL, ASK_SOURCE):
        out = append(out, flag(kind == one))
    return out


def points(t: Setting, s: ParkState, seat: i64, out: vec[i64]) -> vec[i64]:
    """Markers, and what they would be were there a scoring now: `due`."""
    marker, malus = i64(s.markers[seat]), s.count(MALUS + seat)
    due = marker + malus
    total: i64 = 0
    least: i64 = 1 << 20
    lowest: i64 = 1 << 20
    most: i64 = 0
    better: i64 = 0
    for other in range(t.seats):
        theirs = i64(s.markers[other]) + s.count(MALUS + other)
        most = theirs if theirs > most else most
        if other != seat:
            total += theirs
            least = theirs if theirs < least else least
            lowest = i64(s.markers[other]) if i64(s.markers[other]) < lowest else lowest
            better += flag(theirs < due)
    out = append(out, marker)
    out = append(out, malus)
    out = append(out, due)
    out = append(out, due - least)
    out = append(out, (due * (t.seats - 1) - total) // (t.seats - 1))
    out = append(out, better)
    out = append(out, marker - lowest)
    return append(out, t.end_score - most)


def back(t: Setting, s: ParkState, seat: i64, out: vec[i64]) -> vec[i64]:
    """A hand of malus cards is taken back by who has none left (Y6.3)."""
    full = t.box.hand
    malus, held = s.count(MALUS + seat), s.count(HAND + seat)
    others: i64 = 0
    cards: i64 = 0
    for other in range(t.seats):
        if other != seat:
            others += flag(s.count(MALUS + other) >= full)
            cards += s.count(HAND + other)
    out = append(out, flag(malus >= full))
    out = append(out, full - held if malus >= full else i64(0))
    out = append(out, malus - full)
    out = append(out, others)
    out = append(out, cards)
    return append(out, s.count(HAND + (s.turn_seat + 1) % t.seats))


def hand(t: Setting, s: ParkState, seat: i64, out: vec[i64]) -> vec[i64]:
    """What the seat's own cards collect on this board: cheapest, dearest, all; how many are free or cheap, fill an
    empty space for nothing, lie in rows 1 and 7, and are different.
    """
    held = s.count(HAND + seat)
    columns = free_columns(s)
    free: i64 = 0
    filling: i64 = 0
    cheap: i64 = 0
    edges: i64 = 0
    kinds: i64 = 0
    total: i64 = 0
    dearest: i64 = 0
    first: i64 = MATRIX_SPACES
    second: i64 = MATRIX_SPACES
    before: i64 = -1
    card = s.top(HAND + seat)
    while card >= 0:
        cost = least_collected(t, s, Card(card), columns)
        row = number_of(Card(card))
        total += cost
        dearest = cost if cost > dearest else dearest
        if cost == 0:
            free += 1
            filling += flag(occupied_rows(s, Colour(colour_of(Card(card)))) & (i64(1) << (row - 1)) == 0)
        cheap += flag(cost == 1)
        edges += flag(row == 1 or row == 7)
        kinds += flag(card >> 1 != before)
        before = card >> 1
        if cost < first:
            second = first
            first = cost
        elif cost < second:
            second = cost
        card = i64(s.next[card])
    out = append(out, held)
    out = append(out, free)
    out = append(out, filling)
    out = append(out, first)
    out = append(out, second)
    out = append(out, dearest)
    out = append(out, total)
    out = append(out, cheap)
    out = append(out, edges)
    return append(out, kinds)
