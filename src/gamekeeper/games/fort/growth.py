"""Paying, and what a fort level brings: a made-up rule, a perk, the macaroni sculpture (F6.7, F6.9, F7)."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64, u8

from gamekeeper.core.agenda import Told
from gamekeeper.core.ids import EVERYONE, Params, Seat
from gamekeeper.core.texts import GRAVE, Phrase
from gamekeeper.games.fort import actor, ending, places, questions
from gamekeeper.games.fort.actions import PERK, RULE, STUFF_PIZZA, TAKE_PIZZA
from gamekeeper.games.fort.actor import CARRIED, FORT, GOES_ON, IN_PACK, IN_STUFF, IN_SUPPLY, OWED, UNITS, Actor
from gamekeeper.games.fort.fields import LEVEL
from gamekeeper.games.fort.goods import Goods, lying
from gamekeeper.games.fort.language import ADVANCE
from gamekeeper.games.fort.setting import Setting
from gamekeeper.games.fort.state import FortState
from gamekeeper.games.fort.texts import PERKS, RULES
from gamekeeper.games.fort.verbs import UNPLANNED, Verb, bit

SEAT_BITS: Final = vec[u8]([1, 2, 4, 8])
PIZZA_PLACES: Final[i64] = 1 | 4  # stuff and pack
TOY_PLACES: Final[i64] = 2 | 8


class Pay(Goods):
    """F6.9 One resource of what is to be paid after the other, from stuff or pack to the supply."""

    def __init__(self) -> None:
        super().__init__(questions.ASK_SPEND, "spend", "F6.9", STUFF_PIZZA)

    def choices(self, a: Actor) -> i64:
        """1 when nothing is left to pay."""
        if owed(a) == 0:
            return 1
        mask = lying(a, 0) | lying(a, 1) | lying(a, 2) | lying(a, 3)
        if a.has[OWED] > 0:
            return mask & PIZZA_PLACES
        return mask & TOY_PLACES if a.has[OWED + 1] > 0 else mask

    def choose(self, a: Actor, choice: i64) -> i64:
        a.done += 1
        if owed(a) > 0:
            a.shift(choice, IN_SUPPLY + (choice & 1), 1)
            part: i64 = 0
            while a.has[OWED + part] == 0:
                part += 1
            a.put(OWED + part, -1)
            if owed(a) > 0:
                return GOES_ON
        a.paying = 0
        return rise(a) if i64(a.effects.verb[a.atom]) == ADVANCE else CARRIED

    def carry(self, a: Actor, code: i64) -> i64:
        was_owed, level = owed(a), a.has[FORT]
        result = self.choose(a, code - self.first_code)
        a.note_goods()
        if was_owed > 0 and a.s.sink is not None:
            self.tell(a, code)
        if a.has[FORT] > level:
            risen(a.t, a.s, a.seat)
        return result

    def params(self, a: Actor) -> Params:
        return to_pay(a)


class Spend(Pay):
    """F4.6 Spend all or nothing."""

    def __init__(self, part: i64) -> None:
        super().__init__()
        self.part = part  # 0 pizza, 1 toys, 2 any

    def there(self, a: Actor) -> i64:
        """Resources of the kind."""
        return had(a, 0) + had(a, 1) if self.part == 2 else had(a, self.part)

    def fits(self, a: Actor, times: i64) -> i64:
        return 1 if times * a.amount() <= self.there(a) else 0

    def choices(self, a: Actor) -> i64:
        number = a.amount()
        if self.there(a) < number:
            return 0
        a.paying = UNITS
        owe_nothing(a)
        a.put(OWED + self.part, number)
        return super().choices(a)


class Advance(Pay):
    """F6.7 Raise the fort: pay the next level's cost; with one resource less, which to leave out comes first."""

    def choices(self, a: Actor) -> i64:
        mask: i64 = 0
        if set_cost(a, a.amount()):
            if a.amount() < 0 and owed(a) > 0:
                a.paying = actor.LEAVE_OUT
                mask = parts_to_leave_out(a)
            elif can_pay(a):
                a.paying = UNITS
                mask = super().choices(a)
        if mask == 0:
            a.paying = 0
            owe_nothing(a)
        return mask

    def choose(self, a: Actor, choice: i64) -> i64:
        return left_out(a, choice) if a.paying == actor.LEAVE_OUT else super().choose(a, choice)


