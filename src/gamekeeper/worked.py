"""Worked examples of the rules pages as positions that can be played.

Those of a game lie in ``examples/<game>.toml``: who sits where, and the answers it takes; the positions in
``examples/<game>.json``, as the engine saves them, written by ``tools/examples.py`` from the tables that the tests lay.
They are first games (`gamekeeper.lesson`) that begin with a position instead of a deal. The words are ``example-<id>``,
``example-<id>-done`` for what came of it and ``example-<id>-try`` before an answer that the rules forbid; what they
count stands in the view.
"""

from __future__ import annotations

import tomllib
from base64 import b64decode
from collections.abc import Sequence
from functools import lru_cache
from typing import Any, Final

import msgspec

from gamekeeper import catalog, kits
from gamekeeper.core.game import Game
from gamekeeper.core.ids import Params
from gamekeeper.core.texts import Phrase
from gamekeeper.lesson import Lesson, NoLesson, Step, Taught, counted


class Example(Lesson, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A worked example: the paragraph of the rules page it is, its steps, and what is to be counted after the last one.

    `numbers` are what the words call what the view of who plays says then, `then` what the rules page says of them.
    """

    id: str
    rules_version: int = 0
    seats: int = 2
    seat: int = 0
    seed: int = 0
    numbers: dict[str, str]
    then: dict[str, int]


class Examples(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The file of a game."""

    examples: list[Example]


# made here once: at its first use msgspec works out how, and two threads at that at once end the process
DECODER: Final = msgspec.json.Decoder(Examples)
POSITIONS: Final = msgspec.json.Decoder(dict[str, str])


@lru_cache(maxsize=16)
def examples(game: str) -> tuple[Example, ...]:
    """The worked examples of a game in the order of its rules page; none where its package brings none."""
    catalog.info(game)
    kit = kits.find(game)
    file = None if kit is None else kit.examples
    if file is None:
        return ()
    return tuple(DECODER.decode(msgspec.json.encode(tomllib.loads(file.read_text("utf-8")))).examples)


@lru_cache(maxsize=16)
def positions(game: str) -> dict[str, str]:
    """The positions they begin with, in base 64."""
    kit = kits.find(game)
    file = None if kit is None else kit.examples
    return {} if file is None else POSITIONS.decode(file.with_suffix(".json").read_bytes())


class Worked(Taught):
    """A worked example as far as it was played. NoLesson where there is none such, or the answers are others."""

    def __init__(self, name: str, number: str, given: Sequence[str] = ()) -> None:
        found = next((one for one in examples(name) if one.id == number), None)
        if found is None:
            raise NoLesson(f"{name} has no example {number!r} to play: {', '.join(one.id for one in examples(name))}")
        self.name = name
        self.example = found
        super().__init__(name, given, found)

    def laid(self, game: Game[Any]) -> Any:
        """The position of the rules page."""
        return game.load(b64decode(positions(self.name)[self.example.id]))

    @property
    def about(self) -> Phrase | None:
        """The position, and what to look at."""
        return Phrase(f"example-{self.example.id}", {}, self.example.id)

    @property
    def text(self) -> Phrase:
        """The answer to give, why another one is to be tried, and at the end what came of it."""
        if self.step is None:
            return Phrase(f"example-{self.example.id}-done", {**self.counts}, self.example.id)
        if self.refusal is not None:
            return Phrase(f"example-{self.example.id}-try", dict(self.refusal.params))
        return self.asked(self.read(self.step.answers[0])).text

    @property
    def counts(self) -> dict[str, int]:
        """What there is to count now, as who plays sees it."""
        view = self.game.view(self.match.state, self.seat)
        return {name: counted(view, path) for name, path in self.example.numbers.items()}

    def said(self, step: Step, told: Phrase, numbers: Params) -> Phrase:
        """The answer with what it did, or the reason."""
        return told


def played(game: str, number: str, given: Sequence[str] = ()) -> Taught:
    """A first game after some answers; with a number, that worked example."""
    return Worked(game, number, given) if number else Taught(game, given)
