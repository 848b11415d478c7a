"""Asking about a position: why an action is not allowed, and what the hard bot would do."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING

from gamekeeper.core.ids import Seat
from gamekeeper.server import sight
from gamekeeper.server.addresses import Party
from gamekeeper.server.errors import HintsOff
from gamekeeper.server.hinting import Asked
from gamekeeper.server.play import Play
from gamekeeper.server.wire import Hint, Phrase, WhyBody

if TYPE_CHECKING:
    from gamekeeper.server.table import Table


class Hints:
    """The hints of a table's current position, each worked out once for its seat, however many ask."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.number = 0
        self.found: dict[int, asyncio.Task[Hint]] = {}  # by seat

    async def hint(self, party: Party) -> Hint:
        """What the hard bot would do on a guest's place."""
        play = self.table.playing()
        seat = self.table.seating.own_seat(party.guest)
        if self.table.stored.rated:
            raise HintsOff("this table is rated, everybody plays without help")
        self.table.check_owes(play, seat)
        if self.number != play.number:
            self.number = play.number
            self.found = {}
        found = self.found
        if seat not in found:
            job = found[seat] = asyncio.create_task(self.work_out(play, seat, party))
            job.add_done_callback(lambda done: done.cancelled() or done.exception())  # whoever asked may have gone
        try:
            return await asyncio.shield(found[seat])
        except Exception:
            found.pop(seat, None)  # the next one tries again
            raise

    async def work_out(self, play: Play, seat: int, party: Party) -> Hint:
        """Ask the bot, and put its answer into the words of the question."""
        asked = Asked(play.game, play.state, Seat(seat))
        question = play.question(seat, "hint", self.table.settings.bot_seconds)
        considered = await self.table.services.pool.hint(question, party)
        return await asyncio.to_thread(asked.hint, considered)


def why(table: Table, guest: str | None, body: WhyBody) -> Phrase | None:
    """Why a guest may not take an action now, or what was pointed at is none; None when there is nothing to say."""
    play = table.playing()
    seat = table.seating.own_seat(guest)
    if body.elements:
        reason = sight.why_pointed(play.game, play.state, Seat(seat), body.elements)
    else:
        reason = sight.why_not(play.game, play.state, Seat(seat), play.read(seat, body.action))
    return None if reason is None else sight.phrase(reason)
