"""A golden match: played from its seed by a driver and written down; each game lists its own in ``golden.py``.

`tools/golden.py` writes the texts to transcripts/, test_golden.py compares. Choices come from the seed alone, never
from a bot, so a transcript changes only when the rules, the box or the events do.
"""

from __future__ import annotations

import textwrap
from collections.abc import Callable, Iterator
from typing import Any

from gamekeeper import make
from gamekeeper.core.events import Event, Sink
from gamekeeper.core.game import Game
from gamekeeper.core.ids import EVERYONE, Action
from gamekeeper.core.rng import Rng, seed_bytes, stream

Driver = Callable[..., Action]


class Played:
    """How many seats, who drives, from which seed, what is wished for, with which options. A game's class names it."""

    name = ""

    def __init__(self, seats: int, driver: Driver, seed: int, wish: str = "", **options: bool | int) -> None:
        self.seats = seats
        self.driver = driver
        self.seed = seed
        self.wish = wish
        self.options = options

    def drive(self, game: Game[Any], s: Any, rng: Rng) -> Action:
        """The answer to what is asked."""
        return self.driver(game, s, rng, self.wish)

    def card(self, game: Game[Any], number: int) -> str:
        """A card as text."""
        raise NotImplementedError

    def transcript(self) -> str:
        """The whole match as text: a heading, each decision with its events under it, the result."""
        game = make(self.name, self.seats, self.options)
        return "\n".join([*self.heading(game), *self.decisions(game)]) + "\n"

    def heading(self, game: Game[Any]) -> Iterator[str]:
        """Which game this is."""
        yield f"{self.name.replace('_', ' ').title()}, rules version {game.info.rules_version}"
        yield f"seats {self.seats}, options {', '.join(f'{key} {value}' for key, value in game.options.items())}"
        wish = f", wishing for {self.wish}" if self.wish else ""
        yield f"seed {self.seed}, played {self.driver.__name__}{wish}"

    def decisions(self, game: Game[Any]) -> Iterator[str]:
        """What was done and what happened."""
        key = seed_bytes(self.seed)
        sink = Sink()
        s = game.setup(key, sink)
        rng = stream(key, "driver")
        yield ""
        yield from self.lines(game, sink.events)
        number = 0
        while not game.is_over(s):
            number += 1
            seat, first = game.decider(s), len(sink.events)
            action = self.drive(game, s, rng)
            yield f"{number}. seat {seat} {game.show(s, action)}"
            game.apply(s, seat, action)
            yield from self.lines(game, sink.events[first:])
        yield ""
        yield f"outcome {game.outcome(s)}, scores {game.scores(s)}, places {game.ranking(s)}"

    def lines(self, game: Game[Any], events: list[Event]) -> Iterator[str]:
        """Events as text, those for one seat marked."""
        for event in events:
            reader = "" if event.audience == EVERYONE else f"(seat {event.audience}) "
            params = " ".join(f"{key}={self.shown(game, value)}" for key, value in event.params.items())
            yield from textwrap.wrap(
                f"{reader}{event.key} {params}", 110, initial_indent="    ", subsequent_indent="        "
            )

    def shown(self, game: Game[Any], value: object) -> str:
        """A parameter as text."""
        if isinstance(value, list):
            return ",".join(self.shown(game, item) for item in value) or "none"
        kind, _, number = str(value).partition(":")
        return self.card(game, int(number)) if kind == "card" else str(value)


def wild(game: Game[Any], s: Any, rng: Rng, wish: str = "") -> Action:
    """Any legal action, all equally likely."""
    legal = game.legal(s, game.decider(s))
    return Action(legal[rng.below(len(legal))])
