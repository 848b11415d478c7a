"""Whether saved bytes hold a position that can be: what `load` asks before anybody plays on."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64, u8

from gamekeeper.core.errors import BadSave
from gamekeeper.core.lists import filled
from gamekeeper.core.state import SEAT_SHIFT
from gamekeeper.games.yellowstone_park.components import (
    CARDS,
    COLOURS,
    COLUMNS,
    MOST_HAND,
    NO_CARD,
    ROW_BIT,
    ROWS,
    Colour,
    card_at,
)
from gamekeeper.games.yellowstone_park.hand import FROM_MALUS
from gamekeeper.games.yellowstone_park.layout import ON_TOP, SECOND, occupied_rows
from gamekeeper.games.yellowstone_park.rules import ASK_SOURCE, LAY_FIRST
from gamekeeper.games.yellowstone_park.scoring import ENDED_TURN_CAP
from gamekeeper.games.yellowstone_park.setting import Setting
from gamekeeper.games.yellowstone_park.state import ParkState


def check(t: Setting, s: ParkState) -> None:
    """BadSave unless every card is in one place and all else is in its range."""
    seats = t.seats
    found = filled(CARDS, 0)
    for card in s.pile:
        note(found, i64(card))
    check_hands(s, seats, found)
    check_malus(s, seats, found)
    check_board(s, found)
    for card in t.box.cards:
        demand(found[i64(card)] == 1, f"no card {card}")
        found[i64(card)] = 0
    for times in found:
        demand(times == 0, "a card that is not in the box")
    check_numbers(t, s)
    check_memory(s, seats)


def demand(holds: bool, what: str) -> None:
    """BadSave saying what the bytes hold, unless `holds`."""
    if not holds:
        raise BadSave(f"saved position holds {what}")


def note(found: vec[u8], card: i64) -> None:
    """Count a card that lies somewhere."""
    demand(card < CARDS, f"card {card}, the last is {CARDS - 1}")
    demand(found[card] == 0, f"card {card} twice")
    found[card] = u8(1)


def check_hands(s: ParkState, seats: i64, found: vec[u8]) -> None:
    """As many cards as `held` says, ascending, then nothing."""
    place: i64 = 0
    while place < seats * MOST_HAND:
        held = i64(s.held[place // MOST_HAND])
        card = i64(s.hands[place])
        demand(held <= MOST_HAND, f"a hand of {held}")
        if place % MOST_HAND < held:
            note(found, card)
            demand(place % MOST_HAND == 0 or i64(s.hands[place - 1]) < card, "a hand out of order")
        else:
            demand(card == NO_CARD, f"card {card} beyond a hand's end")
        place += 1


def check_malus(s: ParkState, seats: i64, found: vec[u8]) -> None:
    """As many cards in each malus pile as `malus` says."""
    counts = filled(seats + 1, 0)
    card: i64 = 0
    while card < CARDS:
        owner = i64(s.malus_of[card])
        demand(owner <= seats, f"a malus pile of seat {owner - 1}")
        if owner > 0:
            note(found, card)
            counts[owner] = u8(i64(counts[owner]) + 1)
        card += 1
    for seat in range(seats):
        demand(s.malus[seat] == counts[seat + 1], f"a malus pile of {counts[seat + 1]} counted as {s.malus[seat]}")


def check_board(s: ParkState, found: vec[u8]) -> None:
    """A colour lies in one column and a column holds one colour; second copies lie on first ones only."""
    taken: i64 = 0
    c: i64 = 0
    while c < COLOURS:
        for row in range(1, ROWS + 1):
            for copy in range(2):
                if i64(s.board[i64(copy) * SECOND + c]) & i64(ROW_BIT[row - 1]) != 0:
                    note(found, i64(card_at(Colour(c), i64(row), i64(copy))))
        column = i64(s.columns[c])
        demand(column <= COLUMNS, f"column {column}")
        demand((column > 0) == (occupied_rows(s, Colour(c)) != 0), "a column without its colour")
        if column > 0:
            demand(taken & i64(ROW_BIT[column - 1]) == 0, f"two colours in column {column}")
            taken |= i64(ROW_BIT[column - 1])
        demand(occupied_rows(s, Colour(c)) < 1 << ROWS, "a card below the last row")
        both = i64(s.board[c]) & i64(s.board[SECOND + c])
        demand(i64(s.board[ON_TOP + c]) & ~both == 0, "a card on top of nothing")
        c += 1


def check_numbers(t: Setting, s: ParkState) -> None:
    """One question for the seat whose turn it is, or none after the end; counters in range."""
    demand(0 <= s.ending <= ENDED_TURN_CAP, f"ending {s.ending}")
    demand(i64(len(s.commitments)) == 0, "hidden answers")
    demand(i64(len(s.questions)) == (1 if s.ending == 0 else 0), f"{len(s.questions)} questions")
    if s.ending == 0:
        kind = s.kind()
        demand(LAY_FIRST <= kind <= ASK_SOURCE, f"a question of kind {kind}")
        demand(s.questions[0] == kind | (s.turn_seat << SEAT_SHIFT), "a question for a seat whose turn it is not")
        held = i64(s.held[s.turn_seat])
        demand((held == 0) == (kind == ASK_SOURCE), f"question {kind} for a hand of {held}")
        malus = i64(s.malus[s.turn_seat])
        demand(kind != ASK_SOURCE or malus >= t.hand, "a choice of source without enough malus cards")
        demand(i64(len(s.pile)) > 0, "no draw pile")
    demand(0 <= s.counter <= t.counter_start, f"counter {s.counter}")
    demand(s.turns >= 0, f"{s.turns} turns")
    for marker in s.markers:
        demand(i64(marker) >= 0, f"marker {marker}")


def check_memory(s: ParkState, seats: i64) -> None:
    """What everybody remembers is of piles and seats that there were."""
    demand(s.generation >= 0, f"generation {s.generation}")
    for label in s.labels:
        demand(FROM_MALUS <= i64(label) <= s.generation, f"label {label}")
    for since in s.since:
        demand(0 <= i64(since) <= s.generation, f"class {since}")
    for owner in s.taken:
        demand(i64(owner) <= seats, f"a card taken by seat {i64(owner) - 1}")
