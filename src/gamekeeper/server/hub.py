"""All tables of one server: made, loaded when somebody asks, and let go when nobody does."""

from __future__ import annotations

import asyncio
import time

import structlog
from msgspec.structs import replace

from gamekeeper import catalog
from gamekeeper.core.errors import GamekeeperError, UnknownGame
from gamekeeper.core.rng import fresh_seed
from gamekeeper.server import clocks, leaving, seating, seats, settling, shelf, timing
from gamekeeper.server.auth import clean_code, fresh_code, repeated_code
from gamekeeper.server.errors import (
    DamagedTable,
    KeyReused,
    NotOver,
    ServerError,
    SignedOut,
    StoreFailed,
    TooManyTables,
    UnknownTable,
)
from gamekeeper.server.errors_admin import Banned, TableRemoved
from gamekeeper.server.errors_nodes import TableMoves
from gamekeeper.server.household import household
from gamekeeper.server.office import Office
from gamekeeper.server.play import replayed
from gamekeeper.server.results import Results, summary_of
from gamekeeper.server.services import Services
from gamekeeper.server.stored import Conflict, StoredGuest, StoredPack, StoredPlace, StoredTable
from gamekeeper.server.table import Table, heard
from gamekeeper.server.wire import Rematch, TableBody, TableSummary

SWEEP_SECONDS = 20.0
CLEAN_SECONDS = 600.0
FORGOTTEN_AT_ONCE = 500  # guests
ENDED_AT_ONCE = 50  # matches
DAY = 24 * 3600.0
TABLES_SHOWN = 100
REPEATED_SECONDS = 600.0  # in which a request for a table may come again

log = structlog.get_logger()


