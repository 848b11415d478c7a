"""Packs with some of their values changed, as somebody at a command line asks for them.

A value is named by its table, its row where the table has several, its field, and its place in a list, from 1:
``hand.size``, ``kids.Lefty.private``, ``colours.red.copies.7``.
"""

from __future__ import annotations

import json
import re
from typing import Any, Final

from gamekeeper.core.errors import BadSetup
from gamekeeper.packs.pack import Pack, parse, tables_of
from gamekeeper.packs.reshape import Added, key_in, reshape
from gamekeeper.packs.rows import HEADING, is_table

SPAN: Final = re.compile(r"(-?\d{1,18})\.\.(-?\d{1,18})", re.ASCII)
NUMBER: Final = re.compile(r"-?\d{1,18}", re.ASCII)
LAST_NUMBER: Final = re.compile(r"\d+(?=\D*$)", re.ASCII)
MOST_VALUES: Final = 100


class Vary:
    """A value of the pack and what it is to be in turn; ``hand.size=3..6``, ``kids.Lefty.private=score 1|2|3``."""

    def __init__(self, text: str) -> None:
        self.path, equals, values = (part.strip() for part in text.partition("="))
        if not equals or "." not in self.path:
            raise BadSetup("vary", text, "what to change and its values, like hand.size=3..6 or track.end=25|35")
        self.values = values_of(text, values)


def paths_of(wanted: list[Vary]) -> list[str]:
    """What is to change; BadSetup for nothing, and for a value that is named twice."""
    paths = [vary.path for vary in wanted]
    if not paths:
        raise BadSetup("vary", "nothing", "a value to change, like hand.size=3..6")
    if len(set(paths)) < len(paths):
        raise BadSetup("vary", ", ".join(paths), "each value once")
    return paths


def values_of(text: str, values: str) -> list[object]:
    """3..6, or values with bars between them; numbers behind the first stand for its last one."""
    span = SPAN.fullmatch(values)
    if span is not None:
        low, high = int(span[1]), int(span[2])
        if not low < high <= low + MOST_VALUES:
            raise BadSetup("vary", text, f"a range of at most {MOST_VALUES} numbers, the lowest first")
        return list(range(low, high + 1))
    first, *others = (value.strip() for value in values.split("|"))
    if not others:
        raise BadSetup("vary", text, "two values or more: a range like 3..6, or values with | between them")
    if not NUMBER.fullmatch(first) and LAST_NUMBER.search(first) and all(map(NUMBER.fullmatch, others)):
        others = [LAST_NUMBER.sub(other, first) for other in others]
    found: list[object] = [int(value) if NUMBER.fullmatch(value) else value for value in (first, *others)]
    if len(set(found)) < len(found):
        raise BadSetup("vary", text, "each value once")
    return found


def varied(
    pack: Pack,
    changes: dict[str, object],
    title: str = "",
    added: list[Added] | None = None,
    removed: list[str] | None = None,
) -> Pack:
    """The pack with rows added and left out, then with these values by their paths.

    BadSetup for a row or a value that is not there, BadPack where it cannot be.
    """
    if not changes and not title and not added and not removed:
        return pack
    data = tables_of(pack)
    reshape(pack.game, data, added or [], removed or [])
    for path, value in changes.items():
        put(pack, data, path, value)
    if title:
        data["title"] = title
    text = written(data)
    return parse(pack.game, text, ", ".join(f"{path}={value}" for path, value in changes.items()))


def put(pack: Pack, data: dict[str, Any], path: str, value: object) -> None:
    """Change one value of a file's tables."""
    table, _, rest = path.partition(".")
    if table in HEADING or table not in data:
        raise BadSetup("vary", path, f"a table of the pack: {', '.join(name for name in data if name not in HEADING)}")
    found = data[table]
    if is_table(found) and isinstance(found, list):
        keys = [key_in(pack.game, table, row) for row in found]
        named = [place for place, key in enumerate(keys) if rest.startswith(f"{key}.")]
        if not named:
            raise BadSetup("vary", path, f"a row of {table} and its field, like {table}.{keys[0]}.FIELD")
        place_of_row = max(named, key=lambda place: len(keys[place]))
        found, rest = found[place_of_row], rest[len(keys[place_of_row]) + 1 :]
    if not isinstance(found, dict) or not rest:
        raise BadSetup("vary", path, "a table and its field, like hand.size")
    field, _, place = rest.partition(".")
    if not place:
        found[field] = value  # the schema says whether there is such a field
        return
    items = found.get(field)
    if not isinstance(items, list):
        raise BadSetup("vary", path, f"{path.removesuffix(f'.{place}')}, which has no places")
    if not NUMBER.fullmatch(place) or not 1 <= int(place) <= len(items):
        raise BadSetup("vary", path, f"a place in the list from 1 to {len(items)}")
    items[int(place) - 1] = value


def written(data: dict[str, Any]) -> str:
    """Tables as a file; values are written alike in TOML and JSON, but for the tables themselves."""
    heads = [f"{key} = {value_text(value)}" for key, value in data.items() if not is_table(value)]
    for key, value in data.items():
        for row in value if isinstance(value, list) else [value]:
            if is_table(value):
                heads.append(f"\n[[{key}]]" if isinstance(value, list) else f"\n[{key}]")
                heads += [f"{field} = {value_text(item)}" for field, item in row.items()]
    return "\n".join(heads) + "\n"


def value_text(value: object) -> str:
    """A value in the file."""
    return json.dumps(value, ensure_ascii=False)


def row_of(pack: Pack, path: str) -> str:
    """The id of the row a path speaks of."""
    table, _, rest = path.partition(".")
    named = [row.id for row in pack.rows if row.table == table and rest.startswith(f"{row.key}.")]
    return max(named, key=len, default=table)
