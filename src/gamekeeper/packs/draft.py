"""A pack that is being edited: some values of a text changed, with all the mistakes in them at their places."""

from __future__ import annotations

from typing import Any, Final, NamedTuple

from gamekeeper.core.errors import BadPack
from gamekeeper.packs.pack import Pack
from gamekeeper.packs.rows import Row, row_place
from gamekeeper.packs.vary import varied

MOST_MISTAKES: Final = 12  # each is a reading of the whole pack


class Mistake(NamedTuple):
    """What is wrong, and the value it is about by its path; empty where it is about no single value."""

    path: str
    error: BadPack


class Draft(NamedTuple):
    """The pack with every change that holds, and what is wrong with the others."""

    pack: Pack
    mistakes: list[Mistake]


def drafted(base: Pack, changes: dict[str, Any], title: str = "") -> Draft:
    """`base` with changes by their paths, as `vary` names them; BadSetup for a path that leads nowhere.

    A change that cannot be is left out, and the rest is tried again; after so many mistakes all of the rest is.
    """
    wanted = dict(changes)
    mistakes: list[Mistake] = []
    while True:
        try:
            return Draft(varied(base, wanted, title), mistakes)
        except BadPack as error:
            if error.row == "title" or not wanted:
                mistakes.append(Mistake("title", error))
                title = ""
                continue
            path = path_of(base, error)
            mistakes.append(Mistake(path, error))
            left_out = guilty_of(path, error, wanted) if len(mistakes) < MOST_MISTAKES else set(wanted)
            wanted = {path: value for path, value in wanted.items() if path not in left_out}


def path_of(base: Pack, error: BadPack) -> str:
    """The path of what an error is about; empty where it names no field of a row."""
    field = error.field.partition(".")[0]
    row = placed(base).get(error.row)
    if row is None or field not in row.fields:
        return ""
    return path_to(row, field)


def path_to(row: Row, field: str) -> str:
    """How a value is named by `vary`."""
    return ".".join(part for part in (row.table, row.key, field) if part)


def placed(base: Pack) -> dict[str, Row]:
    """The rows by the names errors have for them."""
    found: dict[str, Row] = {}
    counts: dict[str, int] = {}
    for row in base.rows:
        counts[row.table] = counts.get(row.table, 0) + 1
        found[row_place(row.table, counts[row.table], row.key) if row.key else row.table] = row
    return found


def guilty_of(path: str, error: BadPack, wanted: dict[str, Any]) -> set[str]:
    """Which changes to leave out for a mistake: the value it names, else its row, else its table, else all."""
    if path in wanted:
        return {path}
    starts = [f"{path.rpartition('.')[0]}."] if path else []
    for start in [*starts, f"{error.row.partition(' ')[0]}."]:
        found = {other for other in wanted if other.startswith(start)}
        if found:
            return found
    return set(wanted)
