"""What readers of a golden match are told to change in their views: readable by event, exact by checksum.

`tools/golden.py` writes it to told/<name>.txt beside each game's transcripts, whose decisions are played again.
"""

from __future__ import annotations

import hashlib
import json
import re
from collections import defaultdict
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any, Protocol

from gamekeeper import make
from gamekeeper.core.changes import Change
from gamekeeper.core.ids import SPECTATOR, Seat
from gamekeeper.core.match import Match, Step
from gamekeeper.core.rng import seed_bytes

DECISION = re.compile(r"^\d+\. seat (\d+) (.+)$", re.MULTILINE)
CHECKED_DIGITS = 16


class Golden(Protocol):
    """What a game's golden match says about itself."""

    seats: int
    seed: int
    options: Mapping[str, bool | int]


class Told:
    """What one match tells: the paths that change with each kind of event, and all changes of each reader."""

    def __init__(self, seats: int) -> None:
        self.readers = [SPECTATOR, *(Seat(seat) for seat in range(seats))]
        self.openly: dict[str, set[str]] = defaultdict(set)
        self.closely: dict[str, set[str]] = defaultdict(set)
        self.all: dict[Seat, Any] = {reader: hashlib.sha256() for reader in self.readers}

    def take(self, step: Step[Any]) -> None:
        """One decision."""
        for event in step.events:
            self.add(event.key, event.changes)
        if step.rest:
            self.add(f"after {step.events[-1].key}" if step.events else "nothing told", step.rest)

    def add(self, key: str, changes: Mapping[Seat, list[Change]]) -> None:
        """What changes at one moment."""
        common = paths(changes.get(SPECTATOR, []))
        self.openly[key] |= common
        for reader, own in changes.items():
            self.closely[key] |= paths(own) - common
            self.all[reader].update(json.dumps([key, own], sort_keys=True).encode())

    def lines(self) -> Iterator[str]:
        """All that as text."""
        for key in sorted(self.openly):
            own = sorted(self.closely[key] - self.openly[key])
            yield " ".join([key, *sorted(self.openly[key]), *(["| to a seat", *own] if own else [])])
        for reader in self.readers:
            name = "spectator" if reader == SPECTATOR else f"seat {reader}"
            yield f"{name}: {self.all[reader].hexdigest()[:CHECKED_DIGITS]}"


def paths(changes: list[Change]) -> set[str]:
    """Where a view changes, places and numbers left out."""
    return {re.sub(r"\d+", "*", str(change["path"])) for change in changes}


def told(game: str, golden: Golden, transcript: Path) -> str:
    """What the match of a transcript tells its readers."""
    match = Match(make(game, golden.seats, golden.options), seed_bytes(golden.seed))
    result = Told(golden.seats)
    match.tell(result.readers)
    for seat, action in DECISION.findall(transcript.read_text("utf-8")):
        step = match.attempt(Seat(int(seat)), match.game.read(match.state, action))
        result.take(step)
        match.adopt(step)
    return "\n".join(result.lines()) + "\n"
