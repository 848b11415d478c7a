"""What waits to be written, and how it is."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from contextlib import suppress
from typing import TYPE_CHECKING, Any

import msgspec
from sqlalchemy import bindparam, delete, insert, update
from sqlalchemy.ext.asyncio import AsyncConnection

from gamekeeper.server import settling
from gamekeeper.server.beginning import begin
from gamekeeper.server.clocks import Clock
from gamekeeper.server.engine import insert_unless_there
from gamekeeper.server.errors import StoreFailed, UnknownTable
from gamekeeper.server.rating import Finish
from gamekeeper.server.schema import HISTORY, SNAPSHOTS, TABLES
from gamekeeper.server.stored import Conflict, Snapshot, StoredRow, timed

if TYPE_CHECKING:
    from gamekeeper.server.store import Store


# made once: to work a statement out takes longer than to write by it
TABLE_OF = update(TABLES).where(TABLES.c.code == bindparam("of"))


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


async def write(connection: AsyncConnection, waiting: Waiting) -> bool:
    """Write one row with all that goes with it; False, and nothing, when number or key are taken."""
    code, row, snapshot = waiting.code, waiting.row, waiting.snapshot
    values: dict[str, Any] = msgspec.structs.asdict(row) | {"code": code}
    if (await connection.execute(insert_unless_there(connection, HISTORY), values)).rowcount != 1:
        return False
    if snapshot is not None:
        await connection.execute(delete(SNAPSHOTS).where(SNAPSHOTS.c.code == code))
        await connection.execute(insert(SNAPSHOTS).values(msgspec.structs.asdict(snapshot) | {"code": code}))
    status = "playing" if waiting.deciders else "over"
    values = {"deciders": waiting.deciders, "status": status, "touched": row.time, "ended": waiting.ended}
    values |= {"rows": row.number + 1, "link": row.link} | timed(waiting.clock)
    await connection.execute(TABLE_OF, {"of": code} | values)
    await begin(connection, code, waiting.begins, row.number + 1, row.time)
    if waiting.finish is not None:
        await settling.settle(connection, code, waiting.finish, row.time)
    return True


async def refuse(store: Store, batch: Sequence[Waiting], error: Conflict | StoreFailed) -> None:
    """None of these was written; UnknownTable for one whose table was removed while it waited."""
    for waiting in batch:
        is_gone = False
        with suppress(StoreFailed):
            is_gone = isinstance(error, Conflict) and await store.table(waiting.code) is None
        waiting.answer(UnknownTable("no table has this code") if is_gone else error)
