"""Whose turn begins is to be told of it: that is written together with what made it their turn, so nothing loses it."""

from __future__ import annotations

from collections.abc import Collection

from sqlalchemy import literal, select
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.ext.asyncio import AsyncConnection

from gamekeeper.server.schema import PLACES
from gamekeeper.server.schema_mail import MAILBOXES
from gamekeeper.server.schema_notices import NOTICES, PUSH_DEVICES


async def begin(connection: AsyncConnection, code: str, seats: Collection[int], number: int, now: float) -> None:
    """It is the turn of these seats: the people there who can be reached are to be told."""
    if not seats:
        return
    by_push = select(PUSH_DEVICES.c.id).where(PUSH_DEVICES.c.guest == PLACES.c.guest).exists()
    by_mail = select(MAILBOXES.c.guest).where(MAILBOXES.c.guest == PLACES.c.guest, MAILBOXES.c.notices).exists()
    person = (PLACES.c.kind == "person") & ~PLACES.c.handed_to_bot
    told = literal([], NOTICES.c.told.type)
    columns = (literal(number), literal(now), literal(now), literal(0), told)
    found = select(PLACES.c.code, PLACES.c.guest, PLACES.c.seat, *columns)
    found = found.where(PLACES.c.code == code, PLACES.c.seat.in_(seats), person, by_push | by_mail)
    names = ["code", "guest", "seat", "number", "since", "due", "tries", "told"]
    dialect = sqlite if connection.dialect.name == "sqlite" else postgresql
    new = dialect.insert(NOTICES).from_select(names, found)
    changed = {name: new.excluded[name] for name in names[2:]}
    await connection.execute(new.on_conflict_do_update(index_elements=["code", "guest"], set_=changed))
