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
PLAYOUTS = 500 if is_compiled() else 40  # per game; uncompiled this compares two processes of one mode
LONG = {"iditacards": 4}  # how many times as long as the others' its games of random players are
SETTINGS = [
    (name, seats, {spec.key: not spec.default} if spec else {})
    for name in catalog.names()
    for seats in catalog.info(name).seats
    for spec in [None, *(spec for spec in catalog.info(name).options_for(seats) if spec.is_bool)]
]
pytestmark = pytest.mark.slow
CHECKSUM = """
import json, sys
from gamekeeper import make
from gamekeeper.bots import playout

name, seats, options, count = json.loads(sys.argv[1])
assert playout.__file__.endswith(".py"), playout.__file__
print(playout.checksum(make(name, seats, options), 1, count))
"""


def test_the_mode_under_test_is_the_one_meant() -> None:
    """`make test` says what it expects, so that a build that fell back cannot pass for a compiled one."""
    expected = os.environ.get("GAMEKEEPER_EXPECT")
    if expected is not None:
        assert expected == ("compiled" if is_compiled() else "interpreted")


def checksum_of_source(name: str, seats: int, options: dict[str, bool], count: int) -> str:
    order = json.dumps([name, seats, options, count])
    command = [sys.executable, "-P", "-c", CHECKSUM, order]
    environment = {**os.environ, "PYTHONPATH": str(SOURCE)}
    return subprocess.run(command, env=environment, capture_output=True, text=True, check=True).stdout.strip()


@pytest.mark.parametrize(("name", "seats", "options"), SETTINGS)
def test_seeded_playouts_agree_with_those_of_the_uncompiled_source(
    name: str, seats: int, options: dict[str, bool]
) -> None:
    count = -(-PLAYOUTS // (LONG.get(name, 1) * sum(setting[0] == name for setting in SETTINGS)))
    assert checksum(make(name, seats, options), 1, count) == checksum_of_source(name, seats, options, count)


def test_the_checksum_tells_games_apart() -> None:
    game = make("yellowstone_park", 4)
    assert checksum(game, 1, 3) == checksum(game, 1, 3)
    assert checksum(game, 1, 3) != checksum(game, 2, 3)
    assert checksum(game, 1, 3) != checksum(make("yellowstone_park", 4, {"edge_matrix": True}), 1, 3)
