"""Every field of a position. Made from fields.txt: change that, then `make fields`."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i16, i64, mypyc_attr, u8

from gamekeeper.core.codec import Reader, Writer
from gamekeeper.core.lists import filled, filled16
from gamekeeper.core.observation import BITS, PLAIN, SEAT, SEAT_OR_NONE, Observation
from gamekeeper.core.zone_state import ZoneState
from gamekeeper.games.yellowstone_park.components import CARDS, COLOURS, COLUMNS, MOST_HAND

SAVE_VERSION: Final[i64] = 4

# places in `board`
FIRST: Final[i64] = 0  # [4] + colour: rows with the first copy
SECOND: Final[i64] = 4  # [4] + colour: rows with the second copy
ON_TOP: Final[i64] = 8  # [4] + colour: rows where the second copy lies on the first
BOARD_WIDTH: Final[i64] = 12


@mypyc_attr(acyclic=True)
class ParkState(ZoneState):
    """A position of Yellowstone Park.

    `generation` to `taken` are what everybody remembers of cards seen before they were hidden; `redeal`
    lives on them (see places.py). `imagine` lives on what was laid too (see tells.py).
    """

    def __init__(self) -> None:
        super().__init__()
        self.board: vec[u8] = vec[u8]()  # masks of rows, row 1 the lowest bit; public
        self.columns: vec[u8] = vec[u8]()  # [colour] → its column 1..7, 0 when not on the board; public
        self.markers: vec[i16] = vec[i16]()  # [seat] → place on the score track; public
        self.turn_seat: i64 = 0  # whose turn it is; public
        self.turns: i64 = 0  # finished turns; public
        self.counter: i64 = 0  # neutral counter of the two-player variant, else 0; public
        self.ending: i64 = 0  # 0 while it goes on, else an ENDED_ constant of scoring.py; public
        self.generation: i64 = 0  # how many draw piles were formed before this one; public
        self.labels: vec[i16] = vec[i16]()  # [seat * 6 + place] → where a hand card came from, ascending; public
        self.since: vec[i16] = vec[i16]()  # [card] → generation of the pile it was last seen going to; public
        self.taken: vec[u8] = vec[u8]()  # [card] → 1 + seat that may have taken it from its malus pile; public
        self.noted: i64 = 0  # how many layings were noted in `laid`; counted
        # the last layings and what the board was like; empty where a search plays on; counted; shared with copies until
        # `part`
        self.laid: vec[u8] = vec[u8]()

    def clear(self, seats: i64) -> None:
        """Make all lists, for a table of this size."""
        self.board = filled(BOARD_WIDTH, 0)
        self.columns = filled(COLOURS, 0)
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
        twin.markers = self.markers[:]
        twin.turn_seat = self.turn_seat
        twin.turns = self.turns
        twin.counter = self.counter
        twin.ending = self.ending
        twin.generation = self.generation
        twin.labels = self.labels[:]
        twin.since = self.since[:]
        twin.taken = self.taken[:]
        twin.noted = self.noted
        twin.laid = self.laid
        return twin

    def part(self) -> None:
        """Share the cards, and what goes with them, with no copy."""
        if self.is_shared:
            self.laid = self.laid[:]
            super().part()

    def save(self) -> bytes:
        """Canonical bytes of all fields."""
        out = Writer()
        out.number(SAVE_VERSION)
        self.save_base(out)
        out.small(self.board)
        out.small(self.columns)
        out.medium(self.markers)
        out.numbers([self.turn_seat, self.turns, self.counter, self.ending, self.generation])
        out.medium(self.labels)
        out.medium(self.since)
        out.small(self.taken)
        out.numbers([self.noted])
        out.small(self.laid)
        return out.done()

    def load(self, data: bytes, seats: i64) -> None:
        """Read what `save` wrote for a table of this size; BadSave for anything else."""
        source = Reader(data)
        source.version(SAVE_VERSION)
        self.load_base(source)
        self.board = source.small(BOARD_WIDTH, 0, 127, "board")
        self.columns = source.small(COLOURS, 0, COLUMNS, "columns")
        self.markers = source.medium(seats, 0, 32767, "markers")
        self.turn_seat = source.between(0, seats - 1, "turn_seat")
        self.turns = source.between(0, 1 << 30, "turns")
        self.counter = source.between(0, CARDS, "counter")
        self.ending = source.between(0, 2, "ending")
        self.generation = source.between(0, 32767, "generation")
        self.labels = source.medium(seats * MOST_HAND, -1, 32767, "labels")
        self.since = source.medium(CARDS, 0, 32767, "since")
        self.taken = source.small(CARDS, 0, seats, "taken")
        self.noted = source.between(0, 1 << 30, "noted")
        self.laid = source.small(-1, 0, 255, "laid")
        source.end()

    def observe(self, out: Observation, seats: i64) -> None:
        """Write what everybody knows."""
        out.small("first", self.board, FIRST, 4, 0, 127, BITS)
        out.small("second", self.board, SECOND, 4, 0, 127, BITS)
        out.small("on_top", self.board, ON_TOP, 4, 0, 127, BITS)
        out.small("columns", self.columns, 0, COLOURS, 0, COLUMNS, PLAIN)
        out.medium_of_seats("markers", self.markers, 1, 0, 32767, PLAIN)
        out.entry("turn_seat", self.turn_seat, 0, seats - 1, SEAT)
        out.entry("turns", self.turns, 0, 1 << 30, PLAIN)
        out.entry("counter", self.counter, 0, CARDS, PLAIN)
        out.entry("ending", self.ending, 0, 2, PLAIN)
        out.entry("generation", self.generation, 0, 32767, PLAIN)
        out.medium_of_seats("labels", self.labels, MOST_HAND, -1, 32767, PLAIN)
        out.medium("since", self.since, 0, CARDS, 0, 32767, PLAIN)
        out.small("taken", self.taken, 0, CARDS, 0, seats, SEAT_OR_NONE)
