"""A seat's numbers and where it stands in an action: what the verbs work on (F1.4, F4.6).

Look-ahead lets the verbs change copies of an actor; execution lets them change one and brings that to the table. Where
an action that asks something stands is the argument of its question on the agenda.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from gamekeeper.core.effects import ONCE
from gamekeeper.games.fort import fields, language, perks, places
from gamekeeper.games.fort.components import NONE
from gamekeeper.games.fort.setting import Setting
from gamekeeper.games.fort.state import FortState

# what carrying out an atom, or a choice in it, came to
UNDONE: Final[i64] = 0  # not, or not completely
CARRIED: Final[i64] = 1
GOES_ON: Final[i64] = 2  # more choices to come

# `paying`: the place of what is being chosen in the middle of a cost, behind the verbs
UNITS: Final[i64] = 1  # resource after resource
CHOOSE_PERK: Final[i64] = 2
LEAVE_OUT: Final[i64] = 3
CHOOSE_RULE: Final[i64] = 4

# where resources lie, + 1 for toys: the choices of the verbs that move them (those of cards: sources.py)
IN_STUFF: Final[i64] = 0
IN_PACK: Final[i64] = 2
IN_SUPPLY: Final[i64] = 4
OWED: Final[i64] = 6  # behind them what is still to be paid: pizza, toys, any
CARDS: Final[i64] = 9  # behind them cards by where they lie, in the order of the bits of sources.py
DISCARDED: Final[i64] = 9
IN_HAND: Final[i64] = 10  # all, or no icon of the suit another action counts (`Actor.other`); then park, yards
ONE_ICON: Final[i64] = 14  # in hand, with one icon of that suit
TWO_ICONS: Final[i64] = 15
FORT: Final[i64] = 16  # its level
LOOKOUT: Final[i64] = 17  # cards under it
HELPED: Final[i64] = 18  # bits of the perks that help, below
MOST_CHOICES: Final[i64] = 7

# how perks help
STICKY_HELPS: Final[i64] = 1
BRIBE_HELPS: Final[i64] = 2
XXL_HELPS: Final[i64] = 4

# bits behind these in `Actor.place`
FAILED_BITS: Final[i64] = 15  # three times 5 for what is owed
PAYING_BITS: Final[i64] = 16
REPEATS_BITS: Final[i64] = 19
REPEAT_BITS: Final[i64] = 27
ATOM_BITS: Final[i64] = 35
SEGMENT_BITS: Final[i64] = 37

Key = tuple[int, int, int]


@mypyc_attr(acyclic=True, free_list_len=1)
class Actor:
    """A seat's numbers, and where in an action it stands."""

    def __init__(self, t: Setting, s: FortState, seat: i64, has: vec[i64]) -> None:
        self.t = t
        self.s = s
        self.seat = seat
        self.effects = t.box.effects
        self.has = has  # see `found`
        self.done: i64 = 0  # resources, cards and points, one by one; nobody's but the searcher's
        # where in the action
        self.segment: i64 = 0
        self.end: i64 = 0  # the segment behind the last one
        self.repeat: i64 = 0  # repetitions of the segment done
        self.repeats: i64 = 0  # of so many
        self.atom: i64 = 0
        self.failed: i64 = 0  # 1 when something of the segment was not carried out
        self.paying: i64 = 0  # what is being chosen in the middle of a cost
        self.count: i64 = 0
        self.resource: i64 = 0
        self.full: i64 = 0
        self.other: i64 = -1  # the action that must be used fully afterwards, -1 none
        self.other_suit: i64 = NONE  # the suit it counts
        self.other_base: i64 = 0  # icons it counts without choosing any
        self.icons: i64 = 0  # icons of that suit in the lookout

    def copy(self) -> Actor:
        """An independent copy that has done nothing yet."""
        twin = Actor(self.t, self.s, self.seat, self.has[:])
        twin.segment = self.segment
        twin.end = self.end
        twin.repeat = self.repeat
        twin.repeats = self.repeats
        twin.atom = self.atom
        twin.failed = self.failed
        twin.paying = self.paying
        twin.count = self.count
        twin.resource = self.resource
        twin.full = self.full
        twin.other = self.other
        twin.other_suit = self.other_suit
        twin.other_base = self.other_base
        twin.icons = self.icons
        return twin

    def key(self) -> Key:
        """All that changes while one action is looked at with one count and one resource.

        The supply is left out: it is what the seat does not have.
        """
        has, one, part = self.has, i64(0), i64(0)
        while part < CARDS:
            one = one * 32 + has[part]
            part += 1 if part != IN_SUPPLY - 1 else 3
        two: i64 = 0
        while part < ONE_ICON:
            two = two * 256 + has[part]
            part += 1
        one = ((one * 8 + has[FORT]) * 8 + has[LOOKOUT]) * 8 + has[HELPED]
        two = (two * 16 + has[ONE_ICON]) * 16 + has[TWO_ICONS]
        flags = (self.paying * 2 + self.failed) * 4096 + self.atom
        done = (self.repeat * 256 + self.repeats) * 64 + self.icons
        return int(one), int(two), int(flags * 4194304 + done)

    # --- room and what there is -------------------------------------------------------------------------

    def is_helped(self, perk: i64) -> bool:
        """Whether a perk helps."""
        return self.has[HELPED] & perk != 0

    def in_pack(self) -> i64:
        """Resources in the pack."""
        return self.has[IN_PACK] + self.has[IN_PACK + 1]

    def pack_room(self) -> i64:
        """F1.4, F10.5 How many more resources the pack takes."""
        numbers = self.t.numbers
        return numbers.pack[self.has[FORT]] + (numbers.xxl if self.is_helped(XXL_HELPS) else i64(0)) - self.in_pack()

    def lookout_room(self) -> i64:
        """F1.4 How many more cards the lookout takes."""
        return self.t.numbers.lookout[self.has[FORT]] - self.has[LOOKOUT]

    def gain_room(self, kind: i64) -> i64:
        """F1.3, F1.4 How many pizza (0) or toys (1) the stuff takes and the supply has."""
        has, numbers = self.has, self.t.numbers
        places = numbers.pizza if kind == 0 else numbers.toys
        return least(places - has[IN_STUFF + kind], has[IN_SUPPLY + kind])

    def put(self, place: i64, number: i64) -> None:
        """So many more lie in a place, or are owed."""
        has = self.has
        has[place] = has[place] + number

    def shift(self, place: i64, to: i64, number: i64) -> None:
        """Move resources from where they lie to another place."""
        self.put(place, -number)
        self.put(to, number)

    def mix_hand(self) -> None:
        """Cards in hand are told apart no more by their icons."""
        self.put(IN_HAND, self.has[ONE_ICON] + self.has[TWO_ICONS])
        self.has[ONE_ICON] = self.has[TWO_ICONS] = 0

    # --- where in the action ----------------------------------------------------------------------------

    def at(self) -> i64:
        """The number of the verb where it stands, or of what is chosen in the middle of it."""
        if self.paying != 0:
            return language.CONVERT + self.paying
        return i64(self.effects.verb[self.atom])

    def amount(self) -> i64:
        """The number written behind the verb where it stands."""
        return self.effects.amount[self.atom]

    def times(self, count: i64) -> i64:
        """F4.5 How often a segment is done, by what it counts at this moment."""
        if count == ONCE:
            return 1
        if count <= language.ANY_SUIT:
            return self.count
        if count == language.PER_LEVEL:
            return self.has[FORT]
        return self.in_pack() if count == language.PER_PACKED else self.has[LOOKOUT]

    def begin(self, act: i64, count: i64, resource: i64) -> None:
        """Stand at the start of an action."""
        self.count, self.resource = count, resource
        self.segment = self.effects.segment[act]
        self.end = self.effects.segment[act + 1]
        self.enter_segment()

    def enter_segment(self) -> None:
        """Stand at the start of a segment; with count 0 nothing of it is done (F4.1)."""
        self.repeat = 0
        self.failed = 0
        if self.segment < self.end:
            self.atom = self.effects.atom[self.segment]
            self.repeats = self.times(i64(self.effects.count[self.segment]))

    def step(self, result: i64) -> None:
        """F4.6 Go on after an atom: the next one, the next repetition, the next segment, or the end."""
        if result == GOES_ON:
            return
        last = self.effects.atom[self.segment + 1] - 1
        if result == CARRIED and self.atom < last:
            self.atom += 1
            return
        if result == UNDONE:
            self.failed = 1
        self.repeat += 1
        self.atom = self.effects.atom[self.segment]
        if self.repeat >= self.repeats:
            if self.failed == 1:
                self.segment = self.end
                return
            self.segment += 1
            self.enter_segment()

    def all_at_once(self) -> i64:
        """The amount where it stands; of a lone atom without choices that of all its repetitions, done with it."""
        effects = self.effects
        if effects.atom[self.segment] + 1 == effects.atom[self.segment + 1]:
            self.repeat = self.repeats - 1
            return self.repeats * effects.amount[self.atom]
        return effects.amount[self.atom]

    def place(self) -> i64:
        """Where in the action it stands, as the argument of a question."""
        place = self.end - self.segment << SEGMENT_BITS
        place |= self.atom - self.effects.atom[self.segment] << ATOM_BITS
        place |= self.repeat << REPEAT_BITS | self.repeats << REPEATS_BITS
        place |= self.paying << PAYING_BITS | self.failed << FAILED_BITS
        return place | self.has[OWED] << 10 | self.has[OWED + 1] << 5 | self.has[OWED + 2]

    def stand(self, place: i64) -> None:
        """Stand where `place` said in the action that is being carried out."""
        s, effects = self.s, self.effects
        self.has[OWED], self.has[OWED + 1], self.has[OWED + 2] = place >> 10 & 31, place >> 5 & 31, place & 31
        self.failed = place >> FAILED_BITS & 1
        self.paying = place >> PAYING_BITS & 7
        self.repeats = place >> REPEATS_BITS & 255
        self.repeat = place >> REPEAT_BITS & 255
        self.end = effects.segment[s.act + 1]
        self.segment = self.end - (place >> SEGMENT_BITS)
        self.atom = effects.atom[self.segment] + (place >> ATOM_BITS & 3)
        self.count, self.resource, self.full = s.counted, s.resource, s.full

    # --- from the position and back ---------------------------------------------------------------------

    def look(self) -> None:
        """See what the seat and the supply have now; nothing is owed."""
        self.has = found(self.t, self.s, self.seat)

    def note_goods(self) -> None:
        """Note in the position what it has."""
        s, seat = self.s, self.seat
        part: i64 = 0
        while part < IN_SUPPLY:
            s.set_number(seat, fields.PIZZA + part, self.has[part])
            part += 1
        s.supply_pizza, s.supply_toys = self.has[IN_SUPPLY], self.has[IN_SUPPLY + 1]


