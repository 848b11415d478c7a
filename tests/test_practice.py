"""Exercises: they load, their answers are legal, and the best of them was clearly best."""

from __future__ import annotations

import pytest

from gamekeeper import catalog, practice
from gamekeeper.bots.advice import reasons
from gamekeeper.cli.app import is_compiled
from gamekeeper.core.ids import Action

GAMES = [name for name in catalog.names() if practice.exercises(name)]
LAID = 1000 if is_compiled() else 2  # of each game: to play matches again takes its time


@pytest.mark.parametrize("game", GAMES)
def test_exercises_are_made_by_the_present_rules(game):
    found = practice.exercises(game)
    assert len({one.id for one in found}) == len(found)
    assert {one.rules_version for one in found} == {catalog.info(game).rules_version}


@pytest.mark.parametrize("game", GAMES)
def test_the_best_answer_of_an_exercise_is_clearly_best(game):
    """By a tenth of the games played on from it, or by the stars of the best line behind it."""
    for one in practice.exercises(game):
        best, *others = one.answers
        assert others
        if best.games > 0:
            assert best.wins / best.games - max(answer.wins / answer.games for answer in others) >= 0.1
        else:
            assert best.counts["line"] - max(answer.counts["line"] for answer in others) >= 3


@pytest.mark.parametrize("game", GAMES)
def test_exercises_still_load_and_their_answers_are_legal(game):
    shortest = sorted(practice.exercises(game), key=lambda one: len(one.rows))
    for one in shortest[:LAID]:
        laid = practice.laid(game, one.id)
        assert laid.match.state.owes(laid.seat)
        assert len(laid.options) > 2
        assert all(int(laid.told(answer).action) in laid.options for answer in one.answers)
        for given in laid.options:
            best, other = laid.compared(Action(given))
            assert best.action == laid.best != other.action
            why = reasons([best, other], laid.options)
            assert why.won or [one.key.partition(".")[0] for one in (*why.own, *why.other)] == ["gain-line"] * 2


def test_an_exercise_that_is_not_there():
    with pytest.raises(practice.UnknownExercise):
        practice.laid("fort", "none")
