"""What belongs to a guest, in all tables of the database: counted, handed over to an account, or deleted.

A guest is all people on their device here. Tables of other parts are found by what they name, none is listed.
"""

from __future__ import annotations

import asyncio
from collections.abc import Mapping
from contextlib import suppress
from typing import Any, NamedTuple

from msgspec.structs import replace
from sqlalchemy import Column, ColumnElement, Row, and_, delete, func, insert, or_, select, update
from sqlalchemy import Table as Anything
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection

from gamekeeper.server.cascade import drop, naming
from gamekeeper.server.errors import SignedOut
from gamekeeper.server.household import MOST_BESIDE, beside, household, number_of
from gamekeeper.server.hub import Hub
from gamekeeper.server.schema import GUESTS, LINKS, PACKS, PASSKEYS, PLACES, SESSIONS, STUDIES, TABLES
from gamekeeper.server.schema_mail import LETTERS, MAIL_LINKS
from gamekeeper.server.schema_people import ANOTHERS, FOLLOWS
from gamekeeper.server.seats import tell
from gamekeeper.server.store import Store
from gamekeeper.server.stored import StoredPlace
from gamekeeper.server.table import Table
from gamekeeper.words import Translator

STAND_IN = "medium"  # the bot that plays on for who has deleted themselves
NOT_HANDED_OVER = (PLACES, LINKS, SESSIONS, PASSKEYS, LETTERS, MAIL_LINKS)
FORMER = "former-player"


class Counts(NamedTuple):
    """Tables of a guest: all, those without anybody else, those that are not over; and studies."""

    tables: int
    alone: int
    open: int
    studies: int


def home(guest: str, column: ColumnElement[str] = PLACES.c.guest) -> ColumnElement[bool]:
    """Whether a row is of a guest or of somebody beside them."""
    return or_(column == guest, *(column == beside(guest, number) for number in range(1, MOST_BESIDE + 1)))


async def counts(store: Store, guest: str) -> Counts:
    """What a guest would lose."""
    async with store.reading() as connection:
        codes = {row.code: row.status for row in await tables_of(connection, guest)}
        alone = await alone_of(connection, guest)
        query = select(func.count()).select_from(STUDIES).where(STUDIES.c.guest == guest)
        studies = int((await connection.execute(query)).scalar_one())
    return Counts(len(codes), len(alone), sum(status != "over" for status in codes.values()), studies)


async def kept_of(store: Store, guest: str) -> dict[str, list[dict[str, Any]]]:
    """The rows of a guest in all tables of the database, by the table's name."""
    found = [(GUESTS, GUESTS.c.id), *((table, column) for table, column, _ in naming(GUESTS))]
    kept: dict[str, list[dict[str, Any]]] = {}
    async with store.reading() as connection:
        for table, column in found:
            if ANOTHERS in column.info:  # what others keep about a guest is theirs
                continue
            rows = (await connection.execute(select(table).where(home(guest, column)))).mappings().all()
            kept[table.name] = [{str(name): value for name, value in row.items()} for row in rows]
    return kept


async def codes_of(store: Store, guest: str) -> list[str]:
    """The tables where a guest sits, or somebody beside them."""
    async with store.reading() as connection:
        return [row.code for row in await tables_of(connection, guest)]


async def tables_of(connection: AsyncConnection, guest: str) -> list[Row[tuple[str, str, str]]]:
    """Code, status and language of the tables where a guest sits, or somebody beside them."""
    columns = (TABLES.c.code, TABLES.c.status, TABLES.c.language)
    return list(await connection.execute(select(*columns).join(PLACES).where(home(guest)).distinct()))


async def alone_of(connection: AsyncConnection, guest: str) -> list[str]:
    """Those of them where nobody else sits, or ever will."""
    codes = [row.code for row in await tables_of(connection, guest)]
    others = PLACES.c.guest.is_not(None) & ~home(guest)
    query = select(PLACES.c.code).where(PLACES.c.code.in_(codes), others)
    shared = set((await connection.execute(query)).scalars())
    return [code for code in codes if code not in shared]


# --- handing over ----------------------------------------------------------------------------------


async def hand_over(hub: Hub, guest: str, account: str) -> int:
    """Everything of a guest becomes an account's, seats too; at how many tables they sat.

    Where both sit at a table, the guest's seat goes to somebody beside the account: ``?as=`` plays it. What there can
    be one of, like the rating in a game, stays the account's own where it has one.
    """
    store = hub.services.store
    moved: dict[tuple[str, int], str] = {}
    async with store.writing() as connection:
        for row in await tables_of(connection, guest):
            moved |= await move_seats(connection, row.code, guest, account)
        await connection.execute(delete(LINKS).where(LINKS.c.guest == guest))
        await connection.execute(delete(SESSIONS).where(SESSIONS.c.guest == guest))
        for other, column, _ in naming(GUESTS):
            if other not in NOT_HANDED_OVER:
                await move_rows(connection, other, column, guest, account)
        await connection.execute(delete(FOLLOWS).where(FOLLOWS.c.guest == FOLLOWS.c.followed))
        await drop(connection, GUESTS, home(guest, GUESTS.c.id))
    for table in await in_memory(hub, {code for code, _ in moved}):
        async with table.lock:
            places = table.seating.places
            table.seating.places = [
                replace(place, guest=moved.get((table.code, place.seat), place.guest)) for place in places
            ]
            table.tell_places()
    for table in hub.tables.values():
        table.chat.hand_over(guest, account)
    await hub.signed_out(guest)
    await hub.services.nodes.tell("table", *({code for code, _ in moved} - hub.tables.keys()))
    return len({code for code, _ in moved})


