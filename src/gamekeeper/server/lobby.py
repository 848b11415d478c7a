"""Tables that anybody may join, and a seat for whoever wants to play with anybody about as strong.

A table is in the lobby as long as its host wants it there, a seat is open and somebody waits at it: who has gone to bed
is no partner.
"""

from __future__ import annotations

import asyncio
import math
import time
from collections import Counter
from contextlib import suppress

from gamekeeper import catalog
from gamekeeper.core.errors import BadSetup, GamekeeperError
from gamekeeper.server import leaving, settling
from gamekeeper.server.errors import NameTaken, SeatTaken, TableFull
from gamekeeper.server.errors_nodes import TableMoves
from gamekeeper.server.following import Follows
from gamekeeper.server.household import household
from gamekeeper.server.hub import Hub
from gamekeeper.server.rating import Standing
from gamekeeper.server.stored import StoredGuest, StoredPlace
from gamekeeper.server.table import Table
from gamekeeper.server.wire import PlaceBody, TableBody
from gamekeeper.server.wire_follow import SeatAt
from gamekeeper.server.wire_lobby import OpenTable, SeekBody

SHOWN = 50
SEEN_SECONDS = 2.0
SHOWN_OF_ONE = 3  # tables at which the same person waits
NEAR = 8.0  # about two of three games are won at twice that distance; who is new is near to nearly everybody


class Lobby:
    """The open tables of one server."""

    def __init__(self, hub: Hub) -> None:
        self.hub = hub
        self.store = hub.services.store
        self.looks: dict[str, tuple[float, Table]] = {}  # until when they hold, tables of other processes
        self.follows = Follows(self.store)
        self.turn = asyncio.Lock()  # two who look at the same moment find each other

    def here(self) -> list[Table]:
        """The open tables that this process works."""
        return [table for table in self.hub.tables.values() if is_open(table) and is_awaited(table)]

    async def open(self) -> list[Table]:
        """The tables that are listed, the latest first; those of other processes as they were stored last."""
        found = self.here()
        for code in (await self.hub.services.nodes.awaited())[:SHOWN]:
            with suppress(GamekeeperError):  # it has gone meanwhile
                found.append(await self.seen(code))
        return sorted(filter(is_open, found), key=lambda table: -table.stored.created)

    async def seen(self, code: str) -> Table:
        """A table of another process, as it was a moment ago."""
        self.looks = {one: look for one, look in self.looks.items() if time.monotonic() < look[0]}
        if code not in self.looks:
            self.looks[code] = (time.monotonic() + SEEN_SECONDS, await self.hub.look(code))
        return self.looks[code][1]

    async def tables(self, reader: str | None) -> list[OpenTable]:
        """Them for a reader: where people sit whom the reader follows, then those at about the same level."""
        tables = few_of_each(await self.open())[:SHOWN]
        far = await self.distances(tables, reader)
        mine = set() if reader is None else {one.guest for one in await self.follows.of(reader)}
        found = [told(table, reader, mine, is_near=far.get(table.code, math.inf) <= NEAR) for table in tables]
        return sorted(found, key=lambda one: (not one.mine, not one.followed, not one.near))

    def seat_of(self, guest: str) -> SeatAt | None:
        """Where somebody sits now, at a table out of the lobby: others' codes are known to who was given them."""
        for table in self.hub.tables.values():
            if not table.stored.listed or not table.seating.is_present(guest) or not sits(table, guest):
                continue
            if is_open(table):
                return SeatAt(table.code, table.stored.game, open=True)
            if table.status == "playing" and table.chat.room.watching:
                return SeatAt(table.code, table.stored.game, open=False)
        return None

    async def distances(self, tables: list[Table], guest: str | None) -> dict[str, float]:
        """How far the people at tables are from a guest, at most, by code; less where somebody is hardly known."""
        if guest is None or not tables:
            return {}
        there = {table.code: [place.guest for place in people_at(table) if place.guest] for table in tables}
        known = await settling.standings_of(self.store, {guest, *(one for people in there.values() for one in people)})
        found = {}
        for table in tables:
            kind = (table.stored.game, table.stored.seats)
            own = known.get((guest, *kind), settling.NEW)
            theirs = [known.get((other, *kind), settling.NEW) for other in there[table.code]]
            found[table.code] = max((apart(own, other) for other in theirs), default=0.0)
        return found

    async def play(self, guest: StoredGuest, body: SeekBody) -> Table:
        """A seat at the nearest table of that kind, or a new table in the lobby where others will find the guest."""
        check_several(body.game, body.seats)
        if body.rated:
            await leaving.check_person(self.hub.services, guest)
        async with self.turn:
            return await self.seated(guest, body)

    async def seated(self, guest: StoredGuest, body: SeekBody) -> Table:
        """The same for the one whose turn it is."""
        fitting = [table for table in await self.open() if fits(table, body)]
        for table in fitting:
            if table.seating.seat_of(guest.id) >= 0:
                return table
        far = await self.distances(fitting, guest.id)
        near = [table for table in fitting if far[table.code] <= NEAR]
        for table in sorted(near, key=lambda table: (far[table.code], table.stored.created)):
            seat = next((place.seat for place in table.seating.places if place.kind == "open"), None)
            if seat is None:
                continue
            try:
                await self.hub.services.nodes.fetch(table.code)
                laid = await self.hub.table(table.code)
                await self.hub.sit(laid, guest, guest.name, seat)
            except (SeatTaken, TableFull, NameTaken, TableMoves):
                continue  # somebody was faster, or is called nearly so
            return laid
        places = [PlaceBody("me"), *[PlaceBody("open")] * (body.seats - 1)]
        wanted = TableBody(body.game, body.seats, places, language=body.language, rated=body.rated, listed=True)
        return await self.hub.create(guest, wanted)


