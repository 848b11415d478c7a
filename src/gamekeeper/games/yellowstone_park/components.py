"""The box as tables (Y1): what the engine is built for, and what a component pack fills in.

A card is an int: ``colour * 14 + (number - 1) * 2 + copy``; its kind, ``card >> 1``, says colour and
number and is all the rules look at. Rows are masks of seven bits, row 1 the lowest bit.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NewType

from librt.vecs import vec
from mypy_extensions import i16, i64, u8

Card = NewType("Card", i64)  # 0..55
Colour = NewType("Colour", i64)  # 0..3: red, yellow, green, blue
Column = NewType("Column", i64)  # 1..7; 0 stands for "not on the board"

ROWS: Final[i64] = 7
COLUMNS: Final[i64] = 7
MIDDLE_COLUMN: Final[i64] = 4
COLOURS: Final[i64] = 4
COPIES: Final[i64] = 2
KINDS: Final[i64] = 28
CARDS: Final[i64] = 56
MOST_HAND: Final[i64] = 6  # the most a hand can hold, whatever the pack says

COLOUR_NAMES: Final = ["red", "yellow", "green", "blue"]
COLOUR_LETTERS: Final = "RYGB"

END_SCORE: Final[i64] = 35  # the option's default; a pack can have another
TURN_CAP: Final[i64] = 2000

MATRIX_SIDE: Final[i64] = 3
MATRIX_SPACES: Final[i64] = 9

ROW_BIT: Final = vec[u8]([1 << row for row in range(7)])  # row - 1 → its mask
ROW_COUNT: Final = vec[u8]([bin(mask).count("1") for mask in range(128)])  # rows in a mask


class Components:
    """What a component pack says: which of the 56 cards there are, and the numbers printed beside them."""

    def __init__(self) -> None:
        self.cards: vec[i16] = vec[i16]()  # the cards in the box, ascending
        self.animals: list[str] = [""] * (int(COLOURS) * int(COPIES))  # [colour * 2 + copy]; no rule looks at it (Y1.2)
        self.colours: list[str] = []  # the colours there are cards of, in the pack's order
        self.most_copies: i64 = 0  # of any card
        self.hand: i64 = 0
        self.start_marker: i64 = 0
        self.end_score: i64 = 0
        self.bonus_eighth: i64 = 0
        self.bonus_ninth: i64 = 0
        self.counter_start: i64 = 0

    def add_colour(self, colour: int, copies: list[int], animals: Sequence[str]) -> None:
        """Put a colour's cards into the box, `copies` of each number from 1 on."""
        cards = [int(card) for card in self.cards]
        for number, count in enumerate(copies, 1):
            cards += [int(card_at(Colour(i64(colour)), i64(number), i64(copy))) for copy in range(count)]
            if count > self.most_copies:
                self.most_copies = i64(count)
        self.cards = vec[i16]([i16(card) for card in sorted(cards)])
        self.colours.append(COLOUR_NAMES[colour])
        for copy, animal in enumerate(animals):
            self.animals[colour * int(COPIES) + copy] = animal


def cards_needed(box: Components, seats: i64) -> i64:
    """The fewest cards that keep the draw pile from running dry for good: a full matrix, all hands, and one more."""
    return MATRIX_SPACES * box.most_copies + seats * box.hand + 1


def colour_of(card: Card) -> Colour:
    """Colour of a card, 0..3."""
    return Colour(i64(card) // (ROWS * COPIES))


def number_of(card: Card) -> i64:
    """Number of a card, 1..7: also its row (Y1.1)."""
    return (i64(card) >> 1) % ROWS + 1


def card_at(colour: Colour, row: i64, copy: i64) -> Card:
    """The card with this colour, number and copy (0 or 1)."""
    return Card((i64(colour) * ROWS + row - 1) * COPIES + copy)
