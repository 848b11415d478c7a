"""How one JSON value becomes another: a JSON Patch (RFC 6902) of ``add``, ``remove`` and ``replace``.

Paths are JSON Pointers (RFC 6901). Objects change key by key, arrays that keep their length item by item; an array that
grows or shrinks is replaced whole, so operations inside arrays only ever replace. The path "" is the whole value.
"""

from __future__ import annotations

from typing import TypeAlias

Change: TypeAlias = dict[str, object]
"""One operation: ``op``, ``path``, and ``value`` unless it removes."""


def make(old: object, new: object) -> list[Change]:
    """The changes that lead from `old` to `new`, none when both are the same; from None, the whole of `new`."""
    result: list[Change] = []
    compare(old, new, result)
    return result


def compare(old: object, new: object, result: list[Change]) -> None:
    """Add to `result` what leads from `old` to `new`, with paths from there.

    Most of what a view holds stays the same, so a path is made on the way back, for what has changed alone; small
    numbers and words of the source even stay the very same objects.
    """
    if isinstance(old, dict) and isinstance(new, dict):
        for key in old:
            if key not in new:
                result.append({"op": "remove", "path": f"/{escaped(key)}"})
        for key, value in new.items():
            if key not in old:
                result.append({"op": "add", "path": f"/{escaped(key)}", "value": value})
            elif old[key] is not value:
                known = len(result)
                compare(old[key], value, result)
                if len(result) > known:
                    lead_to(escaped(key), result, known)
    elif isinstance(old, list) and isinstance(new, list) and len(old) == len(new):
        for place, value in enumerate(new):
            if old[place] is not value:
                known = len(result)
                compare(old[place], value, result)
                if len(result) > known:
                    lead_to(str(place), result, known)
    elif type(old) is not type(new) or old != new:  # True is no 1
        result.append({"op": "replace", "path": "", "value": new})


def lead_to(part: str, result: list[Change], first: int) -> None:
    """Let the paths of the changes from `first` on begin with a part."""
    for change in result[first:]:
        change["path"] = f"/{part}{change['path']}"


def apply(value: object, changes: list[Change]) -> object:
    """What `changes` make of `value`, which stays as it is."""
    for change in changes:
        keys = [unescaped(part) for part in str(change["path"]).split("/")[1:]]
        value = changed(value, keys, change)
    return value


def changed(value: object, keys: list[str], change: Change) -> object:
    """`value` with a change made where `keys` lead."""
    if not keys:
        return change["value"]
    key, deeper = keys[0], keys[1:]
    if isinstance(value, list):
        items = list(value)
        items[int(key)] = changed(items[int(key)], deeper, change)
        return items
    assert isinstance(value, dict), f"{change} does not fit"
    entries = dict(value)
    if not deeper and change["op"] == "remove":
        del entries[key]
    else:
        entries[key] = changed(entries.get(key), deeper, change)
    return entries


def escaped(key: str) -> str:
    """A key as a part of a path."""
    return key.replace("~", "~0").replace("/", "~1")


def unescaped(part: str) -> str:
    """The key that a part of a path stands for."""
    return part.replace("~1", "/").replace("~0", "~")
