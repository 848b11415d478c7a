"""The compiled engine and its uncompiled source play the same games."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from gamekeeper import catalog, make
from gamekeeper.bots.playout import checksum
from modes import is_compiled

SOURCE = Path(__file__).parent.parent / "src"
PLAYOUTS = 200 if is_compiled() else 8  # per game; uncompiled this compares two processes of one mode
LONG = {"iditacards": 4}  # how many times as long as the others' its games of random players are
pytestmark = pytest.mark.slow
CHECKSUMS = """
import json, sys
from gamekeeper import make
from gamekeeper.bots import playout

name, settings, count = json.loads(sys.argv[1])
assert playout.__file__.endswith(".py"), playout.__file__
print(json.dumps([playout.checksum(make(name, seats, options), 1, count) for seats, options in settings]))
"""


def test_the_mode_under_test_is_the_one_meant() -> None:
    """`make test` says what it expects, so that a build that fell back cannot pass for a compiled one."""
    expected = os.environ.get("GAMEKEEPER_EXPECT")
    if expected is not None:
        assert expected == ("compiled" if is_compiled() else "interpreted")


def settings_of(name: str) -> list[tuple[int, dict[str, bool]]]:
    """Every table size of a game, as usual and with each option turned over, beside the one it needs."""
    return [
        (seats, {key: not spec.default for key in (spec.key, spec.needs) if key} if spec else {})
        for seats in catalog.info(name).seats
        for spec in [None, *(spec for spec in catalog.info(name).options_for(seats) if spec.is_bool)]
    ]


def checksums_of_source(name: str, settings: list[tuple[int, dict[str, bool]]], count: int) -> list[str]:
    command = [sys.executable, "-P", "-c", CHECKSUMS, json.dumps([name, settings, count])]
    environment = {**os.environ, "PYTHONPATH": str(SOURCE)}
    return json.loads(subprocess.run(command, env=environment, capture_output=True, text=True, check=True).stdout)


@pytest.mark.parametrize("name", catalog.names())
def test_seeded_playouts_agree_with_those_of_the_uncompiled_source(name: str) -> None:
    settings = settings_of(name)
    count = -(-PLAYOUTS // (LONG.get(name, 1) * len(settings)))
    compiled = [checksum(make(name, *setting), 1, count) for setting in settings]
    source = checksums_of_source(name, settings, count)
    assert dict(zip(map(str, settings), compiled, strict=True)) == dict(zip(map(str, settings), source, strict=True))


def test_the_checksum_tells_games_apart() -> None:
    game = make("yellowstone_park", 4)
    assert checksum(game, 1, 3) == checksum(game, 1, 3)
    assert checksum(game, 1, 3) != checksum(game, 2, 3)
    assert checksum(game, 1, 3) != checksum(make("yellowstone_park", 4, {"edge_matrix": True}), 1, 3)
