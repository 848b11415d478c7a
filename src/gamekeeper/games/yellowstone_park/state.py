"""Every field of a position, with index, order and audience."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i16, i64, u8

from gamekeeper.core.codec import Reader, Writer
from gamekeeper.core.errors import BadSave
from gamekeeper.core.lists import filled, filled16
from gamekeeper.core.state import State
from gamekeeper.games.yellowstone_park.components import CARDS, COLOURS, MOST_HAND, NO_CARD

SAVE_VERSION: Final[i64] = 1
BOARD_FIELDS: Final[i64] = 12


class ParkState(State):
    """A position of Yellowstone Park.

    The last four fields are what everybody remembers of cards seen before they were hidden; `redeal`
    lives on them (see redeal.py).
    """

    def __init__(self) -> None:
        super().__init__()
        # board: rows with the first copy [colour], then rows with the second copy [4 + colour], then
        # rows where the second copy lies on top of the first [8 + colour]; public
        self.board: vec[u8] = vec[u8]()
        self.columns: vec[u8] = vec[u8]()  # [colour] → its column 1..7, 0 when not on the board; public
        self.hands: vec[u8] = vec[u8]()  # [seat * 6 + place] cards ascending, then NO_CARD; the seat's own
        self.held: vec[u8] = vec[u8]()  # [seat] → cards in hand; public
        self.malus_of: vec[u8] = vec[u8]()  # [card] → 1 + seat whose malus pile holds it, 0 none; hidden
        self.malus: vec[u8] = vec[u8]()  # [seat] → cards in the malus pile; public
        self.markers: vec[i16] = vec[i16]()  # [seat] → place on the score track; public
        self.pile: vec[u8] = vec[u8]()  # draw pile, top last; hidden
        self.turn_seat: i64 = 0  # whose turn it is; public
        self.turns: i64 = 0  # finished turns; public
        self.counter: i64 = 0  # neutral counter of the two-player variant, else 0; public
        self.ending: i64 = 0  # 0 while it goes on, else an ENDED_ constant of scoring.py; public
        self.generation: i64 = 0  # how many draw piles were formed before this one; public
        self.labels: vec[i16] = vec[i16]()  # [seat * 6 + place] → where a hand card came from, ascending; public
        self.since: vec[i16] = vec[i16]()  # [card] → generation of the pile it was last seen going to; public
        self.taken: vec[u8] = vec[u8]()  # [card] → 1 + seat that may have taken it from its malus pile, 0 none; public

    def clear(self, seats: i64) -> None:
        """Fill all fields for a table of this size: nothing dealt, nothing on the board."""
        self.board = filled(BOARD_FIELDS, 0)
        self.columns = filled(COLOURS, 0)
        self.hands = filled(seats * MOST_HAND, NO_CARD)
        self.held = filled(seats, 0)
        self.malus_of = filled(CARDS, 0)
        self.malus = filled(seats, 0)
        self.markers = filled16(seats, 0)
        self.labels = filled16(seats * MOST_HAND, 0)
        self.since = filled16(CARDS, 0)
        self.taken = filled(CARDS, 0)

    def copy(self) -> ParkState:
        """An independent copy, without a sink."""
        twin = ParkState()
        self.copy_base(twin)
        twin.board = self.board[:]
        twin.columns = self.columns[:]
        twin.hands = self.hands[:]
        twin.held = self.held[:]
        twin.malus_of = self.malus_of[:]
        twin.malus = self.malus[:]
        twin.markers = self.markers[:]
        twin.pile = self.pile[:]
        twin.turn_seat = self.turn_seat
        twin.turns = self.turns
        twin.counter = self.counter
        twin.ending = self.ending
        twin.generation = self.generation
        twin.labels = self.labels[:]
        twin.since = self.since[:]
        twin.taken = self.taken[:]
        return twin

    def save(self) -> bytes:
        """Canonical bytes of all fields."""
        out = Writer()
        out.number(SAVE_VERSION)
        self.save_base(out)
        out.small(self.board)
        out.small(self.columns)
        out.small(self.hands)
        out.small(self.held)
        out.small(self.malus_of)
        out.small(self.malus)
        out.medium(self.markers)
        out.small(self.pile)
        out.number(self.turn_seat)
        out.number(self.turns)
        out.number(self.counter)
        out.number(self.ending)
        out.number(self.generation)
        out.medium(self.labels)
        out.medium(self.since)
        out.small(self.taken)
        return out.done()


def load(data: bytes, seats: i64) -> ParkState:
    """The position that `ParkState.save` wrote for a table of this size; BadSave for anything else."""
    source = Reader(data)
    version = source.number()
    if version != SAVE_VERSION:
        raise BadSave(f"saved position has version {version}, this program reads version {SAVE_VERSION}")
    s = ParkState()
    s.load_base(source)
    s.board = source.small(BOARD_FIELDS)
    s.columns = source.small(COLOURS)
    s.hands = source.small(seats * MOST_HAND)
    s.held = source.small(seats)
    s.malus_of = source.small(CARDS)
    s.malus = source.small(seats)
    s.markers = source.medium(seats)
    s.pile = source.small()
    s.turn_seat = source.between(0, seats - 1)
    s.turns = source.number()
    s.counter = source.number()
    s.ending = source.number()
    s.generation = source.number()
    s.labels = source.medium(seats * MOST_HAND)
    s.since = source.medium(CARDS)
    s.taken = source.small(CARDS)
    source.end()
    return s