class LeaveOut(Verb):
    """F6.7 Which resource of the cost is left out, so that the rest can be paid: pizza, a toy, any."""

    def __init__(self) -> None:
        super().__init__(questions.ASK_LEAVE_OUT, "leave-out", "F6.7", TAKE_PIZZA)

    def choices(self, a: Actor) -> i64:
        return parts_to_leave_out(a)

    def choose(self, a: Actor, choice: i64) -> i64:
        return left_out(a, choice)

    def params(self, a: Actor) -> Params:
        return to_pay(a)

    def told(self, a: Actor, code: i64) -> Told:
        return Told(self.key, {"resource": a.t.codes.show(code)}, [])

    def why_not(self, a: Actor, code: i64) -> Phrase | None:
        return Phrase("why-not-left-out", self.told(a, code).params, self.rule)


def owe_nothing(a: Actor) -> None:
    """Nothing is to be paid."""
    a.has[OWED] = a.has[OWED + 1] = a.has[OWED + 2] = 0


def owed(a: Actor) -> i64:
    """How many resources are still to be paid."""
    return a.has[OWED] + a.has[OWED + 1] + a.has[OWED + 2]


def to_pay(a: Actor) -> Params:
    """What is still to be paid, for texts."""
    return {"pizza": int(a.has[OWED]), "toy": int(a.has[OWED + 1]), "any": int(a.has[OWED + 2])}


def had(a: Actor, kind: i64) -> i64:
    """Pizza (0) or toys (1) in stuff and pack."""
    return a.has[IN_STUFF + kind] + a.has[IN_PACK + kind]


def set_cost(a: Actor, change: i64) -> bool:
    """Note what the next level costs, one of any kind more with a change of 1; False where there is none (F6.7)."""
    if a.has[FORT] >= a.t.box.top:
        return False
    box, level = a.t.box, a.has[FORT] + 1
    a.has[OWED] = box.cost_pizza[level]
    a.has[OWED + 1] = box.cost_toy[level]
    a.has[OWED + 2] = box.cost_any[level] + (1 if change > 0 else 0)
    return True


def can_pay(a: Actor) -> bool:
    """Whether stuff and pack together hold what is to be paid."""
    pizza, toys = had(a, 0), had(a, 1)
    return a.has[OWED] <= pizza and a.has[OWED + 1] <= toys and owed(a) <= pizza + toys


def parts_to_leave_out(a: Actor) -> i64:
    """Pizza, toy, any: what may be left out of the cost so that the rest can be paid."""
    mask: i64 = 0
    part: i64 = 0
    while part < 3:
        if a.has[OWED + part] > 0:
            a.put(OWED + part, -1)
            mask |= bit(1 if can_pay(a) else 0, part)
            a.put(OWED + part, 1)
        part += 1
    return mask


def left_out(a: Actor, part: i64) -> i64:
    """What is left out is settled; the rest is paid."""
    a.done += 1
    a.put(OWED + part, -1)
    a.paying = UNITS
    return GOES_ON


# --- what a level brings ------------------------------------------------------------------------------


def rise(a: Actor) -> i64:
    """The fort is a level higher; what is to be chosen now comes in the middle of the verb (F7.1, F7.2)."""
    a.put(FORT, 1)
    if a.has[FORT] == a.t.numbers.rule_level and a.s.count(places.RULES) > 0:
        a.paying = actor.CHOOSE_RULE
    elif a.has[FORT] == a.t.numbers.perk_level and len(perk_options(a)) > 0:
        a.paying = actor.CHOOSE_PERK
    return GOES_ON if a.paying != 0 else CARRIED


def risen(t: Setting, s: FortState, seat: i64) -> None:
    """The fort has risen on the table: the sculpture (F7.3), the end (F8.1), a look at the made-up rules (F7.1)."""
    s.add_number(seat, LEVEL, 1)
    level = s.number(seat, LEVEL)
    if s.sink is not None:
        s.sink.emit(EVERYONE, "advance", {"seat": f"seat:{seat}", "level": int(level)})
    if level == t.box.top and s.macaroni == 0:
        s.macaroni = seat + 1
        s.tell("macaroni", seat)
    ending.check_level(t, s, seat)
    if level == t.numbers.rule_level and s.count(places.RULES) > 0:
        look(s, seat)


