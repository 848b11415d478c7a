"""What whoever draws the table has to know of the box, and the things on the table with their names."""

from __future__ import annotations

from mypy_extensions import i64

from gamekeeper.core.codes import Part, Thing, Things, numbers, seats
from gamekeeper.core.ids import Params
from gamekeeper.games.yellowstone_park import components
from gamekeeper.games.yellowstone_park.components import CARDS, COLUMNS, COPIES, ROWS, Card, Components
from gamekeeper.games.yellowstone_park.setting import Setting


def catalogue(t: Setting) -> dict[str, object]:
    """The box of one table: the cards by number, the board and the score track; the same for every position."""
    return {
        "cards": [face(t.box, Card(i64(card))) for card in range(CARDS)],
        "rows": int(ROWS),
        "columns": int(COLUMNS),
        "spaces": int(components.MATRIX_SPACES),  # that can be taken at a time
        "start": int(t.box.start_marker),
        "end": int(t.end_score),
    }


def face(box: Components, card: Card) -> Params:
    """What is printed on a card (Y1.1, Y1.2)."""
    colour = i64(components.colour_of(card))
    animal = box.animals[int(colour * COPIES + (i64(card) & 1))]
    number = int(components.number_of(card))
    return {"colour": components.COLOUR_NAMES[int(colour)], "number": number, "animal": animal}


def things(t: Setting) -> Things:
    """All cards by colour, number and animal, spaces and piles."""
    told: list[Params] = [face(t.box, Card(i64(card))) for card in t.box.cards]
    cards = Thing("card:{card}", "card", [Part("card", [str(card) for card in t.box.cards], told)])
    spaces = Thing("space:{row}:{column}", "space", [numbers("row", 1, int(ROWS)), numbers("column", 1, int(COLUMNS))])
    piles = [Thing("pile", "draw-pile"), Thing("malus:{seat}", "malus-pile", [seats(t.seats)])]
    return Things([cards, spaces, *piles])
