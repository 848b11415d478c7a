"""Another Yellowstone Park, written from the rules page alone, asks and answers what ours does, with any box."""

from __future__ import annotations

import random
from itertools import count

import pytest

from gamekeeper import packs
from gamekeeper.catalog import make
from gamekeeper.core.errors import BadPack, BadSetup
from gamekeeper.packs.vary import varied
from games.played import wild
from games.yellowstone_park.drivers import careful, miser, mixed
from games.yellowstone_park.independent.beside import Beside
from games.yellowstone_park.independent.rules import Park
from modes import is_compiled

GAMES = 300 if is_compiled() else 75
DRIVERS = (wild, careful, miser, mixed)


def any_pack(luck: random.Random) -> packs.Pack:
    """The box with other cards and numbers, now and then as it is."""
    box = packs.default("yellowstone_park")
    changes: dict[str, object] = {}
    if luck.random() < 0.7:
        start = luck.choice((0, 1, 5, 30))
        changes = {
            "hand.size": luck.randrange(2, 7),
            "track.start": start,
            "track.end": luck.choice((6, 12, 35, 36, 200)),
            "bonus.last_but_one": luck.choice((0, 1, 5)),
            "bonus.last": luck.choice((0, 3, 20)),
            "counter.start": luck.choice((1, 2, 7, 50)),
        }
        for colour in luck.sample(("red", "yellow", "green", "blue"), luck.randrange(3)):
            changes[f"colours.{colour}.copies.{luck.randrange(1, 8)}"] = luck.choice((0, 1))
    return varied(box, changes)


def any_table(number: int, longest: int = 100) -> Beside:
    """A table of any size, with any options and any pack that are allowed."""
    for attempt in count():
        luck = random.Random(f"{number} {attempt}")
        seats = luck.choice((2, 2, 3, 4, 5))
        options: dict[str, object] = {
            "edge_matrix": luck.random() < 0.5,
            "turn_cap": luck.choice((1, 60, 60, 60, longest)),
        }
        if seats == 2:
            options["two_player_variant"] = luck.random() < 0.7
        if luck.random() < 0.3:
            options["end_score"] = luck.choice((6, 10, 35, 200))
        try:
            pack = any_pack(luck)
            game = make("yellowstone_park", seats, options, pack)
        except (BadPack, BadSetup):
            continue
        return Beside(game, pack, number, luck.choice(DRIVERS))
    raise AssertionError


def play_all() -> int:
    return sum(any_table(number).play() for number in range(GAMES))


@pytest.mark.slow
def test_both_ask_the_same_and_come_to_the_same() -> None:
    assert play_all() > GAMES * 20


def test_a_rule_played_otherwise_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Park, "rise", lambda park: None)  # no Y7.2
    with pytest.raises(AssertionError):
        play_all()
