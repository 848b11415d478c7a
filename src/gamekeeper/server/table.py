"""One table: its places, its match, and everybody who looks at it.

A decision is checked, then stored, then carried out and told. Nothing is told that is not stored.
"""

from __future__ import annotations

import asyncio
import hashlib
import time
from collections.abc import Coroutine
from typing import Any, NamedTuple, TypeVar

import structlog
from msgspec.structs import replace

from gamekeeper.chain import link
from gamekeeper.core.errors import NothingToUndo, NotYourDecision
from gamekeeper.core.ids import Action, Seat
from gamekeeper.core.match import UNDO
from gamekeeper.server import chain, leaving, sight
from gamekeeper.server.addresses import Party
from gamekeeper.server.attention import Attention
from gamekeeper.server.bot_turns import BotTurns
from gamekeeper.server.chat import Chat
from gamekeeper.server.errors import (
    IllegalAction,
    LostDecisions,
    MatchOver,
    NotStarted,
    SeatHandedOver,
    StaleNumber,
    StoreFailed,
    TooManyUndos,
)
from gamekeeper.server.hints import Hints
from gamekeeper.server.past import Past
from gamekeeper.server.play import Play
from gamekeeper.server.readers import Reader, Readers
from gamekeeper.server.reviews import Reviews
from gamekeeper.server.seating import Seating
from gamekeeper.server.services import Services
from gamekeeper.server.shelf import Made, state_of
from gamekeeper.server.sight import Facts, Position, Sight
from gamekeeper.server.stored import Conflict, Snapshot, StoredDeparture, StoredPlace, StoredRow, StoredTable
from gamekeeper.server.timing import Timing
from gamekeeper.server.watching import Watching
from gamekeeper.server.wire import ActionBody, Status, TableState, Update

Result = TypeVar("Result")

TOO_MANY_ROWS = "rows"

log = structlog.get_logger()


