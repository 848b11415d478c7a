"""Golden transcripts: whole matches as text, compared line by line (`make golden` rewrites them)."""

from __future__ import annotations

import ast
import re
from pathlib import Path

import pytest

from gamekeeper import make
from gamekeeper.core.agenda import Question
from gamekeeper.games.fort.texts import ENDINGS, PERKS, RULES
from games.fort.golden import MATCHES, Match
from games.played import wild
from games.told import told

FOLDER = Path(__file__).parent / "transcripts"
TOLD = Path(__file__).parent / "told"
PACKAGE = Path(__file__).parents[3] / "src/gamekeeper/games/fort"
EVENT = re.compile(r"^    (?:\(seat \d\) )?([a-z-]+) ", re.MULTILINE)
USED = {  # what shows that a perk was used
    "birthday-party": r"\n    birthday seat=",
    "bribe": r"\n    lookout(?:-unseen)? seat=.* from=(?:park|yard)",
    "copy-cat": r"\n    follow seat=(seat:\d) .*\n(?:\d+\. .*\n)    follow seat=\1 ",
    "sticky-fingers": r"\n    pack .* from=supply:",
    "diy": r"\n    diy seat=",
    "do-over": r"\n    do-over seat=",
    "recycling": r"\n    recycle seat=",
    "rough-housing": r"\n    rough seat=",
}


KEY_PLACES = {
    "emit": 1,
    "tell": 1,
    "tell_goods": 1,
    "tell_cards": 2,
    "discard_all": 2,
    "tell_moved": 2,
    "leave_game": 2,
}


def texts() -> dict[str, str]:
    """All transcripts on file."""
    return {path.stem: path.read_text("utf-8") for path in FOLDER.glob("*.txt")}


def unwrapped(name: str) -> str:
    """A transcript with one line an event."""
    return re.sub(r"\n        ", " ", texts()[name])


def emitted_keys() -> set[str]:
    """The keys of all events that the game's source emits, by `emit` and by the functions that tell for it."""
    keys: set[str] = set()
    for path in PACKAGE.glob("*.py"):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.Call):
                called = node.func.attr if isinstance(node.func, ast.Attribute) else getattr(node.func, "id", "")
                place = KEY_PLACES.get(called)
                if place is not None and len(node.args) > place and isinstance(node.args[place], ast.Constant):
                    keys.add(str(node.args[place].value))
    return keys | {"convert", "spend", "trash", "trash-rival"}


@pytest.mark.parametrize("name", MATCHES)
def test_the_match_plays_as_it_did(name: str) -> None:
    assert MATCHES[name].transcript() == texts()[name]


@pytest.mark.parametrize("name", MATCHES)
def test_readers_are_told_what_they_were(name: str) -> None:
    assert told("fort", MATCHES[name], FOLDER / f"{name}.txt") == (TOLD / f"{name}.txt").read_text("utf-8")


def test_there_is_a_transcript_for_each_match_and_no_other() -> None:
    assert texts().keys() == {path.stem for path in TOLD.glob("*.txt")} == MATCHES.keys()


def test_every_ending_occurs() -> None:
    found = {re.search(r"^outcome ([a-z-]+),", text, re.MULTILINE)[1] for text in texts().values()}
    assert found == set(ENDINGS) - {""}
    for name in ("points", "fort", "park-deck"):
        assert f"\noutcome {name}," in texts()[name]


def test_every_event_occurs() -> None:
    assert len(emitted_keys()) >= 40
    assert {key for text in texts().values() for key in EVENT.findall(text)} == emitted_keys()


@pytest.mark.parametrize("perk", PERKS)
def test_every_perk_is_taken_and_used(perk: str) -> None:
    text = unwrapped(perk)
    assert re.search(rf"perk-taken seat=seat:\d perk={perk}\n", text)
    if perk != "xxl-backpack":
        assert re.search(USED[perk], text)
        return
    full = []
    for found in re.finditer(r"pack seat=(seat:\d) .*pack-pizza=(\d) pack-toys=(\d)", text):
        levels = re.findall(rf"advance seat={found[1]} level=(\d)", text[: found.start()])
        full.append(int(found[2]) + int(found[3]) > int(levels[-1] if levels else 0) + 1)
    assert any(full)


@pytest.mark.parametrize("rule", RULES)
def test_every_made_up_rule_is_shown_and_gives_points(rule: str) -> None:
    shown = re.search(rf"rules-shown seat=seat:\d rule={rule} count=(\d+)\n", unwrapped(rule))
    assert shown is not None
    assert int(shown[1]) > 0


def test_every_number_of_players_and_set_up_occurs() -> None:
    assert {match.seats for match in MATCHES.values()} == {2, 3, 4}
    headings = " ".join(text.splitlines()[1] for text in texts().values())
    assert "draft True" in headings
    assert "draft False" in headings


def test_every_kind_of_question_is_answered() -> None:
    words = {word for text in texts().values() for word in re.findall(r"^\d+\. seat \d ([a-z]+)", text, re.MULTILINE)}
    assert {"none", "diy", "recycle", "public", "private", "done", "pass", "use", "top"} <= words
    assert {"pizza", "toy", "suit", "stuff", "pack", "supply", "seat", "rule", "perk", "go"} <= words
    assert {"hand", "discard", "park", "yard"} <= words
    assert sum(isinstance(item, Question) for item in make("fort").items) == 26


def test_a_change_of_play_changes_the_transcript() -> None:
    one, other = (Match(3, wild, seed, turn_cap=4).transcript() for seed in (1, 2))
    assert one != other
    assert one == Match(3, wild, 1, turn_cap=4).transcript()
