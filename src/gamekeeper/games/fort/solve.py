"""Whether an action can be carried out fully, and how much it would do.

All is worked out on copies of an actor: `possible` tries every choice inside an action and so says exactly whether it
can be carried out fully; `units` says how much an action would do.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from gamekeeper.games.fort import questions, sources
from gamekeeper.games.fort.actor import CARRIED, IN_HAND, MOST_CHOICES, ONE_ICON, TWO_ICONS, UNDONE, Actor, Key, least
from gamekeeper.games.fort.components import NONE, Components
from gamekeeper.games.fort.goods import Convert, CopyPack, CopyRival, Gain, Pack, Score
from gamekeeper.games.fort.growth import Advance, ChoosePerk, ChooseRule, LeaveOut, Pay, Spend
from gamekeeper.games.fort.language import COPY_RIVAL, TRASH_THIS, is_staged
from gamekeeper.games.fort.taking import Lookout, Recruit, Taking, TrashThis
from gamekeeper.games.fort.verbs import Verb, first_of

ALL: Final[list[Verb]] = [  # by the numbers of the language, then what comes in the middle of a verb: `Actor.at`
    *[Verb(), Gain(1), Gain(2), Gain(0), Pack(), Lookout()],
    Taking(questions.ASK_TRASH, "trash", "F6.4", sources.HAND | sources.DISCARD),
    *[TrashThis(), Recruit(), Advance(), Score(), Spend(0), Spend(1), Spend(2)],
    Taking(questions.ASK_TRASH_RIVAL, "trash-rival", "F6.10", sources.YARDS),
    *[CopyPack(), CopyRival(), Convert(), Pay(), ChoosePerk(), LeaveOut(), ChooseRule()],
]
VERBS: Final = vec[Verb](ALL)


@mypyc_attr(acyclic=True, free_list_len=1)
class Count:
    """The icons an action counts, and where they come from."""

    def __init__(self) -> None:
        self.base: i64 = 0  # on the card played and those added before
        self.ones: i64 = 0  # cards added with one icon
        self.twos: i64 = 0  # cards added with two
        self.lookout: i64 = 0
        self.sizes: i64 = 0  # bits: 1 a card with one icon, 2 one with two, added before to this use and in `base`

    def total(self) -> i64:
        """All of them."""
        return self.base + self.ones + 2 * self.twos + self.lookout


# --- from choice to choice ----------------------------------------------------------------------------


def to_choice(a: Actor) -> i64:
    """Carry on to the next choice that matters; its bits, 0 at the end or where what must be full is not."""
    while a.segment < a.end and a.repeats > 0:
        verb = VERBS[a.at()]
        mask = verb.choices(a)
        if mask & (mask - 1) != 0 and matters(a):
            return mask
        result = verb.choose(a, first_of(mask)) if mask != 0 else UNDONE
        if result == UNDONE and a.full == 1:
            a.failed = 1
            return 0
        a.step(result)
    return 0


def matters(a: Actor) -> bool:
    """Whether a choice decides how much is gained, or could spoil anything that comes later."""
    verb = i64(a.effects.verb[a.atom])
    if a.other >= 0 or verb == COPY_RIVAL or a.t.box.settled[a.atom] == 0:
        return True
    if a.repeat + 1 >= a.repeats:
        return False
    return is_staged(verb) or a.atom > a.effects.atom[a.segment]


def after(a: Actor, choice: i64) -> Actor:
    """A copy for which a choice was made where `a` stands."""
    twin = a.copy()
    result = VERBS[twin.at()].choose(twin, choice)
    if result == UNDONE and twin.full == 1:
        twin.failed = 1
        twin.segment = twin.end
    else:
        twin.step(result)
    return twin


def begun(a: Actor, act: i64, count: i64, resource: i64) -> Actor:
    """A copy at the start of an action with so many icons counted; nothing of it must be full."""
    twin = a.copy()
    twin.full = 0
    twin.begin(act, count, resource)
    return twin


# --- what is possible ---------------------------------------------------------------------------------


def possible(a: Actor, dead: set[Key] | None = None) -> bool:
    """Whether some way through the rest of the action leaves nothing undone that must be done; changes `a`.

    `dead` remembers what leads nowhere, so that no two orders of choices are tried twice.
    """
    mask = to_choice(a)
    if mask != 0:
        return some_choice(a, mask, set() if dead is None else dead)
    if a.full == 1 and (a.failed == 1 or a.segment < a.end):
        return False
    return a.other < 0 or other_possible(a)


def some_choice(a: Actor, mask: i64, dead: set[Key]) -> bool:
    """Whether one of the choices leads on."""
    key = a.key()
    if key in dead:
        return False
    choice: i64 = 0
    while choice < MOST_CHOICES:
        if (mask >> choice) & 1 == 1 and possible(after(a, choice), dead):
            return True
        choice += 1
    dead.add(key)
    return False


def other_possible(a: Actor) -> bool:
    """Whether the other action can be used fully now, by some icons it may count."""
    act = a.other
    a.other = -1
    found = some_full(a, act)
    a.other = act
    return found


def some_full(a: Actor, act: i64) -> bool:
    """Whether some cards from hand and some lookout icons make an action used fully, each of use (F4.4)."""
    count = Count()
    if a.other_suit == NONE:
        return full_by_some_kind(a, act, count)
    count.base = a.other_base
    most_ones, most_twos = a.has[ONE_ICON], a.has[TWO_ICONS]
    a.mix_hand()
    while count.ones <= most_ones:
        count.twos = 0
        while count.twos <= most_twos:
            count.lookout = 0
            while count.lookout <= a.icons:
                if count.total() > 0 and full_by_some_kind(a, act, count):
                    return True
                count.lookout += 1
            count.twos += 1
        count.ones += 1
    return False


def full_by_some_kind(a: Actor, act: i64, count: Count) -> bool:
    """Whether an action is used fully with these icons, by the kinds of resource it may take."""
    resource: i64 = 0 if i64(a.t.box.resource[act]) == 0 else 1
    last: i64 = 0 if resource == 0 else 2
    hand = a.has[IN_HAND]
    a.has[IN_HAND] = hand - count.ones - count.twos
    found = False
    while resource <= last and not found:
        full = a.has[IN_HAND] >= 0 and is_full(a, act, count.total(), resource)
        found = full and useful(a, act, count, resource)
        resource += 1
    a.has[IN_HAND] = hand
    return found


def useful(a: Actor, act: i64, count: Count, resource: i64) -> bool:
    """Whether each card added and each lookout icon counted makes the action do more (F4.4); a card left out
    would be in hand."""
    one = count.ones > 0 or count.sizes & 1 == 1
    two = count.twos > 0 or count.sizes & 2 == 2
    if not one and not two and count.lookout == 0:
        return True
    total = count.total()
    most = units(a, act, total, resource)
    if count.lookout > 0 and units(a, act, total - 1, resource) >= most:
        return False
    a.put(IN_HAND, 1)
    fine = not one or units(a, act, total - 1, resource) < most
    if fine and two:
        fine = units(a, act, total - 2, resource) < most
    a.put(IN_HAND, -1)
    return fine


# --- whole actions ------------------------------------------------------------------------------------


def is_full(a: Actor, act: i64, count: i64, resource: i64) -> bool:
    """Whether an action with so many icons counted can be carried out fully; leaves the seat's numbers as they are."""
    effects = a.effects
    atom = effects.first[act]
    if a.t.box.calm[atom] == 1:
        a.atom, a.count, a.resource = atom, count, resource
        times = a.times(i64(effects.count[effects.segment[act]]))
        if times == 0:
            return False
        quick = VERBS[i64(effects.verb[atom])].fits(a, times)
        if quick >= 0:
            return quick == 1
    twin = begun(a, act, count, resource)
    twin.full = 1
    return possible(twin)


