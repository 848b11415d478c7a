"""Which answers may want a second yes."""

from __future__ import annotations

from gamekeeper.core.texts import GRAVE, PASSING
from games.iditacards.table import Table


def test_a_card_can_be_taken_back_while_it_is_paid_for_and_a_dog_goes_only_on_purpose() -> None:
    t = Table()
    t.ready("first_aid")
    t.dog("husky")
    seat = t.s.decider()
    weights = {
        option.text.key: int(t.game.weight(t.s, seat, option.action)) for option in t.game.prompt(t.s, seat).options
    }
    assert weights["option-play"] == weights["option-day"] == PASSING
    assert weights["option-dismiss"] == GRAVE
