"""Every law, for table sizes and options of Iditacards: short matches, and some to their natural end.

At random each of three or four dies a dozen times on the way, and a race is hundreds of turns long. So whoever plays to
the end mostly gives the answer that is best at once by `worth`, now and then any; the short matches are at random.
A race of two that is played out still takes two seconds under all laws, one of four with advances of a single square
nearly fifty: so those that go to the end with such advances are played alone or by two.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from gamekeeper import make
from gamekeeper.bots.futures import best_at_once
from gamekeeper.core.conform import at_random, check
from gamekeeper.core.game import Game
from gamekeeper.core.ids import Action, Seat
from gamekeeper.core.rng import Rng
from modes import is_compiled

pytestmark = pytest.mark.slow

LONG = {1: (25, 25), 2: (5, 1), 3: (2, 0), 4: (1, 0)}  # matches to the end, by seats and options
SHORT, TURNS = (range(50), 6) if is_compiled() else (range(1), 3)
"""Uncompiled code is some thirty times slower; what it must add is only that it agrees, so it plays one short one."""

ANY = 6  # one answer in so many is any
OPTIONS: list[dict[str, bool | int]] = [{}, {"speed_on_advance": False, "snow": True, "upgrade_decks": 5}]


def quickly(game: Game[Any], s: Any, seat: Seat, rng: Rng) -> Action:
    """Mostly what is best at once."""
    return at_random(game, s, seat, rng) if rng.below(ANY) == 0 else best_at_once(game, s, seat, game.legal(s, seat))


RUNS = [
    (seats, {**options, **short}, seeds, choose)
    for seats, counts in LONG.items()
    for options, long in zip(OPTIONS, counts, strict=True)
    for short, seeds, choose in [({}, range(long), quickly)] * (is_compiled() and long > 0)
    + [({"turn_cap": TURNS}, SHORT, at_random)]
]


@pytest.mark.parametrize(("seats", "options", "seeds", "choose"), RUNS)
def test_all_laws(
    seats: int, options: dict[str, bool | int], seeds: range, choose: Callable[[Game[Any], Any, Seat, Rng], Action]
) -> None:
    """Who plays alone sees all there is but the dice: decks are sets."""
    check(make("iditacards", seats, options), seeds, has_secrets=seats > 1, choose=choose)
