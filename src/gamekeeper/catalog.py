"""The one list of games. A game's package is imported when somebody asks for it."""

from __future__ import annotations

from collections.abc import Mapping
from importlib import import_module
from typing import Any

from gamekeeper.core.errors import UnknownGame
from gamekeeper.core.game import Game
from gamekeeper.core.info import GameInfo

CLASSES = {"yellowstone_park": "YellowstonePark"}


def names() -> list[str]:
    """All games."""
    return list(CLASSES)


def package(name: str) -> Any:
    """The package of a game; UnknownGame when there is none."""
    if name not in CLASSES:
        raise UnknownGame("game", name, f"one of {', '.join(CLASSES)}")
    return import_module(f"gamekeeper.games.{name}")


def info(name: str) -> GameInfo:
    """A game's seats and options."""
    found: GameInfo = package(name).INFO
    return found


def make(name: str, seats: int | None = None, options: Mapping[str, object] | None = None) -> Game[Any]:
    """The game `name` for a table of `seats` (default: the game's usual size) with `options`.

    >>> make("yellowstone_park", seats=4).action_count
    201

    Raises UnknownGame for a name not in `names`, BadSetup for a wrong number of seats or a wrong option.
    """
    maker = getattr(package(name), CLASSES.get(name, ""))
    table = info(name)
    # Checked here too: a compiled class meets seats of another type with a bare TypeError.
    game: Game[Any] = maker(table.usual_seats if seats is None else table.check_seats(seats), options or {})
    return game
