"""Every law, for table sizes and options of Iditacards: fifty matches each, half of them to their natural end.

At random each of three or four dies a dozen times on the way, and a race is hundreds of turns long. So whoever plays to
the end mostly gives the answer that is best at once by `worth`, now and then any; the short matches are at random.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from gamekeeper import make
from gamekeeper.bots.advice import best_at_once
from gamekeeper.core.conform import at_random, check
from gamekeeper.core.game import Game
from gamekeeper.core.ids import Action, Seat
from gamekeeper.core.rng import Rng
from modes import is_compiled

pytestmark = pytest.mark.slow

LONG = range(25)
SHORT = range(25, 50) if is_compiled() else range(25, 27)
"""Uncompiled code is some thirty times slower; what it must add is only that it agrees, so it plays short ones."""

ANY = 6  # one answer in so many is any
OPTIONS: list[dict[str, bool | int]] = [{}, {"speed_on_advance": False, "snow": True, "upgrade_decks": 5}]


def quickly(game: Game[Any], s: Any, seat: Seat, rng: Rng) -> Action:
    """Mostly what is best at once."""
    return at_random(game, s, seat, rng) if rng.below(ANY) == 0 else best_at_once(game, s, seat)


RUNS = [
    (seats, {**options, **short}, seeds, choose)
    for seats in (1, 2, 3, 4)
    for options in OPTIONS
    for short, seeds, choose in [({}, LONG, quickly)] * is_compiled() + [({"turn_cap": 6}, SHORT, at_random)]
]


@pytest.mark.parametrize(("seats", "options", "seeds", "choose"), RUNS)
def test_all_laws(
    seats: int, options: dict[str, bool | int], seeds: range, choose: Callable[[Game[Any], Any, Seat, Rng], Action]
) -> None:
    """Who plays alone sees all there is but the dice: decks are sets."""
    check(make("iditacards", seats, options), seeds, has_secrets=seats > 1, choose=choose)
