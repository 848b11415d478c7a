"""The component packs a server knows: every game's box, those it was started with, and those people bring."""

from __future__ import annotations

import hashlib
from collections.abc import Sequence
from functools import lru_cache
from typing import Any, NamedTuple

from gamekeeper import catalog, packs
from gamekeeper.core.errors import BadPack, BadSetup
from gamekeeper.core.game import Game
from gamekeeper.core.ids import Params
from gamekeeper.core.info import Options
from gamekeeper.packs import Pack
from gamekeeper.packs.draft import Edits
from gamekeeper.packs.draft import drafted as draft_of
from gamekeeper.packs.fields import fields_of
from gamekeeper.packs.reshape import Added
from gamekeeper.server.errors import DamagedTable, OutdatedTable, PackTooLarge, UnknownPack, phrase_of
from gamekeeper.server.sight import phrase
from gamekeeper.server.stored import StoredPack, StoredTable
from gamekeeper.server.wire import PackState
from gamekeeper.server.wire_games import (
    ComponentRow,
    Components,
    EditBody,
    PackCheck,
    PackDraft,
    PackInfo,
    PackMistake,
)

BROUGHT = "pack"  # what errors call a file that somebody brought
MOST_NAMED = 40  # rows that differ, named in every message about a table; all of them are asked for
REMEMBERED = 64  # packs kept parsed


class Shelf:
    """The packs tables can be made with, by game."""

    def __init__(self, served: Sequence[Pack], longest: int) -> None:
        self.longest = longest
        self.served: dict[str, list[Pack]] = {}
        for pack in served:
            known = self.served.setdefault(pack.game, [])
            if not pack.is_default and pack.digest not in [other.digest for other in known]:
                known.append(pack)

    def load(self) -> None:
        """Read all there is, before threads ask for it at once."""
        for game in catalog.names():
            for pack in self.packs_of(game):
                info_of(pack)
            catalog.make(game)

    def packs_of(self, game: str) -> list[Pack]:
        """The packs of a game, its box first; none for games without."""
        if not packs.has(catalog.info(game).name):
            return []
        return [packs.default(game), *self.served.get(game, [])]

    def find(self, game: str, digest: str) -> Pack:
        """The pack of a game with this hash, the box for an empty one; UnknownPack when there is none."""
        known = self.packs_of(game)
        for pack in known:
            if digest in ("", pack.digest):
                return pack
        names = ", ".join(pack.digest for pack in known) or "no pack"
        raise UnknownPack(f"{game} has no pack {digest[:64]!r} here, but {names}")

    def brought(self, game: str, text: str) -> Pack:
        """The pack in a text that somebody brought; BadPack names its first mistake, PackTooLarge its size."""
        if not packs.has(catalog.info(game).name):
            raise BadSetup("pack", text[:20], f"none: {game} has no component packs")
        size = len(text.encode("utf-8", "replace"))
        if size > self.longest:
            raise PackTooLarge(f"the pack has {size} bytes, at most {self.longest} are taken", {"most": self.longest})
        return parsed(game, text)

    def drafted(self, game: str, body: EditBody) -> PackDraft:
        """A pack that is being edited, with all that is wrong in it; BadPack where the text it starts from is none."""
        base = self.brought(game, body.text) if body.text else self.find(game, "")
        edits = Edits(body.changes, [Added(new.like, new.key) for new in body.added], body.removed)
        draft = draft_of(base, edits, body.title)
        known = [PackMistake(mistake.path, phrase(phrase_of(mistake.error))) for mistake in draft.mistakes]
        return PackDraft(draft.pack.text, check_of(draft.pack), rows_of(draft.pack), known, fields_of(game))

    def choose(self, game: str, digest: str, text: str) -> Pack | None:
        """The pack a new table asks for, by hash or as a text; None in games without packs."""
        if digest and text:
            raise BadSetup("pack", digest, "a listed pack or one of your own, not both")
        if text:
            return self.brought(game, text)
        return self.find(game, digest) if digest or packs.has(catalog.info(game).name) else None


