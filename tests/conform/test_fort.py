"""Every law, for every option set and table size of Fort."""

from __future__ import annotations

import pytest

from gamekeeper import make
from gamekeeper.core.conform import check
from modes import is_compiled

SEEDS = range(50) if is_compiled() else range(1)
"""Uncompiled code is some thirty times slower; what it must add is only that it agrees."""

TABLES = [
    (seats, {"draft": draft, **short})
    for seats in (2, 3, 4)
    for draft in (False, True)
    for short in ({}, {"turn_cap": 4, "start_seat": 1})
]


@pytest.mark.parametrize(("seats", "options"), TABLES)
def test_all_laws(seats: int, options: dict[str, bool | int]) -> None:
    check(make("fort", seats, options), SEEDS)
