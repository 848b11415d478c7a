"""How each game's table looks in a terminal: one module per game, drawing from views and prompts alone; one for any."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from importlib import import_module
from typing import Any, Protocol, cast, runtime_checkable

from rich.console import RenderableType

from gamekeeper import kits
from gamekeeper.core.info import Options
from gamekeeper.core.texts import Prompt
from gamekeeper.words import Translator

PLAIN = "gamekeeper.cli.boards.plain"
SEAT_SHAPES = ("●", "■", "▲", "◆", "★")
SEAT_COLOURS = ("#56B4E9", "#E69F00", "#2BB98A", "#CC79A7", "#9C8CE0")


class Scene:
    """What a drawing needs beside the view: words, names by seat (`titles` the longer ones), and room."""

    def __init__(self, words: Translator, names: Sequence[str], titles: Sequence[str], you: int) -> None:
        self.words = words
        self.names = names
        self.titles = titles
        self.you = you
        self.width = 80
        self.height = 25
        self.view: Mapping[str, Any] = {}  # the table as it was drawn last
        self.first = 1  # the number of the first answer
        self.margins = (0, 0)  # the columns that numbers and notations of answers take at least
        self.deciders: Sequence[int] = ()
        self.options: Options = {}
        self.catalogue: Mapping[str, Any] = {}  # what is printed on the components


class Drawing(Protocol):
    """What a module of this package offers."""

    def draw(self, view: Mapping[str, Any], scene: Scene, pointed: set[str]) -> RenderableType:
        """The table as the view's reader sees it; elements in `pointed` can be answered with."""

    def answers(self, prompt: Prompt, scene: Scene) -> RenderableType:
        """The numbered options of a prompt."""


@runtime_checkable
class Looking(Protocol):
    """What a module offers for a game with piles to look into."""

    def look(self, view: Mapping[str, Any], scene: Scene, what: str) -> RenderableType | None:
        """The piles; with a text, the component it names, None when it names none."""


def drawing_of(game: str) -> Drawing:
    """The module that draws this game; the plain one where it brings none."""
    kit = kits.find(game)
    return cast(Drawing, import_module(kit.terminal if kit is not None and kit.terminal else PLAIN))


def plain_drawing() -> Drawing:
    """The module that draws any game."""
    return cast(Drawing, import_module(PLAIN))


def seat_mark(seat: int) -> str:
    """The shape that stands for a seat."""
    return SEAT_SHAPES[seat % len(SEAT_SHAPES)]


def seat_style(seat: int) -> str:
    """The colour that goes with a seat's shape."""
    return SEAT_COLOURS[seat % len(SEAT_COLOURS)]
