"""One task for a whole server that sees to it that time runs out.

It asks the database for the next moment at which a clock wants to be looked at, sleeps until then, and wakes the table:
ten thousand tables that sleep cost one question to an index. Whoever looks decides nothing by `due`, it only says when
to look; what is late is worked out from the table's clocks.
"""

from __future__ import annotations

import asyncio
import math
from contextlib import suppress
from typing import TYPE_CHECKING, Final

import structlog

from gamekeeper.core.errors import GamekeeperError
from gamekeeper.server import seats
from gamekeeper.server.clock_store import due_by, keep, next_due, put_off
from gamekeeper.server.errors import StoreFailed
from gamekeeper.server.errors_nodes import TableMoves
from gamekeeper.server.stored import Conflict
from gamekeeper.server.table import Table
from gamekeeper.server.uptime import BEAT

if TYPE_CHECKING:
    from gamekeeper.server.hub import Hub

AT_ONCE: Final = 20  # tables, between two signs of life
AGAIN: Final = 60.0  # seconds until a table is looked at again that could not be

log = structlog.get_logger()


class Timekeeper:
    """Looks at tables whose moment has come."""

    def __init__(self, hub: Hub) -> None:
        self.hub = hub
        self.store = hub.services.store
        self.uptime = hub.services.uptime
        self.nodes = hub.services.nodes

    async def run(self) -> None:
        """For as long as the server serves."""
        while True:
            try:
                await self.uptime.beat()
                await self.hub.services.days_off.load()
                await self.act()
            except (StoreFailed, Conflict) as error:
                log.warning("clocks were not looked at", error=str(error))
            await self.rest()

    async def rest(self) -> None:
        """Until the next moment, or the next sign of life."""
        seconds = min(BEAT, max(0.0, self.uptime.next - self.uptime.now()))
        with suppress(TimeoutError):
            await asyncio.wait_for(self.uptime.sooner.wait(), seconds)

    async def act(self) -> None:
        """Look at some tables whose moment has come, then learn the next one."""
        for code in await due_by(self.store, self.nodes, self.uptime.now(), AT_ONCE):
            await self.look(code)
        self.uptime.sooner.clear()
        self.uptime.next = math.inf
        due = await next_due(self.store, self.nodes)
        self.uptime.next = min(self.uptime.next, math.inf if due is None else due)

    async def look(self, code: str) -> None:
        """Look at a table; one that cannot be opened or stored is looked at later."""
        try:
            await seen_to(await self.hub.table(code))
        except TableMoves:
            return  # another process was faster
        except Exception as error:
            if not isinstance(error, GamekeeperError):
                log.exception("the clocks of a table failed")
            await put_off(self.store, code, self.uptime.now() + AGAIN)


async def seen_to(table: Table) -> None:
    """Do what time does at a table: for whom it has run out a bot plays, whose is nearly up is reminded."""
    async with table.lock:
        await table.keep_up()
        await seats.run_out(table, table.timing.late())
        clock, nearly = table.timing.looked()
        if clock is not None:
            await keep(table.services.store, table.code, clock, nearly, table.number)
            table.timing.keep(clock)
            table.tell_places()
    table.attention.stir()
    table.bots.wake()
