"""Where cards and dice lie, who sees them there, and what one knows of cards one does not see (section 12)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from gamekeeper.core.zone_table import ALL, COMMON, COUNT, NONE, OPEN, OWNER, SELDOM, SPAN, Zone
from gamekeeper.core.zones import KNOWN, Zones
from gamekeeper.games.dice_theme_park.components import MOST_HEXES, MOST_SEATS
from gamekeeper.games.dice_theme_park.fields import ParkState

PARK: Final[i64] = 0  # + seat: attractions
MASCOTS: Final[i64] = SPAN * 1  # + seat: skills, each with its mascot, and mascots without one
HAND: Final[i64] = SPAN * 2  # + seat: staff
PLAYED: Final[i64] = SPAN * 3  # + seat: staff of this round
ADMIN: Final[i64] = SPAN * 4  # + seat
OFFER: Final[i64] = SPAN * 5  # + seat: what is chosen from in the set-up
DISPLAY: Final[i64] = SPAN * 6  # attractions
TRASH: Final[i64] = SPAN * 7  # the discard pile of attractions
STACK: Final[i64] = SPAN * 8  # A, then B
SKILLS: Final[i64] = SPAN * 10  # the display
SKILL_DECK: Final[i64] = SPAN * 11
SKILL_TRASH: Final[i64] = SPAN * 12
SUPPLY: Final[i64] = SPAN * 13  # mascots without a skill
GOALS: Final[i64] = SPAN * 14  # objectives and goals on the round track
SOLO_DECK: Final[i64] = SPAN * 15
SOLO_CARD: Final[i64] = SPAN * 16  # of this round
GONE: Final[i64] = SPAN * 17  # what has left the game before all eyes
BOX: Final[i64] = SPAN * 18  # what was not dealt

ZONES: Final = [
    Zone("park", OPEN),
    Zone("mascots", OPEN),
    Zone("hand", OWNER),
    Zone("played", OPEN),
    Zone("administrator", OPEN),
    Zone("offer", OWNER),
    Zone("display", OPEN, COMMON),
    Zone("trash", OPEN, COMMON),
    Zone("stack-a", COUNT, COMMON | SELDOM),
    Zone("stack-b", COUNT, COMMON | SELDOM),
    Zone("skills", OPEN, COMMON),
    Zone("skill-deck", COUNT, COMMON | SELDOM),
    Zone("skill-trash", OPEN, COMMON | SELDOM),
    Zone("supply", OPEN, COMMON | SELDOM),
    Zone("goals", OPEN, COMMON),
    Zone("solo-deck", COUNT, COMMON | SELDOM),
    Zone("solo-card", OPEN, COMMON),
    Zone("gone", OPEN, COMMON | SELDOM),
    Zone("box", COUNT, COMMON | SELDOM),
]

# where dice are: hexes of all parks first
RAIL: Final[i64] = MOST_SEATS * MOST_HEXES  # + monorail
MOST_RAILS: Final[i64] = 5
BAG: Final[i64] = RAIL + 8
AWAY: Final[i64] = BAG + 1  # the discard area of who plays alone
LEAVING: Final[i64] = BAG + 2  # + seat: dice of value 1 in upkeep
MOST_DICE_PLACES: Final[i64] = LEAVING + MOST_SEATS


class TableZones(Zones[ParkState]):
    """Everybody can work out which staff is in whose hand: what is played and passed on is seen by all."""

    def sight_of(self, place: i64, reader: i64) -> i64:
        return ALL if HAND <= place < PLAYED or self.sees(place, reader) else NONE

    def group_of(self, s: ParkState, card: i64, reader: i64) -> i64:
        return KNOWN if self.sight_of(i64(s.place[card]), reader) == ALL else i64(self.back_of[card])