def begins(a: Actor, act: i64, count: i64, resource: i64) -> bool:
    """Whether an action with so many icons counted does anything: its first verb is carried out, if only in part."""
    a.begin(act, count, resource)
    if a.repeats == 0:
        return False
    verb = VERBS[a.at()]
    most = verb.limit(a)
    if most >= 0:
        return most > 0
    found = verb.choices(a) != 0
    a.paying = 0
    return found


def leads_to_other(a: Actor, act: i64, count: i64, resource: i64) -> bool:
    """Whether after this action, as far as it goes, the other one (`a.other`) can be used fully."""
    return possible(begun(a, act, count, resource))


def headline(box: Components, act: i64) -> i64:
    """The atom that says what an action is for: the last of its first part, trash_this aside."""
    atom = box.effects.atom[box.effects.segment[act] + 1] - 1
    while atom > box.effects.first[act] and i64(box.effects.verb[atom]) == TRASH_THIS:
        atom -= 1
    return atom


def gained(a: Actor, act: i64, count: i64, resource: i64) -> i64:
    """How much an action would do as far as it goes, always by the first choice, counted by its headline."""
    twin = begun(a, act, count, resource)
    counted = headline(a.t.box, act)
    total: i64 = 0
    while twin.segment < twin.end and twin.repeats > 0:
        verb = VERBS[twin.at()]
        mask = verb.choices(twin)
        twin.done = 0
        result = verb.choose(twin, first_of(mask)) if mask != 0 else UNDONE
        if twin.atom == counted:
            total += twin.done if verb.question == 0 else (1 if result == CARRIED else 0)
        twin.step(result)
    return total


def units(a: Actor, act: i64, count: i64, resource: i64) -> i64:
    """The most an action can do with so many icons: resources, cards and points, one by one."""
    effects = a.effects
    if i64(a.t.box.needs[act]) != NONE and count <= 0:
        return 0
    segment, atom = effects.segment[act], effects.first[act]
    if segment + 1 == effects.segment[act + 1] and atom + 1 == effects.atom[segment + 1]:
        a.count, a.resource = count, resource
        most = VERBS[i64(effects.verb[atom])].limit(a)
        if most >= 0:
            return least(most, a.times(i64(effects.count[segment])) * effects.amount[atom])
    return most_units(begun(a, act, count, resource))


def most_units(a: Actor, most: dict[Key, int] | None = None) -> i64:
    """The most that the rest of an action can do, with what `a` has done already; changes `a`.

    `most` remembers how much that is from where it stood before.
    """
    mask = to_choice(a)
    if mask == 0:
        return a.done
    if most is None:
        most = {}
    key = a.key()
    known = most.get(key, -1)
    if known >= 0:
        return a.done + i64(known)
    best: i64 = 0
    choice: i64 = 0
    while choice < MOST_CHOICES:
        if (mask >> choice) & 1 == 1:
            total = most_units(after(a, choice), most)
            if total > best:
                best = total
        choice += 1
    most[key] = int(best)
    return a.done + best
