"""Notices in the database: who is to be told that it is their turn, and the devices that take such notices.

They are written by `beginning`. One may be sent twice (see `due`), never to be seen twice: devices replace a notice of
the same table.
"""

from __future__ import annotations

from typing import Any

import msgspec
from sqlalchemy import Column, ColumnElement, Select, delete, insert, select, update

from gamekeeper.server.clocks import Clock, left_at
from gamekeeper.server.due import Due, Item
from gamekeeper.server.schema import GUESTS, PLACES, SESSIONS, TABLES
from gamekeeper.server.schema_notices import NOTICES, PUSH_DEVICES
from gamekeeper.server.services import Services
from gamekeeper.server.store import read
from gamekeeper.server.stored import StoredPlace

DEVICES_KEPT = 10  # of one guest; the oldest go first


class PushDevice(msgspec.Struct, frozen=True, kw_only=True):
    """A browser that takes notices, named by the hash of its endpoint; keys are base64url."""

    id: str
    guest: str
    session: str
    endpoint: str
    public_key: str
    auth: str
    created: float


class KnownDevice(msgspec.Struct, frozen=True, kw_only=True):
    """The same as its owner knows it."""

    id: str
    browser: str
    system: str
    created: float


class Notice(Item, frozen=True, kw_only=True):
    """It is a guest's turn at a table. `told`: the devices that have heard of it already, ``mail`` where that has."""

    code: str
    guest: str
    seat: int
    number: int
    told: list[str]


class Turn(msgspec.Struct, frozen=True, kw_only=True):
    """What is told of a turn: the game, the reader's name and language, the others' names, how many tables wait in all.

    `left`: the seconds they have, where their time is nearly up; `timed`: whether it ends at all.
    """

    game: str
    name: str
    names: list[str]
    language: str
    waiting: int
    timed: bool
    left: float | None


class Outbox:
    """The notices of one database."""

    def __init__(self, services: Services) -> None:
        self.store = services.store
        self.uptime = services.uptime
        self.days_off = services.days_off
        self.notices = Due(self.store, NOTICES, Notice, this, lambda: services.nodes.elsewhere(NOTICES.c.code))

    # --- notices -----------------------------------------------------------------------------------

    async def turn(self, notice: Notice) -> Turn | None:
        """What to tell; None when it is their turn no more."""
        mine = select(TABLES.c.code, TABLES.c.game, TABLES.c.deciders, TABLES.c.clock, PLACES.c.seat, PLACES.c.name)
        mine = mine.join(PLACES).where(
            PLACES.c.guest == notice.guest, ~PLACES.c.handed_to_bot, TABLES.c.status == "playing"
        )
        others = select(PLACES.c.name).where(PLACES.c.code == notice.code, PLACES.c.seat != notice.seat)
        async with self.store.reading() as connection:
            tables = {row.code: row for row in await connection.execute(mine) if row.seat in row.deciders}
            names = (await connection.execute(others.order_by(PLACES.c.seat))).scalars().all()
            language = select(GUESTS.c.language).where(GUESTS.c.id == notice.guest)
            spoken = (await connection.execute(language)).scalar()
        if notice.code not in tables or spoken is None:
            return None
        here, clock = tables[notice.code], msgspec.convert(tables[notice.code].clock, Clock | None)
        left = None if clock is None or not clock.warned[notice.seat] else self.left(notice, clock)
        return Turn(
            game=here.game,
            name=here.name,
            names=list(names),
            language=spoken,
            waiting=len(tables),
            timed=clock is not None,
            left=left,
        )

    def left(self, notice: Notice, clock: Clock) -> float:
        """The seconds that who is to be told has left."""
        place = StoredPlace(seat=notice.seat, kind="person", guest=notice.guest, name="", level="", handed_to_bot=False)
        return left_at(clock, notice.seat, self.uptime.now(), self.days_off.at([place]))

    # --- devices -----------------------------------------------------------------------------------

    async def add(self, device: PushDevice) -> None:
        """A device takes notices, from now on this guest's."""
        mine = select(PUSH_DEVICES.c.id).where(PUSH_DEVICES.c.guest == device.guest)
        surplus = mine.order_by(PUSH_DEVICES.c.created.desc(), PUSH_DEVICES.c.id).offset(DEVICES_KEPT)
        async with self.store.writing() as connection:
            await connection.execute(delete(PUSH_DEVICES).where(PUSH_DEVICES.c.id == device.id))
            await connection.execute(insert(PUSH_DEVICES).values(msgspec.structs.asdict(device)))
            gone = list((await connection.execute(surplus.limit(DEVICES_KEPT))).scalars())
            await connection.execute(delete(PUSH_DEVICES).where(PUSH_DEVICES.c.id.in_(gone)))

    async def remove(self, guest: str, identity: str) -> bool:
        """A device takes no more notices of a guest; False when it took none."""
        mine = (PUSH_DEVICES.c.guest == guest) & (PUSH_DEVICES.c.id == identity)
        async with self.store.writing() as connection:
            return (await connection.execute(delete(PUSH_DEVICES).where(mine))).rowcount == 1

    async def follow(self, before: str, guest: str, session: str) -> None:
        """Who was signed in on a device in the session `before` is this guest by now, in another one."""
        change = update(PUSH_DEVICES).where(PUSH_DEVICES.c.session == before).values(guest=guest, session=session)
        async with self.store.writing() as connection:
            await connection.execute(change)

    async def devices(self, guest: str) -> list[PushDevice]:
        """The devices of a guest that are still signed in."""
        query = signed_in(*PUSH_DEVICES.c).where(PUSH_DEVICES.c.guest == guest)
        async with self.store.reading() as connection:
            rows = (await connection.execute(query)).mappings().all()
        return [read(row, PushDevice) for row in rows]

    async def known(self, guest: str) -> list[KnownDevice]:
        """The same for the guest to read, the oldest first."""
        query = signed_in(PUSH_DEVICES.c.id, SESSIONS.c.browser, SESSIONS.c.system, PUSH_DEVICES.c.created)
        query = query.where(PUSH_DEVICES.c.guest == guest).order_by(PUSH_DEVICES.c.created, PUSH_DEVICES.c.id)
        async with self.store.reading() as connection:
            rows = (await connection.execute(query)).mappings().all()
        return [read(row, KnownDevice) for row in rows]

    async def forget_signed_out(self) -> None:
        """Devices that were signed out are told nothing any more."""
        here = select(SESSIONS.c.id).where(SESSIONS.c.id == PUSH_DEVICES.c.session, SESSIONS.c.ended.is_(None))
        async with self.store.writing() as connection:
            await connection.execute(delete(PUSH_DEVICES).where(~here.exists()))


def this(notice: Notice) -> ColumnElement[bool]:
    """The row of a notice, unless another turn has begun since."""
    return (NOTICES.c.code == notice.code) & (NOTICES.c.guest == notice.guest) & (NOTICES.c.number == notice.number)


def hours_of(turn: Turn) -> dict[str, int]:
    """What a reminder says of the time that is left: whole hours, and how many minutes where there is none of them."""
    minutes = 0 if turn.left is None else max(1, int(turn.left / 60.0))
    return {"hours": minutes // 60, "minutes": minutes}


def signed_in(*columns: Column[Any]) -> Select[Any]:
    """What is known of devices whose session holds."""
    both = PUSH_DEVICES.join(SESSIONS, (SESSIONS.c.id == PUSH_DEVICES.c.session) & SESSIONS.c.ended.is_(None))
    return select(*columns).select_from(both)
