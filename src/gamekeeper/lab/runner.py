"""Plays many games on all cores. What is played does not depend on how many there are."""

from __future__ import annotations

import multiprocessing
import os
import signal
import time
from collections.abc import Generator, Iterator, Sequence
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from contextlib import contextmanager
from typing import TypeAlias

from gamekeeper.core.errors import GamekeeperError
from gamekeeper.lab.match import Played, Player
from gamekeeper.lab.plan import Plan

CHUNK_SECONDS = 0.5  # about how long a worker plays before it hands over: what an interruption may lose
LONGEST_CHUNK = 2000  # games

Chunks: TypeAlias = Generator[list[Played], None, None]


class WorkerDied(GamekeeperError):
    """The system ended a worker process, most often for want of memory."""


def cores() -> int:
    """How many cores this process may use."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


def play_all(plan: Plan, games: Sequence[int], workers: int, *, records: bool) -> Chunks:
    """The games with these numbers, handed over in chunks as they end, in any order.

    Closing the iterator, or any error in its consumer, stops the work at once.
    """
    workers = min(workers, len(games))
    if workers <= 1:
        player = Player(plan, records=records)
        return ([player.play(index)] for index in games)
    return play_on_pool(plan, games, workers, records=records)


def play_on_pool(plan: Plan, games: Sequence[int], workers: int, *, records: bool) -> Chunks:
    """`play_all` with worker processes."""
    others = set(multiprocessing.active_children())
    context = multiprocessing.get_context("spawn")
    pool = ProcessPoolExecutor(workers, context, initializer=start_worker, initargs=(plan, records))
    pending: set[Future[tuple[list[Played], float]]] = set()
    taken = 0
    size = 1
    try:
        while pending or taken < len(games):
            while len(pending) < 2 * workers and taken < len(games):
                with holding_interrupts():
                    pending.add(pool.submit(play_chunk, games[taken : taken + size]))
                taken += size
            done, pending = wait(pending, return_when=FIRST_COMPLETED)
            for future in done:
                chunk, seconds = future.result()
                size = next_size(len(chunk), seconds)
                yield chunk
        pool.shutdown()
    except BaseException as error:
        for child in set(multiprocessing.active_children()) - others:
            child.terminate()
        pool.shutdown(wait=False, cancel_futures=True)
        if isinstance(error, BrokenProcessPool):
            raise WorkerDied(f"one of {workers} worker processes died; fewer may fit into memory") from error
        raise


@contextmanager
def holding_interrupts() -> Iterator[None]:
    """Put Ctrl-C off for a moment; processes started meanwhile never hear it."""
    if not hasattr(signal, "pthread_sigmask"):
        yield
        return
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


def next_size(games: int, seconds: float) -> int:
    """How many games to hand out at once, when so many took so long."""
    return max(1, min(LONGEST_CHUNK, int(games * CHUNK_SECONDS / max(seconds, 1e-6))))


class Worker:
    """What a worker process holds."""

    player: Player


def start_worker(plan: Plan, records: bool) -> None:
    """Prepare a worker process. Ctrl-C is for the process that started it."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    Worker.player = Player(plan, records=records)


def play_chunk(games: Sequence[int]) -> tuple[list[Played], float]:
    """Play some games in a worker process; how long it took."""
    began = time.perf_counter()
    return [Worker.player.play(index) for index in games], time.perf_counter() - began
