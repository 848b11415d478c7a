"""Golden transcripts: whole matches as text, compared line by line (`make golden` rewrites them)."""

from __future__ import annotations

import re

import pytest

from gamekeeper import make
from gamekeeper.core.agenda import Question
from gamekeeper.core.ids import Seat
from gamekeeper.core.rng import seed_bytes
from games.dice_theme_park.golden import MATCHES
from games.goldens import emitted_keys, events, golden_tests, texts

GAME = "dice_theme_park"
TEXTS = texts(GAME)
RARE = {"shift", "fresh"}  # only an engineer and a fresh guest do it: named tests play it
RARELY_ASKED = {"shift-from", "shift-to", "showman", "gift", "earlier", "fresh", "swap", "swap-in", "makeover"}

test_the_match_plays_as_it_did, test_readers_are_told_what_they_were, test_every_match_has_its_files = golden_tests(
    GAME, MATCHES
)


def test_every_event_occurs() -> None:
    emitted = emitted_keys(GAME)
    assert len(emitted) > 40
    assert emitted - events(GAME) <= RARE


def test_alone_one_wins_and_loses() -> None:
    endings = {re.findall(r"^outcome ([a-z-]+)", text, re.MULTILINE)[0] for text in TEXTS.values()}
    assert endings == {"last-round", "target-beaten", "target-missed"}


def test_every_number_of_players_and_every_mode_occurs() -> None:
    assert {match.seats for match in MATCHES.values()} == {1, 2, 3, 4}
    assert {match.options.get("game") for match in MATCHES.values()} >= {0, 1, 2}


@pytest.mark.parametrize(
    "option", ["surprises True", "innovations True", "promo True", "solo_side True", "extra_goals 15"]
)
def test_every_option_occurs(option: str) -> None:
    assert any(option in text.splitlines()[1] for text in TEXTS.values())


def test_every_kind_of_question_is_answered_as_declared() -> None:
    asked: set[str] = set()
    for name, match in MATCHES.items():
        game = make(GAME, match.seats, match.options)
        s = game.setup(seed_bytes(match.seed))
        for seat, text in re.findall(r"^\d+\. seat (\d) (.+)$", TEXTS[name], re.MULTILINE):
            question = game.question_of(s, Seat(int(seat)))  # type: ignore[attr-defined]
            action = game.read(s, text)
            asked.add(question.key)
            assert game.codes.is_answer(action, question.key), f"{text} to {question.key}"
            game.apply(s, Seat(int(seat)), action)
    every = {item.key for item in make(GAME, 2).items if isinstance(item, Question)}  # type: ignore[attr-defined]
    assert every - asked <= RARELY_ASKED
