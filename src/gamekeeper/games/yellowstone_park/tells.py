"""What layings tell about the cards a seat kept, and deals that take it into account.

Who lays a card at a cost hardly holds one that costs less, and who stops hardly holds one that costs nothing; `urge`
says what a card costs. With the position goes only what all have seen: the last layings and the board each met. Where a
search deals, it is added up how much a seat would have saved by laying each kind: since it last drew (RECENT), and for
the cards it held before, longer (LONG). A deal that fits what was seen (places.py) is changed by swaps of cards after
Metropolis et al. (1953), so that a hand is e**-2 times as likely for each card it did not save.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64, u8

from gamekeeper.core.lists import filled, sort
from gamekeeper.core.rng import Rng
from gamekeeper.core.zones import KNOWN, SPOT
from gamekeeper.games.yellowstone_park.actions import STOP
from gamekeeper.games.yellowstone_park.components import COLOURS, COLUMNS, KINDS, MATRIX_SPACES, MOST_HAND, ROWS, Colour
from gamekeeper.games.yellowstone_park.fields import ON_TOP, ParkState
from gamekeeper.games.yellowstone_park.layout import columns_for, free_columns, occupied_spaces
from gamekeeper.games.yellowstone_park.places import HAND, WHERE
from gamekeeper.games.yellowstone_park.setting import Setting
from gamekeeper.games.yellowstone_park.urge import HALF, POINT, laying

# a note in `laid`: the board's masks up to ON_TOP, its columns, and
CODE: Final[i64] = ON_TOP + COLOURS
SEAT: Final[i64] = CODE + 1
HELD: Final[i64] = CODE + 2  # cards in hand before; 0 where nothing is noted yet
NOTE: Final[i64] = CODE + 3
NOTES: Final[i64] = 48  # remembered, of all seats: what a seat laid before it drew twice mostly tells nothing any more
LAID: Final[i64] = NOTES * NOTE

# what is told of a seat
RECENT: Final[i64] = 0
LONG: Final[i64] = KINDS
KEPT: Final[i64] = 2 * KINDS  # how many cards were in the hand before it last drew
LEFT: Final[i64] = KEPT + 1  # how many were in it after its last laying
WIDTH: Final[i64] = KEPT + 2
MOST: Final[i64] = 255  # told of a kind
MOST_SAVED: Final[i64] = 2  # by one laying, as far as it tells: people have their reasons
SWEEPS: Final[i64] = 8
ODDS: Final = vec[i64]([65536, 8869, 1200, 162, 22, 3])  # e**-2 for each, of 2**16


def note(s: ParkState, seat: i64, code: i64) -> None:
    """Before a card is laid, or none."""
    if len(s.laid) == 0:
        return
    s.part()
    laid, board, columns = s.laid, s.board, s.columns
    start = s.noted % NOTES * NOTE
    s.noted += 1
    place: i64 = 0
    while place < ON_TOP:
        laid[start + place] = board[place]
        place += 1
    while place < CODE:
        laid[start + place] = columns[place - ON_TOP]
        place += 1
    laid[start + CODE] = u8(code)
    laid[start + SEAT] = u8(seat)
    laid[start + HELD] = u8(s.count(HAND + seat))


class Ear:
    """Listens at one table. A search deals one position again and again: what it tells is worked out once."""

    def __init__(self, t: Setting) -> None:
        self.t = t
        self.heard = vec[u8]()  # what was worked out last
        self.told = vec[u8]()  # [seat * WIDTH]
        self.notes = filled(LAID, 0)  # the layings of which `saved` tells
        self.saved = filled(NOTES * KINDS, 0)  # by laying each kind instead
        self.then = ParkState()  # the board a laying met

    def listen(self, s: ParkState) -> None:
        """Work out what is told, from the earliest note on."""
        heard = append(s.laid[:], u8(s.noted % NOTES))
        for seat in range(self.t.seats):
            heard = append(heard, u8(s.count(HAND + seat)))
        if heard == self.heard:
            return
        self.told = filled(self.t.seats * WIDTH, 0)
        for seat in range(self.t.seats):
            self.told[seat * WIDTH + LEFT] = u8(MOST_HAND)
        for number in range(s.noted, s.noted + NOTES):
            slot = number % NOTES
            if s.laid[slot * NOTE + HELD] > 0:
                self.compare(s.laid, slot)
                self.hear(slot)
        for seat in range(self.t.seats):
            self.holds(seat * WIDTH, s.count(HAND + seat))
        self.heard = heard

    def compare(self, laid: vec[u8], slot: i64) -> None:
        """Work out what each kind would have saved, where that is not known of this laying."""
        t, s, notes = self.t, self.then, self.notes
        start, place = slot * NOTE, slot * NOTE + NOTE - 1
        while place >= start and notes[place] == laid[place]:
            place -= 1
        if place < start:
            return
        while place >= start:
            notes[place] = laid[place]
            place -= 1
        s.board, s.columns = laid[start : start + ON_TOP], laid[start + ON_TOP : start + CODE]
        code, missing, free = i64(laid[start + CODE]), MATRIX_SPACES - occupied_spaces(s) - 1, free_columns(s)
        chosen = -HALF if code == STOP else laying(t, s, code, missing)
        for kind in range(KINDS):
            saved = (least(t, s, kind, free, missing) - chosen + HALF) // POINT
            self.saved[slot * KINDS + kind] = u8(0 if saved < 0 else saved if saved < MOST_SAVED else MOST_SAVED)

    def hear(self, slot: i64) -> None:
        """Add up what each kind would have saved."""
        told, notes, note = self.told, self.notes, slot * NOTE
        start, code, held = i64(notes[note + SEAT]) * WIDTH, i64(notes[note + CODE]), i64(notes[note + HELD])
        self.holds(start, held)
        if code != STOP:
            self.forget_one(start, code // COLUMNS, held)
        for kind in range(KINDS):
            saved = i64(self.saved[slot * KINDS + kind])
            if saved > 0:
                for place in range(start + kind, start + KEPT, KINDS):
                    more = i64(told[place]) + saved
                    told[place] = u8(more if more < MOST else MOST)
        told[start + LEFT] = u8(held if code == STOP else held - 1)

    def forget_one(self, start: i64, kind: i64, held: i64) -> None:
        """One card less was held long, unless the one laid seems to be drawn since."""
        told, kept = self.told, i64(self.told[start + KEPT])
        is_recent = told[start + LONG + kind] > told[start + kind] and held > kept
        if kept > 0 and not is_recent:
            told[start + KEPT] = u8(kept - 1)

    def holds(self, start: i64, held: i64) -> None:
        """Who holds more than were left has drawn: what was left has been held long from now on."""
        told, left = self.told, i64(self.told[start + LEFT])
        if held <= left:
            return
        is_mixed = i64(told[start + KEPT]) < left  # then only what was told since holds of all of them
        for place in range(start, start + KINDS):
            if is_mixed or left == 0:
                told[place + LONG] = told[place] if left > 0 else u8(0)
            told[place] = 0
        told[start + KEPT] = u8(left)

    def weigh(self, s: ParkState, reader: i64, spots: vec[i64], rng: Rng) -> None:
        """Swap spots dealt to cards that `reader` cannot know."""
        self.listen(s)
        zones, told = self.t.zones, self.told
        order = vec[i64]()
        for card in range(zones.cards):
            if zones.group_of(s, card, reader) != KNOWN:
                order = append(order, (spots[card] << SPOT) + card)
        sort(order)  # by spot: those of a hand from the earliest label on
        seen = filled(self.t.seats, 0)
        cards, rows = order[:], order[:]
        size = i64(len(order))
        for number in range(size):
            card = order[number] & ((1 << SPOT) - 1)
            cards[number], rows[number] = card, -1
            seat = ((spots[card] & ((1 << SPOT) - 1)) >> WHERE) - HAND
            if 0 <= seat < self.t.seats:
                is_long = seen[seat] < told[seat * WIDTH + KEPT]
                rows[number] = seat * WIDTH + (LONG if is_long else RECENT)
                seen[seat] = u8(i64(seen[seat]) + 1)
        for step in range(SWEEPS * size):
            one = step % size
            if rows[one] < 0:
                continue
            other = rng.below(size)
            mine, its = cards[one], cards[other]
            doubt = against(told, rows[one], its) + against(told, rows[other], mine)
            doubt -= against(told, rows[one], mine) + against(told, rows[other], its)
            if doubt > 0 and (doubt >= i64(len(ODDS)) or rng.below(ODDS[0]) >= ODDS[doubt]):
                continue
            if zones.fits(s, its, spots[mine]) and zones.fits(s, mine, spots[its]):
                spots[mine], spots[its] = spots[its], spots[mine]
                cards[one], cards[other] = its, mine


def least(t: Setting, s: ParkState, kind: i64, free: i64, missing: i64) -> i64:
    """The urge to lay a card of this kind where it costs least."""
    best: i64 = -MOST * POINT
    columns = columns_for(s, Colour(kind // ROWS), free)
    code = kind * COLUMNS
    while columns != 0:
        if columns & 1 != 0:
            urge = laying(t, s, code, missing)
            best = urge if urge > best else best
        columns >>= 1
        code += 1
    return best


def against(told: vec[u8], row: i64, card: i64) -> i64:
    """What speaks against a card in a hand, whose row it is; nothing does elsewhere."""
    return i64(told[row + (card >> 1)]) if row >= 0 else i64(0)
