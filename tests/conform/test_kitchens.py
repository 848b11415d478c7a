"""A game in which all act at the same time keeps all laws; faults of corners are caught."""

from __future__ import annotations

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from gamekeeper.core.conform import LawBroken, check
from gamekeeper.core.ids import Params, Seat
from modes import is_compiled
from toys.kitchens import COOK, COUNTER, DRAW, END, HAND, PLACE, Cook, Kitchen, Kitchens, KitchenState, Place

pytestmark = pytest.mark.slow
SEEDS = range(20) if is_compiled() else range(2)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_game_of_corners_keeps_all_laws(seats: int) -> None:
    check(Kitchens(seats), SEEDS)


class Silent(Cook):
    """Tips are taken and nobody says that all share them."""

    def serve(self, s: KitchenState, seat: int, stove: int) -> None:
        super().serve(s, seat, stove)
        s.touches = 0


class Impatient(Cook):
    """Who ends asks the next seat to hurry, in its own corner."""

    def answer(self, s: KitchenState, seat: int, code: int) -> None:
        super().answer(s, seat, code)
        other = (seat + 1) % int(self.t.seats)
        if code == END and s.owes(Seat(other)) and s.kind_of(Seat(other)) == COOK:
            s.ask(COOK, Seat(other))


class Uppermost(Place):
    """Speaks of the card that the first seat asked is putting down."""

    def params(self, s: KitchenState, seat: int) -> Params:
        return {"card": f"card:{self.t.zones.card_of(s, COUNTER + seat, s.argument() % 3)}"}


class Envious(Cook):
    """Nobody may draw what others hold less of."""

    def options(self, s: KitchenState, seat: int) -> vec[i64]:
        options = super().options(s, seat)
        most = max(s.count(HAND + other) for other in range(int(self.t.seats)))
        return vec[i64]([code for code in options if code != DRAW or s.count(HAND + seat) == most])


@pytest.mark.parametrize("fault", [Silent, Impatient, Uppermost, Envious])
def test_a_corner_that_reaches_into_another_is_caught(fault: type[Kitchen]) -> None:
    game = Kitchens(3)
    place = {Uppermost: PLACE}.get(fault, COOK)
    game.items[place] = planted = fault(game, game.items[place].key, "K3")
    planted.number = place
    with pytest.raises(LawBroken) as caught:
        check(game, range(20))
    assert caught.value.law == 14, caught.value
