"""The one list of games: our own, and those that installed packages bring. Imported when somebody asks for them."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from typing import Any, Final

from fluent.runtime import FluentResource

from gamekeeper import kits, packs
from gamekeeper.core.errors import BadSetup, BrokenGame, UnknownGame
from gamekeeper.core.game import Game
from gamekeeper.core.info import GameInfo, Options
from gamekeeper.kits import Kit
from gamekeeper.packs import Pack

# what terminal and page say of every game; all else a game should say is shown by its key where it is missing
NEEDED_TEXTS: Final = ("title", "tagline", "about", "rules-short", "notation-help", "notation-example")


def names() -> list[str]:
    """All games one can play."""
    return [*kits.BUILT_IN, *(name for name in kits.outside().kits if fault(name) is None)]


def broken() -> list[BrokenGame]:
    """The games of installed packages that cannot be played, and why."""
    return [*kits.outside().broken, *filter(None, map(fault, kits.outside().kits))]


def kit(name: str) -> Kit:
    """What the package of a game brings; UnknownGame when there is none, BrokenGame when it cannot be played."""
    found = kits.find(name)
    if found is None:
        for error in broken():
            if error.name == name:
                raise error
        raise UnknownGame("game", name, f"one of {', '.join(names())}")
    error_found = fault(name) if found.origin else None
    if error_found is not None:
        raise error_found
    return found


def info(name: str) -> GameInfo:
    """A game's seats and options."""
    return kit(name).info()


def make(
    name: str, seats: int | None = None, options: Mapping[str, object] | None = None, pack: Pack | None = None
) -> Game[Any]:
    """The game `name` for a table of `seats` (default: the game's usual size) with `options` and a component pack.

    >>> make("yellowstone_park", seats=4).action_count
    201

    Without a pack it is played with what is in the box. Raises UnknownGame for a name not in `names`, BadSetup for
    a wrong number of seats, a wrong option or another game's pack.
    """
    return made(kit(name), seats, options or {}, pack)


def made(kit: Kit, seats: int | None, options: Mapping[str, object], pack: Pack | None) -> Game[Any]:
    """The game of a kit."""
    maker: Any = kit.maker()
    table = kit.info()
    # Checked here too: a compiled class meets seats of another type with a bare TypeError.
    count = table.usual_seats if seats is None else table.check_seats(seats)
    if not packs.has(kit.name):
        if pack is not None:
            raise BadSetup("pack", pack.name, f"none: {kit.name} has no component packs")
        plain: Game[Any] = maker(count, options)
        plain.remake = (make, (kit.name, count, dict(plain.options)))
        return plain
    chosen = packs.default(kit.name) if pack is None else pack
    packs.check_game(chosen, kit.name)
    game: Game[Any] = maker(count, options, chosen.components)
    game.pack_digest = chosen.digest
    game.pack_text = "" if chosen.is_default else chosen.text
    game.remake = (remade, (kit.name, count, dict(game.options), game.pack_text))
    return game


def remade(name: str, seats: int, options: Options, pack_text: str) -> Game[Any]:
    """The game that a pickle holds; with an empty text with what is in the box."""
    return make(name, seats, options, packs.parse(name, pack_text, "pickle") if pack_text else None)


# --- games from outside are looked over before anybody is offered them --------------------------------


@cache
def fault(name: str) -> BrokenGame | None:
    """Why a game from outside cannot be played, None where it can."""
    kit = kits.outside().kits[name]
    try:
        check_class(kit)
        check_texts(kit)
        for seats in kit.info().seats:
            found = made(kit, seats, {}, None).info.name
            if found != kit.name:
                return BrokenGame(kit.name, kit.origin, found, f"the INFO of {kit.name} in the game that is made")
    except BrokenGame as error:
        return error
    except Exception as error:  # whatever a stranger's package does when it is used
        return BrokenGame(kit.name, kit.origin, kits.told(error), "a game that can be made at each of its table sizes")
    return None


def check_class(kit: Kit) -> None:
    """The class is a game, and its INFO is this game's."""
    maker, table = kit.maker(), kit.info()
    if not (isinstance(maker, type) and issubclass(maker, Game)):
        raise BrokenGame(kit.name, kit.origin, maker, f"a class of gamekeeper.core.game.Game at {kit.game}")
    if not isinstance(table, GameInfo) or table.name != kit.name:
        got = table.name if isinstance(table, GameInfo) else table
        raise BrokenGame(kit.name, kit.origin, got, f"INFO of the game {kit.name} in the module of {kit.game}")
    if kit.box and not packs.has(kit.name):
        raise BrokenGame(kit.name, kit.origin, kit.box, f"a module with the file {kits.BOX_FILE} beside it")


def check_texts(kit: Kit) -> None:
    """The words that every game needs are there in English."""
    resources = [FluentResource(file.read_text(encoding="utf-8")) for file in kit.texts("en")]
    known = {entry.id.name for resource in resources for entry in resource.body if hasattr(entry, "id")}
    options = [f"setup-{spec.key}" for spec in kit.info().options]
    missing = [key for key in (*NEEDED_TEXTS, *options) if key not in known]
    if missing:
        where = f"{kit.folder}/words/en/{kit.name}.ftl"
        raise BrokenGame(kit.name, kit.origin, f"no {', '.join(missing)}", f"these texts in {where}")
