"""Golden transcripts: whole matches as text, compared line by line (`make golden` rewrites them)."""

from __future__ import annotations

import ast
import re
from pathlib import Path

import pytest

from gamekeeper.core.rng import seed_bytes, stream
from gamekeeper.games.yellowstone_park.scoring import ENDINGS
from games.played import wild
from games.told import told
from games.yellowstone_park.golden import MATCHES, Match

FOLDER = Path(__file__).parent / "transcripts"
TOLD = Path(__file__).parent / "told"
PACKAGE = Path(__file__).parents[3] / "src/gamekeeper/games/yellowstone_park"
EVENT = re.compile(r"^    (?:\(seat \d\) )?([a-z-]+) ", re.MULTILINE)


def texts() -> dict[str, str]:
    """All transcripts on file."""
    return {path.stem: path.read_text("utf-8") for path in FOLDER.glob("*.txt")}


def emitted_keys() -> set[str]:
    """The keys of all events that the game's source emits."""
    calls = [
        node
        for path in PACKAGE.glob("*.py")
        for node in ast.walk(ast.parse(path.read_text("utf-8")))
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute) and node.func.attr == "emit"
    ]
    return {call.args[1].value for call in calls if isinstance(call.args[1], ast.Constant)}


@pytest.mark.parametrize("name", MATCHES)
def test_the_match_plays_as_it_did(name: str) -> None:
    assert MATCHES[name].transcript() == texts()[name]


@pytest.mark.parametrize("name", MATCHES)
def test_readers_are_told_what_they_were(name: str) -> None:
    assert told("yellowstone_park", MATCHES[name], FOLDER / f"{name}.txt") == (TOLD / f"{name}.txt").read_text("utf-8")


def test_there_is_a_transcript_for_each_match_and_no_other() -> None:
    assert texts().keys() == {path.stem for path in TOLD.glob("*.txt")} == MATCHES.keys()


def test_every_ending_occurs() -> None:
    found = {re.search(r"^outcome ([a-z-]+),", text, re.MULTILINE)[1] for text in texts().values()}
    assert found == set(ENDINGS) - {""}


def test_every_event_occurs() -> None:
    assert len(emitted_keys()) >= 14
    assert {key for text in texts().values() for key in EVENT.findall(text)} == emitted_keys()


def test_every_number_of_players_and_variant_occurs() -> None:
    assert {match.seats for match in MATCHES.values()} == {2, 3, 4, 5}
    headings = " ".join(text.splitlines()[1] for text in texts().values())
    for option in ("edge_matrix True", "two_player_variant True", "two_player_variant False"):
        assert option in headings


def test_every_kind_of_decision_occurs() -> None:
    words = {word for text in texts().values() for word in re.findall(r"^\d+\. seat \d ([a-z]+)$", text, re.MULTILINE)}
    assert words == {"stop", "refill", "keep", "malus", "pile"}


def test_a_counter_scoring_occurs() -> None:
    assert re.search(r"counter counter=0\n    score ", texts()["two-players-counter"])
    assert "new-pile count=" in texts()["two-players-counter"]


def test_the_edge_earns_its_fifth_and_sixth_space() -> None:
    """A bonus while only rows 1 and 7 are occupied, followed on the board by the transcript alone."""
    board: dict[str, str] = {}
    steps = set()
    for line in re.sub(r"\n        ", " ", texts()["edge"]).splitlines():
        key, params = line.split()[0] if line else "", dict(re.findall(r"(\S+)=(\S+)", line))
        if key in ("lay", "turn-up"):
            board[params["card"]] = params["space"]
        elif key == "collect":
            board = {card: space for card, space in board.items() if card not in params["cards"].split(",")}
        elif key == "bonus" and {space.split(":")[1] for space in board.values()} == {"1", "7"}:
            steps.add((len(set(board.values())), params["steps"]))
    assert steps == {(5, "1"), (6, "3")}


def test_a_change_of_play_changes_the_transcript() -> None:
    one, other = (Match(3, wild, seed, turn_cap=3).transcript() for seed in (1, 2))
    assert one != other
    assert one == Match(3, wild, 1, turn_cap=3).transcript()


def test_the_driver_has_a_stream_of_its_own() -> None:
    key = seed_bytes(1)
    assert stream(key, "driver").word() != stream(key, "shuffle").word()
