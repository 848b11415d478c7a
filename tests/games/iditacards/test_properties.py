"""Section 13 of docs/rules/iditacards.md, in whole games; and changed boxes, which play on whatever they say."""

from __future__ import annotations

import copy
import random
import tomllib
from typing import Any

import msgspec
import pytest

from gamekeeper.core.errors import BadPack
from gamekeeper.core.ids import NOBODY, Action
from gamekeeper.core.rng import Rng, seed_bytes, stream
from gamekeeper.games.iditacards import Iditacards, agenda, moving, places
from gamekeeper.games.iditacards.components import Components
from gamekeeper.games.iditacards.dogs import is_over_limit
from gamekeeper.games.iditacards.fields import SledState
from gamekeeper.games.iditacards.language import COUNTS
from gamekeeper.packs import iditacards as pack
from games.iditacards.table import BOX, FILE

LONGEST_LIST = 80
MOST_DECISIONS = 20_000
MUTANTS = 12


def check(game: Iditacards, s: SledState) -> None:
    """Every card in one place, nobody on another's square, conditions, dogs and positions in their bounds."""
    assert sorted(card for cards in game.inventory(s).values() for card in cards) == game.box()
    standing = [int(square) for square in s.position if square > 0]
    assert len(set(standing)) == len(standing)
    assert all(square <= game.setting.finish for square in standing)
    for seat in range(game.seats):
        assert s.cold[seat] < game.setting.box.deadly
        assert s.hunger[seat] < game.setting.box.deadly
        entering = s.kind() in (agenda.KILL, agenda.LIMIT) and is_over_limit(game.setting, s, seat)
        assert entering or moving.total(s, seat, COUNTS) <= game.setting.box.dogs
        legends = game.setting.box.legendary - s.count(places.LEGEND + seat)
        assert legends <= bin(s.passed[seat]).count("1")


def play(game: Iditacards, seed: int, every: int) -> None:
    """One random game, looked at now and then."""
    s, luck = game.setup(seed_bytes(seed)), stream(seed_bytes(seed), "properties")
    for number in range(MOST_DECISIONS):
        seat = game.decider(s)
        if seat == NOBODY:
            assert game.outcome(s) != ""
            return
        if number % every == 0:
            check(game, s)
            assert game.save(game.load(game.save(s))) == game.save(s)
        legal = game.legal(s, seat)
        assert 0 < len(legal) <= LONGEST_LIST
        game.apply(s, seat, answer(legal, luck))
    raise AssertionError("no end")


def answer(legal: Any, luck: Rng) -> Action:
    return Action(legal[luck.below(len(legal))])


@pytest.mark.slow
@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_what_always_holds(seats: int) -> None:
    for seed in range(3):
        play(Iditacards(seats, {"turn_cap": 60}, BOX), seed, 5)


@pytest.mark.parametrize("seed", range(MUTANTS))
def test_changed_boxes_play(seed: int) -> None:
    luck = random.Random(seed)
    game = Iditacards(luck.randrange(1, 5), {"turn_cap": 30, "upgrade_decks": luck.randrange(16)}, mutant(luck))
    play(game, seed, 20)


def mutant(luck: random.Random) -> Components:
    """The box with many things changed, drawn again until its checks let it pass."""
    printed = tomllib.loads(FILE.read_text(encoding="utf-8"))
    while True:
        data = copy.deepcopy(printed)
        for _ in range(luck.choice((1, 10, 100))):
            change(data, printed, luck)
        try:
            return pack.components(msgspec.convert(data, pack.Box))
        except (BadPack, msgspec.ValidationError):
            continue


def change(data: dict[str, Any], printed: dict[str, Any], luck: random.Random) -> None:
    """One field of one row."""
    card, other = luck.choice(data["cards"]), luck.choice(printed["cards"])
    leg, face = luck.choice(data["legs"]), luck.choice(data["weather"])
    what = luck.randrange(7)
    if what < 3:
        field = luck.choice(["energy", "health", "risk", "copies"])
        card[field] = other[field]
    elif what == 3:
        card["effect"] = other.get("effect", "")
    elif what == 4 and card["type"] in ("dog", "attachment") and other["type"] in ("dog", "attachment"):
        card["in_play"] = other.get("in_play", "")
    elif what == 5:
        leg["effect"] = luck.choice(printed["legs"])["effect"]
        leg["squares"] = luck.randrange(1, 30)
    else:
        data["race"][luck.choice(["hand", "dogs", "back", "advance", "legendary"])] = luck.randrange(1, 6)
        face["speed"] = luck.randrange(-9, 10)
