"""Several processes serve one database: each table is worked by one of them at a time.

A process is a row that it renews every second and that runs out after a few; a table is a row that names its process.
Whoever is asked for a table that nobody works, or whose process has ended, claims it; the others pass on what is asked
of it (`forwarding`). The rows' times are the database's. A process trusts its row by its own clock, from before it
asked to renew it, and writes nothing once it may have run out: by then its tables may be another's.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Iterable
from typing import Final

import httpx
import msgspec
import structlog
from sqlalchemy import ColumnElement, delete, false, insert, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from gamekeeper.server.engine import clock, database_now, insert_unless_there
from gamekeeper.server.errors import StoreFailed
from gamekeeper.server.errors_nodes import TableMoves
from gamekeeper.server.lease import Holder, is_of_this_machine, is_running
from gamekeeper.server.peers import Peers
from gamekeeper.server.pulse import BEAT_SECONDS, NODE_SECONDS, Pulse
from gamekeeper.server.schema import TABLES
from gamekeeper.server.schema_nodes import CLAIMS, NEWS, NODES
from gamekeeper.server.store import Store

TRUSTED_SECONDS: Final = 1.0  # how long it is believed that another process still works a table
AWAITED_SECONDS: Final = 5.0
NEWS_SECONDS: Final = 60.0  # how long news are kept, and read again: what was begun first may be there last
DEAD_SECONDS: Final = 600.0
STANDING_BEATS: Final = 3  # between two tries to work a part that nobody works

GIVE: Final = "/give/"  # before the code of a table that a process asks another one for
LAB: Final = "/lab"  # parts that one process has in memory for all
PASSKEYS: Final = "/passkeys"

Hearing = Callable[[str], Awaitable[None]]

log = structlog.get_logger()


class Alone:
    """One process serves the database: everything is its own."""

    def __init__(self) -> None:
        # parts that there is one of, and what is done when they are worked here from now on
        self.parts: dict[str, Callable[[], Awaitable[None]]] = {}
        self.hearing: dict[str, Hearing] = {}
        self.drop: Hearing = ignore  # what is done with a table that another process works by now
        self.give: Hearing = ignore  # the same for one that another process asks for
        self.waiting: Callable[[], list[str]] = list  # own tables where somebody waits for others
        self.in_use: Callable[[], set[str]] = set  # own tables in memory
        self.lost = asyncio.Event()

    async def claim(self, name: str) -> bool:
        """Whether `name` is worked here from now on."""
        return True

    async def owner(self, name: str) -> str:
        """Where what is asked of `name` goes; empty: here."""
        return ""

    async def fetch(self, name: str) -> None:
        """Have `name` worked here from now on. TableMoves where that cannot be."""

    async def release(self, names: Iterable[str]) -> None:
        """Work no longer on `names`."""

    async def tell(self, kind: str, *subjects: str) -> None:
        """Tell the other processes of something they keep in memory."""

    async def awaited(self) -> list[str]:
        """The tables of other processes where somebody waits for others."""
        return []

    def elsewhere(self, name: ColumnElement[str]) -> ColumnElement[bool]:
        """Whether a row is of a table that another process works."""
        return false()

    async def start(self) -> None:
        """Begin to serve."""
        for begin in self.parts.values():
            await begin()

    async def keep(self) -> None:
        """For as long as the server serves."""

    async def give_up(self) -> None:
        """The server goes."""


class Nodes(Alone):
    """This process among those that serve a database together."""

    def __init__(self, store: Store, holder: Holder, reach: str, secret: bytes) -> None:
        super().__init__()
        self.store = store.beside()
        self.holder = holder
        self.reach = reach
        self.peers = Peers(secret)
        self.pulse = Pulse(self.store, holder.token)
        self.mine: set[str] = set()
        self.others: dict[str, tuple[str, float]] = {}  # name → where, until when that is believed by `clock`
        self.turn = asyncio.Lock()
        self.beats = 0
        self.heard: set[int] = set()  # numbers of news that were read

    # --- being there -------------------------------------------------------------------------------

    async def start(self) -> None:
        """Be one of them."""
        row = {"token": self.holder.token, "holder": msgspec.json.encode(self.holder).decode(), "reach": self.reach}
        asked = clock()
        async with self.store.transaction() as connection:
            now = await self.now(connection)
            await connection.execute(delete(NODES).where(NODES.c.until < now - DEAD_SECONDS))
            await connection.execute(insert(NODES).values({**row, "until": now + NODE_SECONDS}))
        self.store.holds["node"] = asked + NODE_SECONDS
        self.pulse.start()
        await self.beat()

    async def keep(self) -> None:
        """Do what is to be done each second for as long as the server runs, or until its row is gone."""
        while not self.lost.is_set():
            await asyncio.sleep(BEAT_SECONDS)
            try:
                await self.beat()
            except StoreFailed as error:
                log.warning("what other processes told was not heard", error=str(error))
            except Exception:
                log.exception("what other processes told was not heeded")  # and go on

    async def beat(self) -> None:
        """Hear what is new, and work what nobody does."""
        if self.pulse.is_gone:
            log.error("this process was taken for dead, it stops")
            self.store.holds["node"] = 0.0
            self.lost.set()
            return
        lapses = self.pulse.lapses
        if lapses > self.pulse.heeded:
            await self.reconcile()
            self.pulse.heed(lapses)
        async with self.store.reading() as connection:
            now = await self.now(connection)
        await self.hear(now)
        await self.tell_awaited(now)
        self.others = {name: found for name, found in self.others.items() if clock() < found[1]}
        if self.beats % STANDING_BEATS == 0:
            await self.work_standing()
            await self.release(self.mine - self.in_use() - self.parts.keys())
        self.beats += 1

    async def reconcile(self) -> None:
        """The row had run out: find out which tables others have taken meanwhile."""
        async with self.turn, self.store.reading() as connection:
            query = select(CLAIMS.c.name).where(CLAIMS.c.token == self.holder.token)
            kept = set((await connection.execute(query)).scalars())
            gone, self.mine = self.mine - kept, self.mine & kept
        for name in gone:
            log.warning("another process has taken a table from this one")
            await self.drop(name)

    async def work_standing(self) -> None:
        """Work the parts that nobody works."""
        for name, begin in self.parts.items():
            if name not in self.mine and await self.claim(name):
                await begin()

    async def give_up(self) -> None:
        """The others may take everything at once."""
        await self.pulse.stop()
        await self.peers.close()
        self.store.holds["node"] = 0.0
        async with self.store.transaction() as connection:
            await connection.execute(delete(CLAIMS).where(CLAIMS.c.token == self.holder.token))
            await connection.execute(delete(NODES).where(NODES.c.token == self.holder.token))
        await self.store.close()

    async def now(self, connection: AsyncConnection) -> float:
        """The database's seconds since 1970."""
        return float((await connection.execute(select(database_now(self.store.is_sqlite)))).scalar_one())

    # --- what is worked here -----------------------------------------------------------------------

    async def claim(self, name: str) -> bool:
        """Whether `name` is worked here from now on: it is already, or nobody else that serves works it."""
        return await self.owner(name) == ""

    async def owner(self, name: str) -> str:
        """Where what is asked of `name` goes; empty: here, claimed if need be."""
        if name in self.mine:
            return ""
        where, until = self.others.get(name, ("", 0.0))
        if clock() < until:
            return where
        async with self.turn:
            if name in self.mine:
                return ""
            where = await self.claimed(name)
            if where:
                self.others[name] = (where, clock() + TRUSTED_SECONDS)
            else:
                self.others.pop(name, None)
                self.mine.add(name)
            return where

    async def claimed(self, name: str) -> str:
        """Claim `name`, or where it is worked. Its process cannot renew its row meanwhile."""
        mine = {"name": name, "token": self.holder.token, "awaited": 0.0}
        async with self.store.writing() as connection:
            made = await connection.execute(insert_unless_there(connection, CLAIMS).values(mine))
            if made.rowcount == 1:
                return ""
            here = CLAIMS.c.name == name
            token = (await connection.execute(select(CLAIMS.c.token).where(here).with_for_update())).scalar()
            query = select(NODES.c.holder, NODES.c.reach, NODES.c.until).where(NODES.c.token == token)
            node = (await connection.execute(query.with_for_update(read=True))).first()
            now = await self.now(connection)
            if token != self.holder.token and node is not None and now <= node.until and not has_ended(node.holder):
                return str(node.reach)
            await connection.execute(insert_unless_there(connection, CLAIMS).values(mine))
            await connection.execute(update(CLAIMS).where(here).values(mine))
            return ""

    async def fetch(self, name: str) -> None:
        """Have `name` worked here from now on. TableMoves where that cannot be."""
        where = await self.owner(name)
        try:
            if where and not await self.peers.ask_for(where, GIVE + name):
                raise TableMoves("the table is busy")
        except httpx.TransportError as error:
            raise TableMoves("the table cannot be reached at the moment") from error
        self.doubt(name)
        if not await self.claim(name):
            raise TableMoves("another process was faster")

    def doubt(self, name: str) -> None:
        """Ask again who works `name`: it was not to be reached."""
        self.others.pop(name, None)

    async def release(self, names: Iterable[str]) -> None:
        """Work no longer on `names`."""
        async with self.turn:
            gone = self.mine & set(names)
            if not gone:
                return
            self.mine -= gone
            async with self.store.writing() as connection:
                mine = CLAIMS.c.token == self.holder.token
                await connection.execute(delete(CLAIMS).where(mine, CLAIMS.c.name.in_(gone)))

    def elsewhere(self, name: ColumnElement[str]) -> ColumnElement[bool]:
        """Whether a row is of a table that another process works."""
        living = (NODES.c.token == CLAIMS.c.token) & (NODES.c.until >= database_now(self.store.is_sqlite))
        return select(CLAIMS.c.name).join(NODES, living).where(CLAIMS.c.name == name, self.is_others()).exists()

    def is_others(self) -> ColumnElement[bool]:
        """Whether a claim is another process's."""
        return CLAIMS.c.token != self.holder.token

    # --- open tables -------------------------------------------------------------------------------

    async def tell_awaited(self, now: float) -> None:
        """Say where somebody waits for others."""
        names = self.waiting()
        if names:
            async with self.store.writing() as connection:
                await connection.execute(update(CLAIMS).where(CLAIMS.c.name.in_(names)).values(awaited=now))

    async def awaited(self) -> list[str]:
        """The tables of other processes where somebody waits for others."""
        since = database_now(self.store.is_sqlite) - AWAITED_SECONDS
        query = select(CLAIMS.c.name).join(TABLES, TABLES.c.code == CLAIMS.c.name)
        query = query.where(CLAIMS.c.awaited > since, self.is_others(), TABLES.c.status == "waiting", TABLES.c.listed)
        async with self.store.reading() as connection:
            return list((await connection.execute(query.order_by(TABLES.c.created.desc()))).scalars())

    # --- news --------------------------------------------------------------------------------------

    async def tell(self, kind: str, *subjects: str) -> None:
        """Tell the other processes of something they keep in memory; they hear it within some seconds."""
        rows = [{"token": self.holder.token, "kind": kind, "subject": subject} for subject in subjects]
        if rows:
            async with self.store.writing() as connection:
                now = await self.now(connection)
                await connection.execute(insert(NEWS), [{**row, "at": now} for row in rows])

    async def hear(self, now: float) -> None:
        """Hear what the others tell. News are numbered before they are there, so none is taken for the last."""
        async with self.store.reading() as connection:
            query = select(NEWS).where(NEWS.c.at > now - NEWS_SECONDS, NEWS.c.token != self.holder.token)
            rows = (await connection.execute(query.order_by(NEWS.c.id))).all()
        is_new = self.beats > 0  # what was told before this process came it has not kept
        fresh = [row for row in rows if row.id not in self.heard]
        self.heard = {row.id for row in rows}
        for row in fresh if is_new else ():
            await self.hearing.get(row.kind, ignore)(row.subject)
        if self.beats % round(NEWS_SECONDS) == 0:
            async with self.store.writing() as connection:
                await connection.execute(delete(NEWS).where(NEWS.c.at < now - 2 * NEWS_SECONDS))


async def ignore(_subject: str) -> None:
    """News that mean nothing here."""


def has_ended(told: str) -> bool:
    """Whether a process is known to have ended, though its row has not run out."""
    holder = msgspec.json.decode(told, type=Holder)
    return is_of_this_machine(holder) and not is_running(holder)
