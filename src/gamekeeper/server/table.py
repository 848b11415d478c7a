"""One table: its places, its match, and everybody who looks at it.

A decision is checked, then stored, then carried out and told. Nothing is told that is not stored.
"""

from __future__ import annotations

import asyncio
import hashlib
import time
from collections.abc import Coroutine
from typing import Any, TypeVar

import structlog

from gamekeeper import records
from gamekeeper.core.errors import NothingToUndo, NotYourDecision
from gamekeeper.core.ids import Action, Seat
from gamekeeper.core.match import UNDO
from gamekeeper.core.record import Record, record_of
from gamekeeper.server import sight
from gamekeeper.server.bot_turns import BotTurns
from gamekeeper.server.errors import (
    BadPosition,
    IllegalAction,
    MatchOver,
    NotOver,
    NotStarted,
    SeatHandedOver,
    StaleNumber,
    StoreFailed,
)
from gamekeeper.server.play import Play, saves_of
from gamekeeper.server.readers import Reader, Readers
from gamekeeper.server.seating import Seating
from gamekeeper.server.services import Services
from gamekeeper.server.shelf import Made, state_of
from gamekeeper.server.sight import Facts, Sight
from gamekeeper.server.store import Conflict, Snapshot, StoredPlace, StoredRow, StoredTable
from gamekeeper.server.wire import ActionBody, Alternative, Hint, History, Phrase, Row, Status, TableState, Update

Result = TypeVar("Result")

log = structlog.get_logger()


