"""Preparing an action: what kind of resource, which suit, what is added (F4.4, F4.5, F4.7); its beginning and end."""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i16, i64

from gamekeeper.core.agenda import Step, Told
from gamekeeper.core.ids import Params, Seat
from gamekeeper.core.texts import Phrase
from gamekeeper.games.fort import actions, carry, places, play, preview, questions
from gamekeeper.games.fort.actor import least
from gamekeeper.games.fort.cards import icons, tell_moved
from gamekeeper.games.fort.components import ANY, NONE, SUIT_COUNT
from gamekeeper.games.fort.fields import ICONS
from gamekeeper.games.fort.follow import Follower
from gamekeeper.games.fort.language import LANGUAGE
from gamekeeper.games.fort.questions import named
from gamekeeper.games.fort.setting import Setting
from gamekeeper.games.fort.solve import headline, is_full, useful
from gamekeeper.games.fort.state import FortState
from gamekeeper.games.fort.texts import ACTIONS, RESOURCES, SUITS
from gamekeeper.games.fort.use import Chooser, Leader

# --- what resource, which suit ------------------------------------------------------------------------


class Preparing(play.Choice):
    """What an action is about, before it is carried out."""

    def params(self, s: FortState, seat: i64) -> Params:
        return {**super().params(s, seat), "action": ACTIONS[s.act & 1]}


class Resource(Preparing):
    """F4.7 Pizza or toys, named for the whole action; a follower takes the leader's kind (F5.3)."""

    def hand_decides(self, s: FortState, seat: i64) -> bool:
        return seat == s.turn_seat and super().hand_decides(s, seat)

    def might_choose(self, s: FortState, seat: i64) -> bool:
        return Leader(self.t, s, seat).kinds_open(s.act) == 3

    def offered(self, chooser: Chooser) -> vec[i64]:
        s = chooser.s
        if chooser.seat != s.turn_seat:
            kinds = Follower(self.t, s, chooser.seat).resources(s.counted)
        else:
            kinds = (1 if chooser.fits_some_suit(s.act, 1) else 0) | (2 if chooser.fits_some_suit(s.act, 2) else 0)
        result = vec[i64](capacity=2)
        if kinds & 1 == 1:
            result = append(result, actions.TAKE_PIZZA)
        return append(result, actions.TAKE_TOY) if kinds & 2 == 2 else result

    def answer(self, s: FortState, seat: i64, code: i64) -> None:
        s.resource = code - actions.TAKE_PIZZA + 1

    def told(self, s: FortState, seat: i64, code: i64) -> Told:
        name, chooser, count = RESOURCES[code - actions.TAKE_PIZZA], Chooser(self.t, s, seat), s.counted
        if seat == s.turn_seat:
            need = i64(self.t.box.needs[s.act])
            count = chooser.base(s.act, need) if need < SUIT_COUNT else i64(1 if need == ANY else 0)
        gain = preview.gain_of(chooser, count, code - actions.TAKE_PIZZA + 1, 0)
        return Told("resource", {"resource": name, **gain}, [f"supply:{name}"])

    def why_not(self, s: FortState, seat: i64, code: i64) -> Phrase:
        return Phrase("why-no-room", {"resource": RESOURCES[code - actions.TAKE_PIZZA]}, self.rule)


class Suit(Preparing):
    """F4.5 The suit that "x any_suit" counts."""

    def offered(self, chooser: Chooser) -> vec[i64]:
        s, result = chooser.s, vec[i64]()
        suit = chooser.first_suit(s.act)
        while suit <= chooser.last_suit(s.act):
            if chooser.fits(s.act, suit, s.resource):
                result = append(result, actions.SUIT + suit)
            suit += 1
        return result

    def answer(self, s: FortState, seat: i64, code: i64) -> None:
        s.suit = code - actions.SUIT

    def told(self, s: FortState, seat: i64, code: i64) -> Told:
        suit, name, chooser = code - actions.SUIT, SUITS[code - actions.SUIT], Chooser(self.t, s, seat)
        count, cards = chooser.base(s.act, suit), i64(0)  # the fewest icons it can count
        if count == 0 and s.number(seat, ICONS + suit) > 0:
            count = 1
        elif count == 0:
            found = [icons(self.t.box, i64(kind), suit) for kind in chooser.kinds]
            count, cards = min((shown for shown in found if shown > 0), default=i64(0)), i64(1)
        gain = preview.gain_of(chooser, count, s.resource, cards)
        return Told("suit", {"suit": name, "count": int(count), **gain}, [f"suit:{name}"])

    def why_not(self, s: FortState, seat: i64, code: i64) -> Phrase:
        suit, chooser = code - actions.SUIT, Chooser(self.t, s, seat)
        told: Params = {"suit": SUITS[suit]}
        shown = chooser.base(s.act, suit) + s.number(seat, ICONS + suit)
        if shown > 0 or any(icons(self.t.box, i64(kind), suit) > 0 for kind in chooser.kinds):
            return Phrase("why-suit-leaves-none-full", told, "F4.2")
        return Phrase("why-suit-counts-nothing", told, self.rule)


