"""Every law, for every option set and table size of Fort: fifty matches each, half of them to their natural end.

Fort's action space and matches are several times larger than Yellowstone Park's, so the other half is cut short by the
turn limit.
"""

from __future__ import annotations

import pytest

from gamekeeper import make
from gamekeeper.core.conform import check
from modes import is_compiled

pytestmark = pytest.mark.slow

LONG = range(25)
SHORT = range(25, 50) if is_compiled() else range(25, 26)
"""Uncompiled code is some thirty times slower; what it must add is only that it agrees, so it plays short ones."""

RUNS = [
    (seats, {"draft": draft, **short}, seeds)
    for seats in (2, 3, 4)
    for draft in (False, True)
    for short, seeds in [({}, LONG)] * is_compiled() + [({"turn_cap": 2 * seats, "start_seat": 1}, SHORT)]
]


@pytest.mark.parametrize(("seats", "options", "seeds"), RUNS)
def test_all_laws(seats: int, options: dict[str, bool | int], seeds: range) -> None:
    check(make("fort", seats, options), seeds)
