"""The box as tables (I1): what a component pack fills in, and what cards cost (I3.2)."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from gamekeeper.core.effects import Rows
from gamekeeper.games.iditacards.language import COUNTS, EFFECTS, HOLDS, LEGS, TRAITS

DECKS: Final = ["starter", "speed", "reckless", "improvement", "survivor", "legendary", "damage"]
STARTER: Final[i64] = 0
UPGRADE: Final[i64] = 1  # the first of four
UPGRADES: Final[i64] = 4
LEGENDARY: Final[i64] = 5
DAMAGE: Final[i64] = 6

TYPES: Final = ["attachment", "dog", "food", "movement", "personal", "sled", "utility", "damage"]
ATTACHMENT: Final[i64] = 0
DOG: Final[i64] = 1
FOOD: Final[i64] = 2
MOVEMENT: Final[i64] = 3
PERSONAL: Final[i64] = 4
SLED: Final[i64] = 5
UTILITY: Final[i64] = 6
DAMAGED: Final[i64] = 7

TAGS: Final = ["", "breakfast", "lunch", "dinner", "venison"]
MEALS: Final[i64] = 3  # the first tags
VENISON: Final[i64] = 4

COSTS: Final[i64] = 3
ENERGY: Final[i64] = 0
HEALTH: Final[i64] = 1
RISK: Final[i64] = 2
ALL_ENERGY: Final[i64] = 99  # the whole hand
MOST_DOGS: Final[i64] = 6
SLOTS: Final[i64] = 7  # dogs of a team, a new one that does not fit included
MOST_GEAR: Final[i64] = 21  # attachments of a team
MOST_RISK: Final[i64] = 9
MOST_SQUARES: Final[i64] = 240
MOST_LEGS: Final[i64] = 14
VERBS: Final[i64] = 32  # places for the amounts of a card's or a leg's verbs

# what changes the costs of cards, in one number: how much less each is, hypothermia and starvation, which are free
LESS: Final[i64] = 14  # bits of each
LEVELS: Final[i64] = COSTS * LESS
LEVEL: Final[i64] = 8
FREE: Final[i64] = LEVELS + 2 * LEVEL - 1  # from bit 1 on, as in `moving`


class Components:
    """What a component pack says."""

    def __init__(self, race: list[int], cards: Rows, legs: Rows, faces: Rows, renamed: set[str]) -> None:
        self.kinds: i64 = i64(len(cards.words))
        self.slugs = cards.texts(0)  # [kind] → its name in notation, as all that follows
        self.names = cards.texts(1)
        self.known = ["" if slug in renamed else slug for slug in self.slugs]  # [kind] → what words know it by
        self.deck = cards.columns(0)
        self.type = cards.columns(1)
        self.copies = cards.columns(2)
        self.costs = cards.columns(3, int(COSTS))  # [kind * COSTS + cost] → printed
        self.fake = cards.columns(6)
        self.tag = cards.columns(7)
        self.texts = cards.texts(2)  # [kind] → of its effect
        self.in_play = cards.texts(3)
        self.effects = cards.effects(2, EFFECTS)  # [kind]
        self.traits = cards.amounts(3, TRAITS, VERBS)  # [kind * VERBS + trait]
        for kind, text in enumerate(self.in_play):
            first, is_dog = i64(kind) * VERBS, self.type[kind] == DOG
            self.traits[first + HOLDS] = self.traits[first + HOLDS] if "holds" in text else 1
            self.traits[first + COUNTS] = self.traits[first + COUNTS] if is_dog and "counts" in text else i64(is_dog)
        self.legs = legs.texts(0)
        self.squares = legs.columns(0, 2)  # [leg * 2 + side], side 1 for who plays alone
        self.numbers = legs.columns(2, 4)  # [leg * 4 + condition * 2 + side]
        self.checkpoint = legs.columns(6)  # [leg] → 1 when its first square is one
        self.leg_traits = legs.amounts(1, LEGS, VERBS)  # [leg * VERBS + trait]
        self.weathers = faces.texts(0)
        self.weather_speed = faces.columns(0)
        self.weather_brings = faces.columns(1, 2)  # [weather * 2 + condition]
        self.is_storm = faces.columns(3)
        self.is_snow = faces.columns(4)
        self.hand: i64 = race[0]
        self.legendary: i64 = race[1]  # cards a player is dealt
        self.dogs: i64 = race[2]  # that a team may have
        self.deadly: i64 = race[3]  # the condition one dies of
        self.back: i64 = race[4]  # squares that who dies goes back
        self.advance: i64 = race[5]  # squares at the end of a turn

    def trait(self, kind: i64, which: i64) -> i64:
        """What a card in play does of one trait, 0 for nothing."""
        return self.traits[kind * VERBS + which]

    def leg_trait(self, leg: i64, which: i64) -> i64:
        """What a leg does of one trait."""
        return self.leg_traits[leg * VERBS + which]


class Prices:
    """I3.2 What cards cost now: energy in cards ("all" is the whole hand besides), health, risk; eased (I3.3).

    Sleeping Bag and Daylight Savings set theirs to 0 outright (I14). Risk has no condition; it is fixed when the other
    costs are paid. 0 if 0 is printed.
    """

    def __init__(self, box: Components, state: i64) -> None:
        self.types = box.type
        self.state = state
        self.costs: vec[i64] = vec[i64](  # [kind * COSTS + cost]
            [self.price(printed, i64(at) // COSTS, i64(at) % COSTS) for at, printed in enumerate(box.costs)]
        )

    def price(self, printed: i64, kind: i64, which: i64) -> i64:
        """What comes of what is printed."""
        if printed == 0 or self.state >> FREE + 1 + which & 1 == 1:
            return 0
        if printed == ALL_ENERGY:
            return printed
        left = printed - (self.state >> which * LESS & (1 << LESS) - 1)
        return (left if left > 0 else i64(0)) + (i64(0) if which == RISK else self.eased(kind, which))

    def eased(self, kind: i64, which: i64) -> i64:
        """I3.3 A condition once a card is played: food eases starvation, a personal card hypothermia, by 1."""
        level = self.state >> LEVELS + which * LEVEL & (1 << LEVEL) - 1
        return level - 1 if level > 0 and self.types[kind] == (PERSONAL if which == ENERGY else FOOD) else level

    def of(self, kind: i64, which: i64) -> i64:
        """One of the costs of a kind of card."""
        return self.costs[kind * COSTS + which]
