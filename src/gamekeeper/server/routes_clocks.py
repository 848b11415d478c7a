"""Days off, for games by the week."""

from __future__ import annotations

from typing import Any

from litestar import delete, get, post
from litestar.datastructures import State
from litestar.di import NamedDependency
from litestar.params import FromPath, JSONBody

from gamekeeper.server.days_off import Vacations
from gamekeeper.server.routes_account import known, owner
from gamekeeper.server.visitors import Visitor
from gamekeeper.server.wire_clocks import DaysOffBody, MyDaysOff

Asking = NamedDependency[Visitor]


@get("/me/days-off")
async def show_days_off(visitor: Asking, state: State) -> MyDaysOff:
    """Your days off."""
    guest, kept = owner(visitor), vacations(state)
    return kept.nobodys() if guest is None else await kept.of(guest.id)


@post("/me/days-off", status_code=200)
async def take_days_off(visitor: Asking, state: State, data: JSONBody[DaysOffBody]) -> MyDaysOff:
    """Take days off: in games by the week your clocks stand still in that time, and the others are shown it."""
    guest = known(visitor)
    await vacations(state).add(guest.id, data.begins, data.ends)
    await state.services.nodes.tell("days-off", guest.id)
    return await vacations(state).of(guest.id)


@delete("/me/days-off/{which:str}", status_code=200)
async def end_days_off(visitor: Asking, state: State, which: FromPath[str]) -> MyDaysOff:
    """Be back: days off that have begun end now, others are not taken."""
    guest = known(visitor)
    await vacations(state).end(guest.id, which)
    await state.services.nodes.tell("days-off", guest.id)
    return await vacations(state).of(guest.id)


def vacations(state: State) -> Vacations:
    """Everybody's days off."""
    kept: Vacations = state.services.days_off
    return kept


HANDLERS: list[Any] = [show_days_off, take_days_off, end_days_off]
