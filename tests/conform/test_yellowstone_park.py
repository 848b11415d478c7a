"""Every law, for every option set and table size of Yellowstone Park: fifty matches each, half to their natural end."""

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
    (seats, {"edge_matrix": edge, **variant, **short}, seeds)
    for seats in (2, 3, 4, 5)
    for edge in (False, True)
    for variant in ([{"two_player_variant": True}, {"two_player_variant": False}] if seats == 2 else [{}])
    for short, seeds in [({}, LONG)] * is_compiled() + [({"end_score": 12, "turn_cap": 40, "start_seat": 1}, SHORT)]
]


@pytest.mark.parametrize(("seats", "options", "seeds"), RUNS)
def test_all_laws(seats: int, options: dict[str, bool | int], seeds: range) -> None:
    check(make("yellowstone_park", seats, options), seeds)
