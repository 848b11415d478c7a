"""The action space: `codes` says what each code answers and how it reads.

Where several cards of a kind lie in one place they are interchangeable and have one code. In the draft, ``hand`` is the
hand that goes round.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from gamekeeper.core.codes import Codes, Part, Range, numbers
from gamekeeper.games.fort.texts import ACTIONS, PERKS, RESOURCES, RULES, SUITS

PLAY_NONE: Final[i64] = 0
DIY: Final[i64] = 1
RECYCLE: Final[i64] = 2
PUBLIC: Final[i64] = 3
PRIVATE: Final[i64] = 4
DONE: Final[i64] = 5
PASS: Final[i64] = 6
USE: Final[i64] = 7
TOP: Final[i64] = 8
TAKE_PIZZA: Final[i64] = 9
TAKE_TOY: Final[i64] = 10
TAKE_ANY: Final[i64] = 11
SUIT: Final[i64] = 12
STUFF_PIZZA: Final[i64] = 19  # and behind it, as behind the next ones, the same of a toy
PACK_PIZZA: Final[i64] = 21
SUPPLY_PIZZA: Final[i64] = 23
SEAT: Final[i64] = 25
RULE: Final[i64] = 29
PERK: Final[i64] = 40
GO: Final[i64] = 49  # + icons of the lookout that are counted
HAND: Final[i64] = 62  # + kind; then discard pile, park, and yard by yard: see Setting
MOST_LOOKOUT_ICONS: Final[i64] = 12

WANTED: Final = (
    "a card like hand:bug, discard:bug, park:bug or yard1:bug, or a word like "
    "none, public, private, done, pass, use, top, pizza, toy, suit:glue, stuff:pizza, seat1, perk:bribe, go, go:1"
)


def codes(seats: i64, slugs: list[str]) -> Codes:
    """The action space of a table with these kinds of cards."""
    return Codes(WANTED, [*steps(), *resources(), *names(), *cards(seats, slugs)])


def steps() -> list[Range]:
    """What to play and use, and how far."""
    return [
        Range(PLAY_NONE, "none", "none", "F3.2", "play"),
        Range(DIY, "diy", "diy", "F10.6", "play"),
        Range(RECYCLE, "recycle", "discard", "F10.8", "play next recruit"),
        Range(PUBLIC, "{action}", "action", "F4.1", "use next", [Part("action", ACTIONS)]),
        Range(DONE, "done", "action", "F4.1", "next"),
        Range(PASS, "pass", "pass", "F5.1", "follow follow-second rough do-over birthday"),
        Range(USE, "use", "perk", "F10.9", "rough do-over"),
        Range(TOP, "top", "park-card", "F3.3", "recruit take lookout birthday"),
    ]


def resources() -> list[Range]:
    """Kinds of resources, suits, and resources where they lie."""
    resource = [Part("resource", RESOURCES)]
    return [
        Range(TAKE_PIZZA, "{resource}", "resource", "F4.7", "resource leave-out", resource),
        Range(TAKE_ANY, "any", "resource", "F6.7", "leave-out"),
        Range(SUIT, "[suit:]{suit}", "suit", "F4.5", "suit name-suit", [Part("suit", SUITS)]),
        Range(STUFF_PIZZA, "[stuff:]{resource}", "stuff", "F6.2", "pack spend convert", resource),
        Range(PACK_PIZZA, "[pack:]{resource}", "stuff", "F6.9", "spend convert", resource),
        Range(SUPPLY_PIZZA, "[supply:]{resource}", "resource", "F6.1", "pack", resource),
    ]


def names() -> list[Range]:
    """Rivals, counted from 1, made-up rules, perks, and icons of the lookout."""
    return [
        Range(SEAT, "seat{seat}", "rival", "F6.12", "copy-rival", [numbers("seat", 1, 4)]),
        Range(RULE, "[rule:]{rule}", "rule", "F7.1", "rule", [Part("rule", RULES)]),
        Range(PERK, "[perk:]{perk}", "perk", "F7.2", "perk", [Part("perk", PERKS)]),
        Range(GO, "go", "action", "F4.4", "add"),
        Range(GO + 1, "[go:]{icons}", "action", "F4.4", "add", [numbers("icons", 1, int(MOST_LOOKOUT_ICONS))]),
    ]


def cards(seats: i64, slugs: list[str]) -> list[Range]:
    """Kinds of cards where they lie; in yards of players counted from 1."""
    card, kinds = Part("card", slugs), i64(len(slugs))
    yard = [numbers("seat", 1, int(seats)), card]
    hand = "play draft add lookout trash follow follow-second"
    return [
        Range(HAND, "[hand:]{card}", "hand", "F3.2", hand, [card]),
        Range(HAND + kinds, "[discard:]{card}", "discard", "F10.8", "recycle trash", [card]),
        Range(HAND + kinds * 2, "[park:]{card}", "park-card", "F3.3", "recruit take lookout birthday", [card]),
        Range(HAND + kinds * 3, "[yard{seat}:]{card}", "yard-card", "F3.3", "recruit take lookout trash-rival", yard),
    ]
