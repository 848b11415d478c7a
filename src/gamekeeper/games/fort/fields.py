"""Every field of a position. Made from fields.txt: change that, then `make fields`."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i16, i64, mypyc_attr, u8

from gamekeeper.core.codec import Reader, Writer, within
from gamekeeper.core.lists import filled, filled16
from gamekeeper.core.observation import BITS, PLAIN, SEAT, SEAT_OR_NONE, Observation
from gamekeeper.core.zone_state import ZoneState
from gamekeeper.games.fort.components import BOARDS, NONE, Components

SAVE_VERSION: Final[i64] = 3

# places in `board` of one of the seats
POINTS: Final[i64] = 0  # on the track
LEVEL: Final[i64] = 1  # of the fort
PIZZA: Final[i64] = 2  # in the stuff
TOYS: Final[i64] = 3  # in the stuff
PACK_PIZZA: Final[i64] = 4  # in the pack
PACK_TOYS: Final[i64] = 5  # in the pack
BOARD: Final[i64] = 6  # which player board
FOLLOWED: Final[i64] = 7  # 1 when it followed the card in play
ICONS: Final[i64] = 8  # [7] + suit: icons in the lookout that count as the suit
BOARD_WIDTH: Final[i64] = 15


@mypyc_attr(acyclic=True)
class FortFields(ZoneState):
    """The fields of a position of Fort. What players know of cards is written in places.py."""

    def __init__(self) -> None:
        super().__init__()
        # [card] → bits: PUBLIC, SURE of places.py; mixed; shared with copies until `part`
        self.known: vec[u8] = vec[u8]()
        # [card] → of a kid the round of the draft in which it was chosen, from 1; of a made-up rule the seats that saw
        # it when they chose, as bits; mixed; never changed in place
        self.past: vec[u8] = vec[u8]()
        self.board: vec[i16] = vec[i16]()  # numbers of a seat; public
        self.park: vec[u8] = vec[u8]()  # cards, NONE where nothing lies; public
        self.supply_pizza: i64 = 0  # left in the supply; public
        self.supply_toys: i64 = 0  # left in the supply; public
        self.turn_seat: i64 = 0  # the leader; public
        self.start_seat: i64 = 0  # who began; public
        self.turns: i64 = 0  # finished turns; public
        self.draft_round: i64 = 0  # the round of the draft, from 1, else 0; public
        self.macaroni: i64 = 0  # 0 still there, else 1 + seat; public
        self.last_round: i64 = 0  # what set the end off: place in texts.ENDINGS; public
        self.ending: i64 = 0  # why the game ended: place in texts.ENDINGS; public
        self.phase: i64 = 0  # what the turn has come to: place in texts.PHASES; public
        # the card in play
        self.played: i64 = NONE  # the card; public
        self.used: i64 = 0  # actions begun: 1 public, 2 private, 4 the private one came first; public
        self.full_done: i64 = 0  # 1 when one action was used fully; public
        self.trash_played: i64 = 0  # 1 when the card is to leave the game (F5.5); public
        self.led_suit: i64 = NONE  # the suit to match when following; public
        self.led_resource: i64 = 0  # resource the leader took with the public action: 1 pizza, 2 toys; public
        # the action being carried out; where in it a question stands, the question's argument says (Actor.place)
        self.act: i64 = 0  # kind * 2, + 1 for private; public
        self.counted: i64 = 0  # icons counted; public
        self.suit: i64 = NONE  # the suit counted; public
        self.resource: i64 = 0  # 1 pizza, 2 toys; public
        self.full: i64 = 0  # 1 when it must be carried out fully; public
        self.added_sizes: i64 = 0  # bits: 1 a card with one icon was added to this action, 2 one with two; public

    def clear(self, seats: i64, cards: i64, box: Components) -> None:
        """Make all lists, for a table of this size."""
        self.known = filled(cards, 0)
        self.past = filled(cards, 0)
        self.board = filled16(seats * BOARD_WIDTH, 0)
        self.park = filled(box.numbers.park, NONE)

    def copy_fields(self, twin: FortFields) -> None:
        """Copy all fields into a twin."""
        self.copy_base(twin)
        twin.known = self.known
        twin.past = self.past
        twin.board = self.board[:]
        twin.park = self.park[:]
        twin.supply_pizza = self.supply_pizza
        twin.supply_toys = self.supply_toys
        twin.turn_seat = self.turn_seat
        twin.start_seat = self.start_seat
        twin.turns = self.turns
        twin.draft_round = self.draft_round
        twin.macaroni = self.macaroni
        twin.last_round = self.last_round
        twin.ending = self.ending
        twin.phase = self.phase
        twin.played = self.played
        twin.used = self.used
        twin.full_done = self.full_done
        twin.trash_played = self.trash_played
        twin.led_suit = self.led_suit
        twin.led_resource = self.led_resource
        twin.act = self.act
        twin.counted = self.counted
        twin.suit = self.suit
        twin.resource = self.resource
        twin.full = self.full
        twin.added_sizes = self.added_sizes

    def part(self) -> None:
        """Share the cards, and what goes with them, with no copy."""
        if self.is_shared:
            self.known = self.known[:]
            super().part()

    def save(self) -> bytes:
        """Canonical bytes of all fields."""
        out = Writer()
        out.number(SAVE_VERSION)
        self.save_base(out)
        out.small(self.known)
        out.small(self.past)
        out.medium(self.board)
        out.small(self.park)
        out.numbers([self.supply_pizza, self.supply_toys, self.turn_seat, self.start_seat, self.turns])
        out.numbers([self.draft_round, self.macaroni, self.last_round, self.ending, self.phase, self.played])
        out.numbers([self.used, self.full_done, self.trash_played, self.led_suit, self.led_resource, self.act])
        out.numbers([self.counted, self.suit, self.resource, self.full, self.added_sizes])
        return out.done()

    def load(self, data: bytes, seats: i64, cards: i64, box: Components) -> None:
        """Read what `save` wrote for a table of this size; BadSave for anything else."""
        source = Reader(data)
        source.version(SAVE_VERSION)
        self.load_base(source)
        self.known = source.small(cards, 0, 3, "known")
        self.past = source.small(cards, 0, 15, "past")
        self.board = source.medium(seats * BOARD_WIDTH, -32768, 32767, "board")
        self.park = source.small(box.numbers.park, 0, NONE, "park")
        self.supply_pizza = source.between(0, box.numbers.tokens, "supply_pizza")
        self.supply_toys = source.between(0, box.numbers.tokens, "supply_toys")
        self.turn_seat = source.between(0, seats - 1, "turn_seat")
        self.start_seat = source.between(0, seats - 1, "start_seat")
        self.turns = source.between(0, 1 << 30, "turns")
        self.draft_round = source.between(0, box.numbers.dealt, "draft_round")
        self.macaroni = source.between(0, seats, "macaroni")
        self.last_round = source.between(0, 4, "last_round")
        self.ending = source.between(0, 4, "ending")
        self.phase = source.between(0, 4, "phase")
        self.played = source.between(0, NONE, "played")
        self.used = source.between(0, 7, "used")
        self.full_done = source.between(0, 1, "full_done")
        self.trash_played = source.between(0, 1, "trash_played")
        self.led_suit = source.between(0, NONE, "led_suit")
        self.led_resource = source.between(0, 2, "led_resource")
        self.act = source.between(0, NONE, "act")
        self.counted = source.between(0, NONE, "counted")
        self.suit = source.between(0, NONE, "suit")
        self.resource = source.between(0, 2, "resource")
        self.full = source.between(0, 1, "full")
        self.added_sizes = source.between(0, 3, "added_sizes")
        source.end()
        self.check_board(seats, cards, box)
        self.check_sums(seats, cards, box)

    def check_board(self, seats: i64, cards: i64, box: Components) -> None:
        """BadSave unless every part of `board` is in its range."""
        for one in range(seats):
            first = one * BOARD_WIDTH
            within(i64(self.board[first + POINTS]), 0, 32767, "points")
            within(i64(self.board[first + LEVEL]), 0, box.top, "level")
            within(i64(self.board[first + PIZZA]), 0, box.numbers.pizza, "pizza")
            within(i64(self.board[first + TOYS]), 0, box.numbers.toys, "toys")
            within(i64(self.board[first + PACK_PIZZA]), 0, box.most_packed(), "pack_pizza")
            within(i64(self.board[first + PACK_TOYS]), 0, box.most_packed(), "pack_toys")
            within(i64(self.board[first + BOARD]), 0, BOARDS - 1, "board")
            within(i64(self.board[first + FOLLOWED]), 0, 1, "followed")
            for place in range(first + ICONS, first + ICONS + 7):
                within(i64(self.board[place]), 0, 255, "icons")

    def check_sums(self, seats: i64, cards: i64, box: Components) -> None:
        """BadSave unless all is there that must be."""
        total = self.supply_pizza
        for one in range(seats):
            total += self.number(one, PIZZA) + self.number(one, PACK_PIZZA)
        within(total, box.numbers.tokens, box.numbers.tokens, "pizza in all")
        total = self.supply_toys
        for one in range(seats):
            total += self.number(one, TOYS) + self.number(one, PACK_TOYS)
        within(total, box.numbers.tokens, box.numbers.tokens, "toys in all")

    def observe(self, out: Observation, seats: i64, cards: i64, box: Components) -> None:
        """Write what everybody knows."""
        if out.layout is None:  # its parts at once
            out.medium_of_seats("board", self.board, BOARD_WIDTH, 0, 0, PLAIN)
        for number in range(seats if out.layout is not None else 0):
            seat = out.seat(i64(number))
            out.medium("points", self.board, seat * BOARD_WIDTH + POINTS, 1, 0, 32767, PLAIN)
            out.medium("level", self.board, seat * BOARD_WIDTH + LEVEL, 1, 0, box.top, PLAIN)
            out.medium("pizza", self.board, seat * BOARD_WIDTH + PIZZA, 1, 0, box.numbers.pizza, PLAIN)
            out.medium("toys", self.board, seat * BOARD_WIDTH + TOYS, 1, 0, box.numbers.toys, PLAIN)
            out.medium("pack_pizza", self.board, seat * BOARD_WIDTH + PACK_PIZZA, 1, 0, box.most_packed(), PLAIN)
            out.medium("pack_toys", self.board, seat * BOARD_WIDTH + PACK_TOYS, 1, 0, box.most_packed(), PLAIN)
            out.medium("board", self.board, seat * BOARD_WIDTH + BOARD, 1, 0, BOARDS - 1, PLAIN)
            out.medium("followed", self.board, seat * BOARD_WIDTH + FOLLOWED, 1, 0, 1, PLAIN)
            out.medium("icons", self.board, seat * BOARD_WIDTH + ICONS, 7, 0, 255, PLAIN)
        out.owner = -1
        out.small("park", self.park, 0, box.numbers.park, 0, NONE, PLAIN)
        out.entry("supply_pizza", self.supply_pizza, 0, box.numbers.tokens, PLAIN)
        out.entry("supply_toys", self.supply_toys, 0, box.numbers.tokens, PLAIN)
        out.entry("turn_seat", self.turn_seat, 0, seats - 1, SEAT)
        out.entry("start_seat", self.start_seat, 0, seats - 1, SEAT)
        out.entry("turns", self.turns, 0, 1 << 30, PLAIN)
        out.entry("draft_round", self.draft_round, 0, box.numbers.dealt, PLAIN)
        out.entry("macaroni", self.macaroni, 0, seats, SEAT_OR_NONE)
        out.entry("last_round", self.last_round, 0, 4, PLAIN)
        out.entry("ending", self.ending, 0, 4, PLAIN)
        out.entry("phase", self.phase, 0, 4, PLAIN)
        out.entry("played", self.played, 0, NONE, PLAIN)
        out.entry("used", self.used, 0, 7, BITS)
        out.entry("full_done", self.full_done, 0, 1, PLAIN)
        out.entry("trash_played", self.trash_played, 0, 1, PLAIN)
        out.entry("led_suit", self.led_suit, 0, NONE, PLAIN)
        out.entry("led_resource", self.led_resource, 0, 2, PLAIN)
        out.entry("act", self.act, 0, NONE, PLAIN)
        out.entry("counted", self.counted, 0, NONE, PLAIN)
        out.entry("suit", self.suit, 0, NONE, PLAIN)
        out.entry("resource", self.resource, 0, 2, PLAIN)
        out.entry("full", self.full, 0, 1, PLAIN)
        out.entry("added_sizes", self.added_sizes, 0, 3, BITS)

    def number(self, seat: i64, field: i64) -> i64:
        """One number of a seat's `board`."""
        return i64(self.board[seat * BOARD_WIDTH + field])

    def set_number(self, seat: i64, field: i64, value: i64) -> None:
        """Change one number of a seat's `board`."""
        self.board[seat * BOARD_WIDTH + field] = i16(value)

    def add_number(self, seat: i64, field: i64, change: i64) -> None:
        """Add to one number of a seat's `board`."""
        self.board[seat * BOARD_WIDTH + field] = i16(i64(self.board[seat * BOARD_WIDTH + field]) + change)
