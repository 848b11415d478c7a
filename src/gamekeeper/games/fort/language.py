"""The words of the action language (F4.9): verbs (section 6) and what "x" counts."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from gamekeeper.core.effects import MOST, Language, Segment, Verb
from gamekeeper.core.errors import BadText
from gamekeeper.games.fort.texts import SUITS

GAIN_PIZZA: Final = 1
GAIN_TOY: Final = 2
GAIN: Final = 3  # the kind of resource that was named
PACK: Final = 4
LOOKOUT: Final = 5
TRASH: Final = 6
TRASH_THIS: Final = 7
RECRUIT: Final = 8
ADVANCE: Final = 9  # its amount is what it costs more or less
SCORE: Final = 10
SPEND_PIZZA: Final = 11
SPEND_TOY: Final = 12
SPEND_ANY: Final = 13
TRASH_RIVAL: Final = 14
COPY_PACK: Final = 15
COPY_RIVAL: Final = 16
CONVERT: Final = 17

# what is counted: ONCE, 1 + suit, then these
ANY_SUIT: Final = 8
PER_LEVEL: Final = 9
PER_PACKED: Final = 10
PER_LOOKOUT: Final = 11

LANGUAGE: Final = Language(
    [
        Verb("pizza", 1, MOST),
        Verb("toy", 1, MOST),
        Verb("resource", 1, MOST),
        Verb("pack"),
        Verb("lookout"),
        Verb("trash"),
        Verb("trash_this"),
        Verb("recruit"),
        Verb("advance", -1, 1, 0),
        Verb("score", 1, MOST),
        Verb("spend pizza", 1, MOST),
        Verb("spend toy", 1, MOST),
        Verb("spend any", 1, MOST),
        Verb("trash_rival"),
        Verb("copy_pack"),
        Verb("copy_rival_pack"),
        Verb("convert"),
    ],
    [*SUITS, "any_suit", "fort_level", "pack", "lookout"],
)


def is_staged(verb: i64) -> bool:
    """Whether repeating a verb depends on how it was carried out before."""
    return verb in (ADVANCE, COPY_PACK, COPY_RIVAL, CONVERT)


def counts_suit(segment: Segment) -> bool:
    """Whether a segment is done per icon of a suit."""
    return 0 < segment.count <= ANY_SUIT


def parse(text: str, is_public: bool = False) -> list[Segment]:
    """F4.9 The segments of an action: it counts one suit at most, and `trash_this` stands in private ones only."""
    segments = LANGUAGE.parse(text)
    if len({segment.count for segment in segments if counts_suit(segment)}) > 1:
        raise BadText(text, "one suit only after all the 'x' of an action")
    if is_public and any(atom.verb == TRASH_THIS for segment in segments for atom in segment.atoms):
        raise BadText("trash_this", f"no trash_this in a public action: {text!r}")
    return segments
