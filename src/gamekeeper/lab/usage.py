"""Counts what all are told of each seat, and how often it makes use of each row of the component pack."""

from __future__ import annotations

from collections import Counter
from typing import Any

from gamekeeper.core.events import Event, Sink
from gamekeeper.core.game import Game
from gamekeeper.core.ids import EVERYONE

SEAT = "seat:"
SEAT_OF = "seat"  # the parameter that says whose event it is
TURN = "turn"  # the event with which a turn begins


class Usage:
    """One game's counts. Games without packs run without a sink, as fast as they can."""

    def __init__(self, game: Game[Any]) -> None:
        self.game = game
        self.sink = Sink() if game.pack_digest else None
        self.counts: Counter[tuple[int, str]] = Counter()
        self.first: dict[tuple[int, str], int] = {}  # by which decision, from 0, a seat first made use of a row
        self.decision = -1
        self.told: Counter[tuple[int, str]] = Counter()  # seat, key of an event that all are told of it

    def note(self) -> None:
        """Count what has happened since the last time: one decision."""
        self.decision += 1
        if self.sink is None:
            return
        for event in self.sink.events:
            if SEAT_OF in event.params and event.audience == EVERYONE:
                self.told[self.seats_of(event)[0], event.key] += 1
            for row in self.game.rows_used(event):
                for seat in self.seats_of(event):
                    self.counts[seat, row] += 1
                    self.first.setdefault((seat, row), self.decision)
        self.sink.events = []

    def seats_of(self, event: Event) -> list[int]:
        """Whose event it is: its parameter `seat`, everybody's where it has none."""
        seat = event.params.get(SEAT_OF)
        return list(range(int(self.game.seats))) if seat is None else [int(str(seat).removeprefix(SEAT))]

    def rows(self) -> list[tuple[int, str, int]]:
        """Seat, row and count, in order."""
        return listed(self.counts)

    def events(self) -> list[tuple[int, str, int]]:
        """Seat, key of the event and count, in order."""
        return listed(self.told)

    def turns(self, together: bool) -> list[int]:
        """How many turns each seat began; where all act together a turn is everybody's. Empty where none was told."""
        begun = [self.told[seat, TURN] for seat in range(int(self.game.seats))]
        if not any(begun):
            return []
        return [sum(begun)] * len(begun) if together else begun


def listed(counts: Counter[tuple[int, str]]) -> list[tuple[int, str, int]]:
    """Counts as rows, in order."""
    return [(seat, name, count) for (seat, name), count in sorted(counts.items())]


def countable_rows(game: Game[Any]) -> list[str]:
    """The rows of the pack that the game's elements are printed from, in the order of the elements."""
    return [row for row in dict.fromkeys(game.row_of(element) for element in game.elements()) if row]
