"""Whether an action can be carried out fully, and how much it would do (F4.2, F4.4, F5.2)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

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
    SPEND_ANY,
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
    begin,
    can_pay,
    count_now,
    has_choice_of_kind,
    is_spend,
    least,
    limit,
    set_cost,
    spendable,
    step,
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


class Tried:
    """The sketches that led nowhere, so that no two orders of the same choices are tried twice."""

    def __init__(self, t: Setting, s: FortState, seat: i64) -> None:
        self.t = t
        self.box: Components = t.box
        self.s = s
        self.seat = seat
        self.keys: set[tuple[int, int]] | None = None


def possible(tried: Tried, sk: Sketch) -> bool:
    """Whether some way through the rest of the action leaves nothing undone that must be done; changes `sk`."""
    box = tried.box
    while sk.segment < sk.end:
        if sk.repeats == 0:
            if sk.full == 1:
                return False
            sk.segment = sk.end
            break
        verb = i64(box.verb[sk.atom])
        result = simple(box, sk, verb) if is_simple(verb) else UNDONE
        if not is_simple(verb):
            mask = choices(tried, sk, verb)
            if mask != 0:
                if matters(box, sk, verb):
                    return some_choice(tried, sk, verb, mask)
                result = choose(tried, sk, verb, first_of(mask))
        if result == UNDONE and sk.full == 1:
            return False
        if result != GOES_ON:
            step(box, sk, result == CARRIED)
    return sk.other < 0 or other_possible(tried, sk)


def some_choice(tried: Tried, sk: Sketch, verb: i64, mask: i64) -> bool:
    """Whether one of the choices leads on."""
    key = sk.key()
    keys = tried.keys
    if keys is None:
        keys = set()
        tried.keys = keys
    if key in keys:
        return False
    choice: i64 = 0
    while choice < MOST_CHOICES:
        if (mask >> choice) & 1 == 1:
            twin = sk.copy()
            result = choose(tried, twin, verb, choice)
            if result != UNDONE or sk.full == 0:
                if result != GOES_ON:
                    step(tried.box, twin, result == CARRIED)
                if possible(tried, twin):
                    return True
        choice += 1
    keys.add(key)
    return False


def other_possible(tried: Tried, sk: Sketch) -> bool:
    """Whether the other action can be used fully now."""
    act = sk.other
    sk.hand -= sk.other_hand
    if sk.hand < 0:
        return False
    sk.other = -1
    sk.full = 1
    sk.count = sk.other_count
    if tried.box.resource[act] == 0:
        begin(tried.box, sk, act)
        return possible(tried, sk)
    for kind in range(1, 3):
        twin = sk.copy()
        twin.resource = i64(kind)
        begin(tried.box, twin, act)
        if possible(tried, twin):
            return True
    return False


def matters(box: Components, sk: Sketch, verb: i64) -> bool:
    """Whether anything comes later that a choice could spoil."""
    if sk.other >= 0 or box.calm[sk.atom] == 0:
        return True
    if sk.repeat + 1 >= sk.repeats:
        return False
    return has_choice_of_kind(verb) or sk.atom > box.atom[sk.segment]


def first_of(mask: i64) -> i64:
    """The lowest choice of a mask."""
    choice: i64 = 0
    while (mask >> choice) & 1 == 0:
        choice += 1
    return choice


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
    """Gain from the supply to the stuff what there is room for (section 6)."""
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
    if verb == LOOKOUT:
        if sk.lookout_room() <= 0:
            return 0
        return bit(sk.hand, 0) | (bit(sk.park, 1) | bit(sk.yards, 2) | bit(sk.own_yard, 3)) * sk.bribe
    if verb == TRASH:
        return bit(sk.discard, 0) | bit(sk.hand, 1)
    if verb == RECRUIT:
        return bit(sk.park, 0) | bit(sk.yards, 1) | bit(sk.own_yard, 2)
    if verb == CONVERT:
        return convert_choices(sk)
    if verb == COPY_RIVAL:
        return rival_choices(tried, sk)
    return bit(sk.yards, 0)


def bit(count: i64, choice: i64) -> i64:
    """The bit of a choice when there is something to choose."""
    return i64(1) << choice if count > 0 else 0


def pack_choices(sk: Sketch) -> i64:
    """Stuff pizza, stuff toy, supply pizza, supply toy (Sticky Fingers)."""
    if sk.pack_room() <= 0:
        return 0
    return bit(sk.pizza, 0) | bit(sk.toys, 1) | (bit(sk.supply_pizza, 2) | bit(sk.supply_toys, 3)) * sk.sticky


def convert_choices(sk: Sketch) -> i64:
    """Stuff pizza, stuff toy, pack pizza, pack toy: each to the other kind (section 6)."""
    mask: i64 = 0
    if sk.supply_toys > 0:
        mask |= bit(sk.pack_pizza, 2) | (bit(sk.pizza, 0) if sk.toys < STUFF else 0)
    if sk.supply_pizza > 0:
        mask |= bit(sk.pack_toys, 3) | (bit(sk.toys, 1) if sk.pizza < STUFF else 0)
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
    """Spend all or nothing (F4.6)."""
    if spendable(sk, verb) < number:
        return 0
    sk.paying = UNITS
    sk.pay_pizza = number if verb == SPEND_PIZZA else 0
    sk.pay_toys = number if verb == SPEND_TOY else 0
    sk.pay_any = number if verb == SPEND_ANY else 0
    return unit_choices(sk)


def advance_choices(box: Components, sk: Sketch) -> i64:
    """Begin to pay for the next level; with one resource less, which to leave out comes first (section 6)."""
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


# --- whole actions ----------------------------------------------------------------------------------


def is_full(tried: Tried, sk: Sketch, act: i64, count: i64, resource: i64) -> bool:
    """Whether an action with so many icons counted can be carried out fully; leaves `sk` as it is."""
    box = tried.box
    segment = box.segment[act]
    atom = box.atom[segment]
    if box.calm[atom] == 1:
        sk.count = count
        quick = first_full(box, sk, segment, resource)
        if quick >= 0:
            return quick == 1
    twin = sk.copy()
    twin.count = count
    twin.resource = resource
    twin.full = 1
    begin(box, twin, act)
    return possible(tried, twin)


def first_full(box: Components, sk: Sketch, segment: i64, resource: i64) -> i64:
    """Whether the first atom of an action, the only one that can fail, is carried out: 1, 0, or -1 for unsure."""
    repeats = count_now(sk, i64(box.count[segment]))
    if repeats == 0:
        return 0
    atom = box.atom[segment]
    verb = i64(box.verb[atom])
    number = box.number[atom]
    most = limit(sk, verb, resource)
    if most >= 0:
        return 1 if repeats * number <= most else 0
    if is_spend(verb):
        return 1 if repeats * number <= spendable(sk, verb) else 0
    if repeats > 1 or verb == COPY_RIVAL or verb == COPY_PACK:
        return -1
    if verb == CONVERT:
        return 1 if convert_choices(sk) != 0 else 0
    if not set_cost(box, sk, number):
        return 0
    if number < 0 and sk.pay_pizza + sk.pay_toys + sk.pay_any > 0:
        return 1 if leave_out_choices(sk) != 0 else 0
    return 1 if can_pay(sk) else 0


def headline(box: Components, act: i64) -> i64:
    """The atom that says what an action is for: the last of its first part, trash_this aside."""
    first = box.atom[box.segment[act]]
    atom = box.atom[box.segment[act] + 1] - 1
    while atom > first and i64(box.verb[atom]) == TRASH_THIS:
        atom -= 1
    return atom


def gained(tried: Tried, sk: Sketch, act: i64, count: i64, resource: i64) -> i64:
    """How much an action would do, counted by its headline; leaves `sk` as it is."""
    twin = sk.copy()
    twin.count = count
    twin.resource = resource
    begin(tried.box, twin, act)
    return run_units(tried, twin, headline(tried.box, act))


def units(tried: Tried, sk: Sketch, act: i64, count: i64, resource: i64) -> i64:
    """How much an action would do: resources, cards and points, one by one; leaves `sk` as it is."""
    box = tried.box
    segment = box.segment[act]
    atom = box.atom[segment]
    if segment + 1 == box.segment[act + 1] and atom + 1 == box.atom[segment + 1]:
        most = limit(sk, i64(box.verb[atom]), resource)
        if most >= 0:
            sk.count = count
            return least(most, count_now(sk, i64(box.count[segment])) * box.number[atom])
    twin = sk.copy()
    twin.count = count
    twin.resource = resource
    begin(box, twin, act)
    return run_units(tried, twin, -1)


def run_units(tried: Tried, sk: Sketch, counted: i64) -> i64:
    """Carry an action out as far as it goes, always the first choice, and count one atom, -1 for all."""
    total: i64 = 0
    while sk.segment < sk.end and sk.repeats > 0:
        verb = i64(tried.box.verb[sk.atom])
        atom = sk.atom
        result: i64 = UNDONE
        done: i64 = 0
        if is_simple(verb):
            stuff = sk.pizza + sk.toys
            result = simple(tried.box, sk, verb)
            done = sk.pizza + sk.toys - stuff if verb != SCORE and verb != TRASH_THIS else tried.box.number[atom]
        else:
            mask = choices(tried, sk, verb)
            if mask != 0:
                result = choose(tried, sk, verb, first_of(mask))
                done = 1 if counted < 0 or result == CARRIED else 0
        if counted < 0 or counted == atom:
            total += done
        if result != GOES_ON:
            step(tried.box, sk, result == CARRIED)
    return total


def leads_to_other(tried: Tried, sk: Sketch, act: i64, count: i64, resource: i64) -> bool:
    """Whether after this action, as far as it goes, the other one (`sk.other`) can be used fully (F4.2)."""
    twin = sk.copy()
    twin.count = count
    twin.resource = resource
    twin.full = 0
    begin(tried.box, twin, act)
    return possible(tried, twin)
