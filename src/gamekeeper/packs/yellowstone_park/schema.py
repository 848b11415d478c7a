"""What a pack of Yellowstone Park may say.

The board, its numbers 1-7 and its four colours are fixed: the engine keeps a colour's rows in the bits of a byte.
"""

from __future__ import annotations

from typing import Annotated, Final, Literal

import msgspec

from gamekeeper.core.errors import BadPack
from gamekeeper.games.yellowstone_park.components import COLOUR_NAMES, MOST_HAND, Components, cards_needed
from gamekeeper.packs.rows import row_place

FEWEST_SEATS: Final = 2

Colour = Literal["red", "yellow", "green", "blue"]
Animal = Literal["elk", "wolf", "bear", "eagle", "raccoon", "hare", "lynx", "bison"]
Copies = Annotated[int, msgspec.Meta(ge=0, le=2)]
Steps = Annotated[int, msgspec.Meta(ge=0, le=20)]
Provenance = Annotated[str, msgspec.Meta(max_length=300)]


class Strict(msgspec.Struct, forbid_unknown_fields=True):
    """A table that takes no unknown field."""


class Cards(Strict):
    """The cards of one colour."""

    colour: Colour
    copies: Annotated[list[Copies], msgspec.Meta(min_length=7, max_length=7)]
    animals: Annotated[list[Animal], msgspec.Meta(min_length=2, max_length=2)]
    provenance: Provenance = ""


class Hand(Strict):
    """How many cards a hand is dealt and refilled to."""

    size: Annotated[int, msgspec.Meta(ge=2, le=int(MOST_HAND))]
    provenance: Provenance = ""


class Track(Strict):
    """The score track."""

    start: Annotated[int, msgspec.Meta(ge=0, le=100)]
    end: Annotated[int, msgspec.Meta(ge=6, le=200)]
    provenance: Provenance = ""


class Bonus(Strict):
    """What filling a matrix is worth."""

    last_but_one: Steps
    last: Steps
    provenance: Provenance = ""


class Counter(Strict):
    """The neutral counter of the two-player game."""

    start: Annotated[int, msgspec.Meta(ge=1, le=50)]
    provenance: Provenance = ""


class Box(Strict):
    """The whole file."""

    game: Literal["yellowstone_park"]
    title: Annotated[str, msgspec.Meta(min_length=1, max_length=80)]
    colours: Annotated[list[Cards], msgspec.Meta(min_length=1, max_length=4)]
    hand: Hand
    track: Track
    bonus: Bonus
    counter: Counter


def components(box: Box) -> Components:
    """The engine's tables of a file; BadPack where its parts do not fit together."""
    if box.track.end <= box.track.start:
        raise BadPack("track", "end", box.track.end, f"more than {box.track.start}, where the markers start")
    made = Components()
    for number, cards in enumerate(box.colours, 1):
        if sum(cards.copies) == 0:
            place = row_place("colours", number, cards.colour)
            raise BadPack(place, "copies", cards.copies, "at least one card; leave the colour out to play without it")
        made.add_colour(COLOUR_NAMES.index(cards.colour), cards.copies, cards.animals)
    made.hand = box.hand.size
    made.start_marker, made.end_score = box.track.start, box.track.end
    made.bonus_eighth, made.bonus_ninth = box.bonus.last_but_one, box.bonus.last
    made.counter_start = box.counter.start
    needed = int(cards_needed(made, FEWEST_SEATS))
    if len(made.cards) < needed:
        raise BadPack("colours", "copies", f"{len(made.cards)} cards", f"at least {needed} for {FEWEST_SEATS} players")
    return made
