"""The only module that touches the database.

What a method wrote is on disk when it returns. A row of history is written once and never changed; two
writers of the same number, or of the same key, cannot both win.
"""

from __future__ import annotations

import asyncio
import math
import time
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager, nullcontext, suppress
from typing import Any, TypeVar

import msgspec
from sqlalchemy import RowMapping, Table, delete, func, insert, select, text, update
from sqlalchemy.exc import IntegrityError, SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection
from sqlalchemy.schema import CreateTable

from gamekeeper.server.beginning import begin
from gamekeeper.server.cascade import drop
from gamekeeper.server.clocks import Clock
from gamekeeper.server.engine import check_file, clock, driver_url, insert_unless_there, make_engine
from gamekeeper.server.errors import StoreFailed
from gamekeeper.server.homeless import homeless
from gamekeeper.server.rating import Finish
from gamekeeper.server.schema import (
    DEPARTURES,
    GUESTS,
    HISTORY,
    LINKS,
    PACKS,
    PLACES,
    SCHEMA_VERSION,
    SESSIONS,
    SNAPSHOTS,
    TABLES,
    pending,
)
from gamekeeper.server.schema_mail import LETTERS, MAIL_LINKS
from gamekeeper.server.stored import (
    Conflict,
    Snapshot,
    StoredDeparture,
    StoredGuest,
    StoredLink,
    StoredPack,
    StoredPlace,
    StoredRow,
    StoredTable,
    row_of,
    timed,
)
from gamekeeper.server.waiting import Waiting, refuse, write

Kind = TypeVar("Kind", bound=msgspec.Struct)


