"""The processes bots think in, so that no bot can hold up the server, and no table those of others."""

from __future__ import annotations

import asyncio
import multiprocessing
from collections.abc import Callable, Iterator
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import contextmanager, suppress
from multiprocessing.connection import Connection
from typing import Any, TypeVar

import structlog

from gamekeeper.server import examining, thinking
from gamekeeper.server.addresses import Party
from gamekeeper.server.errors import LabBusy, TooManyRequests
from gamekeeper.server.errors_nodes import ServerStops
from gamekeeper.server.metrics import Metrics
from gamekeeper.server.settings import Settings
from gamekeeper.server.thinking import Bygone, Considered, Looked, Question, Settled, Suspect
from gamekeeper.server.turns import Turns
from gamekeeper.server.wire_lab import Outlook

Answer = TypeVar("Answer")

TRIES = 3
LEAST_SECONDS = 0.1
MOST_EXAMINED = 8
ENDING_SECONDS = 5.0
QUICK = ("easy", "medium")  # levels that answer at once: they do not wait behind those that think

log = structlog.get_logger()


class Lane:
    """Some bot processes and the line before them; broken ones are replaced."""

    def __init__(self, workers: int) -> None:
        self.workers = workers
        self.turns = Turns(workers)
        self.executor: ProcessPoolExecutor | None = None
        self.lifeline: Connection | None = None
        self.is_open = True

    async def ask(self, work: Callable[..., Answer], *arguments: Any) -> Answer:
        """Run `work` in a worker; again in a new pool when a worker dies. ServerStops once the lane is closed."""
        for attempt in range(1, TRIES + 1):
            self.check_open()
            executor = self.running()
            try:
                return await asyncio.get_running_loop().run_in_executor(executor, work, *arguments)
            except BrokenProcessPool:
                self.check_open()
                log.warning("bot process died", attempt=attempt)
                if self.executor is executor:
                    self.executor = None
        raise RuntimeError(f"bot processes died {TRIES} times in a row")

    def running(self) -> ProcessPoolExecutor:
        """The pool, made when first needed."""
        if self.executor is None:
            context = multiprocessing.get_context("spawn")
            # workers end when the last copy of `lifeline` is closed, which a killed server does too
            ear, self.lifeline = context.Pipe(duplex=False)
            self.executor = ProcessPoolExecutor(
                self.workers, context, initializer=thinking.start_worker, initargs=(ear,)
            )
        return self.executor

    def check_open(self) -> None:
        """ServerStops when the workers are told to end."""
        if not self.is_open:
            raise ServerStops("the server stops; please try again in a moment")

    def close(self) -> None:
        """End the workers; what they think about is dropped, and who waits for it is told so."""
        self.is_open = False
        if self.lifeline is not None:
            self.lifeline.close()

    async def ended(self) -> None:
        """Wait for the workers' end, so that nothing of theirs is left to the system."""
        executor, self.executor = self.executor, None
        if executor is not None:
            await asyncio.to_thread(executor.shutdown)


class Pool:
    """All bot processes: some for bots that think long and for hints, one for those that answer at once."""

    def __init__(self, settings: Settings, metrics: Metrics) -> None:
        self.limits = settings.limits
        self.hints: dict[str, int] = {}  # address → hints it waits for
        self.metrics = metrics
        self.slow = Lane(settings.bot_workers)
        self.quick = Lane(1)
        self.lab = Lane(1)
        self.examined = 0  # questions of the Lab that wait

    async def choose(self, question: Question, level: str, party: Party) -> tuple[int, ...]:
        """The action a bot takes, on behalf of `party`, and what it means to do next."""
        with self.metrics.thinking.time():
            if question.trees > 1:
                grown = [
                    self.ask(self.slow, party, question, thinking.grow, level, one) for one in range(question.trees)
                ]
                return (thinking.best_of(await asyncio.gather(*grown)),)
            lane = self.quick if level in QUICK else self.slow
            return await self.ask(lane, party, question, thinking.choose, level)

    async def hint(self, question: Question, party: Party) -> list[Considered]:
        """What the hard bot advises; TooManyRequests when too many are waiting for advice."""
        with self.waiting(party):
            return await self.ask(self.slow, party, question, thinking.hint)

    @contextmanager
    def waiting(self, party: Party) -> Iterator[None]:
        """Be one of those who wait for advice; TooManyRequests when they are too many."""
        mine = self.hints.get(party.address, 0)
        if mine >= self.limits.hints_per_address or sum(self.hints.values()) >= self.limits.hints_waiting:
            raise TooManyRequests("many people are asking for hints, please try again in a moment")
        self.hints[party.address] = mine + 1
        try:
            yield
        finally:
            self.hints[party.address] -= 1
            if self.hints[party.address] == 0:
                del self.hints[party.address]

    async def examine(self, order: bytes, *, is_whole: bool) -> Outlook:
        """What to expect of a study; BadSetup or BadPack say what is wrong with it, LabBusy that too many ask."""
        if self.examined >= MOST_EXAMINED:
            raise LabBusy("many people ask the Lab, please try again in a minute")
        self.examined += 1
        try:
            return await self.lab.ask(examining.outlook, order, is_whole)
        finally:
            self.examined -= 1

    # looking back, part by part

    async def cuts(self, past: Bygone, party: Party) -> list[int]:
        """Where to cut a match into stretches."""
        return await self.ask(self.slow, party, past, thinking.cuts)

    async def chances(self, past: Bygone, first: int, end: int, party: Party) -> list[tuple[int, list[float]]]:
        """Moments of a stretch of the match with everybody's chance to win."""
        return await self.ask(self.slow, party, past, thinking.chances, first, end)

    async def look(self, past: Bygone, first: int, end: int, party: Party) -> Looked:
        """What stands out in a stretch."""
        return await self.ask(self.slow, party, past, thinking.look, first, end)

    async def most_suspect(self, past: Bygone, suspects: list[Suspect], party: Party) -> list[Suspect]:
        """The decisions that are worth a closer look."""
        return await self.ask(self.slow, party, past, thinking.most_suspect, suspects)

    async def settle(self, past: Bygone, suspect: Suspect, party: Party) -> Settled | None:
        """A closer look at a decision."""
        return await self.ask(self.slow, party, past, thinking.settle, suspect)

    async def weigh(self, past: Bygone, number: int, surprise: int, party: Party) -> float | None:
        """A closer look at a stroke of luck."""
        return await self.ask(self.slow, party, past, thinking.weigh, number, surprise)

    async def ask(
        self, lane: Lane, party: Party, question: Question | Bygone, work: Callable[..., Answer], *more: Any
    ) -> Answer:
        """Put a question when it is this party's turn; the more wait, the less time each has."""
        async with lane.turns.turn(party):
            seconds = max(min(question.seconds, LEAST_SECONDS), question.seconds * lane.turns.share(party.address))
            return await lane.ask(work, question._replace(seconds=seconds), *more)

    @property
    def lanes(self) -> tuple[Lane, ...]:
        """All of them."""
        return self.slow, self.quick, self.lab

    def close(self) -> None:
        """End the workers: nobody is answered any more."""
        for lane in self.lanes:
            lane.close()

    async def ended(self) -> None:
        """Wait for their end, for some seconds at most."""
        with suppress(TimeoutError):
            await asyncio.wait_for(asyncio.gather(*(lane.ended() for lane in self.lanes)), ENDING_SECONDS)
