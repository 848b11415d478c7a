"""The clocks of one table: whose run, what is left, and who is told that it is their turn."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import TYPE_CHECKING

from msgspec.structs import replace

from gamekeeper.server import clocks
from gamekeeper.server.addresses import Party
from gamekeeper.server.clocks import Clock, Off
from gamekeeper.server.errors_clock import NotTimed
from gamekeeper.server.household import household
from gamekeeper.server.services import Services
from gamekeeper.server.stored import StoredPlace, StoredTable
from gamekeeper.server.wire_clocks import Pace, SeatClock, TableClock

if TYPE_CHECKING:
    from gamekeeper.server.table import Table

MOMENT = 0.001  # seconds that are none: a deadline is a sum
THE_CLOCK = Party("clock", "")  # on whose behalf bots play where somebody waits for them without looking


def people_at(places: Sequence[StoredPlace]) -> set[int]:
    """The seats that people play themselves."""
    return {place.seat for place in places if place.guest is not None and not place.handed_to_bot}


class Timing:
    """Time at one table; a table without a pace has no clocks."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.uptime = table.services.uptime

    # --- what is kept ------------------------------------------------------------------------------

    def begun(self, places: Sequence[StoredPlace], deciders: Collection[int]) -> Clock | None:
        """The clocks when the match begins."""
        clock = self.table.stored.clock
        return None if clock is None else self.going(clock, places, deciders)

    def after(self, seat: int, is_undo: bool, before: Collection[int], after: Collection[int]) -> Clock | None:
        """The clocks after a decision of `seat`, with whoever owed one before and owes one then."""
        pace, clock, places = self.table.stored.pace, self.table.stored.clock, self.table.seating.places
        if pace is None or clock is None:
            return None
        clock = clocks.stopped(clock, self.uptime.now(), self.off(places))
        clock = clocks.moved(pace, clock, seat, is_undo, before, after, people_at(places))
        return self.going(clock, places, after)

    def seated(self, before: StoredPlace, places: Sequence[StoredPlace]) -> Clock | None:
        """The clocks after a change of places in a match: what was at the changed seat is `before`."""
        pace, clock, play = self.table.stored.pace, self.table.stored.clock, self.table.play
        if pace is None or clock is None or play is None:
            return None
        clock = clocks.stopped(clock, self.uptime.now(), self.off(places))
        if before.handed_to_bot and before.seat in people_at(places):
            clock = clocks.come_back(pace, clock, before.seat)
        return self.going(clock, places, self.deciders())

    def looked(self) -> tuple[Clock | None, list[int]]:
        """The clocks when somebody has looked at them, and whose time is nearly up for the first time."""
        clock, nearly = self.table.stored.clock, self.nearly()
        if clock is None:
            return None, []
        for seat in nearly:
            clock = replace(clock, warned=clocks.put(clock.warned, seat, True))
        return self.going(clock, self.table.seating.places, self.deciders()), nearly

    def going(self, clock: Clock, places: Sequence[StoredPlace], deciders: Collection[int]) -> Clock:
        """The clocks of the people among `deciders` run."""
        pace, now, off, people = self.table.stored.pace, self.uptime.now(), self.off(places), people_at(places)
        assert pace is not None, "clocks have a pace"
        clock = clocks.running(clock, people & {*deciders}, now, off)
        return clocks.scheduled(pace, clock, now, off, bots_owe=bool(people and {*deciders} - people))

    def keep(self, clock: Clock | None) -> None:
        """Clocks that are stored by now."""
        if clock is not None:
            self.table.stored = replace(self.table.stored, clock=clock)
            self.uptime.heed(clock.due)

    async def keep_up(self) -> None:
        """Learn what another writer stored."""
        if self.table.stored.pace is not None:
            found = await self.table.services.store.table(self.table.code)
            if found is not None:
                self.keep(found[0].clock)

    # --- what it says ------------------------------------------------------------------------------

    def deciders(self) -> list[int]:
        """Who owes a decision in a match that goes on."""
        play = self.table.play
        if play is None or self.table.status != "playing":
            return []
        return [int(seat) for seat in play.game.deciders(play.state)]

    def off(self, places: Sequence[StoredPlace]) -> Off:
        """The days off of all who sit here, in games by the week."""
        pace = self.table.stored.pace
        return self.table.services.days_off.at(places) if pace is not None and pace.kind == "days" else {}

    def running(self) -> dict[int, float]:
        """What the people have whose clocks run, by seat."""
        clock, places = self.table.stored.clock, self.table.seating.places
        if clock is None or self.table.status != "playing":
            return {}
        now, off = self.uptime.now(), self.off(places)
        runs = (seat for seat in sorted(people_at(places)) if clock.since[seat] is not None)
        return {seat: clocks.left_at(clock, seat, now, off) for seat in runs}

    def late(self) -> list[StoredPlace]:
        """Whose time has run out."""
        return [self.table.seating.at(seat) for seat, left in self.running().items() if left < MOMENT]

    def nearly(self) -> list[int]:
        """Whose time is nearly up who was not reminded of it."""
        pace, clock = self.table.stored.pace, self.table.stored.clock
        if pace is None or clock is None:
            return []
        early = clocks.reminder(pace)
        return [seat for seat, left in self.running().items() if MOMENT <= left <= early and not clock.warned[seat]]

    def told(self) -> TableClock | None:
        """The clocks for everybody to see."""
        pace, clock, places = self.table.stored.pace, self.table.stored.clock, self.table.seating.places
        if pace is None or clock is None:
            return None
        now, off, people, lost = self.uptime.now(), self.off(places), people_at(places), self.uptime.lost
        runs = self.running()
        seats: list[SeatClock | None] = []
        for seat in range(len(places)):
            left = clocks.left_at(clock, seat, now, off)
            until = next((span.ends + lost for span in off.get(seat, ()) if span.begins <= now < span.ends), None)
            told = SeatClock(left, seat in runs, until)
            seats.append(told if seat in people else None)
        return TableClock(pace, seats)

    def payer(self) -> Party | None:
        """On whose behalf bots play while nobody looks: where there are clocks, people are not to wait for them."""
        waits = self.table.stored.pace is not None and people_at(self.table.seating.places)
        return THE_CLOCK if waits else None


def check(pace: Pace, places: Sequence[StoredPlace]) -> None:
    """BadSetup for a pace that nobody can play at, NotTimed where nobody else would wait."""
    clocks.check_pace(pace)
    people = [place for place in places if place.kind != "bot"]
    homes = {household(place.guest) if place.guest else place.seat for place in people}
    if len(homes) < 2:
        raise NotTimed("clocks are for tables at which people wait for each other, on two devices at least")


def left_of(services: Services, stored: StoredTable, places: Sequence[StoredPlace], guest: str) -> float | None:
    """How many seconds a guest has at a table, as it is stored; None while their clock stands."""
    clock, pace = stored.clock, stored.pace
    if clock is None or pace is None or stored.status != "playing":
        return None
    seat = next(place.seat for place in places if place.guest == guest)
    off = services.days_off.at(places) if pace.kind == "days" else {}
    runs = clock.since[seat] is not None and not places[seat].handed_to_bot
    end = clocks.deadline(clock, seat, off) if runs else None
    return None if end is None else max(0.0, end - services.uptime.now())