class Table:
    """One table in memory. What changes it holds `lock`."""

    def __init__(self, services: Services, made: Made, stored: StoredTable, places: list[StoredPlace]) -> None:
        self.services = services
        self.game = made.game
        self.pack = made.pack
        self.pack_state = state_of(made.pack)
        self.settings = services.settings
        self.stored = stored
        self.rematch = stored.rematch
        self.seating = Seating(places, services.settings.linger_seconds)
        self.play: Play | None = None
        self.lock = asyncio.Lock()
        self.readers = Readers()
        self.behind = False  # the store may know rows that are not here
        self.touched = time.monotonic()
        self.hints: dict[tuple[int, int], Hint] = {}
        self.jobs: set[asyncio.Task[Any]] = set()
        self.bots = BotTurns(self)
        self.log = log.bind(table=hashlib.sha256(stored.code.encode()).hexdigest()[:10])

    # --- looking -----------------------------------------------------------------------------------

    @property
    def code(self) -> str:
        """The code that leads here."""
        return self.stored.code

    @property
    def status(self) -> Status:
        """Whether the match has begun, goes on, or is over."""
        if self.play is None:
            return "waiting"
        return "over" if self.play.is_over() else "playing"

    @property
    def number(self) -> int:
        """Rows in the history."""
        return 0 if self.play is None else self.play.number

    def playing(self) -> Play:
        """The match; NotStarted while people are awaited."""
        if self.play is None:
            raise NotStarted("the match begins when no seat is open")
        return self.play

    def touch(self, guest: str | None) -> None:
        """Somebody asked for something: the table stays awake."""
        self.touched = time.monotonic()
        if guest is not None and self.seating.seat_of(guest) >= 0:
            self.seating.saw(guest)
        self.bots.wake()

    def is_awake(self) -> bool:
        """Whether anybody looks, or did a moment ago. Bots play for nobody else."""
        return bool(self.readers.open) or time.monotonic() - self.touched < self.settings.linger_seconds

    def is_idle(self, seconds: float) -> bool:
        """Whether it may leave the memory: nobody here, nothing going on."""
        busy = self.readers.open or self.lock.locked() or self.jobs or self.bots.is_thinking()
        return not busy and time.monotonic() - self.touched >= seconds

    def facts(self) -> Facts:
        """What is public beside the match."""
        return Facts(
            code=self.code,
            game=self.stored.game,
            options=self.stored.options,
            pack=self.pack_state,
            status=self.status,
            sittings=self.seating.sittings(),
            created=self.stored.created,
            language=self.stored.language,
            rematch=self.rematch,
            absence_seconds=self.settings.absence_seconds,
            now=time.time(),
        )

    def state(self, guest: str | None) -> TableState:
        """The table around the match, for a guest."""
        return sight.table_state(self.facts(), self.seating.seat_of(guest))

    def update(self, guest: str | None, since: int = 0, key: str | None = None) -> Update:
        """What a guest may know now, with the events from number `since` on."""
        position = None if self.play is None else self.play.position()
        return sight.project(self.facts(), position, Sight(self.seating.seat_of(guest), since, key=key))

    async def update_at(self, guest: str | None, number: int, seat: int | None) -> Update:
        """What a guest could know after `number` rows, as `seat` once the match is over, with that row's events."""
        play = self.playing()
        reader = self.seating.seat_of(guest)
        if seat is not None and seat != reader:
            if not play.is_over():
                raise NotOver("what others saw can be looked at when the match is over")
            reader = self.seating.at(seat).seat if seat >= 0 else -1
        if not 0 <= number <= play.number:
            raise BadPosition(f"position {number} is not one of 0 to {play.number}", {"last": play.number})
        await self.look_back(play)
        since = play.marks[number - 1] if number > 0 else 0
        return sight.project(self.facts(), play.past(number), Sight(reader, since, live=False))

    async def look_back(self, play: Play) -> None:
        """Make the past positions, once."""
        async with self.lock:
            if play.saves is None:
                play.saves = await asyncio.to_thread(saves_of, self.game, self.stored.seed, play.rows)

    def history(self, guest: str | None) -> History:
        """The rows and events a guest may know."""
        play = self.playing()
        reader = self.seating.seat_of(guest)
        rows = [Row(row.number + 1, row.seat, row.action, row.by_bot, row.time) for row in play.rows]
        events = sight.events_for(play.position(), Sight(reader))
        return History(sight.rows_for(rows, reader, self.status), events)

    def record(self) -> bytes:
        """The record of a match that is over."""
        play = self.playing()
        if not play.is_over():
            raise NotOver("the record holds the seed: it comes out when the match is over")
        record: Record = record_of(play.match, [self.player_at(place) for place in self.seating.places])
        return records.dumps(record)

    def player_at(self, place: StoredPlace) -> str:
        """Who sat there, for the record."""
        return place.name if place.kind == "person" else f"bot:{place.level}"

    # --- asking ------------------------------------------------------------------------------------

    def why(self, guest: str | None, text: str) -> Phrase | None:
        """Why a guest may not take an action now, None when it may."""
        play = self.playing()
        seat = self.seating.own_seat(guest)
        action = play.read(seat, text)
        reason = sight.why_not(play.game, play.state, Seat(seat), action)
        return None if reason is None else sight.phrase(reason)

    async def hint(self, guest: str | None) -> Hint:
        """What the hard bot would do on a guest's place."""
        play = self.playing()
        seat, number = self.seating.own_seat(guest), play.number
        self.check_owes(play, seat)
        found = self.hints.get((seat, number))
        if found is None:
            prompt = sight.prompt_for(play.game, play.state, Seat(seat))
            assert prompt is not None, "who owes a decision has a prompt"
            options = {option.action: option for option in prompt.options}
            question = play.question(seat, "hint", self.settings.bot_seconds)
            texts = {int(code): play.show(Action(code)) for code in play.game.legal(play.state, Seat(seat))}
            action, considered = await self.services.pool.hint(question)
            looked = [Alternative(texts[one.action], one.share, one.parts) for one in considered]
            found = Hint(texts[action], options[texts[action]], looked[0].parts, looked)
            self.hints = {(seat, number): found}
        return found

    # --- deciding ----------------------------------------------------------------------------------

    async def act(self, guest: str | None, body: ActionBody) -> tuple[Update, bool]:
        """Take an action for a guest, and whether it is new: the same key again changes nothing."""
        return await self.undisturbed(self.decide(guest, body))

    async def undisturbed(self, work: Coroutine[Any, Any, Result]) -> Result:
        """Finish `work` even when whoever asked for it goes away."""
        job = asyncio.create_task(work)
        self.jobs.add(job)
        job.add_done_callback(self.jobs.discard)
        return await asyncio.shield(job)

    async def decide(self, guest: str | None, body: ActionBody) -> tuple[Update, bool]:
        """Check, store, carry out and tell a guest's action."""
        arrived = time.perf_counter()
        async with self.lock:
            await self.keep_up()
            seat = self.seating.own_seat(guest)
            key = f"{seat}:{body.key}"
            play = self.playing()
            if key not in play.keys:
                action = self.checked(play, seat, body)
                try:
                    await self.carry_out(play, seat, action, key)
                    self.services.metrics.acting.observe(time.perf_counter() - arrived)
                    return self.update(guest, play.marks[-2], body.key), True
                except Conflict:
                    await self.lose_race(play)
                    if key not in play.keys:
                        raise self.stale(play, body.expected) from None
            return self.update(guest, play.marks[play.keys[key]], body.key), False

    def checked(self, play: Play, seat: int, body: ActionBody) -> Action:
        """The action of a message that may be carried out; else a named error."""
        if play.is_over():
            raise MatchOver("the match is over")
        if self.seating.bot_at(seat):
            raise SeatHandedOver("a bot plays for you, take your seat back first")
        if body.expected != play.number:
            raise self.stale(play, body.expected)
        action = play.read(seat, body.action)
        if action == UNDO:
            if not play.match.may_undo(Seat(seat)):
                raise NothingToUndo("you cannot take back past new information, chance or another player's decision")
            return action
        self.check_owes(play, seat)
        reason = sight.why_not(play.game, play.state, Seat(seat), action)
        if reason is not None:
            raise IllegalAction(body.action, reason)
        return action

    def check_owes(self, play: Play, seat: int) -> None:
        """NotYourDecision unless the seat owes one."""
        if not play.state.owes(Seat(seat)):
            raise NotYourDecision(seat, [int(other) for other in play.game.deciders(play.state)])

    def stale(self, play: Play, expected: int) -> StaleNumber:
        """The error for a message about another position."""
        params = {"expected": expected, "number": play.number}
        return StaleNumber(f"the match is at {play.number}, your message was about {expected}", {**params})

    async def carry_out(self, play: Play, seat: int, action: Action, key: str, *, by_bot: bool = False) -> None:
        """Store an allowed action, then carry it out and tell everybody. Conflict when another writer was faster."""
        after = play.after(seat, action)
        row = StoredRow(
            number=play.number, seat=seat, action=play.show(action), key=key, by_bot=by_bot, time=time.time()
        )
        deciders = [int(other) for other in play.game.deciders(after)]
        due = not deciders or row.number % self.settings.snapshot_every == self.settings.snapshot_every - 1
        snapshot = Snapshot(row.number + 1, play.game.save(after)) if due else None
        try:
            with self.services.metrics.storing.time():
                await self.services.store.append(self.code, row, deciders, snapshot)
        except StoreFailed:
            self.behind = True  # it may be stored all the same
            raise
        play.follow(row)
        self.services.metrics.decisions.labels("bot" if by_bot else "person").inc()
        self.tell(-1 if by_bot else seat, key)
        if not deciders:
            self.services.metrics.finished.labels(self.stored.game).inc()
            self.log.info("match over", rows=play.number)
        self.bots.wake()

    async def bot_acts(self, seat: int, number: int, code: int) -> None:
        """Carry out what a bot decided, unless the match has moved on or the person is back."""
        async with self.lock:
            play = self.play
            if play is None or play.number != number or not self.seating.bot_at(seat):
                return
            try:
                await self.carry_out(play, seat, Action(code), f"bot:{number}", by_bot=True)
            except Conflict:
                await self.lose_race(play)

    async def lose_race(self, play: Play) -> None:
        """Another writer was faster: learn what it wrote."""
        self.services.metrics.conflicts.inc()
        self.log.info("another writer was faster", number=play.number)
        self.behind = True
        await self.keep_up()

    async def catch_up(self) -> None:
        """Ask the store whether another writer has been here. A decision on its way will find out by itself."""
        if self.lock.locked():
            return
        async with self.lock:
            self.behind = True
            await self.keep_up()

    async def keep_up(self) -> None:
        """Learn the rows that are in the store but not here."""
        if not self.behind or self.play is None:
            return
        rows = await self.services.store.history(self.code, self.play.number)
        for row in rows:
            self.play.follow(row)
        self.behind = False
        if rows:
            self.tell()
            self.bots.wake()

    # --- telling -----------------------------------------------------------------------------------

    def join(self, reader: Reader) -> None:
        """A socket opens; it gets all there is from its `since` on, the others hear who came."""
        seat = self.seating.seat_of(reader.guest)
        if reader.guest is not None:
            self.seating.came(reader.guest)
        if seat >= 0:
            self.tell_places()
        self.readers.open.add(reader)
        self.refresh(reader, reader.since)
        self.bots.wake()

    def leave(self, reader: Reader) -> None:
        """A socket has closed."""
        self.readers.open.discard(reader)
        self.touched = time.monotonic()
        if reader.guest is not None:
            self.seating.went(reader.guest)
        if self.seating.seat_of(reader.guest) >= 0:
            self.tell_places()

    def refresh(self, reader: Reader, since: int) -> None:
        """Send a socket everything it may know, with the events from number `since` on."""
        position = None if self.play is None else self.play.position()
        self.readers.update([(reader, Sight(self.seating.seat_of(reader.guest), since))], self.facts(), position)

    def tell(self, seat: int = -1, key: str = "") -> None:
        """Send every socket what is new; those of `seat` learn that it was their message with this key."""
        position = None if self.play is None else self.play.position()
        sights: list[tuple[Reader, Sight]] = []
        for reader in self.readers.open:
            own = self.seating.seat_of(reader.guest)
            mine = key.partition(":")[2] if own == seat and seat >= 0 else None
            sights.append((reader, Sight(own, reader.since, key=mine)))
        self.readers.update(sights, self.facts(), position)

    def tell_places(self) -> None:
        """Send every socket who sits where."""
        seats = [(reader, self.seating.seat_of(reader.guest)) for reader in self.readers.open]
        self.readers.places(seats, self.facts())