async def move_seats(connection: AsyncConnection, code: str, guest: str, account: str) -> dict[tuple[str, int], str]:
    """The seats of a guest at a table become an account's: whose each is now, by code and seat."""
    query = select(PLACES.c.seat, PLACES.c.guest, PLACES.c.name).where(PLACES.c.code == code)
    rows = (await connection.execute(query.order_by(PLACES.c.seat))).all()
    taken = {number_of(row.guest) for row in rows if row.guest and household(row.guest) == household(account)}
    moved: dict[tuple[str, int], str] = {}
    for row in rows:
        if not row.guest or household(row.guest) != household(guest):
            continue
        wanted = [number_of(row.guest), *range(1, MOST_BESIDE + 1)]
        number = next(number for number in wanted if number not in taken)  # no table has so many seats
        taken.add(number)
        mine = account if number == 0 else beside(account, number)
        if number:
            await ensure_guest(connection, mine, row.name, account)
        change = update(PLACES).where(PLACES.c.code == code, PLACES.c.seat == row.seat)
        await connection.execute(change.values(guest=mine))
        moved[code, row.seat] = mine
    return moved


async def move_rows(
    connection: AsyncConnection, table: Anything, column: Column[Any], guest: str, account: str
) -> None:
    """The rows of a guest become an account's, but for those that it has already."""
    keys = list(table.primary_key)
    for row in (await connection.execute(select(*keys).where(column == guest))).all():
        this = and_(column == guest, *(key == value for key, value in zip(keys, row, strict=True)))
        with suppress(IntegrityError):
            async with connection.begin_nested():
                await connection.execute(update(table).where(this).values({column.name: account}))


async def ensure_guest(connection: AsyncConnection, identity: str, name: str, beside_whom: str) -> None:
    """Somebody beside a guest, as old as they are, unless they are there."""
    if (await connection.execute(select(GUESTS.c.id).where(GUESTS.c.id == identity))).first() is None:
        row = (await connection.execute(select(GUESTS).where(GUESTS.c.id == beside_whom))).mappings().one()
        await connection.execute(insert(GUESTS).values({**row, "id": identity, "name": name, "epoch": 0}))


# --- deleting --------------------------------------------------------------------------------------


async def delete_guest(hub: Hub, guest: str) -> None:
    """Everything of a guest goes. At tables of others the seat stays, with a neutral name; a bot plays on."""
    store = hub.services.store
    async with store.reading() as connection:
        alone = set(await alone_of(connection, guest))
    for table in await in_memory(hub, alone):
        table.bots.stop()
        hub.tables.pop(table.code, None)
        for reader in table.readers.open:
            reader.dismiss(SignedOut("this device has been signed out"))
    async with store.writing() as connection:
        rows = select(PLACES, TABLES.c.status, TABLES.c.language).join(TABLES).where(home(guest))
        after = {
            (row["code"], row["seat"]): left_behind(dict(row), row["status"], former(row["language"]))
            for row in (await connection.execute(rows)).mappings().all()
        }
        for (code, seat), place in after.items():
            change = update(PLACES).where(PLACES.c.code == code, PLACES.c.seat == seat)
            await connection.execute(change.values(place))
        packs = select(TABLES.c.pack).where(TABLES.c.code.in_(alone), TABLES.c.pack.is_not(None))
        used = [*(await connection.execute(packs)).scalars()]
        await drop(connection, TABLES, TABLES.c.code.in_(alone))
        still = select(TABLES.c.pack).where(TABLES.c.pack.is_not(None))
        await connection.execute(delete(PACKS).where(PACKS.c.id.in_(used), PACKS.c.id.not_in(still)))
        await drop(connection, GUESTS, home(guest, GUESTS.c.id))
    await hub.signed_out(guest)
    await hub.services.nodes.tell("table", *({code for code, _ in after} - hub.tables.keys()), *alone)
    for table in hub.tables.values():
        table.chat.forget(guest)
    for table in await in_memory(hub, {code for code, _ in after}):
        async with table.lock:
            await leave_seats(table, {seat: place for (code, seat), place in after.items() if code == table.code})


def left_behind(row: Mapping[str, Any], status: str, name: str) -> dict[str, Any]:
    """What stays on a seat: an open place before the match, in it a bot for somebody of a neutral name."""
    if status == "waiting":
        return {"kind": "open", "guest": None, "name": "", "level": "", "handed_to_bot": False}
    stands_in = status == "playing" or row["handed_to_bot"]
    level = row["level"] or (STAND_IN if stands_in else "")
    return {"kind": "person", "guest": None, "name": name, "level": level, "handed_to_bot": stands_in}


async def leave_seats(table: Table, left: Mapping[int, Mapping[str, Any]]) -> None:
    """The same at a table in memory."""
    before = table.seating.places
    table.seating.places = [
        StoredPlace(seat=place.seat, **left[place.seat]) if place.seat in left else place for place in before
    ]
    tell(table, {place.guest for place in before if place.seat in left}, everybody=False)
    table.bots.wake()


def former(language: str) -> str:
    """What somebody is called who was deleted, in the language of a table."""
    return Translator(language).say(FORMER)


async def in_memory(hub: Hub, codes: set[str]) -> list[Table]:
    """Those of some tables that are in memory, or on their way there."""
    if hub.loading:
        await asyncio.wait(hub.loading.values())
    return [hub.tables[code] for code in codes if code in hub.tables]
