"""Looking into piles, and at one card closely."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from rich.console import Group, RenderableType
from rich.text import Text

from gamekeeper.cli.boards import Scene
from gamekeeper.cli.boards.iditacards.faces import COSTS, Faces

OPEN: Final = ("discard", "supply", "gone")


def look(view: Mapping[str, Any], scene: Scene, what: str) -> RenderableType | None:
    """Without a word the piles, with a card's name that card; None for a name no card has."""
    faces = Faces(scene)
    if not what:
        return piles(view, faces)
    wanted = plain(what)
    found = [card for card in map("card:{}".format, range(len(faces.cards))) if is_called(card, wanted, faces)]
    if not found or not wanted:
        return None
    kind = faces.kind(found[0])
    told = zip(COSTS, faces.cost_list(kind), strict=True)
    costs = ", ".join(f"{faces.words.say(f'label-{one}')} {cost}" for one, cost in told)
    name = f"{faces.name(found[0])}, {faces.words.say('label-type', type=faces.kinds[kind]['type'])}"
    return Text(f"{name} · {costs} · {faces.effect(kind)}")


def is_called(card: str, wanted: str, faces: Faces) -> bool:
    """Whether a card's name or notation begins so."""
    notation = str(faces.kinds[faces.kind(card)]["id"])
    return plain(faces.name(card)).startswith(wanted) or plain(notation).startswith(wanted)


def plain(name: str) -> str:
    """A name without anything but letters and digits."""
    return "".join(sign for sign in name.casefold() if sign.isalnum())


def piles(view: Mapping[str, Any], faces: Faces) -> Group:
    """The reader's deck without its order, all discard piles, and what lies open and gone."""
    zones = view["zones"]
    seat = view["reader"]
    shown = [(f"deck:{seat}", view["own"]["deck"]), (f"legend:{seat}", zones[f"legend:{seat}"])] if view["own"] else []
    shown += [(place, cards) for place, cards in zones.items() if place.partition(":")[0] in OPEN]
    return Group(*[
        Text(f"{faces.name(place)} ({len(cards)}): ").append(faces.counted(sorted(cards, key=faces.kind)))
        for place, cards in shown
    ])  # fmt: skip
