"""What a reader may see (section 10).

Hands are seen by their seat alone, malus contents by nobody, the order of the draw pile by nobody. A view
lets be forgotten what was collected face up; `redeal` does not.
"""

from __future__ import annotations

from typing import TypeAlias

from mypy_extensions import i64

from gamekeeper.core.ids import SPECTATOR, Seat
from gamekeeper.games.yellowstone_park.components import COLOURS, MATRIX_SIDE, ROW_BIT, ROWS, Colour, card_at
from gamekeeper.games.yellowstone_park.fields import ON_TOP, SECOND, ParkState
from gamekeeper.games.yellowstone_park.places import HAND, MALUS, PILE, counts
from gamekeeper.games.yellowstone_park.scoring import ENDINGS

Space: TypeAlias = tuple[int, int, list[int]]
"""An occupied space: its row and column, and its cards, lowest first."""


def view(s: ParkState, reader: Seat) -> dict[str, object]:
    """The position as `reader` sees it. Lists are by seat unless they say otherwise."""
    spaces = spaces_of(s)
    malus = counts(s, i64(len(s.markers)), MALUS)
    return {
        "reader": int(reader),  # seat whose hand is shown, -1 for a spectator
        "board": {f"space:{row}:{column}": cards for row, column, cards in spaces},
        "window": window(spaces),  # first row and column, last row and column
        "hand": [] if reader == SPECTATOR else [int(card) for card in s.cards_at(HAND + i64(reader))],  # ascending
        "held": counts(s, i64(len(s.markers)), HAND),
        "malus": malus,  # cards in the malus pile
        "due": malus if s.ending == 0 else [0] * len(malus),  # what the next scoring adds to the marker
        "markers": [int(marker) for marker in s.markers],  # places on the score track
        "pile": int(s.count(PILE)),
        "turn": int(s.turns) + (1 if s.ending == 0 else 0),  # from 1
        "turn_seat": int(s.turn_seat),
        "counter": int(s.counter),  # neutral counter, 0 without it
        "ending": ENDINGS[s.ending],  # empty while it goes on
    }


def spaces_of(s: ParkState) -> list[Space]:
    """The occupied spaces in order of row and column; the lower copy of a card comes first (Y3.4)."""
    spaces: list[Space] = []
    for c in range(COLOURS):
        for row in range(ROWS):
            bit = i64(ROW_BIT[row])
            copies = [copy for copy in range(2) if i64(s.board[i64(copy) * SECOND + c]) & bit != 0]
            cards = [int(card_at(Colour(c), row + 1, i64(copy))) for copy in copies]
            if cards:
                is_on_top = i64(s.board[ON_TOP + c]) & bit != 0
                spaces.append((int(row) + 1, int(s.columns[c]), cards if is_on_top else cards[::-1]))
    spaces.sort()
    return spaces


def window(spaces: list[Space]) -> list[int]:
    """The least rectangle around all cards, where a matrix holds it: a card laid inside takes nothing (Y4.3)."""
    rows = [row for row, _, _ in spaces]
    columns = [column for _, column, _ in spaces]
    if not spaces or max(max(rows) - min(rows), max(columns) - min(columns)) >= MATRIX_SIDE:
        return []
    return [min(rows), min(columns), max(rows), max(columns)]
