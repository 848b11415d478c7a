"""The cards of a table, and what a seat knows of them beyond what it sees (section 12).

It knows whose every card is that has lain open, however often it was shuffled since (`PUBLIC`), and of some that they
are in hand (`SURE`). From a draft it remembers which cards went round after it saw them: what was taken from a hand
between two sights of it looks the same to it, and so does all that it never saw. Of the made-up rules it remembers
those it chose from.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from gamekeeper.core.zone_table import OPEN
from gamekeeper.core.zones import KNOWN, SPOT, Zones
from gamekeeper.games.fort import places
from gamekeeper.games.fort.components import COIN, SUIT_COUNT, Components
from gamekeeper.games.fort.places import DECK, HAND, LOOKOUT, PARK_DECK, PUBLIC, ROUND, RULES_AWAY, SEAT, SURE
from gamekeeper.games.fort.state import FortState

# what a spot remembers (see `Zones.spot_of`): the past of the card there, then
SURE_SPOT: Final[i64] = 16
SUITS_SPOT: Final[i64] = 32  # times the suits that the card there has shown

# groups of cards that look the same to a seat; those of a draft come behind
NEVER_SEEN: Final[i64] = 0
RULES_UNSEEN: Final[i64] = 1
RULES_SEEN: Final[i64] = 2
DRAFTED: Final[i64] = 3


class FortZones(Zones[FortState]):
    """The zones and cards of one table."""

    def __init__(self, seats: i64, box: Components) -> None:
        super().__init__(seats, places.ZONES)
        self.box = box
        for kind, row in enumerate(box.rows):
            self.add(kind, 0, row.copies)
        self.first_rule = self.cards
        self.first_perk = self.cards + places.RULE_COUNT
        for number in range(places.RULE_COUNT + places.PERK_COUNT):
            self.add(box.kinds + number, 0, 1)

    def move(self, s: FortState, card: i64, to: i64) -> None:
        """Put a card into another place; whose it is stays known once it lay open."""
        super().move(s, card, to)
        s.know(card, PUBLIC if i64(self.audience[to >> 3]) == OPEN else i64(s.known[card]) & PUBLIC)

    def move_all(self, s: FortState, place: i64, to: i64) -> None:
        """The same for all cards of a place."""
        if i64(self.audience[to >> 3]) == OPEN != i64(self.audience[place >> 3]):
            card = s.top(place)
            while card >= 0:
                s.know(card, PUBLIC)
                card = i64(s.next[card])
        super().move_all(s, place, to)

    def is_seen(self, s: FortState, card: i64, reader: i64) -> bool:
        """Whether a reader sees a card, or knows whose it is since it lay open."""
        return i64(s.known[card]) & PUBLIC != 0 or self.sees(i64(s.place[card]), reader)

    def group_of(self, s: FortState, card: i64, reader: i64) -> i64:
        """Cards that a reader never saw, and for each hand of the draft those taken between two sights of it."""
        if self.is_seen(s, card, reader):
            return KNOWN
        place, past = i64(s.place[card]), i64(s.past[card])
        if card >= self.first_rule:
            return RULES_SEEN if reader >= 0 and (past >> reader) & 1 == 1 else RULES_UNSEEN
        if ROUND <= place < DECK:
            past = s.draft_round
        if past == 0 or reader < 0:
            return NEVER_SEEN
        hand = (place & SEAT) - past + 1  # the seat with which it began, less than 0 for the last ones
        since = past - 1 - (reader - hand) % self.seats
        return DRAFTED + hand % self.seats * self.box.numbers.dealt + since // self.seats if since >= 0 else NEVER_SEEN

    def spot_of(self, s: FortState, card: i64, reader: i64) -> i64:
        """What is in hand and what in the deck others cannot tell, but for cards that are SURE."""
        place = i64(s.place[card])
        remembered = i64(s.past[card])
        if i64(s.known[card]) & SURE != 0:
            remembered += SURE_SPOT
        elif HAND <= place < RULES_AWAY and place & SEAT != reader:
            place += DECK - HAND
        elif LOOKOUT <= place < PARK_DECK:
            remembered += self.suits_of(card) * SUITS_SPOT
        return (place << SPOT) + remembered

    def known_at(self, s: FortState, card: i64, reader: i64) -> i64:
        """Whose it is and, of what is in hand and what in the deck, that it is one or the other."""
        known, place = i64(s.known[card]), i64(s.place[card])
        if known & PUBLIC == 0:
            return -1
        return place + DECK - HAND if HAND <= place < RULES_AWAY and known & SURE == 0 else place

    def fits(self, s: FortState, card: i64, spot: i64) -> bool:
        """A card that went under a lookout unseen has shown its suits."""
        is_lookout = LOOKOUT <= spot >> SPOT < PARK_DECK
        return not is_lookout or (spot & ((1 << SPOT) - 1)) // SUITS_SPOT == self.suits_of(card)

    def suits_of(self, card: i64) -> i64:
        """The suits on a card as one number."""
        kind = i64(self.kind_of[card])
        led = i64(self.box.led[kind])
        icons = kind * SUIT_COUNT
        return (led * 4 + i64(self.box.icons[icons + led])) * 4 + i64(self.box.icons[icons + COIN])
