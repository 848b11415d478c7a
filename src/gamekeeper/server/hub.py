"""All tables of one server: made, loaded when somebody asks, and let go when nobody does."""

from __future__ import annotations

import asyncio
import time

import structlog
from msgspec.structs import replace

from gamekeeper import catalog
from gamekeeper.core.errors import BadSetup
from gamekeeper.core.rng import fresh_seed
from gamekeeper.server import seating, seats, shelf
from gamekeeper.server.auth import clean_code, fresh_code
from gamekeeper.server.errors import DamagedTable, NotOver, TooManyTables, UnknownTable
from gamekeeper.server.play import Play, replayed
from gamekeeper.server.services import Services
from gamekeeper.server.store import Conflict, StoredGuest, StoredPlace, StoredTable
from gamekeeper.server.table import Table
from gamekeeper.server.wire import PlaceBody, Rematch, TableBody, TableSummary

SWEEP_SECONDS = 20.0
TABLES_SHOWN = 100

log = structlog.get_logger()


class Hub:
    """The tables in memory."""

    def __init__(self, services: Services) -> None:
        self.services = services
        self.tables: dict[str, Table] = {}
        self.loading: dict[str, asyncio.Task[Table]] = {}

    async def table(self, code: str) -> Table:
        """The table with this code, loaded if need be."""
        code = clean_code(code)
        table = self.tables.get(code)
        if table is not None:
            return table
        if code not in self.loading:
            task = self.loading[code] = asyncio.create_task(self.load(code))
            task.add_done_callback(lambda _: self.loading.pop(code))
        return await asyncio.shield(self.loading[code])

    async def load(self, code: str) -> Table:
        """Replay a table from the store."""
        store = self.services.store
        found = await store.table(code)
        if found is None:
            raise UnknownTable("no table has this code", {"code": code})
        stored, places = found
        pack = None if stored.pack is None else await store.pack(stored.pack)
        made = await asyncio.to_thread(shelf.made_again, stored, pack)
        table = Table(self.services, made, stored, places)
        if stored.status != "waiting":
            snapshot = await store.snapshot(code)
            rows = await store.history(code)
            try:
                table.play = await asyncio.to_thread(replayed, made.game, stored.seed, rows, snapshot)
            except DamagedTable as error:
                log.error("stored match is damaged", error=str(error))
                raise
        self.keep(table)
        await seats.begin_if_full(table)
        return table

    def keep(self, table: Table) -> Table:
        """Put a table into memory, letting others go if there are too many."""
        most = self.services.settings.limits.tables
        if len(self.tables) >= most:
            self.let_go(self.services.settings.linger_seconds)
        if len(self.tables) >= most:
            raise TooManyTables("all tables of this server are taken, please try again later", {"most": most})
        self.tables[table.code] = table
        self.services.metrics.tables.set(len(self.tables))
        return table

    def let_go(self, idle: float) -> None:
        """Forget the tables nobody has looked at for `idle` seconds; the store has them."""
        for code in [code for code, table in self.tables.items() if table.is_idle(idle)]:
            del self.tables[code]
        self.services.metrics.tables.set(len(self.tables))

    async def sweep(self) -> None:
        """Let idle tables go, from time to time."""
        while True:
            await asyncio.sleep(SWEEP_SECONDS)
            self.let_go(self.services.settings.idle_seconds)

    async def stop(self) -> None:
        """The server goes: bots stop, decisions on their way are finished."""
        for table in self.tables.values():
            table.bots.stop()
        last = [job for table in self.tables.values() for job in (*table.jobs, table.bots.task) if job is not None]
        await asyncio.gather(*last, return_exceptions=True)

    # --- new tables --------------------------------------------------------------------------------

    async def create(self, guest: StoredGuest | None, body: TableBody) -> Table:
        """A new table; it begins at once when no place is open. Nobody in particular may make one to watch bots."""
        pack = await asyncio.to_thread(self.services.shelf.choose, body.game, body.pack, body.pack_text)
        made = shelf.made(body.game, body.seats, body.options, pack)
        kept = shelf.stored(pack)
        places = places_of(body, guest)
        if guest is not None:
            await self.check_room(guest.id)
        stored = StoredTable(
            code=fresh_code(),
            game=body.game,
            rules_version=made.game.info.rules_version,
            seats=body.seats,
            options=made.game.options,
            pack=None if kept is None else kept.id,
            seed=fresh_seed(),
            language=body.language,
            status="waiting",
            deciders=[],
            rematch=None,
            created=time.time(),
            touched=time.time(),
        )
        return await self.add(Table(self.services, made, stored, places), None)

    async def add(self, table: Table, rematch_of: str | None) -> Table:
        """Store and keep a new table. Conflict when `rematch_of` has its rematch."""
        if table.seating.is_full():
            table.play = play = Play(table.game, table.stored.seed)
            deciders = [int(seat) for seat in play.game.deciders(play.state)]
            table.stored = replace(table.stored, status="playing", deciders=deciders)
        stored = table.stored
        self.keep(table)
        try:
            await self.services.store.add_table(stored, table.seating.places, rematch_of, shelf.stored(table.pack))
        except BaseException:
            self.tables.pop(stored.code, None)
            raise
        table.log.info("new table", game=stored.game, seats=stored.seats, begins=table.play is not None)
        if table.play is not None:
            self.services.metrics.started.labels(stored.game).inc()
            table.bots.wake()
        return table

    async def check_room(self, guest: str) -> None:
        """TooManyTables when a guest sits at too many."""
        most = self.services.settings.limits.tables_per_guest
        if await self.services.store.count_unfinished(guest) >= most:
            raise TooManyTables(f"you sit at {most} tables already, please finish one first", {"most": most})

    async def sit(self, table: Table, guest: StoredGuest, name: str, seat: int) -> None:
        """A guest takes a seat."""
        await self.check_room(guest.id)
        await seats.sit(table, guest.id, name, seat)

    async def rematch(self, table: Table, guest: str | None) -> Table:
        """The table where the same people play again; made by the first who asks."""
        table.seating.own_seat(guest)
        if table.status != "over":
            raise NotOver("the match goes on")
        if table.rematch is None:
            table.rematch = await table.undisturbed(self.add_rematch(table))
            table.readers.send(Rematch(table.rematch))
        return await self.table(table.rematch)

    async def add_rematch(self, table: Table) -> str:
        """The code of the rematch, whoever made it."""
        places = [
            seating.bot(place.seat, place.level) if place.handed_to_bot else place for place in table.seating.places
        ]
        now = time.time()
        stored = replace(
            table.stored,
            rules_version=catalog.info(table.stored.game).rules_version,
            code=fresh_code(),
            seed=fresh_seed(),
            status="waiting",
            deciders=[],
            rematch=None,
            created=now,
            touched=now,
        )
        try:
            made = shelf.Made(table.game, table.pack)
            return (await self.add(Table(self.services, made, stored, places), table.code)).code
        except Conflict:
            found = await self.services.store.table(table.code)
            if found is None or found[0].rematch is None:
                raise
            return found[0].rematch

    # --- lists -------------------------------------------------------------------------------------

    async def tables_of(self, guest: str) -> list[TableSummary]:
        """A guest's tables, the latest first."""
        found = await self.services.store.tables_of(guest, TABLES_SHOWN)
        return [summary(stored, places, guest) for stored, places in found]