@lru_cache(REMEMBERED)
def parsed(game: str, text: str) -> Pack:
    """The pack in a text."""
    return packs.parse(game, text, BROUGHT)


class Made(NamedTuple):
    """The game of a table and the pack it is made with."""

    game: Game[Any]
    pack: Pack | None


def made(name: str, seats: int, options: Options, pack: Pack | None) -> Made:
    """The game of a table with its pack; BadSetup when they do not fit."""
    return Made(catalog.make(name, seats, options, pack), pack)


def made_again(table: StoredTable, pack: StoredPack | None) -> Made:
    """The game of a stored table; DamagedTable when its pack can no longer be read, OutdatedTable under old rules."""
    try:
        again = made(table.game, table.seats, table.options, parsed_or_box(table.game, pack))
    except BadPack as error:
        raise DamagedTable("the table's component pack cannot be read by this program") from error
    now = again.game.info.rules_version
    if table.rules_version != now:
        facts: Params = {"made": table.rules_version, "now": now}
        raise OutdatedTable(f"the table was made under rules version {table.rules_version}, this is {now}", facts)
    return again


def parsed_or_box(game: str, pack: StoredPack | None) -> Pack | None:
    """A stored pack; the box for tables that are older than packs."""
    if pack is not None:
        return parsed(game, pack.text)
    return packs.default(game) if packs.has(game) else None


# --- for the store ---------------------------------------------------------------------------------


def stored(pack: Pack | None) -> StoredPack | None:
    """A pack as the store keeps it: by the hash of its text."""
    if pack is None:
        return None
    identity = hashlib.sha256(pack.text.encode()).hexdigest()
    return StoredPack(id=identity, game=pack.game, digest=pack.digest, text=pack.text)


# --- for the wire ----------------------------------------------------------------------------------


@lru_cache(REMEMBERED)
def info_of(pack: Pack) -> PackInfo:
    """A pack in a list."""
    games = games_with(pack)
    seats = [int(game.seats) for game in games]
    options = {key: value for game in games for key, value in game.options.items()}
    return PackInfo(pack.name, pack.digest, pack.is_default, seats, options)


def games_with(pack: Pack) -> list[Game[Any]]:
    """The game at every table size a pack has enough for."""
    found = []
    for seats in catalog.info(pack.game).seats:
        try:
            found.append(catalog.make(pack.game, seats, {}, pack))
        except BadSetup:
            continue
    return found


def shown_with(name: str, pack: Pack | None) -> Game[Any]:
    """A game with the components of a pack, at the first table size it has enough for."""
    fitting = [] if pack is None or pack.is_default else games_with(pack)
    return fitting[0] if fitting else catalog.make(name)


def state_of(pack: Pack | None) -> PackState | None:
    """What everybody at a table is told of its pack."""
    if pack is None:
        return None
    rows = [each.row for each in packs.differences(packs.default(pack.game), pack)]
    return PackState(pack.name, pack.digest, pack.is_default, len(rows), rows[:MOST_NAMED])


def check_of(pack: Pack) -> PackCheck:
    """A pack that holds, and what it changes."""
    return PackCheck(info_of(pack), packs.differences(packs.default(pack.game), pack))


def components_of(game: Game[Any], pack: Pack | None) -> Components:
    """The rows of a game's components, which element is printed from which, and what the game says of its box."""
    catalogue = dict(game.catalogue())
    if pack is None:
        return Components(None, [], {}, catalogue)
    printed = {element: game.row_of(element) for element in game.elements()}
    return Components(
        info_of(pack), rows_of(pack), {element: row for element, row in printed.items() if row}, catalogue
    )


def rows_of(pack: Pack) -> list[ComponentRow]:
    """The rows of a pack."""
    return [ComponentRow(row.id, row.table, row.key, row.fields) for row in pack.rows]