class Hub:
    """The tables in memory."""

    def __init__(self, services: Services) -> None:
        self.services = services
        self.tables: dict[str, Table] = {}
        self.loading: dict[str, asyncio.Task[Table]] = {}
        self.making: dict[str, asyncio.Task[Table]] = {}
        self.results = Results(services.store)

    async def table(self, code: str) -> Table:
        """The table with this code, loaded if need be."""
        code = clean_code(code)
        table = self.tables.get(code)
        if table is not None:
            return table
        if not code:
            raise UnknownTable("no table has this code")
        if code not in self.loading:
            task = self.loading[code] = asyncio.create_task(self.load(code))
            task.add_done_callback(lambda _: self.loading.pop(code))
            task.add_done_callback(heard)
        return await asyncio.shield(self.loading[code])

    async def load(self, code: str) -> Table:
        """Work a table from now on. TableMoves when another process does."""
        nodes = self.services.nodes
        if not await nodes.claim(code):
            raise TableMoves("another process works the table")
        try:
            table = self.keep(await self.laid(code))
        except (UnknownTable, TooManyTables):
            await nodes.release([code])
            raise
        await seats.begin_if_full(table)
        await seats.end_if_left(table)
        return table

    async def laid(self, code: str) -> Table:
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
                table.play = await asyncio.to_thread(replayed, table.new_play(), stored, rows, snapshot)
            except DamagedTable as error:
                table.log.error("stored match is damaged", error=str(error))
                raise
        if stored.rated or stored.pace is not None:
            table.departures = await settling.departures(store, code)
        await table.chat.load()
        return table

    async def look(self, code: str) -> Table:
        """The table with this code, to look at: as it was stored last where another process works it."""
        try:
            return await self.table(code)
        except TableMoves:
            return await self.laid(clean_code(code))

    def drop(self, code: str) -> None:
        """Work a table no longer: whoever is there comes back and finds it where it is now."""
        table = self.tables.pop(code, None)
        if table is not None:
            table.bots.stop()
            for reader in table.readers.open:
                reader.lost.set()

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
        """Let idle tables and guests go, from time to time."""
        due = time.monotonic()
        while True:
            if time.monotonic() >= due:
                due = time.monotonic() + await self.clean()
            await asyncio.sleep(SWEEP_SECONDS)
            self.let_go(self.services.settings.idle_seconds)

    async def end_abandoned(self) -> None:
        """Who has kept a rated match waiting for days has left it."""
        before = time.time() - self.services.settings.abandon_days * DAY
        for code in await settling.abandoned(self.services.store, before, ENDED_AT_ONCE):
            try:
                await seats.abandon(await self.table(code))
            except TableMoves:
                continue  # who works it does so
            except GamekeeperError as error:
                log.warning("a match left alone was not ended", error=str(error))

    async def clean(self) -> float:
        """Forget some guests who sit nowhere and were not here for long; in how many seconds to go on."""
        settings = self.services.settings
        before, kept = time.time() - settings.guest_days * DAY, settings.limits.guests_without_tables
        try:
            await self.end_abandoned()
            gone = await self.services.store.forget_guests(before, kept, FORGOTTEN_AT_ONCE)
        except (StoreFailed, Conflict) as error:
            log.warning("guests were not cleaned up", error=str(error))
            return CLEAN_SECONDS
        if gone:
            log.info("guests without tables forgotten", guests=gone)
        return SWEEP_SECONDS if gone >= FORGOTTEN_AT_ONCE else CLEAN_SECONDS

    async def stop(self) -> None:
        """The server goes: bots stop, decisions on their way are finished."""
        for table in self.tables.values():
            table.bots.stop()
        last = [job for table in self.tables.values() for job in (*table.jobs, table.bots.task) if job is not None]
        await asyncio.gather(*last, return_exceptions=True)

    def sign_out(self, guest: str) -> None:
        """A guest has signed out: no socket goes on in their name here."""
        for table in self.tables.values():
            for reader in table.readers.open:
                if reader.guest is not None and household(reader.guest) == household(guest):
                    reader.dismiss(SignedOut("you have signed out everywhere"))

    async def signed_out(self, guest: str) -> None:
        """The same on all processes."""
        self.sign_out(guest)
        await self.services.nodes.tell("sign-out", guest)

    def shut_out(self, office: Office) -> None:
        """Some are shut out by now: no socket of theirs stays open."""
        for table in self.tables.values():
            for reader in table.readers.open:
                try:
                    office.check_party(reader.party)
                except Banned as error:
                    reader.dismiss(error)

    async def remove(self, code: str) -> None:
        """Remove a table with everything that names it, for good. UnknownTable where there is none."""
        table = await self.table(code)
        async with table.lock:
            table.bots.stop()
            await self.services.store.remove_table(table.code)
            self.tables.pop(table.code, None)
        await self.services.nodes.release([table.code])
        for reader in table.readers.open:
            reader.dismiss(TableRemoved("who runs this server has removed this table"))
        table.log.info("table removed")

    def end_session(self, session: str) -> None:
        """A device has been signed out: no socket goes on in its session."""
        for table in self.tables.values():
            for reader in table.readers.open:
                if reader.session == session:
                    reader.dismiss(SignedOut("this device has been signed out"))

    # --- new tables --------------------------------------------------------------------------------

    async def create(self, guest: StoredGuest | None, body: TableBody, others: seating.Others | None = None) -> Table:
        """A new table; the same guest asking again with the same key, by a retry or a double click, gets the same.

        KeyReused when something else is asked for. `others` are those on the guest's device who sit down too, by seat.
        """
        others = others or {}
        if guest is None or body.key is None:
            return await self.new(guest, body, fresh_code(), others)
        code = repeated_code(self.services.settings.secret, guest.id, body.key)
        if code not in self.making:
            task = self.making[code] = asyncio.create_task(self.new_once(guest, body, code, others))
            task.add_done_callback(lambda _: self.making.pop(code))
            task.add_done_callback(heard)
        table = await asyncio.shield(self.making[code])
        await self.check_asked_for(table.stored, body)
        return table

    async def check_asked_for(self, found: StoredTable, body: TableBody) -> None:
        """KeyReused unless a table is what a body asks for."""
        made, kept = await self.ordered(body)
        asked = (body.game, body.seats, made.game.options, None if kept is None else kept.id, body.rated, body.pace)
        if asked != (found.game, found.seats, found.options, found.pack, found.rated, found.pace):
            raise KeyReused(f"the key {body.key} stands for another table of yours, which was made")

    async def ordered(self, body: TableBody) -> tuple[shelf.Made, StoredPack | None]:
        """The game that a body asks for, and its pack as it is kept."""
        pack = await asyncio.to_thread(self.services.shelf.choose, body.game, body.pack, body.pack_text)
        return shelf.made(body.game, body.seats, body.options, pack), shelf.stored(pack)

    async def new_once(self, guest: StoredGuest, body: TableBody, code: str, others: seating.Others) -> Table:
        """The table with this code if it was made just now, else a new one."""
        try:
            found = await self.look(code)
        except UnknownTable:
            try:
                return await self.new(guest, body, code, others)
            except Conflict:  # asked of two processes at once
                return await self.look(code)
        is_repeated = time.time() - found.stored.created < REPEATED_SECONDS
        return found if is_repeated else await self.new(guest, body, fresh_code(), others)

    async def new(self, guest: StoredGuest | None, body: TableBody, code: str, others: seating.Others) -> Table:
        """A new table; it begins at once when no place is open. Nobody in particular may make one to watch bots."""
        made, kept = await self.ordered(body)
        places = seating.places_of(body, guest, others)
        if body.rated:
            leaving.check_rateable(body.game, places, is_box=made.pack is None or made.pack.is_default)
            await leaving.check_person(self.services, guest)
        if body.pace is not None:
            timing.check(body.pace, places)
        if guest is not None:
            await self.check_room(guest.id)
        stored = StoredTable(
            code=code,
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
            host=next((place.seat for place in places if place.kind == "person"), None),
            rated=body.rated,
            listed=body.listed and guest is not None,
            pace=body.pace,
            clock=clocks.of(body.pace, body.seats),
        )
        return await self.add(Table(self.services, made, stored, places), None)

    async def add(self, table: Table, rematch_of: str | None) -> Table:
        """Store and keep a new table. Conflict when `rematch_of` has its rematch."""
        if table.play is None and table.seating.is_full():
            table.play = play = table.new_play()
            deciders = [int(seat) for seat in play.game.deciders(play.state)]
            clock = table.timing.begun(table.seating.places, deciders)
            table.stored = replace(table.stored, status="playing", deciders=deciders, clock=clock)
        stored = table.stored
        await self.services.nodes.claim(stored.code)
        self.keep(table)
        try:
            rows = [] if table.play is None else table.play.rows
            pack = shelf.stored(table.pack)
            await self.services.store.add_table(stored, table.seating.places, rematch_of, pack, rows)
        except BaseException:
            self.tables.pop(stored.code, None)
            raise
        table.log.info("new table", game=stored.game, seats=stored.seats, begins=table.play is not None)
        if table.play is not None:
            self.services.metrics.started.labels(stored.game).inc()
            table.timing.keep(stored.clock)
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
        if table.stored.rated:
            await leaving.check_person(self.services, guest)
        await seats.sit(table, guest.id, name, seat)

    async def rematch(self, table: Table, guest: str | None) -> Table:
        """The table where the same people play again; made by the first who asks."""
        table.seating.own_seat(guest)
        if table.status != "over":
            raise NotOver("the match goes on")
        if table.rematch is None:
            table.rematch = await table.undisturbed(self.add_rematch(table))
            table.readers.send(Rematch(table.rematch))
        return await self.look(table.rematch)

    async def add_rematch(self, table: Table) -> str:
        """The code of the rematch, whoever made it: everybody one seat on, so that another one begins."""
        places = seating.rotated([seating.again(place) for place in table.seating.places])
        host = table.seating.host()
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
            host=None if host is None else seating.next_seat(host, len(places)),
            rows=None,
            link=None,
            ended=None,
            listed=False,
            clock=clocks.of(table.stored.pace, len(places)),
        )
        try:
            made = shelf.Made(table.game, table.pack)
            again = await self.add(Table(self.services, made, stored, places), table.code)
            await again.chat.take_over(table.chat.room)
            return again.code
        except Conflict:
            found = await self.services.store.table(table.code)
            if found is None or found[0].rematch is None:
                raise
            return found[0].rematch

    # --- lists -------------------------------------------------------------------------------------

    async def tables_of(self, guest: str) -> list[TableSummary]:
        """A guest's tables, the latest first."""
        found = await self.services.store.tables_of(guest, TABLES_SHOWN)
        return [await self.summary(stored, places, guest) for stored, places in found]

    async def summary(self, stored: StoredTable, places: list[StoredPlace], guest: str) -> TableSummary:
        """One line of a guest's list."""
        left = timing.left_of(self.services, stored, places, guest)
        line = summary_of(stored, places, guest, await self.results.of(stored), left)
        if line.status != "playing" or line.my_seat not in line.deciders:
            return line
        try:
            return replace(line, occasion=(await self.table(line.code)).occasion(line.my_seat))
        except (ServerError, UnknownGame):  # a table that cannot be opened says so where it is opened
            return line
