"""The bots of one table: who is next, and playing for them while anybody looks."""

from __future__ import annotations

import asyncio
import time
from typing import TYPE_CHECKING

from gamekeeper.bots.ismcts import trees_at
from gamekeeper.core.ids import Seat
from gamekeeper.server.errors import StoreFailed, UnknownTable
from gamekeeper.server.errors_nodes import ServerStops
from gamekeeper.server.tempo import Tempo

if TYPE_CHECKING:
    from gamekeeper.server.table import Table

FIRST_WAIT = 0.5  # seconds after a failure; doubles each time
LONGEST_WAIT = 30.0


class BotTurns:
    """Plays for bots, one decision after the other, and sleeps when nobody looks."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.tempo = Tempo()
        self.task: asyncio.Task[None] | None = None
        self.ahead: dict[int, tuple[int, ...]] = {}  # seat → what its bot means to do next

    def is_thinking(self) -> bool:
        """Whether a bot is at it."""
        return self.task is not None and not self.task.done()

    def wake(self) -> None:
        """Something has changed: a bot may be next."""
        if not self.is_thinking() and self.next_turn() is not None:
            self.task = asyncio.create_task(self.run())

    def stop(self) -> None:
        """The server goes."""
        if self.task is not None:
            self.task.cancel()

    def next_turn(self) -> tuple[int, str] | None:
        """The seat and level of the bot that owes a decision, None when none does or nobody looks."""
        play = self.table.play
        if play is None or self.table.status == "over" or self.table.payer() is None:
            return None
        for seat in play.game.deciders(play.state):
            level = self.table.seating.bot_at(int(seat))
            if level:
                return int(seat), level
        return None

    async def run(self) -> None:
        """Play until no bot is next."""
        wait = FIRST_WAIT
        while (turn := self.next_turn()) is not None:
            try:
                await self.decide(*turn)
                wait = FIRST_WAIT
            except (UnknownTable, ServerStops):
                return  # somebody has removed it; or the server goes, and the next one's bots play on
            except StoreFailed as error:
                self.table.log.warning("bot's decision was not stored", error=str(error))
                await asyncio.sleep(FIRST_WAIT)
            except Exception:
                self.table.log.exception("bot failed", seat=turn[0], level=turn[1])
                await asyncio.sleep(wait)
                wait = min(2 * wait, LONGEST_WAIT)

    async def decide(self, seat: int, level: str) -> None:
        """One decision."""
        play, payer = self.table.playing(), self.table.payer()
        assert payer is not None, "somebody looked a moment ago"
        settings = self.table.settings
        began = time.monotonic()
        number = play.number
        question = play.question(seat, "bot", settings.bot_seconds)
        trees = trees_at(play.game, play.state, Seat(seat), level)
        question = question._replace(ahead=self.ahead.get(seat, ()), trees=trees)
        code, *ahead = await self.table.services.pool.choose(question, level, payer)
        self.ahead[seat] = tuple(ahead)
        took = time.monotonic() - began
        await asyncio.sleep(self.tempo.rest(play, seat, level, took, settings.bot_delay))
        await self.table.bot_acts(seat, number, code)
