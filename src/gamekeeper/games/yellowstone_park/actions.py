"""The action space: ranges, and their text notation.

====================  =========  ==========================================
codes                 notation   meaning
====================  =========  ==========================================
0..195                ``Y4:6``   lay a yellow 4 in column 6 (kind * 7 + column - 1)
196                   ``stop``   end the turn after one card (Y6.1)
197                   ``refill`` refill to six (Y6.2)
198                   ``keep``   keep the hand as it is (Y6.2)
199                   ``malus``  take six from the own malus pile (Y6.3)
200                   ``pile``   draw six from the draw pile (Y6.3)
====================  =========  ==========================================
"""

from __future__ import annotations

import re
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from gamekeeper.core.errors import BadText
from gamekeeper.core.ids import Action
from gamekeeper.games.yellowstone_park.components import COLOUR_LETTERS, COLUMNS, KINDS, ROWS, Column

STOP: Final[i64] = 196
REFILL: Final[i64] = 197
KEEP: Final[i64] = 198
MALUS: Final[i64] = 199
PILE: Final[i64] = 200
ACTION_COUNT: Final[i64] = 201

WORDS: Final = {"stop": 196, "refill": 197, "keep": 198, "malus": 199, "pile": 200}
NAMES: Final = ["stop", "refill", "keep", "malus", "pile"]
LAY_TEXT: Final = re.compile(r"([RYGB])\s*([1-7])(?:\s*[:@ ]\s*([1-7]))?", re.IGNORECASE)
WANTED: Final = "a colour letter R, Y, G or B, a number 1-7 and a column like Y4:6, or stop, refill, keep, malus, pile"


def lay_code(kind: i64, column: Column) -> i64:
    """The code for laying a card of `kind` (0..27) in `column` (1..7)."""
    return kind * COLUMNS + i64(column) - 1


def kind_text(kind: i64) -> str:
    """A kind of card in notation: ``Y4``."""
    return f"{COLOUR_LETTERS[kind // ROWS]}{kind % ROWS + 1}"


def show(a: Action) -> str:
    """The notation of an action."""
    code = i64(a)
    if code < KINDS * COLUMNS:
        return f"{kind_text(code // COLUMNS)}:{code % COLUMNS + 1}"
    return NAMES[code - STOP]


def read(text: str, legal: vec[i64]) -> Action:
    """The action `text` names. A card without a column is read when only one column is legal for it."""
    word = text.strip().lower()
    if word in WORDS:
        return Action(i64(WORDS[word]))
    match = LAY_TEXT.fullmatch(word)
    if match is None:
        raise BadText(text, WANTED)
    kind = i64(COLOUR_LETTERS.index(match[1].upper())) * ROWS + i64(int(match[2])) - 1
    if match[3] is not None:
        return Action(lay_code(kind, Column(i64(int(match[3])))))
    codes = [code for code in legal if code < KINDS * COLUMNS and code // COLUMNS == kind]
    if len(codes) == 1:
        return Action(codes[0])
    raise BadText(text, f"a column after {kind_text(kind)}, like {kind_text(kind)}:4")
