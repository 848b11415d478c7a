"""Taking, leaving, handing over and taking back seats."""

from __future__ import annotations

import time

from gamekeeper.core.ids import Seat
from gamekeeper.server import leaving, rating, seating, settling
from gamekeeper.server.errors import (
    AlreadySeated,
    AlreadyStarted,
    MatchOver,
    NotAbsent,
    NotHost,
    NotStarted,
    NotYourSeat,
    SeatGone,
    SeatOpened,
    SeatTaken,
    TableFull,
    UnknownTable,
)
from gamekeeper.server.errors_clock import ClockDecides, Forfeited
from gamekeeper.server.rating import Why
from gamekeeper.server.seating import NOWHERE
from gamekeeper.server.stored import Conflict, StoredDeparture, StoredPlace
from gamekeeper.server.table import Table
from gamekeeper.server.wire import Level

STAND_IN: Level = "medium"  # the bot that plays on in a match that is not rated


async def sit(table: Table, guest: str, name: str, seat: int) -> None:
    """A guest takes an open seat under a name; the last one to sit down starts the match."""
    async with table.lock:
        before = table.seating.at(seat)
        mine = table.seating.seat_of(guest)
        if mine == seat:
            return
        if mine != NOWHERE:
            raise AlreadySeated(f"you sit at seat {mine + 1} already", {"seat": f"seat:{mine}"})
        if table.seating.is_full():
            raise TableFull("no seat is open at this table, but you can watch")
        if before.kind != "open":
            raise SeatTaken("somebody sits there, please take another seat")
        await change(table, before, seating.person(seat, guest, table.seating.name_for(name, seat)))


async def stand_up(table: Table, guest: str, seat: int) -> None:
    """A guest leaves before the match begins, or the host opens somebody's seat again."""
    async with table.lock:
        mine = table.seating.own_seat(guest)
        before = table.seating.at(seat)
        if seat != mine:
            check_host(table, mine)
        if table.play is not None:
            raise AlreadyStarted("the match has begun; hand your seat to a bot instead")
        await change(table, before, seating.nobody(seat))
        if seat != mine and before.guest is not None:
            opened = SeatOpened("the host has opened your seat again")
            table.readers.refuse(before.guest, opened)


async def start(table: Table, guest: str, level: str) -> None:
    """The host waits for nobody else: bots take all open seats, and the match begins."""
    async with table.lock:
        mine = table.seating.own_seat(guest)
        if table.play is not None:
            raise AlreadyStarted("the match has begun")
        check_host(table, mine)
        for place in table.seating.places:
            if place.kind == "open":
                await change(table, place, seating.bot(place.seat, level))


def check_host(table: Table, seat: int) -> None:
    """NotHost unless a seat is the host's, or the host has been away for as long as a bot waits to step in."""
    host = table.seating.host()
    if host is None or host == seat:
        return
    place = table.seating.at(host)
    assert place.guest is not None, "a host is a person"
    since = table.seating.absent_since(place.guest)
    if since is None or table.facts().now - since < table.settings.absence_seconds:
        raise NotHost(f"{place.name} decides who plays", {"name": place.name})


async def bring_bot(table: Table, guest: str, level: str, seat: int) -> None:
    """A bot takes an open seat, or plays on for somebody who is away; everybody may hand over their own seat."""
    async with table.lock:
        mine = table.seating.own_seat(guest)
        before = table.seating.at(seat)
        if table.status == "over":
            raise MatchOver("the match is over")
        if before.kind == "bot" or before.handed_to_bot:
            raise SeatTaken("a bot sits there already")
        if before.kind == "open":
            check_host(table, mine)
            await change(table, before, seating.bot(seat, level))
            return
        if table.play is None:
            raise NotStarted("before the match begins only open seats go to bots")
        if table.stored.rated:
            if seat != mine:
                check_absent(table, before)
            await leave(table, [before], "resigned" if seat == mine else "absent")
            return
        if seat != mine:
            check_absent(table, before)
            check_host(table, mine)
        await change(table, before, seating.handed_over(before, level))


async def leave(table: Table, places: list[StoredPlace], why: Why) -> None:
    """People leave a match, bots play on; who holds the lock asks."""
    play, now = table.playing(), time.time()
    for place in places:
        departure = StoredDeparture(seat=place.seat, why=why, number=play.number, time=now)
        level = await stand_in(table, place)
        await change(table, place, seating.handed_over(place, level), departure)
    if leaving.is_left(table):
        await leaving.end(table)


async def stand_in(table: Table, place: StoredPlace) -> Level:
    """The level of the bot that plays on for a person: in a rated match one about as strong."""
    assert place.guest is not None, "a person's place has a guest"
    stored = table.stored
    if not stored.rated:
        return STAND_IN
    standing = await settling.standing_in(table.services.store, place.guest, stored.game, stored.seats)
    return rating.nearest_level(stored.game, stored.seats, standing)


