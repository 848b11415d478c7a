"""Plays games and notes what a study asks for: who was dealt and owns what, how everybody stands, how open it is."""

from __future__ import annotations

import math
import re
from collections import Counter
from typing import Any, Final

import msgspec

from gamekeeper.bots.odds import odds
from gamekeeper.core.ids import Seat
from gamekeeper.lab.match import Player
from gamekeeper.lab.plan import Plan
from gamekeeper.lab.usage import Usage

OWNED: Final = re.compile(r":(\d+)$")  # a place of a seat: ``hand:2``
EVERY: Final = 2  # decisions of each seat between two looks at how everybody stands
SETTLED: Final = 10  # decisions of each seat by which it has chosen from what it was dealt
SAMPLED: Final = 5  # of so many decisions one is looked at for how open it is


class Standing(msgspec.Struct, frozen=True, array_like=True):
    """How everybody stood at a decision; lists are by seat."""

    decision: int
    scores: list[int]
    worths: list[int]  # thousandths of a point, by what each seat may know


class Choice(msgspec.Struct, frozen=True, array_like=True):
    """A decision: what was legal, and as how many equally good answers that comes to at first sight."""

    decision: int
    legal: int
    open: float


class Holding(msgspec.Struct, frozen=True, array_like=True):
    """A row of the pack and a seat: elements dealt to it in the set-up, kept at first, its own at the end, uses."""

    seat: int
    row: str
    dealt: int
    kept: int  # once each seat has decided `SETTLED` times
    owned: int
    used: int
    first: int  # the decision by which it was first used; -1 where it was never used


class Notes(msgspec.Struct, frozen=True, array_like=True):
    """What was seen of one game."""

    standings: list[Standing]
    choices: list[Choice]
    holdings: list[Holding]


class Watcher(Player):
    """Plays the games of a plan as every `Player` does, and looks on."""

    def __init__(self, plan: Plan, *, records: bool) -> None:
        super().__init__(plan, records=records)
        self.rows = {element: self.game.row_of(element) for element in self.game.elements()}
        self.step = EVERY * int(self.game.seats)
        self.dealt: Counter[tuple[int, str]] = Counter()
        self.kept = self.dealt
        self.standings: list[Standing] = []
        self.choices: list[Choice] = []

    def begin(self, s: Any) -> None:
        """Note what was dealt."""
        self.dealt = self.kept = self.holders(s)
        self.standings, self.choices = [], []

    def watch(self, s: Any, seat: Seat, decision: int) -> None:
        """Note now and then how everybody stands, and what can be chosen from."""
        game = self.game
        if decision % self.step == 0:
            worths = [int(game.worth(s, Seat(one))) for one in range(int(game.seats))]
            self.standings.append(Standing(decision, game.scores(s), worths))
        if decision == SETTLED * int(game.seats):
            self.kept = self.holders(s)
        if decision % SAMPLED == 0:
            legal = game.legal(s, seat)
            urges = game.urges(s, seat, legal)
            shares = odds(urges) if len(urges) else [1 / len(legal)] * len(legal)
            self.choices.append(Choice(decision, len(legal), math.exp(-sum(p * math.log(p) for p in shares if p > 0))))

    def end(self, s: Any, usage: Usage, decisions: int) -> Notes:
        """All that was seen."""
        owned = self.holders(s)
        keys = sorted({*self.dealt, *owned, *usage.counts})
        return Notes(
            self.standings,
            self.choices,
            [
                Holding(*key, self.dealt[key], self.kept[key], owned[key], usage.counts[key], usage.first.get(key, -1))
                for key in keys
            ],
        )

    def holders(self, s: Any) -> Counter[tuple[int, str]]:
        """How many elements of each row lie in places of each seat."""
        found: Counter[tuple[int, str]] = Counter()
        for place, numbers in self.game.inventory(s).items():
            seat = OWNED.search(place)
            for row in (self.rows.get(f"card:{number}", "") for number in numbers) if seat else ():
                if row:
                    found[int(seat[1]), row] += 1  # type: ignore[index]  # of the same place
        return found
