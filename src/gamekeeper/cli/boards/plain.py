"""Any game in a terminal: its view's zones and numbers, or whatever else the view says, and every answer.

``view["zones"]`` maps places (``hand:1``, ``track``) to the cards that lie there, or to how many they are;
``view["tokens"]`` maps places to how many of each token are there, or to how many in all; ``view["numbers"]`` maps
names to a number per seat, or to one for the table. Other views are told as lists.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any, Final

from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from gamekeeper.cli.boards import Scene, seat_mark, seat_style
from gamekeeper.core.texts import Prompt

OPEN: Final = "▸"  # before what can be answered with
INDENT: Final = "  "
READER: Final = "reader"  # what a view says of its reader is nothing to draw


def draw(view: Mapping[str, Any], scene: Scene, pointed: set[str]) -> RenderableType:
    """The table as the view's reader sees it, a block for what is everybody's and one for each seat."""
    if not isinstance(view.get("zones"), Mapping):
        return Text("\n".join(told(view, scene, 0)))
    table = Lying(view, scene, pointed)
    numbers: Mapping[str, Any] = view.get("numbers", {})
    counted = [(name, value) for name, value in numbers.items() if not isinstance(value, list)]
    blocks: list[RenderableType] = []
    if table.common or counted:
        blocks.append(Text(scene.words.say("plain-table"), style="bold"))
        blocks.append(block([*table.rows(table.common), *figures(counted, scene)]))
    for seat in range(len(scene.names)):
        counted = [(name, value[seat]) for name, value in numbers.items() if isinstance(value, list)]
        blocks.append(heading(seat, scene))
        blocks.append(block([*figures(counted, scene), *table.rows(table.owned[seat])]))
    return Group(*blocks)


def answers(prompt: Prompt, scene: Scene) -> RenderableType:
    """All options in words, with number and notation."""
    table = Table.grid(padding=(0, 2, 0, 0))
    table.add_column(justify="right", no_wrap=True)
    table.add_column()
    table.add_column(style="dim")
    for number, option in enumerate(prompt.options, scene.first):
        table.add_row(str(number), scene.words.text(option.text, scene.names, scene.you), option.notation)
    return table


# --- zones and numbers -----------------------------------------------------------------------------


class Lying:
    """What lies where: `common` places, and those each seat has one of, like ``hand:0`` to ``hand:3``."""

    def __init__(self, view: Mapping[str, Any], scene: Scene, pointed: set[str]) -> None:
        self.zones: Mapping[str, Any] = view["zones"]
        self.tokens: Mapping[str, Any] = view.get("tokens", {})
        self.scene = scene
        self.pointed = pointed
        places = list(dict.fromkeys([*self.zones, *self.tokens]))
        seats = range(len(scene.names))
        kinds = dict.fromkeys(place.partition(":")[0] for place in places)
        own = [kind for kind in kinds if all(f"{kind}:{seat}" in places for seat in seats)]
        self.owned = [[f"{kind}:{seat}" for kind in own] for seat in seats]
        self.common = [place for place in places if not any(place in one for one in self.owned)]

    def rows(self, places: Sequence[str]) -> list[tuple[str, Text]]:
        """Places by name, and what lies there."""
        return [(self.place_name(place), self.content(place)) for place in places]

    def place_name(self, place: str) -> str:
        """What a place is called: by its kind, or as the element it is."""
        words = self.scene.words
        name = words.named(f"zone-{place.partition(':')[0]}", name_of(place, self.scene))
        return f"{OPEN} {name}" if place in self.pointed else name

    def content(self, place: str) -> Text:
        """The cards, those to answer with marked, and the tokens; or how many."""
        parts = self.cards(self.zones.get(place, [])) + self.counted(self.tokens.get(place, {}))
        empty = Text(self.scene.words.say("plain-empty"), style="dim")
        return Text(", ").join(parts) if parts else empty

    def cards(self, content: object) -> list[Text]:
        """Cards by name."""
        if not isinstance(content, list):
            return [Text(str(content))]
        elements = [f"card:{card}" if isinstance(card, int) else str(card) for card in content]
        marked = [(f"{OPEN} " if element in self.pointed else "", element) for element in elements]
        style = ["bold" if mark else "" for mark, _ in marked]
        return [
            Text(f"{mark}{name_of(element, self.scene)}", style=style[number])
            for number, (mark, element) in enumerate(marked)
        ]

    def counted(self, content: object) -> list[Text]:
        """Tokens by kind."""
        if not isinstance(content, Mapping):
            return [Text(str(content))]
        held = [(name_of(f"token:{name}", self.scene, name), count) for name, count in content.items() if count]
        return [Text(f"{name} × {count}") for name, count in held]


def heading(seat: int, scene: Scene) -> Text:
    """Who sits there, and whether they decide."""
    line = Text("▶ " if seat in scene.deciders else INDENT)
    line.append(f"{seat_mark(seat)} ", style=seat_style(seat))
    return line.append(scene.names[seat], style="bold")


def block(rows: Sequence[tuple[str, Text]]) -> RenderableType:
    """Names and what belongs to them."""
    table = Table.grid(padding=(0, 2, 0, 0))
    table.add_column(style="dim", no_wrap=True)
    table.add_column()
    for name, value in rows:
        table.add_row(name, value)
    return Padding(table, (0, 0, 0, 4))


def figures(numbers: Sequence[tuple[str, object]], scene: Scene) -> list[tuple[str, Text]]:
    """Numbers by name."""
    return [(scene.words.named(f"number-{name}", name), Text(str(value))) for name, value in numbers]


def name_of(element: str, scene: Scene, otherwise: str = "") -> str:
    """The label of an element, or the text itself."""
    if element in scene.words.elements or element.startswith("seat:"):
        return scene.words.element(element, scene.names, scene.you)
    return otherwise or element


# --- any other view --------------------------------------------------------------------------------


def told(value: Mapping[str, Any], scene: Scene, depth: int) -> Iterator[str]:
    """A part of a view as lines."""
    for key, content in value.items():
        if depth == 0 and key == READER:
            continue
        name = scene.words.named(f"number-{key}", name_of(key, scene, key.replace("_", " ")))
        lead = f"{INDENT * depth}{name}:"
        nested = nested_in(content, scene)
        if nested is None:
            yield f"{lead} {flat(content, scene)}"
        else:
            yield lead
            yield from told(nested, scene, depth + 1)


def nested_in(content: object, scene: Scene) -> Mapping[str, Any] | None:
    """What needs lines of its own: a table of things, or a list of such tables."""
    if isinstance(content, Mapping):
        return content or None
    if isinstance(content, list) and any(isinstance(item, Mapping) for item in content):
        names = scene.names if len(content) == len(scene.names) else range(1, len(content) + 1)
        return {str(name): item for name, item in zip(names, content, strict=True)}
    return None


def flat(content: object, scene: Scene) -> str:
    """A value in a line."""
    if isinstance(content, list):
        return ", ".join(flat(item, scene) for item in content) or scene.words.say("plain-empty")
    if content is None or content in ("", {}):
        return scene.words.say("plain-empty")
    return name_of(content, scene) if isinstance(content, str) else str(content)