# --- what to add --------------------------------------------------------------------------------------


class Add(Preparing):
    """F4.4 Carry it out with some lookout icons, or first add a card: only what changes something."""

    def only(self, s: FortState, seat: i64) -> i64:
        return actions.GO if s.suit == NONE else super().only(s, seat)

    def might_choose(self, s: FortState, seat: i64) -> bool:
        return Leader(self.t, s, seat).may_add()

    def offered(self, chooser: Chooser) -> vec[i64]:
        chooser.resume()
        result = vec[i64](capacity=20)
        most = least(chooser.s.number(chooser.seat, ICONS + chooser.suit), actions.MOST_LOOKOUT_ICONS)
        tally = chooser.tally
        while tally.lookout <= most:
            if tally.total() > 0 and chooser.allowed():
                result = append(result, actions.GO + tally.lookout)
            tally.lookout += 1
        tally.lookout = 0
        before: i64 = -1
        for place, number in enumerate(chooser.kinds):
            kind = i64(number)
            if kind != before and chooser.some_way_with(place, 0):
                result = append(result, self.t.hand_code + kind)
            before = kind
        return result

    def answer(self, s: FortState, seat: i64, code: i64) -> None:
        if code < self.t.hand_code:
            start(self.t, s, seat, code - actions.GO)
            return
        kind = code - self.t.hand_code
        card = self.t.zones.card_of(s, places.HAND + seat, kind)
        s.added_sizes |= icons(self.t.box, kind, s.suit)
        self.t.zones.move(s, card, places.ADDED)
        tell_moved(self.t, s, "add", seat, card, places.HAND + seat)
        s.ask(questions.ASK_ADD, Seat(seat))

    def unasked(self, s: FortState, seat: i64) -> vec[i64]:
        """To carry it out with all lookout icons that change something, no card added."""
        result = vec[i64]()
        for code in self.options(s, seat):
            if code < actions.HAND:
                result = vec[i64]([code])
        return result

    def params(self, s: FortState, seat: i64) -> Params:
        effects = self.t.box.effects
        return {
            **super().params(s, seat),
            "count": int(Chooser(self.t, s, seat).base(s.act, s.suit)),
            "suit": SUITS[s.suit],
            "verb": LANGUAGE.names[int(effects.verb[headline(self.t.box, s.act)])],
            "resource": RESOURCES[s.resource - 1] if s.resource != 0 else "",
        }

    def told(self, s: FortState, seat: i64, code: i64) -> Told:
        chooser = Chooser(self.t, s, seat)
        base = chooser.base(s.act, s.suit)
        if code < self.t.hand_code:
            count = base + code - actions.GO
            gain = preview.gain_of(chooser, count, s.resource, 0)
            return Told("go", {"lookout": int(code - actions.GO), "count": int(count), **gain}, ["play"])
        card, found = named(self.t, s, seat, code), icons(self.t.box, code - self.t.hand_code, s.suit)
        facts: Params = {"card": card, "suit": SUITS[s.suit], "icons": int(found), "count": int(base + found)}
        return Told("add", {**facts, **preview.gain_of(chooser, base + found, s.resource, 1)}, [card])

    def why_not(self, s: FortState, seat: i64, code: i64) -> Phrase:
        if code < self.t.hand_code:
            return Phrase("why-no-lookout-icons", {"count": int(code - actions.GO)}, self.rule)
        return super().why_not(s, seat, code)

    def why_not_card(self, s: FortState, seat: i64, code: i64, params: Params) -> Phrase:
        kind = code - self.t.hand_code
        found = icons(self.t.box, kind, s.suit)
        if found == 0:
            return Phrase("why-no-icon", {**params, "suit": SUITS[s.suit]}, "F4.3")
        chooser = Chooser(self.t, s, seat)
        chooser.resume()
        chooser.add(i64(list(chooser.kinds).index(i16(kind))), found, 1)
        if useful(chooser, s.act, chooser.tally, s.resource):
            return Phrase("why-leaves-none-full", params, "F4.2")
        return Phrase("why-not-useful", params, self.rule)


# --- beginning and end --------------------------------------------------------------------------------


def start(t: Setting, s: FortState, seat: i64, lookout: i64) -> None:
    """Everything is chosen: count, and note whether the action must be carried out fully."""
    leader = Leader(t, s, seat)
    s.counted = leader.base(s.act, s.suit) + lookout if s.suit != NONE else i64(0)
    s.full = 1 if is_full(leader, s.act, s.counted, s.resource) else 0
    if s.act & 1 == 0:
        s.led_resource = s.resource
    if s.sink is not None:
        suit = SUITS[s.suit] if s.suit != NONE else ""
        resource = RESOURCES[s.resource - 1] if s.resource > 0 else ""
        play.tell(s, "use", seat, {"suit": suit, "count": int(s.counted), "full": int(s.full), "resource": resource})
    carry.begin_run(leader)


class Used(Step[FortState]):
    """An action of the card is finished: one used fully makes the card's play legal."""

    def run(self, s: FortState, seat: i64, argument: i64) -> None:
        if s.full == 1:
            s.full_done = 1
        play.tell(s, "used", seat)
