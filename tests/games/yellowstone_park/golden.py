"""The golden matches of Yellowstone Park: one per way to end, number of players and variant.

`tools/golden.py` writes them to transcripts/, test_golden.py compares. Choices come from the seed alone, never
from a bot, so a transcript changes only when the rules or the events do.
"""

from __future__ import annotations

import textwrap
from collections.abc import Iterator

from gamekeeper import make
from gamekeeper.core.events import Event, Sink
from gamekeeper.core.ids import EVERYONE
from gamekeeper.core.rng import seed_bytes, stream
from games.yellowstone_park.drivers import Driver, careful, miser, mixed, wild
from games.yellowstone_park.positions import card_name


class Match:
    """One golden match: how many seats, which options, who drives, from which seed."""

    def __init__(self, seats: int, driver: Driver, seed: int, **options: bool | int) -> None:
        self.seats = seats
        self.driver = driver
        self.seed = seed
        self.options = options

    def transcript(self) -> str:
        """The whole match as text: a heading, each decision with its events under it, the result."""
        return "\n".join([*self.heading(), *self.decisions()]) + "\n"

    def heading(self) -> Iterator[str]:
        game = make("yellowstone_park", self.seats, self.options)
        yield f"Yellowstone Park, rules version {game.info.rules_version}"
        yield f"seats {self.seats}, options {', '.join(f'{key} {value}' for key, value in game.options.items())}"
        yield f"seed {self.seed}, played {self.driver.__name__}"

    def decisions(self) -> Iterator[str]:
        game = make("yellowstone_park", self.seats, self.options)
        key = seed_bytes(self.seed)
        sink = Sink()
        s = game.setup(key, sink)
        rng = stream(key, "driver")
        yield ""
        yield from lines(sink.events)
        number = 0
        while not game.is_over(s):
            number += 1
            seat, action, first = game.decider(s), self.driver(game, s, rng), len(sink.events)
            yield f"{number}. seat {seat} {game.show(s, action)}"
            game.play(s, seat, action)
            yield from lines(sink.events[first:])
        yield ""
        yield f"outcome {game.outcome(s)}, scores {game.scores(s)}, places {game.ranking(s)}"


def lines(events: list[Event]) -> Iterator[str]:
    """Events as text, those for one seat marked."""
    for event in events:
        reader = "" if event.audience == EVERYONE else f"(seat {event.audience}) "
        params = " ".join(f"{key}={shown(value)}" for key, value in event.params.items())
        yield from textwrap.wrap(
            f"{reader}{event.key} {params}", 110, initial_indent="    ", subsequent_indent="        "
        )


def shown(value: object) -> str:
    """A parameter as text: cards in notation with their copy, Y4a and Y4b."""
    if isinstance(value, list):
        return ",".join(shown(item) for item in value) or "none"
    text = str(value)
    if text.startswith("card:"):
        card = int(text.removeprefix("card:"))
        return card_name(card) + "ab"[card % 2]
    return text


MATCHES = {
    "two-players": Match(2, careful, 1, two_player_variant=False),
    "two-players-counter": Match(2, miser, 1, end_score=20),
    "three-players": Match(3, careful, 1),
    "four-players": Match(4, careful, 1),
    "five-players": Match(5, mixed, 1),
    "turn-cap": Match(4, wild, 2, turn_cap=30),
    "edge": Match(3, careful, 61, edge_matrix=True),
}
