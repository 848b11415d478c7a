"""Rows of a pack's file added and left out, before values are changed by their paths."""

from __future__ import annotations

import copy
import re
from functools import lru_cache
from typing import Any, Final, NamedTuple

from gamekeeper.core.errors import BadSetup
from gamekeeper.packs.fields import PackField, fields_of
from gamekeeper.packs.rows import Row, is_table

LETTERS: Final = re.compile(r"[^a-z]+")


class Added(NamedTuple):
    """A new row: the id of the one it begins as a copy of, and what it is called."""

    like: str
    key: str

    @property
    def id(self) -> str:
        """The id of the new row."""
        return f"{self.like.partition(':')[0]}:{self.key}"


@lru_cache(256)
def keys_of(game: str, table: str) -> list[PackField]:
    """The fields rows of a table go by, their name first; none for a single table."""
    return [field for field in fields_of(game).get(table, []) if field.is_key]


def key_in(game: str, table: str, row: dict[str, Any]) -> str:
    """What a row of the file is called."""
    keys = keys_of(game, table)
    return str(row.get(keys[0].name)) if keys else ""


def rows_in(game: str, data: dict[str, Any]) -> list[Row]:
    """The rows of a file as they stand there, right or wrong."""
    found = []
    for table, value in data.items():
        if is_table(value):
            rows = value if isinstance(value, list) else [value]
            found += [Row(table, key_in(game, table, row), row) for row in rows]
    return found


def reshape(game: str, data: dict[str, Any], added: list[Added], removed: list[str]) -> None:
    """Put new rows behind those they are like, and leave others out; BadSetup names a row that is not there."""
    for new in added:
        rows, place = found_in(game, data, new.like)
        row = copy.deepcopy(rows[place])
        name, *others = keys_of(game, new.like.partition(":")[0])
        is_number = name.kind == "number" and new.key.isdecimal()
        row[name.name] = int(new.key) if is_number else new.key
        for field in others:
            taken = {each.get(field.name) for each in rows}
            row[field.name] = LETTERS.sub("_", new.key.lower()).strip("_") or str(row[field.name])
            while row[field.name] in taken:
                row[field.name] += "_new"
        if "provenance" in row:
            row["provenance"] = ""
        rows.insert(place + 1, row)
    for gone in removed:
        rows, place = found_in(game, data, gone)
        del rows[place]


def found_in(game: str, data: dict[str, Any], row: str) -> tuple[list[dict[str, Any]], int]:
    """The rows of a table, and the place of one of them by its id."""
    table, _, key = row.partition(":")
    rows = data.get(table)
    if isinstance(rows, list) and is_table(rows):
        for place, each in enumerate(rows):
            if key_in(game, table, each) == key:
                return rows, place
    raise BadSetup("row", row, "a row of the pack, like kids:Bones")
