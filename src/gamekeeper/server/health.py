"""Whether the server can do its work: whether the database takes a write, asked at most once in a while."""

from __future__ import annotations

import asyncio
import time

from gamekeeper.server.errors import StoreFailed
from gamekeeper.server.store import Store
from gamekeeper.server.table import heard

GOOD_FOR = 3.0  # seconds an answer is good for, so that a flood of questions is one write
PATIENCE = 4.0  # seconds a write may take


class Pulse:
    """The last answer of the database; who asks meanwhile waits for the same one."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self.asking: asyncio.Task[None] | None = None
        self.since = 0.0

    async def check(self) -> None:
        """StoreFailed when nothing can be written."""
        if self.asking is None or (self.asking.done() and time.monotonic() - self.since >= GOOD_FOR):
            self.since = time.monotonic()
            self.asking = asyncio.create_task(self.ask())
            self.asking.add_done_callback(heard)
        await asyncio.shield(self.asking)

    async def ask(self) -> None:
        """One small write; one that is overdue is not called back, which takes as long as the write itself."""
        write = asyncio.create_task(self.store.ping())
        write.add_done_callback(heard)
        try:
            async with asyncio.timeout(PATIENCE):
                await asyncio.shield(write)
        except TimeoutError:
            raise StoreFailed(f"the database took no change within {PATIENCE:g} seconds") from None
