"""A turn planned on one screen: walked on a copy for whoever asks, never stored and told to nobody else."""

from __future__ import annotations

from typing import TYPE_CHECKING

from gamekeeper.core import errors
from gamekeeper.core.ids import Seat
from gamekeeper.core.texts import Phrase
from gamekeeper.server import sight
from gamekeeper.server.errors import IllegalAction
from gamekeeper.server.wire_plans import Plan, PlanBody

if TYPE_CHECKING:
    from gamekeeper.server.table import Table


def plan(table: Table, guest: str | None, body: PlanBody) -> Plan:
    """What a guest's answers would do, and the best way to complete them."""
    play = table.playing()
    seat = table.seating.own_seat(guest)
    if play.is_stale(seat, body.expected):
        raise table.stale(play, body.expected)
    table.check_owes(play, seat)
    try:
        return sight.plan_for(play.position(), Seat(seat), body)
    except errors.IllegalAction as error:
        raise IllegalAction(error.got, Phrase(error.key, error.params, error.rule)) from None
