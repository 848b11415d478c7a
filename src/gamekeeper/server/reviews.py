"""Looking back at a match that is over, and playing on from within it."""

from __future__ import annotations

import asyncio
import time
from itertools import pairwise
from typing import TYPE_CHECKING

from msgspec.structs import replace

from gamekeeper.bots import advice
from gamekeeper.bots import review as bots
from gamekeeper.bots.futures import measure
from gamekeeper.chain import link
from gamekeeper.core.ids import Seat
from gamekeeper.server import chain, seating, shelf, sight
from gamekeeper.server.addresses import Party
from gamekeeper.server.auth import fresh_code
from gamekeeper.server.errors import BadPosition, NotOver
from gamekeeper.server.hinting import Asked, alternative
from gamekeeper.server.play import Play
from gamekeeper.server.pool import Pool
from gamekeeper.server.stored import StoredGuest
from gamekeeper.server.thinking import Bygone, Settled
from gamekeeper.server.wire_reviews import BranchBody, Costly, Moment, Review, ReviewState, Stroke

if TYPE_CHECKING:
    from gamekeeper.server.hub import Hub
    from gamekeeper.server.table import Table


def finished(table: Table) -> Play:
    """The match of a table that was played to its end; NotOver before."""
    play = table.playing()
    if not play.is_over():
        raise NotOver("a match can be looked back at when it was played to its end")
    return play


class Reviews:
    """The reviews of a table's match, each made once for its seat, however many ask."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.jobs: dict[int, Job] = {}  # by seat

    async def review(self, seat: int, party: Party) -> ReviewState:
        """How far the review for a seat is; it begins when it is asked for first. Raises what went wrong with it."""
        play = finished(self.table)
        self.table.seating.at(seat)
        job = self.jobs.get(seat)
        if job is None:
            async with self.table.lock:
                await self.table.past.remember(play)
            job = self.jobs.setdefault(seat, Job(self.table, play, seat))
            job.start(party)
        if job.task is not None and job.task.done() and job.task.exception() is not None:
            del self.jobs[seat]  # the next one tries again
            await job.task
        return ReviewState(job.done, job.found)


class Job:
    """One review being made in the bots' processes, part by part, in turn with others who ask them."""

    def __init__(self, table: Table, play: Play, seat: int) -> None:
        self.table = table
        self.play = play
        self.seat = seat
        self.done = 0
        self.found: Review | None = None
        self.task: asyncio.Task[None] | None = None

    def start(self, party: Party) -> None:
        """Begin, unless it has begun."""
        if self.task is None:
            self.task = asyncio.create_task(self.run(party))
            self.table.jobs.add(self.task)
            self.task.add_done_callback(self.table.jobs.discard)
            self.task.add_done_callback(lambda task: task.cancelled() or task.exception())  # whoever asked may be gone

    async def run(self, party: Party) -> None:
        """All parts."""
        pool, settings = self.table.services.pool, self.table.settings
        past = Bygone(self.table.past.record(), self.seat, settings.bot_seconds)
        with pool.waiting(party):
            await self.look(pool, past, party)
        self.done = 100

    async def look(self, pool: Pool, past: Bygone, party: Party) -> None:
        """Part by part, the review growing with each; moments come first, the last one last."""
        match = self.play.match
        end = bots.last_moment(match.game, match)
        cuts = await pool.cuts(past, party)
        total = 2 * len(cuts) + bots.SUSPECTS + bots.STROKES
        self.found = Review(self.seat, measure(match.game), [], [], [])
        for place, (first, last) in enumerate(pairwise(cuts), 1):
            found = [self.moment(number, chances) for number, chances in await pool.chances(past, first, last, party)]
            self.found = replace(self.found, moments=[*self.found.moments, *found])
            self.done = 100 * place // total
        self.found = replace(self.found, moments=[*self.found.moments, self.moment(end.number, end.chances)])
        suspects, strokes = [], []
        for place, (first, last) in enumerate(pairwise(cuts), 1):
            part = await pool.look(past, first, last, party)
            suspects += part.suspects
            strokes += part.strokes
            self.done = 100 * (len(cuts) + place) // total
        costly: list[tuple[float, Costly]] = []
        for place, suspect in enumerate(await pool.most_suspect(past, suspects, party)):
            settled = await pool.settle(past, suspect, party)
            if settled is not None:
                costly.append((settled.gain, await asyncio.to_thread(self.costly, settled)))
                costliest = sorted(costly, key=lambda one: -one[0])[: bots.TOLD]
                self.found = replace(self.found, costly=[one for _, one in costliest])
            self.done = 100 * (2 * len(cuts) + place) // total
        luck: list[tuple[float, Stroke]] = []
        surprising = sorted(strokes, key=lambda stroke: -abs(stroke[1]))[: bots.STROKES]
        for place, (number, surprise) in enumerate(surprising):
            gain = await pool.weigh(past, number, surprise, party)
            if gain is not None:
                luck.append((abs(gain), Stroke(number, bots.told_gain(match.game, gain))))
            self.done = 100 * (2 * len(cuts) + bots.SUSPECTS + place) // total
        told = sorted(luck, key=lambda one: -one[0])[: bots.TOLD]
        self.found = replace(self.found, luck=sorted((one for _, one in told), key=lambda one: one.number))

    def costly(self, settled: Settled) -> Costly:
        """A decision that cost something, in the words of its question."""
        play, seat = self.play, Seat(self.seat)
        assert play.saves is not None, "remembered before a review begins"
        asked = Asked(play.game, play.game.load(play.saves[settled.number]), seat)
        better, taken = (alternative(one) for one in settled.alternatives)
        told = [
            sight.option_for(play.game, asked.known, seat, asked.options[int(one.action)]) for one in (taken, better)
        ]
        why = asked.reasons(advice.reasons([better, taken], asked.options))
        return Costly(settled.number, told[0], told[1], bots.told_gain(play.game, settled.gain), why)

    def moment(self, number: int, chances: list[float]) -> Moment:
        """A moment in whole numbers."""
        return Moment(number, [bots.told(self.play.game, chance) for chance in chances])


