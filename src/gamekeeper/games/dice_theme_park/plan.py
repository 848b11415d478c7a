"""Plan (D4.1): staff chosen unseen, turn order, income; and the order of a round's phases."""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64, u8

from gamekeeper.core.agenda import Sealed, Told
from gamekeeper.core.ids import EVERYONE
from gamekeeper.core.texts import Phrase
from gamekeeper.games.dice_theme_park import agenda, language
from gamekeeper.games.dice_theme_park.agenda import ParkQuestion, ParkStep
from gamekeeper.games.dice_theme_park.fields import ParkState
from gamekeeper.games.dice_theme_park.park import ask_all, gain, income, round_income, total
from gamekeeper.games.dice_theme_park.places import GONE, HAND, PLAYED, SOLO_CARD, SOLO_DECK
from gamekeeper.games.dice_theme_park.setting import Setting


class Phase(ParkStep):
    """D4.7, D8.2 The phases of a round, one after the other; in each who acts does so in turn order."""

    def run(self, s: ParkState, seat: i64, argument: i64) -> None:
        t = self.t
        s.phase = argument
        if argument == agenda.PLAN:
            s.round += 1
            s.taken = 0
            s.emit(EVERYONE, "turn", {"seat": f"seat:{s.order[0]}", "turn": int(s.round)})
        else:
            s.emit(EVERYONE, "phase", {"count": int(argument)})
        if argument != agenda.UPKEEP:
            s.then(agenda.PHASE, 0, argument + 1)
        in_order = vec[i64]([i64(other) for other in s.order])
        if argument == agenda.PLAN:
            s.ask_together(agenda.STAFF, vec[i64](range(t.seats)), t.seats)
        elif argument == agenda.WELCOME:
            ask_all(t, s, agenda.TRAIN, language.LAST_TRAIN)
            ask_all(t, s, agenda.RAIL)
        elif argument == agenda.EXPAND:
            for place in range(t.seats):
                other = i64(s.order[t.seats - 1 - place])
                s.then(agenda.RECRUIT, other)
                s.then(agenda.BUILD, other)
        elif argument == agenda.UPKEEP:
            s.then(agenda.EARN)
        else:
            s.open_corners(agenda.MENU if argument == agenda.IMPROVE else agenda.RUN, in_order)


class Staff(Sealed[ParkState]):
    """D4.1, D8.1 Two of the staff cards in hand, equal ones too, unseen until all have chosen."""

    def __init__(self, t: Setting) -> None:
        super().__init__("plan", "D4.1")
        self.t = t

    def options(self, s: ParkState, seat: i64) -> vec[i64]:
        t, result, last = self.t, vec[i64](capacity=48), i64(-1)
        kinds = vec[i64]([t.row(i64(card)) for card in s.cards_at(HAND + seat)])
        for place, one in enumerate(kinds):
            for other in kinds[place + 1 :]:
                code = t.pair_code_of(one, other)
                if code > last:  # of equal cards the first
                    result, last = append(result, code), code
        return result

    def reveal(self, s: ParkState) -> None:
        t = self.t
        codes, s.commitments = s.commitments, vec[i64]()
        s.reveal(EVERYONE)
        s.then(agenda.ORDER)
        for seat in range(t.seats):
            for kind in t.pair(codes[seat]):
                t.zones.shift(s, "staff", t.zones.card_of(s, HAND + seat, kind), PLAYED + seat)
            s.total[seat] = u8(t.pair_sum(codes[seat], t.box.staff_value))
            s.tell("total", seat, count=i64(s.total[seat]))
        ask_all(t, s, agenda.EARLIER, language.EARLIER)

    def told(self, s: ParkState, seat: i64, code: i64) -> Told:
        t, box = self.t, self.t.box
        one, other = t.pair(code)
        first = t.zones.card_of(s, HAND + seat, one)
        second = next(card for card in s.cards_at(HAND + seat) if t.kind(i64(card)) == other and i64(card) != first)
        cards = [f"card:{first}", f"card:{second}"]
        value = t.pair_sum(code, box.staff_value)
        money = t.pair_sum(code, box.staff_money) + income(t, s, seat)
        return Told("plan", {"cards": cards, "value": int(value), "money": int(money)}, cards)

    def why_not(self, s: ParkState, seat: i64, code: i64) -> Phrase | None:
        """None of a card that is not in this game."""
        t, pair = self.t, self.t.pair(code)
        cards = [f"card:{t.zones.first_of[kind]}" for kind in pair if t.copies(kind) > 0]
        return Phrase("why-not-in-hand", {"cards": cards}, "D4.1") if len(cards) == len(pair) else None


class Earlier(ParkQuestion):
    """D4.1 Early bird: the own total is lowered by 0 to 2."""

    def options(self, s: ParkState, seat: i64) -> vec[i64]:
        first, most = self.t.number_code, min(total(self.t, s, seat, language.EARLIER), i64(s.total[seat]))
        return vec[i64](range(first, first + most + 1))

    def choose(self, s: ParkState, seat: i64, argument: i64, code: i64) -> None:
        s.total[seat] = u8(i64(s.total[seat]) - (code - self.t.number_code))
        s.tell("total", seat, count=i64(s.total[seat]))


class Order(ParkStep):
    """D4.1, D9.2 The turn order, the solo card, and income."""

    def run(self, s: ParkState, seat: i64, argument: i64) -> None:
        t = self.t
        if t.is_solo:
            t.zones.move_all(s, SOLO_CARD, GONE)  # that of the last round
            t.zones.deal(s, "solo-card", SOLO_DECK, SOLO_CARD, 1)
        s.order = turn_order(t, s)
        if s.sink is not None:
            s.sink.emit(EVERYONE, "order", {"seats": [f"seat:{one}" for one in s.order]})
        for one in s.order:
            gain(s, "income", i64(one), round_income(t, s, i64(one)))


def turn_order(t: Setting, s: ParkState) -> vec[u8]:
    """D4.1 The lowest total first, then fewer stars, then the present order reversed."""
    result = s.order[:]
    for place in range(t.seats):
        spot = i64(place)
        one = i64(s.order[place])
        while spot > 0:
            other = i64(result[spot - 1])  # it comes before in the present order
            if s.total[one] > s.total[other] or (s.total[one] == s.total[other] and s.stars[one] > s.stars[other]):
                break
            result[spot] = u8(other)
            spot -= 1
        result[spot] = u8(one)
    return result
