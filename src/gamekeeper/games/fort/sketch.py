"""What a seat's action could do, worked out without touching the position (F4.2, F4.4, F5.2).

A sketch holds the few numbers an action looks at: resources, room, and how many cards lie where. `possible` tries
every choice inside an action and so says exactly whether it can be carried out fully; `units` says how much
an action would do.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64, mypyc_attr

from gamekeeper.games.fort.cards import park_cards
from gamekeeper.games.fort.components import STUFF, TOP_LEVEL, XXL, Components
from gamekeeper.games.fort.language import (
    ADVANCE,
    ANY_SUIT,
    CONVERT,
    COPY_RIVAL,
    FORT_LEVEL,
    LOOKOUT,
    ONCE,
    PACK,
    PACK_COUNT,
    PIZZA,
    RECRUIT,
    RESOURCE,
    SCORE,
    SPEND_ANY,
    SPEND_PIZZA,
    SPEND_TOY,
    TOY,
    TRASH,
    TRASH_RIVAL,
    TRASH_THIS,
)
from gamekeeper.games.fort.setting import Setting
from gamekeeper.games.fort.state import (
    DISCARD_COUNT,
    HAND_COUNT,
    LEVEL,
    LOOKOUT_COUNT,
    PACK_PIZZA,
    PACK_TOYS,
    TOYS,
    YARD_COUNT,
    FortState,
)
from gamekeeper.games.fort.state import PIZZA as PIZZA_FIELD

BRIBE_PERK: Final[i64] = 1
STICKY_PERK: Final[i64] = 3
XXL_PERK: Final[i64] = 4
PERK_LEVEL: Final[i64] = 2
PLENTY: Final[i64] = 1000  # of what has no limit


@mypyc_attr(acyclic=True, free_list_len=1)
class Sketch:
    """A seat's numbers, and where in an action it stands."""

    def __init__(self) -> None:
        self.pizza: i64 = 0
        self.toys: i64 = 0
        self.pack_pizza: i64 = 0
        self.pack_toys: i64 = 0
        self.supply_pizza: i64 = 0
        self.supply_toys: i64 = 0
        self.level: i64 = 0
        self.hand: i64 = 0
        self.discard: i64 = 0
        self.lookout: i64 = 0
        self.yards: i64 = 0  # cards in rivals' yards
        self.own_yard: i64 = 0
        self.park: i64 = 0  # cards in the park and its deck
        self.leads: i64 = 0  # 1 on the own turn
        self.sticky: i64 = 0
        self.bribe: i64 = 0
        self.xxl: i64 = 0
        # where in the action
        self.segment: i64 = 0
        self.end: i64 = 0
        self.repeat: i64 = 0
        self.repeats: i64 = 0
        self.atom: i64 = 0
        self.failed: i64 = 0
        self.count: i64 = 0
        self.resource: i64 = 0
        self.full: i64 = 0
        self.paying: i64 = 0  # 1 while a cost is being paid
        self.pay_pizza: i64 = 0
        self.pay_toys: i64 = 0
        self.pay_any: i64 = 0
        self.other: i64 = -1  # the action that must be used fully afterwards, -1 none
        self.other_count: i64 = 0
        self.other_hand: i64 = 0  # cards from hand that the other action needs added

    def copy(self) -> Sketch:
        """An independent copy."""
        twin = Sketch()
        twin.pizza = self.pizza
        twin.toys = self.toys
        twin.pack_pizza = self.pack_pizza
        twin.pack_toys = self.pack_toys
        twin.supply_pizza = self.supply_pizza
        twin.supply_toys = self.supply_toys
        twin.level = self.level
        twin.hand = self.hand
        twin.discard = self.discard
        twin.lookout = self.lookout
        twin.yards = self.yards
        twin.own_yard = self.own_yard
        twin.park = self.park
        twin.leads = self.leads
        twin.sticky = self.sticky
        twin.bribe = self.bribe
        twin.xxl = self.xxl
        self.copy_place(twin)
        return twin

    def copy_place(self, twin: Sketch) -> None:
        """Copy where in the action it stands."""
        twin.segment = self.segment
        twin.end = self.end
        twin.repeat = self.repeat
        twin.repeats = self.repeats
        twin.atom = self.atom
        twin.failed = self.failed
        twin.count = self.count
        twin.resource = self.resource
        twin.full = self.full
        twin.paying = self.paying
        twin.pay_pizza = self.pay_pizza
        twin.pay_toys = self.pay_toys
        twin.pay_any = self.pay_any
        twin.other = self.other
        twin.other_count = self.other_count
        twin.other_hand = self.other_hand

    def key(self) -> tuple[int, int]:
        """All that changes within an action."""
        goods = (self.pizza * 5 + self.toys) * 256 + self.pack_pizza * 16 + self.pack_toys
        perks = self.sticky * 4 + self.bribe * 2 + self.xxl
        seat = ((goods * 8 + self.level) * 8 + self.hand) * 8 + self.lookout
        seat = ((seat * 256 + self.discard) * 256 + self.park) * 8 + perks
        place = ((self.yards * 16 + self.own_yard) * 64 + self.repeat) * 2048 + self.atom
        pay = (self.pay_pizza * 16 + self.pay_toys) * 16 + self.pay_any
        flags = (self.paying * 2 + self.failed) * 2 + (1 if self.other < 0 else 0)
        return int(seat), int((place * 4096 + pay) * 16 + flags)

    def pack_room(self) -> i64:
        """How many more resources the pack takes (F1.4, F10.5)."""
        return self.level + 1 + XXL * self.xxl - self.pack_pizza - self.pack_toys

    def lookout_room(self) -> i64:
        """How many more cards the lookout takes (F1.4)."""
        return self.level + 1 - self.lookout


