"""Whose turn begins is to be told of it: that is written together with what made it their turn, so nothing loses it."""

from __future__ import annotations

from collections.abc import Collection
from functools import cache
from typing import Any

from sqlalchemy import Float, Integer, bindparam, literal, select
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.ext.asyncio import AsyncConnection

from gamekeeper.server.schema import PLACES
from gamekeeper.server.schema_mail import MAILBOXES
from gamekeeper.server.schema_notices import NOTICES, PUSH_DEVICES


async def begin(connection: AsyncConnection, code: str, seats: Collection[int], number: int, now: float) -> None:
    """It is the turn of these seats: the people there who can be reached are to be told."""
    if seats:
        values = {"at": code, "seats": list(seats), "number": number, "now": now}
        await connection.execute(beginning(connection.dialect.name), values)


@cache
def beginning(dialect: str) -> Any:
    """The statement for a dialect, with what changes as parameters; made once."""
    by_push = select(PUSH_DEVICES.c.id).where(PUSH_DEVICES.c.guest == PLACES.c.guest).exists()
    by_mail = select(MAILBOXES.c.guest).where(MAILBOXES.c.guest == PLACES.c.guest, MAILBOXES.c.notices).exists()
    person = (PLACES.c.kind == "person") & ~PLACES.c.handed_to_bot
    now, told = bindparam("now", type_=Float), literal([], NOTICES.c.told.type)
    columns = (bindparam("number", type_=Integer), now, now, literal(0), told)
    found = select(PLACES.c.code, PLACES.c.guest, PLACES.c.seat, *columns)
    here = (PLACES.c.code == bindparam("at")) & PLACES.c.seat.in_(bindparam("seats", expanding=True))
    names = ["code", "guest", "seat", "number", "since", "due", "tries", "told"]
    new = (sqlite if dialect == "sqlite" else postgresql).insert(NOTICES)
    new = new.from_select(names, found.where(here, person, by_push | by_mail))
    changed = {name: new.excluded[name] for name in names[2:]}
    return new.on_conflict_do_update(index_elements=["code", "guest"], set_=changed)
