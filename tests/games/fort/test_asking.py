"""Why a seat is asked, and which answers may want a second yes: what page and lists of tables tell by."""

from __future__ import annotations

from gamekeeper import make
from gamekeeper.core.ids import Seat
from gamekeeper.core.rng import seed_bytes
from gamekeeper.core.texts import GRAVE, LIGHT, PASSING
from games.fort.positions import Table


def weights(table: Table) -> dict[str, int]:
    """When each answer of who decides may want a second yes."""
    game, s = table.game, table.s
    seat = s.decider()
    return {option.notation: int(game.weight(s, seat, option.action)) for option in game.prompt(s, seat).options}


def occasion(table: Table) -> str:
    return table.game.occasion(table.s, table.s.decider())


def test_a_card_can_be_taken_back_and_to_play_none_cannot() -> None:
    table = Table().seat(0, hand="bug", pizza=3, toys=3, perk="diy").turn()
    assert weights(table) == {"none": GRAVE, "diy": GRAVE, "hand:bug": LIGHT}
    assert occasion(table) == ""


def test_whoever_follows_is_not_told_that_it_is_its_turn() -> None:
    table = Table().seat(0, hand="bug").seat(1, hand="moles").turn()
    table.play("hand:bug")
    assert (table.decider, occasion(table)) == (1, "follow")
    assert set(weights(table).values()) == {LIGHT}
    table.play("pass")
    assert table.question == "recruit"
    assert set(weights(table).values()) == {PASSING}  # the turn ends with it


def test_rough_housing_has_a_name_of_its_own() -> None:
    table = Table(3).seat(0, hand="bug").seat(1, perk="rough-housing").seat(2, hand="rusty").turn()
    table.play("hand:bug")
    while table.question != "rough":
        table.play("pass")
    assert (table.decider, occasion(table)) == (1, "rough")
    assert weights(table) == {"pass": LIGHT, "use": GRAVE}


def test_all_choose_at_once_in_the_draft() -> None:
    game = make("fort", 3, {"draft": True})
    s = game.setup(seed_bytes(1))
    assert [game.occasion(s, Seat(seat)) for seat in range(3)] == ["draft"] * 3
