"""First games: a prepared match that teaches its game, one thing to do after the other, at the real table.

A game's first game lies in ``lessons/<game>.toml``: a deal, what the others play, and steps. A step is a question of
the match with the answers it wishes for, or an answer that the rules forbid, which is tried to learn why. The words are
``lesson-<step>`` and ``lesson-<step>-done`` of the game; what they name comes from the answer, from the engine's reason
and from the view, so that they cannot speak of another match than the one on the table.
"""

from __future__ import annotations

import tomllib
from collections.abc import Mapping, Sequence
from functools import lru_cache
from typing import Any, Final, NamedTuple

import msgspec

from gamekeeper import catalog, kits
from gamekeeper.core.errors import GamekeeperError
from gamekeeper.core.game import Game
from gamekeeper.core.ids import Action, Params, Seat
from gamekeeper.core.info import OptionValue
from gamekeeper.core.match import Match
from gamekeeper.core.rng import seed_bytes
from gamekeeper.core.telling import Rest
from gamekeeper.core.texts import Option, Phrase

RIVALS: Final = "easy"  # who sits on the other seats, for who plays on
BEFORE: Final = "-before"  # how the words call a number as it was before the answer


class NoLesson(GamekeeperError):
    """The game has no first game, or it does not come to where somebody wants to go on."""


