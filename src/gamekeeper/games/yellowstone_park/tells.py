"""What layings tell about the cards a seat kept, and deals that take it into account.

Who lays a card at a cost hardly holds one that costs less, and who stops hardly holds one that costs nothing; `urge`
says what a card costs. So of every kind it is added up how much a seat would have saved by laying it: since it last
drew (RECENT), and for the cards it held before, longer (LONG). A deal that fits what was seen (places.py) is changed by
swaps of cards after Metropolis et al. (1953), so that a hand is e**-2 times as likely for each card it did not save.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64, u8

from gamekeeper.core.lists import filled, sort
from gamekeeper.core.rng import Rng
from gamekeeper.core.zones import KNOWN, SPOT
from gamekeeper.games.yellowstone_park.actions import STOP
from gamekeeper.games.yellowstone_park.components import COLUMNS, KINDS, MATRIX_SPACES, ROWS, Colour
from gamekeeper.games.yellowstone_park.fields import ParkState
from gamekeeper.games.yellowstone_park.layout import columns_for, free_columns, occupied_spaces
from gamekeeper.games.yellowstone_park.places import HAND, WHERE
from gamekeeper.games.yellowstone_park.setting import Setting
from gamekeeper.games.yellowstone_park.urge import HALF, POINT, laying

RECENT: Final[i64] = 0
LONG: Final[i64] = KINDS
KEPT: Final[i64] = 2 * KINDS  # how many cards were in the hand before it last drew
WIDTH: Final[i64] = KEPT + 1
MOST: Final[i64] = 255  # told of a kind
MOST_SAVED: Final[i64] = 2  # by one laying, as far as it tells: people have their reasons
SWEEPS: Final[i64] = 8
ODDS: Final = vec[i64]([65536, 8869, 1200, 162, 22, 3])  # e**-2 for each, of 2**16


def note(t: Setting, s: ParkState, seat: i64, code: i64) -> None:
    """Before a card is laid, or none: what each kind would have saved."""
    if len(s.tells) == 0:
        return
    start = seat * WIDTH
    missing = MATRIX_SPACES - occupied_spaces(s) - 1
    chosen = -HALF
    if code != STOP:
        chosen = laying(t, s, code, missing)
        forget_one(s, seat, start, code // COLUMNS)
    free = free_columns(s)
    for kind in range(KINDS):
        saved = (least(t, s, kind, free, missing) - chosen + HALF) // POINT
        if saved > 0:
            for place in range(start + kind, start + KEPT, KINDS):
                told = i64(s.tells[place]) + (saved if saved < MOST_SAVED else MOST_SAVED)
                s.tells[place] = u8(told if told < MOST else MOST)


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


def forget_one(s: ParkState, seat: i64, start: i64, kind: i64) -> None:
    """One card less was held long, unless the one laid seems to be drawn since."""
    kept = i64(s.tells[start + KEPT])
    is_recent = s.tells[start + LONG + kind] > s.tells[start + kind] and s.count(HAND + seat) > kept
    if kept > 0 and not is_recent:
        s.tells[start + KEPT] = u8(kept - 1)


def draw(s: ParkState, seat: i64) -> None:
    """Before a seat fills its hand: what it holds has been held long from now on."""
    if len(s.tells) == 0:
        return
    start, held = seat * WIDTH, s.count(HAND + seat)
    is_mixed = i64(s.tells[start + KEPT]) < held  # then only what was told since holds of all of them
    for place in range(start, start + KINDS):
        if is_mixed or held == 0:
            s.tells[place + LONG] = s.tells[place] if held > 0 else u8(0)
        s.tells[place] = 0
    s.tells[start + KEPT] = u8(held)


def weigh(t: Setting, s: ParkState, reader: i64, spots: vec[i64], rng: Rng) -> None:
    """Swap spots dealt to cards that `reader` cannot know."""
    zones = t.zones
    order = vec[i64]()
    for card in range(zones.cards):
        if zones.group_of(s, card, reader) != KNOWN:
            order = append(order, (spots[card] << SPOT) + card)
    sort(order)  # by spot: those of a hand from the earliest label on
    seen = filled(t.seats, 0)
    cards, rows = order[:], order[:]
    size = i64(len(order))
    for number in range(size):
        card = order[number] & ((1 << SPOT) - 1)
        cards[number], rows[number] = card, -1
        seat = ((spots[card] & ((1 << SPOT) - 1)) >> WHERE) - HAND
        if 0 <= seat < t.seats:
            is_long = seen[seat] < s.tells[seat * WIDTH + KEPT]
            rows[number] = seat * WIDTH + (LONG if is_long else RECENT)
            seen[seat] = u8(i64(seen[seat]) + 1)
    for step in range(SWEEPS * size):
        one, other = step % size, rng.below(size)
        if rows[one] < 0:
            continue
        mine, its = cards[one], cards[other]
        doubt = told(s, rows[one], its) + told(s, rows[other], mine)
        doubt -= told(s, rows[one], mine) + told(s, rows[other], its)
        if doubt > 0 and (doubt >= i64(len(ODDS)) or rng.below(ODDS[0]) >= ODDS[doubt]):
            continue
        if zones.fits(s, its, spots[mine]) and zones.fits(s, mine, spots[its]):
            spots[mine], spots[its] = spots[its], spots[mine]
            cards[one], cards[other] = its, mine


def told(s: ParkState, row: i64, card: i64) -> i64:
    """What speaks against a card in a hand, whose row it is; nothing does elsewhere."""
    return i64(s.tells[row + (card >> 1)]) if row >= 0 else i64(0)
