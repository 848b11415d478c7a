"""What a position is worth to a seat by what that seat may know, in thousandths of a point.

Points are marker steps: a seat's worth is how far it stands ahead of the others' mean, now and at the next
scoring. The weights are fitted to how markers rose in games between searching bots: far from a scoring a
few malus cards cost next to nothing, for an emptied hand takes six of them back (Y6.3); close to it every
malus card costs a point, and every card still to be laid most of one.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from gamekeeper.core.ids import Seat
from gamekeeper.games.yellowstone_park.components import (
    COLUMNS,
    HAND,
    ROW_BIT,
    Card,
    Colour,
    Column,
    colour_of,
    number_of,
)
from gamekeeper.games.yellowstone_park.layout import collected_count, columns_for, occupied_spaces
from gamekeeper.games.yellowstone_park.rules import LAY_FIRST
from gamekeeper.games.yellowstone_park.setting import Setting
from gamekeeper.games.yellowstone_park.state import ParkState

POINT: Final[i64] = 1000
FAR_FREE: Final[i64] = 24  # cards in the draw pile from which on a scoring is far, where refilling is free (Y6.2)
FAR_FORCED: Final[i64] = 48  # the same where two cards laid are always refilled

# thousandths of a point per card when a scoring is at hand, and how much less when it is far
FIRST_SIX: Final[i64] = 950  # malus cards an emptied hand can take back
FIRST_SIX_FAR: Final[i64] = 850
MORE: Final[i64] = 940  # malus cards beyond them
MORE_FAR: Final[i64] = 500
HELD: Final[i64] = 750  # cards in hand, to be laid before more malus can be taken back
HELD_FAR: Final[i64] = 580

COLLECTED: Final[i64] = 80  # per card that each hand card would collect now
LEAST: Final[i64] = 350  # per card that the best hand card would collect now
MOST_COLLECTED: Final[i64] = 9

CALM_SPACES: Final[i64] = 4  # occupied spaces with which the board threatens nobody
DANGER: Final[i64] = 300  # per space more, to the seat that lays next


def markers(t: Setting, s: ParkState, seat: Seat) -> i64:
    """How far the seat's marker lies behind the others' mean: good."""
    total: i64 = 0
    other: i64 = 0
    while other < t.seats:
        total += i64(s.markers[other])
        other += 1
    own = i64(s.markers[i64(seat)])
    return (total - own) * POINT // (t.seats - 1) - own * POINT


def distance(t: Setting, s: ParkState) -> i64:
    """How far the next scoring is, per mille, by the cards left to draw (Y7.1)."""
    far = FAR_FREE if t.refill_is_free else FAR_FORCED
    left = i64(len(s.pile))
    return left * 1000 // far if left < far else 1000


def malus_of_seat(s: ParkState, seat: i64, away: i64) -> i64:
    """What a malus pile and the cards still to be laid will cost at the next scoring, `away` per mille far."""
    cards = i64(s.malus[seat])
    more: i64 = cards - HAND if cards > HAND else 0
    cost = (cards - more) * (FIRST_SIX - FIRST_SIX_FAR * away // 1000)
    cost += more * (MORE - MORE_FAR * away // 1000)
    return cost + i64(s.held[seat]) * (HELD - HELD_FAR * away // 1000)


def malus(t: Setting, s: ParkState, seat: Seat) -> i64:
    """How much less the seat's malus is expected to cost than the others' mean."""
    if s.ending != 0:
        return 0
    away = distance(t, s)
    total: i64 = 0
    other: i64 = 0
    while other < t.seats:
        if other != i64(seat):
            total += malus_of_seat(s, other, away)
        other += 1
    return total // (t.seats - 1) - malus_of_seat(s, i64(seat), away)


def turns_until(t: Setting, s: ParkState, seat: Seat) -> i64:
    """How many other seats lay a first card before this one does."""
    ahead: i64 = (i64(seat) - s.turn_seat + t.seats) % t.seats
    if s.kind() == LAY_FIRST:
        return ahead
    return ahead - 1 if ahead > 0 else t.seats - 1


def hand_fit(t: Setting, s: ParkState, seat: Seat) -> i64:
    """What the seat's own cards would collect, each where it costs least; less telling the later its turn."""
    place = i64(seat) * HAND
    end = place + i64(s.held[i64(seat)])
    if place == end or s.ending != 0:
        return 0
    total: i64 = 0
    least: i64 = MOST_COLLECTED
    while place < end:
        count = least_collected(t, s, Card(i64(s.hands[place])))
        total += count
        if count < least:
            least = count
        place += 1
    cost = total * COLLECTED + least * LEAST
    return -(cost * (t.seats - turns_until(t, s, seat)) // t.seats)


def least_collected(t: Setting, s: ParkState, card: Card) -> i64:
    """The fewest cards this card can collect now, at most MOST_COLLECTED."""
    colour: Colour = colour_of(card)
    row = number_of(card)
    open_columns = columns_for(s, colour)
    least: i64 = MOST_COLLECTED
    column: i64 = 1
    while column <= COLUMNS and least > 0:
        if open_columns & i64(ROW_BIT[column - 1]) != 0:
            count = collected_count(t, s, row, Column(column))
            if count < least:
                least = count
        column += 1
    return least


def board_danger(t: Setting, s: ParkState, seat: Seat) -> i64:
    """A full board is a danger to the seat that lays next, and good for the others."""
    if s.ending != 0:
        return 0
    threat = (occupied_spaces(s) - CALM_SPACES) * DANGER
    return -threat if turns_until(t, s, seat) == 0 else threat // (t.seats - 1)


def worth(t: Setting, s: ParkState, seat: Seat) -> i64:
    """The sum of all parts; at the end the markers alone count."""
    return markers(t, s, seat) + malus(t, s, seat) + hand_fit(t, s, seat) + board_danger(t, s, seat)
