"""Clocks in the database, and which tables want to be looked at."""

from __future__ import annotations

import time
from collections.abc import Sequence

from sqlalchemy import func, select, update

from gamekeeper.server.beginning import begin
from gamekeeper.server.clocks import Clock
from gamekeeper.server.nodes import Alone
from gamekeeper.server.schema import TABLES
from gamekeeper.server.store import Store
from gamekeeper.server.stored import timed


async def keep(store: Store, code: str, clock: Clock, nearly: Sequence[int], number: int) -> None:
    """Store the clocks of a table after so many rows; who has `nearly` no time left is told of their turn again."""
    async with store.writing() as connection:
        await connection.execute(update(TABLES).where(TABLES.c.code == code).values(timed(clock)))
        await begin(connection, code, nearly, number, time.time())


async def put_off(store: Store, code: str, due: float) -> None:
    """Have a table looked at later."""
    async with store.writing() as connection:
        await connection.execute(update(TABLES).where(TABLES.c.code == code).values(due=due))


async def due_by(store: Store, nodes: Alone, now: float, most: int) -> list[str]:
    """The tables that want to be looked at by now, the longest waiting first; not those another process works."""
    async with store.reading() as connection:
        query = (
            select(TABLES.c.code)
            .where(TABLES.c.due <= now, ~nodes.elsewhere(TABLES.c.code))
            .order_by(TABLES.c.due)
            .limit(most)
        )
        return list((await connection.execute(query)).scalars())


async def next_due(store: Store, nodes: Alone) -> float | None:
    """When the next one does."""
    async with store.reading() as connection:
        query = select(func.min(TABLES.c.due)).where(TABLES.c.due.is_not(None), ~nodes.elsewhere(TABLES.c.code))
        found: float | None = (await connection.execute(query)).scalar_one()
    return found
