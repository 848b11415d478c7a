"""What waits to be written."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from contextlib import suppress
from typing import TYPE_CHECKING

from gamekeeper.server.clocks import Clock
from gamekeeper.server.errors import StoreFailed, UnknownTable
from gamekeeper.server.rating import Finish
from gamekeeper.server.stored import Conflict, Snapshot, StoredRow

if TYPE_CHECKING:
    from gamekeeper.server.store import Store


class Waiting:
    """A row on its way to the disk."""

    def __init__(
        self,
        code: str,
        row: StoredRow,
        deciders: list[int],
        snapshot: Snapshot | None,
        ended: str | None,
        finish: Finish | None,
        clock: Clock | None,
        begins: Sequence[int],
    ) -> None:
        self.finish = finish
        self.clock = clock
        self.begins = begins
        self.code = code
        self.row = row
        self.deciders = deciders
        self.snapshot = snapshot
        self.ended = ended
        self.done: asyncio.Future[None] = asyncio.get_running_loop().create_future()

    def answer(self, error: Exception | None) -> None:
        """Tell the writer, unless it has gone."""
        if self.done.done():
            return
        if error is None:
            self.done.set_result(None)
        else:
            self.done.set_exception(error)


async def refuse(store: Store, batch: Sequence[Waiting], error: Conflict | StoreFailed) -> None:
    """None of these was written; UnknownTable for one whose table was removed while it waited."""
    for waiting in batch:
        is_gone = False
        with suppress(StoreFailed):
            is_gone = isinstance(error, Conflict) and await store.table(waiting.code) is None
        waiting.answer(UnknownTable("no table has this code") if is_gone else error)
