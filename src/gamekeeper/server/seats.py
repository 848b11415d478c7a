"""Taking, leaving, handing over and taking back seats."""

from __future__ import annotations

from gamekeeper.server import seating
from gamekeeper.server.errors import (
    AlreadySeated,
    AlreadyStarted,
    MatchOver,
    NotAbsent,
    NotStarted,
    NotYourSeat,
    SeatTaken,
    TableFull,
)
from gamekeeper.server.play import Play
from gamekeeper.server.seating import NOWHERE
from gamekeeper.server.store import Conflict, StoredPlace
from gamekeeper.server.table import Table


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
    """A guest leaves before the match begins."""
    async with table.lock:
        before = own_place(table, guest, seat)
        if table.play is not None:
            raise AlreadyStarted("the match has begun; hand your seat to a bot instead")
        await change(table, before, seating.nobody(seat))


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
            await change(table, before, seating.bot(seat, level))
            return
        if table.play is None:
            raise NotStarted("before the match begins only open seats go to bots")
        if seat != mine:
            check_absent(table, before)
        await change(table, before, seating.handed_over(before, level))


def check_absent(table: Table, place: StoredPlace) -> None:
    """NotAbsent unless the player has been away for long enough."""
    assert place.guest is not None, "a person's place has a guest"
    since = table.seating.absent_since(place.guest)
    longest = table.settings.absence_seconds
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
            await change(table, before, seating.nobody(seat))
            return
        if mine != seat:
            raise NotYourSeat("only the seat's owner takes it back from a bot")
        if before.handed_to_bot:
            await change(table, before, seating.taken_back(before))


def own_place(table: Table, guest: str, seat: int) -> StoredPlace:
    """The guest's own place."""
    place = table.seating.at(seat)
    if place.guest != guest:
        raise NotYourSeat("this is not your seat")
    return place


async def change(table: Table, before: StoredPlace, after: StoredPlace) -> None:
    """Store a change of places, start the match if it was the last open one, and tell everybody."""
    last = table.play is None and after.kind != "open"
    starts = last and all(place.kind != "open" for place in table.seating.places if place.seat != before.seat)
    play = begin(table) if starts else None
    deciders = None if play is None else [int(seat) for seat in play.game.deciders(play.state)]
    try:
        await table.services.store.change_place(table.code, after, before, deciders)
    except Conflict:
        found = await table.services.store.table(table.code)
        if found is not None:
            table.seating.places = found[1]
        raise SeatTaken("somebody was faster, please look again") from None
    table.seating.places = [after if place.seat == after.seat else place for place in table.seating.places]
    if play is not None:
        table.play = play
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


def begin(table: Table) -> Play:
    """The match of a table whose seats are all taken."""
    return Play(table.game, table.stored.seed)


def tell(table: Table, guests: set[str | None], *, everybody: bool) -> None:
    """Everybody learns who sits where; whose knowledge has changed gets everything from the start."""
    changed = guests - {None}
    for reader in table.readers.open:
        if everybody or reader.guest in changed:
            table.refresh(reader, 0)
    table.tell_places()
