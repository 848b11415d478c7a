"""Days off: people say when they will be away; in games by the week their clocks stand still until they are back."""

from __future__ import annotations

import math
import secrets
import time
from collections.abc import Mapping, Sequence
from typing import Final

from sqlalchemy import Update, delete, insert, select, update

from gamekeeper.server.clocks import DAY, Span
from gamekeeper.server.errors_clock import BadDaysOff, UnknownDaysOff
from gamekeeper.server.household import household
from gamekeeper.server.schema import PLACES, TABLES
from gamekeeper.server.schema_clocks import DAYS_OFF
from gamekeeper.server.store import Store
from gamekeeper.server.stored import StoredPlace
from gamekeeper.server.uptime import Uptime
from gamekeeper.server.wire_clocks import DaysOff, MyDaysOff

YEAR: Final = 365 * DAY
MOST: Final = 30 * DAY  # in any 365 days
AT_ONCE: Final = 20  # times off that are not over
IN_A_YEAR: Final = 60  # times off, however short
KNOWN: Final = 90 * DAY  # longer ago no clock that runs was started
READ_SECONDS: Final = 60.0  # how often it is looked what other servers wrote


class Vacations:
    """Everybody's days off that may matter to a clock, and the ways to change one's own."""

    def __init__(self, store: Store, uptime: Uptime) -> None:
        self.store = store
        self.uptime = uptime
        self.known: dict[str, list[Span]] = {}  # household → wall times, in order
        self.read = -math.inf  # when, by the monotonic clock

    async def load(self) -> None:
        """Read them, unless that was a moment ago."""
        if time.monotonic() - self.read < READ_SECONDS:
            return
        query = select(DAYS_OFF).where(DAYS_OFF.c.ends > time.time() - KNOWN).order_by(DAYS_OFF.c.begins)
        async with self.store.reading() as connection:
            rows = (await connection.execute(query)).all()
        self.known = {}
        for row in rows:
            self.known.setdefault(household(row.guest), []).append(Span(row.begins, row.ends))
        self.read = time.monotonic()

    def at(self, places: Sequence[StoredPlace]) -> Mapping[int, list[Span]]:
        """Those of all who sit at a table, by the time of clocks."""
        lost = self.uptime.lost
        return {
            place.seat: [Span(span.begins - lost, span.ends - lost) for span in self.known[household(place.guest)]]
            for place in places
            if place.guest is not None and household(place.guest) in self.known
        }

    async def of(self, guest: str) -> MyDaysOff:
        """A guest's own of the last year and to come."""
        now = time.time()
        query = select(DAYS_OFF).where(DAYS_OFF.c.guest == guest, DAYS_OFF.c.ends > now - YEAR)
        async with self.store.reading() as connection:
            rows = (await connection.execute(query.order_by(DAYS_OFF.c.begins))).all()
        spans = [DaysOff(row.id, row.begins, row.ends) for row in rows]
        used = sum(span.ends - max(span.begins, now - YEAR) for span in spans)
        return MyDaysOff(spans, max(0.0, MOST - used), MOST)

    def nobodys(self) -> MyDaysOff:
        """Those of somebody who is nobody yet."""
        return MyDaysOff([], MOST, MOST)

    async def add(self, guest: str, begins: float, ends: float) -> None:
        """More days off. Raises BadDaysOff."""
        now = time.time()
        begins = max(begins, now)
        mine = (await self.of(guest)).spans
        check(begins, ends, mine, now)
        async with self.store.writing() as connection:
            row = {"id": secrets.token_hex(16), "guest": guest, "begins": begins, "ends": ends}
            await connection.execute(insert(DAYS_OFF).values(row))
            await connection.execute(stirring(guest, self.uptime.now()))
        await self.changed()

    async def end(self, guest: str, identity: str) -> None:
        """Days off that have begun end now, others are forgotten. Raises UnknownDaysOff."""
        now = time.time()
        mine = (DAYS_OFF.c.id == identity) & (DAYS_OFF.c.guest == guest) & (DAYS_OFF.c.ends > now)
        async with self.store.writing() as connection:
            found = (await connection.execute(delete(DAYS_OFF).where(mine, DAYS_OFF.c.begins >= now))).rowcount
            found += (await connection.execute(update(DAYS_OFF).where(mine).values(ends=now))).rowcount
            if not found:
                raise UnknownDaysOff("no days off of yours that are not over are called so")
            await connection.execute(stirring(guest, self.uptime.now()))
        await self.changed()

    async def changed(self) -> None:
        """Know what was written, and have it seen to."""
        self.read = -math.inf
        await self.load()
        self.uptime.heed(self.uptime.now())


def stirring(guest: str, now: float) -> Update:
    """Have the clocks of all on a guest's device looked at: deadlines have moved."""
    theirs = select(PLACES.c.code).where(PLACES.c.guest.startswith(household(guest), autoescape=True))
    return update(TABLES).where(TABLES.c.due.is_not(None), TABLES.c.code.in_(theirs)).values(due=now)


def check(begins: float, ends: float, mine: Sequence[DaysOff], now: float) -> None:
    """BadDaysOff unless these days off may be added to one's own."""
    if not begins < ends:
        raise BadDaysOff("days off end after they begin, and are not over yet", {"why": "over"})
    if ends > now + YEAR:
        raise BadDaysOff("days off are within a year from now", {"why": "late"})
    if any(span.begins < ends and begins < span.ends for span in mine):
        raise BadDaysOff("you have days off in that time already", {"why": "overlap"})
    if sum(span.ends > now for span in mine) >= AT_ONCE or len(mine) >= IN_A_YEAR:
        raise BadDaysOff(f"at most {AT_ONCE} times off are planned at once, {IN_A_YEAR} in a year", {"why": "many"})
    spans = [*((span.begins, span.ends) for span in mine), (begins, ends)]
    for _, last in spans:
        if sum(max(0.0, min(e, last) - max(b, last - YEAR)) for b, e in spans) > MOST:
            raise BadDaysOff(f"in any 365 days {MOST // DAY} may be off", {"why": "most", "most": MOST // DAY})
