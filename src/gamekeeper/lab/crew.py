"""Who plays many games: processes of this machine, or the workers of a Ray cluster. All that play goes through here.

What is played depends on a game's number alone, so every crew of any size plays the same games; they only come in in
another order, and whoever uses them puts them in theirs.
"""

from __future__ import annotations

import time
from abc import ABC, abstractmethod
from collections.abc import Callable, Iterable
from typing import TypeAlias, TypeVar

from gamekeeper.lab.runner import Chunks, Plays, play_here, play_with_workers

T = TypeVar("T")
Task: TypeAlias = Callable[[], Plays[T]]  # makes who plays, anew in each process; can be pickled


class Cost:
    """What games have cost so far."""

    def __init__(self) -> None:
        self.games = 0
        self.seconds = 0.0  # of processor time, of all workers
        self.kept = 0  # games that an earlier run had played
        self.repeated = 0  # shards that came to nothing, with the worker or its node, and were played again
        self.began = time.monotonic()

    def add(self, games: int, seconds: float) -> None:
        """A chunk more."""
        self.games += games
        self.seconds += seconds

    def rate(self) -> float:
        """Games in a second."""
        return self.games / max(time.monotonic() - self.began, 1e-6)

    def text(self) -> str:
        """It all in words."""
        words = [f"{self.games} games, {self.seconds:.1f} core-seconds, {self.rate():.1f} games/s"]
        if self.seconds:
            words.append(f"{self.games / self.seconds:.1f} games per core-second")
        if self.repeated:
            words.append(f"{self.repeated} lost {'shard' if self.repeated == 1 else 'shards'} repeated")
        if self.kept:
            words.append(f"{self.kept} games were kept from before")
        return "; ".join(words)


class Crew(ABC):
    """Whoever plays."""

    def __init__(self) -> None:
        self.cost = Cost()

    @abstractmethod
    def play_all(self, task: Task[T], games: Iterable[int]) -> Chunks[T]:
        """The games with these numbers, handed over in chunks as they end, in any order.

        Closing the iterator, or any error in its consumer, stops the work at once.
        """


class Processes(Crew):
    """So many processes of this machine; one is this process itself."""

    def __init__(self, count: int) -> None:
        super().__init__()
        self.count = count

    def play_all(self, task: Task[T], games: Iterable[int]) -> Chunks[T]:
        """Played here."""
        if self.count == 1:
            return play_here(task, games, self.cost.add)
        return play_with_workers(task, games, self.count, self.cost.add)


def crew_of(workers: int | Crew) -> Crew:
    """A number of workers is so many processes of this machine."""
    return Processes(workers) if isinstance(workers, int) else workers


def play_all(task: Task[T], games: Iterable[int], workers: int | Crew) -> Chunks[T]:
    """`Crew.play_all`."""
    return crew_of(workers).play_all(task, games)
