"""The turn (I2): a card, a payment of risk or a new day, then the closing advance."""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from gamekeeper.core.agenda import Told
from gamekeeper.core.ids import EVERYONE, Params
from gamekeeper.core.texts import GRAVE, PASSING, Phrase
from gamekeeper.core.zone_state import NO_CARD
from gamekeeper.games.iditacards import agenda, costs, dogs, language, view
from gamekeeper.games.iditacards.components import ALL_ENERGY, COSTS, ENERGY, HEALTH
from gamekeeper.games.iditacards.day import start_day
from gamekeeper.games.iditacards.effects import recover
from gamekeeper.games.iditacards.fields import SledState
from gamekeeper.games.iditacards.moving import ENDED_TURN_CAP, advance, finish, leg_does
from gamekeeper.games.iditacards.places import DECK, HAND, STACK
from gamekeeper.games.iditacards.setting import DAY, DOGS, DROP, PAY, SledQuestion, SledStep


def begin_turn(s: SledState, seat: i64) -> None:
    """I2.1 A turn: one thing, and what ends it."""
    s.turn_seat = seat
    if s.sink is not None:
        s.sink.emit(EVERYONE, "turn", {"seat": f"seat:{seat}", "turn": int(s.turns) + 1})
    s.then(agenda.END_TURN, seat)
    s.then(agenda.TURN, seat)


class Turn(SledQuestion):
    """I2.1 Play a card from hand, or pay for a pending risk, or take a new day. There is no passing."""

    def options(self, s: SledState, seat: i64) -> vec[i64]:
        result = dogs.add_choices(self.t, s, seat, dogs.WORN, self.plays(s, seat))  # I2.3
        return dogs.add_choices(self.t, s, seat, dogs.MORTAL, result)

    def plays(self, s: SledState, seat: i64) -> vec[i64]:
        """I2.4, I3.5 Not those of I2.3. Cards payable in number, easing included; the deck's top cards are a gamble."""
        result = vec[i64](capacity=24)
        if costs.pending(s, seat) != NO_CARD:
            result = append(result, self.t.box.kinds + PAY)
        else:
            prices, held, deck = costs.prices_of(self.t, s, seat).costs, s.count(HAND + seat), s.count(DECK + seat)
            for kind in self.later(s, seat, 0, 1):
                energy = prices[kind * COSTS + ENERGY]
                if (energy == ALL_ENERGY or energy < held) and prices[kind * COSTS + HEALTH] <= deck:
                    result = append(result, kind)
        return append(result, self.t.box.kinds + DAY)

    def choose(self, s: SledState, seat: i64, argument: i64, code: i64) -> None:
        t, more = self.t, code - self.t.box.kinds
        if more < 0:
            card = self.card(s, seat, code)
            t.zones.shift(s, "play", card, STACK + seat)
            costs.play(t, s, seat, card)
        elif more == PAY:
            costs.pay_risk(t, s, seat)
        elif more == DAY:
            start_day(t, s, seat)
        else:  # I2.3 as often as you like: then the same question again
            s.then(agenda.TURN, seat)
            dogs.part(t, s, dogs.named(t, s, seat, code))

    def params(self, s: SledState, seat: i64) -> Params:
        card = costs.pending(s, seat)
        told: Params = {"held": int(s.count(HAND + seat)), "deck": int(s.count(DECK + seat)), "owed": 0}
        return told if card == NO_CARD else {**told, "owed": int(s.mark[card]), "card": f"card:{card}"}

    def told(self, s: SledState, seat: i64, code: i64) -> Told:
        t, more = self.t, code - self.t.box.kinds
        if more == PAY:
            return Told("risk", view.risk_way(t, s, seat), [f"deck:{seat}"])
        if more == DAY:
            return Told("day", {"ends": view.day_ends(t, s, seat)}, [f"deck:{seat}"])
        if more < 0:
            card, key, rule = self.card(s, seat, code), "play", self.rule
            brings = {**view.paid(t, s, seat, code), **view.play_way(t, s, seat, card)}
        else:
            card, key, rule = dogs.named(t, s, seat, code), "dismiss" if more >= DOGS else "drop", "I2.3"
            brings = dogs.losses(t, s, card, key)
        return Told(key, {"card": f"card:{card}", **brings}, [f"card:{card}"], rule)

    def weight(self, s: SledState, seat: i64, code: i64) -> i64:
        """Whose card is still to be paid for can take it back; a dog or its gear is not parted with by a slip."""
        return GRAVE if code >= self.t.box.kinds + DROP else PASSING

    def why_not(self, s: SledState, seat: i64, code: i64) -> Phrase | None:
        if code >= self.t.box.kinds:
            return super().why_not(s, seat, code)
        card = self.card(s, seat, code)
        if card == NO_CARD:
            named: Params = {"card": f"card:{self.t.zones.first_of[code]}"}
            return Phrase("why-not-in-hand", named, "I2.1") if self.t.copies(code) > 0 else None
        if costs.pending(s, seat) != NO_CARD:
            return Phrase("why-risk-pending", {"card": f"card:{card}"}, "I2.1")
        held: Params = {"held": int(s.count(HAND + seat)) - 1, "deck": int(s.count(DECK + seat))}
        paid = view.paid(self.t, s, seat, code)
        return Phrase("why-not-payable", {"card": f"card:{card}", **paid, **held}, "I2.4")


class EndTurn(SledStep):
    """I2.1 What ends a turn, one after the other: its argument counts."""

    def run(self, s: SledState, seat: i64, argument: i64) -> None:
        t = self.t
        if argument == 0:  # I2.2 the closing advance
            s.then(agenda.END_TURN, seat, 1)
            advance(t, s, seat)
            return
        count = leg_does(t, s, seat, language.LEG_RECOVER)
        if argument == 1 and count > 0:  # I3.4 in the village: recover
            s.then(agenda.END_TURN, seat, 2)
            recover(s, seat, count)
            return
        s.turns += 1
        if s.turns >= t.turn_cap * t.seats:  # I1.5, I14 the next player clockwise, unless the turn cap is reached
            finish(s, ENDED_TURN_CAP)
        else:
            begin_turn(s, (seat + 1) % t.seats)
