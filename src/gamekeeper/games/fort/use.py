"""Playing a card: which card, which actions, what to count (F4.1 to F4.5, F4.8)."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from gamekeeper.core.ids import EVERYONE
from gamekeeper.games.fort.actions import GO, MOST_LOOKOUT_ICONS, SUIT, TAKE_PIZZA, TAKE_TOY
from gamekeeper.games.fort.cards import added_icons, element, hand_of, icons, in_hand, move, own_icons
from gamekeeper.games.fort.choices import Tried
from gamekeeper.games.fort.components import ANY, HAND_PLACES, NONE, SUIT_COUNT
from gamekeeper.games.fort.setting import Setting
from gamekeeper.games.fort.sketch import least, sketch_of
from gamekeeper.games.fort.solve import is_full, leads_to_other, units
from gamekeeper.games.fort.state import ADDED, HAND_COUNT, ICONS, FortState
from gamekeeper.games.fort.texts import ACTIONS, RESOURCES, SUITS

BOTH: Final[i64] = 3  # bits of `used`


@mypyc_attr(acyclic=True, free_list_len=1)
class Chooser(Tried):
    """What the leader may do with a card now, worked out once for one list of options."""

    def __init__(self, t: Setting, s: FortState, seat: i64) -> None:
        super().__init__(t, s, seat)
        self.sketch = sketch_of(t, s, seat)
        self.second = s.used & BOTH == BOTH  # the action looked at is the second one
        self.kind: i64 = i64(t.box.kind_of[s.played]) if s.played != NONE else NONE

    def base(self, act: i64, suit: i64) -> i64:
        """Icons that count without choosing any: the card's own and those added before (F4.3, F4.4)."""
        own = own_icons(self.box, act >> 1, suit, i64(self.box.needs[act]) == ANY)
        return own if self.s.used == 0 else own + added_icons(self.box, self.s, suit)

    def least_count(self, act: i64, suit: i64) -> tuple[i64, i64]:
        """The fewest icons the action can count, and how many cards from hand that takes; (0, 0) for none."""
        base = self.base(act, suit)
        if base > 0:
            return base, 0
        if self.s.number(self.seat, ICONS + suit) > 0:
            return 1, 0
        best: i64 = 0
        skip = act >> 1 if self.s.played == NONE else NONE  # the card about to be played
        place = self.seat * HAND_PLACES
        end = place + self.s.number(self.seat, HAND_COUNT)
        while place < end:
            kind = i64(self.box.kind_of[i64(self.s.hands[place])])
            found = icons(self.box, kind, suit)
            if kind == skip:
                skip = NONE
            elif found > 0 and (best == 0 or found < best):
                best = found
            place += 1
        return best, least(best, 1)

    def full(self, act: i64, count: i64, resource: i64, cards: i64) -> bool:
        """Whether an action can be carried out fully with so many cards from hand added to it."""
        self.sketch.hand -= cards
        result = is_full(self, self.sketch, act, count, resource)
        self.sketch.hand += cards
        return result

    def alone(self, act: i64) -> bool:
        """Whether an action can be used fully, by whatever it may count."""
        return self.some_suit(act, True)

    def in_part(self, act: i64) -> bool:
        """Whether an action may be used at all as the next one, by whatever it may count."""
        return self.some_suit(act, False)

    def some_suit(self, act: i64, fully: bool) -> bool:
        """Whether an action can be used with one of the suits it may count (F4.5)."""
        need = i64(self.box.needs[act])
        if need != ANY:
            return self.fits(act, need, fully)
        suit: i64 = 0
        while suit < SUIT_COUNT:
            if self.fits(act, suit, fully):
                return True
            suit += 1
        return False

    def fits(self, act: i64, suit: i64, fully: bool) -> bool:
        """Whether an action can be used counting this suit (NONE: nothing): fully, or at all."""
        resource = i64(self.box.resource[act])
        if resource == 0:
            return self.fits_with(act, suit, 0, fully)
        return self.fits_with(act, suit, 1, fully) or self.fits_with(act, suit, 2, fully)

    def fits_with(self, act: i64, suit: i64, resource: i64, fully: bool) -> bool:
        """The same with a kind of resource."""
        count: i64 = 0
        cards: i64 = 0
        if suit != NONE:
            count, cards = self.least_count(act, suit)
            if count == 0:
                return False
        return self.full(act, count, resource, cards) if fully else self.allowed(act, count, resource, cards)

    def allowed(self, act: i64, count: i64, resource: i64, cards: i64) -> bool:
        """Whether a use is legal: fully, or in part beside an action that is used fully (F4.2)."""
        if self.full(act, count, resource, cards):
            return True
        if self.second and self.s.full_done == 0:
            return False
        self.sketch.hand -= cards
        result = units(self, self.sketch, act, count, resource) > 0
        if result and not self.second:
            result = self.before_other(act, count, resource)
        self.sketch.hand += cards
        return result

    def before_other(self, act: i64, count: i64, resource: i64) -> bool:
        """Whether the other action can be used fully after this one in part (F4.2)."""
        need = i64(self.box.needs[act ^ 1])
        if need != ANY:
            return self.before_other_suit(act, count, resource, need)
        suit: i64 = 0
        while suit < SUIT_COUNT:
            if self.before_other_suit(act, count, resource, suit):
                return True
            suit += 1
        return False

    def before_other_suit(self, act: i64, count: i64, resource: i64, suit: i64) -> bool:
        """The same with the other action counting this suit."""
        sk = self.sketch
        least_icons: i64 = 0
        cards: i64 = 0
        if suit != NONE:
            least_icons, cards = self.least_count(act ^ 1, suit)
            if least_icons == 0:
                return False
        sk.other, sk.other_count, sk.other_hand = act ^ 1, least_icons, cards
        result = leads_to_other(self, sk, act, count, resource)
        sk.other = -1
        return result

    def playable(self, kind: i64) -> bool:
        """Whether playing a card of this kind can leave an action used fully (F4.2)."""
        self.sketch.hand -= 1
        public = kind * 2
        result = self.alone(public) or self.alone(public + 1) or self.in_part(public) or self.in_part(public + 1)
        self.sketch.hand += 1
        return result


