"""The atoms of an action carried out on a sketch: what can be chosen, and what a choice does (section 6)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64, mypyc_attr

from gamekeeper.games.fort.components import STUFF, Components
from gamekeeper.games.fort.language import (
    ADVANCE,
    CONVERT,
    COPY_PACK,
    COPY_RIVAL,
    LOOKOUT,
    PACK,
    PIZZA,
    RECRUIT,
    RESOURCE,
    SCORE,
    SPEND_PIZZA,
    SPEND_TOY,
    TRASH,
    TRASH_THIS,
)
from gamekeeper.games.fort.setting import Setting
from gamekeeper.games.fort.sketch import (
    BRIBE_PERK,
    PERK_LEVEL,
    STICKY_PERK,
    XXL_PERK,
    Sketch,
    can_pay,
    is_spend,
    least,
    set_cost,
    spendable,
)
from gamekeeper.games.fort.state import PACK_PIZZA, PACK_TOYS, PERK_COUNT, PERK_PLACE, FortState

# results of carrying out an atom or a choice in it
UNDONE: Final[i64] = 0  # not, or not completely
CARRIED: Final[i64] = 1
GOES_ON: Final[i64] = 2  # more choices to come

# `paying`
UNITS: Final[i64] = 1  # resource after resource
CHOOSE_PERK: Final[i64] = 2
LEAVE_OUT: Final[i64] = 3

MOST_CHOICES: Final[i64] = 4


@mypyc_attr(acyclic=True)
class Tried:
    """The sketches that led nowhere, so that no two orders of the same choices are tried twice."""

    def __init__(self, t: Setting, s: FortState, seat: i64) -> None:
        self.t = t
        self.box: Components = t.box
        self.s = s
        self.seat = seat
        self.keys: set[tuple[int, int]] | None = None


# --- atoms ------------------------------------------------------------------------------------------


def is_simple(verb: i64) -> bool:
    """Whether a verb leaves no choice."""
    return verb <= RESOURCE or verb in (SCORE, TRASH_THIS, COPY_PACK)


def simple(box: Components, sk: Sketch, verb: i64) -> i64:
    """Carry out a verb without choices, as far as it goes."""
    if verb == COPY_PACK:
        return gain(sk, sk.pack_pizza, sk.pack_toys)
    if verb > RESOURCE:
        return CARRIED
    number = box.number[sk.atom]
    takes_pizza = verb == PIZZA or (verb == RESOURCE and sk.resource == 1)
    return gain(sk, number, 0) if takes_pizza else gain(sk, 0, number)


def gain(sk: Sketch, pizza: i64, toys: i64) -> i64:
    """Gain from the supply to the stuff what there is room for (F6.1)."""
    got_pizza = least(pizza, least(STUFF - sk.pizza, sk.supply_pizza))
    got_toys = least(toys, least(STUFF - sk.toys, sk.supply_toys))
    sk.pizza += got_pizza
    sk.supply_pizza -= got_pizza
    sk.toys += got_toys
    sk.supply_toys -= got_toys
    return CARRIED if got_pizza == pizza and got_toys == toys and pizza + toys > 0 else UNDONE


def choices(tried: Tried, sk: Sketch, verb: i64) -> i64:
    """What can be chosen now, as bits; 0 when the verb cannot be carried out."""
    if sk.paying != 0:
        return paying_choices(tried, sk)
    if verb == ADVANCE:
        return advance_choices(tried.box, sk)
    if is_spend(verb):
        return start_spending(sk, verb, tried.box.number[sk.atom])
    if verb == PACK:
        return pack_choices(sk)
    if verb == CONVERT:
        return convert_choices(sk)
    return rival_choices(tried, sk) if verb == COPY_RIVAL else card_choices(sk, verb)


def card_choices(sk: Sketch, verb: i64) -> i64:
    """Where a card may be taken from."""
    if verb == LOOKOUT:
        if sk.lookout_room() <= 0:
            return 0
        return bit(sk.hand, 0) | (bit(sk.park, 1) | bit(sk.yards, 2) | bit(sk.own_yard, 3)) * sk.bribe
    if verb == TRASH:
        return bit(sk.discard, 0) | bit(sk.hand, 1)
    if verb == RECRUIT:
        return bit(sk.park, 0) | bit(sk.yards, 1) | bit(sk.own_yard, 2)
    return bit(sk.yards, 0)


def bit(count: i64, choice: i64) -> i64:
    """The bit of a choice when there is something to choose."""
    if count <= 0:
        return 0
    return i64(1) << choice


def pack_choices(sk: Sketch) -> i64:
    """Stuff pizza, stuff toy, supply pizza, supply toy (Sticky Fingers)."""
    if sk.pack_room() <= 0:
        return 0
    return bit(sk.pizza, 0) | bit(sk.toys, 1) | (bit(sk.supply_pizza, 2) | bit(sk.supply_toys, 3)) * sk.sticky


def convert_choices(sk: Sketch) -> i64:
    """Stuff pizza, stuff toy, pack pizza, pack toy: each to the other kind (F6.13)."""
    mask: i64 = 0
    if sk.supply_toys > 0:
        mask |= bit(sk.pack_pizza, 2)
        if sk.toys < STUFF:
            mask |= bit(sk.pizza, 0)
    if sk.supply_pizza > 0:
        mask |= bit(sk.pack_toys, 3)
        if sk.pizza < STUFF:
            mask |= bit(sk.toys, 1)
    return mask


def rival_choices(tried: Tried, sk: Sketch) -> i64:
    """The rivals whose pack gives anything."""
    mask: i64 = 0
    rival: i64 = 0
    while rival < tried.t.seats:
        if rival != tried.seat:
            gives_pizza = tried.s.number(rival, PACK_PIZZA) > 0 and sk.pizza < STUFF and sk.supply_pizza > 0
            gives_toys = tried.s.number(rival, PACK_TOYS) > 0 and sk.toys < STUFF and sk.supply_toys > 0
            if gives_pizza or gives_toys:
                mask |= bit(1, rival)
        rival += 1
    return mask


def start_spending(sk: Sketch, verb: i64, number: i64) -> i64:
    """Spend all or nothing (F4.6, F6.9)."""
    if spendable(sk, verb) < number:
        return 0
    sk.paying = UNITS
    sk.pay_pizza = 0
    sk.pay_toys = 0
    sk.pay_any = 0
    if verb == SPEND_PIZZA:
        sk.pay_pizza = number
    elif verb == SPEND_TOY:
        sk.pay_toys = number
    else:
        sk.pay_any = number
    return unit_choices(sk)


def advance_choices(box: Components, sk: Sketch) -> i64:
    """Begin to pay for the next level; with one resource less, which to leave out comes first (F6.7)."""
    change = box.number[sk.atom]
    if not set_cost(box, sk, change):
        return 0
    if change < 0 and sk.pay_pizza + sk.pay_toys + sk.pay_any > 0:
        mask = leave_out_choices(sk)
        if mask != 0:
            sk.paying = LEAVE_OUT
        return mask
    if not can_pay(sk):
        return 0
    sk.paying = UNITS
    return unit_choices(sk)


def leave_out_choices(sk: Sketch) -> i64:
    """Pizza, toy, any: what may be left out of the cost so that the rest can be paid."""
    mask: i64 = 0
    if sk.pay_pizza > 0:
        sk.pay_pizza -= 1
        mask |= bit(1 if can_pay(sk) else 0, 0)
        sk.pay_pizza += 1
    if sk.pay_toys > 0:
        sk.pay_toys -= 1
        mask |= bit(1 if can_pay(sk) else 0, 1)
        sk.pay_toys += 1
    if sk.pay_any > 0:
        sk.pay_any -= 1
        mask |= bit(1 if can_pay(sk) else 0, 2)
        sk.pay_any += 1
    return mask


def unit_choices(sk: Sketch) -> i64:
    """Stuff pizza, stuff toy, pack pizza, pack toy: what may be paid next; 1 when nothing is left to pay."""
    if sk.pay_pizza > 0:
        return bit(sk.pizza, 0) | bit(sk.pack_pizza, 2)
    if sk.pay_toys > 0:
        return bit(sk.toys, 1) | bit(sk.pack_toys, 3)
    if sk.pay_any > 0:
        return bit(sk.pizza, 0) | bit(sk.toys, 1) | bit(sk.pack_pizza, 2) | bit(sk.pack_toys, 3)
    return 1


def paying_choices(tried: Tried, sk: Sketch) -> i64:
    """What can be chosen in the middle of a cost."""
    if sk.paying == UNITS:
        return unit_choices(sk)
    if sk.paying == LEAVE_OUT:
        return leave_out_choices(sk)
    mask: i64 = 0  # nothing that matters here, Sticky Fingers, Bribe, XXL Backpack
    perk: i64 = 0
    while perk < PERK_COUNT:
        if tried.s.extras[PERK_PLACE + perk] == 1:
            mask |= bit(1, perk_choice(sk, perk))
        perk += 1
    return mask if mask != 0 else 1


def perk_choice(sk: Sketch, perk: i64) -> i64:
    """What a perk changes for the rest of the action."""
    if perk == XXL_PERK:
        return 3
    if sk.leads == 1 and perk == STICKY_PERK:
        return 1
    return 2 if sk.leads == 1 and perk == BRIBE_PERK else 0


def choose(tried: Tried, sk: Sketch, verb: i64, choice: i64) -> i64:
    """Carry out one choice."""
    if sk.paying != 0:
        return choose_paying(sk, verb, choice)
    if verb == PACK:
        return choose_pack(sk, choice)
    if verb == LOOKOUT:
        sk.lookout += 1
        take_one(sk, choice)
    elif verb == TRASH:
        sk.discard -= 1 if choice == 0 else 0
        sk.hand -= 1 if choice == 1 else 0
    elif verb == RECRUIT:
        sk.discard += 1
        take_one(sk, choice + 1)
    elif verb == CONVERT:
        choose_convert(sk, choice)
    elif verb == COPY_RIVAL:
        return gain(sk, tried.s.number(choice, PACK_PIZZA), tried.s.number(choice, PACK_TOYS))
    else:
        sk.yards -= 1
    return CARRIED


def take_one(sk: Sketch, place: i64) -> None:
    """A card less in hand (0), park and deck (1), rivals' yards (2) or the own yard (3)."""
    if place == 0:
        sk.hand -= 1
    elif place == 1:
        sk.park -= 1
    elif place == 2:
        sk.yards -= 1
    else:
        sk.own_yard -= 1


