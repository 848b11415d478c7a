"""Following people who let others see them: their open tables come first, and nobody learns who follows them."""

from __future__ import annotations

import re
import time

import msgspec
from sqlalchemy import delete, func, select

from gamekeeper.server.engine import insert_unless_there
from gamekeeper.server.errors import UnknownProfile
from gamekeeper.server.errors_account import TooManyFollows
from gamekeeper.server.schema import GUESTS, PROFILES
from gamekeeper.server.schema_people import FOLLOWS
from gamekeeper.server.store import Store

MOST = 200
HANDLE = re.compile("[0-9a-f]{1,16}")
PEOPLE = PROFILES.join(GUESTS, GUESTS.c.id == PROFILES.c.guest)


class Known(msgspec.Struct, frozen=True):
    """Somebody who lets others see them."""

    guest: str
    name: str
    handle: str


class Follows:
    """Who follows whom in one database."""

    def __init__(self, store: Store) -> None:
        self.store = store

    async def of(self, guest: str) -> list[Known]:
        """Whom a guest follows, by name."""
        query = select(GUESTS.c.id, GUESTS.c.name, PROFILES.c.handle).select_from(
            PEOPLE.join(FOLLOWS, FOLLOWS.c.followed == GUESTS.c.id)
        )
        query = query.where(FOLLOWS.c.guest == guest, PROFILES.c.shown).order_by(GUESTS.c.name, PROFILES.c.handle)
        async with self.store.reading() as connection:
            return [Known(*row) for row in await connection.execute(query)]

    async def shown(self, guests: set[str]) -> dict[str, Known]:
        """Those of some guests who let others see them."""
        query = select(GUESTS.c.id, GUESTS.c.name, PROFILES.c.handle).select_from(PEOPLE)
        async with self.store.reading() as connection:
            rows = await connection.execute(query.where(GUESTS.c.id.in_(guests), PROFILES.c.shown))
            return {row.id: Known(*row) for row in rows}

    async def add(self, guest: str, handle: str) -> None:
        """A guest follows somebody; UnknownProfile for who does not let others see them."""
        if not HANDLE.fullmatch(handle):
            raise UnknownProfile("nobody has this profile, or does not want it to be seen")
        other = select(GUESTS.c.id, GUESTS.c.name).select_from(PEOPLE)
        other = other.where(PROFILES.c.handle == handle, PROFILES.c.shown, GUESTS.c.id != guest)
        mine = select(func.count()).select_from(FOLLOWS).where(FOLLOWS.c.guest == guest)
        async with self.store.writing() as connection:
            found = (await connection.execute(other)).first()
            if found is None:
                raise UnknownProfile("nobody has this profile, or does not want it to be seen")
            row = {"guest": guest, "followed": found.id, "name": found.name, "since": time.time()}
            await connection.execute(insert_unless_there(connection, FOLLOWS).values(row))
            if (await connection.execute(mine)).scalar_one() > MOST:
                raise TooManyFollows(f"one follows {MOST} people at most", {"most": MOST})

    async def remove(self, guest: str, handle: str) -> None:
        """A guest follows somebody no more."""
        whom = select(PROFILES.c.guest).where(PROFILES.c.handle == handle)
        mine = (FOLLOWS.c.guest == guest) & FOLLOWS.c.followed.in_(whom)
        if HANDLE.fullmatch(handle):
            async with self.store.writing() as connection:
                await connection.execute(delete(FOLLOWS).where(mine))
