"""Set-up (D3): the table, dice and monorails, what each player chooses unseen, and the displays."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i16, i64, u8

from gamekeeper.core.agenda import Sealed, Told
from gamekeeper.core.events import Sink
from gamekeeper.core.ids import EVERYONE, Params, Seat
from gamekeeper.core.lists import filled
from gamekeeper.core.picks import LAST_SHIFT, LEFT, again
from gamekeeper.core.rng import stream
from gamekeeper.core.zone_table import SPAN
from gamekeeper.games.dice_theme_park import agenda, components, places
from gamekeeper.games.dice_theme_park.agenda import ParkQuestion
from gamekeeper.games.dice_theme_park.dice import entrance, fill_rails
from gamekeeper.games.dice_theme_park.fields import ParkState
from gamekeeper.games.dice_theme_park.setting import Setting, hex_element

SOLO_HAND: Final[i64] = 12
FIRST_OBJECTIVE: Final[i64] = 3  # the round it is for
CHOICES: Final[i64] = 2  # cards of a type each is dealt


def set_up(t: Setting, seed: bytes, sink: Sink | None) -> ParkState:
    """D3.1 to D3.4 Everything up to the first choice; D3.4, D8.1 all make it at once, D9.1 alone perhaps one before."""
    s = ParkState()
    s.clear(t.seats, t.zones.cards, t.dice, t.hexes)
    s.sink = sink
    s.rng = stream(seed, "shuffle")
    t.zones.lay_out(s, places.BOX)
    for card in range(t.zones.cards):
        place = first_place(t, card)
        if place != places.BOX:
            t.zones.move(s, card, place)
    s.at = filled(t.dice, places.BAG)
    for seat in range(t.seats):
        open_park(t, s, seat)
    seats = vec[i16]([i16(seat) for seat in range(t.seats)])
    s.rng.shuffle(seats)
    for place, one in enumerate(seats):
        s.order[place] = u8(one)
    deal_goals(t, s)
    fill_rails(t, s)
    offer(t, s)
    s.emit(EVERYONE, "set-up", {})
    for seat in range(t.seats):
        s.emit(Seat(seat), "offer", {"seat": f"seat:{seat}"})
    s.ask_together(agenda.START, vec[i64](range(t.seats)), t.seats)
    if t.is_solo and t.with_sets[components.PROMO]:  # D9.1 then the staff is chosen before
        s.then(agenda.DRAFT, 0, again(s.count(places.HAND) - SOLO_HAND))
    return s


def of_type(t: Setting, s: ParkState, place: i64, type_: i64) -> vec[i64]:
    """The cards of a type in a place, ascending."""
    return vec[i64]([i64(card) for card in s.cards_at(place) if t.type(i64(card)) == type_])


def any_of(s: ParkState, cards: vec[i64]) -> i64:
    """A card by lot."""
    return cards[s.rng.below(i64(len(cards)))]


def first_place(t: Setting, card: i64) -> i64:
    """D3.2 Where a card lies at first; copies of what every player has are dealt seat by seat."""
    kind = t.kind(card)
    type_ = t.box.type_of[kind]
    copy = card - i64(t.zones.first_of[kind])
    if type_ == components.TILE:
        stack = t.box.tiles.stack[kind]
        return places.PARK + copy if stack < 0 else places.STACK + SPAN * stack
    if kind == t.box.bare:
        return places.SUPPLY
    if type_ == components.STAFF:
        return places.HAND + (i64(0) if t.is_solo else copy)
    if type_ == components.SKILL:
        return places.SKILL_DECK
    return places.SOLO_DECK if type_ > components.GOAL else places.BOX


def open_park(t: Setting, s: ParkState, seat: i64) -> None:
    """D2.3, D2.4, D3.2 A park with what is printed on its board; money, maps, mascots, D7.2 perhaps a cable car."""
    box = t.box
    s.money[seat] = i16(box.numbers.money)
    s.maps[seat] = u8(box.numbers.maps)
    for hex_ in range(t.hexes):
        kind = box.park.holds[hex_]
        if kind >= 0:
            s.tile[seat * t.hexes + hex_] = i16(i64(t.zones.first_of[kind]) + seat + 1)
    if t.with_sets[components.INNOVATIONS]:
        s.innovation[entrance(t, seat)] = u8(components.CABLE)
    for _mascot in range(box.numbers.mascots - i64(t.is_full and box.numbers.mascots > 0)):
        t.zones.move(s, i64(s.cards_at(places.SUPPLY)[0]), places.MASCOTS + seat)


def deal_goals(t: Setting, s: ParkState) -> None:
    """D3.3 Objectives under rounds 3 and up, no two with one code; D1.3, D9.5 alone goals under the marked spaces."""
    s.target = t.target
    marked, codes = i64(0), vec[i64]()
    for round_ in range(1, t.rounds + 1):
        if t.is_solo and t.goal_stack[round_] >= 0:
            for _goal in range(1 + ((t.extra_goals >> marked) & 1)):
                goals = of_type(t, s, places.BOX, components.GOAL)
                stack = i64(t.goal_stack[round_])
                place_goal(t, s, round_, vec[i64]([card for card in goals if t.box.goal_stack[t.row(card)] == stack]))
            marked += 1
        elif not t.is_solo and round_ >= FIRST_OBJECTIVE:
            cards = of_type(t, s, places.BOX, components.OBJECTIVE)
            card = place_goal(t, s, round_, vec[i64]([one for one in cards if t.box.code[t.row(one)] not in codes]))
            codes = append(codes, t.box.code[t.row(card)])


def place_goal(t: Setting, s: ParkState, round_: i64, cards: vec[i64]) -> i64:
    """One of some objectives or goals by lot, under a round."""
    card = any_of(s, cards)
    t.zones.move(s, card, places.GOALS)
    s.mark[card] = i16(round_)
    return card


def offer(t: Setting, s: ParkState) -> None:
    """D3.4, D3.5 Two tiles for each player, in the full game two administrators and two skills too."""
    for seat in range(t.seats):
        t.zones.draw(s, places.STACK, places.OFFER + seat, CHOICES)
        if t.is_full:
            t.zones.draw(s, places.SKILL_DECK, places.OFFER + seat, CHOICES)
            for _card in range(CHOICES):
                t.zones.move(s, any_of(s, of_type(t, s, places.BOX, components.ADMIN)), places.OFFER + seat)


class Draft(ParkQuestion):
    """D9.1 Alone with the promo pack: staff cards that stay in the box, by name, until twelve are left."""

    def options(self, s: ParkState, seat: i64) -> vec[i64]:
        left, last, codes = s.argument_of(seat) & LEFT, s.argument_of(seat) >> LAST_SHIFT, vec[i64]()
        behind = s.count(places.HAND + seat)
        before: i64 = -1
        for card in s.cards_at(places.HAND + seat):
            kind = self.t.kind(i64(card))
            if kind != before and kind >= last and behind >= left > 0:
                codes = append(codes, kind)
            before = kind
            behind -= 1
        return codes

    def choose(self, s: ParkState, seat: i64, argument: i64, code: i64) -> None:
        self.t.zones.shift(s, "draft", self.card(s, seat, code), places.BOX)
        s.then(agenda.DRAFT, seat, again((argument & LEFT) - 1, code))

    def card(self, s: ParkState, seat: i64, kind: i64) -> i64:
        return self.t.zones.card_of(s, places.HAND + seat, kind)

    def params(self, s: ParkState, seat: i64) -> Params:
        return {"left": int(s.argument_of(seat) & LEFT)}


class Start(Sealed[ParkState]):
    """D3.4, D3.5 Which administrator, skill and tile of two each to keep, and where the tile goes: one answer, unseen.

    The argument of an answer is ``administrator, skill, tile`` as bits, then the starting hex.
    """

    def __init__(self, t: Setting) -> None:
        super().__init__("start", "D3.4")
        self.t = t

    def options(self, s: ParkState, seat: i64) -> vec[i64]:
        choices = i64(8) if self.t.is_full else i64(2)
        first = self.t.start_code
        return vec[i64](range(first, first + choices * self.t.box.park.starts))

    def chosen(self, s: ParkState, seat: i64, code: i64) -> list[i64]:
        """The cards that an answer keeps: administrator, skill and tile, as far as they are dealt."""
        bits = (code - self.t.start_code) // self.t.box.park.starts
        found: list[i64] = []
        for place, type_ in enumerate((components.ADMIN, components.SKILL, components.TILE)):
            cards = of_type(self.t, s, places.OFFER + seat, type_)
            if len(cards) > 0:
                found.append(cards[(bits >> (2 - i64(place))) & 1])
        return found

    def hex(self, code: i64) -> i64:
        """The hex that an answer names."""
        park = self.t.box.park
        starts = [hex_ for hex_ in range(park.hexes) if park.start[hex_] == 1]
        return starts[(code - self.t.start_code) % park.starts]

    def reveal(self, s: ParkState) -> None:
        t = self.t
        codes, s.commitments = s.commitments, vec[i64]()
        for seat in range(t.seats):
            self.keep(s, seat, codes[seat])
        open_display(t, s, 0)
        open_skills(t, s)
        s.reveal(EVERYONE)
        s.then(agenda.PHASE, 0, agenda.PLAN)

    def keep(self, s: ParkState, seat: i64, code: i64) -> None:
        """One player's choice is seen by all; what was not kept goes back."""
        t = self.t
        cards, hex_ = self.chosen(s, seat, code), self.hex(code)
        for card in cards:
            type_ = t.type(card)
            if type_ == components.TILE:
                s.tile[seat * t.hexes + hex_] = i16(card + 1)
            is_tile, is_admin = type_ == components.TILE, type_ == components.ADMIN
            zone = places.PARK if is_tile else places.ADMIN if is_admin else places.MASCOTS
            t.zones.move(s, card, zone + seat)
        for one in s.cards_at(places.OFFER + seat):
            t.zones.move(s, i64(one), first_place(t, i64(one)))
        if s.sink is not None:
            told: Params = {"seat": f"seat:{seat}", "cards": [f"card:{card}" for card in cards]}
            s.sink.emit(EVERYONE, "start", {**told, "place": hex_element(seat, hex_)})

    def told(self, s: ParkState, seat: i64, code: i64) -> Told:
        cards = [f"card:{card}" for card in self.chosen(s, seat, code)]
        hex_ = self.hex(code)
        return Told(
            "start", {"cards": cards, **agenda.beside(self.t, s, seat, hex_)}, [*cards, hex_element(seat, hex_)]
        )


def open_display(t: Setting, s: ParkState, stack: i64) -> None:
    """D3.6, D6.8 A new display of attractions, in the order they are dealt."""
    for place in range(t.rails):
        turn_up(t, s, "display", places.STACK + SPAN * stack, places.DISPLAY, place)


def open_skills(t: Setting, s: ParkState) -> None:
    """D3.6, D6.9 A new display of skills; D9.4 alone an empty deck is made of what was discarded."""
    if t.is_full:
        for place in range(t.rails):
            if t.is_solo and s.count(places.SKILL_DECK) == 0:
                t.zones.shift_all(s, "reshuffle", places.SKILL_TRASH, places.SKILL_DECK)
            turn_up(t, s, "skill-display", places.SKILL_DECK, places.SKILLS, place)


def turn_up(t: Setting, s: ParkState, key: str, place: i64, to: i64, number: i64) -> None:
    """One card more of a display, as long as there is any."""
    if s.count(place) > 0:
        card = i64(t.zones.draw(s, place, to, 1)[0])
        s.mark[card] = i16(number + 1)
        if s.sink is not None:
            t.zones.tell(s, key, append(vec[i16](), i16(card)), place, to)
