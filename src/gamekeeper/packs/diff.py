"""What differs between two packs of a game, row by row and field by field."""

from __future__ import annotations

from typing import Any, Literal

import msgspec

from gamekeeper.core.errors import BadSetup
from gamekeeper.packs.pack import Pack
from gamekeeper.packs.rows import meaning


class Change(msgspec.Struct, frozen=True):
    """A field of a row that differs; null where a pack has no such row or field."""

    field: str
    before: Any
    after: Any


class Difference(msgspec.Struct, frozen=True):
    """One row that differs; of a row that only one pack has, every field is told."""

    row: str
    kind: Literal["added", "removed", "changed"]
    changes: list[Change]


def differences(before: Pack, after: Pack) -> list[Difference]:
    """The rows of two packs of one game that mean something else, in the files' order; BadSetup for two games."""
    if before.game != after.game:
        raise BadSetup("pack", after.name, f"a pack of {before.game}, this one is of {after.game}")
    old = {row.id: meaning(row.fields) for row in before.rows}
    new = {row.id: meaning(row.fields) for row in after.rows}
    found = [difference(row, old.get(row), new.get(row)) for row in {**old, **new}]
    return [each for each in found if each.changes]


def difference(row: str, old: dict[str, Any] | None, new: dict[str, Any] | None) -> Difference:
    """What differs in one row."""
    kind: Literal["added", "removed", "changed"] = "added" if old is None else "removed" if new is None else "changed"
    before, after = old or {}, new or {}
    fields = [field for field in {**before, **after} if before.get(field) != after.get(field)]
    return Difference(row, kind, [Change(field, before.get(field), after.get(field)) for field in fields])
