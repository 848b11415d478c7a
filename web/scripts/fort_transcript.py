"""Writes `src/games/fort/transcript.json`: what readers are told of short games, and what they see after each turn.

The page's `follow` is tested against it. Run from the repository's root: `python web/scripts/fort_transcript.py`.
"""

from __future__ import annotations

import json
import random
from pathlib import Path
from typing import Any

from gamekeeper import catalog, packs
from gamekeeper.core.events import Event, Sink
from gamekeeper.core.ids import SPECTATOR, Seat

TARGET = Path(__file__).parents[1] / "src" / "games" / "fort" / "transcript.json"
GAMES = ((2, True, 3), (3, False, 8), (4, True, 11))  # seats, draft, which shuffle and choices
TURNS = 22
EVERY = 5  # turns


def played(seats: int, draft: bool, number: int) -> dict[str, Any]:
    """One game by chance, as its first seat and a spectator see it."""
    game = catalog.make("fort", seats, {"draft": draft, "turn_cap": TURNS})
    sink = Sink()
    state = game.setup(bytes([number] * 32), sink)
    chance = random.Random(number)
    readers = {str(int(reader)): reader_steps(game, state, sink, reader) for reader in (Seat(0), SPECTATOR)}
    for steps in readers.values():
        next(steps)
    told: dict[str, list[Any]] = {name: [] for name in readers}
    while not game.is_over(state):
        seat = chance.choice(game.deciders(state))
        options = game.prompt(state, seat).options
        game.apply(state, seat, chance.choice(options).action)
        for name, steps in readers.items():
            told[name] += next(steps)
    return {"seats": seats, "readers": told}


def reader_steps(game: Any, state: Any, sink: Sink, reader: Seat) -> Any:
    """For each decision what is new to the reader; a view at first, at some turns and at the end."""
    seen = len(sink.events)
    yield []
    fresh: list[Any] = [{"view": game.view(state, reader)}] if seen else []
    while True:
        events = [event for event in sink.events[seen:] if event.is_for(reader)]
        seen = len(sink.events)
        fresh += [{"key": event.key, "params": event.params} for event in events]
        if any(is_milestone(event) for event in events):
            fresh.append({"view": game.view(state, reader)})
        yield fresh
        fresh = []


def is_milestone(event: Event) -> bool:
    """Whether the view is compared after this event: the file is to stay small."""
    if event.key == "turn":
        return int(str(event.params["turn"])) % EVERY == 1
    return event.key == "end" or (event.key == "drafted" and event.params["round"] in (1, 8))


def components() -> dict[str, Any]:
    """The rows of the box as the server tells them."""
    game = catalog.make("fort", 4)
    rows = [
        {"id": row.id, "table": row.table, "key": row.key, "fields": row.fields} for row in packs.default("fort").rows
    ]
    printed = {element: game.row_of(element) for element in game.elements()}
    return {"pack": None, "rows": rows, "elements": {element: row for element, row in printed.items() if row}}


if __name__ == "__main__":
    content = {"components": components(), "games": [played(*wanted) for wanted in GAMES]}
    TARGET.write_text(json.dumps(content, ensure_ascii=False, separators=(",", ":")) + "\n", encoding="utf-8")
