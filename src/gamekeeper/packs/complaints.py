"""What a schema says about a file, turned into what a person wants to know: row, field, got, wanted."""

from __future__ import annotations

import re
from typing import Any, Final

import msgspec

from gamekeeper.core.errors import BadPack
from gamekeeper.packs.rows import row_place

PATH: Final = re.compile(r" - at `(?:key in )?\$([^`]*)`$")
STEP: Final = re.compile(r"\.([^.\[\]]+)|\[(\d+)\]|\[\.\.\.\]")
MISSING: Final = re.compile(r"Object missing required field `(.+)`")
UNKNOWN: Final = re.compile(r"Object contains unknown field `(.+)`")
NOTHING: Final = "nothing"


class Missing:
    """Stands for a value that is not there."""

    def __repr__(self) -> str:
        return NOTHING


def complaint(error: msgspec.ValidationError, data: Any, schema: type[msgspec.Struct]) -> BadPack:
    """The schema's objection to `data` as an error that names row and field."""
    text = str(error)
    found = PATH.search(text)
    steps: list[str | int] = []
    if found is not None:
        text = text[: found.start()]
        steps = [name or int(number) for name, number in STEP.findall(found[1]) if name or number]
    missing, unknown = MISSING.fullmatch(text), UNKNOWN.fullmatch(text)
    if missing is not None:
        steps.append(missing[1])
        return placed(steps, data, Missing(), f"{wish(kind_at(schema, steps))}: the field is missing")
    if unknown is not None:
        return placed(steps, data, unknown[1], f"one of the fields {', '.join(fields_of(kind_at(schema, steps)))}")
    return placed(steps, data, at(data, steps), wish(kind_at(schema, steps)))


def placed(steps: list[str | int], data: Any, got: object, wanted_text: str) -> BadPack:
    """The error at a path: table and row first, then the field in it."""
    if len(steps) > 1 and isinstance(steps[0], str) and isinstance(steps[1], int):
        row = at(data, steps[:2])
        name = next(iter(row.values()), "?") if isinstance(row, dict) else row
        return BadPack(row_place(steps[0], steps[1] + 1, name), dotted(steps[2:]), got, wanted_text)
    return BadPack(dotted(steps[:1]), dotted(steps[1:]), got, wanted_text)


def dotted(steps: list[str | int]) -> str:
    """A path as people read it: ``public``, ``needs.2``; places count from 1."""
    return ".".join(str(step + 1) if isinstance(step, int) else step for step in steps)


def at(data: Any, steps: list[str | int]) -> Any:
    """What stands at a path of the file."""
    for step in steps:
        try:
            data = data[step]
        except (KeyError, IndexError, TypeError):
            return Missing()
    return data


def kind_at(schema: type[msgspec.Struct], steps: list[str | int]) -> Any:
    """The schema's description of what belongs at a path."""
    kind: Any = msgspec.inspect.type_info(schema)
    for step in steps:
        if isinstance(kind, msgspec.inspect.StructType):
            kind = next((field.type for field in kind.fields if field.encode_name == step), None)
        else:
            kind = getattr(kind, "item_type", None) or getattr(kind, "value_type", None)
        if isinstance(kind, msgspec.inspect.Metadata):
            kind = kind.type
    return kind


def fields_of(kind: Any) -> list[str]:
    """The fields a table of the file may have."""
    return [field.encode_name for field in getattr(kind, "fields", ())]


def wish(kind: Any) -> str:
    """What the schema takes, in plain words."""
    if isinstance(kind, msgspec.inspect.LiteralType):
        return f"one of {', '.join(map(str, kind.values))}"
    if isinstance(kind, msgspec.inspect.UnionType):
        return " or ".join(wish(part) for part in kind.types)
    if isinstance(kind, (msgspec.inspect.StrType, msgspec.inspect.ListType)):
        of_text = isinstance(kind, msgspec.inspect.StrType)
        return f"a {'text' if of_text else 'list'}{length(kind, 'characters' if of_text else 'items')}"
    if isinstance(kind, msgspec.inspect.IntType):
        return f"a whole number{span(kind.ge, kind.le)}"
    simple = {msgspec.inspect.BoolType: "true or false", msgspec.inspect.NoneType: "nothing"}
    fields = fields_of(kind)
    return simple.get(type(kind), f"a table with {', '.join(fields)}" if fields else "a table")


def span(low: int | None, high: int | None) -> str:
    """The range of a number."""
    if low is not None and high is not None:
        return f" from {low} to {high}"
    return "" if low is None else f" of at least {low}"


def length(kind: Any, items: str) -> str:
    """The length of a text or list."""
    low, high = kind.min_length, kind.max_length
    if low == high and low is not None:
        return f" of {low} {items}"
    if high is None:
        return f" of at least {low} {items}" if low else ""
    return f" of {low} to {high} {items}" if low else f" of at most {high} {items}"
