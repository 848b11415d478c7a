"""Every law, for table sizes and options of Iditacards: fifty short matches each, and some to their natural end.

Of three or four who play at random each dies a dozen times on the way: their races are hundreds of turns long, so
fewer of them are played out.
"""

from __future__ import annotations

import pytest

from gamekeeper import make
from gamekeeper.core.conform import check
from modes import is_compiled

pytestmark = pytest.mark.slow

LONG = {1: 25, 2: 4, 3: 1, 4: 1}  # matches to the end, by seats
SHORT = 50 if is_compiled() else 2
"""Uncompiled code is some thirty times slower; what it must add is only that it agrees, so it plays short ones."""

OPTIONS: list[dict[str, bool | int]] = [{}, {"speed_on_advance": False, "snow": True, "upgrade_decks": 5}]
RUNS = [
    (seats, {**options, **short}, range(count))
    for seats, long in LONG.items()
    for options in OPTIONS
    for short, count in [({}, long)] * is_compiled() + [({"turn_cap": 6}, SHORT)]
]


@pytest.mark.parametrize(("seats", "options", "seeds"), RUNS)
def test_all_laws(seats: int, options: dict[str, bool | int], seeds: range) -> None:
    """Who plays alone sees all there is but the dice: decks are sets."""
    check(make("iditacards", seats, options), seeds, has_secrets=seats > 1)
