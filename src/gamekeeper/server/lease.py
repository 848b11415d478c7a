"""One process serves one database, or several together (`nodes`): a row says who, and until when.

The row's times are the database's own, so clocks of machines need not agree. Who holds it renews it; a killed
process of this machine loses it at once, one of another machine when the row runs out. A process trusts its lease
by its own clock, from before it asked to renew it: it stops writing before anybody else may begin.
"""

from __future__ import annotations

import asyncio
import os
import secrets
import socket
import time
from pathlib import Path

import msgspec
import structlog
from sqlalchemy import select, update

from gamekeeper.server.engine import clock, database_now, insert_unless_there
from gamekeeper.server.errors import DatabaseTaken, StoreFailed
from gamekeeper.server.schema import LEASE
from gamekeeper.server.store import Store

LEASE_SECONDS = 30.0
RENEW_SECONDS = 8.0
LOOK_SECONDS = 0.5
ONLY = 1  # the one row
NOBODY = ""
TOGETHER = "together"  # the token of all processes that serve one database together
ENDED = ("Z", "X")  # states in /proc/<pid>/stat
BEGUN = 18  # fields after the state

log = structlog.get_logger()


class Holder(msgspec.Struct, frozen=True):
    """A process. `machine` is one boot and one numbering of processes, empty where the system does not tell."""

    token: str
    host: str
    pid: int
    machine: str
    begun: str


class Found(msgspec.Struct, frozen=True):
    """The row of another process; `until` and `now` are the database's seconds."""

    holder: Holder
    since: float
    until: float
    now: float


class Lease:
    """The claim of this process on a database."""

    def __init__(self, store: Store, holder: Holder) -> None:
        self.store = store.beside()
        self.holder = holder
        self.lost = asyncio.Event()

    async def take(self) -> None:
        """Become the one that serves the database; DatabaseTaken names who does."""
        await self.store.make(LEASE)
        before: Found | None = None
        asked = clock()
        while not await self.claim():
            found = await self.look()
            if found is None:
                continue
            if is_of_this_machine(found.holder) and found.holder.token != TOGETHER:
                if is_running(found.holder):
                    raise taken(found)
                await self.free(found.holder.token)
                continue
            if before is not None and (before.holder, before.until) != (found.holder, found.until):
                raise taken(found)  # renewed: it runs
            if clock() - asked > LEASE_SECONDS:
                await self.free(found.holder.token)  # its end is far off since the database's clock was set back
                continue
            if before is None:
                log.warning("waiting to see whether another server still runs", seconds=round(found.until - found.now))
            before = found
            await asyncio.sleep(LOOK_SECONDS)

    async def claim(self) -> bool:
        """Take or renew the row, unless somebody else holds it."""
        asked, now = clock(), database_now(self.store.is_sqlite)
        row = {"id": ONLY, "token": NOBODY, "holder": "", "since": 0.0, "until": 0.0}
        told = msgspec.json.encode(self.holder).decode()
        mine = {"token": self.holder.token, "holder": told, "until": now + LEASE_SECONDS}
        async with self.store.transaction() as connection:
            await connection.execute(insert_unless_there(connection, LEASE).values(row))
            kept = update(LEASE).where(LEASE.c.token == self.holder.token)
            held = (await connection.execute(kept.values(mine))).rowcount == 1
            if not held:
                free = update(LEASE).where((LEASE.c.token == NOBODY) | (LEASE.c.until < now))
                held = (await connection.execute(free.values(mine | {"since": now}))).rowcount == 1
        if held:
            self.store.holds["lease"] = asked + LEASE_SECONDS
        return held

    async def look(self) -> Found | None:
        """Who holds the row."""
        now = database_now(self.store.is_sqlite)
        async with self.store.reading() as connection:
            query = select(LEASE.c.holder, LEASE.c.since, LEASE.c.until, now).where(LEASE.c.token != NOBODY)
            row = (await connection.execute(query)).first()
        return None if row is None else Found(msgspec.json.decode(row[0], type=Holder), *map(float, row[1:]))

    async def free(self, token: str) -> None:
        """Take the row from a holder."""
        async with self.store.transaction() as connection:
            await connection.execute(update(LEASE).where(LEASE.c.token == token).values(token=NOBODY))

    async def give_up(self) -> None:
        """The server goes: the next one may come at once, unless others serve on."""
        self.store.holds["lease"] = clock()
        try:
            if self.holder.token != TOGETHER:
                await self.free(self.holder.token)
        except StoreFailed as error:
            log.warning("the claim on the database was not given back", error=str(error), reason=reason_of(error))
        finally:
            await self.store.close()

    async def keep(self) -> None:
        """Renew it for as long as the server runs, or until somebody else has it."""
        while True:
            await asyncio.sleep(RENEW_SECONDS)
            try:
                if await self.claim():
                    continue
            except StoreFailed as error:
                log.warning("the claim on the database was not renewed", error=str(error), reason=reason_of(error))
                continue
            log.error("another server has taken the database, this one stops")
            self.store.holds["lease"] = 0.0
            self.lost.set()
            return


def reason_of(error: StoreFailed) -> str:
    """What the database said, for who runs the server; without the statement and its values, which are people's."""
    cause = error.__cause__
    return str(getattr(cause, "orig", None) or cause or "").partition("\n")[0]


def taken(found: Found) -> DatabaseTaken:
    """The error that says who serves the database."""
    since = time.strftime("%Y-%m-%d %H:%M:%S %Z", time.localtime(found.since))
    return DatabaseTaken(
        f"process {found.holder.pid} on {found.holder.host} has served this database since {since}; "
        "stop it first, or give this server a database of its own (--data or --database)"
    )


def this_process(token: str = "") -> Holder:
    """This process, under a token nobody had before or one that several share."""
    pid = os.getpid()
    return Holder(token or secrets.token_hex(16), socket.gethostname(), pid, machine(), begun(pid))


def machine() -> str:
    """This boot of this machine and its numbering of processes; empty where /proc does not tell."""
    try:
        return f"{Path('/proc/sys/kernel/random/boot_id').read_text().strip()} {os.readlink('/proc/self/ns/pid')}"
    except OSError:
        return ""


def begun(pid: int) -> str:
    """When a process of this machine began, in its own count; empty when there is none, or it has ended."""
    try:
        state, *fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    except OSError:
        return ""
    return "" if state in ENDED else fields[BEGUN]


def is_of_this_machine(holder: Holder) -> bool:
    """Whether we can see for ourselves if the process runs."""
    return holder.machine != "" and holder.machine == machine()


def is_running(holder: Holder) -> bool:
    """Whether a process of this machine has not ended; its number may be another's by now."""
    return begun(holder.pid) == holder.begun