class Store:
    """One database."""

    def __init__(self, url: str, connections: int = 5) -> None:
        self.url = driver_url(url)
        self.engine = make_engine(self.url, connections)
        # SQLite takes one writer at a time: a queue in here is fairer and faster than its busy waiting
        self.is_sqlite = self.url.startswith("sqlite")
        self.turn = asyncio.Lock() if self.is_sqlite else nullcontext()
        self.holds: dict[str, float] = {}  # claims by which this process writes, and until when, by `clock`
        self.waiting: list[Waiting] = []
        self.flushing: asyncio.Task[None] | None = None

    def beside(self) -> Store:
        """The same database by a connection of its own, for what must not wait behind what people ask for."""
        if self.is_sqlite:
            return self
        other = Store(self.url, 1)
        other.holds = self.holds
        return other

    async def open(self) -> None:
        """Make what is missing, bring older tables up to date; BadSetup when the database is of a newer program."""
        check_file(self.url)
        async with self.writing() as connection:
            for statement in await connection.run_sync(pending):
                await connection.execute(text(statement), {"now": time.time()} if ":now" in statement else {})

    async def pending(self) -> list[str]:
        """The statements by which `open` would bring the database up to date. BadSetup for one of a newer program."""
        check_file(self.url)
        async with self.reading() as connection:
            return await connection.run_sync(pending)

    async def flushed(self) -> None:
        """Write what waits."""
        if self.flushing is not None:
            await self.flushing

    async def close(self) -> None:
        """Write what waits, then let go of all connections."""
        await self.flushed()
        await self.engine.dispose()

    async def ping(self) -> None:
        """Raises StoreFailed when the database does not take a write."""
        async with self.writing() as connection:
            await connection.execute(update(SCHEMA_VERSION).values(version=SCHEMA_VERSION.c.version))

    async def make(self, table: Table) -> None:
        """One table before all others, unless it is there."""
        check_file(self.url)
        with suppress(Conflict):  # another process makes it
            async with self.transaction() as connection:
                await connection.execute(CreateTable(table, if_not_exists=True))

    @asynccontextmanager
    async def writing(self) -> AsyncIterator[AsyncConnection]:
        """A transaction of who serves the database; StoreFailed when that is somebody else by now."""
        if clock() >= min(self.holds.values(), default=math.inf):
            raise StoreFailed("this server has lost its claim on the database, please try again in a moment")
        async with self.transaction() as connection:
            yield connection

    @asynccontextmanager
    async def transaction(self) -> AsyncIterator[AsyncConnection]:
        """A transaction; all of it or nothing is kept."""
        try:
            async with self.turn, self.engine.begin() as connection:
                yield connection
        except IntegrityError as error:
            raise Conflict from error
        except (SQLAlchemyError, OSError) as error:
            raise StoreFailed("the database did not take the change, please try again") from error

    @asynccontextmanager
    async def reading(self) -> AsyncIterator[AsyncConnection]:
        """A connection to read with."""
        try:
            async with self.engine.connect() as connection:
                yield connection
        except (SQLAlchemyError, OSError) as error:
            raise StoreFailed("the database did not answer, please try again") from error

    # --- guests ------------------------------------------------------------------------------------

    async def add_guest(self, guest: StoredGuest) -> None:
        """A new guest."""
        async with self.writing() as connection:
            await connection.execute(insert(GUESTS).values(msgspec.structs.asdict(guest) | {"created": time.time()}))

    async def guest(self, identity: str) -> StoredGuest | None:
        """A guest by id."""
        async with self.reading() as connection:
            row = (await connection.execute(select(GUESTS).where(GUESTS.c.id == identity))).mappings().first()
        return None if row is None else read(row, StoredGuest)

    async def change_guest(self, identity: str, name: str, language: str) -> None:
        """A guest's name and language."""
        async with self.writing() as connection:
            await connection.execute(update(GUESTS).where(GUESTS.c.id == identity).values(name=name, language=language))

    async def see_guest(self, identity: str) -> None:
        """A guest was here."""
        async with self.writing() as connection:
            await connection.execute(update(GUESTS).where(GUESTS.c.id == identity).values(seen=time.time()))

    async def sign_out(self, identity: str) -> None:
        """All cookies and links of a guest hold no more, those in letters too."""
        async with self.writing() as connection:
            await connection.execute(update(GUESTS).where(GUESTS.c.id == identity).values(epoch=GUESTS.c.epoch + 1))
            for table in (LINKS, SESSIONS, LETTERS, MAIL_LINKS):
                await connection.execute(delete(table).where(table.c.guest == identity))

    async def forget_guests(self, before: float, kept: int, most: int) -> int:
        """Forget guests who sit nowhere and would not find back, `most` at once.

        They were not seen since `before`, or are not among the `kept` seen last.
        """
        old = homeless().where(GUESTS.c.seen < before).order_by(GUESTS.c.seen).limit(most)
        surplus = homeless().order_by(GUESTS.c.seen.desc()).offset(kept).limit(most)
        async with self.writing() as connection:
            gone = [*(await connection.execute(old)).scalars(), *(await connection.execute(surplus)).scalars()]
            await connection.execute(delete(LINKS).where(LINKS.c.expires < time.time()))
            if gone:
                await drop(connection, GUESTS, GUESTS.c.id.in_(gone))
        return len(set(gone))

    # --- personal links ----------------------------------------------------------------------------

    async def add_link(self, link: StoredLink, kept: int) -> None:
        """A new link; of a guest's links the latest `kept` remain."""
        mine = select(LINKS.c.id).where(LINKS.c.guest == link.guest)
        async with self.writing() as connection:
            await connection.execute(insert(LINKS).values(msgspec.structs.asdict(link)))
            surplus = mine.order_by(LINKS.c.created.desc(), LINKS.c.id).offset(kept).limit(kept)
            gone = list((await connection.execute(surplus)).scalars())
            await connection.execute(delete(LINKS).where(LINKS.c.id.in_(gone)))

    async def link(self, identity: str) -> StoredLink | None:
        """A link by the hash of its token."""
        async with self.reading() as connection:
            row = (await connection.execute(select(LINKS).where(LINKS.c.id == identity))).mappings().first()
        return None if row is None else read(row, StoredLink)

    async def links_of(self, guest: str) -> list[StoredLink]:
        """A guest's links, the latest first."""
        async with self.reading() as connection:
            query = select(LINKS).where(LINKS.c.guest == guest).order_by(LINKS.c.created.desc(), LINKS.c.id)
            rows = (await connection.execute(query)).mappings().all()
        return [read(row, StoredLink) for row in rows]

    async def use_link(self, identity: str) -> bool:
        """Use a link up; False when it does not hold, as for the second of two at once."""
        now = time.time()
        open_ = (LINKS.c.id == identity) & LINKS.c.used.is_(None) & (LINKS.c.expires >= now)
        async with self.writing() as connection:
            found = await connection.execute(update(LINKS).where(open_).values(used=now))
        return bool(found.rowcount == 1)

    async def revoke_link(self, guest: str, identity: str) -> None:
        """A link of a guest holds no more."""
        async with self.writing() as connection:
            await connection.execute(delete(LINKS).where(LINKS.c.guest == guest, LINKS.c.id == identity))

    # --- tables ------------------------------------------------------------------------------------

    async def add_table(
        self,
        table: StoredTable,
        places: list[StoredPlace],
        rematch_of: str | None = None,
        pack: StoredPack | None = None,
        history: Sequence[StoredRow] = (),
    ) -> None:
        """A new table, its pack and first rows, as the rematch of another table if that has none yet; else Conflict."""
        async with self.writing() as connection:
            if pack is not None:
                await connection.execute(insert_unless_there(connection, PACKS).values(msgspec.structs.asdict(pack)))
            await connection.execute(insert(TABLES).values(row_of(table)))
            rows = [msgspec.structs.asdict(place) | {"code": table.code} for place in places]
            await connection.execute(insert(PLACES), rows)
            await begin(connection, table.code, table.deciders, len(history), table.created)
            if history:
                past = [msgspec.structs.asdict(row) | {"code": table.code} for row in history]
                await connection.execute(insert(HISTORY), past)
            if rematch_of is not None:
                change = update(TABLES).where(TABLES.c.code == rematch_of, TABLES.c.rematch.is_(None))
                found = await connection.execute(change.values(rematch=table.code))
                if found.rowcount != 1:
                    raise Conflict

    async def table(self, code: str) -> tuple[StoredTable, list[StoredPlace]] | None:
        """A table and its places."""
        async with self.reading() as connection:
            row = (await connection.execute(select(TABLES).where(TABLES.c.code == code))).mappings().first()
            query = select(PLACES).where(PLACES.c.code == code).order_by(PLACES.c.seat)
            places = (await connection.execute(query)).mappings().all()
        if row is None:
            return None
        return read(row, StoredTable), [read(place, StoredPlace) for place in places]

    async def remove_table(self, code: str) -> None:
        """A table with everything that names it; other tables no longer lead to it."""
        async with self.writing() as connection:
            await connection.execute(update(TABLES).where(TABLES.c.rematch == code).values(rematch=None))
            await drop(connection, TABLES, TABLES.c.code == code)

    async def pack(self, identity: str) -> StoredPack | None:
        """A pack by the hash of its text."""
        async with self.reading() as connection:
            row = (await connection.execute(select(PACKS).where(PACKS.c.id == identity))).mappings().first()
        return None if row is None else read(row, StoredPack)

    async def change_place(
        self,
        code: str,
        place: StoredPlace,
        before: StoredPlace,
        deciders: list[int] | None,
        host: int | None = None,
        departure: StoredDeparture | None = None,
        clock: Clock | None = None,
    ) -> None:
        """Put `place` where `before` was; Conflict when that has changed. `deciders` when this starts the match.

        `departure` when somebody leaves a rated match by it.
        """
        async with self.writing() as connection:
            change = update(PLACES).where(
                PLACES.c.code == code,
                PLACES.c.seat == before.seat,
                PLACES.c.kind == before.kind,
                PLACES.c.handed_to_bot == before.handed_to_bot,
                PLACES.c.guest.is_(None) if before.guest is None else PLACES.c.guest == before.guest,
            )
            found = await connection.execute(change.values(msgspec.structs.asdict(place)))
            if found.rowcount != 1:
                raise Conflict
            if before.handed_to_bot:
                here = (DEPARTURES.c.code == code) & (DEPARTURES.c.seat == before.seat)
                await connection.execute(delete(DEPARTURES).where(here))
            if departure is not None:
                row = msgspec.structs.asdict(departure) | {"code": code}
                await connection.execute(insert(DEPARTURES).values(row))
            values: dict[str, Any] = {"touched": time.time(), "host": host} | timed(clock)
            if deciders is not None:
                values |= {"status": "playing", "deciders": deciders}
            await connection.execute(update(TABLES).where(TABLES.c.code == code).values(values))
            await begin(connection, code, deciders or (), 0, values["touched"])

    async def tables_of(self, guest: str, most: int) -> list[tuple[StoredTable, list[StoredPlace]]]:
        """The tables a guest sits at, the latest first."""
        async with self.reading() as connection:
            query = select(TABLES).join(PLACES).where(PLACES.c.guest == guest)
            rows = (await connection.execute(query.order_by(TABLES.c.touched.desc()).limit(most))).mappings().all()
            codes = [row["code"] for row in rows]
            seats = select(PLACES).where(PLACES.c.code.in_(codes)).order_by(PLACES.c.seat)
            places = (await connection.execute(seats)).mappings().all()
        by_code: dict[str, list[StoredPlace]] = {code: [] for code in codes}
        for place in places:
            by_code[place["code"]].append(read(place, StoredPlace))
        return [(read(row, StoredTable), by_code[row["code"]]) for row in rows]

    async def count_unfinished(self, guest: str) -> int:
        """How many tables a guest sits at that are not over."""
        async with self.reading() as connection:
            query = select(func.count()).select_from(TABLES.join(PLACES))
            counted = await connection.execute(query.where(PLACES.c.guest == guest, TABLES.c.status != "over"))
            return int(counted.scalar_one())

    # --- history -----------------------------------------------------------------------------------

    async def append(
        self,
        code: str,
        row: StoredRow,
        deciders: list[int],
        snapshot: Snapshot | None,
        ended: str | None = None,
        finish: Finish | None = None,
        clock: Clock | None = None,
        begins: Sequence[int] = (),
    ) -> None:
        """One more row of history, and a snapshot if there is one; Conflict when number or key are taken.

        Without deciders the match is over; `ended` says why when not by its rules, `finish` how it came out if rated.
        `begins`: the deciders that owed nothing before.
        """
        waiting = Waiting(code, row, deciders, snapshot, ended, finish, clock, begins)
        self.waiting.append(waiting)
        if self.flushing is None or self.flushing.done():
            self.flushing = asyncio.create_task(self.flush())
        await waiting.done

    async def flush(self) -> None:
        """Write all that waits, as much as there is in one transaction: waiting for the disk once does for all."""
        while self.waiting:
            batch, self.waiting = self.waiting, []
            try:
                async with self.writing() as connection:
                    taken = [await write(connection, waiting) for waiting in batch]
            except (Conflict, StoreFailed) as error:
                await refuse(self, batch, error)
                continue
            for waiting, wrote in zip(batch, taken, strict=True):
                waiting.answer(None if wrote else Conflict())

    async def history(self, code: str, since: int = 0) -> list[StoredRow]:
        """The rows of a table from number `since` on."""
        async with self.reading() as connection:
            query = select(HISTORY).where(HISTORY.c.code == code, HISTORY.c.number >= since)
            rows = (await connection.execute(query.order_by(HISTORY.c.number))).mappings().all()
        return [read(row, StoredRow) for row in rows]

    async def snapshot(self, code: str) -> Snapshot | None:
        """The latest snapshot of a table."""
        async with self.reading() as connection:
            row = (await connection.execute(select(SNAPSHOTS).where(SNAPSHOTS.c.code == code))).mappings().first()
        return None if row is None else read(row, Snapshot)


def read(row: RowMapping, kind: type[Kind]) -> Kind:
    """A row as its struct."""
    return msgspec.convert({str(name): value for name, value in row.items()}, kind)
