"""Every field of a position, with index, order and audience."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i16, i64, u8

from gamekeeper.core.ids import EVERYONE
from gamekeeper.core.lists import filled, filled16
from gamekeeper.core.state import State
from gamekeeper.games.fort.components import HAND_PLACES, NONE, PARK
from gamekeeper.games.fort.texts import PHASES

# where a card lies: `place`; the places of a seat are a multiple of 4 plus the seat
BOX: Final[i64] = 0
PARK_DECK: Final[i64] = 1
IN_PARK: Final[i64] = 2
PLAYED: Final[i64] = 3
ADDED: Final[i64] = 4
ASIDE: Final[i64] = 5  # played and added before a Do-Over
ROUND: Final[i64] = 8  # + seat: the hand that goes round and lies with this seat now (F2.3)
DECK: Final[i64] = 12  # + seat
HELD: Final[i64] = 16  # + seat: in hand, and nobody but the seat can tell it from the deck
SURE: Final[i64] = 20  # + seat: in hand, and everybody who knows the card is the seat's knows that
DISCARD: Final[i64] = 24  # + seat
YARD: Final[i64] = 28  # + seat
LOOKOUT: Final[i64] = 32  # + seat
PLACES: Final[i64] = 36

# numbers of a seat: `board[seat * WIDTH + ...]`
POINTS: Final[i64] = 0
LEVEL: Final[i64] = 1
PIZZA: Final[i64] = 2  # stuff
TOYS: Final[i64] = 3
PACK_PIZZA: Final[i64] = 4
PACK_TOYS: Final[i64] = 5
HAND_COUNT: Final[i64] = 6
DECK_COUNT: Final[i64] = 7
DISCARD_COUNT: Final[i64] = 8
YARD_COUNT: Final[i64] = 9
LOOKOUT_COUNT: Final[i64] = 10
BOARD: Final[i64] = 12  # which player board, 0..3
FOLLOWED: Final[i64] = 13  # whether it followed the card in play
ICONS: Final[i64] = 14  # + suit: icons in the lookout that count as the suit
WIDTH: Final[i64] = 21

# `extras`
RULE_PLACE: Final[i64] = 0  # + rule: 0 box, 1 face down to be taken, 2 + seat; the seats' own
LOOKED: Final[i64] = 11  # + rule: mask of the seats that saw it when they chose; 4 bits
PERK_PLACE: Final[i64] = 22  # + perk: 0 box, 1 on offer, 2 + seat; public
EXTRAS: Final[i64] = 31
RULE_COUNT: Final[i64] = 11
PERK_COUNT: Final[i64] = 9


class FortState(State):
    """A position of Fort. What it holds of what players know is written at `public`, `origin` and SURE."""

    def __init__(self) -> None:
        super().__init__()
        self.place: vec[u8] = vec[u8]()  # [card] → where it lies; decks are sets: drawing is a draw of lots
        # [card] → 1 when everybody knows whose it is (or that it lies open); shared between copies, never
        # changed in place
        self.public: vec[u8] = vec[u8]()
        # [card] → 0, or 1 + hand * 8 + round: chosen in the draft from which hand in which round (0..7);
        # shared between copies, never changed in place
        self.origin: vec[u8] = vec[u8]()
        self.hands: vec[u8] = vec[u8]()  # [seat * 6 + i] cards ascending, then NONE; the seat's own
        self.board: vec[i16] = vec[i16]()  # [seat * WIDTH + ...] numbers of a seat; public
        self.park: vec[u8] = vec[u8]()  # [0..2] cards, NONE where nothing lies; public
        self.extras: vec[u8] = vec[u8]()  # made-up rules and perks, see RULE_PLACE
        self.park_deck: i64 = 0  # cards in the park deck; public
        self.supply_pizza: i64 = 0
        self.supply_toys: i64 = 0
        self.turn_seat: i64 = 0  # the leader
        self.start_seat: i64 = 0
        self.turns: i64 = 0  # finished turns
        self.draft_round: i64 = 0  # 1..8 in the draft, else 0
        self.rule_pool: i64 = 0  # made-up rules that lie face down
        self.macaroni: i64 = 0  # 0 still there, else 1 + seat
        self.last_round: i64 = 0  # what set the end off: place in texts.ENDINGS
        self.ending: i64 = 0  # why the game ended: place in texts.ENDINGS
        self.stage: i64 = 0  # what comes when no question is open: a STAGE_ of turn.py
        self.phase: i64 = 0  # what the turn has come to: place in texts.PHASES
        # the card in play
        self.played: i64 = NONE
        self.on_table: i64 = 0  # cards played, added and laid aside
        self.used: i64 = 0  # actions begun: 1 public, 2 private, 4 the private one came first
        self.full_done: i64 = 0  # 1 when one action was used fully
        self.trash_played: i64 = 0  # 1 when the card is to leave the game (F5.5)
        self.led_suit: i64 = NONE  # the suit to match when following
        self.led_resource: i64 = 0  # resource the leader took with the public action: 1 pizza, 2 toys
        self.follower: i64 = 0  # how many seats after the leader have been asked
        # the action being carried out
        self.actor: i64 = 0
        self.act: i64 = 0  # kind * 2, + 1 for private
        self.count: i64 = 0  # icons counted
        self.suit: i64 = NONE  # the suit counted
        self.resource: i64 = 0  # 1 pizza, 2 toys
        self.full: i64 = 0  # 1 when it must be carried out fully
        self.owing: i64 = 0  # 1 when the other action must be used fully afterwards
        self.least_added: i64 = 0  # fewest icons on a card added to this action
        self.segment: i64 = 0
        self.repeat: i64 = 0
        self.repeats: i64 = 0
        self.atom: i64 = 0
        self.failed: i64 = 0  # 1 when something of this segment was not carried out
        self.paying: i64 = 0  # what is being chosen in the middle of a cost, see solve.py
        self.pay_pizza: i64 = 0  # still to be paid
        self.pay_toys: i64 = 0
        self.pay_any: i64 = 0

    def copy(self) -> FortState:
        """An independent copy, without a sink."""
        twin = FortState()
        self.copy_base(twin)
        twin.place = self.place[:]
        twin.public = self.public
        twin.origin = self.origin
        twin.hands = self.hands[:]
        twin.board = self.board[:]
        twin.park = self.park[:]
        twin.extras = self.extras[:]
        twin.park_deck = self.park_deck
        twin.supply_pizza = self.supply_pizza
        twin.supply_toys = self.supply_toys
        twin.turn_seat = self.turn_seat
        twin.start_seat = self.start_seat
        twin.turns = self.turns
        twin.draft_round = self.draft_round
        twin.rule_pool = self.rule_pool
        twin.macaroni = self.macaroni
        twin.last_round = self.last_round
        twin.ending = self.ending
        twin.stage = self.stage
        twin.phase = self.phase
        self.copy_card(twin)
        return twin

    def copy_card(self, twin: FortState) -> None:
        """Copy the fields of the card in play and of the action being carried out."""
        twin.played = self.played
        twin.on_table = self.on_table
        twin.used = self.used
        twin.full_done = self.full_done
        twin.trash_played = self.trash_played
        twin.led_suit = self.led_suit
        twin.led_resource = self.led_resource
        twin.follower = self.follower
        twin.actor = self.actor
        twin.act = self.act
        twin.count = self.count
        twin.suit = self.suit
        twin.resource = self.resource
        twin.full = self.full
        twin.owing = self.owing
        twin.least_added = self.least_added
        twin.segment = self.segment
        twin.repeat = self.repeat
        twin.repeats = self.repeats
        twin.atom = self.atom
        twin.failed = self.failed
        twin.paying = self.paying
        twin.pay_pizza = self.pay_pizza
        twin.pay_toys = self.pay_toys
        twin.pay_any = self.pay_any

    def number(self, seat: i64, field: i64) -> i64:
        """One number of a seat's board."""
        return i64(self.board[seat * WIDTH + field])

    def set_number(self, seat: i64, field: i64, value: i64) -> None:
        """Change one number of a seat's board."""
        self.board[seat * WIDTH + field] = i16(value)

    def add_number(self, seat: i64, field: i64, change: i64) -> None:
        """Add to one number of a seat's board."""
        spot = seat * WIDTH + field
        self.board[spot] = i16(i64(self.board[spot]) + change)

    def set_phase(self, phase: i64) -> None:
        """The turn comes to another phase (F3)."""
        if self.phase != phase:
            self.phase = phase
            if self.sink is not None:
                self.sink.emit(EVERYONE, "phase", {"phase": PHASES[phase]})

    def has_perk(self, seat: i64, perk: i64) -> bool:
        """Whether a seat has a perk."""
        return i64(self.extras[PERK_PLACE + perk]) == 2 + seat


def new_state(seats: i64, cards: i64) -> FortState:
    """A position with nothing dealt: all cards in the box."""
    s = FortState()
    s.place = filled(cards, BOX)
    s.public = filled(cards, 0)
    s.origin = filled(cards, 0)
    s.hands = filled(seats * HAND_PLACES, NONE)
    s.park = filled(PARK, NONE)
    s.extras = filled(EXTRAS, 0)
    s.board = filled16(seats * WIDTH, 0)
    return s