def sits(table: Table, guest: str) -> bool:
    """Whether somebody plays at a table, and no bot in their place."""
    return any(place.guest == guest and not place.handed_to_bot for place in people_at(table))


def told(table: Table, reader: str | None, follows: set[str], *, is_near: bool) -> OpenTable:
    """One line for a reader who follows some."""
    stored, places = table.stored, table.seating.places
    is_mine = table.seating.seat_of(reader) >= 0
    return OpenTable(
        code=table.code,
        game=stored.game,
        seats=stored.seats,
        names=[place.name for place in people_at(table)],
        bots=sum(place.kind == "bot" for place in places),
        free=[place.seat for place in places if place.kind == "open"],
        rated=stored.rated,
        is_usual=is_usual(table),
        near=is_near and not is_mine,
        mine=is_mine,
        created=stored.created,
        pace=stored.pace,
        followed=[place.name for place in people_at(table) if place.guest in follows],
    )


def is_open(table: Table) -> bool:
    """Whether a table is in the lobby while somebody waits there."""
    return table.stored.listed and table.status == "waiting" and not table.seating.is_full()


def is_awaited(table: Table) -> bool:
    """Whether somebody waits at a table for others."""
    return any(table.seating.is_present(place.guest) for place in people_at(table) if place.guest is not None)


def few_of_each(tables: list[Table]) -> list[Table]:
    """The first tables of everybody, in their order: nobody fills the lobby alone."""
    count: Counter[str] = Counter()
    kept = []
    for table in tables:
        people = {household(place.guest) for place in people_at(table) if place.guest is not None}
        if all(count[one] < SHOWN_OF_ONE for one in people):
            kept.append(table)
            count.update(people)
    return kept


def people_at(table: Table) -> list[StoredPlace]:
    """The people at a table."""
    return [place for place in table.seating.places if place.kind == "person"]


def is_usual(table: Table) -> bool:
    """Whether a table plays what everybody expects: the box with its usual options."""
    stored = table.stored
    usual = catalog.make(stored.game, stored.seats).options
    return stored.options == usual and (table.pack_state is None or table.pack_state.is_default)


def fits(table: Table, body: SeekBody) -> bool:
    """Whether a table is of the kind somebody looks for."""
    stored = table.stored
    same = (stored.game, stored.seats, stored.rated) == (body.game, body.seats, body.rated)
    return (
        same
        and is_usual(table)
        and stored.pace is None
        and not any(place.kind == "bot" for place in table.seating.places)
    )


def apart(one: Standing, other: Standing) -> float:
    """How far two are apart for certain: in mean, less what is not known of them."""
    return max(0.0, abs(one.mu - other.mu) - one.sigma - other.sigma)


def check_several(game: str, seats: int) -> None:
    """BadSetup unless a game takes so many players who meet others."""
    sizes = [size for size in catalog.info(game).seats if size > 1]
    if seats not in sizes:
        raise BadSetup("seats", seats, f"one of {', '.join(map(str, sizes))}")
