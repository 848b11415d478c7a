"""Which answers may want a second yes."""

from __future__ import annotations

from gamekeeper.core.ids import Action
from gamekeeper.core.texts import LIGHT, PASSING
from gamekeeper.games.dice_theme_park import agenda
from games.dice_theme_park.table import TRAIN, Table


def of_closing(table: Table) -> int:
    """D4.6 The weight of ending Operate."""
    return int(table.game.weight(table.s, table.s.decider(), Action(table.t.done_code)))


def test_who_closes_a_park_that_can_still_be_operated_may_have_slipped() -> None:
    table = Table(2)
    table.die("blue 3", TRAIN)
    table.s.maps[0] = 1
    table.phase(agenda.OPERATE)
    assert of_closing(table) == PASSING
    table.s.cubes[table.spot(TRAIN)] = 1
    assert of_closing(table) == LIGHT  # a map is left, but nothing runs where the guest stands
