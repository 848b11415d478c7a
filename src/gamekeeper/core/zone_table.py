"""The zones and cards of one table: what they are called, who sees them, how a position lays them out.

A game lists its zones; each has a place per seat, or one for the table. A place is ``zone * SPAN + seat`` (seat 0
where the table has one). Who sees the cards of a zone is its audience: OPEN all, OWNER the seat it belongs to, COUNT
nobody, all know how many there are. A zone is a set, its cards ascending and drawn by lot; an ORDERED one is a pile
with its top first. Cards of one *back* are what a reader cannot tell apart while they lie unseen.
"""

from __future__ import annotations

from typing import Final, Generic, TypeVar

from librt.vecs import append, vec
from mypy_extensions import i16, i32, i64, mypyc_attr, u8

from gamekeeper.core.codes import Part, Thing, seats
from gamekeeper.core.errors import BadSave
from gamekeeper.core.ids import Element, Params, Seat
from gamekeeper.core.lists import filled, filled32
from gamekeeper.core.observation import Observation
from gamekeeper.core.zone_state import LOOSE, MOST_CARDS, ZoneState

OPEN: Final[i64] = 0
OWNER: Final[i64] = 1
COUNT: Final[i64] = 2

PER_SEAT: Final[i64] = 0
COMMON: Final[i64] = 1  # one place for the table
ORDERED: Final[i64] = 2  # a pile: the top card first
SELDOM: Final[i64] = 4  # seldom looked through: moving cards there costs nothing, listing them walks all cards

# how many cards of a place a reader knows
ALL: Final[i64] = 0
SOME: Final[i64] = 1  # `known_at` says which
NONE: Final[i64] = 2

# in a Reading
UNKNOWN: Final[i64] = -1
ASK: Final[i64] = -2

SPAN: Final[i64] = 8  # places of a zone, one per seat
MOST_ZONES: Final[i64] = 31


class Zone:
    """One kind of place: its name, who sees its cards, and COMMON, ORDERED or SELDOM where it is."""

    def __init__(self, name: str, audience: i64, traits: i64 = PER_SEAT) -> None:
        self.name = name
        self.audience: i64 = audience
        self.is_common: bool = traits & COMMON != 0
        self.is_ordered: bool = traits & ORDERED != 0
        self.is_loose: bool = traits & SELDOM != 0


class Reading:
    """How the numbers of places lie in the observations of one reader; all its own come first in their zones."""

    def __init__(self, places: i64) -> None:
        self.order: vec[i64] = vec[i64]()  # places as they come
        self.starts: vec[i64] = vec[i64]([UNKNOWN for _ in range(places)])  # [place] → its first number
        self.bases: vec[i64] = self.starts[:]  # the same where it knows ALL cards there, UNKNOWN for NONE, ASK for SOME

    def add(self, place: i64, room: i64, sight: i64) -> None:
        """The next place, of so many numbers, of which the reader knows ALL cards, SOME or NONE."""
        start = i64(len(self.order)) * room
        self.starts[place] = start
        self.bases[place] = start if sight == ALL else ASK if sight == SOME else UNKNOWN
        self.order = append(self.order, place)


CARD_ELEMENTS: Final = [f"card:{card}" for card in range(MOST_CARDS)]
Z = TypeVar("Z", bound=ZoneState)


