"""Every law, for modes, expansions and table sizes of Dice Theme Park."""

from __future__ import annotations

import pytest

from gamekeeper import make
from gamekeeper.core.conform import check
from modes import is_compiled

pytestmark = pytest.mark.slow

SEEDS = {1: 50, 2: 20, 3: 6, 4: 5} if is_compiled() else {1: 1, 2: 1}
"""Matches per table by seats: one of four takes as long as twenty alone. Uncompiled code, some thirty times slower,
must add only that it agrees."""

ALL: dict[str, bool | int] = {"surprises": True, "innovations": True, "promo": True}
RUNS: list[tuple[int, dict[str, bool | int]]] = [
    (1, {}),
    (1, {**ALL, "extra_goals": 15, "solo_side": True}),
    (2, {"game": 0}),
    (2, ALL),
    (3, {"game": 2, "surprises": True}),
    (3, {"innovations": True}),
    (4, {"promo": True, "promo_objectives": True}),
    (4, {**ALL, "game": 0}),
]


@pytest.mark.parametrize(("seats", "options"), [run for run in RUNS if run[0] in SEEDS])
def test_all_laws(seats: int, options: dict[str, bool | int]) -> None:
    """Who plays alone sees all there is but the dice: decks are sets."""
    check(make("dice_theme_park", seats, options), range(SEEDS[seats]), has_secrets=seats > 1)
