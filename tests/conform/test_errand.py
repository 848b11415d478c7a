"""A third game, written on core's machinery alone, keeps all laws; the same faults are caught in it as in any."""

from __future__ import annotations

import pytest

from gamekeeper.core.conform import LawBroken, check
from gamekeeper.core.zones import KNOWN, Zones
from modes import is_compiled
from toys.errand import ZONES, Errand, ErrandState

pytestmark = pytest.mark.slow
SEEDS = range(5) if is_compiled() else range(1)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_game_of_zones_pools_questions_and_steps_keeps_all_laws(seats: int) -> None:
    check(Errand(seats), SEEDS)


class SeeThrough(Zones[ErrandState]):
    """Every hand is told to everybody."""

    def sees(self, place: int, reader: int) -> bool:
        return ZONES[place // 8].name == "hand" or super().sees(place, reader)


class Blocked(Zones[ErrandState]):
    """A redeal that leaves everything where it lies."""

    def group_of(self, s: ErrandState, card: int, reader: int) -> int:
        return KNOWN


class Careless(Zones[ErrandState]):
    """A redeal that deals known cards too."""

    def group_of(self, s: ErrandState, card: int, reader: int) -> int:
        return self.back_of[card]


@pytest.mark.parametrize(("zones", "law"), [(SeeThrough, 6), (Blocked, 7), (Careless, 6)])
def test_zones_that_tell_or_deal_wrongly_are_caught(zones: type[Zones[ErrandState]], law: int) -> None:
    game = Errand(3)
    wrong = zones(game.seats, ZONES)
    for seat in range(3):
        for kind in range(4):
            wrong.add(seat * 4 + kind, seat, (6, 4, 3, 2)[kind])
    game.zones = game.pools.zones = wrong
    with pytest.raises(LawBroken, match=f"law {law}:"):
        check(game, range(3))
