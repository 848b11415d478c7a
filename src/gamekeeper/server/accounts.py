"""Sessions and passkeys in the database. A guest with a passkey is an account."""

from __future__ import annotations

import time
from typing import NamedTuple

import msgspec
from sqlalchemy import delete, func, insert, select, update

from gamekeeper.server.engine import insert_unless_there
from gamekeeper.server.schema import GUESTS, PASSKEYS, SESSIONS
from gamekeeper.server.store import Store, read
from gamekeeper.server.stored import StoredGuest, StoredPasskey, StoredSession

SESSIONS_KEPT = 50  # of one guest; those not used for longest go first


class SignedIn(NamedTuple):
    """A guest, and the session their device has; None where the cookie names none that is there."""

    guest: StoredGuest
    session: StoredSession | None


class Accounts:
    """The sessions and passkeys of one database."""

    def __init__(self, store: Store) -> None:
        self.store = store

    # --- sessions ----------------------------------------------------------------------------------

    async def add_guest(self, guest: StoredGuest, session: StoredSession) -> None:
        """A new guest, on a device that is signed in."""
        async with self.store.writing() as connection:
            await connection.execute(insert(GUESTS).values(msgspec.structs.asdict(guest) | {"created": time.time()}))
            await connection.execute(insert(SESSIONS).values(msgspec.structs.asdict(session)))

    async def add_session(self, session: StoredSession) -> None:
        """A device is signed in, unless it is already."""
        mine = select(SESSIONS.c.id).where(SESSIONS.c.guest == session.guest, SESSIONS.c.ended.is_(None))
        surplus = mine.order_by(SESSIONS.c.seen.desc(), SESSIONS.c.id).offset(SESSIONS_KEPT).limit(SESSIONS_KEPT)
        async with self.store.writing() as connection:
            await connection.execute(insert_unless_there(connection, SESSIONS).values(msgspec.structs.asdict(session)))
            gone = list((await connection.execute(surplus)).scalars())
            await connection.execute(delete(SESSIONS).where(SESSIONS.c.id.in_(gone)))

    async def signed_in(self, guest: str, session: str) -> SignedIn | None:
        """A guest and one of their sessions."""
        both = GUESTS.outerjoin(SESSIONS, (SESSIONS.c.guest == GUESTS.c.id) & (SESSIONS.c.id == session))
        columns = [column.label(f"session_{column.name}") for column in SESSIONS.c]
        query = select(GUESTS, *columns).select_from(both).where(GUESTS.c.id == guest)
        async with self.store.reading() as connection:
            row = (await connection.execute(query)).mappings().first()
        if row is None:
            return None
        fields = {str(column.name): row[f"session_{column.name}"] for column in SESSIONS.c}
        found = msgspec.convert(fields, StoredSession) if fields["id"] is not None else None
        return SignedIn(read(row, StoredGuest), found)

    async def sessions(self, guest: str) -> list[StoredSession]:
        """The devices that are signed in as a guest, the last used first."""
        query = select(SESSIONS).where(SESSIONS.c.guest == guest, SESSIONS.c.ended.is_(None))
        async with self.store.reading() as connection:
            rows = (await connection.execute(query.order_by(SESSIONS.c.seen.desc(), SESSIONS.c.id))).mappings().all()
        return [read(row, StoredSession) for row in rows]

    async def see_session(self, identity: str) -> None:
        """A session was used."""
        async with self.store.writing() as connection:
            await connection.execute(update(SESSIONS).where(SESSIONS.c.id == identity).values(seen=time.time()))

    async def end_session(self, guest: str, identity: str) -> bool:
        """A session of a guest holds no more; False when there is none."""
        mine = (SESSIONS.c.guest == guest) & (SESSIONS.c.id == identity) & SESSIONS.c.ended.is_(None)
        async with self.store.writing() as connection:
            kept = await connection.execute(
                update(SESSIONS).where(mine, SESSIONS.c.how == "older").values(ended=time.time())
            )
            gone = await connection.execute(delete(SESSIONS).where(mine, SESSIONS.c.how != "older"))
        return bool(kept.rowcount + gone.rowcount)

    # --- passkeys ----------------------------------------------------------------------------------

    async def passkeys(self, guest: str) -> list[StoredPasskey]:
        """The passkeys of a guest, the oldest first."""
        query = select(PASSKEYS).where(PASSKEYS.c.guest == guest).order_by(PASSKEYS.c.created, PASSKEYS.c.id)
        async with self.store.reading() as connection:
            rows = (await connection.execute(query)).mappings().all()
        return [read(row, StoredPasskey) for row in rows]

    async def passkey(self, identity: str) -> StoredPasskey | None:
        """A passkey by the hash of its credential's id."""
        async with self.store.reading() as connection:
            row = (await connection.execute(select(PASSKEYS).where(PASSKEYS.c.id == identity))).mappings().first()
        return None if row is None else read(row, StoredPasskey)

    async def add_passkey(self, passkey: StoredPasskey) -> None:
        """One more passkey; Conflict when it is somebody's already."""
        async with self.store.writing() as connection:
            await connection.execute(insert(PASSKEYS).values(msgspec.structs.asdict(passkey)))

    async def use_passkey(self, passkey: StoredPasskey, count: int) -> bool:
        """Note a use; False when another came between, which must not have had the same count."""
        same = (PASSKEYS.c.id == passkey.id) & (PASSKEYS.c.sign_count == passkey.sign_count)
        async with self.store.writing() as connection:
            changed = await connection.execute(update(PASSKEYS).where(same).values(sign_count=count, used=time.time()))
        return bool(changed.rowcount == 1)

    async def name_passkey(self, guest: str, identity: str, name: str) -> bool:
        """Another name; False when a guest has no such passkey."""
        mine = (PASSKEYS.c.guest == guest) & (PASSKEYS.c.id == identity)
        async with self.store.writing() as connection:
            changed = await connection.execute(update(PASSKEYS).where(mine).values(name=name))
        return bool(changed.rowcount == 1)

    async def remove_passkey(self, guest: str, identity: str, least: int) -> bool | None:
        """Take a passkey away when at least so many are left; False when too few were, None when there is none."""
        mine = PASSKEYS.c.guest == guest
        async with self.store.writing() as connection:
            await connection.execute(select(GUESTS.c.id).where(GUESTS.c.id == guest).with_for_update())
            count = (await connection.execute(select(func.count()).select_from(PASSKEYS).where(mine))).scalar_one()
            query = select(PASSKEYS.c.id).where(mine, PASSKEYS.c.id == identity)
            if (await connection.execute(query)).first() is None:
                return None
            if count - 1 < least:
                return False
            await connection.execute(delete(PASSKEYS).where(mine, PASSKEYS.c.id == identity))
        return True
