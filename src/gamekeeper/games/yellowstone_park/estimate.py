"""What a position is worth to a seat by what that seat may know, in thousandths of a point.

Points are marker steps: a seat's worth is how far it lies ahead of the others' mean, markers, malus piles
and prospects counted. The weights of hands are a linear fit of how far seats came ahead within four rounds, over all
turns of 150 games of the bot habit at 4 seats.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from gamekeeper.core.ids import Seat
from gamekeeper.games.yellowstone_park.components import MATRIX_SPACES, Card, Colour, Column, colour_of, number_of
from gamekeeper.games.yellowstone_park.fields import ParkState
from gamekeeper.games.yellowstone_park.layout import collected_count, columns_for, free_columns, occupied_spaces
from gamekeeper.games.yellowstone_park.places import HAND, MALUS
from gamekeeper.games.yellowstone_park.setting import Setting

POINT: Final[i64] = 1000
TAKE_BACK: Final[i64] = 450  # share of a hand of malus cards that an almost empty hand will take back, per mille
CARD: Final[i64] = 250  # of a card in hand
FREE: Final[i64] = 650  # of one that collects nothing now
FULLNESS: Final[i64] = 720  # of a space that is occupied, with the same costs
CHEAPEST: Final[i64] = 500  # share of what each of the two cheapest cards in hand collects, if it is the seat's turn
CHEAPEST_WAIT: Final[i64] = 360  # so much less after a whole round
MEAN: Final[i64] = 300  # share of what cards in hand collect on average, likewise; nothing of it after a round
DANGER_SHARE: Final[i64] = 60  # cost of one card on the board to the seat that lays next, per mille


def markers(t: Setting, s: ParkState, seat: Seat) -> i64:
    """How far the seat's marker lies behind the others' mean: good."""
    total: i64 = 0
    for marker in s.markers:
        total += i64(marker)
    own = i64(s.markers[i64(seat)])
    return (total - own) * POINT // (t.seats - 1) - own * POINT


def malus_of_seat(t: Setting, s: ParkState, seat: i64) -> i64:
    """What a malus pile will cost: its cards, less what an emptying hand may take back (Y6.3, Y7.2)."""
    cards = s.count(MALUS + seat)
    cost = cards * POINT
    if cards >= t.box.hand:
        cost -= TAKE_BACK * (t.box.hand - s.count(HAND + seat))
    return cost


def malus(t: Setting, s: ParkState, seat: Seat) -> i64:
    """How much less the seat's malus pile will cost than the others' mean."""
    own = malus_of_seat(t, s, i64(seat))
    total: i64 = -own
    for other in range(t.seats):
        total += malus_of_seat(t, s, other)
    return total // (t.seats - 1) - own


def hand_fit(t: Setting, s: ParkState, seat: Seat) -> i64:
    """How well the seat's own cards will do on a board as full as this: what they collect now matters the less the
    more others lay before."""
    held = s.count(HAND + i64(seat))
    if held == 0:
        return 0
    free = free_columns(s)
    wait = (i64(seat) - s.turn_seat + t.seats) % t.seats
    value = held * CARD + occupied_spaces(s) * FULLNESS
    total: i64 = 0
    first: i64 = MATRIX_SPACES * 2
    second: i64 = MATRIX_SPACES * 2
    card = s.top(HAND + i64(seat))
    while card >= 0:
        cost = least_collected(t, s, Card(card), free)
        total += cost
        if cost == 0:
            value += FREE
        if cost < first:
            second = first
            first = cost
        elif cost < second:
            second = cost
        card = i64(s.next[card])
    cheap = first + second if held > 1 else first * 2
    value -= cheap * (CHEAPEST - CHEAPEST_WAIT * wait // t.seats)
    return value - total * (MEAN - MEAN * wait // t.seats) // held


def least_collected(t: Setting, s: ParkState, card: Card, free: i64) -> i64:
    """The fewest cards this card can collect now."""
    colour: Colour = colour_of(card)
    row = number_of(card)
    columns = columns_for(s, colour, free)
    least: i64 = MATRIX_SPACES * 2
    column: i64 = 1
    while columns != 0:
        if columns & 1 != 0:
            count = collected_count(t, s, row, Column(column))
            if count < least:
                least = count
        columns >>= 1
        column += 1
    return least


def board_danger(t: Setting, s: ParkState, seat: Seat) -> i64:
    """A full board is a danger to the seat that lays next, and good for the one that has just laid."""
    spaces = occupied_spaces(s) * DANGER_SHARE
    ahead = (i64(seat) - s.turn_seat + t.seats) % t.seats
    return spaces // (t.seats - 1) - spaces if ahead == 1 % t.seats else spaces // (t.seats - 1)


def worth(t: Setting, s: ParkState, seat: Seat) -> i64:
    """The sum of all parts."""
    value = markers(t, s, seat)
    if s.ending == 0:
        value += malus(t, s, seat) + hand_fit(t, s, seat) + board_danger(t, s, seat)
    return value