def look(s: FortState, seat: i64) -> None:
    """The seat sees the made-up rules that lie face down (F7.1)."""
    s.past = s.past[:]
    for card in s.cards_at(places.RULES):
        s.past[i64(card)] = u8(i64(s.past[i64(card)]) | i64(SEAT_BITS[seat]))
    s.reveal(Seat(seat))


class ChooseRule(Verb):
    """F7.1 Keep one of the made-up rules that lie face down. For what comes later in the action all are alike."""

    def __init__(self) -> None:
        super().__init__(questions.ASK_RULE, "rule", "F7.1", RULE)
        self.planned, self.weight = UNPLANNED, GRAVE

    def choose(self, a: Actor, choice: i64) -> i64:
        a.paying = 0
        return CARRIED

    def codes(self, a: Actor, mask: i64, suit: i64) -> vec[i64]:
        t = a.t
        return t.zones.add_kinds(a.s, places.RULES, RULE - t.box.kinds, vec[i64](capacity=8))

    def unseen(self, a: Actor, options: vec[i64]) -> i64:
        """Nobody else knows which there are: it is asked even for the last one."""
        return 1

    def carry(self, a: Actor, code: i64) -> i64:
        s, seat, rule = a.s, a.seat, code - RULE
        zones = a.t.zones
        zones.move(s, zones.first_rule + rule, places.RULE + seat)
        if s.sink is not None:
            s.sink.emit(EVERYONE, "rule-taken", {"seat": f"seat:{seat}", "rules": int(s.count(places.RULES))})
            s.sink.emit(Seat(seat), "rule-kept", {"seat": f"seat:{seat}", "rule": RULES[rule]})
        return self.choose(a, 0)

    def told(self, a: Actor, code: i64) -> Told:
        """What it would give now."""
        rule, worth = RULES[code - RULE], ending.rule_points(a.t, a.s, a.seat, code - RULE)
        return Told(self.key, {"rule": rule, "worth": int(worth), **a.t.numbers.paid()}, [f"rule:{rule}"])


class ChoosePerk(Verb):
    """F7.2 Take one of the perks on offer; the choices are how one helps in the rest of the action."""

    def __init__(self) -> None:
        super().__init__(questions.ASK_PERK, "perk", "F7.2", PERK)
        self.planned, self.weight = UNPLANNED, GRAVE

    def choices(self, a: Actor) -> i64:
        mask: i64 = 0
        for code in perk_options(a):
            mask |= bit(1, actor.help_of(a.s, a.seat, code - PERK))
        return mask

    def choose(self, a: Actor, choice: i64) -> i64:
        a.has[actor.HELPED] = a.has[actor.HELPED] | choice
        a.paying = 0
        return super().choose(a, choice)

    def codes(self, a: Actor, mask: i64, suit: i64) -> vec[i64]:
        result = vec[i64](capacity=8)
        for code in perk_options(a):
            if (mask >> actor.help_of(a.s, a.seat, code - PERK)) & 1 == 1:
                result = append(result, code)
        return result

    def carry(self, a: Actor, code: i64) -> i64:
        s, seat, perk = a.s, a.seat, code - PERK
        zones = a.t.zones
        zones.move(s, zones.first_perk + perk, places.PERK + seat)
        if s.sink is not None:
            s.sink.emit(EVERYONE, "perk-taken", {"seat": f"seat:{seat}", "perk": PERKS[perk]})
        return self.choose(a, actor.help_of(a.s, a.seat, perk))

    def told(self, a: Actor, code: i64) -> Told:
        return Told(self.key, {"perk": PERKS[code - PERK], **a.t.numbers.paid()}, [f"perk:{PERKS[code - PERK]}"])


def perk_options(a: Actor) -> vec[i64]:
    """The perks on offer."""
    t = a.t
    first = PERK - t.box.kinds - places.RULE_COUNT
    return t.zones.add_kinds(a.s, places.PERKS, first, vec[i64](capacity=8))
