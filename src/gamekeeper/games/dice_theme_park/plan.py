"""Plan (D4.1): staff chosen unseen, turn order, income; and the order of a round's phases."""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64, u8

from gamekeeper.core.agenda import Sealed, Told
from gamekeeper.core.ids import EVERYONE
from gamekeeper.core.texts import Phrase
from gamekeeper.games.dice_theme_park import agenda, language
from gamekeeper.games.dice_theme_park.agenda import ParkQuestion, ParkStep, tell
from gamekeeper.games.dice_theme_park.components import STAFF
from gamekeeper.games.dice_theme_park.fields import ParkState
from gamekeeper.games.dice_theme_park.park import ask_all, gain, income, total
from gamekeeper.games.dice_theme_park.places import HAND, PLAYED
from gamekeeper.games.dice_theme_park.setting import Setting
from gamekeeper.games.dice_theme_park.solo import reveal_card


class Phase(ParkStep):
    """D4.7, D8.2 The phases of a round, one after the other; in each who acts does so in turn order."""

    def run(self, s: ParkState, seat: i64, argument: i64) -> None:
        t = self.t
        s.phase = argument
        if argument == agenda.PLAN:
            s.round += 1
            s.taken = 0
            if s.sink is not None:
                s.sink.emit(EVERYONE, "turn", {"seat": f"seat:{s.order[0]}", "turn": int(s.round)})
        else:
            tell(s, "phase", 0, argument)
        if argument != agenda.UPKEEP:
            s.then(agenda.PHASE, 0, argument + 1)
        if argument == agenda.PLAN:
            s.ask_together(agenda.STAFF, t.all_seats(), t.seats)
        elif argument == agenda.WELCOME:
            ask_all(t, s, agenda.TRAIN, language.LAST_TRAIN)
            ask_all(t, s, agenda.RAIL)
        elif argument == agenda.EXPAND:
            for place in range(t.seats):
                other = i64(s.order[t.seats - 1 - place])
                s.then(agenda.RECRUIT, other)
                s.then(agenda.BUILD, other)
        elif argument == agenda.IMPROVE:
            s.open_corners(agenda.MENU, self.in_order(s))
        elif argument == agenda.OPERATE:
            s.open_corners(agenda.RUN, self.in_order(s))
        else:
            s.then(agenda.EARN)

    def in_order(self, s: ParkState) -> vec[i64]:
        """The seats in turn order."""
        result = vec[i64]()
        for seat in s.order:
            result = append(result, i64(seat))
        return result


class Staff(Sealed[ParkState]):
    """D4.1, D8.1 Two of the staff cards in hand, equal ones too, unseen until all have chosen."""

    def __init__(self, t: Setting) -> None:
        super().__init__("plan", "D4.1")
        self.t = t

    def options(self, s: ParkState, seat: i64) -> vec[i64]:
        t, kinds = self.t, vec[i64]()
        first = t.box.kinds[STAFF].first
        for card in s.cards_at(HAND + seat):
            kinds = append(kinds, t.kind(i64(card)) - first)
        result = vec[i64](capacity=48)
        before: i64 = -1
        for place, one in enumerate(kinds):
            if one != before:
                last: i64 = -1
                for other in kinds[place + 1 :]:
                    if other != last:
                        result = append(result, t.pair_code_of(one, other))
                    last = other
            before = one
        return result

    def reveal(self, s: ParkState) -> None:
        t = self.t
        codes, s.commitments = s.commitments, vec[i64]()
        s.reveal(EVERYONE)
        s.then(agenda.ORDER)
        for seat in range(t.seats):
            value: i64 = 0
            for kind in t.pair(codes[seat]):
                t.zones.shift(s, "staff", t.zones.card_of(s, HAND + seat, kind), PLAYED + seat)
                value += t.box.staff_value[kind - t.box.kinds[STAFF].first]
            s.total[seat] = u8(value)
            tell(s, "total", seat, value)
        ask_all(t, s, agenda.EARLIER, language.EARLIER)

    def told(self, s: ParkState, seat: i64, code: i64) -> Told:
        t = self.t
        one, other = t.pair(code)
        held = [i64(card) for card in s.cards_at(HAND + seat)]
        of_one = [card for card in held if t.kind(card) == one]
        of_other = [card for card in held if t.kind(card) == other]
        cards = [f"card:{of_one[0]}", f"card:{of_other[1 if one == other else 0]}"]
        first = t.box.kinds[STAFF].first
        value = t.box.staff_value[one - first] + t.box.staff_value[other - first]
        money = t.box.staff_money[one - first] + t.box.staff_money[other - first]
        return Told("plan", {"cards": cards, "value": int(value), "money": int(money)}, cards)

    def why_not(self, s: ParkState, seat: i64, code: i64) -> Phrase:
        cards = [f"card:{self.t.zones.first_of[kind]}" for kind in self.t.pair(code)]
        return Phrase("why-not-in-hand", {"cards": cards}, "D4.1")


class Earlier(ParkQuestion):
    """D4.1 Early bird: the own total is lowered by 0 to 2."""

    def options(self, s: ParkState, seat: i64) -> vec[i64]:
        most = total(self.t, s, seat, language.EARLIER)
        result = vec[i64]()
        for number in range(most + 1):
            if number <= i64(s.total[seat]):
                result = append(result, self.t.number_code + number)
        return result

    def choose(self, s: ParkState, seat: i64, argument: i64, code: i64) -> None:
        s.total[seat] = u8(i64(s.total[seat]) - (code - self.t.number_code))
        tell(s, "total", seat, i64(s.total[seat]))


class Order(ParkStep):
    """D4.1, D9.2 The turn order, the solo card, and income."""

    def run(self, s: ParkState, seat: i64, argument: i64) -> None:
        t = self.t
        if t.is_solo:
            reveal_card(t, s)
        s.order = turn_order(t, s)
        if s.sink is not None:
            s.sink.emit(EVERYONE, "order", {"seats": [f"seat:{one}" for one in s.order]})
        first = t.box.kinds[STAFF].first
        for one in s.order:
            money = income(t, s, i64(one))
            for card in s.cards_at(PLAYED + i64(one)):
                money += t.box.staff_money[t.kind(i64(card)) - first]
            gain(s, "income", i64(one), money)


def turn_order(t: Setting, s: ParkState) -> vec[u8]:
    """D4.1 The lowest total first, then fewer stars, then the present order reversed."""
    result = s.order[:]
    for place in range(t.seats):
        spot = i64(place)
        one = i64(s.order[place])
        while spot > 0 and comes_before(s, one, i64(result[spot - 1])):
            result[spot] = result[spot - 1]
            spot -= 1
        result[spot] = u8(one)
    return result


def comes_before(s: ParkState, one: i64, other: i64) -> bool:
    """Whether a seat comes before another that is before it in the present order."""
    if s.total[one] != s.total[other]:
        return s.total[one] < s.total[other]
    return s.stars[one] <= s.stars[other]
