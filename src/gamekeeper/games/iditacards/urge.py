"""What suggests itself to a musher at first sight, in thousandths of a turn saved: by what that seat may know.

Build early, then run; carry speed over the cliff face, where only what cards print counts; stay in a good wind, sleep
in a bad one; keep warm and fed, as all costs rise; get rid of Damaged, and do not pay where it lurks.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from gamekeeper.core.lists import sort
from gamekeeper.core.picks import LEFT
from gamekeeper.core.zone_state import NO_CARD
from gamekeeper.games.iditacards import agenda, components, language
from gamekeeper.games.iditacards.costs import is_snowed_in, prices_of
from gamekeeper.games.iditacards.day import hand_size
from gamekeeper.games.iditacards.dogs import named
from gamekeeper.games.iditacards.estimate import pace, paces_of, time_left
from gamekeeper.games.iditacards.fields import SledState
from gamekeeper.games.iditacards.moving import is_immune, is_stormbound, leg_of, speed_of, team_speed, total
from gamekeeper.games.iditacards.places import DECK, DISCARD, GEAR, HAND, LOOK, STACK, SUPPLY
from gamekeeper.games.iditacards.setting import DAY, DOGS, DONE, DROP, FILL, PAY, STAY, TO_HAND, Setting
from gamekeeper.games.iditacards.values import SQUARE

SHARP: Final[i64] = 4  # how much more a turn saved suggests itself
CARD: Final[i64] = 120  # a card in hand
DECKED: Final[i64] = 12  # one in the deck
FOUL: Final[i64] = 400  # to be rid of Damaged
DEATH: Final[i64] = 6000
BOUGHT: Final[i64] = 1600  # a card of the supply, at the start of a long way
LONG: Final[i64] = 30_000
SHORT: Final[i64] = 8_000  # a way on which nothing is bought any more
DELAY: Final[i64] = 5_000  # until a dog or an attachment from the supply is in play
KEPT: Final[i64] = 300  # a card good enough not to be destroyed
FINISH: Final[i64] = 2000
PAYING: Final[i64] = 200
FAILING: Final[i64] = 100
MOST_PAID: Final[i64] = 8  # energy for a card turned up
NEVER: Final[i64] = 50_000
UNDOUBLED: Final[i64] = 1900  # squares a turn by what cards print


def urges(t: Setting, s: SledState, seat: i64, codes: vec[i64]) -> vec[i64]:
    """One a code, by what is asked."""
    look = Glance(t, s, seat)
    asked, kinds, left = i64(s.kind()), t.box.kinds, s.argument() & LEFT
    place = look.picked_from(asked) if left > 1 else i64(-1)
    found = look.cards(asked, place) if place >= 0 else vec[i64]()
    result = vec[i64](capacity=i64(len(codes)))
    for code in codes:
        one = look.card(asked, code) if code < kinds else look.other(asked, code - kinds)
        if code < kinds and place >= 0:
            one += look.followed(place, found, code, left - 1)
        result = append(result, SHARP * one)
    return result


def burden(t: Setting, level: i64) -> i64:
    """Turns that a condition costs; the last steps are the worst (I3.2, I8.2)."""
    left, result = t.box.deadly - level, level * 80 + level * level * 30
    if left <= 0:
        return DEATH
    if left == 1:
        return result + 1500
    return result + 300 if left == 2 else result


@mypyc_attr(acyclic=True, free_list_len=1)
class Glance:
    """A seat's position at a glance."""

    def __init__(self, t: Setting, s: SledState, seat: i64) -> None:
        self.t = t
        self.values = t.values
        self.s = s
        self.seat = seat
        self.leg = leg_of(t, s, seat)
        self.team = team_speed(t, s, seat)
        self.speed = speed_of(t, s, seat, self.team)
        self.plain = pace(t, s, seat)
        self.is_storm = is_stormbound(t, s, seat)
        self.square: i64 = i64(s.position[seat])
        self.paces = paces_of(t, s, seat, self.team, self.plain)
        self.time = self.paces.between(self.square, t.finish)
        self.held = s.count(HAND + seat)
        self.deck = s.count(DECK + seat)
        self.no_risk: bool = t.box.leg_trait(self.leg, language.LEG_NO_RISK) > 0
        self.prices = prices_of(t, s, seat)
        foul, foul_held, places = i64(0), i64(0), s.place
        for card in t.damaged:
            place = i64(places[i64(card)])
            foul += i64(place == DECK + seat)
            foul_held += i64(place == HAND + seat)
        self.foul, self.foul_held = foul, foul_held  # Damaged in the deck, and in hand

    def sure(self, held: i64) -> i64:
        """The chance that a card turned up as risk can be paid with so many in hand, per mille."""
        costs, kinds, following, deck = self.prices.costs, self.t.zones.kind_of, self.s.next, self.deck
        good, card = i64(0), self.s.top(DECK + self.seat)
        held = held if held < MOST_PAID else MOST_PAID
        while card >= 0:
            first = i64(kinds[card]) * components.COSTS
            energy, health = costs[first + components.ENERGY], costs[first + components.HEALTH]
            if health < deck and (energy <= held or (energy == components.ALL_ENERGY and held >= 0)):
                good += 1
            card = i64(following[card])
        return good * 1000 // deck if deck > 0 else i64(0)

    def ahead(self, squares: i64) -> i64:
        """Turns that so many squares save."""
        goal = self.square + squares
        if goal >= self.t.finish:
            return self.time
        return self.paces.between(self.square, goal) if squares > 0 else i64(0)

    def finishes(self, squares: i64) -> bool:
        """Whether so many squares and the closing advance reach the finish."""
        return not self.is_storm and self.square + squares + 1 + self.speed >= self.t.finish

    def lasting(self, kind: i64) -> i64:
        """Turns that a dog or an attachment saves."""
        if self.values.lasts[kind] == 0:
            return 0
        faster, more = self.team + self.values.speeds[kind], self.plain + self.values.eases[kind]
        return self.time - time_left(self.t, self.s, self.seat, faster, more)

    def brings(self, kind: i64) -> i64:
        """Turns that a card saves when it takes effect now."""
        t, s, values = self.t, self.s, self.values
        result, type_ = values.gives[kind] + self.lasting(kind), t.box.type[kind]
        if type_ == components.ATTACHMENT and total(s, self.seat, language.HOLDS) <= s.count(GEAR + self.seat):
            result = 0
        elif type_ == components.DOG and total(s, self.seat, language.COUNTS) >= t.box.dogs:
            result = result // 3
        if values.moves[kind] > 0 and not self.is_storm:
            squares = (values.moves[kind] - 1 + self.speed) * values.times[kind]
            result += self.ahead(squares) + (FINISH if self.finishes(squares) else 0)
        if values.buys[kind] > 0 and self.time > SHORT and not is_snowed_in(t, s, self.seat, kind):
            result += values.buys[kind] * BOUGHT * (self.time - SHORT) // LONG
        if type_ in (components.PERSONAL, components.FOOD):
            level = i64(s.cold[self.seat] if type_ == components.PERSONAL else s.hunger[self.seat])
            result += burden(t, level) - burden(t, level - 1) if level > 0 else i64(0)
        return result

    def play(self, kind: i64) -> i64:
        """To play a card: what it brings, by how likely it is, less what is paid."""
        costs, first, deck = self.prices.costs, kind * components.COSTS, self.deck
        energy, health = costs[first + components.ENERGY], costs[first + components.HEALTH]
        risk = costs[first + components.RISK]
        energy = self.held - 1 if energy == components.ALL_ENERGY else energy
        is_foul = self.t.box.type[kind] == components.DAMAGED
        if energy > 0 and energy >= self.held - self.foul_held + i64(is_foul):
            result = i64(0)
        else:
            result = FOUL if is_foul else self.brings(kind)
        if self.foul > 0:
            for _time in range(health):
                result = result * (deck - self.foul) // deck
        if risk > 0:
            sure = i64(0) if self.no_risk else self.sure(self.held - 1 - energy)
            for _time in range(risk):
                result = result * sure // 1000
            result -= (1000 - sure) * FAILING // 1000
        return result - energy * CARD - health * DECKED

    def own(self, kind: i64) -> i64:
        """To have a card in the deck."""
        box, values = self.t.box, self.values
        if box.type[kind] == components.DAMAGED:
            return -SQUARE
        if values.moves[kind] > 0:
            printed = (values.moves[kind] - 1) * values.times[kind]
            result = (self.ahead(printed + self.team * values.times[kind]) + printed * SQUARE * 1000 // UNDOUBLED) // 2
            result += values.gives[kind]
        elif values.lasts[kind] != 0:
            result = self.lasting(kind) * (self.time - DELAY) // self.time if self.time > DELAY else i64(0)
        else:
            result = self.brings(kind)
        return (result - values.dear[kind]) * values.chances[kind] // 1000

    def card(self, asked: i64, kind: i64) -> i64:
        """A kind of card: to play, to pay with, to destroy, to take."""
        if asked == agenda.TURN:
            return self.play(kind)
        is_foul = self.t.box.type[kind] == components.DAMAGED
        if asked == agenda.ENERGY:
            return -NEVER if is_foul else -self.play(kind)
        if asked == agenda.DESTROY or asked == agenda.DESTROY_HELD:
            return -self.own(kind)
        if asked == agenda.KEEP or asked == agenda.KEEP_RECOVERED:
            return SQUARE if is_foul else -SQUARE
        return self.own(kind)

    def picked_from(self, asked: i64) -> i64:
        """Where the cards lie of which several are chosen one by one, -1 for other questions."""
        if asked == agenda.TAKE:
            return SUPPLY
        place = HAND if asked == agenda.ENERGY else LOOK if asked == agenda.DESTROY else DISCARD
        return place + self.seat if asked in (agenda.ENERGY, agenda.DESTROY, agenda.RECOVER) else i64(-1)

    def cards(self, asked: i64, place: i64) -> vec[i64]:
        """How much each card of a place suggests itself; of those that may be left, how much more than to end."""
        result, before, one = vec[i64](capacity=self.s.count(place)), NO_CARD, i64(0)
        for card in self.s.cards_at(place):
            kind = self.t.kind(i64(card))
            if kind != before:
                one, before = self.card(asked, kind), kind
                if asked == agenda.DESTROY:
                    one = max(one + KEPT, 0)
            result = append(result, one)
        return result

    def followed(self, place: i64, found: vec[i64], kind: i64, left: i64) -> i64:
        """I14 What the best of the others bring that may be chosen after a card: none that comes before it."""
        rest, is_chosen = vec[i64](capacity=i64(len(found))), False
        for number, card in enumerate(self.s.cards_at(place)):
            other = self.t.kind(i64(card))
            if other > kind or (other == kind and is_chosen):
                rest = append(rest, found[i64(number)])
            is_chosen = is_chosen or other == kind
        sort(rest)
        return sum((one for one in rest[max(i64(len(rest)) - left, 0) :]), i64(0))

    def other(self, asked: i64, more: i64) -> i64:
        """What is no card: a payment of risk, a day or not; decks, being done; gear and dogs."""
        if more == PAY:
            return -SQUARE if self.no_risk else self.sure(self.held) * (self.due() + PAYING) // 1000
        if more < DONE:
            return self.staying() if more == STAY else self.day(more == DAY)
        if more < FILL:
            return i64(0) if more == TO_HAND else -NEVER if asked == agenda.RECOVER else -KEPT
        if more < DROP:
            return SQUARE if more == FILL else i64(0)
        if asked == agenda.TURN:
            return -NEVER
        dog = self.lasting(self.t.kind(named(self.t, self.s, self.seat, more + self.t.box.kinds)))
        return dog if asked == agenda.ATTACH or (more - DOGS) // components.SLOTS != self.seat else -dog

    def due(self) -> i64:
        """What pending cards would bring."""
        result, card = i64(0), self.s.top(STACK + self.seat)
        while card >= 0:
            if self.s.mark[card] > 0:
                result += self.brings(self.t.kind(card))
            card = i64(self.s.next[card])
        return result

    def staying(self) -> i64:
        """I5.1 To stay in one's day: for what is pending, or a good card in hand."""
        due = self.due()
        if due > 0:
            return due * self.sure(self.held) // 1000
        kinds, following = self.t.zones.kind_of, self.s.next
        best, before, card = i64(0), NO_CARD, self.s.top(HAND + self.seat)
        while card >= 0:
            kind = i64(kinds[card])
            one = self.play(kind) if kind != before else best
            best, before = one if one > best else best, kind
            card = i64(following[card])
        return best * 3 // 10

    def day(self, starts: bool) -> i64:
        """I5 A new hand; for who starts it, another weather and what a leg does."""
        t, s, seat, box = self.t, self.s, self.seat, self.t.box
        result = (hand_size(t, s, seat) - self.held) * CARD
        if not starts:
            return result
        if self.finishes(0):
            return -FINISH
        cold, hunger = i64(s.cold[seat]), i64(s.hunger[seat])
        colder, hungrier = burden(t, cold + 1) - burden(t, cold), burden(t, hunger + 1) - burden(t, hunger)
        if not is_immune(t, s, seat):
            ground = self.team + total(s, seat, language.COUNTS) * box.leg_trait(self.leg, language.LEG_SPEED_PER_DOG)
            is_capped = box.leg_trait(self.leg, language.LEG_NO_BONUS) > 0
            usual, faces, speeds, storms = i64(0), i64(len(box.weathers)), box.weather_speed, box.is_storm
            for face in range(faces):
                more = ground + speeds[face]
                squares = i64(1) if is_capped and more > 0 else 1 + more
                usual += squares if squares > 0 and storms[face] == 0 else i64(0)
            now = i64(0) if self.is_storm else self.ahead(self.speed + 1)
            turns = 800 + 2400 // (t.seats + 1)  # that a weather lasts: everybody's days end it
            result += (self.ahead(usual // faces) - now) * turns // 1000
            result -= (colder + hungrier) // faces
        if box.leg_trait(self.leg, language.LEG_DAY_STARVATION) > 0:
            result -= hungrier
        if box.leg_trait(self.leg, language.LEG_DAY_KILL) > 0:
            result -= (time_left(t, s, seat, self.team - 2, self.plain) - self.time) // 2
        return result
