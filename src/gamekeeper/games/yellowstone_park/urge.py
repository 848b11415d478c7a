"""What suggests itself at first sight: the card that costs least now, a bonus counted, a second one for nothing."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from gamekeeper.games.yellowstone_park.actions import KEEP, MALUS, STOP
from gamekeeper.games.yellowstone_park.components import COLUMNS, MATRIX_SPACES, ROW_BIT, ROWS, Colour, Column
from gamekeeper.games.yellowstone_park.fields import ParkState
from gamekeeper.games.yellowstone_park.layout import collected_count, occupied_rows, occupied_spaces
from gamekeeper.games.yellowstone_park.setting import Setting

POINT: Final[i64] = 3000
HALF: Final[i64] = 1500


def urges(t: Setting, s: ParkState, codes: vec[i64]) -> vec[i64]:
    """One a code: what an answer brings at once."""
    result = vec[i64](capacity=i64(len(codes)))
    missing = MATRIX_SPACES - occupied_spaces(s) - 1
    for code in codes:
        result = append(result, laying(t, s, code, missing) if code < STOP else resting(code))
    return result


def laying(t: Setting, s: ParkState, code: i64, missing: i64) -> i64:
    """A card: the bonus less what is collected; who collects has no full matrix."""
    kind = code // COLUMNS
    row = kind % ROWS + 1
    count = collected_count(t, s, row, Column(code % COLUMNS + 1))
    if count > 0 or missing > 1 or occupied_rows(s, Colour(kind // ROWS)) & i64(ROW_BIT[row - 1]) != 0:
        return -count * POINT
    return (t.box.bonus_ninth if missing == 0 else t.box.bonus_eighth) * POINT


def resting(code: i64) -> i64:
    """To stop rather than to pay, to draw rather than not, to take cards back rather than to draw."""
    if code == STOP:
        return -HALF
    return i64(0) if code == KEEP else (POINT if code == MALUS else HALF)