class Done(NamedTuple):
    """An action that is in the history: how many events there were before it, and whether it is new."""

    since: int
    is_new: bool


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
        self.seating = Seating(places, services.settings.linger_seconds, stored.host)
        self.play: Play | None = None
        self.departures: dict[int, StoredDeparture] = {}  # of a rated match, by seat
        self.lock = asyncio.Lock()
        self.readers = Readers()
        self.behind = False  # the store may know rows that are not here
        self.marked = (-1, "")  # the last row and its mark
        self.attention = Attention(services.settings.linger_seconds)
        self.hints = Hints(self)
        self.past = Past(self)
        self.reviews = Reviews(self)
        self.chat = Chat(self)
        self.watching = Watching(self)
        self.jobs: set[asyncio.Task[Any]] = set()
        self.bots = BotTurns(self)
        self.timing = Timing(self)
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
        return "over" if self.play.is_over() or self.stored.ended else "playing"

    @property
    def number(self) -> int:
        """Rows in the history."""
        return 0 if self.play is None else self.play.number

    @property
    def absence_seconds(self) -> float:
        """How long somebody is away before a bot may step in."""
        return self.settings.rated_absence_seconds if self.stored.rated else self.settings.absence_seconds

    def new_play(self) -> Play:
        """The match of this table before its first row."""
        limits = self.settings.limits
        return Play(self.game, self.stored.seed, chain.origin_of(self.stored), limits.undos_per_match)

    def playing(self) -> Play:
        """The match; NotStarted while people are awaited."""
        if self.play is None:
            raise NotStarted("the match begins when no seat is open")
        return self.play

    def touch(self, party: Party) -> None:
        """Somebody asked for something: the table stays awake."""
        self.attention.ask(party)
        self.saw(party)
        self.bots.wake()

    def saw(self, party: Party) -> None:
        """Who sits here is here."""
        if self.seating.seat_of(party.guest) >= 0:
            self.seating.saw(party.guest, self.tell_places)

    def payer(self) -> Party | None:
        """On whose behalf bots play; None when nobody looks, or did a moment ago, and no clock runs."""
        return self.attention.payer(lambda guest: self.seating.seat_of(guest) >= 0) or self.timing.payer()

    def is_idle(self, seconds: float) -> bool:
        """Whether it may leave the memory: nobody here, nothing going on."""
        busy = self.readers.open or self.lock.locked() or self.jobs or self.bots.is_thinking()
        return not busy and self.attention.idle() >= seconds

    def facts(self) -> Facts:
        """What is public beside the match."""
        return Facts(
            code=self.code,
            game=self.stored.game,
            options=self.stored.options,
            pack=self.pack_state,
            status=self.status,
            sittings=leaving.sittings(self),
            created=self.stored.created,
            language=self.stored.language,
            rematch=self.rematch,
            absence_seconds=self.absence_seconds,
            now=time.time(),
            host=self.seating.host(),
            ended=self.stored.ended,
            seen=self.mark(),
            rated=self.stored.rated,
            unrated=leaving.unrated(self),
            listed=self.stored.listed,
            room=self.chat.room,
            clock=self.timing.told(),
            watchers=self.watching.last,
        )

    def mark(self) -> str:
        """What clients bring back of the match as it is now; made once for each row."""
        if self.play is None:
            return ""
        if self.marked[0] != self.number:
            self.marked = (self.number, self.services.witness.mark(self.code, self.play))
        return self.marked[1]

    async def check_seen(self, seen: str) -> None:
        """LostDecisions, and a line in the log, when a client saw what is no longer in the store."""
        try:
            self.services.witness.check(self.code, self.play, seen)
        except LostDecisions:
            self.behind = True  # another writer may have been here
            await self.catch_up()
            try:
                self.services.witness.check(self.code, self.play, seen)
            except LostDecisions as error:
                self.log.error("decisions are lost: a client saw more than the store has", error=str(error))
                raise

    def state(self, guest: str | None) -> TableState:
        """The table around the match, for a guest."""
        return sight.table_state(self.facts(), self.seating.seat_of(guest))

    def update(self, guest: str | None, since: int = 0, key: str | None = None) -> Update:
        """What a guest may know now, with the events from number `since` on."""
        wanted = Sight(self.seating.seat_of(guest), since, key=key)
        return self.readers.told.update(self.facts(), self.position(), wanted)

    def position(self) -> Position | None:
        """The current position, None while people are awaited."""
        return None if self.play is None else self.play.position()

    def occasion(self, seat: int) -> str:
        """Why a seat that owes a decision is asked; empty in its own turn."""
        position = self.position()
        return "" if position is None else sight.occasion(position, Seat(seat))

    # --- deciding ----------------------------------------------------------------------------------

    async def act(self, guest: str | None, body: ActionBody) -> Done:
        """Take an action for a guest; the same key again changes nothing."""
        return await self.undisturbed(self.decide(guest, body))

    async def undisturbed(self, work: Coroutine[Any, Any, Result]) -> Result:
        """Finish `work` even when whoever asked for it goes away."""
        job = asyncio.create_task(work)
        self.jobs.add(job)
        job.add_done_callback(self.jobs.discard)
        job.add_done_callback(heard)
        return await asyncio.shield(job)

    async def decide(self, guest: str | None, body: ActionBody) -> Done:
        """Check, store, carry out and tell a guest's action."""
        arrived = time.perf_counter()
        async with self.lock:
            await self.keep_up()
            seat = self.seating.own_seat(guest)
            key = f"{seat}:{body.key}"
            play = self.playing()
            while key not in play.keys:
                action = self.checked(play, seat, body)
                try:
                    await self.carry_out(play, seat, action, key)
                    self.services.metrics.acting.observe(time.perf_counter() - arrived)
                    return Done(play.marks[-2], True)
                except Conflict:
                    await self.lose_race(play)
            await self.past.check_same(body, key)
            return Done(play.marks[play.keys[key]], False)

    def checked(self, play: Play, seat: int, body: ActionBody) -> Action:
        """The action of a message that may be carried out; else a named error."""
        if self.status == "over":
            raise MatchOver("the match is over")
        if self.seating.bot_at(seat):
            raise SeatHandedOver("a bot plays for you, take your seat back first")
        if play.is_stale(seat, body.expected):
            raise self.stale(play, body.expected)
        action = play.read(seat, body.action)
        if action == UNDO:
            if not play.match.may_undo(Seat(seat)):
                raise NothingToUndo("you cannot take back past new information, chance or another player's decision")
            if not play.may_undo(seat):
                most = play.most_undos
                raise TooManyUndos(f"you have taken back {most} times, more is not allowed", {"most": most})
            return action
        self.check_owes(play, seat)
        reason = sight.why_not(play.game, play.state, Seat(seat), action)
        if reason is not None:
            raise IllegalAction(body.action, reason)
        return action

    def check_owes(self, play: Play, seat: int) -> None:
        """NotYourDecision unless the seat owes one in a match that goes on."""
        if self.status == "over":
            raise MatchOver("the match is over")
        if not play.state.owes(Seat(seat)):
            raise NotYourDecision(seat, [int(other) for other in play.game.deciders(play.state)])

    def stale(self, play: Play, expected: int) -> StaleNumber:
        """The error for a message about another position."""
        params = {"expected": expected, "number": play.number}
        return StaleNumber(f"the match is at {play.number}, your message was about {expected}", {**params})

    async def carry_out(self, play: Play, seat: int, action: Action, key: str, *, by_bot: bool = False) -> None:
        """Store an allowed action, then carry it out and tell everybody. Conflict when another writer was faster."""
        step = play.attempt(seat, action)
        row = StoredRow(
            number=play.number, seat=seat, action=play.show(action), key=key, by_bot=by_bot, time=time.time()
        )
        row = replace(row, link=link(play.links[-1], chain.line_of(row)))
        before, deciders = self.timing.deciders(), [int(other) for other in play.game.deciders(step.state)]
        ended = None
        if deciders and play.number + 1 >= self.settings.limits.rows_per_match:
            deciders, ended = [], TOO_MANY_ROWS
        begins = sorted({*deciders} - {*before})
        due = not deciders or row.number % self.settings.snapshot_every == self.settings.snapshot_every - 1
        snapshot = Snapshot(row.number + 1, play.game.save(step.state)) if due else None
        finish = leaving.finish_of(self, step.state) if self.stored.rated and not (deciders or ended) else None
        clock = self.timing.after(seat, action == UNDO, before, deciders)
        try:
            with self.services.metrics.storing.time():
                await self.services.store.append(self.code, row, deciders, snapshot, ended, finish, clock, begins)
        except StoreFailed:
            self.behind = True  # it may be stored all the same
            raise
        play.adopt(step, row)
        self.stored = replace(self.stored, ended=ended)
        self.timing.keep(clock)
        self.services.metrics.decisions.labels("bot" if by_bot else "person").inc()
        self.tell(-1 if by_bot else seat, key)
        if not deciders:
            self.services.metrics.finished.labels(self.stored.game).inc()
            self.log.info("match over", rows=play.number, ended=ended)
        self.bots.wake()

    async def bot_acts(self, seat: int, number: int, code: int) -> None:
        """Carry out what a bot decided, unless what it was asked has changed or the person is back."""
        async with self.lock:
            play = self.play
            if play is None or self.status == "over" or play.is_stale(seat, number) or not self.seating.bot_at(seat):
                return
            if code not in play.game.legal(play.state, Seat(seat)):
                return  # somebody who acts at the same time has taken the last of it
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
        """Learn what the store may know, if so. A decision on its way will find out by itself."""
        if self.behind and not self.lock.locked():
            async with self.lock:
                await self.keep_up()

    async def keep_up(self) -> None:
        """Learn the rows that are in the store but not here."""
        if not self.behind or self.play is None:
            return
        rows = await self.services.store.history(self.code, self.play.number)
        for row in rows:
            chain.check_row(self.play, row)
            self.play.follow(row)
        await self.timing.keep_up()
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
        self.attention.come(reader.party)
        self.watching.changed()
        self.refresh(reader, reader.since)
        self.bots.wake()

    def leave(self, reader: Reader) -> None:
        """A socket has closed."""
        self.readers.open.discard(reader)
        self.attention.go(reader.party)
        self.watching.changed()
        if reader.guest is not None:
            self.seating.went(reader.guest)
        if self.seating.seat_of(reader.guest) >= 0:
            self.tell_places()

    def refresh(self, reader: Reader, since: int) -> None:
        """Send a socket everything it may know, with the events from number `since` on."""
        wanted = Sight(self.seating.seat_of(reader.guest), since)
        self.readers.update([(reader, wanted)], self.facts(), self.position())

    def tell(self, seat: int = -1, key: str = "") -> None:
        """Send every socket what is new and what that changes; those of `seat` learn that it was their message."""
        sights: list[tuple[Reader, Sight]] = []
        for reader in self.readers.open:
            own = self.seating.seat_of(reader.guest)
            mine = key.partition(":")[2] if own == seat and seat >= 0 else None
            sights.append((reader, Sight(own, reader.since, key=mine, follows=reader.told_as == own, rows=reader.rows)))
        self.readers.update(sights, self.facts(), self.position())

    def tell_places(self) -> None:
        """Send every socket who sits where."""
        seats = [(reader, self.seating.seat_of(reader.guest)) for reader in self.readers.open]
        self.readers.places(seats, self.facts())


def heard(job: asyncio.Task[Any]) -> None:
    """Whoever waits for a job hears how it ended; when all have gone, nobody needs to."""
    if not job.cancelled():
        job.exception()
