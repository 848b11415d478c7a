"""The time that clocks run by: wall time without the seconds in which no server was there.

A row of the database says when a server last served. What has passed since then when one starts, and a grace for
everybody to come back, is lost time: `now` does not count it, so no clock of any table has to be changed. The same
when a server runs but its database did not take what it wrote, or its machine slept.

Somebody may set the machine's clock, or a network may, by hours where it has no clock of its own. A server alone goes
on evenly, and what the clock was set by is lost time as well, less than nothing where it was set back. Several go by
the clocks of their machines, since each table is worked now by one of them and now by another.
"""

from __future__ import annotations

import asyncio
import math
import time
from typing import Final

from sqlalchemy import select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from gamekeeper.server.engine import clock, insert_unless_there
from gamekeeper.server.schema_clocks import UPTIME
from gamekeeper.server.store import Store

BEAT: Final = 5.0  # seconds between two signs of life
MISSED: Final = 3 * BEAT  # longer without one is an outage
GRACE: Final = 20.0  # seconds everybody is given to come back
SET: Final = 1.0  # seconds by which a clock that goes evenly does not move between two signs of life
ONLY: Final = 1  # the one row


class Uptime:
    """How late it is for clocks, and when one of them wants to be looked at next."""

    def __init__(self, store: Store, *, is_shared: bool = False) -> None:
        self.store = store
        self.is_shared = is_shared  # whether other processes serve with this one
        self.lost = 0.0  # seconds
        self.ahead = time.time() - clock()  # of `clock`, as the machine's clock was at the last sign of life
        self.beaten = math.inf  # when the last sign of life was written, by `clock`
        self.next = math.inf  # what is known of the next moment, by `now`
        self.sooner = asyncio.Event()

    def now(self) -> float:
        """Seconds since 1970, without those that are lost."""
        return self.wall() - self.lost

    def wall(self) -> float:
        """Seconds since 1970; alone, as if nobody had set the machine's clock since the last sign of life."""
        return time.time() if self.is_shared else clock() + self.ahead

    def heed(self, due: float | None) -> None:
        """A table wants to be looked at."""
        if due is not None and due < self.next:
            self.next = due
            self.sooner.set()

    async def start(self) -> None:
        """A server begins to serve."""
        async with self.store.writing() as connection:
            row = {"id": ONLY, "alive": time.time(), "lost": 0.0}
            await connection.execute(insert_unless_there(connection, UPTIME).values(row))
            alive = (await connection.execute(select(UPTIME.c.alive))).scalar_one()
        missed = max(0.0, time.time() - alive) if self.is_shared else time.time() - alive
        self.ahead = time.time() - clock()
        await self.beat(0.0 if self.is_shared and missed < MISSED else missed + GRACE)

    async def is_alive(self, connection: AsyncConnection) -> bool:
        """Whether another process has served meanwhile."""
        alive: float = (await connection.execute(select(UPTIME.c.alive))).scalar_one()
        return self.is_shared and time.time() - alive < MISSED

    async def beat(self, lost: float = 0.0) -> None:
        """Say that this server serves, and count what is lost, also by others."""
        began = clock()
        async with self.store.writing() as connection:
            if began - self.beaten > MISSED and not await self.is_alive(connection):
                lost += began - self.beaten + GRACE
            set_by = time.time() - self.wall()
            lost += set_by if abs(set_by) > SET else 0.0
            change = {"alive": time.time(), "lost": UPTIME.c.lost + lost}
            await connection.execute(update(UPTIME).values(change))
            found: float = (await connection.execute(select(UPTIME.c.lost))).scalar_one()
        self.beaten, self.lost, self.ahead = began, found, self.ahead + set_by
