"""Reading packs: the one loader for the boxes of all games and for everybody's own files."""

from __future__ import annotations

import hashlib
import re
import tomllib
from collections.abc import Mapping
from functools import lru_cache
from pathlib import Path
from threading import RLock
from typing import Any, Final

import msgspec

from gamekeeper import kits
from gamekeeper.core.errors import BadPack, BadSetup, UnknownGame
from gamekeeper.packs.complaints import Missing, complaint
from gamekeeper.packs.rows import HEADING, Row, meaning, rows_of

LONGEST_FILE: Final = 256 * 1024  # bytes
LONGEST_LINE: Final = 1000  # characters; a key of thousands of parts takes the parser minutes
LONGEST_TEXT: Final = 300  # characters of one text in a file
MOST_ROWS: Final = 2000
DEEPEST: Final = 8  # tables in tables
# msgspec works out how to read a type at its first use; two threads at that at once end the process
LOADING: Final = RLock()
LINE_IN_ERROR: Final = re.compile(r" \(at (line \d+, column \d+|end of document)\)$")


class Pack:
    """One set of components: a game's box, or somebody's changed copy of it.

    `text` is the file as it was read; `digest` is the hash of what it means, so comments, spaces, the title and
    where a row comes from do not change it. `components` is what the game is made with, `rows` are for people.
    """

    def __init__(self, box: Any, text: str, components: Any) -> None:
        self.game: str = box.game
        self.name: str = box.title
        self.text = text
        self.components = components
        self.rows: list[Row] = rows_of(box)
        self.digest = digest_of(box)

    @property
    def is_default(self) -> bool:
        """Whether it means the same as the box."""
        return self.digest == default(self.game).digest


@lru_cache(256)
def has(game: str) -> bool:
    """Whether the components of `game` are a pack."""
    return box_of(game) is not None


def box_of(game: str) -> Path | None:
    """The file with a game's box, None for a game without."""
    kit = kits.find(game)
    file = None if kit is None else kit.box_file()
    return file if file is not None and file.is_file() else None


@lru_cache
def boxed_names(game: str) -> dict[str, str]:
    """The names in the box of a game, by the ids of their rows."""
    file = box_of(game)
    tables = {} if file is None else tomllib.loads(file.read_text(encoding="utf-8"))
    rows = [row for table in tables.values() if isinstance(table, list) for row in table]
    return {row["id"]: row["name"] for row in rows if "id" in row and "name" in row}


def renamed(game: str, names: Mapping[str, str]) -> set[str]:
    """The ids of rows that have another name than in the box: words that know them by their id do not fit."""
    return {id_ for id_, name in names.items() if boxed_names(game).get(id_, name) != name}


def default(game: str) -> Pack:
    """The box of a game, the same one for everybody who asks; UnknownGame where it has none."""
    with LOADING:
        return box_pack(game)


@lru_cache
def box_pack(game: str) -> Pack:
    """The box of a game, read."""
    file = box_of(game)
    if file is None:
        raise UnknownGame("game", game, "a game with a component pack")
    return parse(game, file.read_text(encoding="utf-8"), f"{file.parent.name}/{file.name}")


def read(game: str | None, path: str | Path) -> Pack:
    """The pack in a file, of `game` or, where that is None, of the game the file names."""
    try:
        with Path(path).open("rb") as file:
            data = file.read(LONGEST_FILE + 1)
    except OSError as error:
        raise BadPack("", "", str(path), f"a file that can be read: {error.strerror or error}", "pack") from error
    check_length(len(data), str(path))
    try:
        return parse(game, data.decode("utf-8"), str(path))
    except UnicodeDecodeError as error:
        got = data[error.start : error.start + 1]
        raise BadPack(f"byte {error.start + 1}", "", got, "text in UTF-8", str(path)) from error


def parse(game: str | None, text: str, where: str) -> Pack:
    """The pack in a text called `where`; BadPack names row, field, what stands there and what was wanted."""
    text = text.removeprefix("\ufeff")  # some editors begin a file with it
    data = parse_toml(text, where)
    named = data.get("game")
    kit = kits.find(named) if isinstance(named, str) else None
    if kit is None or not has(kit.name) or game not in (None, named):
        wanted = f'"{game}"' if game else "the name of a game with a component pack"
        raise BadPack("", "game", data.get("game", Missing()), wanted, where)
    module = kit.box_module()
    try:
        check_texts(data)
        with LOADING:
            box = msgspec.convert(data, module.Box)
        check_rows(rows_of(box))
        return Pack(box, text, module.components(box))
    except msgspec.ValidationError as error:
        raise complaint(error, data, module.Box).at(where) from error
    except BadPack as error:
        raise error.at(where) from error