async def run_out(table: Table, places: list[StoredPlace]) -> None:
    """The time of some people has run out; who holds the lock asks."""
    pace = table.stored.pace
    why: Why = "forfeited" if pace is not None and pace.late == "forfeit" else "late"
    for place in places:
        table.log.info("time has run out", seat=place.seat, forfeits=why == "forfeited")
    await leave(table, places, why)


async def end_if_left(table: Table) -> None:
    """End a match that a server did not come to end when the last one left."""
    async with table.lock:
        if leaving.is_left(table):
            await leaving.end(table)


async def abandon(table: Table) -> None:
    """Nothing has happened in a rated match for days: who is to decide has left; where bots are, all who are there.

    Who is the last one left, and waits for bots alone, is asked for nothing: then the match just ends.
    """
    async with table.lock:
        if table.play is None or table.status != "playing" or not table.stored.rated or table.readers.open:
            return
        here = [place for place in table.seating.places if place.kind == "person" and not place.handed_to_bot]
        late = [place for place in here if table.play.state.owes(Seat(place.seat))]
        if late or not table.departures:
            await leave(table, late or here, "absent")
        else:
            await leaving.end(table)


def check_absent(table: Table, place: StoredPlace) -> None:
    """NotAbsent unless the player has been away for long enough; ClockDecides where there are clocks."""
    if table.stored.pace is not None:
        raise ClockDecides(f"a bot steps in when {place.name} has run out of time", {"name": place.name})
    since = leaving.sittings(table)[place.seat].absent_since
    longest = table.absence_seconds
    away = 0.0 if since is None else table.facts().now - since
    if away < longest:
        message = f"a bot may step in when {place.name} has been away for {longest:.0f} seconds, now {away:.0f}"
        raise NotAbsent(message, {"name": place.name, "seconds": int(longest - away) + 1})


async def send_bot_away(table: Table, guest: str, seat: int) -> None:
    """A player takes the own seat back; before the match begins, a bot's seat is opened again."""
    async with table.lock:
        mine = table.seating.own_seat(guest)
        before = table.seating.at(seat)
        if table.play is None and before.kind == "bot":
            check_host(table, mine)
            await change(table, before, seating.nobody(seat))
            return
        if mine != seat:
            raise NotYourSeat("only the seat's owner takes it back from a bot")
        if before.handed_to_bot:
            check_comes_back(table, seat)
            await change(table, before, seating.taken_back(before))


def check_comes_back(table: Table, seat: int) -> None:
    """SeatGone when somebody resigned, or a bot has decided for them in a rated match already; Forfeited after that."""
    gone = table.departures.get(seat)
    if gone is None or (gone.why == "late" and not table.stored.rated):
        return
    if gone.why == "forfeited":
        raise Forfeited("your time has run out: at this table nobody comes back after that")
    decided = any(row.seat == seat for row in table.playing().rows[gone.number :])
    if gone.why == "resigned" or decided or table.status == "over":
        raise SeatGone("a bot plays on for you: in a rated match nobody comes back after that")


async def change(
    table: Table, before: StoredPlace, after: StoredPlace, departure: StoredDeparture | None = None
) -> None:
    """Store a change of places, start the match if it was the last open one, and tell everybody."""
    last = table.play is None and after.kind != "open"
    starts = last and all(place.kind != "open" for place in table.seating.places if place.seat != before.seat)
    play = table.new_play() if starts else None
    host = table.seating.heir(after)
    deciders = None if play is None else [int(seat) for seat in play.game.deciders(play.state)]
    places = [after if place.seat == after.seat else place for place in table.seating.places]
    timing = table.timing
    clock = timing.seated(before, places) if deciders is None else timing.begun(places, deciders)
    try:
        await table.services.store.change_place(table.code, after, before, deciders, host, departure, clock)
    except Conflict:
        found = await table.services.store.table(table.code)
        if found is None:
            raise UnknownTable("no table has this code", {"code": table.code}) from None
        table.departures = await settling.departures(table.services.store, table.code)
        table.seating.places, table.seating.made_by = found[1], found[0].host
        timing.keep(found[0].clock)
        raise SeatTaken("somebody was faster, please look again") from None
    table.seating.places, table.seating.made_by = places, host
    timing.keep(clock)
    table.departures.pop(after.seat, None)
    if departure is not None:
        table.departures[after.seat] = departure
    if play is not None:
        table.play = play
        table.watching.close()
        table.services.metrics.started.labels(table.stored.game).inc()
        table.log.info("match begins", game=table.stored.game, seats=table.stored.seats)
    tell(table, {before.guest, after.guest}, everybody=play is not None)
    table.bots.wake()


async def begin_if_full(table: Table) -> None:
    """Begin a match whose last two seats were taken at the same moment through different servers."""
    async with table.lock:
        if table.play is None and table.seating.is_full():
            last = table.seating.places[-1]
            await change(table, last, last)


def tell(table: Table, guests: set[str | None], *, everybody: bool) -> None:
    """Everybody learns who sits where; whose knowledge has changed gets everything from the start."""
    changed = guests - {None}
    for reader in table.readers.open:
        if everybody or reader.guest in changed:
            table.refresh(reader, 0)
    table.tell_places()
