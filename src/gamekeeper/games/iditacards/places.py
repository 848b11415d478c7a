"""Where the cards lie, who sees them there, and what one knows of cards one does not see (I1, I13)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i16, i64

from gamekeeper.core.lists import filled16
from gamekeeper.core.zone_table import ALL, COMMON, COUNT, NONE, OPEN, ORDERED, OWNER, SELDOM, SOME, SPAN, Zone
from gamekeeper.core.zones import KNOWN, Zones
from gamekeeper.games.iditacards import components, language
from gamekeeper.games.iditacards.components import UPGRADE, VERBS, Components
from gamekeeper.games.iditacards.fields import SledState

DECK: Final[i64] = 0  # + seat, as the next ones
HAND: Final[i64] = SPAN * 1
DISCARD: Final[i64] = SPAN * 2
STACK: Final[i64] = SPAN * 3  # cards played: pending, taking effect, and what was paid as risk for them
LOOK: Final[i64] = SPAN * 4  # cards being looked at
SORT: Final[i64] = SPAN * 5  # cards being recovered
TEAM: Final[i64] = SPAN * 6  # dogs in play
GEAR: Final[i64] = SPAN * 7  # attachments in play
LEGEND: Final[i64] = SPAN * 8  # legendary cards not yet in the deck
SUPPLY: Final[i64] = SPAN * 9
PILE: Final[i64] = SPAN * 10  # + SPAN * upgrade deck
DESTROYED: Final[i64] = SPAN * 14  # + SPAN * upgrade deck
DAMAGE_PILE: Final[i64] = SPAN * 18
BOX: Final[i64] = SPAN * 19  # legendary cards dealt to nobody
GONE: Final[i64] = SPAN * 20  # cards that have left the game

UPGRADE_NAMES: Final = components.DECKS[int(UPGRADE) : int(components.LEGENDARY)]
ZONES: Final = [
    Zone("deck", COUNT),
    Zone("hand", OWNER),
    Zone("discard", OPEN),
    Zone("stack", OPEN, ORDERED),
    Zone("look", OWNER),
    Zone("sort", OPEN),
    Zone("team", OPEN),
    Zone("gear", OPEN),
    Zone("legend", OWNER),
    Zone("supply", OPEN, COMMON),
    *[Zone(f"pile-{name}", COUNT, COMMON | SELDOM) for name in UPGRADE_NAMES],
    *[Zone(f"destroyed-{name}", OPEN, COMMON | SELDOM) for name in UPGRADE_NAMES],
    Zone("damage", OPEN, COMMON),
    Zone("box", COUNT, COMMON | SELDOM),
    Zone("gone", OPEN, COMMON | SELDOM),
]
LEGENDS: Final[i64] = SPAN  # the group of legendary cards nobody else has seen; cards of a seat are group `seat`


class TableZones(Zones[SledState]):
    """I1.2 Everybody knows whose cards are whose, and which of them went face up into a hand.

    A face-down deck is a set: what lies in an upgrade deck, or in one's own, is known, though not in which order.
    """

    def __init__(self, seats: i64, box: Components) -> None:
        super().__init__(seats, ZONES)
        self.box = box
        self.traits = box.traits

    def first_place(self, card: i64) -> i64:
        """I1.1, I1.2 Where a card lies before anybody has drawn."""
        kind = i64(self.kind_of[card])
        deck = self.box.deck[kind]
        if deck == components.STARTER:
            seat = (card - i64(self.first_of[kind])) // self.box.copies[kind]
            starts = self.box.type[kind] == components.DOG and self.box.trait(kind, language.STARTS) > 0
            return (TEAM if starts else DECK) + seat
        if deck == components.DAMAGE:
            return DAMAGE_PILE
        return BOX if deck == components.LEGENDARY else PILE + SPAN * (deck - UPGRADE)

    def move(self, s: SledState, card: i64, to: i64) -> None:
        """What comes into play, or leaves it, counts for its team; what goes elsewhere loses its mark."""
        place = i64(s.place[card])
        super().move(s, card, to)
        if not TEAM <= to < LEGEND:
            s.mark[card] = 0
        if TEAM <= place < LEGEND:
            self.count(s, card, place & (SPAN - 1), -1)
        if TEAM <= to < LEGEND:
            self.count(s, card, to & (SPAN - 1), 1)

    def count(self, s: SledState, card: i64, seat: i64, sign: i64) -> None:
        """Add what a card does to what its team does, or take it away."""
        first, traits, does = i64(self.kind_of[card]) * VERBS, self.traits, s.does
        for trait in range(VERBS):
            does[seat * VERBS + trait] = i16(i64(does[seat * VERBS + trait]) + sign * traits[first + trait])

    def count_all(self, s: SledState) -> None:
        """Work out what all teams do."""
        s.does = filled16(i64(len(s.does)), 0)
        for place in range(TEAM, LEGEND):
            for card in s.cards_at(place):
                self.count(s, i64(card), place & (SPAN - 1), 1)

    def damaged(self, s: SledState, seat: i64) -> i64:
        """I8.1 Damaged cards among a seat's own."""
        cards = [i64(card) for place in (DECK, HAND, DISCARD, STACK) for card in s.cards_at(place + seat)]
        return sum((i64(self.box.deck[i64(self.kind_of[card])] == components.DAMAGE) for card in cards), i64(0))

    def sight_of(self, place: i64, reader: i64) -> i64:
        if place < SUPPLY and place & (SPAN - 1) != reader and not self.sees(place, reader):
            return SOME if place < LEGEND else NONE
        return NONE if place == BOX else ALL

    def known_at(self, s: SledState, card: i64, reader: i64) -> i64:
        return i64(s.place[card]) if s.mark[card] == 1 else i64(-1)

    def group_of(self, s: SledState, card: i64, reader: i64) -> i64:
        place = i64(s.place[card])
        owner = place & (SPAN - 1)
        if place < LEGEND:
            return KNOWN if owner == reader or s.mark[card] == 1 else owner
        if place < SUPPLY:
            return KNOWN if owner == reader else LEGENDS
        return LEGENDS if place == BOX else KNOWN