# --- checks that are the same for all games ----------------------------------------------------------


def parse_toml(text: str, where: str) -> dict[str, Any]:
    """The tables of a file; BadPack says at which line it is no TOML."""
    check_length(len(text.encode("utf-8", "replace")), where)
    for number, line in enumerate(text.split("\n"), 1):
        if len(line) > LONGEST_LINE:
            raise BadPack(f"line {number}", "", line, f"at most {LONGEST_LINE} characters", where)
    try:
        data = tomllib.loads(text)
    except (ValueError, RecursionError) as error:
        told = str(error)
        found = LINE_IN_ERROR.search(told)
        place = found[1] if found is not None else ""
        raise BadPack(place, "", line_at(text, place), f"TOML: {LINE_IN_ERROR.sub('', told)}", where) from error
    if depth_of(data) > DEEPEST:
        raise BadPack("", "", "tables in tables in tables", f"at most {DEEPEST} levels", where)
    return data


def depth_of(data: dict[str, Any]) -> int:
    """How deeply tables and lists lie in each other, counted without recursion."""
    level: list[Any] = [data]
    depth = 0
    while level and depth <= DEEPEST:
        depth += 1
        insides = [item.values() if isinstance(item, dict) else item for item in level]
        level = [item for inside in insides for item in inside if isinstance(item, (dict, list))]
    return depth


def line_at(text: str, place: str) -> str:
    """The line an error of the TOML reader speaks of."""
    found = re.match(r"line (\d+)", place)
    lines = text.split("\n")
    return lines[int(found[1]) - 1] if found is not None else lines[-1]


def check_length(length: int, where: str) -> None:
    """Not too long a file."""
    if length > LONGEST_FILE:
        raise BadPack("", "", f"more than {LONGEST_FILE} bytes", f"at most {LONGEST_FILE} bytes", where)


def check_texts(value: Any, row: str = "", field: str = "") -> None:
    """Texts go to terminals, pages and records: short, and nothing in them but characters that print."""
    if isinstance(value, str) and not (value.isprintable() and len(value) <= LONGEST_TEXT):
        raise BadPack(row, field, value, f"a line of at most {LONGEST_TEXT} printable characters")
    if isinstance(value, dict):
        for key, item in value.items():
            check_texts(key, row, field)
            check_texts(item, *((row, key) if row else (key, "")))
    if isinstance(value, list):
        for number, item in enumerate(value, 1):
            check_texts(item, row if field else f"{row} {number}", field)


def check_rows(rows: list[Row]) -> None:
    """Not too many rows, and no two of one name in a table."""
    if len(rows) > MOST_ROWS:
        raise BadPack("", "", f"{len(rows)} rows", f"at most {MOST_ROWS} rows")
    seen: set[str] = set()
    for row in rows:
        if row.id in seen:
            raise BadPack(row.table, next(iter(row.fields)), row.key, "every row of a table under its own name")
        seen.add(row.id)


def digest_of(box: Any) -> str:
    """The hash of what a file means, in hex.

    A table that may be left out, and says what it means left out, does not change it: files and records from before
    there was such a table go on meaning what they meant.
    """
    usual = optional(type(box))
    data: Mapping[str, Any] = msgspec.to_builtins(box)
    known = meaning({key: value for key, value in data.items() if key not in HEADING})
    meant = {key: value for key, value in known.items() if value != meaning(usual.get(key))}
    named = {"game": box.game, **meant}
    return hashlib.sha256(msgspec.json.encode(named, order="deterministic")).hexdigest()


def optional(schema: type[msgspec.Struct]) -> dict[str, Any]:
    """The tables of a game's file that it may leave out, as they are then."""
    fields = msgspec.structs.fields(schema)
    left_out = {field.encode_name: field.default_factory for field in fields if callable(field.default_factory)}
    return {name: msgspec.to_builtins(made()) for name, made in left_out.items()}


def tables_of(pack: Pack) -> dict[str, Any]:
    """The tables of a pack's file, with those that it leaves out: whoever changes a value finds it there."""
    kit = kits.find(pack.game)
    assert kit is not None
    data = parse_toml(pack.text, pack.name)
    return data | {name: table for name, table in optional(kit.box_module().Box).items() if name not in data}


def check_game(pack: Pack, game: str) -> None:
    """A pack is for one game."""
    if pack.game != game:
        raise BadSetup("pack", pack.name, f"a pack of {game}, this one is of {pack.game}")