# --- which card, which action ------------------------------------------------------------------------


def playable_kinds(t: Setting, s: FortState, seat: i64, result: vec[i64]) -> vec[i64]:
    """`result` with the kinds in hand that can be played (F4.2)."""
    chooser = Chooser(t, s, seat)
    before: i64 = -1
    for card in hand_of(s, seat):
        kind = i64(t.box.kind_of[i64(card)])
        if kind != before and chooser.playable(kind):
            result = append(result, t.hand_code + kind)
        before = kind
    return result


def usable_actions(t: Setting, s: FortState, seat: i64) -> i64:
    """Bits of the actions of the card in play that may be used next (F4.1, F4.2)."""
    chooser = Chooser(t, s, seat)
    chooser.second = s.used != 0
    bits: i64 = 0
    which: i64 = 0
    while which < 2:
        if (s.used >> which) & 1 == 0 and chooser.in_part(chooser.kind * 2 + which):
            bits |= 1 + which
        which += 1
    return bits


def begin_action(s: FortState, kind: i64, which: i64) -> None:
    """The leader turns to one action of the card in play; what it counts is still to be chosen."""
    s.actor = s.turn_seat
    s.act = kind * 2 + which
    if s.used == 0 and which == 1:
        s.used = 4
    s.used |= 1 + which
    s.resource = 0
    s.suit = NONE
    s.count = 0
    s.least_added = 0
    if s.sink is not None:
        s.sink.emit(EVERYONE, "begin", {"seat": f"seat:{s.actor}", "card": element(s.played), "action": ACTIONS[which]})


# --- which resource, which suit ----------------------------------------------------------------------


def resource_options(t: Setting, s: FortState, seat: i64) -> vec[i64]:
    """Pizza or toys, named for the whole action (F4.7)."""
    result = vec[i64](capacity=2)
    chooser = Chooser(t, s, seat)
    need = i64(t.box.needs[s.act])
    resource: i64 = 1
    while resource <= 2:
        suit = need if need != ANY else 0
        last = need if need != ANY else SUIT_COUNT - 1
        while suit <= last:
            if chooser.fits_with(s.act, suit, resource, False):
                result = append(result, TAKE_PIZZA if resource == 1 else TAKE_TOY)
                break
            suit += 1
        resource += 1
    return result