def choose_pack(sk: Sketch, choice: i64) -> i64:
    """One resource into the pack."""
    if choice == 0 or choice == 2:
        sk.pack_pizza += 1
        sk.pizza -= 1 if choice == 0 else 0
        sk.supply_pizza -= 1 if choice == 2 else 0
    else:
        sk.pack_toys += 1
        sk.toys -= 1 if choice == 1 else 0
        sk.supply_toys -= 1 if choice == 3 else 0
    return CARRIED


def choose_convert(sk: Sketch, choice: i64) -> None:
    """One resource becomes the other kind where it lies."""
    change: i64 = 1 if choice == 1 or choice == 3 else -1  # of pizza
    if choice < 2:
        sk.pizza += change
        sk.toys -= change
    else:
        sk.pack_pizza += change
        sk.pack_toys -= change
    sk.supply_pizza -= change
    sk.supply_toys += change


def choose_paying(sk: Sketch, verb: i64, choice: i64) -> i64:
    """One step of paying a cost; with everything paid the fort advances."""
    if sk.paying == LEAVE_OUT:
        sk.pay_pizza -= 1 if choice == 0 else 0
        sk.pay_toys -= 1 if choice == 1 else 0
        sk.pay_any -= 1 if choice == 2 else 0
        sk.paying = UNITS
        return GOES_ON
    if sk.paying == CHOOSE_PERK:
        sk.sticky |= 1 if choice == 1 else 0
        sk.bribe |= 1 if choice == 2 else 0
        sk.xxl |= 1 if choice == 3 else 0
        sk.paying = 0
        return CARRIED
    if sk.pay_pizza + sk.pay_toys + sk.pay_any > 0:
        pay_one(sk, choice)
        if sk.pay_pizza + sk.pay_toys + sk.pay_any > 0:
            return GOES_ON
    sk.paying = 0
    if verb == ADVANCE:
        sk.level += 1
        if sk.level == PERK_LEVEL:
            sk.paying = CHOOSE_PERK
            return GOES_ON
    return CARRIED


def pay_one(sk: Sketch, choice: i64) -> None:
    """One resource from stuff or pack back to the supply."""
    if sk.pay_pizza > 0:
        sk.pay_pizza -= 1
    elif sk.pay_toys > 0:
        sk.pay_toys -= 1
    else:
        sk.pay_any -= 1
    if choice == 0 or choice == 2:
        sk.pizza -= 1 if choice == 0 else 0
        sk.pack_pizza -= 1 if choice == 2 else 0
        sk.supply_pizza += 1
    else:
        sk.toys -= 1 if choice == 1 else 0
        sk.pack_toys -= 1 if choice == 3 else 0
        sk.supply_toys += 1


def can_advance(box: Components, sk: Sketch, change: i64) -> bool:
    """Whether the next level can be paid for (F6.7)."""
    if not set_cost(box, sk, change):
        return False
    if change < 0 and sk.pay_pizza + sk.pay_toys + sk.pay_any > 0:
        return leave_out_choices(sk) != 0
    return can_pay(sk)
