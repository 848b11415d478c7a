"""Golden transcripts: whole matches as text, compared line by line (`make golden` rewrites them)."""

from __future__ import annotations

import re
from typing import Any

import pytest

from gamekeeper import make
from gamekeeper.core.agenda import Question
from gamekeeper.core.ids import Seat
from gamekeeper.core.rng import seed_bytes
from games.goldens import EVENT, events, golden_tests, texts, unwrapped
from games.iditacards.golden import MATCHES, Match
from games.iditacards.table import BOX
from games.played import wild
from words import ftl

GAME = "iditacards"
TEXTS = texts(GAME)
RARE = {"no-room", "renew"}  # after six dogs that cannot die, after a hundred turns: named tests play them
RARELY_ASKED = {"kill-fake"}


def ending(name: str) -> str:
    """The events of the last decision, by name."""
    return " ".join(EVENT.findall(unwrapped(TEXTS[name]).rpartition("\n    turn ")[2]))


test_the_match_plays_as_it_did, test_readers_are_told_what_they_were, test_every_match_has_its_files = golden_tests(
    GAME, MATCHES
)


def test_every_event_occurs() -> None:
    emitted = {key.removeprefix("event-") for key in ftl.language("en", ("iditacards",)) if key.startswith("event-")}
    assert len(emitted) > 40
    assert emitted - events(GAME) == RARE


@pytest.mark.parametrize("alone", [False, True])
def test_every_leg_of_both_sides_is_travelled(alone: bool) -> None:
    found: set[int] = set()
    for name, match in MATCHES.items():
        if (match.seats == 1) == alone:
            game, *positions = replayed(match, TEXTS[name])
            found |= {int(game.setting.leg_at[square]) for s in positions for square in s.position}
    assert found == set(range(len(BOX.legs)))


def test_every_weather_is_rolled() -> None:
    rolled = {weather for text in TEXTS.values() for weather in re.findall(r"\n    weather weather=(\w+)", text)}
    assert rolled == set(BOX.weathers)


@pytest.mark.parametrize("name", [name for name in MATCHES if "-won-by-" in name])
def test_a_race_is_won_by_the_closing_advance_or_by_a_card(name: str) -> None:
    assert "\noutcome finish," in TEXTS[name]
    assert ending(name).endswith("spent go end" if name.endswith("advance") else "takes-effect go end")


@pytest.mark.parametrize(
    ("name", "weather", "key"),
    [
        ("alone-lost-to-wind", "wind", "hypothermia"),
        ("alone-lost-to-rain", "rain", "starvation"),
        ("alone-lost-to-wasteland", "", "starvation"),
    ],
)
def test_who_dies_alone_loses_to_the_weather_or_the_land(name: str, weather: str, key: str) -> None:
    text = unwrapped(TEXTS[name])
    last = re.findall(r"\n    weather weather=(\w+)", text)[-1]
    assert (last == weather) or (not weather and last not in ("wind", "rain"))
    assert re.search(rf"\n    {key} .*\n    die seat=seat:0 .*alone=1\n    end reason=death\n\noutcome death,", text)


@pytest.mark.parametrize(("name", "key"), [("death-of-cold", "hypothermia"), ("death-of-hunger", "starvation")])
def test_in_a_race_who_dies_goes_back(name: str, key: str) -> None:
    assert re.search(rf"\n    {key} seat=(seat:\d) .*\n    die seat=\1 square=\d+ alone=0\n", unwrapped(TEXTS[name]))


@pytest.mark.parametrize(
    ("name", "card", "is_own"),
    [("death-by-a-rivals-card", "tip_sled", False), ("death-by-an-own-card", "travel_light", True)],
)
def test_a_card_kills_a_rival_or_who_plays_it(name: str, card: str, is_own: bool) -> None:
    effect = rf"\n    takes-effect seat=(seat:\d) card={card}#\d+\n(?:    .*\n)*?"
    found = re.search(rf"{effect}    starvation seat=(seat:\d) .*\n    die seat=\2 ", unwrapped(TEXTS[name]))
    assert found is not None
    assert (found[1] == found[2]) == is_own


@pytest.mark.parametrize("name", ["turn-cap", "alone-turn-cap"])
def test_the_turn_cap_ends_a_race(name: str) -> None:
    assert "\noutcome turn-cap," in TEXTS[name]


@pytest.mark.parametrize("option", ["speed_on_advance False", "snow True", "solo_utility True", "upgrade_decks 4"])
def test_every_option_occurs(option: str) -> None:
    assert any(option in text.splitlines()[1] for text in TEXTS.values())


def test_every_number_of_players_occurs() -> None:
    assert {match.seats for match in MATCHES.values()} == {1, 2, 3, 4}


def test_every_kind_of_question_is_answered() -> None:
    asked: set[str] = set()
    for name, match in MATCHES.items():
        game, *positions = replayed(match, TEXTS[name])
        asked |= {game.question(s).key for s in positions[:-1]}
    assert {item.key for item in make("iditacards").items if isinstance(item, Question)} - asked == RARELY_ASKED


def replayed(match: Match, text: str) -> list[Any]:
    """The game of a transcript, and all its positions."""
    game = make("iditacards", match.seats, match.options)
    s = game.setup(seed_bytes(match.seed))
    found = [game, game.copy(s)]
    for seat, action in re.findall(r"^\d+\. seat (\d) (.+)$", text, re.MULTILINE):
        game.apply(s, Seat(int(seat)), game.read(s, action))
        found.append(game.copy(s))
    return found


def test_a_change_of_play_changes_the_transcript() -> None:
    one, other = (Match(3, wild, seed, turn_cap=2).transcript() for seed in (1, 2))
    assert one != other
    assert one == Match(3, wild, 1, turn_cap=2).transcript()
