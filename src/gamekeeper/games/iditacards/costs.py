"""Costs (I3) and risk (I4): what a card wants, how it is paid, and cards that wait on the stack for their risk."""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i16, i64, u8

from gamekeeper.core.ids import EVERYONE, Params
from gamekeeper.core.picks import LAST_SHIFT, LEFT, again
from gamekeeper.core.texts import Phrase
from gamekeeper.core.zone_state import NO_CARD
from gamekeeper.games.iditacards import agenda, components, moving
from gamekeeper.games.iditacards.components import ALL_ENERGY, DAMAGED, ENERGY, HEALTH, LESS, MOST_RISK, RISK, Prices
from gamekeeper.games.iditacards.fields import SledState
from gamekeeper.games.iditacards.language import ENERGY_LESS, LEG_NO_RISK, REPEAT
from gamekeeper.games.iditacards.moving import is_immune, is_stormbound, leg_does
from gamekeeper.games.iditacards.places import DECK, DISCARD, HAND, STACK, TEAM
from gamekeeper.games.iditacards.setting import TABLES, Setting, SledQuestion, SledStep


def prices_of(t: Setting, s: SledState, seat: i64) -> Prices:
    """I3.2 What cards cost a player now."""
    first, does = seat * components.VERBS + ENERGY_LESS, s.does
    less = i64(does[first]) | i64(does[first + 1]) << LESS | i64(does[first + 2]) << 2 * LESS
    levels = i64(s.cold[seat]) | i64(s.hunger[seat]) << components.LEVEL
    free = i64(s.today[seat]) & (moving.FREE_ENERGY | moving.FREE_HEALTH)
    state = less | levels << components.LEVELS | free << components.FREE
    folded = state ^ state >> components.LEVELS - 9
    place = (folded ^ folded >> LESS - 3 ^ folded >> 2 * LESS - 6) & (TABLES - 1)
    result = t.prices[place]
    if result.state != state:
        result = t.prices[place] = Prices(t.box, state)
    return result


def play(t: Setting, s: SledState, seat: i64, card: i64) -> None:
    """I3.1, I3.3 A card that was laid on the stack: easing, then energy, health and risk."""
    kind, prices = t.kind(card), prices_of(t, s, seat)
    energy, health = prices.of(kind, ENERGY), prices.of(kind, HEALTH)
    moving.relieve(s, seat, moving.COLD, prices.eased(kind, moving.COLD))
    moving.relieve(s, seat, moving.HUNGER, prices.eased(kind, moving.HUNGER))
    if (energy != ALL_ENERGY and energy > s.count(HAND + seat)) or health > s.count(DECK + seat):
        end_stack(t, s, seat)  # I4.4 what cannot be paid in number is not paid in part
        return
    if energy == ALL_ENERGY:  # the whole hand together; a Damaged card among it fails the payment
        fails = False
        for one in s.cards_at(HAND + seat):
            s.mark[i64(one)] = 0
            fails = fails or t.type(i64(one)) == DAMAGED
        t.zones.shift_all(s, "pay", HAND + seat, DISCARD + seat)
        if fails:
            fail(t, s, seat)
            return
    elif energy > 0:
        s.then(agenda.PAID, seat, again(health, card))
        s.then(agenda.ENERGY, seat, again(energy))
        return
    pay_health(t, s, seat, card, health)


def discard(t: Setting, s: SledState, key: str, card: i64, seat: i64) -> bool:
    """I3.4 Discard a card as payment; False when it is Damaged, and the payment fails."""
    t.zones.shift(s, key, card, DISCARD + seat)
    if t.type(card) == DAMAGED:
        fail(t, s, seat)
    return t.type(card) != DAMAGED


class Energy(SledQuestion):
    """I3.1 One card of your choice from hand, as often as is owed; the last card of a hand is not asked for."""

    def is_asked(self, s: SledState, seat: i64) -> bool:
        return s.count(HAND + seat) > 1

    def is_planned(self, s: SledState, seat: i64) -> bool:
        return True

    def params(self, s: SledState, seat: i64) -> Params:
        return {**super().params(s, seat), "card": f"card:{s.top(STACK + seat)}"}

    def why_not(self, s: SledState, seat: i64, code: i64) -> Phrase | None:
        card = self.card(s, seat, code) if code < self.t.box.kinds else NO_CARD
        if card == NO_CARD:
            return super().why_not(s, seat, code)
        return Phrase("why-in-order", {"card": f"card:{card}"}, "I14")

    def settle(self, s: SledState, seat: i64, argument: i64) -> None:
        discard(self.t, s, "pay", s.top(HAND + seat), seat)

    def options(self, s: SledState, seat: i64) -> vec[i64]:
        """In one order (I14), but Damaged at any time, as it ends the payment: it stands last in the pack.

        A hand that was dealt again may lack cards that come so late; then the order is let go.
        """
        owed = s.argument() & LEFT
        codes = self.later(s, seat, s.argument() >> LAST_SHIFT, owed)
        if len(codes) == 0:
            codes = self.later(s, seat, 0, owed)
        kinds, types, following, card = self.t.zones.kind_of, self.t.box.type, s.next, s.top(HAND + seat)
        while card >= 0:
            kind = i64(kinds[card])
            if types[kind] == DAMAGED and kind not in codes:
                codes = append(codes, kind)
            card = i64(following[card])
        return codes

    def choose(self, s: SledState, seat: i64, argument: i64, code: i64) -> None:
        left = (argument & LEFT) - 1
        if discard(self.t, s, "pay", self.card(s, seat, code), seat) and left > 0:
            self.put(s, seat, left, code)


