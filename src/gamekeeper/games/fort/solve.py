"""Whether an action can be carried out fully, and how much it would do (F4.2, F4.4, F5.2)."""

from __future__ import annotations

from mypy_extensions import i64

from gamekeeper.games.fort.choices import (
    CARRIED,
    GOES_ON,
    MOST_CHOICES,
    UNDONE,
    Tried,
    can_advance,
    choices,
    choose,
    convert_choices,
    is_simple,
    simple,
)
from gamekeeper.games.fort.components import Components
from gamekeeper.games.fort.language import CONVERT, COPY_PACK, COPY_RIVAL, SCORE, TRASH_THIS
from gamekeeper.games.fort.sketch import (
    Sketch,
    begin,
    count_now,
    has_choice_of_kind,
    is_spend,
    least,
    limit,
    spendable,
    step,
)


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
        if (mask >> choice) & 1 == 1 and leads_on(tried, sk, verb, choice):
            return True
        choice += 1
    keys.add(key)
    return False


def leads_on(tried: Tried, sk: Sketch, verb: i64, choice: i64) -> bool:
    """Whether after this choice nothing is left undone that must be done; leaves `sk` as it is."""
    twin = sk.copy()
    result = choose(tried, twin, verb, choice)
    if result == UNDONE and sk.full == 1:
        return False
    if result != GOES_ON:
        step(tried.box, twin, result == CARRIED)
    return possible(tried, twin)


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
    if repeats > 1 or verb in (COPY_RIVAL, COPY_PACK):
        return -1
    if verb == CONVERT:
        return 1 if convert_choices(sk) != 0 else 0
    return 1 if can_advance(box, sk, number) else 0


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