def summary(stored: StoredTable, places: list[StoredPlace], guest: str) -> TableSummary:
    """One line of a guest's list."""
    return TableSummary(
        code=stored.code,
        game=stored.game,
        seats=stored.seats,
        status=stored.status,
        my_seat=next(place.seat for place in places if place.guest == guest),
        names=[place.name for place in places],
        deciders=stored.deciders,
        created=stored.created,
        touched=stored.touched,
    )


def places_of(body: TableBody, guest: StoredGuest | None) -> list[StoredPlace]:
    """The places of a new table; BadSetup names what does not fit."""
    if len(body.places) != body.seats:
        raise BadSetup("places", len(body.places), f"one place for each of {body.seats} seats")
    mine = [seat for seat, place in enumerate(body.places) if place.kind == "me"]
    if len(mine) > 1:
        raise BadSetup("places", f"me at seats {mine}", "at most one place for yourself")
    return [place_of(seat, place, guest) for seat, place in enumerate(body.places)]


def place_of(seat: int, place: PlaceBody, guest: StoredGuest | None) -> StoredPlace:
    """One place of a new table."""
    if place.kind == "me":
        assert guest is not None, "a place for oneself needs a name"
        return seating.person(seat, guest.id, guest.name)
    return seating.bot(seat, place.level) if place.kind == "bot" else seating.nobody(seat)
