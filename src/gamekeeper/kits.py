"""What a game's package brings, ours and others' alike, and where all of them are found.

A package from outside names its `Kit` in its entry points: ``[project.entry-points."gamekeeper.games"]``,
``errand = "gamekeeper_errand:KIT"``.
"""

from __future__ import annotations

import re
from collections import Counter
from functools import cache
from importlib import import_module
from importlib.metadata import EntryPoint, entry_points
from importlib.util import find_spec
from pathlib import Path
from types import ModuleType
from typing import Any, Final, NamedTuple

from gamekeeper.core.errors import BrokenGame
from gamekeeper.core.game import Game
from gamekeeper.core.info import GameInfo

GROUP: Final = "gamekeeper.games"
OURS: Final = Path(__file__).parent
BOX_FILE: Final = "default.toml"
BOARD: Final = "board.js"
STYLE: Final = "board.css"
NAME: Final = re.compile(r"[a-z][a-z0-9_]{0,39}")


class Kit:
    """All a game brings. Modules are named, not imported, so that naming a game costs nothing.

    `game` is ``module:Class`` of the `core.Game`; the module has `INFO` too. `box` is the module with ``Box`` and
    ``components``, ``default.toml`` lies beside it. `terminal` is the module that draws the game's table in a
    terminal. Left out, the game has no component packs, or a plain table. In `folder` lie
    ``words/<language>/<game>.ftl``, the rules page ``rules/<game>.md`` with its translations (``<game>.it.md``),
    ``exercises/<game>.jsonl``, ``lessons/<game>.toml``, ``examples/<game>.toml`` with ``.json``, and for the page
    ``page/board.js``, ``page/board.css`` and what these fetch. `origin` is the distribution that brings it, empty for
    our own.
    """

    def __init__(self, name: str, game: str, folder: Path, box: str = "", terminal: str = "") -> None:
        self.name = name
        self.game = game
        self.folder = folder
        self.box = box
        self.terminal = terminal
        self.origin = ""

    def maker(self) -> type[Game[Any]]:
        """The game's class."""
        module, _, name = self.game.partition(":")
        found: type[Game[Any]] = getattr(import_module(module), name)
        return found

    def info(self) -> GameInfo:
        """Its seats and options."""
        found: GameInfo = import_module(self.game.partition(":")[0]).INFO
        return found

    def box_file(self) -> Path | None:
        """The file with what is in the box, None for a game without."""
        spec = find_spec(self.box) if self.box else None
        return None if spec is None or spec.origin is None else Path(spec.origin).parent / BOX_FILE

    def box_module(self) -> ModuleType:
        """The schema of its packs."""
        return import_module(self.box)

    def texts(self, language: str) -> list[Path]:
        """The files with its words in a language, as far as there are any."""
        folder = self.folder / "words" / language
        files = (folder / f"{self.name}.ftl", folder / f"{self.name}_rules.ftl")
        return [file for file in files if file.is_file()]

    def rules(self, language: str) -> Path | None:
        """The rules page in a language, None where it is not written in it."""
        found = self.folder / "rules" / (f"{self.name}.md" if language == "en" else f"{self.name}.{language}.md")
        return found if found.is_file() else None

    @property
    def exercises(self) -> Path | None:
        """The file with its exercises (`gamekeeper.practice`), None where there are none."""
        found = self.folder / "exercises" / f"{self.name}.jsonl"
        return found if found.is_file() else None

    @property
    def lesson(self) -> Path | None:
        """The file with its first game (`gamekeeper.lesson`), None where there is none."""
        found = self.folder / "lessons" / f"{self.name}.toml"
        return found if found.is_file() else None

    @property
    def examples(self) -> Path | None:
        """The file with the worked examples that can be played (`gamekeeper.worked`), None where there are none."""
        found = self.folder / "examples" / f"{self.name}.toml"
        return found if found.is_file() else None

    @property
    def page(self) -> Path:
        """The folder with what the web page fetches to draw it."""
        return self.folder / "page"


class Outside(NamedTuple):
    """What installed packages bring: kits by name, and what cannot be taken."""

    kits: dict[str, Kit]
    broken: tuple[BrokenGame, ...]


def ours(name: str, class_name: str) -> tuple[str, Kit]:
    """One of our own games: everything stands where its name says."""
    game = f"gamekeeper.games.{name}:{class_name}"
    return name, Kit(name, game, OURS, f"gamekeeper.packs.{name}", f"gamekeeper.cli.boards.{name}")


BUILT_IN: Final[dict[str, Kit]] = dict(
    [
        ours("yellowstone_park", "YellowstonePark"),
        ours("fort", "Fort"),
        ours("iditacards", "Iditacards"),
        ours("dice_theme_park", "DiceThemePark"),
    ]
)


def find(name: str) -> Kit | None:
    """The kit of a game; our own are found without a look at what is installed."""
    return BUILT_IN.get(name) or outside().kits.get(name)


@cache
def outside() -> Outside:
    """The games of installed packages, looked for once."""
    points = sorted(entry_points(group=GROUP), key=lambda point: (point.name, origin_of(point)))
    claims = Counter(point.name for point in points)
    kits: dict[str, Kit] = {}
    broken: list[BrokenGame] = []
    for point in points:
        try:
            check_name(point, claims)
            kits[point.name] = loaded(point)
        except BrokenGame as error:
            broken.append(error)
    return Outside(kits, tuple(broken))


def origin_of(point: EntryPoint) -> str:
    """The distribution of an entry point, with its version."""
    return "" if point.dist is None else f"{point.dist.name} {point.dist.version}"


def check_name(point: EntryPoint, claims: Counter[str]) -> None:
    """A game's name is its own; where two packages claim one, neither gets it."""
    origin = origin_of(point)
    if NAME.fullmatch(point.name) is None:
        raise BrokenGame(point.name, origin, point.name, "a name of small letters, digits and _, at most 40")
    if point.name in BUILT_IN:
        raise BrokenGame(point.name, origin, point.name, "a name that is not one of Gamekeeper's own games")
    if claims[point.name] > 1:
        raise BrokenGame(point.name, origin, point.name, "a name that no other installed package gives its game")


def loaded(point: EntryPoint) -> Kit:
    """The kit an entry point names; BrokenGame says what is there instead."""
    origin = origin_of(point)
    wanted = f"a gamekeeper.kits.Kit called {point.name!r} at {point.value}"
    try:
        found = point.load()
    except Exception as error:  # whatever a stranger's package does when it is imported
        raise BrokenGame(point.name, origin, told(error), wanted) from error
    if not isinstance(found, Kit):
        raise BrokenGame(point.name, origin, type(found).__name__, wanted)
    if found.name != point.name:
        raise BrokenGame(point.name, origin, found.name, wanted)
    found.origin = origin
    return found


def told(error: Exception) -> str:
    """An error of somebody else's code in a line."""
    return f"{type(error).__name__}: {error}"