class Step(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One thing to do, after the prepared rows `before`: one of `answers`, the first of which the words speak of.

    With `refused` it is to be tried instead, and leads nowhere. `rule` is the paragraph it is about; `numbers` are what
    the words call what stands there in the view of who learns (``/malus/0``), lists by their length.
    """

    name: str = ""
    answers: list[str] = []
    refused: str = ""
    before: list[tuple[int, str]] = []
    rule: str = ""
    numbers: dict[str, str] = {}

    @property
    def text(self) -> str:
        """The answer its words speak of."""
        return self.refused or self.answers[0]


class Lesson(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A deal, who learns, the steps, and what the others play after the last one."""

    rules_version: int
    seats: int
    seat: int
    seed: int
    steps: list[Step]
    options: dict[str, OptionValue] = {}
    after: list[tuple[int, str]] = []


class Tried(NamedTuple):
    """What became of an answer: whether the first game goes on, and why the rules forbid it where they do."""

    is_taken: bool
    reason: Phrase | None = None


# made here once: at its first use msgspec works out how, and two threads at that at once end the process
DECODER: Final = msgspec.json.Decoder(Lesson)


@lru_cache(maxsize=16)
def lesson(game: str) -> Lesson | None:
    """The first game of a game; None where its package brings none."""
    catalog.info(game)
    kit = kits.find(game)
    file = None if kit is None else kit.lesson
    return None if file is None else DECODER.decode(msgspec.json.encode(tomllib.loads(file.read_text("utf-8"))))


def step_about(game: str, rule: str) -> int | None:
    """The first step of a first game that is about a paragraph of the rules, counted from 0; None where none is."""
    found = lesson(game)
    rules = [] if found is None else [step.rule for step in found.steps]
    return rules.index(rule) if rule and rule in rules else None


class Taught:
    """A first game as far as it has come: who learns owes an answer at its table, or has all behind it."""

    def __init__(self, name: str, given: Sequence[str] = (), found: Lesson | None = None) -> None:
        found = lesson(name) if found is None else found
        if found is None:
            raise NoLesson(f"{name} has no first game")
        self.lesson = found
        self.given: list[str] = []  # what was answered, step by step
        self.done: Phrase | None = None  # what is said of the last answer
        made = catalog.make(name, found.seats, found.options)
        self.match: Match[Any] = Match(made, seed_bytes(found.seed), self.laid(made))
        self.match.tell([self.seat])
        self.marks = [len(self.match.sink.events)]  # how many events there were after 0, 1, 2 … rows
        self.rests: list[Rest] = [{}]
        self.begun = [0]  # how many events there were before 0, 1, 2 … answers
        self.go_on()
        for text in given:
            if self.step is None or not self.attempt(self.read(text)).is_taken:
                raise NoLesson(f"{text!r} is no answer of step {len(self.given) + 1}")

    @classmethod
    def at(cls, name: str, number: int) -> Taught:
        """A first game that has come to a step, counted from 0, by what the words before it speak of."""
        steps = cls(name).lesson.steps
        if not 0 <= number < len(steps):
            raise NoLesson(f"the first game of {name} has no step {number + 1}: 1 to {len(steps)} are there")
        return cls(name, [step.text for step in steps[:number]])

    def laid(self, game: Game[Any]) -> Any:
        """The position it begins with; None for a match that begins as dealt."""
        return None

    @property
    def game(self) -> Game[Any]:
        """The game of its table."""
        return self.match.game

    @property
    def about(self) -> Phrase | None:
        """What it is about as a whole; None where every step says that."""
        return None

    @property
    def seat(self) -> Seat:
        """Who learns."""
        return Seat(self.lesson.seat)

    @property
    def step(self) -> Step | None:
        """What is to be done now; None at the end."""
        number = len(self.given)
        return self.lesson.steps[number] if number < len(self.lesson.steps) else None

    @property
    def wished(self) -> Option | None:
        """The answer the words speak of, None where a forbidden one is to be tried, and at the end."""
        step = self.step
        return None if step is None or step.refused else self.option(self.read(step.answers[0]))

    @property
    def refusal(self) -> Phrase | None:
        """What the rules say to what is to be tried now."""
        step = self.step
        if step is None or not step.refused:
            return None
        return self.game.why_not(self.match.state, self.seat, self.read(step.refused))

    @property
    def text(self) -> Phrase:
        """What is to be done now, and at the end what was learned."""
        step = self.step
        if step is None:
            told = {key: int(value) for key, value in self.game.options.items() if value is not None}
            return Phrase("lesson-end", {**told})
        about = self.asked(self.read(step.answers[0])).text if self.refusal is None else self.refusal
        return Phrase(f"lesson-{step.name}", {**about.params, **self.numbers(step)}, step.rule)

    def read(self, text: str) -> Action:
        """An action by its text."""
        return self.game.read(self.match.state, text, self.seat)

    def option(self, action: Action) -> Option | None:
        """An answer there is now."""
        options = self.game.prompt(self.match.state, self.seat).options
        return next((option for option in options if option.action == action), None)

    def asked(self, action: Action) -> Option:
        """An answer that has to be there."""
        found = self.option(action)
        if found is None:
            raise NoLesson(f"{self.game.show(self.match.state, action)} is no answer")
        return found

    def attempt(self, action: Action) -> Tried:
        """Give an answer: the match goes on if it was wished for, and stays where it is if not."""
        step = self.step
        reason = self.game.why_not(self.match.state, self.seat, action)
        if step is None:
            return Tried(False, reason)
        if reason is not None:
            return self.try_forbidden(reason)
        text = self.game.show(self.match.state, action)
        if text not in step.answers:
            return Tried(False)
        told, before = self.asked(action).text, self.numbers(step, BEFORE)
        self.begun.append(len(self.match.sink.events))
        self.play(self.seat, text)
        self.turn(step, text, told, {**before, **self.numbers(step)})
        return Tried(True)

    def try_forbidden(self, reason: Phrase) -> Tried:
        """Something was tried that the rules forbid; where that was wished for, it is learned by the same reason."""
        step, wished = self.step, self.refusal
        if step is None or wished is None or (wished.key, wished.rule) != (reason.key, reason.rule):
            return Tried(False, reason)
        self.begun.append(len(self.match.sink.events))
        self.turn(step, step.refused, reason, self.numbers(step))
        return Tried(True, reason)

    def turn(self, step: Step, text: str, told: Phrase, numbers: Params) -> None:
        """A step is done; on to the next one."""
        self.given.append(text)
        self.done = self.said(step, told, numbers)
        self.go_on()

    def said(self, step: Step, told: Phrase, numbers: Params) -> Phrase:
        """What came of an answer, or of the reason why it is none."""
        return Phrase(f"lesson-{step.name}-done", {**told.params, **numbers}, step.rule)

    def go_on(self) -> None:
        """What the others play until there is something to do."""
        step = self.step
        for seat, text in self.lesson.after if step is None else step.before:
            self.play(Seat(seat), text)

    def play(self, seat: Seat, text: str) -> None:
        """One row of the match."""
        row = self.match.attempt(seat, self.game.read(self.match.state, text, seat))
        self.match.adopt(row)
        self.marks.append(len(self.match.sink.events))
        self.rests.append(row.rest)

    def numbers(self, step: Step, form: str = "") -> Params:
        """What the words may count, as who learns sees it now."""
        if not step.numbers:
            return {}
        view = self.game.view(self.match.state, self.seat)
        return {f"{name}{form}": counted(view, path) for name, path in step.numbers.items()}


def counted(view: Mapping[str, object], path: str) -> int:
    """The number at a path of a view, or how many there are."""
    found: Any = view
    for part in path.removeprefix("/").split("/"):
        found = found[int(part)] if isinstance(found, Sequence) else found[part]
    return found if isinstance(found, int) else len(found)
