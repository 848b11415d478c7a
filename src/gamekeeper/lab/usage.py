"""Counts how often each seat makes use of each row of the component pack."""

from __future__ import annotations

from collections import Counter
from typing import Any

from gamekeeper.core.events import Event, Sink
from gamekeeper.core.game import Game

SEAT = "seat:"


class Usage:
    """One game's counts. Games without packs have nothing to count: they run without a sink, as fast as they can."""

    def __init__(self, game: Game[Any]) -> None:
        self.game = game
        self.sink = Sink() if game.pack_digest else None
        self.counts: Counter[tuple[int, str]] = Counter()
        self.first: dict[tuple[int, str], int] = {}  # by which decision, from 0, a seat first made use of a row
        self.decision = -1

    def note(self) -> None:
        """Count what has happened since the last time: one decision."""
        self.decision += 1
        if self.sink is None:
            return
        for event in self.sink.events:
            for row in self.game.rows_used(event):
                for seat in self.seats_of(event):
                    self.counts[seat, row] += 1
                    self.first.setdefault((seat, row), self.decision)
        self.sink.events = []

    def seats_of(self, event: Event) -> list[int]:
        """Whose event it is: its parameter `seat`, everybody's where it has none."""
        seat = event.params.get("seat")
        return list(range(int(self.game.seats))) if seat is None else [int(str(seat).removeprefix(SEAT))]

    def rows(self) -> list[tuple[int, str, int]]:
        """Seat, row and count, in order."""
        return [(seat, row, count) for (seat, row), count in sorted(self.counts.items())]


def countable_rows(game: Game[Any]) -> list[str]:
    """The rows of the pack that the game's elements are printed from, in the order of the elements."""
    return [row for row in dict.fromkeys(game.row_of(element) for element in game.elements()) if row]
