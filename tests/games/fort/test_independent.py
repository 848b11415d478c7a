"""Another Fort, written from the rules page alone, asks and answers what ours does, with any box."""

from __future__ import annotations

import random

import pytest

from gamekeeper import packs
from gamekeeper.catalog import make
from gamekeeper.packs.vary import varied
from games.fort.drivers import keen
from games.fort.independent.beside import Beside
from games.fort.independent.game import Fort
from games.fort.made_up_packs import made_up_pack
from games.played import wild
from modes import is_compiled

GAMES = 60 if is_compiled() else 14


def any_pack(luck: random.Random) -> packs.Pack:
    """The box, sometimes with other actions, sometimes with other numbers."""
    box = made_up_pack(luck.randrange(10**6)) if luck.random() < 0.3 else packs.default("fort")
    if luck.random() < 0.5:
        return box
    pack, lookout = (sorted(luck.choices(range(most), k=6)) for most in (9, 6))
    rule, perk = luck.sample(range(1, 6), 2)
    return varied(
        box,
        {
            "limits.pizza": luck.choice((0, 2, 4, 12)),
            "limits.toys": luck.choice((1, 4, 6)),
            "limits.pack": pack,
            "limits.lookout": lookout,
            "limits.tokens": luck.choice((0, 5, 30)),
            "limits.hand": luck.choice((1, 4, 5, 6)),
            "limits.dealt": luck.choice((1, 4, 8)),
            "limits.park": luck.choice((1, 3, 6)),
            "end.points": luck.choice((1, 10, 25)),
            "end.sculpture": luck.choice((0, 4, 9)),
            "made_up.level": rule,
            "made_up.spare": luck.randrange(6),
            "made_up.minimalism_level": luck.randrange(6),
            "made_up.friendship": luck.randrange(4),
            "made_up.loner": luck.randrange(9),
            "made_up.sleepover_tied": luck.randrange(9),
            "perks.level": perk,
            "perks.spare": luck.randrange(6),
            "perks.xxl": luck.randrange(7),
        },
    )


def any_table(number: int, longest: int = 40) -> Beside:
    """A table of any size, with any options and any pack that are allowed."""
    luck = random.Random(number)
    pack = any_pack(luck)
    options = {"draft": luck.random() < 0.3, "turn_cap": luck.choice((4, 30, longest))}
    game = make("fort", luck.randrange(2, 5), options, pack)
    return Beside(game, pack, number, luck.choice((wild, keen, keen)))


def play_all() -> int:
    return sum(any_table(number).play() for number in range(GAMES))


@pytest.mark.slow
def test_both_ask_the_same_and_come_to_the_same() -> None:
    assert play_all() > GAMES * 20


def test_a_rule_played_otherwise_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Fort, "rule_points", lambda fort, p: 0)  # no F9
    with pytest.raises(AssertionError):
        play_all()