def sketch_of(t: Setting, s: FortState, seat: i64) -> Sketch:
    """The seat's numbers as they are."""
    sk = Sketch()
    sk.pizza = s.number(seat, PIZZA_FIELD)
    sk.toys = s.number(seat, TOYS)
    sk.pack_pizza = s.number(seat, PACK_PIZZA)
    sk.pack_toys = s.number(seat, PACK_TOYS)
    sk.supply_pizza = s.supply_pizza
    sk.supply_toys = s.supply_toys
    sk.level = s.number(seat, LEVEL)
    sk.hand = s.number(seat, HAND_COUNT)
    sk.discard = s.number(seat, DISCARD_COUNT)
    sk.lookout = s.number(seat, LOOKOUT_COUNT)
    sk.own_yard = s.number(seat, YARD_COUNT)
    other: i64 = 0
    while other < t.seats:
        sk.yards += s.number(other, YARD_COUNT)
        other += 1
    sk.yards -= sk.own_yard
    sk.park = park_cards(s) + s.park_deck
    sk.leads = 1 if seat == s.turn_seat else 0
    if sk.leads == 1:
        sk.sticky = 1 if s.has_perk(seat, STICKY_PERK) else 0
        sk.bribe = 1 if s.has_perk(seat, BRIBE_PERK) else 0
    sk.xxl = 1 if s.has_perk(seat, XXL_PERK) else 0
    return sk


def count_now(sk: Sketch, count: i64) -> i64:
    """How often a segment is done (F4.3, F4.5)."""
    if count == ONCE:
        return 1
    if count <= ANY_SUIT:
        return sk.count
    if count == FORT_LEVEL:
        return sk.level
    return sk.pack_pizza + sk.pack_toys if count == PACK_COUNT else sk.lookout


def begin(box: Components, sk: Sketch, act: i64) -> None:
    """Stand at the start of an action; `count`, `resource`, `full` are set by the caller."""
    sk.segment = box.segment[act]
    sk.end = box.segment[act + 1]
    enter_segment(box, sk)


