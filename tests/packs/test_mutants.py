"""A pack that was checked can be played, whatever is in it; one that cannot be played is refused by name."""

from __future__ import annotations

import json
import random
import tomllib
from typing import Any

import pytest

from gamekeeper import catalog, make, packs
from gamekeeper.core.errors import BadPack, BadSetup
from gamekeeper.core.ids import NOBODY, SPECTATOR, Action
from gamekeeper.core.rng import seed_bytes, stream

pytestmark = pytest.mark.slow

PACKED = [name for name in catalog.names() if packs.has(name)]
MUTANTS = 60
DECISIONS = 150
STRANGE = [0, 1, 2, 3, 7, 9, 20, 56, 255, 256, -1, 2**31, 2**63, "", "x", "book", [], [1], {}, True, 1.5]


def toml(data: dict[str, Any]) -> str:
    """Data of two levels as TOML."""
    flat = {key: value for key, value in data.items() if not is_table(value)}
    lines = [f"{key} = {value_text(value)}" for key, value in flat.items()]
    for key, value in data.items():
        if is_table(value):
            mark = f"[[{key}]]" if isinstance(value, list) else f"[{key}]"
            for table in value if isinstance(value, list) else [value]:
                lines += ["", mark, *(f"{field} = {value_text(item)}" for field, item in table.items())]
    return "\n".join(lines)


def is_table(value: object) -> bool:
    return isinstance(value, dict) or (isinstance(value, list) and bool(value) and isinstance(value[0], dict))


def value_text(value: object) -> str:
    if isinstance(value, dict):
        return "{" + ", ".join(f"{key} = {value_text(item)}" for key, item in value.items()) + "}"
    if isinstance(value, list):
        return "[" + ", ".join(map(value_text, value)) + "]"
    return json.dumps(value)


def mutate(data: dict[str, Any], luck: random.Random) -> None:
    """Change one thing somewhere."""
    key = luck.choice([key for key in data if key != "game"])
    value = data[key]
    if isinstance(value, list) and value and isinstance(value[0], dict):
        mutate_rows(value, luck)
    elif isinstance(value, dict):
        mutate_fields(value, luck)
    else:
        data[key] = luck.choice(STRANGE)


def mutate_rows(rows: list[dict[str, Any]], luck: random.Random) -> None:
    chance = luck.random()
    if chance < 0.2:
        del rows[luck.randrange(len(rows)) :]
        rows or rows.append({})
    elif chance < 0.35:
        rows.append({**luck.choice(rows), next(iter(rows[0])): f"New {luck.randrange(1000)}"})
    else:
        for _ in range(luck.choice([1, 1, len(rows)])):
            mutate_fields(luck.choice(rows), luck)


def mutate_fields(fields: dict[str, Any], luck: random.Random) -> None:
    if not fields:
        return
    field = luck.choice(list(fields))
    value = fields[field]
    if isinstance(value, bool) or luck.random() < 0.1:
        fields[field] = luck.choice(STRANGE)
    elif isinstance(value, int):
        fields[field] = max(0, value + luck.choice([-3, -1, 1, 2, 5, 40]))
    elif isinstance(value, list) and value and isinstance(value[0], int):
        fields[field] = [luck.choice([0, 1, 2]) for _ in value]
    elif luck.random() < 0.2:
        del fields[field]


def play_some(game: Any, seed: int) -> None:
    """Random decisions with all that people see of them."""
    s = game.setup(seed_bytes(seed))
    rng = stream(seed_bytes(seed), "mutants")
    for number in range(DECISIONS):
        seat = game.decider(s)
        if seat == NOBODY:
            return
        legal = game.legal(s, seat)
        assert len(legal) > 0
        if number % 10 == 0:
            game.prompt(s, seat)
            game.view(s, SPECTATOR)
            game.estimate(s, seat)
            game.load(game.save(game.redeal(s, seat, rng.fork())))
        game.apply(s, seat, Action(legal[rng.below(len(legal))]))


@pytest.mark.parametrize("game", PACKED)
def test_mutants_are_refused_by_name_or_played(game: str) -> None:
    luck = random.Random(4)
    played = 0
    for number in range(MUTANTS):
        data = tomllib.loads(packs.default(game).text)
        for _ in range(luck.choice([1, 1, 2, 4])):
            mutate(data, luck)
        try:
            pack = packs.parse(game, toml(data), f"mutant {number}")
        except BadPack:
            continue
        for seats in catalog.info(game).seats:
            try:
                made = make(game, seats, {}, pack)
            except BadSetup:
                continue
            play_some(made, number)
            played += 1
    assert played > 20
