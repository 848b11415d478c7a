"""How long bots take to answer, so that one with a single answer cannot be told by its speed."""

from __future__ import annotations

import random
from collections import deque

from gamekeeper.core.ids import Seat
from gamekeeper.server.play import Play

KEPT = 30  # decisions of a kind
FIRST = 1.0  # seconds at most, while nothing is known of how long a level takes


class Tempo:
    """What the bots of one table took for decisions with a choice, by level and kind of question."""

    def __init__(self) -> None:
        self.taken: dict[tuple[str, int], deque[float]] = {}
        self.luck = random.SystemRandom()

    def rest(self, play: Play, seat: int, level: str, took: float, least: float) -> float:
        """How long to wait before a decision that took so long is shown; `least` is what any of them takes."""
        kind = int(play.state.kind_of(Seat(seat)))
        if len(play.game.legal(play.state, Seat(seat))) > 1:
            self.taken.setdefault((level, kind), deque(maxlen=KEPT)).append(took)
            return max(0.0, least - took)
        return max(0.0, max(least, self.drawn(level, kind)) - took)

    def drawn(self, level: str, kind: int) -> float:
        """The time of some decision of this level with a choice: of the same kind of question where there was one."""
        alike = self.taken.get((level, kind)) or [
            seconds for (other, _), times in self.taken.items() if other == level for seconds in times
        ]
        return self.luck.choice(list(alike)) if alike else self.luck.uniform(0.0, FIRST)
