"""What suggests itself in Fort, as the bot habit would answer."""

from __future__ import annotations

import pytest

from gamekeeper.bots.bot import decide
from gamekeeper.bots.levels import bot_named
from gamekeeper.core.rng import seed_bytes, stream
from games.fort.positions import Table


def habit(table: Table) -> str:
    """What habit answers; the same by every lot."""
    game, s = table.game, table.s
    found = {
        game.show(s, decide(bot_named("habit"), game, s, game.decider(s), stream(seed_bytes(lot), "habit")))
        for lot in range(4)
    }
    assert len(found) == 1
    return found.pop()


def test_the_card_that_brings_most_with_the_icons_in_hand() -> None:
    table = Table().seat(0, hand="doc bug moles")
    assert habit(table) == "hand:bug"  # 3 pizza, 2 of them by Moles
    table.play("hand:bug")
    assert habit(table) == "hand:moles"


@pytest.mark.parametrize(("toys", "played"), [(0, "hand:bug"), (2, "hand:crash")])
def test_the_fort_goes_up_when_it_can_be_paid(toys: int, played: str) -> None:
    table = Table().seat(0, hand="bug crash moles", toys=toys)
    assert habit(table) == played


def test_what_is_free_is_not_left_out() -> None:
    table = Table().seat(0, hand="bug", level=2, toys=1)
    table.play("hand:bug", "private")
    assert habit(table) == "public"


@pytest.mark.parametrize(("pizza", "answer"), [(0, "hand:moles"), (3, "hand:rusty")])
def test_whatever_following_brings_is_taken(pizza: int, answer: str) -> None:
    table = Table().seat(0, hand="bug").seat(1, hand="moles rusty", pizza=pizza)
    table.play("hand:bug")
    assert habit(table) == answer


def test_a_card_that_advances_is_recruited_and_not_given_away() -> None:
    table = Table(park="crash wart sarge").seat(0, hand="doc", discard="rusty ghost")
    table.play("hand:doc")
    assert habit(table) == "discard:ghost"
    table.play("discard:ghost")
    assert habit(table) in ("hand:crash", "park:crash", "park:sarge")


def test_the_resource_that_one_has_less_of() -> None:
    table = Table().seat(0, hand="bud", pizza=1)
    table.play("hand:bud")
    assert habit(table) == "toy"
