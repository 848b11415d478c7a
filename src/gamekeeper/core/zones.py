"""What happens to cards in zones (`core.zone_table`): moving, telling, drawing, options, dealing again."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i16, i64, mypyc_attr, u8

from gamekeeper.core.ids import EVERYONE, SPECTATOR, Params, Seat
from gamekeeper.core.lists import filled, filled16, sort
from gamekeeper.core.observation import Observation
from gamekeeper.core.rng import Rng
from gamekeeper.core.zone_state import LOOSE, MOST_CARDS, NO_CARD
from gamekeeper.core.zone_table import ASK, OPEN, SPAN, UNKNOWN, Z, Zone, ZoneTable, elements

KNOWN: Final[i64] = -1  # answer of `group_of`
MOST_GROUPS: Final[i64] = 256
SPOT: Final[i64] = 16  # answer of `spot_of`: a place, shifted by so many bits


@mypyc_attr(allow_interpreted_subclasses=True)
class Zones(ZoneTable[Z]):
    """The zones and cards of one table. A game that knows more overrides `group_of`, `sight_of`."""

    def __init__(self, seats: i64, zones: list[Zone]) -> None:
        super().__init__(seats, zones)
        self.no_groups = filled16(MOST_GROUPS, 0)
        self.undrawn = filled(MOST_CARDS, 0)

    # --- moving ------------------------------------------------------------------------------------

    def move(self, s: Z, card: i64, to: i64) -> None:
        """Put a card into another place; onto the top of a pile."""
        s.unlink(card)
        before = self.cards + to
        if self.ordered[to >> 3] == 0:
            following = s.next
            here = i64(following[before])  # NO_CARD and LOOSE end the search
            while here >= 0 and here < card:
                before = here
                here = i64(following[here])
        s.link(card, to, before)

    def move_all(self, s: Z, place: i64, to: i64) -> None:
        """All cards of a place go to a set, those of a set in one walk."""
        if s.counts[place] == 0:
            return
        s.part()
        if LOOSE in (s.top(place), s.top(to)) or self.ordered[place >> 3] == 1:
            for one in s.cards_at(place):
                self.move(s, i64(one), to)
            return
        places, counts, following = s.place, s.counts, s.next
        card, behind = s.top(place), s.head(to)
        while card >= 0:
            after, ahead = i64(following[card]), i64(following[behind])
            while ahead >= 0 and ahead < card:
                behind = ahead
                ahead = i64(following[ahead])
            places[card] = u8(to)
            following[card] = i16(ahead)
            following[behind] = i16(card)
            behind = card
            card = after
        following[s.head(place)] = i16(NO_CARD)
        counts[to] = counts[to] + counts[place]
        counts[place] = 0

    def lot(self, s: Z, place: i64) -> i64:
        """One card of a set by lot, which must hold any; it stays there, and nothing is said to have come to light."""
        left = s.rng.below(i64(s.counts[place]))
        card = s.top(place)
        if card == LOOSE:
            return i64(s.cards_at(place)[left])
        while left > 0:
            card = i64(s.next[card])
            left -= 1
        return card

    def draw(self, s: Z, place: i64, to: i64, count: i64) -> vec[i16]:
        """Draw by lot, as many as there are, ascending; `to`'s seat sees them, so nobody undoes past it.

        The places in the set are drawn by Floyd's method (Bentley, CACM 30:9, 1987), then taken out in one walk.
        """
        size = i64(s.counts[place])
        count = count if count < size else size
        drawn = self.undrawn[:size]
        last: i64 = size - count
        while last < size:
            spot = s.rng.below(last + 1)
            drawn[last if drawn[spot] == 1 else spot] = 1
            last += 1
        result = self.numbers[:count]
        following = s.chain(place)
        card = i64(following[s.head(place)])
        spot, found = i64(0), i64(0)
        while found < count:
            if drawn[spot] == 1:
                result[found] = i16(card)
                found += 1
            spot += 1
            card = i64(following[card])
        self.move_some(s, result, place, to)
        s.reveal(EVERYONE if i64(self.audience[to >> 3]) == OPEN else Seat(to & (SPAN - 1)))
        return result

    def move_some(self, s: Z, cards: vec[i16], place: i64, to: i64) -> None:
        """Cards of a set, ascending, go to another place, in one walk through both; onto a pile one by one."""
        s.part()
        places, counts, following = s.place, s.counts, s.next
        before, behind = s.head(place), s.head(to)
        is_loose, is_pile = i64(following[before]) == LOOSE, self.ordered[to >> 3] == 1
        is_chained = i64(following[behind]) != LOOSE
        for number in cards:
            card = i64(number)
            if not is_loose:
                while i64(following[before]) != card:
                    before = i64(following[before])
                following[before] = following[card]
            ahead = NO_CARD if is_pile else i64(following[behind])
            while ahead >= 0 and ahead < card:
                behind = ahead
                ahead = i64(following[ahead])
            places[card] = u8(to)
            if is_chained:
                following[card] = following[behind]
                following[behind] = number
        counts[place] = counts[place] - i16(len(cards))
        counts[to] = counts[to] + i16(len(cards))

    # --- moving and telling ------------------------------------------------------------------------

    def shift(self, s: Z, key: str, card: i64, to: i64, more: Params | None = None) -> None:
        """Move a card and tell it (see `tell`)."""
        place = i64(s.place[card])
        self.move(s, card, to)
        if s.sink is not None:
            self.tell(s, key, append(vec[i16](), i16(card)), place, to, more)

    def shift_all(self, s: Z, key: str, place: i64, to: i64) -> None:
        """Move all cards of a place and tell it; nothing is told of none."""
        cards = s.cards_at(place) if s.sink is not None else vec[i16]()
        self.move_all(s, place, to)
        if len(cards) > 0:
            self.tell(s, key, cards, place, to)

    def deal(self, s: Z, key: str, place: i64, to: i64, count: i64) -> None:
        """Draw and tell it."""
        cards = self.draw(s, place, to, count)
        if s.sink is not None:
            self.tell(s, key, cards, place, to)

    def tell(self, s: Z, key: str, cards: vec[i16], place: i64, to: i64, more: Params | None = None) -> None:
        """Say that cards moved (see `announce`): their count, and which where they are seen."""
        self.announce(s, key, place, to, {"count": len(cards), **(more or {})}, {"cards": elements(cards)})

    def announce(self, s: Z, key: str, place: i64, to: i64, told: Params, seen: Params) -> None:
        """Say what moved: ``key`` (seat, from, to and `told`) to everybody, with `seen` where all see a place of it.

        Else the seat concerned, if it sees one, is told ``key-own`` with `seen` too.
        """
        assert s.sink is not None
        seat = self.seat_of(place, to)
        told = {"seat": f"seat:{seat}", "from": self.element(place), "to": self.element(to), **told}
        if self.sees(place, i64(SPECTATOR)) or self.sees(to, i64(SPECTATOR)):
            s.sink.emit(EVERYONE, key, {**told, **seen})
            return
        s.sink.emit(EVERYONE, key, told)
        if self.sees(place, seat) or self.sees(to, seat):
            s.sink.emit(Seat(seat), f"{key}-own", {**told, **seen})

    # --- kinds -------------------------------------------------------------------------------------

    def card_of(self, s: Z, place: i64, kind: i64) -> i64:
        """The first card of a kind in a place, NO_CARD where there is none."""
        card = i64(self.first_of[kind])
        while card < self.cards and i64(self.kind_of[card]) == kind:
            if i64(s.place[card]) == place:
                return card
            card += 1
        return NO_CARD

    def kinds_at(self, s: Z, place: i64) -> vec[i16]:
        """The kinds of the cards in a place, as `cards_at` lists them."""
        kinds, following, at = self.kind_of, s.chain(place), i64(0)
        result = following[: i64(s.counts[place])]
        card = i64(following[self.cards + place])
        while card >= 0:
            result[at] = kinds[card]
            at += 1
            card = i64(following[card])
        return result

    def add_kinds(self, s: Z, place: i64, code: i64, result: vec[i64]) -> vec[i64]:
        """`result` with ``code + kind`` for the kinds in a set, ascending: equal cards are one answer."""
        before: i64 = -1
        kinds, following = self.kind_of, s.chain(place)
        card = i64(following[self.cards + place])
        while card >= 0:
            kind = i64(kinds[card])
            if kind != before:
                result = append(result, code + kind)
            before = kind
            card = i64(following[card])
        return result

    # --- what is known -----------------------------------------------------------------------------

    def observe(self, s: Z, out: Observation) -> None:
        """Write for each place how many cards lie there, and of each kind how many that the reader knows of."""
        if out.layout is not None:
            self.name_places(out)
            return
        if not self.readings:
            self.readings = self.all_readings()
        if len(out.counted_at) == 0:
            out.counted_at = self.nowhere[:]
        reading, reader, values, at = self.readings[out.reader], out.reader, out.values, out.at
        counts, kinds, counted = s.counts, self.kind_of, out.counted_at
        for place in reading.order:
            values[at] = counts[place]
            at += self.room
        out.at, first, bases = at, out.at + 1, reading.bases
        for card, one, before in zip(range(self.cards), s.place, counted):
            base = bases[i64(one)]
            if base == ASK:
                place = self.known_at(s, card, reader)
                base = reading.starts[place] if place >= 0 else UNKNOWN
            if base != i64(before):
                out.recount(card, base, first + i64(kinds[card]))

    def group_of(self, s: Z, card: i64, reader: i64) -> i64:
        """Cards of one group may lie in each other's places for all the reader knows; KNOWN for a card it knows.

        Groups are numbers below MOST_GROUPS; here the cards' backs. A game adds what a reader remembers: whose card it
        is, which pile it came from. What lies open is known and not asked about.
        """
        return KNOWN if self.sees(i64(s.place[card]), reader) else i64(self.back_of[card])

    def spot_of(self, s: Z, card: i64, reader: i64) -> i64:
        """Where a card lies for all the reader can tell, as ``place << SPOT``; a game adds a number to it.

        Whatever comes to lie at the spot takes that number on: what is known of the card there, whichever it is.
        """
        return i64(s.place[card]) << SPOT

    def known_at(self, s: Z, card: i64, reader: i64) -> i64:
        """Where a card lies for all the reader can tell, in a place of which it knows SOME; -1 if not this one."""
        return self.spot_of(s, card, reader) >> SPOT if self.group_of(s, card, reader) == KNOWN else i64(-1)

    def fits(self, s: Z, card: i64, spot: i64) -> bool:
        """Whether a card may lie at a spot; spots that do not take every card of a group are dealt first, as numbers.

        Some card that is left always fits the next spot.
        """
        return True

    def redeal(self, s: Z, twin: Z, reader: Seat, rng: Rng) -> None:
        """Deal again, in the copy `twin`, what `reader` cannot know, the generator's future too."""
        twin.rng = rng.fork()
        self.settle(twin, self.dealt(s, i64(reader), rng))

    def dealt(self, s: Z, reader: i64, rng: Rng) -> vec[i64]:
        """By card: its spot, once those that are not KNOWN are dealt again within their groups."""
        spots, groups, sizes = self.blank[:], self.blank[:], self.no_groups[:]
        unknown, audience = self.numbers[:], self.audience
        last: i64 = KNOWN
        found: i64 = 0
        for number, place in enumerate(s.place):
            card = i64(number)
            spots[card] = self.spot_of(s, card, reader)
            if i64(audience[i64(place) >> 3]) != OPEN:
                group = self.group_of(s, card, reader)
                if group != KNOWN:
                    groups[card] = group
                    sizes[group] = sizes[group] + 1
                    last = group if group > last else last
                    unknown[found] = i16(card)
                    found += 1
        if self.has_piles:
            self.number_piles(s, spots)
        group = 0
        while group <= last:
            if sizes[group] > 0:
                self.deal_group(s, members(unknown, groups, group, i64(sizes[group])), spots, rng)
            group += 1
        return spots

    def number_piles(self, s: Z, spots: vec[i64]) -> None:
        """Add to the spot of each card in a pile how many lie on it."""
        for zone, is_pile in enumerate(self.ordered):
            place, end = i64(zone) * SPAN, i64(zone) * SPAN + (SPAN if is_pile == 1 else i64(0))
            while place < end:
                above: i64 = 0
                card = s.top(place)
                while card >= 0:
                    spots[card] = spots[card] + above
                    above += 1
                    card = i64(s.next[card])
                place += 1

    def deal_group(self, s: Z, cards: vec[i16], spots: vec[i64], rng: Rng) -> None:
        """Deal the spots of some cards, ascending, among them; what comes of it does not depend on which lies where.

        Each spot takes any of the cards that fit, all as likely; so are all deals, where the cards that fit an earlier
        spot fit every later one too.
        """
        free = self.blank[: len(cards)]
        for number, card in enumerate(cards):
            free[number] = spots[i64(card)]
        sort(free)
        place, size = i64(0), i64(len(cards))
        while place < size:
            other = place + rng.below(size - place)
            if not self.fits(s, i64(cards[other]), free[place]):
                other = self.fitting(s, cards, place, free[place], rng)
            chosen = cards[other]
            cards[other] = cards[place]
            spots[i64(chosen)] = free[place]
            place += 1

    def fitting(self, s: Z, cards: vec[i16], first: i64, spot: i64, rng: Rng) -> i64:
        """One of the cards from `first` on that fit a spot, by lot; IndexError where what is known cannot be."""
        found = vec[i64]()
        while first < i64(len(cards)):
            if self.fits(s, i64(cards[first]), spot):
                found = append(found, first)
            first += 1
        return found[rng.below(i64(len(found)))]

    def settle(self, s: Z, spots: vec[i64]) -> None:
        """Lay every card at its spot; in a pile the least one is on top."""
        places, ordered, has_piles = s.place[:], self.ordered, self.has_piles
        piled = vec[i64]()
        for card, spot in enumerate(spots):
            places[card] = u8(spot >> SPOT)
            if has_piles and ordered[spot >> (SPOT + 3)] == 1:
                piled = append(piled, (spot << SPOT) + i64(card))
        self.arrange(s, places)
        sort(piled)
        left = i64(len(piled))
        while left > 0:
            left -= 1
            top = piled[left] & ((1 << SPOT) - 1)
            s.link(top, i64(places[top]), s.head(i64(places[top])))


def members(cards: vec[i16], groups: vec[i64], group: i64, count: i64) -> vec[i16]:
    """The `count` of some cards, ascending, that belong to a group."""
    result = cards[:count]
    found: i64 = 0
    place: i64 = 0
    while found < count:
        if groups[i64(cards[place])] == group:
            result[found] = cards[place]
            found += 1
        place += 1
    return result
