"""Plays many games on all cores. What is played does not depend on how many there are.

Whoever plays them is made anew in each process, by a function that can be pickled.

Every worker process has its own line to this one and nothing else in common with it or the others, so
that it may be ended at any moment without leaving anybody waiting.
"""

from __future__ import annotations

import multiprocessing
import os
import signal
import time
from collections.abc import Callable, Generator, Iterator, Sequence
from contextlib import contextmanager
from multiprocessing import resource_tracker
from multiprocessing.connection import Connection, wait
from typing import Any, Protocol, TypeAlias, TypeVar

from gamekeeper.core.errors import GamekeeperError

CHUNK_SECONDS = 0.5  # about how long a worker plays before it hands over: what an interruption may lose
LONGEST_CHUNK = 2000  # games

T = TypeVar("T")
T_co = TypeVar("T_co", covariant=True)
Chunks: TypeAlias = Generator[list[T], None, None]


class Plays(Protocol[T_co]):
    """Plays one game after the other, each by its number."""

    def play(self, index: int) -> T_co:
        """One game to its end."""


class WorkerDied(GamekeeperError):
    """A worker process ended before its work was done."""


def cores() -> int:
    """How many cores this process may use."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


def play_all(player: Callable[[], Plays[T]], games: Sequence[int], workers: int) -> Chunks[T]:
    """The games with these numbers, handed over in chunks as they end, in any order.

    Closing the iterator, or any error in its consumer, stops the work at once.
    """
    workers = min(workers, len(games))
    if workers <= 1:
        own = player()
        return ([own.play(index)] for index in games)
    return play_with_workers(player, games, workers)


def play_with_workers(player: Callable[[], Plays[T]], games: Sequence[int], count: int) -> Chunks[T]:
    """`play_all` with `count` worker processes."""
    workers: list[Worker] = []
    busy: dict[Connection, Worker] = {}
    taken = 0
    try:
        with holding_interrupts():
            workers.extend(Worker(player) for _ in range(count))
        idle = list(workers)
        while busy or taken < len(games):
            while idle and taken < len(games):
                worker = idle.pop()
                busy[worker.line] = worker
                taken += worker.take(games[taken : taken + worker.pace])
            heard = wait(list(busy))
            for worker in [worker for line, worker in busy.items() if line in heard]:
                del busy[worker.line]
                idle.append(worker)
                yield worker.handed_over()
    finally:
        for worker in workers:
            worker.dismiss()


class Worker:
    """A worker process and the line to it. `pace` is how many games it should take at once."""

    def __init__(self, player: Callable[[], Plays[Any]]) -> None:
        context = multiprocessing.get_context("spawn")
        self.line, theirs = context.Pipe()
        self.process = context.Process(target=work, args=(theirs, player), daemon=True)
        self.process.start()
        theirs.close()  # so that the line breaks when the process ends
        self.pace = 1

    def take(self, games: Sequence[int]) -> int:
        """Hand out games; how many."""
        try:
            self.line.send(games)
        except OSError as error:
            raise self.died() from error
        return len(games)

    def handed_over(self) -> list[Any]:
        """The games it was given, finished."""
        try:
            chunk, seconds = self.line.recv()
        except (EOFError, OSError) as error:
            raise self.died() from error
        self.pace = max(1, min(LONGEST_CHUNK, int(len(chunk) * CHUNK_SECONDS / max(seconds, 1e-6))))
        finished: list[Any] = chunk
        return finished

    def died(self) -> WorkerDied:
        """What to raise when the line broke."""
        self.process.join(1)
        return WorkerDied(
            f"a worker process ended with code {self.process.exitcode}; "
            "if the machine is short of memory, try fewer with --workers"
        )

    def dismiss(self) -> None:
        """End the process, whatever it is doing."""
        self.line.close()
        self.process.terminate()
        self.process.join()


@contextmanager
def holding_interrupts() -> Iterator[None]:
    """Put Ctrl-C off for a moment; processes started meanwhile never hear it."""
    if not hasattr(signal, "pthread_sigmask"):
        yield
        return
    resource_tracker.ensure_running()  # it would let interrupts through again when started later
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


def work(line: Connection, make: Callable[[], Plays[Any]]) -> None:
    """What a worker process does: play what comes down the line, until the line ends."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    player = make()
    while True:
        try:
            games = line.recv()
        except EOFError:
            return
        began = time.perf_counter()
        played = [player.play(index) for index in games]
        line.send((played, time.perf_counter() - began))
