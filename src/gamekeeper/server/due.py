"""What is to be delivered: rows of the database with a time to look at them, and the patience with whoever takes it.

A row is taken away once what it says was delivered, so that may happen twice, but is never forgotten.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Generic, Literal, NamedTuple, TypeVar

import msgspec
from msgspec.structs import asdict, replace
from sqlalchemy import ColumnElement, Table, delete, false, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from gamekeeper.server.store import Store, read

CLAIMED_SECONDS = 120.0  # in which who has taken a row is done with it
MOST_TRIES = 6
FIRST_WAIT = 30.0  # seconds before a second try, twice as many before each other one
LONGEST_WAIT = 3600.0
NOTED = ("tries", "told")  # what a try may change of a row

Outcome = Literal["sent", "gone", "refused", "later"]


class Answer(NamedTuple):
    """What became of a delivery, and after how many seconds to try again where whoever takes it says so.

    `was_asked`: they were; who did not get through to them has lost no try.
    """

    outcome: Outcome
    wait: float = 0.0
    was_asked: bool = True


class Item(msgspec.Struct, frozen=True, kw_only=True):
    """A row that is to be delivered, since `since`, and looked at when it is `due`."""

    since: float
    due: float
    tries: int


Kind = TypeVar("Kind", bound=Item)


class Due(Generic[Kind]):
    """The rows of one table. `this` finds a row again, unless another one is in its place by now.

    `others` are rows that another process sees to.
    """

    def __init__(
        self,
        store: Store,
        table: Table,
        kind: type[Kind],
        this: Callable[[Kind], ColumnElement[bool]],
        others: Callable[[], ColumnElement[bool]] = false,
    ) -> None:
        self.store = store
        self.table = table
        self.kind = kind
        self.this = this
        self.others = others

    async def take(self, now: float, most: int, delay: float = 0.0) -> list[Kind]:
        """Rows that are due, at least `delay` seconds old; nobody else takes them for a while."""
        columns = self.table.c
        old = (columns.due <= now) & (columns.since <= now - delay)
        async with self.store.reading() as connection:
            query = select(self.table).where(old, ~self.others()).order_by(columns.due).limit(most)
            rows = (await connection.execute(query)).mappings().all()
        if not rows:
            return []
        due = [read(row, self.kind) for row in rows]
        async with self.store.writing() as connection:
            return [one for one in due if await self.put_off(connection, one, now + CLAIMED_SECONDS)]

    async def put_off(self, connection: AsyncConnection, one: Kind, until: float) -> bool:
        """Look at a row later; False when somebody else does, or another one is in its place."""
        same = self.this(one) & (self.table.c.due == one.due)
        return (await connection.execute(update(self.table).where(same).values(due=until))).rowcount == 1

    async def again(self, one: Kind, until: float) -> None:
        """Try a row again then; it was tried as it says."""
        noted = {name: value for name, value in asdict(one).items() if name in NOTED}
        async with self.store.writing() as connection:
            await connection.execute(update(self.table).where(self.this(one)).values(due=until, **noted))

    async def done(self, one: Kind) -> None:
        """Nothing is left to do about a row."""
        async with self.store.writing() as connection:
            await connection.execute(delete(self.table).where(self.this(one)))

    async def tried(self, one: Kind, answers: list[Answer], now: float) -> bool:
        """What follows a try: another one for who is to be asked later, else nothing; False when none is left."""
        late = [answer for answer in answers if answer.outcome == "later"]
        if late and not is_given_up(one, answers):
            wait = max(wait_after(answer, one.tries) for answer in late)
            await self.again(replace(one, tries=tries_after(one, answers)), now + wait)
            return True
        await self.done(one)
        return not late


def tries_after(one: Item, answers: list[Answer]) -> int:
    """How often it was tried in vain, with these answers."""
    return one.tries + any(answer.was_asked for answer in answers if answer.outcome == "later")


def is_given_up(one: Item, answers: list[Answer]) -> bool:
    """Whether somebody was to be asked later, but no try is left."""
    return any(answer.outcome == "later" for answer in answers) and tries_after(one, answers) >= MOST_TRIES


def wait_after(answer: Answer, tries: int) -> float:
    """In how many seconds to try again."""
    return min(max(answer.wait, FIRST_WAIT * 2.0**tries), LONGEST_WAIT)
