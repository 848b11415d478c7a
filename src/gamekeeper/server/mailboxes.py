"""Mail addresses of people in the database, and the links that letters bring them."""

from __future__ import annotations

import secrets
import time
from collections.abc import Iterable
from typing import Literal

import msgspec
from sqlalchemy import ColumnElement, RowMapping, delete, insert, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from gamekeeper.server.due import Due, Item
from gamekeeper.server.engine import insert_unless_there
from gamekeeper.server.mail_address import key_of
from gamekeeper.server.schema import HISTORY
from gamekeeper.server.schema_mail import LETTERS, MAIL_LINKS, MAILBOXES, MAILED
from gamekeeper.server.store import Store, read

CONFIRM_SECONDS = 24 * 3600.0
ENTER_SECONDS = 3600.0
TOLD_SECONDS = 30 * 24 * 3600.0  # for which they are told that no letter got through
ID_BYTES = 16
ONE_ADDRESS = 5  # people of one address who are sent a letter when it wants to sign in, those who gave it last

Why = Literal["confirm", "enter", "ask"]
UNSENT = "unsent"  # a link to confirm by, whose letter was given up


class Mailbox(msgspec.Struct, frozen=True, kw_only=True):
    """A guest's confirmed address; `notices`: told there of their turns; `stop` ends that."""

    guest: str
    address: str
    notices: bool
    stop: str


class Letter(Item, frozen=True, kw_only=True):
    """A letter that somebody asked for; without a guest it is still to be seen whose address that is."""

    id: str
    guest: str | None
    why: Why
    address: str


class MailLink(msgspec.Struct, frozen=True, kw_only=True):
    """What a link in a letter is for."""

    guest: str
    address: str
    why: str


