"""Looking back at a table's match: past positions, its rows, its record, and what a message was about."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING

from gamekeeper import records
from gamekeeper.core.record import Record, record_of
from gamekeeper.server import sight
from gamekeeper.server.errors import BadPosition, KeyReused, NotOver
from gamekeeper.server.play import Play, saves_of
from gamekeeper.server.sight import Sight
from gamekeeper.server.stored import StoredPlace
from gamekeeper.server.wire import ActionBody, History, Row, Update

if TYPE_CHECKING:
    from gamekeeper.server.table import Table


class Past:
    """What has happened at one table."""

    def __init__(self, table: Table) -> None:
        self.table = table

    async def update_at(self, guest: str | None, number: int, seat: int | None) -> Update:
        """What a guest could know after `number` rows, as `seat` once the match is over, with that row's events."""
        table, play = self.table, self.table.playing()
        reader = self.eyes(guest, seat)
        if not 0 <= number <= play.number:
            raise BadPosition(f"position {number} is not one of 0 to {play.number}", {"last": play.number})
        async with table.lock:
            await self.remember(play)
        since = play.marks[number - 1] if number > 0 else 0
        return sight.project(table.facts(), play.past(number, reader), Sight(reader, since, live=False))

    def eyes(self, guest: str | None, seat: int | None) -> int:
        """Through which seat's eyes a guest looks back: their own, or once the match is over those of `seat`."""
        table = self.table
        own = table.seating.seat_of(guest)
        if seat is None or seat == own:
            return own
        if table.status != "over":
            raise NotOver("what others saw can be looked at when the match is over")
        return table.seating.at(seat).seat if seat >= 0 else -1

    async def remember(self, play: Play) -> None:
        """Make the past positions, once; who asks holds the table's lock."""
        if play.saves is None:
            play.saves = await asyncio.to_thread(saves_of, play.game, self.table.stored.seed, play.rows)

    async def check_same(self, body: ActionBody, key: str) -> None:
        """KeyReused unless this is the message that its key stood for before; who asks holds the table's lock."""
        play = self.table.playing()
        row = play.rows[play.keys[key]]
        same = play.met[row.number] <= body.expected <= row.number
        if same and body.action != row.action:
            await self.remember(play)  # what was sent may be short for what was stored
            same = play.is_named(row.number, body.action)
        if not same:
            raise KeyReused(f"the key {body.key} stands for another action of yours, which was carried out")

    def history(self, guest: str | None, seat: int | None = None) -> History:
        """The rows and events a guest may know, as `seat` once the match is over."""
        play = self.table.playing()
        reader = self.eyes(guest, seat)
        rows = [Row(row.number + 1, row.seat, row.action, row.by_bot, row.time) for row in play.rows]
        events = sight.events_for(play.position(), Sight(reader))
        return History(sight.rows_for(rows, reader, self.table.status), events)

    def record(self) -> bytes:
        """The record of a match that is over."""
        play = self.table.playing()
        if self.table.status != "over":
            raise NotOver("the record holds the seed: it comes out when the match is over")
        record: Record = record_of(play.match, [player_at(place) for place in self.table.seating.places])
        return records.dumps(record)


def player_at(place: StoredPlace) -> str:
    """Who sat there, for the record."""
    return place.name if place.kind == "person" else f"bot:{place.level}"
