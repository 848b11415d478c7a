"""Carrying an action out, with a question wherever there is a choice (section 6)."""

from __future__ import annotations

from librt.vecs import append, extend, vec
from mypy_extensions import i64

from gamekeeper.core.agenda import Told
from gamekeeper.core.ids import Params, Seat
from gamekeeper.core.texts import Phrase
from gamekeeper.games.fort.actions import TOP
from gamekeeper.games.fort.actor import ATOM_BITS, CHOOSE_RULE, MOST_CHOICES, SEGMENT_BITS, UNDONE, Actor, Key, actor_of
from gamekeeper.games.fort.components import NONE
from gamekeeper.games.fort.growth import owed
from gamekeeper.games.fort.language import LANGUAGE
from gamekeeper.games.fort.questions import FortQuestion
from gamekeeper.games.fort.setting import Setting
from gamekeeper.games.fort.solve import VERBS, after, matters, possible
from gamekeeper.games.fort.state import FortState
from gamekeeper.games.fort.use import Chooser, hand_decides
from gamekeeper.games.fort.verbs import NAMED, UNPLANNED, Verb, first_of


class Inner(FortQuestion):
    """A choice in the middle of an action. Its argument says where the action stands; all else says the verb there."""

    def __init__(self, t: Setting, verb: Verb) -> None:
        super().__init__(t, verb.key, verb.rule)
        self.planned = verb.planned
        self.heaviness = verb.weight

    def options(self, s: FortState, seat: i64) -> vec[i64]:
        a = standing(self.t, s, seat)
        return answers(a, VERBS[a.at()].choices(a))

    def take(self, s: FortState, seat: i64, code: i64) -> None:
        a = standing(self.t, s, seat)
        s.answered()
        a.step(VERBS[a.at()].carry(a, code))
        run(a)

    def params(self, s: FortState, seat: i64) -> Params:
        """The verb, and how many more times the question will come, this time included."""
        a = standing(self.t, s, seat)
        verb = VERBS[a.at()]
        name = LANGUAGE.names[int(self.t.box.effects.verb[a.atom])]
        left = owed(a) if a.paying != 0 else a.repeats - a.repeat
        return {**super().params(s, seat), "verb": name, "left": int(left), **verb.params(a)}

    def told(self, s: FortState, seat: i64, code: i64) -> Told:
        if code == TOP:
            told = super().told(s, seat, code)
            return Told("lookout-top", told.params, told.elements) if self.key == "lookout" else told
        a = standing(self.t, s, seat)
        return VERBS[a.at()].told(a, code)

    def why_not(self, s: FortState, seat: i64, code: i64) -> Phrase:
        a = standing(self.t, s, seat)
        reason = VERBS[a.at()].why_not(a, code)
        return super().why_not(s, seat, code) if reason is None else reason

    def why_not_card(self, s: FortState, seat: i64, code: i64, params: Params) -> Phrase:
        return Phrase("why-leaves-none-full", params, "F4.2")

    def weight(self, s: FortState, seat: i64, code: i64) -> i64:
        return self.heaviness

    def is_planned(self, s: FortState, seat: i64) -> bool:
        return s.played != NONE and self.planned != UNPLANNED

    def unasked(self, s: FortState, seat: i64) -> vec[i64]:
        return vec[i64]() if self.planned == NAMED else self.options(s, seat)


def standing(t: Setting, s: FortState, seat: i64) -> Actor:
    """Whoever carries the action out, where the question on top of the agenda says it stands."""
    a = actor_of(t, s, seat)
    a.stand(s.argument())
    return a


def is_place(t: Setting, s: FortState, question: i64, place: i64) -> bool:
    """Whether the action being carried out can stand at what a saved question says, and ask it there."""
    effects = t.box.effects
    segment, atom = effects.segment[s.act + 1] - (place >> SEGMENT_BITS), place >> ATOM_BITS & 3
    if not effects.segment[s.act] <= segment < effects.segment[s.act + 1]:
        return False
    if effects.atom[segment] + atom >= effects.atom[segment + 1] or (s.played == NONE and s.act != t.box.diy):
        return False
    a = actor_of(t, s, 0)
    a.stand(place)
    return a.repeat < a.repeats and a.paying <= CHOOSE_RULE and VERBS[a.at()].question == question


def begin_run(a: Actor) -> None:
    """Carry out the action chosen, from its start."""
    a.full = a.s.full
    a.begin(a.s.act, a.s.counted, a.s.resource)
    run(a)


def run(a: Actor) -> None:
    """F4.6 Carry on until a choice has to be made or the action is over; what leaves no choice is done."""
    while a.segment < a.end and a.repeats > 0:
        mask = VERBS[a.at()].choices(a)
        verb = VERBS[a.at()]
        if mask == 0:
            a.step(UNDONE)
            continue
        code = verb.first_code + first_of(mask)
        if verb.question != 0:
            options = answers(a, mask)
            if may_choose(a, mask, options):
                a.s.ask(verb.question, Seat(a.seat), a.place())
                return
            code = options[0]
        a.step(verb.carry(a, code))


# --- what may be answered -----------------------------------------------------------------------------


def answers(a: Actor, mask: i64) -> vec[i64]:
    """F4.2 The answers that leave possible what must be done fully."""
    if is_owing(a.s):
        return answers_owing(a, mask)
    if mask & (mask - 1) != 0 and a.full == 1 and matters(a):
        found = leading_on(a, mask)
        mask = found if found != 0 else mask
    return VERBS[a.at()].codes(a, mask, NONE)


def leading_on(a: Actor, mask: i64) -> i64:
    """Those bits of a mask after which nothing is left undone that must be done."""
    result: i64 = 0
    choice: i64 = 0
    dead: set[Key] = set()
    while choice < MOST_CHOICES:
        if (mask >> choice) & 1 == 1 and possible(after(a, choice), dead):
            result |= i64(1) << choice
        choice += 1
    return result


def answers_owing(a: Actor, mask: i64) -> vec[i64]:
    """F4.2 The same in an action used in part: afterwards the other one must be used fully, by some suit."""
    chooser = Chooser(a.t, a.s, a.seat)
    verb = VERBS[a.at()]
    other = chooser.s.act ^ 1
    found = vec[i64]()
    suit = chooser.first_suit(other)
    while suit <= chooser.last_suit(other):
        twin = a.copy()
        chooser.aim(twin, other, suit)
        found = extend(found, verb.codes(a, leading_on(twin, verb.choices(twin)), suit))
        suit += 1
    result = vec[i64](capacity=8)
    for code in verb.codes(a, mask, NONE):
        if len(found) == 0 or code in found:
            result = append(result, code)
    return result


def is_owing(s: FortState) -> bool:
    """F4.2 Whether the other action must be used fully afterwards."""
    return s.full == 0 and s.full_done == 0


def may_choose(a: Actor, mask: i64, options: vec[i64]) -> bool:
    """F5.4 Whether there could be several answers for all that is public."""
    if is_owing(a.s) and hand_decides(a.t, a.s):
        options = VERBS[a.at()].codes(a, mask, NONE)
    return i64(len(options)) + VERBS[a.at()].unseen(a, options) > 1
