"""Every law, for every option set and table size of Yellowstone Park."""

from __future__ import annotations

import pytest

from gamekeeper import make
from gamekeeper.core.conform import check
from modes import is_compiled

pytestmark = pytest.mark.slow

SEEDS = range(50) if is_compiled() else range(1)
LONG: list[dict[str, bool | int]] = [{}] if is_compiled() else []
"""Uncompiled code is some thirty times slower; what it must add is only that it agrees, so it plays short ones."""

TABLES = [
    (seats, {"edge_matrix": edge, **variant, **short})
    for seats in (2, 3, 4, 5)
    for edge in (False, True)
    for variant in ([{"two_player_variant": True}, {"two_player_variant": False}] if seats == 2 else [{}])
    for short in [*LONG, {"end_score": 12, "turn_cap": 40, "start_seat": 1}]
]


@pytest.mark.parametrize(("seats", "options"), TABLES)
def test_all_laws(seats: int, options: dict[str, bool | int]) -> None:
    check(make("yellowstone_park", seats, options), SEEDS)
