"""A pack as rows: what reports, comparisons and the drawing of cards read.

Every list of tables in a file is a table of rows, each named by the first field its schema declares; every
single table is one row. So a row has an id like ``kids:Bones`` or ``hand``.
"""

from __future__ import annotations

from typing import Any, Final

import msgspec

HEADING: Final = ("game", "title")  # what a file says about itself
UNMEANT: Final = ("provenance",)  # told to readers, not meant by any rule


class Row:
    """One row of a pack; `key` is empty where its table is a single one."""

    def __init__(self, table: str, key: str, fields: dict[str, Any]) -> None:
        self.table = table
        self.key = key
        self.fields = fields

    @property
    def id(self) -> str:
        """``table:key``, or the table alone."""
        return f"{self.table}:{self.key}" if self.key else self.table


def row_place(table: str, number: int, name: object) -> str:
    """Where an error is, for people: ``kids 3 (Bones)``; rows count from 1."""
    return f"{table} {number} ({name})"


def rows_of(box: msgspec.Struct) -> list[Row]:
    """All rows of a decoded file, in its order."""
    rows: list[Row] = []
    for field in msgspec.structs.fields(box):
        if field.name not in HEADING:
            rows += rows_of_table(field.encode_name, getattr(box, field.name))
    return rows


def rows_of_table(table: str, value: object) -> list[Row]:
    """The rows of one table of the file; a bare value is a row with one field, ``value``."""
    if isinstance(value, msgspec.Struct):
        return [Row(table, "", msgspec.to_builtins(value))]
    if isinstance(value, list) and value and all(isinstance(item, msgspec.Struct) for item in value):
        return [Row(table, key_of(item), msgspec.to_builtins(item)) for item in value]
    return [Row(table, "", {"value": msgspec.to_builtins(value)})]


def key_of(row: msgspec.Struct) -> str:
    """What a row of a list is called by: its first field."""
    return str(getattr(row, row.__struct_fields__[0]))


def is_table(value: object) -> bool:
    """Whether a value of a file is a table or a list of them."""
    return isinstance(value, dict) or (isinstance(value, list) and bool(value) and isinstance(value[0], dict))


def meaning(value: Any) -> Any:
    """Decoded data without what no rule looks at."""
    if isinstance(value, dict):
        return {key: meaning(item) for key, item in value.items() if key not in UNMEANT}
    if isinstance(value, list):
        return [meaning(item) for item in value]
    return value
