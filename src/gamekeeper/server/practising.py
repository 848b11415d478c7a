"""Exercises as tables: the position as the seat that decides sees it, and what its answer was worth."""

from __future__ import annotations

from typing import Final

from gamekeeper import practice
from gamekeeper.bots.advice import reasons
from gamekeeper.core.ids import Action
from gamekeeper.server import sight
from gamekeeper.server.errors import IllegalAction
from gamekeeper.server.hinting import Asked
from gamekeeper.server.laid import table
from gamekeeper.server.wire import Phrase, Update
from gamekeeper.server.wire_practice import Verdict

RIVALS: Final = "medium"


def names(game: str) -> list[str]:
    """The exercises of a game."""
    return [one.id for one in practice.exercises(game)]


def shown(game: str, name: str) -> Update:
    """The table of an exercise with all events that its seat may know."""
    laid = practice.laid(game, name)
    marks = laid.marks
    return table(name, laid.match, int(laid.seat), RIVALS, marks, [], marks[-1], 0)


def judged(game: str, name: str, answer: str) -> Verdict:
    """What an answer was worth. Raises IllegalAction for one that is none."""
    laid = practice.laid(game, name)
    seat, best = laid.seat, laid.best
    asked = Asked(laid.game, laid.match.state, seat)
    given = Action(laid.game.read(asked.known, answer, seat))
    reason = sight.why_not(laid.game, laid.match.state, seat, given)
    if reason is not None:
        raise IllegalAction(answer, reason)
    told = [sight.option_for(laid.game, asked.known, seat, asked.options[int(one)]) for one in (given, best)]
    why = asked.reasons(reasons(laid.compared(given), asked.options))
    return Verdict(given == best, told[0], told[1], why)


def why_pointed(game: str, name: str, elements: list[str]) -> Phrase | None:
    """Why what was pointed at is no answer; None when there is nothing to say."""
    laid = practice.laid(game, name)
    reason = sight.why_pointed(laid.game, laid.match.state, laid.seat, elements)
    return None if reason is None else sight.phrase(reason)
