"""Golden transcripts: whole matches as text, compared line by line (`make golden` rewrites them)."""

from __future__ import annotations

import re

import pytest

from gamekeeper import make
from gamekeeper.core.agenda import Question
from gamekeeper.games.fort.texts import ENDINGS, PERKS, RULES
from games.fort.golden import MATCHES, Match
from games.goldens import emitted_keys, events, golden_tests, texts, unwrapped
from games.played import wild

GAME = "fort"
TEXTS = texts(GAME)
VERBS = {"convert", "spend", "trash", "trash-rival"}  # tell by their own key
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


test_the_match_plays_as_it_did, test_readers_are_told_what_they_were, test_every_match_has_its_files = golden_tests(
    GAME, MATCHES
)


def test_every_ending_occurs() -> None:
    found = {re.search(r"^outcome ([a-z-]+),", text, re.MULTILINE)[1] for text in TEXTS.values()}
    assert found == set(ENDINGS) - {""}
    for name in ("points", "fort", "park-deck"):
        assert f"\noutcome {name}," in TEXTS[name]


def test_every_event_occurs() -> None:
    assert len(emitted_keys(GAME)) >= 40
    assert events(GAME) == emitted_keys(GAME) | VERBS


@pytest.mark.parametrize("perk", PERKS)
def test_every_perk_is_taken_and_used(perk: str) -> None:
    text = unwrapped(TEXTS[perk])
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
    shown = re.search(rf"rules-shown seat=seat:\d rule={rule} count=(\d+)\n", unwrapped(TEXTS[rule]))
    assert shown is not None
    assert int(shown[1]) > 0


def test_every_number_of_players_and_set_up_occurs() -> None:
    assert {match.seats for match in MATCHES.values()} == {2, 3, 4}
    headings = " ".join(text.splitlines()[1] for text in TEXTS.values())
    assert "draft True" in headings
    assert "draft False" in headings


def test_every_kind_of_question_is_answered() -> None:
    words = {word for text in TEXTS.values() for word in re.findall(r"^\d+\. seat \d ([a-z]+)", text, re.MULTILINE)}
    assert {"none", "diy", "recycle", "public", "private", "done", "pass", "use", "top"} <= words
    assert {"pizza", "toy", "suit", "stuff", "pack", "supply", "seat", "rule", "perk", "go"} <= words
    assert {"hand", "discard", "park", "yard"} <= words
    assert sum(isinstance(item, Question) for item in make("fort").items) == 26


def test_a_change_of_play_changes_the_transcript() -> None:
    one, other = (Match(3, wild, seed, turn_cap=4).transcript() for seed in (1, 2))
    assert one != other
    assert one == Match(3, wild, 1, turn_cap=4).transcript()
