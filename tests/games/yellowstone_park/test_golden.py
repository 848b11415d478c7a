"""Golden transcripts: whole matches as text, compared line by line (`make golden` rewrites them)."""

from __future__ import annotations

import re

from gamekeeper.core.rng import seed_bytes, stream
from gamekeeper.games.yellowstone_park.scoring import ENDINGS
from games.goldens import emitted_keys, events, golden_tests, texts, unwrapped
from games.played import wild
from games.yellowstone_park.golden import MATCHES, Match

GAME = "yellowstone_park"
TEXTS = texts(GAME)


test_the_match_plays_as_it_did, test_readers_are_told_what_they_were, test_every_match_has_its_files = golden_tests(
    GAME, MATCHES
)


def test_every_ending_occurs() -> None:
    found = {re.search(r"^outcome ([a-z-]+),", text, re.MULTILINE)[1] for text in TEXTS.values()}
    assert found == set(ENDINGS) - {""}


def test_every_event_occurs() -> None:
    assert len(emitted_keys(GAME)) >= 14
    assert events(GAME) == emitted_keys(GAME)


def test_every_number_of_players_and_variant_occurs() -> None:
    assert {match.seats for match in MATCHES.values()} == {2, 3, 4, 5}
    headings = " ".join(text.splitlines()[1] for text in TEXTS.values())
    for option in ("edge_matrix True", "two_player_variant True", "two_player_variant False"):
        assert option in headings


def test_every_kind_of_decision_occurs() -> None:
    words = {word for text in TEXTS.values() for word in re.findall(r"^\d+\. seat \d ([a-z]+)$", text, re.MULTILINE)}
    assert words == {"stop", "refill", "keep", "malus", "pile"}


def test_a_counter_scoring_occurs() -> None:
    assert re.search(r"counter counter=0\n    score ", TEXTS["two-players-counter"])
    assert "new-pile count=" in TEXTS["two-players-counter"]


def test_the_edge_earns_its_fifth_and_sixth_space() -> None:
    """A bonus while only rows 1 and 7 are occupied, followed on the board by the transcript alone."""
    board: dict[str, str] = {}
    steps = set()
    for line in unwrapped(TEXTS["edge"]).splitlines():
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