class Mailboxes:
    """The mail addresses of one database."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self.letters = Due(store, LETTERS, Letter, lambda letter: LETTERS.c.id == letter.id)

    # --- addresses ---------------------------------------------------------------------------------

    async def of(self, guest: str) -> Mailbox | None:
        """A guest's address, once it was confirmed."""
        async with self.store.reading() as connection:
            row = (await connection.execute(select(MAILBOXES).where(MAILBOXES.c.guest == guest))).mappings().first()
        return None if row is None else read(row, Mailbox)

    async def pending(self, guest: str) -> MailLink | None:
        """What would confirm the address a guest has given."""
        open_ = (MAIL_LINKS.c.guest == guest) & (MAIL_LINKS.c.why != "enter") & (MAIL_LINKS.c.expires > time.time())
        async with self.store.reading() as connection:
            row = (await connection.execute(select(MAIL_LINKS).where(open_))).mappings().first()
        return None if row is None else read(row, MailLink)

    async def give(self, guest: str, address: str, letter: str, link: str) -> None:
        """A guest gives an address: a letter with a link goes there, and those before hold no more."""
        async with self.store.writing() as connection:
            await forget_letters(connection, guest)
            await connection.execute(insert(MAIL_LINKS).values(link_of(link, guest, "confirm", address, time.time())))
            await connection.execute(insert(LETTERS).values(letter_of(letter, guest, "confirm", address, time.time())))

    async def give_up(self, link: str) -> None:
        """The letter with a link to confirm by did not get through, which its owner is told."""
        told = {"why": UNSENT, "expires": time.time() + TOLD_SECONDS}
        async with self.store.writing() as connection:
            await connection.execute(update(MAIL_LINKS).where(holds(link, "confirm")).values(told))

    async def confirm(self, link: str) -> MailLink | None:
        """The first to bring a link uses it up: from now on the address is the guest's. None where it does not hold."""
        async with self.store.writing() as connection:
            found = await use(connection, link, "confirm")
            if found is None:
                return None
            before = select(MAILBOXES.c.notices).where(MAILBOXES.c.guest == found.guest)
            wanted = (await connection.execute(before)).scalar()
            await connection.execute(delete(MAILBOXES).where(MAILBOXES.c.guest == found.guest))
            await forget_letters(connection, found.guest)
            kept: dict[str, object] = {"guest": found.guest, "address": found.address, "key": key_of(found.address)}
            kept |= {"stop": secrets.token_hex(ID_BYTES), "confirmed": time.time()}
            await connection.execute(insert(MAILBOXES).values(**kept, notices=True if wanted is None else wanted))
        return found

    async def take_away(self, guest: str) -> None:
        """A guest has no address any more, nor one that waits to be confirmed."""
        async with self.store.writing() as connection:
            await connection.execute(delete(MAILBOXES).where(MAILBOXES.c.guest == guest))
            await connection.execute(delete(MAILED).where(MAILED.c.guest == guest))
            await forget_letters(connection, guest)

    async def choose(self, guest: str, *, notices: bool) -> None:
        """Whether a guest has notices by mail."""
        async with self.store.writing() as connection:
            await connection.execute(update(MAILBOXES).where(MAILBOXES.c.guest == guest).values(notices=notices))

    async def stop(self, token: str) -> None:
        """No more of them to the address whose letters have this token."""
        async with self.store.writing() as connection:
            await connection.execute(update(MAILBOXES).where(MAILBOXES.c.stop == token).values(notices=False))

    # --- signing in --------------------------------------------------------------------------------

    async def ask(self, address: str) -> None:
        """Somebody wants to sign in by an address. Whose it is is looked up once they have their answer."""
        letter = letter_of(secrets.token_hex(ID_BYTES), None, "ask", address, time.time())
        async with self.store.writing() as connection:
            await connection.execute(insert(LETTERS).values(letter))

    async def spread(self, asked: Letter) -> None:
        """A letter to each whose address that is. It goes to the address as they gave it, not as it was typed."""
        known = select(MAILBOXES).where(MAILBOXES.c.key == key_of(asked.address))
        known = known.order_by(MAILBOXES.c.confirmed.desc()).limit(ONE_ADDRESS)
        async with self.store.writing() as connection:
            for row in (await connection.execute(known)).mappings().all():
                letter = letter_of(secrets.token_hex(ID_BYTES), row["guest"], "enter", row["address"], asked.since)
                await connection.execute(insert(LETTERS).values(letter))
            await connection.execute(delete(LETTERS).where(LETTERS.c.id == asked.id))

    async def open_entrance(self, link: str, letter: Letter) -> None:
        """The link in a letter leads in, from when it is sent."""
        row = link_of(link, letter.guest or "", "enter", letter.address, letter.since)
        async with self.store.writing() as connection:
            await connection.execute(insert_unless_there(connection, MAIL_LINKS).values(row))

    # --- links -------------------------------------------------------------------------------------

    async def link(self, link: str, why: Why) -> MailLink | None:
        """What a link is for; None where it does not hold."""
        async with self.store.reading() as connection:
            row = (await connection.execute(select(MAIL_LINKS).where(holds(link, why)))).mappings().first()
        return None if row is None else read(row, MailLink)

    async def enter(self, link: str) -> bool:
        """Use a link up; False where it does not hold, as for the second of two at once."""
        async with self.store.writing() as connection:
            return await use(connection, link, "enter") is not None

    async def clean(self) -> None:
        """Forget links that have run out."""
        async with self.store.writing() as connection:
            await connection.execute(delete(MAIL_LINKS).where(MAIL_LINKS.c.expires <= time.time()))

    # --- who was told of a table -------------------------------------------------------------------

    async def mailed(self) -> Iterable[tuple[str, str]]:
        """At which table whoever had a letter about it was not seen since: code and guest."""
        async with self.store.reading() as connection:
            return [(row.code, row.guest) for row in await connection.execute(select(MAILED.c.code, MAILED.c.guest))]

    async def mark(self, code: str, guest: str) -> None:
        """A guest has had a letter about a table."""
        row = {"code": code, "guest": guest, "since": time.time()}
        async with self.store.writing() as connection:
            await connection.execute(delete(MAILED).where(MAILED.c.code == code, MAILED.c.guest == guest))
            await connection.execute(insert(MAILED).values(row))

    async def unmark(self, code: str, guest: str) -> None:
        """They have come back to it."""
        async with self.store.writing() as connection:
            await connection.execute(delete(MAILED).where(MAILED.c.code == code, MAILED.c.guest == guest))

    async def has_played(self, code: str, guest: str, seat: int) -> bool:
        """Whether they have decided something there since the letter."""
        since = select(MAILED.c.since).where(MAILED.c.code == code, MAILED.c.guest == guest).scalar_subquery()
        here = (HISTORY.c.code == code) & (HISTORY.c.seat == seat) & ~HISTORY.c.by_bot & (HISTORY.c.time > since)
        async with self.store.reading() as connection:
            return (await connection.execute(select(HISTORY.c.number).where(here).limit(1))).first() is not None


def holds(link: str, why: Why) -> ColumnElement[bool]:
    """The row of a link that may be used."""
    return (MAIL_LINKS.c.id == link) & (MAIL_LINKS.c.why == why) & (MAIL_LINKS.c.expires > time.time())


async def use(connection: AsyncConnection, link: str, why: Why) -> MailLink | None:
    """Take a link away; None for who is too late."""
    row: RowMapping | None = (await connection.execute(select(MAIL_LINKS).where(holds(link, why)))).mappings().first()
    if row is None or (await connection.execute(delete(MAIL_LINKS).where(holds(link, why)))).rowcount != 1:
        return None
    return read(row, MailLink)


async def forget_letters(connection: AsyncConnection, guest: str) -> None:
    """What was on its way to a guest, and what came of it, holds no more."""
    await connection.execute(delete(LETTERS).where(LETTERS.c.guest == guest))
    await connection.execute(delete(MAIL_LINKS).where(MAIL_LINKS.c.guest == guest))


def link_of(link: str, guest: str, why: Why, address: str, since: float) -> dict[str, object]:
    """The row of a link."""
    expires = since + (CONFIRM_SECONDS if why == "confirm" else ENTER_SECONDS)
    return {"id": link, "guest": guest, "why": why, "address": address, "expires": expires}


def letter_of(letter: str, guest: str | None, why: Why, address: str, since: float) -> dict[str, object]:
    """The row of a letter."""
    row = {"id": letter, "guest": guest, "why": why, "address": address}
    return row | {"since": since, "due": since, "tries": 0}
