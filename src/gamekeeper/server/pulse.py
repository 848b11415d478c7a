"""The sign of life of a process that serves with others: a thread with its own connection renews the process's row.

So a process whose event loop is busy for seconds, as when thousands of sockets come back at once, loses none of its
tables. One whose loop stands still for longer says no more that it lives.
"""

from __future__ import annotations

import asyncio
import threading
from contextlib import closing, suppress
from typing import Final

import structlog
from sqlalchemy import select, update

from gamekeeper.server.engine import clock, database_now
from gamekeeper.server.errors import StoreFailed
from gamekeeper.server.schema_nodes import NODES
from gamekeeper.server.store import Store

NODE_SECONDS: Final = 4.5
BEAT_SECONDS: Final = 1.0
STUCK_SECONDS: Final = 20.0

log = structlog.get_logger()


class Pulse:
    """Renews the row of `token`, and says in `store` until when it can be trusted.

    `lapses` is how often the row had run out: then others may have taken tables, and nothing is to be written until it
    was found out which (`heed`).
    """

    def __init__(self, store: Store, token: str) -> None:
        self.store = store
        self.token = token
        self.seen = self.asked = clock()  # when the server's event loop last went round; when the row was renewed last
        self.lapses = 0
        self.heeded = 0
        self.is_gone = False  # the row: this process was taken for dead
        self.ended = asyncio.Event()
        self.loop: asyncio.AbstractEventLoop | None = None
        self.thread = threading.Thread(target=self.run, name="pulse", daemon=True)

    def start(self) -> None:
        """Begin, for the event loop that runs."""
        self.server = asyncio.get_running_loop()
        self.went_round()
        self.loop = asyncio.new_event_loop()
        self.thread.start()

    def went_round(self) -> None:
        """The server's event loop has come to this."""
        self.seen = clock()

    async def stop(self) -> None:
        """No more, from when this returns."""
        if self.loop is not None and self.thread.is_alive():
            with suppress(RuntimeError):  # it has just ended by itself
                self.loop.call_soon_threadsafe(self.ended.set)
            await asyncio.to_thread(self.thread.join)

    def run(self) -> None:
        """The thread."""
        assert self.loop is not None, "made before the thread begins"
        with closing(self.loop):
            self.loop.run_until_complete(self.keep())

    async def keep(self) -> None:
        """Beat until it is enough."""
        own = Store(self.store.url, 1)
        try:
            while not (self.ended.is_set() or self.is_gone):
                try:
                    await self.beat(own)
                except StoreFailed as error:
                    log.warning("this process could not say that it serves", error=str(error))
                except Exception:
                    log.exception("this process could not say that it serves")  # and go on: the row must be renewed
                try:
                    await asyncio.wait_for(self.ended.wait(), BEAT_SECONDS)
                except TimeoutError:
                    continue
        finally:
            await own.close()

    async def beat(self, own: Store) -> None:
        """Say that this process serves, if it does."""
        asked = clock()
        self.server.call_soon_threadsafe(self.went_round)
        if asked - self.seen > STUCK_SECONDS:
            return
        mine = NODES.c.token == self.token
        async with own.transaction() as connection:
            found = select(NODES.c.until, database_now(own.is_sqlite)).where(mine).with_for_update()
            row = (await connection.execute(found)).first()
            if row is None:
                self.is_gone = True
                return
            until, now = row
            await connection.execute(update(NODES).where(mine).values(until=now + NODE_SECONDS))
        self.asked = asked
        self.lapses += until < now
        self.trust()

    def heed(self, lapses: int) -> None:
        """So many lapses were seen to."""
        self.heeded = lapses
        self.trust()

    def trust(self) -> None:
        """Tables are written, unless a lapse was not seen to."""
        if self.lapses == self.heeded:
            self.store.holds["node"] = self.asked + NODE_SECONDS
