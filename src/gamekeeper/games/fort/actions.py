"""The action space: ranges, and their text notation.

==========  ===================  ================================================================
codes       notation             meaning
==========  ===================  ================================================================
0           ``none``             play no card (F3.2)
1           ``diy``              DIY instead of a card (F10.6)
2           ``recycle``          use Recycling (F10.8)
3, 4        ``public private``   use this action of the played card (F4.1)
5           ``done``             leave the other action unused (F4.1)
6           ``pass``             do not follow, no second card, no second recruit
7           ``use``              use the perk asked about
8           ``top``              the unseen top card of the park deck (F3.3)
9..11       ``pizza toy any``    a kind of resource (F4.7); ``any`` in a cost (F6.7)
12..18      ``suit:glue``        a suit (F4.5, F5.3)
19..24      ``stuff:pizza``      a resource where it lies: stuff, pack, supply
25..28      ``seat1``            a player, counted from 1
29..39      ``rule:loner``       a made-up rule
40..48      ``perk:bribe``       a perk
49..61      ``go`` ``go:2``      carry the action out, so many lookout icons counted (F4.4)
62 on       ``hand:bug``         a kind of card in hand; in the draft, in the hand that goes round
            ``discard:bug``      in the own discard pile
            ``park:bug``         in the park
            ``yard1:bug``        in the yard of player 1, and so on
==========  ===================  ================================================================

Where several cards of a kind lie in one place they are interchangeable and have one code. The number of codes is
62 + (3 + seats) times the kinds of the pack.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from gamekeeper.core.errors import BadText
from gamekeeper.core.ids import Action
from gamekeeper.games.fort.setting import FIRST_KIND_CODE, Setting
from gamekeeper.games.fort.texts import PERKS, RULES, SUITS

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
STUFF_PIZZA: Final[i64] = 19
STUFF_TOY: Final[i64] = 20
PACK_PIZZA: Final[i64] = 21
PACK_TOY: Final[i64] = 22
SUPPLY_PIZZA: Final[i64] = 23
SUPPLY_TOY: Final[i64] = 24
SEAT: Final[i64] = 25
RULE: Final[i64] = 29
PERK: Final[i64] = 40
GO: Final[i64] = 49
MOST_LOOKOUT_ICONS: Final[i64] = 12

FIXED: Final = [
    *["none", "diy", "recycle", "public", "private", "done", "pass", "use", "top", "pizza", "toy", "any"],
    *[f"suit:{suit}" for suit in SUITS],
    *[f"{place}:{resource}" for place in ("stuff", "pack", "supply") for resource in ("pizza", "toy")],
    *[f"seat{seat}" for seat in range(1, 5)],
    *[f"rule:{name}" for name in RULES],
    *[f"perk:{name}" for name in PERKS],
    *["go", *[f"go:{icons}" for icons in range(1, 13)]],
]
WANTED: Final = (
    "a card like hand:bug, discard:bug, park:bug or yard1:bug, or a word like "
    "none, public, private, done, pass, use, top, pizza, toy, suit:glue, stuff:pizza, seat1, perk:bribe, go, go:1"
)


def show(t: Setting, a: Action) -> str:
    """The notation of an action."""
    code = i64(a)
    if code < FIRST_KIND_CODE:
        return FIXED[code]
    place = (code - FIRST_KIND_CODE) // t.box.kinds
    slug = t.box.slugs[(code - FIRST_KIND_CODE) % t.box.kinds]
    return f"{place_name(place)}:{slug}"


def place_name(place: i64) -> str:
    """The word before the colon: where a card lies."""
    if place < 3:
        return ["hand", "discard", "park"][place]
    return f"yard{place - 2}"


def read(t: Setting, text: str) -> Action:
    """The action `text` names; a card's place may be left out when the text names a card in hand."""
    word = text.strip().lower()
    if word in FIXED:
        return Action(i64(FIXED.index(word)))
    place, colon, slug = word.partition(":")
    if not colon:
        place, slug = "hand", word
    names = [place_name(i64(number)) for number in range(3 + t.seats)]
    if place not in names or slug not in t.box.slugs:
        raise BadText(text, WANTED)
    return Action(FIRST_KIND_CODE + i64(names.index(place)) * t.box.kinds + i64(t.box.slugs.index(slug)))
