"""What goes over the wire about games before anybody plays them."""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec

from gamekeeper.packs import Difference
from gamekeeper.packs.fields import PackField
from gamekeeper.server.wire import Language, Phrase


class OptionSpec(msgspec.Struct, frozen=True):
    """One option of a game; `seats` limits it to these table sizes, empty for all.

    `needs` is the option without which this one cannot be true, empty for none.
    `is_seat`: its value names a seat, so at a smaller table it ends before `high`.
    """

    key: str
    kind: Literal["bool", "int"]
    default: bool | int | None
    low: int
    high: int
    seats: list[int]
    needs: str
    is_seat: bool


class PackInfo(msgspec.Struct, frozen=True):
    """A component pack; `seats` are the table sizes it has enough for, `options` the game's defaults with it."""

    name: str
    digest: str
    is_default: bool
    seats: list[int]
    options: dict[str, bool | int | None]


class PackCheck(msgspec.Struct, frozen=True):
    """A pack that can be played, and what it changes."""

    pack: PackInfo
    differences: list[Difference]


class ComponentRow(msgspec.Struct, frozen=True):
    """What is printed on some components, as the pack says, with its `provenance` where it has one."""

    id: str
    table: str
    key: str
    fields: dict[str, Any]


class AddedRow(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A new row: the id of the one it begins as a copy of, and what it is called."""

    like: Annotated[str, msgspec.Meta(max_length=300)]
    key: Annotated[str, msgspec.Meta(min_length=1, max_length=100)]


class EditBody(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A pack that is being edited: a text to start from, the box where it is empty, and values by their paths.

    A path is table, row where there are several, and field: ``hand.size``, ``kids.Bones.copies``. `title` is the name,
    `removed` are ids of rows: ``kids:Bones``.
    """

    text: str = ""
    changes: Annotated[dict[str, Any], msgspec.Meta(max_length=2000)] = {}
    title: Annotated[str, msgspec.Meta(max_length=200)] = ""
    added: Annotated[list[AddedRow], msgspec.Meta(max_length=60)] = []
    removed: Annotated[list[Annotated[str, msgspec.Meta(max_length=300)]], msgspec.Meta(max_length=200)] = []


class PackMistake(msgspec.Struct, frozen=True):
    """What is wrong with a value, by its path, or a row, by its id; empty: with neither, ``title``: with the name."""

    path: str
    phrase: Phrase


class PackDraft(msgspec.Struct, frozen=True):
    """An edited pack: as a file, what it changes, its rows, what is wrong (and left out), and what fields may hold."""

    text: str
    check: PackCheck
    rows: list[ComponentRow]
    mistakes: list[PackMistake]
    fields: dict[str, list[PackField]]


class Components(msgspec.Struct, frozen=True):
    """The rows of a pack, and for every element that is printed from one, its row's id.

    `catalogue` is what the game itself says of its box, for whoever draws it.
    """

    pack: PackInfo | None
    rows: list[ComponentRow]
    elements: dict[str, str]
    catalogue: dict[str, Any]


class GameBlurb(msgspec.Struct, frozen=True):
    """What is said of a game before anybody plays it."""

    title: str
    pitch: str
    facts: str


class GameInfo(msgspec.Struct, frozen=True):
    """A game's seats, options and component packs, its box first; what is said of it, by language.

    `origin` is the package that brings it, empty for Gamekeeper's own; `board` and `style` are the addresses of the
    script and the style sheet that draw it, empty where the page draws it by itself. `exercises`: how many there are
    for practice; `lesson`: the paragraph of the rules that each step of its first game is about, `examples`: the worked
    examples of the rules that can be played; none without one.
    """

    name: str
    edition: str
    rules_version: int
    seats: list[int]
    usual_seats: int
    options: list[OptionSpec]
    packs: list[PackInfo]
    origin: str
    board: str
    style: str
    blurbs: dict[str, GameBlurb]
    exercises: int
    lesson: list[str]
    examples: list[str]


class GameWords(msgspec.Struct, frozen=True):
    """The words of a game as Fluent files; what a later one says replaces what an earlier one does."""

    sources: list[str]


class RulesPage(msgspec.Struct, frozen=True):
    """A game's rules in Markdown."""

    language: Language
    text: str
