"""Runs a simulation to its end or to its interruption, and keeps what is done."""

from __future__ import annotations

import time
from collections.abc import Callable
from contextlib import closing
from functools import partial

from gamekeeper.lab.crew import Crew, play_all
from gamekeeper.lab.match import Played, Player
from gamekeeper.lab.plan import Plan
from gamekeeper.lab.store import Store
from gamekeeper.lab.tables import Tables, joined, tables_of

SAVE_EVERY = 30.0  # seconds: what a crash may lose
SAVING = 0.1  # share of the time that may go into it


class Thinking:
    """How long a bot took over its decisions, in seconds of processor time."""

    def __init__(self) -> None:
        self.decisions = 0
        self.seconds = 0.0
        self.longest = 0.0

    def add(self, decisions: int, seconds: float, longest: float) -> None:
        """One seat of one game more."""
        self.decisions += decisions
        self.seconds += seconds
        self.longest = max(self.longest, longest)

    def mean(self) -> float:
        """Of one decision."""
        return self.seconds / self.decisions if self.decisions else 0.0


class Simulation:
    """A plan and the games of it played so far; with a store, those of earlier runs too."""

    def __init__(self, plan: Plan, store: Store | None = None, first: int = 0) -> None:
        self.plan = plan
        self.first = first  # number of the first game
        self.store = store
        self.parts: list[Tables] = [] if store is None else [store.load()]
        self.interrupted = False
        self.thinking = {bot: Thinking() for bot in plan.bots}  # in the games of this run

    def tables(self) -> Tables:
        """All rows so far."""
        return joined(self.parts)

    def count(self) -> int:
        """How many games are played."""
        return sum(len(part.games) for part in self.parts)

    def missing(self, games: int) -> list[int]:
        """Which of so many games are still to be played."""
        done = set(self.tables().games["game"])
        return [index for index in range(self.first, self.first + games) if index not in done]

    def run(self, games: int, workers: int | Crew, *, records: bool, advance: Callable[[int], None]) -> None:
        """Play what is missing of so many games; `advance` hears how many more are done.

        Ctrl-C ends it early and sets `interrupted`. Whatever ends it, what is done is saved.
        """
        missing = self.missing(games)
        due = time.monotonic() + SAVE_EVERY
        try:
            with closing(play_all(partial(Player, self.plan, records=records), missing, workers)) as chunks:
                for chunk in chunks:
                    self.add(chunk)
                    advance(len(chunk))
                    if (began := time.monotonic()) > due:
                        self.save()
                        saved = time.monotonic()
                        due = saved + max(SAVE_EVERY, (saved - began) / SAVING)
        except KeyboardInterrupt:
            self.interrupted = True
        finally:
            self.save()

    def add(self, chunk: list[Played]) -> None:
        """Keep some finished games; their records are written first, so no row lacks its record."""
        if self.store is not None:
            self.store.add_records(chunk)
        self.parts.append(tables_of(chunk))
        for played in chunk:
            for seat, bot in enumerate(played.bots):
                self.thinking[bot].add(played.deciders.count(seat), played.seconds[seat], played.longest[seat])

    def save(self) -> None:
        """Bring the folder up to date."""
        tables = self.tables()
        self.parts = [tables]
        if self.store is not None:
            self.store.save(tables)
