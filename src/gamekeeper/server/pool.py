"""The processes bots think in, so that no bot can hold up the server."""

from __future__ import annotations

import asyncio
import multiprocessing
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from multiprocessing.connection import Connection
from typing import Any, TypeVar

import structlog

from gamekeeper.server import thinking
from gamekeeper.server.errors import TooManyRequests
from gamekeeper.server.metrics import Metrics
from gamekeeper.server.settings import Settings
from gamekeeper.server.thinking import Considered, Question

Answer = TypeVar("Answer")

TRIES = 3
LEAST_SECONDS = 0.1

log = structlog.get_logger()


class Pool:
    """Bot processes; a broken pool is replaced."""

    def __init__(self, settings: Settings, metrics: Metrics) -> None:
        self.workers = settings.bot_workers
        self.most_hints = settings.limits.hints_waiting
        self.hints = 0
        self.waiting = 0
        self.metrics = metrics
        self.executor: ProcessPoolExecutor | None = None
        self.lifeline: Connection | None = None

    async def choose(self, question: Question, level: str) -> int:
        """The action a bot takes. The more bots wait, the less time each has: play goes on at all tables."""
        self.waiting += 1
        try:
            with self.metrics.thinking.time():
                return await self.ask(thinking.choose, question._replace(seconds=self.share(question.seconds)), level)
        finally:
            self.waiting -= 1

    def share(self, seconds: float) -> float:
        """The time one of the waiting bots may think."""
        return max(min(seconds, LEAST_SECONDS), seconds * min(1.0, self.workers / max(1, self.waiting)))

    async def hint(self, question: Question) -> tuple[int, list[Considered]]:
        """What the hard bot advises; TooManyRequests when too many are waiting for advice."""
        if self.hints >= self.most_hints:
            raise TooManyRequests("many people are asking for hints, please try again in a moment")
        self.hints += 1
        try:
            return await self.ask(thinking.hint, question)
        finally:
            self.hints -= 1

    async def ask(self, work: Callable[..., Answer], *arguments: Any) -> Answer:
        """Run `work` in a worker; again in a new pool when a worker dies."""
        for attempt in range(1, TRIES + 1):
            executor = self.running()
            try:
                return await asyncio.get_running_loop().run_in_executor(executor, work, *arguments)
            except BrokenProcessPool:
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

    def close(self) -> None:
        """End the workers; what they think about is dropped."""
        if self.executor is not None and self.lifeline is not None:
            self.executor.shutdown(wait=False, cancel_futures=True)
            self.lifeline.close()
