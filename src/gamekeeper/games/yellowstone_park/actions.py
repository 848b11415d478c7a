"""The action space, `CODES`: what each code answers and how it reads; and what pointing at the table stands for."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from mypy_extensions import i64

from gamekeeper.core.codes import Codes, Part, Range, numbers
from gamekeeper.core.ids import Element
from gamekeeper.core.texts import Phrase
from gamekeeper.games.yellowstone_park.components import COLOUR_LETTERS, COLUMNS, ROWS, Card, number_of

LAY: Final[i64] = 0  # + kind * 7 + column - 1
STOP: Final[i64] = 196
REFILL: Final[i64] = 197
KEEP: Final[i64] = 198
MALUS: Final[i64] = 199
PILE: Final[i64] = 200
NOTHING: Final[i64] = -1

CARD: Final = Part("card", [f"{letter}{row + 1}" for letter in COLOUR_LETTERS for row in range(ROWS)])
COLUMN: Final = numbers("column", 1, int(COLUMNS))
CODES: Final = Codes(
    "a colour letter R, Y, G or B, a number 1-7 and a column like Y4:6, or stop, refill, keep, malus, pile",
    [
        Range(LAY, "{card}[:{column}]", "card", "Y3.2", "lay-first lay-second", [CARD, COLUMN]),
        Range(STOP, "stop", "turn", "Y6.1", "lay-second"),
        Range(REFILL, "refill", "pile", "Y6.2", "refill"),
        Range(KEEP, "keep", "hand", "Y6.2", "refill"),
        Range(MALUS, "malus", "malus", "Y6.3", "source"),
        Range(PILE, "pile", "pile", "Y6.3", "source"),
    ],
)


def pointed(elements: Sequence[Element], lays: bool) -> i64:
    """The action that pointing at these elements names; NOTHING for none. Where nobody lays, half of it will do."""
    last = elements[-1]
    card, space = last_of("card", elements), last_of("space", elements)
    if card and space:
        return LAY + card[0] // 2 * COLUMNS + space[1] - 1
    if not lays and (card or space):
        return LAY
    if last == "pile":
        return PILE
    return MALUS if last.startswith("malus:") else NOTHING


def misplaced(elements: Sequence[Element]) -> Phrase | None:
    """Why a space is none for the card: an action has no row, a card goes to the row of its number (Y3.1, Y3.5)."""
    card, space = last_of("card", elements), last_of("space", elements)
    if not space:
        return None
    if not card:
        return Phrase("why-card-first", {}, "Y3.5")
    row, number = space[0], int(number_of(Card(i64(card[0]))))
    if row == number:
        return None
    return Phrase("why-wrong-row", {"card": f"card:{card[0]}", "number": number, "row": row}, "Y3.1")


def last_of(kind: str, elements: Sequence[Element]) -> list[int]:
    """The numbers of the element of this kind that was pointed at last; none where there is none."""
    found = [element.split(":")[1:] for element in elements if element.startswith(f"{kind}:")]
    return [int(number) for number in found[-1]] if found else []