def actor_of(t: Setting, s: FortState, seat: i64) -> Actor:
    """The seat's numbers as they are."""
    return Actor(t, s, seat, found(t, s, seat))


def found(t: Setting, s: FortState, seat: i64) -> vec[i64]:
    """[where they lie, or what is owed] → resources, cards; the fort's level, the lookout's cards, how perks help."""
    board, first, counts, following = s.board, seat * fields.BOARD_WIDTH, s.counts, s.next
    pizza, toys = i64(board[first + fields.PIZZA]), i64(board[first + fields.TOYS])
    packed, stowed = i64(board[first + fields.PACK_PIZZA]), i64(board[first + fields.PACK_TOYS])
    pile, held = i64(counts[places.DISCARD + seat]), i64(counts[places.HAND + seat])
    park = i64(counts[places.PARK]) + i64(counts[places.PARK_DECK])
    own, lookout = i64(counts[places.YARD + seat]), i64(counts[places.LOOKOUT + seat])
    yards, place = -own, places.YARD + t.seats
    while place > places.YARD:
        place -= 1
        yards += i64(counts[place])
    help_, zones = i64(0), t.zones
    card = i64(following[zones.cards + places.PERK + seat])
    while card >= 0:
        help_ |= help_of(s, seat, card - zones.first_perk)
        card = i64(following[card])
    bank, left, level = s.supply_pizza, s.supply_toys, i64(board[first + fields.LEVEL])
    return vec[i64](
        [pizza, toys, packed, stowed, bank, left, 0, 0, 0, pile, held, park, yards, own, 0, 0, level, lookout, help_]
    )


def help_of(s: FortState, seat: i64, perk: i64) -> i64:
    """How a perk helps in an action, as a bit: Bribe and Sticky Fingers on the own turn only (F10.2, F10.4)."""
    if perk == perks.XXL_BACKPACK:
        return XXL_HELPS
    if seat != s.turn_seat:
        return 0
    if perk == perks.STICKY_FINGERS:
        return STICKY_HELPS
    return BRIBE_HELPS if perk == perks.BRIBE else i64(0)


def least(one: i64, other: i64) -> i64:
    """The smaller of two numbers."""
    return one if one < other else other
