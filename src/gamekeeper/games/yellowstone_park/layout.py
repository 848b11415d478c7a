"""Laying cards, the matrix, collecting and the bonus (Y3, Y4, Y5, Y8.2)."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i16, i64, u8

from gamekeeper.core.ids import EVERYONE, Params
from gamekeeper.games.yellowstone_park import components
from gamekeeper.games.yellowstone_park.components import COLOURS, ROW_BIT, ROW_COUNT, Card, Colour, Column
from gamekeeper.games.yellowstone_park.fields import ON_TOP, SECOND, ParkState
from gamekeeper.games.yellowstone_park.hand import remove_label
from gamekeeper.games.yellowstone_park.places import BOARD, MALUS
from gamekeeper.games.yellowstone_park.setting import Setting

EDGE_SPACES: Final[i64] = 6  # of a matrix of rows 1 and 7
EDGE_ROWS: Final[i64] = 0b1000001


def occupied_rows(s: ParkState, colour: Colour) -> i64:
    """Mask of the rows in which `colour` lies."""
    c = i64(colour)
    return i64(s.board[c]) | i64(s.board[SECOND + c])


def free_columns(s: ParkState) -> i64:
    """Mask of the empty columns, column 1 the lowest bit (Y3.2, Y3.3)."""
    free: i64 = 0b1111111
    for column in s.columns:
        if column > 0:
            free &= ~i64(ROW_BIT[i64(column) - 1])
    return free


def columns_for(s: ParkState, colour: Colour, free: i64) -> i64:
    """Mask of the columns open to `colour`: the one that holds it, else every empty one, `free` (Y3.1-Y3.3)."""
    column = i64(s.columns[i64(colour)])
    return i64(ROW_BIT[column - 1]) if column > 0 else free


def kept_rows(s: ParkState, c: i64, near: i64, column: Column) -> i64:
    """Mask of the rows in which colour `c` stays when a card is laid in `column`, `near` the rows near it (Y4.3)."""
    apart = i64(s.columns[c]) - i64(column)
    if apart > 2 or apart < -2:
        return 0
    return near


def collected_count(t: Setting, s: ParkState, row: i64, column: Column) -> i64:
    """How many cards a card laid on (row, column) collects (Y4.2, Y4.3)."""
    near = i64(t.near_rows[row - 1])
    count: i64 = 0
    c: i64 = 0
    while c < COLOURS:
        if s.columns[c] > 0:
            leaves = ~kept_rows(s, c, near, column)
            count += i64(ROW_COUNT[i64(s.board[c]) & leaves])
            count += i64(ROW_COUNT[i64(s.board[SECOND + c]) & leaves])
        c += 1
    return count


def occupied_spaces(s: ParkState) -> i64:
    """How many spaces of the board are occupied."""
    count: i64 = 0
    c: i64 = 0
    while c < COLOURS:
        count += i64(ROW_COUNT[occupied_rows(s, Colour(c))])
        c += 1
    return count


def bonus(t: Setting, s: ParkState) -> i64:
    """Steps towards 0 for the card that has just filled an empty space (Y5.1); rows 1 and 7 alone hold less (Y8.2)."""
    used: i64 = 0
    if t.edge_matrix:
        for rows in s.board[:ON_TOP]:
            used |= i64(rows)
    full = EDGE_SPACES if used == EDGE_ROWS else components.MATRIX_SPACES
    missing = full - occupied_spaces(s)
    if missing == 0:
        return t.box.bonus_ninth
    return t.box.bonus_eighth if missing == 1 else i64(0)


def lay(t: Setting, s: ParkState, seat: i64, card: Card, column: Column) -> None:
    """Put a card of the hand on the board and resolve it completely (Y4.4): collecting, then the bonus.

    Y3.1: its row is its number. Y3.4: the second copy of a card lies on top of the first. Y3.5: any hand
    card may be laid. Y4.5: fitting is never demanded.
    """
    colour = components.colour_of(card)
    row = components.number_of(card)
    bit = i64(ROW_BIT[row - 1])
    on_empty = occupied_rows(s, colour) & bit == 0
    copy = i64(card) & 1
    c = i64(colour)
    t.zones.move(s, i64(card), BOARD)
    remove_label(s, seat, card)
    s.columns[c] = u8(i64(column))
    s.board[copy * SECOND + c] = u8(i64(s.board[copy * SECOND + c]) | bit)
    if not on_empty and copy == 1:
        s.board[ON_TOP + c] = u8(i64(s.board[ON_TOP + c]) | bit)
    if s.sink is not None:
        s.sink.emit(EVERYONE, "lay", {"seat": f"seat:{seat}", "card": f"card:{card}", "space": f"space:{row}:{column}"})
    collect(t, s, seat, row, column)
    if on_empty:
        move_marker_down(s, seat, bonus(t, s))


def collect(t: Setting, s: ParkState, seat: i64, row: i64, column: Column) -> None:
    """All cards outside the new matrix go to the seat's malus pile (Y4.1-Y4.3, Y4.5)."""
    near = i64(t.near_rows[row - 1])
    cards = vec[u8]()
    c: i64 = 0
    while c < COLOURS:
        leaves = ~kept_rows(s, c, near, column)
        if occupied_rows(s, Colour(c)) & leaves != 0:
            cards = take_rows(s, Colour(c), leaves, cards)
        c += 1
    if len(cards) == 0:
        return
    for card in cards:
        t.zones.move(s, i64(card), MALUS + seat)
    if s.sink is not None:
        told = [f"card:{card}" for card in cards]
        s.sink.emit(EVERYONE, "collect", {"seat": f"seat:{seat}", "cards": told, "count": len(cards)})


def take_rows(s: ParkState, colour: Colour, leaves: i64, cards: vec[u8]) -> vec[u8]:
    """Take a colour's cards in the rows of mask `leaves` off the board; an emptied column is free (Y3.3)."""
    c = i64(colour)
    first, second = i64(s.board[c]) & leaves, i64(s.board[SECOND + c]) & leaves
    row: i64 = 1
    while first | second != 0:
        if first & 1 != 0:
            cards = append(cards, u8(i64(components.card_at(colour, row, 0))))
        if second & 1 != 0:
            cards = append(cards, u8(i64(components.card_at(colour, row, 1))))
        first >>= 1
        second >>= 1
        row += 1
    for part in range(c, ON_TOP + COLOURS, COLOURS):
        s.board[part] = u8(i64(s.board[part]) & ~leaves)
    if occupied_rows(s, colour) == 0:
        s.columns[c] = 0
    return cards


def move_marker_down(s: ParkState, seat: i64, steps: i64) -> None:
    """A bonus: the marker moves towards 0 and never below (Y5.2)."""
    if steps == 0:
        return
    before = i64(s.markers[seat])
    after: i64 = before - steps if before > steps else 0
    s.markers[seat] = i16(after)
    if s.sink is not None:
        told: Params = {"seat": f"seat:{seat}", "steps": int(steps), "before": int(before), "marker": int(after)}
        s.sink.emit(EVERYONE, "bonus", told)
