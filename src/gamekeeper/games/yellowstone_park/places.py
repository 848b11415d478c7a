"""Where the cards lie, who sees them there, and what everybody remembers of them (section 10).

Each card laid or collected lay face up, so its whereabouts are known until it is hidden among others: in a draw pile of
some *generation*, or among the cards of a malus pile from which six were taken. So a hidden card has a class,
``since``: the generation of the pile it went to. A hidden place has a label: the generation of the pile its card came
from. A card may be in a place when its class is not later than the place's label.

Places are filled from the earliest label to the latest, each with a card drawn from those it takes. What an earlier
label takes, every later one does too, so all deals that fit the labels are equally likely. Where cards of one hand came
from several piles this is not quite the true distribution; what the others' play says about their cards is weighed
by tells.py alone. Every deal that fits what was seen can occur.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from gamekeeper.core.ids import Seat
from gamekeeper.core.rng import Rng
from gamekeeper.core.zone_table import ALL, COMMON, COUNT, NONE, OPEN, ORDERED, OWNER, SELDOM, SOME, SPAN, Zone
from gamekeeper.core.zones import KNOWN, SPOT, Zones
from gamekeeper.games.yellowstone_park.components import COPIES, KINDS, MOST_HAND
from gamekeeper.games.yellowstone_park.fields import ParkState

AWAY: Final[i64] = 0  # cards that this box does not have
PILE: Final[i64] = SPAN * 1
BOARD: Final[i64] = SPAN * 2
HAND: Final[i64] = SPAN * 3  # + seat
MALUS: Final[i64] = SPAN * 4  # + seat

FROM_MALUS: Final[i64] = -1  # a label: taken from the malus pile
WHERE: Final[i64] = 8  # a spot is a label (from 0) << SPOT, a place << WHERE, and its order in a pile


class ParkZones(Zones[ParkState]):
    """The zones of a table, with all cards that there can be, and what is known beyond them."""

    def __init__(self, seats: i64) -> None:
        kinds = [Zone("away", OPEN, COMMON | SELDOM), Zone("pile", COUNT, COMMON | ORDERED)]
        kinds += [Zone("board", OPEN, COMMON | SELDOM), Zone("hand", OWNER), Zone("malus", COUNT, SELDOM)]
        super().__init__(seats, kinds)
        for kind in range(KINDS):
            self.add(kind, 0, COPIES)

    def group_of(self, s: ParkState, card: i64, reader: i64) -> i64:
        """Known are the board, the reader's hand, and of a malus pile what was not among cards taken from it."""
        place = i64(s.place[card])
        if place >= MALUS:
            return 0 if i64(s.taken[card]) == place - MALUS + 1 else KNOWN
        return 0 if place == PILE or (place >= HAND and place != HAND + reader) else KNOWN

    def spot_of(self, s: ParkState, card: i64, reader: i64) -> i64:
        place = i64(s.place[card])
        label = s.generation
        if place >= MALUS:
            label = FROM_MALUS
        elif place >= HAND:
            number = (place - HAND) * MOST_HAND
            other = s.top(place)
            while other != card:
                number += 1
                other = i64(s.next[other])
            label = i64(s.labels[number])
        return ((label + 1) << SPOT) + (place << WHERE)

    def sight_of(self, place: i64, reader: i64) -> i64:
        if place >= MALUS:
            return SOME
        return NONE if place == PILE or (place >= HAND and place != HAND + reader) else ALL

    def known_at(self, s: ParkState, card: i64, reader: i64) -> i64:
        place = i64(s.place[card])
        return -1 if i64(s.taken[card]) == place - MALUS + 1 else place

    def fits(self, s: ParkState, card: i64, spot: i64) -> bool:
        return label_fits(s, (spot >> WHERE) & (SPAN - 1), card, (spot >> SPOT) - 1)

    def redeal(self, s: ParkState, twin: ParkState, reader: Seat, rng: Rng) -> None:
        twin.rng = rng.fork()
        self.lay_again(twin, self.dealt(s, i64(reader), rng))

    def lay_again(self, twin: ParkState, spots: vec[i64]) -> None:
        """Every card at its spot, whichever label made it one."""
        for card in range(self.cards):
            spots[card] = (spots[card] & ((1 << SPOT) - 1)) << (SPOT - WHERE)
        self.settle(twin, spots)


def label_fits(s: ParkState, seat: i64, card: i64, label: i64) -> bool:
    """Whether a card may have come to a seat's hand the way `label` says, as far as everybody knows."""
    if label == FROM_MALUS:
        return i64(s.taken[card]) == seat + 1
    return i64(s.since[card]) <= label


def counts(s: ParkState, seats: i64, zone: i64) -> list[int]:
    """How many cards each seat has in a zone."""
    return [int(s.count(zone + seat)) for seat in range(seats)]
