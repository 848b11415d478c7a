"""Exercises: positions from matches of bots in which one answer is clearly best, and why.

A game's exercises lie in ``exercises/<game>.jsonl``, one a line, made by ``tools/exercises.py``. One is
a match played again up to a decision, so that it is shown as the table is, through the eyes of the seat that decides.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Any, Final, NamedTuple

import msgspec

from gamekeeper import catalog, kits
from gamekeeper.bots.advice import Alternative
from gamekeeper.core.errors import GamekeeperError
from gamekeeper.core.game import Game
from gamekeeper.core.ids import Action, Seat
from gamekeeper.core.info import OptionValue
from gamekeeper.core.match import Match
from gamekeeper.core.texts import Option

KEPT: Final = 64  # exercises laid out, to be looked at and answered
ID_DIGITS: Final = 10


class UnknownExercise(GamekeeperError):
    """There is no such exercise."""


class Answer(msgspec.Struct, frozen=True):
    """An answer that was looked at closely: what it changes, and what became of the games played on from it."""

    action: str
    parts: dict[str, int]
    counts: dict[str, int]
    games: int
    wins: float
    facts: dict[str, int]
    won: dict[str, float]


class Exercise(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A match, and who decides after these rows; `answers` are the best one and those that come next, in this order."""

    rules_version: int
    seats: int
    options: dict[str, OptionValue]
    seed: str
    rows: list[tuple[int, str]]
    seat: int
    answers: list[Answer]

    @property
    def id(self) -> str:
        """Its name in addresses and on devices that note what was found."""
        return f"{self.seed[:ID_DIGITS]}-{len(self.rows)}"


# made here once: at its first use msgspec works out how, and two threads at that at once end the process
DECODER: Final = msgspec.json.Decoder(Exercise)


class Laid(NamedTuple):
    """An exercise on the table: the match at the decision, and the answers there are by number."""

    exercise: Exercise
    match: Match[Any]
    marks: list[int]  # how many events there were after 0, 1, 2 … rows
    options: dict[int, Option]

    @property
    def game(self) -> Game[Any]:
        """The game of its table."""
        return self.match.game

    @property
    def seat(self) -> Seat:
        """Who decides."""
        return Seat(self.exercise.seat)

    def told(self, answer: Answer) -> Alternative:
        """An answer as reasons know it."""
        made = Alternative(Action(self.game.read(self.match.state, answer.action, self.seat)), 0.0, 0.0, {}, {})
        made.change, made.counts = answer.parts, answer.counts
        made.games, made.wins, made.facts, made.won = answer.games, answer.wins, answer.facts, answer.won
        return made

    @property
    def best(self) -> Action:
        """The answer to find."""
        return self.told(self.exercise.answers[0]).action

    def compared(self, given: Action) -> list[Alternative]:
        """The best answer and the one it is compared with: what was answered, where that was looked at closely."""
        best, *others = (self.told(one) for one in self.exercise.answers)
        return [best, next((one for one in others if one.action == given), others[0])]


@lru_cache(maxsize=16)
def exercises(game: str) -> tuple[Exercise, ...]:
    """Those of a game, in the order in which they are offered; none where its package brings none."""
    catalog.info(game)
    kit = kits.find(game)
    file = None if kit is None else kit.exercises
    return () if file is None else tuple(DECODER.decode(line) for line in file.read_bytes().splitlines())


@lru_cache(maxsize=KEPT)
def laid(game: str, name: str) -> Laid:
    """An exercise of a game with its match played up to the decision; UnknownExercise for one that is not there."""
    found = next((one for one in exercises(game) if one.id == name), None)
    if found is None:
        raise UnknownExercise(f"{game} has no exercise {name!r}")
    match = Match(catalog.make(game, found.seats, found.options), bytes.fromhex(found.seed))
    marks = [len(match.sink.events)]
    for seat, text in found.rows:
        match.play(Seat(seat), Action(match.game.read(match.state, text, Seat(seat))))
        marks.append(len(match.sink.events))
    options = match.game.prompt(match.state, Seat(found.seat)).options
    return Laid(found, match, marks, {int(option.action): option for option in options})
