"""The box and the players of the independent Iditacards: two tables of printed facts, and cards by their names."""

from __future__ import annotations

import csv
import re
from pathlib import Path

HERE = Path(__file__).parent
CARDS = {row["id"]: row for row in csv.DictReader((HERE / "cards.csv").open(encoding="utf-8"))}
for row in CARDS.values():
    row["effect"] = row["effect"].replace("−", "-")
ORDER = {name: spot for spot, name in enumerate(CARDS)}
LEGS = list(csv.DictReader((HERE / "legs.csv").open(encoding="utf-8")))
UPGRADES = ("speed", "reckless", "improvement", "survivor")
CHECKPOINTS = ("hills", "blizzard", "mountain", "forest", "cliff_face")
LAST = 160


class Over(Exception):
    """The game is over."""


def number(name: str, what: str) -> int:
    """The number after a word on a card, 0 where it has none: "speed +3"."""
    found = re.search(rf"(?:^|; ){what} ([+-]?\d+)", CARDS[name]["effect"])
    return int(found[1]) if found else 0


class Dog:
    def __init__(self, name):
        self.name, self.gear = name, []

    def __str__(self):
        return f"{self.name}[{','.join(sorted(self.gear))}]"

    @property
    def can_die(self):
        return not any("cannot die" in CARDS[n]["effect"] for n in [self.name, *self.gear])

    @property
    def weight(self):
        return 2 if self.name == "big_dog" else 1

    @property
    def has_room(self):
        room = 2 if self.name == "lazy_dog" else 0 if "cannot hold" in CARDS[self.name]["effect"] else 1
        return len(self.gear) < room


class Pending:
    def __init__(self, card):
        self.card, self.owed, self.under, self.paid, self.gone = card, 0, [], [], False


class Player:
    def __init__(self, seat):
        self.seat = seat
        self.deck, self.hand, self.discard, self.legend = [], [], [], []
        self.look, self.sort, self.stack, self.team = [], [], [], []
        self.pos = self.cold = self.hunger = self.treated = self.days = 0
        self.today, self.passed = set(), set()

    def sum(self, what):
        return sum(number(n, what) for dog in self.team for n in [dog.name, *dog.gear])

    def count(self, name):
        return sum([dog.name, *dog.gear].count(name) for dog in self.team)

    @property
    def dogs(self):
        return sum(dog.weight for dog in self.team)
