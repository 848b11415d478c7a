"""Reading packs: the one loader for the boxes of all games and for everybody's own files."""

from __future__ import annotations

import hashlib
import re
import tomllib
from collections.abc import Mapping
from functools import lru_cache
from importlib import import_module, resources
from importlib.resources.abc import Traversable
from pathlib import Path
from typing import Any, Final

import msgspec

from gamekeeper.core.errors import BadPack, BadSetup, UnknownGame
from gamekeeper.packs.complaints import Missing, complaint
from gamekeeper.packs.rows import HEADING, Row, meaning, rows_of

LONGEST_FILE: Final = 256 * 1024  # bytes
LONGEST_LINE: Final = 1000  # characters; a key of thousands of parts takes the parser minutes
LONGEST_TEXT: Final = 300  # characters of one text in a file
MOST_ROWS: Final = 2000
DEEPEST: Final = 8  # tables in tables
DEFAULT_FILE: Final = "default.toml"
GAME_NAME: Final = re.compile(r"[a-z][a-z0-9_]*")
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
    return GAME_NAME.fullmatch(game) is not None and box_of(game).is_file()


def box_of(game: str) -> Traversable:
    """The file with a game's box."""
    return resources.files("gamekeeper.packs") / game / DEFAULT_FILE


@lru_cache
def default(game: str) -> Pack:
    """The box of a game; UnknownGame where it has none."""
    if not has(game):
        raise UnknownGame("game", game, "a game with a component pack")
    return parse(game, box_of(game).read_text(encoding="utf-8"), f"packs/{game}/{DEFAULT_FILE}")


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
    data = parse_toml(text, where)
    named = data.get("game")
    if not isinstance(named, str) or not has(named) or game not in (None, named):
        wanted = f'"{game}"' if game else "the name of a game with a component pack"
        raise BadPack("", "game", data.get("game", Missing()), wanted, where)
    module = import_module(f"gamekeeper.packs.{named}")
    try:
        check_texts(data)
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
    """The hash of what a file means, in hex."""
    data: Mapping[str, Any] = msgspec.to_builtins(box)
    meant = meaning({key: value for key, value in data.items() if key not in HEADING})
    named = {"game": box.game, **meant}
    return hashlib.sha256(msgspec.json.encode(named, order="deterministic")).hexdigest()


def check_game(pack: Pack, game: str) -> None:
    """A pack is for one game."""
    if pack.game != game:
        raise BadSetup("pack", pack.name, f"a pack of {game}, this one is of {pack.game}")
