"""What people say, and whom they mute and report, in the database."""

from __future__ import annotations

import secrets
import time

import msgspec
from sqlalchemy import delete, func, insert, select

from gamekeeper.server.engine import insert_unless_there
from gamekeeper.server.schema import GUESTS
from gamekeeper.server.schema_people import MESSAGES, MUTES, REPORTS, ROOMS
from gamekeeper.server.store import Store, read
from gamekeeper.server.wire_chat import Mute, Report, Room, Saying

MESSAGES_KEPT = 100  # of one table; older ones go
MUTES_KEPT = 500  # of one guest; the oldest go first
REPORTS_LISTED = 200
ID_BYTES = 8


class StoredMessage(msgspec.Struct, frozen=True, kw_only=True):
    """What a guest said at a table, in the name they had there."""

    number: int
    guest: str
    seat: int | None
    name: str
    phrase: Saying | None
    text: str
    key: str
    time: float


async def of_table(store: Store, code: str) -> tuple[Room | None, list[StoredMessage]]:
    """What the host of a table has laid down, None for nothing; and what was said there."""
    async with store.reading() as connection:
        room = (await connection.execute(select(ROOMS).where(ROOMS.c.code == code))).mappings().first()
        query = select(MESSAGES).where(MESSAGES.c.code == code).order_by(MESSAGES.c.number)
        rows = (await connection.execute(query)).mappings().all()
    return None if room is None else read(room, Room), [read(row, StoredMessage) for row in rows]


async def lay_down(store: Store, code: str, room: Room) -> None:
    """What the host of a table wants from now on."""
    async with store.writing() as connection:
        await connection.execute(delete(ROOMS).where(ROOMS.c.code == code))
        await connection.execute(insert(ROOMS).values(code=code, **msgspec.structs.asdict(room)))


async def add(store: Store, code: str, message: StoredMessage) -> None:
    """One more message; Conflict when its number or its key are taken."""
    row = msgspec.structs.asdict(message) | {"code": code}
    old = (MESSAGES.c.code == code) & (MESSAGES.c.number <= message.number - MESSAGES_KEPT)
    async with store.writing() as connection:
        await connection.execute(insert(MESSAGES).values(row))
        await connection.execute(delete(MESSAGES).where(old))


# --- whom one does not read ------------------------------------------------------------------------


async def muted_by(store: Store, guest: str) -> frozenset[str]:
    """Whom a guest does not read."""
    async with store.reading() as connection:
        query = select(MUTES.c.muted).where(MUTES.c.guest == guest, MUTES.c.muted != guest)
        return frozenset((await connection.execute(query)).scalars())


async def mutes_of(store: Store, guest: str) -> list[Mute]:
    """The same as a list for them, the latest first."""
    query = select(MUTES.c.id, MUTES.c.name, MUTES.c.since).where(MUTES.c.guest == guest)
    async with store.reading() as connection:
        rows = (await connection.execute(query.order_by(MUTES.c.since.desc(), MUTES.c.id))).mappings().all()
    return [read(row, Mute) for row in rows]


async def mute(store: Store, guest: str, muted: str, name: str) -> None:
    """A guest reads somebody no more; it changes nothing when that is so already."""
    row = {"id": secrets.token_hex(ID_BYTES), "guest": guest, "muted": muted, "name": name, "since": time.time()}
    mine = select(MUTES.c.id).where(MUTES.c.guest == guest).order_by(MUTES.c.since.desc(), MUTES.c.id)
    async with store.writing() as connection:
        await connection.execute(insert_unless_there(connection, MUTES).values(row))
        gone = list((await connection.execute(mine.offset(MUTES_KEPT).limit(MUTES_KEPT))).scalars())
        await connection.execute(delete(MUTES).where(MUTES.c.id.in_(gone)))


async def unmute(store: Store, guest: str, identity: str) -> None:
    """A guest reads somebody again."""
    async with store.writing() as connection:
        await connection.execute(delete(MUTES).where(MUTES.c.guest == guest, MUTES.c.id == identity))


# --- what is reported ------------------------------------------------------------------------------


async def report(store: Store, code: str, message: StoredMessage, by: str) -> None:
    """Somebody reports a message; the same again changes nothing."""
    row = {
        "id": secrets.token_hex(ID_BYTES),
        "guest": by,
        "about": message.guest,
        "code": code,
        "number": message.number,
        "name": message.name,
        "said": message.text or f"({message.phrase})",
        "time": time.time(),
    }
    async with store.writing() as connection:
        await connection.execute(insert_unless_there(connection, REPORTS).values(row))


async def reports(store: Store) -> list[Report]:
    """What waits to be looked at, the oldest first."""
    query = select(REPORTS, GUESTS.c.name.label("by_name")).join(GUESTS, REPORTS.c.guest == GUESTS.c.id)
    async with store.reading() as connection:
        rows = (await connection.execute(query.order_by(REPORTS.c.time).limit(REPORTS_LISTED))).mappings().all()
    return [
        Report(
            row["id"], row["code"], row["number"], row["about"], row["name"], row["said"],
            row["guest"], row["by_name"], row["time"],
        )
        for row in rows
    ]  # fmt: skip


async def settle(store: Store, identity: str) -> bool:
    """A report has been looked at; False when there is none."""
    async with store.writing() as connection:
        return bool((await connection.execute(delete(REPORTS).where(REPORTS.c.id == identity))).rowcount)


async def count_reports(store: Store, by: str) -> int:
    """How many reports of a guest wait."""
    async with store.reading() as connection:
        query = select(func.count()).select_from(REPORTS).where(REPORTS.c.guest == by)
        return int((await connection.execute(query)).scalar_one())
