"""A bot with a single answer cannot be told by how long it takes."""

from __future__ import annotations

import time
from types import SimpleNamespace
from typing import Any

import pytest

from gamekeeper import make
from gamekeeper.core.ids import Action
from gamekeeper.core.rng import seed_bytes
from gamekeeper.server.play import Play
from gamekeeper.server.tempo import Tempo


class Asked:
    """A match that asks for one of so many answers."""

    def __init__(self, answers: int, kind: int = 22) -> None:
        self.state: Any = SimpleNamespace(kind_of=lambda seat: kind)
        self.game: Any = SimpleNamespace(legal=lambda state, seat: list(range(answers)))


def test_a_lone_answer_takes_as_long_as_some_answer_to_the_same_question() -> None:
    tempo = Tempo()
    for seconds in (0.25, 0.5, 1.0):
        assert tempo.rest(Asked(3), 0, "hard", seconds, 0.0) == 0.0  # type: ignore[arg-type]
    tempo.rest(Asked(3, kind=2), 0, "hard", 9.0, 0.0)  # type: ignore[arg-type]
    tempo.rest(Asked(3), 1, "easy", 0.01, 0.0)  # type: ignore[arg-type]
    rests = {tempo.rest(Asked(1), 0, "hard", 0.125, 0.0) for _ in range(200)}  # type: ignore[arg-type]
    assert rests == {0.125, 0.375, 0.875}


def test_before_anything_is_known_it_takes_some_time_too() -> None:
    tempo = Tempo()
    rests = {tempo.rest(Asked(1), 0, "hard", 0.0, 0.0) for _ in range(50)}  # type: ignore[arg-type]
    assert len(rests) > 40
    tempo.rest(Asked(4, kind=2), 0, "hard", 2.0, 0.0)  # type: ignore[arg-type]
    assert tempo.rest(Asked(1), 0, "hard", 0.0, 0.0) == 2.0  # type: ignore[arg-type]


@pytest.mark.parametrize("least", [0.0, 0.4])
def test_the_least_time_between_moves_holds_for_both(least: float) -> None:
    tempo = Tempo()
    assert tempo.rest(Asked(2), 0, "easy", 0.1, least) == pytest.approx(max(0.0, least - 0.1))  # type: ignore[arg-type]
    assert tempo.rest(Asked(1), 0, "easy", 0.0, least) == pytest.approx(max(least, 0.1))  # type: ignore[arg-type]


def test_a_match_says_whether_there_is_a_choice() -> None:
    play = Play(make("fort", 2), seed_bytes(3))
    tempo = Tempo()
    while len(play.game.legal(play.state, play.game.decider(play.state))) > 1:
        seat = play.game.decider(play.state)
        began = time.monotonic()
        tempo.rest(play, int(seat), "easy", time.monotonic() - began + 5.0, 0.0)
        play.match.play(seat, Action(play.game.legal(play.state, seat)[0]))
    assert tempo.rest(play, int(play.game.decider(play.state)), "easy", 0.0, 0.0) >= 5.0