# --- playing on --------------------------------------------------------------------------------------


async def branch(hub: Hub, table: Table, guest: StoredGuest, body: BranchBody) -> Table:
    """A new table that goes on from a position of a match that is over: the same shuffle, bots on the other seats."""
    from gamekeeper.server.table import Table as NewTable

    play = finished(table)
    table.seating.at(body.seat)
    if body.at >= play.number:
        raise BadPosition(f"position {body.at} is not one of 0 to {play.number - 1}", {"last": play.number - 1})
    await hub.check_room(guest.id)
    places = [seating.bot(seat, body.level) for seat in range(len(table.seating.places))]
    places[body.seat] = seating.person(body.seat, guest.id, guest.name)
    now = time.time()
    changes = {"code": fresh_code(), "rematch": None, "created": now, "touched": now, "host": body.seat, "ended": None}
    changes |= {"rated": False, "listed": False}
    stored = replace(table.stored, status="playing", deciders=[], rows=None, link=None, **changes)
    made = NewTable(table.services, shelf.Made(table.game, table.pack), stored, places)
    made.play = await asyncio.to_thread(followed, made.new_play(), play, body.at)
    deciders = [int(seat) for seat in made.play.game.deciders(made.play.state)]
    if not deciders:
        raise BadPosition(f"the match is over at position {body.at}", {"last": body.at - 1})
    if body.at > 0:
        stored = replace(stored, rows=body.at, link=made.play.links[-1])
    made.stored = replace(stored, deciders=deciders)
    return await hub.add(made, None)


def followed(play: Play, old: Play, upto: int) -> Play:
    """A match that has gone the first rows of another one, its rows linked as its own."""
    for row in old.rows[:upto]:
        play.follow(replace(row, link=link(play.links[-1], chain.line_of(row))))
    return play
