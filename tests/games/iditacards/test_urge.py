"""What suggests itself in Iditacards, as the bot habit would answer."""

from __future__ import annotations

import pytest

from gamekeeper.bots.bot import decide
from gamekeeper.bots.levels import bot_named
from gamekeeper.core.rng import seed_bytes, stream
from games.iditacards.table import BRIDGE, CLIFF, HILLS, WASTELAND, Table


def habit(t: Table) -> str:
    """What habit answers; the same by every lot."""
    seat = t.game.decider(t.s)
    lots = [stream(seed_bytes(lot), "habit") for lot in range(4)]
    found = {t.game.show(t.s, decide(bot_named("habit"), t.game, t.s, seat, lot)) for lot in lots}
    assert len(found) == 1
    return found.pop()


def table(*hand: str, square: int = HILLS, weather: str = "sun") -> Table:
    """A table of two with a dog, these cards in hand, and a deck."""
    t = Table(2, weather, square)
    t.dog("wheel_dog")
    t.lay("hand", list(hand))
    t.fill("deck", 12)
    return t


@pytest.mark.parametrize(("square", "played"), [(HILLS, "dog_shoes"), (CLIFF, "iditarod_drift")])
def test_a_team_is_built_early_and_what_is_printed_counts_on_the_cliff_face(square: int, played: str) -> None:
    assert habit(table("dog_shoes", "iditarod_drift", "lunch", "rest", square=square)) == played


@pytest.mark.parametrize(("weather", "played"), [("storm", "day"), ("wind", "move")])
def test_a_good_wind_is_used_and_a_storm_slept_through(weather: str, played: str) -> None:
    assert habit(table("move", square=WASTELAND, weather=weather)) == played


def test_nobody_pays_with_damage_that_need_not() -> None:
    t = table("dog_chow", "move", "damaged", "lunch")
    t.answer("dog_chow")
    assert t.asked().startswith("energy")
    assert habit(t) == "lunch"


def test_a_payment_spares_the_best_card_wherever_it_stands_in_the_pack() -> None:
    """I14 After Rest, which is missed least, only Upgrade Sled could be chosen."""
    t = table("dinner", "breakfast", "move", "move", "rest", "upgrade_sled")
    t.answer("dinner")
    paid = []
    while t.asked().startswith("energy"):
        paid.append(habit(t))
        t.answer(paid[-1])
    assert paid == ["breakfast", "rest"]


def test_the_supply_is_filled_with_speed() -> None:
    t = table("upgrade_sled", "lunch", "rest", weather="cloud")
    t.answer("upgrade_sled")
    assert habit(t) == "fill:speed"


def test_no_risk_is_taken_on_the_rope_bridge() -> None:
    assert habit(table("midnight_sun", "move", "lunch", square=BRIDGE)) == "move"


def test_damage_is_put_away_when_there_is_nothing_better() -> None:
    assert habit(table("damaged", "lunch", "armour", "lead_dog", "first_aid", square=CLIFF)) == "damaged"
