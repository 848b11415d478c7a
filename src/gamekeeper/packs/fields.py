"""What each field of a game's pack takes, for whoever offers a form for it."""

from __future__ import annotations

from typing import Any, Literal

import msgspec

from gamekeeper import kits
from gamekeeper.packs.rows import HEADING, UNMEANT

Kind = Literal["number", "text", "truth", "choice", "list", "other"]


class PackField(msgspec.Struct, frozen=True, kw_only=True):
    """One field of a table: the range of a number (or of the numbers in a list), the length of a text or list.

    `of` is what a list is made of, `choices` what a text (or each text of a list) may be. `is_key`: what the row goes
    by, and stays.
    """

    name: str
    kind: Kind
    low: int | None = None
    high: int | None = None
    shortest: int | None = None
    longest: int | None = None
    choices: list[str] = []
    of: Kind = "other"
    is_key: bool = False


def fields_of(game: str) -> dict[str, list[PackField]]:
    """The fields of every table of a game's pack, in the order of its file."""
    kit = kits.find(game)
    assert kit is not None
    box: Any = msgspec.inspect.type_info(kit.box_module().Box)
    return {table.encode_name: of_table(table.type) for table in box.fields if table.encode_name not in HEADING}


def of_table(kind: Any) -> list[PackField]:
    """The fields of a table; of a list of tables the first is what its rows go by."""
    is_many = isinstance(bare(kind), msgspec.inspect.ListType)
    row = bare(bare(kind).item_type) if is_many else bare(kind)
    known = [field for field in row.fields if field.encode_name not in UNMEANT]
    return [told(field.encode_name, bare(field.type), is_key(field, row, is_many)) for field in known]


def is_key(field: Any, row: Any, is_many: bool) -> bool:
    """Whether rows go by this field."""
    return is_many and (field is row.fields[0] or field.encode_name == "id")


def told(name: str, kind: Any, key: bool) -> PackField:
    """One field in plain words."""
    if not isinstance(kind, msgspec.inspect.ListType):
        low, high, choices = limits(kind)
        is_text = isinstance(kind, msgspec.inspect.StrType)
        shortest, longest = (kind.min_length, kind.max_length) if is_text else (None, None)
        return PackField(
            name=name,
            kind=kind_of(kind),
            low=low,
            high=high,
            shortest=shortest,
            longest=longest,
            choices=choices,
            is_key=key,
        )
    item = bare(kind.item_type)
    low, high, choices = limits(item)
    return PackField(
        name=name,
        kind="list",
        low=low,
        high=high,
        shortest=kind.min_length,
        longest=kind.max_length,
        choices=choices,
        of=kind_of(item),
        is_key=key,
    )


def bare(kind: Any) -> Any:
    """A type without what only describes it."""
    return bare(kind.type) if isinstance(kind, msgspec.inspect.Metadata) else kind


def kind_of(kind: Any) -> Kind:
    """What a type is to somebody who fills in a form."""
    kinds: dict[type, Kind] = {
        msgspec.inspect.IntType: "number",
        msgspec.inspect.StrType: "text",
        msgspec.inspect.BoolType: "truth",
        msgspec.inspect.ListType: "list",
    }
    if isinstance(kind, msgspec.inspect.LiteralType):
        return "choice" if all(isinstance(value, str) for value in kind.values) else "other"
    return kinds.get(type(kind), "other")


def limits(kind: Any) -> tuple[int | None, int | None, list[str]]:
    """The range of a number, or the choices there are."""
    if isinstance(kind, msgspec.inspect.IntType):
        return kind.ge, kind.le, []
    return None, None, [str(value) for value in getattr(kind, "values", ())]