def suit_options(t: Setting, s: FortState, seat: i64) -> vec[i64]:
    """The suits that "x any suit" may count (F4.5)."""
    result = vec[i64]()
    chooser = Chooser(t, s, seat)
    suit: i64 = 0
    while suit < SUIT_COUNT:
        if chooser.fits_with(s.act, suit, s.resource, False):
            result = append(result, SUIT + suit)
        suit += 1
    return result


# --- what to add -------------------------------------------------------------------------------------


def add_options(t: Setting, s: FortState, seat: i64) -> vec[i64]:
    """Carry it out with some lookout icons, or first add a card: only what changes something (F4.4)."""
    chooser = Chooser(t, s, seat)
    base = chooser.base(s.act, s.suit)
    worth = counted_units(chooser, base)
    result = go_options(chooser, base)
    before: i64 = -1
    for card in hand_of(s, seat):
        kind = i64(t.box.kind_of[i64(card)])
        found = icons(t.box, kind, s.suit)
        if kind != before and found > 0:
            least_added = found if s.least_added == 0 else least(found, s.least_added)
            more = counted_units(chooser, base + found)
            useful = more > worth and more > counted_units(chooser, base + found - least_added)
            if useful and chooser.allowed(s.act, base + found, s.resource, 1):
                result = append(result, t.hand_code + kind)
        before = kind
    return result


def counted_units(chooser: Chooser, count: i64) -> i64:
    """What the action would do with so many icons."""
    if count == 0:
        return 0
    s = chooser.s
    return units(chooser, chooser.sketch, s.act, count, s.resource)


def go_options(chooser: Chooser, base: i64) -> vec[i64]:
    """The numbers of lookout icons that may be counted, each of use and no added card made useless by them."""
    s = chooser.s
    result = vec[i64](capacity=20)
    most = least(s.number(chooser.seat, ICONS + s.suit), MOST_LOOKOUT_ICONS)
    extra: i64 = 0
    while extra <= most:
        count = base + extra
        if extra > 0:
            now = counted_units(chooser, count)
            if now <= counted_units(chooser, count - 1):
                break
            if s.least_added > 1 and now <= counted_units(chooser, count - s.least_added):
                break
        if count > 0 and chooser.allowed(s.act, count, s.resource, 0):
            result = append(result, GO + extra)
        extra += 1
    return result


def add_card(t: Setting, s: FortState, seat: i64, kind: i64) -> None:
    """Add a card from hand to the one in play (F4.4)."""
    card = in_hand(t.box, s, seat, kind)
    found = icons(t.box, kind, s.suit)
    s.least_added = found if s.least_added == 0 else least(found, s.least_added)
    move(s, card, ADDED)
    if s.sink is not None:
        s.sink.emit(
            EVERYONE, "add", {"seat": f"seat:{seat}", "card": element(card), "from": f"hand:{seat}", "to": "added"}
        )


def start(t: Setting, s: FortState, lookout: i64) -> None:
    """Everything is chosen: count, and note whether the action must be carried out fully (F4.2)."""
    chooser = Chooser(t, s, s.actor)
    s.count = chooser.base(s.act, s.suit) + lookout if s.suit != NONE else 0
    s.full = 1 if chooser.full(s.act, s.count, s.resource, 0) else 0
    s.owing = 1 if s.full == 0 and not chooser.second and s.full_done == 0 else 0
    if s.act & 1 == 0:
        s.led_resource = s.resource
    if s.sink is not None:
        s.sink.emit(
            EVERYONE,
            "use",
            {
                "seat": f"seat:{s.actor}",
                "card": element(s.played),
                "action": ACTIONS[s.act & 1],
                "suit": SUITS[s.suit] if s.suit != NONE else "",
                "count": int(s.count),
                "full": int(s.full),
                "resource": RESOURCES[s.resource - 1] if s.resource > 0 else "",
            },
        )


def finished(s: FortState) -> None:
    """The action is over; one used fully makes the card's play legal (F4.2)."""
    if s.full == 1:
        s.full_done = 1
    if s.sink is not None:
        s.sink.emit(
            EVERYONE,
            "used",
            {"seat": f"seat:{s.actor}", "card": element(s.played), "action": ACTIONS[s.act & 1]},
        )