def enter_segment(box: Components, sk: Sketch) -> None:
    """Stand at the start of a segment; with count 0 nothing of it is done (F4.1)."""
    sk.repeat = 0
    sk.failed = 0
    if sk.segment < sk.end:
        sk.atom = box.atom[sk.segment]
        sk.repeats = count_now(sk, i64(box.count[sk.segment]))


def step(box: Components, sk: Sketch, done: bool) -> None:
    """Go on after an atom: the next one, the next repetition, the next segment, or the end (F4.6)."""
    if done and sk.atom + 1 < box.atom[sk.segment + 1]:
        sk.atom += 1
        return
    if not done:
        sk.failed = 1
    sk.repeat += 1
    sk.atom = box.atom[sk.segment]
    if sk.repeat >= sk.repeats:
        if sk.failed == 1:
            sk.segment = sk.end
            return
        sk.segment += 1
        enter_segment(box, sk)


# --- limits -----------------------------------------------------------------------------------------


def limit(sk: Sketch, verb: i64, resource: i64) -> i64:
    """How many units of a verb can be carried out one after the other; -1 where choices decide."""
    if verb == RESOURCE:
        verb = PIZZA if resource == 1 else TOY
    if verb == PIZZA:
        return least(STUFF - sk.pizza, sk.supply_pizza)
    if verb == TOY:
        return least(STUFF - sk.toys, sk.supply_toys)
    if verb == PACK:
        loose = sk.pizza + sk.toys + sk.sticky * (sk.supply_pizza + sk.supply_toys)
        return least(sk.pack_room(), loose)
    return PLENTY if verb in (SCORE, TRASH_THIS) else limit_of_cards(sk, verb)


def limit_of_cards(sk: Sketch, verb: i64) -> i64:
    """The same for the verbs that move cards."""
    if verb == LOOKOUT:
        return least(sk.lookout_room(), sk.hand + sk.bribe * (sk.park + sk.yards + sk.own_yard))
    if verb == TRASH:
        return sk.hand + sk.discard
    if verb == RECRUIT:
        return sk.park + sk.yards + sk.own_yard
    return sk.yards if verb == TRASH_RIVAL else -1


def least(one: i64, other: i64) -> i64:
    """The smaller of two numbers."""
    return one if one < other else other


def set_cost(box: Components, sk: Sketch, change: i64) -> bool:
    """Note what the next level costs; False where there is none (F6.7)."""
    if sk.level >= TOP_LEVEL:
        return False
    level = sk.level + 1
    sk.pay_pizza, sk.pay_toys, sk.pay_any = box.cost_pizza[level], box.cost_toy[level], box.cost_any[level]
    if change > 0:
        sk.pay_any += 1
    return True


def can_pay(sk: Sketch) -> bool:
    """Whether stuff and pack together hold what is to be paid."""
    pizza, toys = sk.pizza + sk.pack_pizza, sk.toys + sk.pack_toys
    wanted = sk.pay_pizza + sk.pay_toys + sk.pay_any
    return sk.pay_pizza <= pizza and sk.pay_toys <= toys and wanted <= pizza + toys


def spendable(sk: Sketch, verb: i64) -> i64:
    """Resources of the kind a spend asks for."""
    if verb == SPEND_PIZZA:
        return sk.pizza + sk.pack_pizza
    if verb == SPEND_TOY:
        return sk.toys + sk.pack_toys
    return sk.pizza + sk.pack_pizza + sk.toys + sk.pack_toys


def is_spend(verb: i64) -> bool:
    """Whether a verb spends."""
    return SPEND_PIZZA <= verb <= SPEND_ANY


def has_choice_of_kind(verb: i64) -> bool:
    """Whether repeating a verb depends on how it was carried out before."""
    return verb in (ADVANCE, CONVERT, COPY_RIVAL)
