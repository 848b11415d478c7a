"""Another Iditacards, written from the rules page and the printed facts alone, asks and answers what ours does."""

from __future__ import annotations

import random

import pytest

from gamekeeper.catalog import make
from games.iditacards.independent.beside import Beside
from games.iditacards.independent.race import Race
from modes import is_compiled

GAMES = 20 if is_compiled() else 4
DECISIONS = 60
TABLES = ((1, {"solo_utility": True}), (2, {}), (3, {"snow": True}), (4, {"speed_on_advance": False}))


def play(number: int) -> int:
    """One game beside the other; how many decisions were the same."""
    seats, options = TABLES[number % len(TABLES)]
    return Beside(make("iditacards", seats=seats, options=options), number, random.Random(number)).play(DECISIONS)


def play_all() -> int:
    return sum(play(number) for number in range(GAMES))


@pytest.mark.slow
def test_both_ask_the_same_and_come_to_the_same() -> None:
    assert play_all() > GAMES * DECISIONS // 2


def test_a_rule_played_otherwise_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Race, "immune", lambda race, p: race.leg(p) == "town")  # I8.3 without "until your day ends"
    with pytest.raises(AssertionError):
        play_all()
