"""The numbers of the rules that a pack may change (F1.3, F1.4, F2, F3.5, F7 to F10), and how far they go."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from gamekeeper.core.ids import Params

MOST_LEVELS: Final = 8  # levels of a fort, 0 among them: three bits of a key of look-ahead
MOST_STUFF: Final = 12  # as the next: five bits of such a key, with what a perk adds
MOST_PACK: Final = 12
MOST_LOOKOUT: Final = 6  # cards; there are codes for the icons of so many
MOST_HAND: Final = 10  # four bits of such a key, with the card that Recycling adds
MOST_DEALT: Final = 12  # rounds of a draft, four bits of what is remembered of a card
MOST_PARK: Final = 6
MOST_TOKENS: Final = 99
MOST_POINTS: Final = 999
MOST_PAID: Final = 50  # points of a made-up rule or the sculpture
MOST_SPARE: Final = 5  # made-up rules and perks beside one a seat: there are nine perks
MOST_XXL: Final = 6


class Numbers:
    """One pack's; as they are here where it does not say otherwise."""

    def __init__(self) -> None:
        self.pizza: i64 = 4  # F1.4 places in the stuff
        self.toys: i64 = 4
        self.pack: vec[i64] = vec[i64]([1, 2, 3, 4, 5, 6])  # F1.4 [level] → room
        self.lookout: vec[i64] = vec[i64]([1, 2, 3, 4, 5, 6])
        self.tokens: i64 = 30  # F1.3 of each kind
        self.hand: i64 = 5  # F3.5
        self.dealt: i64 = 8  # F2.2
        self.park: i64 = 3  # F2.1
        self.end_points: i64 = 25  # F8.1
        self.sculpture: i64 = 4  # F7.3
        self.rule_level: i64 = 1  # F7.1
        self.spare_rules: i64 = 1  # F2.1 beside one a seat
        self.friendship: i64 = 1  # F9.2 more for all suits
        self.loner: i64 = 5  # F9.5
        self.minimalism: i64 = 8  # F9.6
        self.minimalism_level: i64 = 2
        self.sleepover: i64 = 8  # F9.10
        self.sleepover_tied: i64 = 4
        self.perk_level: i64 = 2  # F7.2
        self.spare_perks: i64 = 1  # F2.1 beside one a seat
        self.xxl: i64 = 2  # F10.5

    def paid(self) -> Params:
        """What the words of made-up rules and perks say in numbers (F9, F10.5)."""
        return {
            "friendship": int(self.friendship),
            "loner": int(self.loner),
            "minimalism": int(self.minimalism),
            "level": int(self.minimalism_level),
            "sleepover": int(self.sleepover),
            "tied": int(self.sleepover_tied),
            "xxl": int(self.xxl),
        }
