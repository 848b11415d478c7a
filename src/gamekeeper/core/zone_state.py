"""A position with cards and tokens in zones: where everything lies, how it is copied, saved and loaded."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i16, i64, mypyc_attr, u8

from gamekeeper.core.codec import Reader, Writer
from gamekeeper.core.errors import BadSave
from gamekeeper.core.lists import filled, filled16
from gamekeeper.core.state import State

MOST_PLACES: Final[i64] = 255
MOST_CARDS: Final[i64] = 1000
NO_CARD: Final[i64] = -1
LOOSE: Final[i64] = -2  # top of a place whose cards are not chained: `place` alone says which they are


@mypyc_attr(acyclic=True, allow_interpreted_subclasses=True)
class ZoneState(State):
    """A position of a game with cards in zones, and tokens (see `core.pools`)."""

    def __init__(self) -> None:
        super().__init__()
        self.place: vec[u8] = vec[u8]()  # [card] → where it lies
        self.counts: vec[i16] = vec[i16]()  # [place] → how many cards lie there
        self.next: vec[i16] = vec[i16]()  # [card] → the next one in its place, NO_CARD; then [place] → see `top`
        self.is_shared: bool = False  # whether the three above are a copy's too, until a card moves here
        self.tokens: vec[i16] = vec[i16]()  # [kind * places + place] → how many lie there

    def copy_base(self, twin: State) -> None:
        """Copy the fields of this class and its base."""
        super().copy_base(twin)
        assert isinstance(twin, ZoneState)
        twin.place = self.place
        twin.counts = self.counts
        twin.next = self.next
        self.is_shared = twin.is_shared = True
        if len(self.tokens) > 0:
            twin.tokens = self.tokens[:]

    def save_base(self, out: Writer) -> None:
        """Write the fields of this class and its base: place by place, how many cards and which."""
        super().save_base(out)
        out.medium(self.counts)
        for card in self.in_order():
            out.number(i64(card))
        out.medium(self.tokens)

    def load_base(self, data: Reader) -> None:
        """Read what `save_base` wrote; `Zones.check` must follow."""
        super().load_base(data)
        counts = data.medium()
        cards: i64 = 0
        for count in counts:
            cards += i64(count) if count >= 0 else 0
        if cards > MOST_CARDS or i64(len(counts)) > MOST_PLACES:
            raise BadSave(f"saved position holds {cards} cards in {len(counts)} places")
        self.place = filled(cards, 255)
        self.clear_places(i64(len(counts)), cards)
        place: i64 = 0
        while place < i64(len(counts)):
            last = self.head(place)
            for _ in range(counts[place]):
                card = data.between(0, cards - 1)
                if self.place[card] != 255:
                    raise BadSave(f"saved position holds card {card} twice")
                self.link(card, place, last)
                last = card
            place += 1
        self.tokens = data.medium()

    def part(self) -> None:
        """Share the cards with no copy: what moves them calls this first."""
        if self.is_shared:
            self.place = self.place[:]
            self.counts = self.counts[:]
            self.next = self.next[:]
            self.is_shared = False

    def clear_places(self, places: i64, cards: i64) -> None:
        """No card lies anywhere."""
        self.counts = filled16(places, 0)
        self.next = filled16(cards + places, NO_CARD)

    def head(self, place: i64) -> i64:
        """Behind which a card is the first of its place."""
        return i64(len(self.place)) + place

    def top(self, place: i64) -> i64:
        """The first card of a place, NO_CARD where there is none; LOOSE where the zone is SELDOM looked through."""
        return i64(self.next[i64(len(self.place)) + place])

    def loosen(self, place: i64) -> None:
        """The cards of this place are not chained."""
        self.next[self.head(place)] = i16(LOOSE)

    def link(self, card: i64, place: i64, before: i64) -> None:
        """Put a card that lies nowhere into a place, behind another one or its `head`."""
        places, counts, following = self.place, self.counts, self.next
        places[card] = u8(place)
        counts[place] = counts[place] + 1
        if i64(following[i64(len(places)) + place]) != LOOSE:
            following[card] = following[before]
            following[before] = i16(card)

    def unlink(self, card: i64) -> None:
        """Take a card out of its place, so that it can be linked to another."""
        if self.is_shared:
            self.part()
        places, counts, following = self.place, self.counts, self.next
        place = i64(places[card])
        counts[place] = counts[place] - 1
        here = i64(len(places)) + place
        if i64(following[here]) == LOOSE:
            return
        while i64(following[here]) != card:
            here = i64(following[here])
        following[here] = following[card]

    def count(self, place: i64) -> i64:
        """How many cards lie in a place."""
        return i64(self.counts[place])

    def cards_at(self, place: i64) -> vec[i16]:
        """All cards in a place: ascending, or from the top of a pile."""
        following, left = self.next, i64(self.counts[place])
        result = following[:left]
        at: i64 = 0
        card = self.top(place)
        if card == LOOSE:
            card = 0
            while at < left:
                if i64(self.place[card]) == place:
                    result[at] = i16(card)
                    at += 1
                card += 1
            return result
        while card >= 0:
            result[at] = i16(card)
            at += 1
            card = i64(following[card])
        return result

    def chain(self, place: i64) -> vec[i16]:
        """`next`, in which the cards of a place are chained even where it is SELDOM looked through."""
        following, here = self.next, self.head(place)
        if i64(following[here]) != LOOSE:
            return following
        following = following[:]
        for card in self.cards_at(place):
            following[here] = card
            here = i64(card)
        following[here] = i16(NO_CARD)
        return following

    def in_order(self) -> vec[i16]:
        """All cards, place by place as `cards_at` lists them."""
        following, places = self.next, i64(len(self.counts))
        cards = i64(len(self.place))
        result = following[:cards]
        at: i64 = 0
        place: i64 = 0
        while place < places:
            card = i64(following[cards + place])
            if card == LOOSE:
                for one in self.cards_at(place):
                    result[at] = one
                    at += 1
            while card >= 0:
                result[at] = i16(card)
                at += 1
                card = i64(following[card])
            place += 1
        return result
