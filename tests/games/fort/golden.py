"""The golden matches of Fort: one per ending, number of players and set-up, perk and made-up rule.

`tools/golden.py` writes them to transcripts/, test_golden.py compares. Choices come from the seed alone, never
from a bot, so a transcript changes only when the rules, the box or the events do.
"""

from __future__ import annotations

import textwrap
from collections.abc import Iterator

from gamekeeper import make
from gamekeeper.core.events import Event, Sink
from gamekeeper.core.game import Game
from gamekeeper.core.ids import EVERYONE
from gamekeeper.core.rng import seed_bytes, stream
from gamekeeper.games.fort.state import FortState
from games.fort.drivers import Driver, keen, wild


class Match:
    """One golden match: how many seats, who drives, from which seed, what is wished for, which options."""

    def __init__(self, seats: int, driver: Driver, seed: int, wish: str = "", **options: bool | int) -> None:
        self.seats = seats
        self.driver = driver
        self.seed = seed
        self.wish = wish
        self.options = options

    def transcript(self) -> str:
        """The whole match as text: a heading, each decision with its events under it, the result."""
        game: Game[FortState] = make("fort", self.seats, self.options)
        return "\n".join([*self.heading(game), *self.decisions(game)]) + "\n"

    def heading(self, game: Game[FortState]) -> Iterator[str]:
        yield f"Fort, rules version {game.info.rules_version}"
        yield f"seats {self.seats}, options {', '.join(f'{key} {value}' for key, value in game.options.items())}"
        wish = f", wishing for {self.wish}" if self.wish else ""
        yield f"seed {self.seed}, played {self.driver.__name__}{wish}"

    def decisions(self, game: Game[FortState]) -> Iterator[str]:
        key = seed_bytes(self.seed)
        sink = Sink()
        s = game.setup(key, sink)
        rng = stream(key, "driver")
        yield ""
        yield from lines(game, sink.events)
        number = 0
        while not game.is_over(s):
            number += 1
            seat, first = game.decider(s), len(sink.events)
            action = self.driver(game, s, rng, self.wish)
            yield f"{number}. seat {seat} {game.show(s, action)}"
            game.play(s, seat, action)
            yield from lines(game, sink.events[first:])
        yield ""
        yield f"outcome {game.outcome(s)}, scores {game.scores(s)}, places {game.ranking(s)}"


def lines(game: Game[FortState], events: list[Event]) -> Iterator[str]:
    """Events as text, those for one seat marked."""
    for event in events:
        reader = "" if event.audience == EVERYONE else f"(seat {event.audience}) "
        params = " ".join(f"{key}={shown(game, value)}" for key, value in event.params.items())
        yield from textwrap.wrap(
            f"{reader}{event.key} {params}", 110, initial_indent="    ", subsequent_indent="        "
        )


def shown(game: Game[FortState], value: object) -> str:
    """A parameter as text: cards by name and number."""
    if isinstance(value, list):
        return ",".join(shown(game, item) for item in value) or "none"
    text = str(value)
    if text.startswith("card:"):
        card = int(text.removeprefix("card:"))
        box = game.catalogue()
        kinds, cards = box["kinds"], box["cards"]
        name = kinds[cards[card]]["name"].replace(" ", "-")  # type: ignore[index]
        return f"{name}#{card}"
    return text


CAP = 14  # turns of the short matches


def wished(name: str, seed: int, turn_cap: int = CAP) -> Match:
    """A short match of two in which a perk or made-up rule is taken and used."""
    return Match(2, keen, seed, name, turn_cap=turn_cap)


MATCHES = {
    "points": Match(2, keen, 5),
    "fort": Match(2, keen, 4),
    "park-deck": Match(2, keen, 104),
    "three-players-draft": Match(3, keen, 1, draft=True, turn_cap=CAP),
    "four-players": Match(4, wild, 2, turn_cap=20),
    "four-players-draft": Match(4, keen, 2, draft=True, turn_cap=8),
    "birthday-party": wished("birthday-party", 17),
    "bribe": wished("bribe", 4, 20),
    "copy-cat": wished("copy-cat", 18),
    "sticky-fingers": wished("sticky-fingers", 42),
    "xxl-backpack": wished("xxl-backpack", 45),
    "diy": wished("diy", 63),
    "do-over": wished("do-over", 7),
    "recycling": wished("recycling", 18),
    "rough-housing": wished("rough-housing", 4),
    "big-plans": wished("big-plans", 7),
    "friendship-bracelet": wished("friendship-bracelet", 0),
    "piggy-bank": wished("piggy-bank", 1),
    "pizza-party": wished("pizza-party", 4),
    "loner": wished("loner", 12),
    "minimalism": wished("minimalism", 47),
    "popularity": wished("popularity", 8),
    "play-palace": wished("play-palace", 12),
    "secret-stash": wished("secret-stash", 7),
    "sleepover": wished("sleepover", 1),
    "slime-lab": wished("slime-lab", 2),
}
