"""Where everything with cards lies and who sees it there (section 12); made-up rules and perks are cards, too."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from gamekeeper.core.zone_table import COMMON, COUNT, OPEN, OWNER, SELDOM, Zone

# a place: 8 times its zone, plus the seat
AWAY: Final[i64] = 0  # best friends of boards that nobody has, perks not to be had
BOX: Final[i64] = 8
PARK: Final[i64] = 16
PLAY: Final[i64] = 24
ADDED: Final[i64] = 32
ASIDE: Final[i64] = 40  # played and added before a Do-Over
DISCARD: Final[i64] = 48  # + seat
YARD: Final[i64] = 56  # + seat
LOOKOUT: Final[i64] = 64  # + seat
PARK_DECK: Final[i64] = 72
ROUND: Final[i64] = 80  # + seat: the hand that goes round in the draft and lies with this seat now
DECK: Final[i64] = 88  # + seat
HAND: Final[i64] = 96  # + seat
RULES_AWAY: Final[i64] = 104  # made-up rules that are not in the game
RULES: Final[i64] = 112  # those that lie face down to be taken
RULE: Final[i64] = 120  # + seat
PERKS: Final[i64] = 128  # on offer
PERK: Final[i64] = 136  # + seat
SEAT: Final[i64] = 7  # the bits of a seat in a place

ZONES: Final = [
    Zone("away", OPEN, COMMON | SELDOM),
    Zone("box", OPEN, COMMON | SELDOM),
    Zone("park", OPEN, COMMON),
    Zone("play", OPEN, COMMON),
    Zone("added", OPEN, COMMON),
    Zone("aside", OPEN, COMMON),
    Zone("discard", OPEN),
    Zone("yard", OPEN),
    Zone("lookout", OWNER),
    Zone("park-deck", COUNT, COMMON),
    Zone("round", OWNER),
    Zone("deck", OWNER),  # a set: its seat knows which cards, nobody their order
    Zone("hand", OWNER),
    Zone("rules-away", COUNT, COMMON),
    Zone("rules", COUNT, COMMON),
    Zone("rule", OWNER),
    Zone("perks", OPEN, COMMON),
    Zone("perk", OPEN),
]

RULE_COUNT: Final[i64] = 11
PERK_COUNT: Final[i64] = 9

# bits of `known`
PUBLIC: Final[i64] = 1  # everybody knows whose the card is
SURE: Final[i64] = 2  # who knows that the card is the seat's knows that it is in hand