@mypyc_attr(allow_interpreted_subclasses=True)
class ZoneTable(Generic[Z]):
    """The zones and cards of one table."""

    def __init__(self, seats: i64, zones: list[Zone]) -> None:
        assert i64(len(zones)) <= MOST_ZONES
        assert seats <= SPAN
        self.seats: i64 = seats
        self.zones = zones
        self.audience: vec[u8] = vec[u8]()  # [zone]
        self.ordered: vec[u8] = vec[u8]()  # [zone]
        self.has_piles = False
        self.elements: list[Element] = []  # [place]
        for zone in zones:
            self.elements += [zone.name if zone.is_common else f"{zone.name}:{seat}" for seat in range(SPAN)]
            self.has_piles = self.has_piles or zone.is_ordered
            self.audience = append(self.audience, u8(zone.audience))
            self.ordered = append(self.ordered, u8(1 if zone.is_ordered else 0))
        self.kind_of: vec[i16] = vec[i16]()  # [card], ascending
        self.back_of: vec[u8] = vec[u8]()  # [card]
        self.first_of: vec[i16] = vec[i16]()  # [kind] → its first card
        self.cards: i64 = 0
        self.room: i64 = 0  # numbers of a place in an observation: how many cards lie there, then one a kind
        self.readings: list[Reading] = []  # [reader]
        self.others: i64 = 0  # things beside cards that a game counts in observations itself
        self.nowhere: vec[i32] = vec[i32]()  # UNKNOWN for every card and other thing
        self.numbers: vec[i16] = vec[i16]()  # all cards
        self.blank: vec[i64] = vec[i64]()  # 0 for every card
        self.no_counts: vec[i16] = vec[i16]()  # see `unlink_all`
        self.unlinked: vec[i16] = vec[i16]()

    def add(self, kind: i64, back: i64, copies: i64) -> None:
        """Put cards of the next kind into the box."""
        self.first_of = append(self.first_of, i16(self.cards))
        for _ in range(copies):
            self.kind_of = append(self.kind_of, i16(kind))
            self.back_of = append(self.back_of, u8(back))
            self.numbers = append(self.numbers, i16(len(self.numbers)))
            self.blank = append(self.blank, 0)
        self.cards += copies
        assert self.cards <= MOST_CARDS

    def lay_out(self, s: Z, place: i64) -> None:
        """All cards in one place."""
        self.arrange(s, filled(self.cards, place))

    def check(self, s: Z) -> None:
        """BadSave unless a loaded position is one of this table."""
        if i64(len(s.place)) != self.cards or i64(len(s.counts)) != i64(len(self.zones)) * SPAN:
            raise BadSave(f"saved position holds {len(s.place)} cards, wanted {self.cards}")
        place: i64 = 0
        while place < i64(len(s.counts)):
            cards = s.cards_at(place)
            if len(cards) > 0 and not self.exists(place):
                raise BadSave(f"saved position holds cards in place {place}")
            for spot in range(1, len(cards)):
                if self.ordered[place >> 3] == 0 and cards[spot] < cards[spot - 1]:
                    raise BadSave(f"saved position holds cards out of order in place {place}")
            if self.zones[place >> 3].is_loose:
                s.loosen(place)
            place += 1

    def places_of(self, zone: i64) -> i64:
        """How many places a zone has."""
        return 1 if self.zones[zone].is_common else self.seats

    def element(self, place: i64) -> Element:
        """The element of a place: ``hand:2``, ``market``."""
        return self.elements[place]

    def exists(self, place: i64) -> bool:
        """Whether a place is one of this table."""
        return place & (SPAN - 1) < self.places_of(place >> 3)

    def seat_of(self, place: i64, to: i64) -> i64:
        """The seat that a move concerns: whose the second place is, else the first."""
        return (place if self.zones[to >> 3].is_common else to) & (SPAN - 1)

    def things(self) -> list[Thing]:
        """All places as things with a name: the zone's is the key, its words may speak of the seat."""
        seat = [seats(self.seats)]
        return [
            Thing(zone.name, zone.name) if zone.is_common else Thing(f"{zone.name}:{{seat}}", zone.name, seat)
            for zone in self.zones
        ]

    def cards_as_things(self, told: list[Params]) -> Thing:
        """All cards as things: [kind] → what texts are told of its cards."""
        names = [str(card) for card in range(self.cards)]
        return Thing("card:{card}", "card", [Part("card", names, [told[int(kind)] for kind in self.kind_of])])

    def sees(self, place: i64, reader: i64) -> bool:
        """Whether a reader sees the cards of a place."""
        audience = i64(self.audience[place >> 3])
        return audience == OPEN or (audience == OWNER and (place & (SPAN - 1)) == reader)

    def sight_of(self, place: i64, reader: i64) -> i64:
        """Whether a reader always knows ALL cards of a place, NONE, or SOME of them; must fit `Zones.group_of`."""
        return ALL if self.sees(place, reader) else SOME

    def arrange(self, s: Z, places: vec[u8]) -> None:
        """Lay every card into the set that `places` says; the cards of piles lie nowhere yet."""
        s.part()
        s.place = places
        if i64(len(self.unlinked)) != self.cards + i64(len(self.zones)) * SPAN:
            self.unlink_all(s)
        counts, following, ordered = self.no_counts[:], self.unlinked[:], self.ordered
        card = cards = self.cards
        while card > 0:
            card -= 1
            place = i64(places[card])
            if ordered[place >> 3] == 0:
                counts[place] = counts[place] + 1
                top = cards + place
                if i64(following[top]) != LOOSE:
                    following[card] = following[top]
                    following[top] = i16(card)
        s.counts = counts
        s.next = following

    def unlink_all(self, s: Z) -> None:
        """What `counts` and `next` are as long as no card lies anywhere."""
        s.clear_places(i64(len(self.zones)) * SPAN, self.cards)
        for number, zone in enumerate(self.zones):
            if zone.is_loose:
                for seat in range(SPAN):
                    s.loosen(i64(number) * SPAN + seat)
        self.no_counts = s.counts
        self.unlinked = s.next

    # --- as numbers ------------------------------------------------------------------------------------------------

    def name_places(self, out: Observation) -> None:
        """The numbers that an observation has of places, in order."""
        for zone in range(len(self.zones)):
            for number in range(self.places_of(i64(zone))):
                name = self.element(i64(zone) * SPAN + i64(number))
                out.number(name, 0, 0, self.cards)
                out.counters(f"{name}.kinds", i64(len(self.first_of)), self.cards)

    def all_readings(self) -> list[Reading]:
        """[reader] → how the numbers of places lie."""
        self.room = i64(len(self.first_of)) + 1
        result = []
        for reader in range(self.seats):
            one = Reading(i64(len(self.zones)) * SPAN)
            for zone in range(len(self.zones)):
                places = self.places_of(i64(zone))
                for number in range(places):
                    place = i64(zone) * SPAN + (i64(number) if places == 1 else (i64(number) + reader) % places)
                    one.add(place, self.room, self.sight_of(place, i64(reader)))
            result.append(one)
        self.nowhere = filled32(self.cards + self.others, UNKNOWN)
        return result

    def view(self, s: Z, reader: Seat) -> dict[str, object]:
        """By place: the elements of its cards for who sees them, else how many there are."""
        seen: dict[str, object] = {}
        for zone in range(len(self.zones)):
            for seat in range(self.places_of(i64(zone))):
                place = i64(zone) * SPAN + i64(seat)
                told = self.sees(place, i64(reader))
                seen[self.element(place)] = elements(s.cards_at(place)) if told else int(s.counts[place])
        return seen

    def inventory(self, s: Z) -> dict[str, list[int]]:
        """Where all cards are."""
        places = [i64(place) for place in range(len(s.counts)) if self.exists(i64(place))]
        return {self.element(place): [int(card) for card in s.cards_at(place)] for place in places}


def elements(cards: vec[i16]) -> list[str]:
    """The elements of cards: always the same objects, so that what compares views sees at a glance what stays."""
    return [CARD_ELEMENTS[card] for card in cards]
