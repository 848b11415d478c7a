"""A pack that is being edited: rows and values of a text changed, with all the mistakes in them at their places."""

from __future__ import annotations

from typing import Any, Final, NamedTuple

from gamekeeper.core.errors import BadPack
from gamekeeper.packs.pack import Pack, tables_of
from gamekeeper.packs.reshape import Added, reshape, rows_in
from gamekeeper.packs.rows import Row, row_place
from gamekeeper.packs.vary import varied

MOST_MISTAKES: Final = 12  # each is a reading of the whole pack


class Mistake(NamedTuple):
    """What is wrong, and the value it is about by its path, or the row by its id; empty where it is about neither."""

    path: str
    error: BadPack


class Draft(NamedTuple):
    """The pack with every change that holds, and what is wrong with the others."""

    pack: Pack
    mistakes: list[Mistake]


class Edits(NamedTuple):
    """What is to change: values by their paths, rows that are new, and the ids of those that are left out."""

    values: dict[str, Any]
    added: list[Added]
    removed: list[str]

    def without(self, guilty: set[str], base: Pack) -> Edits:
        """The edits but for some, by path or row; of a row that is not added its values are left out, too."""
        known = {row.id for row in base.rows}
        gone = [prefix_of(new.id) for new in self.added if new.id in guilty - known]
        return Edits(
            {
                path: value
                for path, value in self.values.items()
                if path not in guilty and not path.startswith(tuple(gone))
            },
            [new for new in self.added if new.id not in guilty],
            [row for row in self.removed if row not in guilty],
        )

    def all(self) -> set[str]:
        """Every one of them."""
        return {*self.values, *(new.id for new in self.added), *self.removed}


def drafted(base: Pack, edits: Edits, title: str = "") -> Draft:
    """`base` with edits, paths as `vary` has them; BadSetup for a path or row that leads nowhere.

    An edit that cannot be is left out, and the rest is tried again; after so many mistakes all of the rest is.
    """
    mistakes: list[Mistake] = []
    while True:
        try:
            return Draft(varied(base, edits.values, title, edits.added, edits.removed), mistakes)
        except BadPack as error:
            if error.row == "title" or not edits.all():
                mistakes.append(Mistake("title", error))
                title = ""
                continue
            path = path_of(base, edits, error)
            guilty = guilty_of(path, error, base, edits) if len(mistakes) < MOST_MISTAKES - 1 else edits.all()
            [only] = guilty if len(guilty) == 1 else [path]
            mistakes.append(Mistake(path if path and only in edits.values else only, error))
            edits = edits.without(guilty, base)


def path_of(base: Pack, edits: Edits, error: BadPack) -> str:
    """The path of what an error is about; empty where it names no field of a row."""
    data = tables_of(base)
    reshape(base.game, data, edits.added, edits.removed)
    field = error.field.partition(".")[0]
    row = placed(rows_in(base.game, data)).get(error.row)
    return "" if row is None or not field else path_to(row, field)


def path_to(row: Row, field: str) -> str:
    """How a value is named by `vary`."""
    return ".".join(part for part in (row.table, row.key, field) if part)


def prefix_of(row: str) -> str:
    """How the paths of the values of a row begin."""
    return f"{row.replace(':', '.', 1)}."


def placed(rows: list[Row]) -> dict[str, Row]:
    """The rows by the names errors have for them."""
    found: dict[str, Row] = {}
    counts: dict[str, int] = {}
    for row in rows:
        counts[row.table] = counts.get(row.table, 0) + 1
        found[row_place(row.table, counts[row.table], row.key) if row.key else row.table] = row
    return found


def guilty_of(path: str, error: BadPack, base: Pack, edits: Edits) -> set[str]:
    """Which edits to leave out for a mistake.

    The value it names; else the row it is about, or one that it misses; else what was done to its table, else all.
    """
    if path in edits.values:
        return {path}
    table = error.row.partition(" ")[0]
    row = path.rpartition(".")[0]
    missed = {each.id for each in base.rows if error.got in (each.key, each.fields.get("id"))}
    looks: list[set[str]] = [
        {new.id for new in edits.added if row and prefix_of(new.id) == f"{row}."},
        {new.id for new in edits.added if new.id == f"{table}:{error.got}"},
        missed & set(edits.removed),
        {other for other in edits.values if row and other.startswith(f"{row}.")},
        {new.id for new in edits.added if new.id.startswith(f"{table}:")},
        {gone for gone in edits.removed if gone.startswith(f"{table}:")},
        {other for other in edits.values if other.startswith(f"{table}.")},
    ]
    return next((found for found in looks if found), edits.all())
