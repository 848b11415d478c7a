"""The one list of games. A game's package is imported when somebody asks for it."""

from __future__ import annotations

from collections.abc import Mapping
from importlib import import_module
from typing import Any

from gamekeeper import packs
from gamekeeper.core.errors import BadSetup, UnknownGame
from gamekeeper.core.game import Game
from gamekeeper.core.info import GameInfo
from gamekeeper.packs import Pack

CLASSES = {"yellowstone_park": "YellowstonePark", "fort": "Fort"}


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


def make(
    name: str, seats: int | None = None, options: Mapping[str, object] | None = None, pack: Pack | None = None
) -> Game[Any]:
    """The game `name` for a table of `seats` (default: the game's usual size) with `options` and a component pack.

    >>> make("yellowstone_park", seats=4).action_count
    201

    Without a pack it is played with what is in the box. Raises UnknownGame for a name not in `names`, BadSetup for
    a wrong number of seats, a wrong option or another game's pack.
    """
    maker = getattr(package(name), CLASSES.get(name, ""))
    table = info(name)
    # Checked here too: a compiled class meets seats of another type with a bare TypeError.
    count = table.usual_seats if seats is None else table.check_seats(seats)
    if not packs.has(name):
        if pack is not None:
            raise BadSetup("pack", pack.name, f"none: {name} has no component packs")
        return maker(count, options or {})  # type: ignore[no-any-return]
    chosen = packs.default(name) if pack is None else pack
    packs.check_game(chosen, name)
    game: Game[Any] = maker(count, options or {}, chosen.components)
    game.pack_digest = chosen.digest
    game.pack_text = "" if chosen.is_default else chosen.text
    return game
