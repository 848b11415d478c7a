"""The box of the independent Dice Theme Park: what the pack's file prints, read as plain data."""

from __future__ import annotations

import re
import tomllib
from functools import cache
from itertools import combinations, permutations
from typing import NamedTuple

COLOURS = ("blue", "green", "yellow")
UPGRADES = ("merch", "effect", "generator")
LIMITS = {"odd": {1, 3, 5}, "even": {2, 4, 6}, "low": {1, 2, 3}, "high": {4, 5, 6}}


class Slot(NamedTuple):
    """One place of a requirement (D5.3)."""

    colour: str  # "" for any
    values: frozenset[int]
    surprise: bool


class Requirement:
    """D5.3 What a party must be."""

    def __init__(self, text: str) -> None:
        words = text.split()
        self.three = words[0] if words[0] in ("triple", "straight") else ""
        self.colour = words[-1] if self.three and "with" in words else ""
        self.relation = next((word for word in words if word in "+><="), "")
        parts = re.split(r" [+><=] ", text)
        self.slots = [] if self.three else [self.slot(part.split()) for part in parts]

    def slot(self, words: list[str]) -> Slot:
        values = frozenset(range(1, 7)).intersection(*(LIMITS[word] for word in words if word in LIMITS))
        return Slot(words[0] if words[0] in COLOURS else "", values, "surprise" in words)

    @property
    def has_surprise(self) -> bool:
        return any(slot.surprise for slot in self.slots)

    def assignments(self, dice, wild, booth):
        """Every way to put dice on the slots. `wild` dice count as any colour, a booth frees one coloured slot."""
        if self.three:
            return [three for three in combinations(dice, 3) if self.is_three(three, wild, booth)]
        return [placed for placed in permutations(dice, len(self.slots)) if self.fits(placed, wild, booth)]

    def is_three(self, three, wild, booth) -> bool:
        low, middle, high = sorted(die.value for die in three)
        equal = low == middle == high if self.three == "triple" else (low + 1, low + 2) == (middle, high)
        coloured = not self.colour or booth or any(die.colour == self.colour or die in wild for die in three)
        return equal and coloured

    def fits(self, placed, wild, booth) -> bool:
        pairs = list(zip(self.slots, placed, strict=True))
        off = sum(1 for slot, die in pairs if slot.colour not in ("", die.colour) and die not in wild)
        if off > booth or any(die.value not in slot.values for slot, die in pairs):
            return False
        values = [die.value for die in placed]
        return {
            "": lambda: True,
            "+": lambda: True,
            ">": lambda: values[0] > values[1],
            "<": lambda: values[0] < values[1],
            "=": lambda: values[0] == values[1],
        }[self.relation]()


class Tile(NamedTuple):
    id: str
    name: str
    colour: str
    stack: str
    cost: int
    income: int
    amenity: str
    stars: int
    spaces: tuple[int, ...]
    requirement: Requirement
    fitted: tuple[str, ...]


class Card(NamedTuple):
    """A staff card, skill or administrator."""

    id: str
    colour: str
    value: int
    money: int
    effect: dict[str, tuple[int, ...]]
    reward: str
    steps: tuple[int, ...]


class Task(NamedTuple):
    """An objective or a goal: measures behind most, least, at_least or at_most."""

    id: str
    code: str
    stack: str
    red_stars: int
    measures: tuple[tuple[str, str, int], ...]


class Box:
    def __init__(self, text: str) -> None:
        data = tomllib.loads(text)
        self.data, self.numbers, self.rounds = data, data["numbers"], data["rounds"]
        self.sets = {row["id"]: row["set"] for table in TABLES for row in data[table]}
        self.copies = {row["id"]: row.get("copies", 1) for table in TABLES for row in data[table]}
        self.tiles = {row["id"]: tile(row) for row in data["attractions"]}
        self.cards = {row["id"]: card(row) for table in CARDS for row in data[table]}
        self.tasks = {row["id"]: task(row) for table in ("objectives", "goals") for row in data[table]}
        self.staff = [row["id"] for row in data["staff"]]
        self.replaced = {row["replaces"]: row["id"] for row in data["staff"] if "replaces" in row}
        self.solo_cards = {row["id"]: row for row in data["solo_cards"]}
        self.hexes = [(row["q"], row["r"]) for row in data["hexes"]]
        self.start = [place for place, row in enumerate(data["hexes"], 1) if row.get("start")]
        by_name = {row["name"]: row["id"] for row in data["attractions"]}
        self.printed = {n: by_name[row["holds"]] for n, row in enumerate(data["hexes"], 1) if "holds" in row}

    def of(self, table: str, sets: set[str]) -> list[str]:
        """The kinds of a table that are in a game with these sets."""
        return [row["id"] for row in self.data[table] if row["set"] in sets]

    def rails(self, players: int) -> list[list[int]]:
        return [row["values"] for row in self.data["monorails"] if row["players"] == players]

    def overlay(self, side: str) -> list[dict]:
        return [row for row in self.data["overlay"] if row["side"] == side]

    def near(self, place: int) -> list[int]:
        """The hexes next to one."""
        q, r = self.hexes[place - 1]
        steps = ((1, 0), (-1, 0), (0, 1), (0, -1), (1, -1), (-1, 1))
        return [self.hexes.index((q + a, r + b)) + 1 for a, b in steps if (q + a, r + b) in self.hexes]


CARDS = ("skills", "staff", "administrators")
TABLES = ("attractions", *CARDS, "objectives", "goals")


def tile(row: dict) -> Tile:
    return Tile(
        row["id"],
        row["name"],
        row["colour"],
        row.get("stack", ""),
        row["cost"],
        row["income"],
        row["amenity"],
        row["stars"],
        tuple(row["spaces"]),
        Requirement(row["requirement"]),
        tuple(row.get("fitted", ())),
    )


def card(row: dict) -> Card:
    effects = {}
    for part in row.get("effect", "").split("; "):
        verb, *rest = part.split() or [""]
        effects[verb] = tuple(int(word) for word in rest if word.isdecimal())
    return Card(
        row["id"],
        row.get("colour", ""),
        row.get("value", 0),
        row.get("money", 0),
        effects,
        row.get("reward", "").removeprefix("most: "),
        tuple(row.get("steps", ())),
    )


def task(row: dict) -> Task:
    measures = []
    for part in row["measure"].split("; "):
        how, what = part.split(": ")
        word, _, least = what.partition(" ")
        measures.append((how, word, int(least or 0)))
    return Task(row["id"], row.get("code", ""), row.get("stack", ""), row.get("red_stars", 0), tuple(measures))


@cache
def box_of(text: str) -> Box:
    return Box(text)