class Paid(SledStep):
    """I3.1 Once energy is paid."""

    def run(self, s: SledState, seat: i64, argument: i64) -> None:
        pay_health(self.t, s, seat, argument >> LAST_SHIFT, argument & LEFT)


def pay_health(t: Setting, s: SledState, seat: i64, card: i64, health: i64) -> None:
    """I3.1, I4.1 From the top of the deck; then a card with risk waits, one without takes effect."""
    for _time in range(health):
        drawn = t.zones.lot(s, DECK + seat)
        s.reveal(EVERYONE)
        if not discard(t, s, "health", drawn, seat):
            return
    kind = t.kind(card)
    risk = prices_of(t, s, seat).of(kind, RISK)
    if risk == 0:
        take_effect(t, s, seat, card)
    elif leg_does(t, s, seat, LEG_NO_RISK) > 0:
        end_stack(t, s, seat)
    else:
        s.mark[card] = i16(risk)
        if repeats(t, kind):
            for place in range(seat * MOST_RISK, (seat + 1) * MOST_RISK):
                s.repeats[place] = 0
        s.tell("pend", seat, card, risk)


def fail(t: Setting, s: SledState, seat: i64) -> None:
    """I3.4 The payment fails."""
    s.tell("payment-fails", seat)
    end_stack(t, s, seat)


def end_stack(t: Setting, s: SledState, seat: i64) -> None:
    """I3.4, I4.4 What was played and all that is pending goes to the discard pile without effect; the turn ends.

    I4.3 What was paid already has had its effect.
    """
    t.zones.shift_all(s, "fizzle", STACK + seat, DISCARD + seat)
    while s.kind() != agenda.END_TURN:  # what stands before its end comes no more
        s.answered()


# --- risk (I4) -------------------------------------------------------------------------------------


def pending(s: SledState, seat: i64) -> i64:
    """I4.2 The pending card that the next payment is for, NO_CARD for none."""
    card = s.top(STACK + seat)
    while card >= 0 and s.mark[card] == 0:
        card = i64(s.next[card])
    return card


def pay_risk(t: Setting, s: SledState, seat: i64) -> None:
    """I4.1, I4.4, I4.5 Play the top card of the deck; on the rope bridge, or without a deck, all pending fizzles."""
    if s.count(DECK + seat) == 0 or leg_does(t, s, seat, LEG_NO_RISK) > 0:
        end_stack(t, s, seat)
        return
    card = t.zones.lot(s, DECK + seat)
    s.reveal(EVERYONE)
    t.zones.shift(s, "risk", card, STACK + seat)
    play(t, s, seat, card)


def take_effect(t: Setting, s: SledState, seat: i64, card: i64) -> None:
    """I4.1, I9.1 A card takes effect: dogs and attachments enter play first."""
    kind, type_ = t.kind(card), t.type(card)
    s.tell("takes-effect", seat, card)
    note_deed(t, s, seat, kind)
    s.then(agenda.DONE, seat, kind)
    s.then(agenda.EFFECT, seat, kind)
    if type_ == components.DOG:
        t.zones.shift(s, "dog", card, TEAM + seat)
        s.then(agenda.LIMIT, seat, card)
    elif type_ == components.ATTACHMENT:
        s.then(agenda.ATTACH, seat, card)


def note_deed(t: Setting, s: SledState, seat: i64, kind: i64) -> None:
    """I14 What is done today by a card that takes effect."""
    type_, tag = t.box.type[kind], t.box.tag[kind]
    if type_ == components.FOOD:
        meal = moving.EATEN << tag if tag <= components.MEALS else i64(0)
        moving.note_today(s, seat, moving.EATEN | meal)
    elif type_ == components.PERSONAL and s.treated[seat] < 255:
        s.treated[seat] = u8(i64(s.treated[seat]) + 1)
    elif type_ == components.MOVEMENT and not is_stormbound(t, s, seat):
        moving.note_today(s, seat, moving.MOVED)


class Done(SledStep):
    """I4.2 A card's effect is over: it counts as a payment for the card below, or all goes to the discard pile."""

    def run(self, s: SledState, seat: i64, argument: i64) -> None:
        card = pending(s, seat)
        if card == NO_CARD:
            self.t.zones.shift_all(s, "spent", STACK + seat, DISCARD + seat)
            return
        s.mark[card] = i16(i64(s.mark[card]) - 1)
        if repeats(self.t, self.t.kind(card)):  # I4.6 what is paid is noted
            place = seat * MOST_RISK
            while s.repeats[place] != 0 and place % MOST_RISK < MOST_RISK - 1:
                place += 1
            s.repeats[place] = u8(argument + 1)
        s.tell("paid", seat, card, i64(s.mark[card]))
        if s.mark[card] == 0:
            take_effect(self.t, s, seat, card)


def is_snowed_in(t: Setting, s: SledState, seat: i64, kind: i64) -> bool:
    """I6 Whether a card is a sled card that snow keeps from doing anything."""
    is_snow = t.box.is_snow[s.weather] == 1 and not t.snow_clears
    return is_snow and t.box.type[kind] == components.SLED and not is_immune(t, s, seat)


def repeats(t: Setting, kind: i64) -> bool:
    """I4.6 Whether a card lets what was paid for it take effect a second time."""
    effects = t.box.effects
    return REPEAT in effects.verb[effects.first[kind] : effects.first[kind + 1]]


def repeat(t: Setting, s: SledState, seat: i64) -> None:
    """I4.6 In the same order, free; what is in play does not enter twice, and nothing is repeated for ever."""
    for place in range((seat + 1) * MOST_RISK - 1, seat * MOST_RISK - 1, -1):
        kind = i64(s.repeats[place]) - 1
        s.repeats[place] = 0
        if kind >= 0 and not repeats(t, kind):
            s.then(agenda.EFFECT, seat, kind)
