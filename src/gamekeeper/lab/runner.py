"""Plays many games on the cores of this machine. What is played does not depend on how many there are.

Whoever plays them is made anew in each process, by a function that can be pickled.

Every worker process has its own line to this one and nothing else in common with it or the others, so
that it may be ended at any moment without leaving anybody waiting.
"""

from __future__ import annotations

import multiprocessing
import os
import signal
import time
from collections.abc import Callable, Generator, Iterable, Iterator, Sequence
from contextlib import contextmanager
from itertools import chain, islice
from multiprocessing import resource_tracker
from multiprocessing.connection import Connection, wait
from typing import Any, Generic, NamedTuple, Protocol, TypeAlias, TypeVar

from gamekeeper.core.errors import GamekeeperError

CHUNK_SECONDS = 0.5  # about how long a worker plays before it hands over: what an interruption may lose
LONGEST_CHUNK = 2000  # games

T = TypeVar("T")
T_co = TypeVar("T_co", covariant=True)
Chunks: TypeAlias = Generator[list[T], None, None]
Spent: TypeAlias = Callable[[int, float], None]  # hears how many games took how many seconds of processor time


class Plays(Protocol[T_co]):
    """Plays one game after the other, each by its number."""

    def play(self, index: int) -> T_co:
        """One game to its end."""


class Shard(NamedTuple, Generic[T]):
    """Some games in a row, played by one worker."""

    played: list[T]
    seconds: float  # of processor time
    wall: float  # seconds until they were done


class WorkerDied(GamekeeperError):
    """A worker process ended before its work was done."""


def cores() -> int:
    """How many cores this process may use."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


def shard_of(player: Plays[T], games: Iterable[int]) -> Shard[T]:
    """These games, played."""
    began, spent = time.perf_counter(), time.process_time()
    played = [player.play(index) for index in games]
    return Shard(played, time.process_time() - spent, time.perf_counter() - began)


def pace_after(games: int, wall: float, wanted: float) -> int:
    """How many games to hand out for so many seconds of work, when so many took `wall` seconds."""
    return max(1, min(LONGEST_CHUNK, int(games * wanted / max(wall, 1e-6))))


def play_here(player: Callable[[], Plays[T]], games: Iterable[int], spent: Spent) -> Chunks[T]:
    """The games one by one in this process."""
    own = player()
    for index in games:
        began = time.process_time()
        played = own.play(index)
        spent(1, time.process_time() - began)
        yield [played]


def play_with_workers(player: Callable[[], Plays[T]], games: Iterable[int], count: int, spent: Spent) -> Chunks[T]:
    """The games with up to `count` worker processes; `spent` hears of every chunk."""
    numbers = iter(games)
    first = list(islice(numbers, count))
    numbers = chain(first, numbers)
    if len(first) < 2:
        yield from play_here(player, numbers, spent)
        return
    workers: list[Worker] = []
    busy: dict[Connection, Worker] = {}
    try:
        with holding_interrupts():
            workers.extend(Worker(player) for _ in first)
        idle = list(workers)
        while True:
            while idle and (taken := list(islice(numbers, idle[-1].pace))):
                worker = idle.pop()
                busy[worker.line] = worker
                worker.take(taken)
            if not busy:
                return
            heard = wait(list(busy))
            for worker in [worker for line, worker in busy.items() if line in heard]:
                del busy[worker.line]
                idle.append(worker)
                chunk, seconds = worker.handed_over()
                spent(len(chunk), seconds)
                yield chunk
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

    def take(self, games: Sequence[int]) -> None:
        """Hand out games."""
        try:
            self.line.send(games)
        except OSError as error:
            raise self.died() from error

    def handed_over(self) -> tuple[list[Any], float]:
        """The games it was given, finished, and the seconds of processor time they took."""
        try:
            shard: Shard[Any] = self.line.recv()
        except (EOFError, OSError) as error:
            raise self.died() from error
        self.pace = pace_after(len(shard.played), shard.wall, CHUNK_SECONDS)
        return shard.played, shard.seconds

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
        line.send(shard_of(player, games))
