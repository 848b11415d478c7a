"""Looking at what lies open, into another park, and at one card closely."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any, Final

from rich.console import Group, RenderableType
from rich.text import Text

from gamekeeper.cli.boards import Scene
from gamekeeper.cli.boards.dice_theme_park.faces import SURPRISE, Faces
from gamekeeper.cli.boards.dice_theme_park.park import attractions, park
from gamekeeper.cli.boards.dice_theme_park.table import card_told, cards, display, rails, seat_name

PILES: Final = ("trash", "skill-trash", "gone")


def look(view: Mapping[str, Any], scene: Scene, what: str) -> RenderableType | None:
    """Without a word all that lies open, with a name that player's park or that card; None for other names."""
    faces, wanted = Faces(scene), plain(what)
    if not what:
        return Group(*everything(view, faces))
    if not wanted:
        return None
    for seat, name in enumerate(scene.names):
        if plain(name).startswith(wanted):
            return Group(*one_park(view, seat, faces))
    called = [card for card in map("card:{}".format, range(len(faces.cards))) if is_called(card, wanted, faces)]
    exact = [card for card in called if plain(str(faces.row(card)["id"])) == wanted]
    return Text(one_card((exact or called)[0], faces)) if called else None


def is_called(card: str, wanted: str, faces: Faces) -> bool:
    """Whether a card's name or notation begins so."""
    return plain(faces.name(card)).startswith(wanted) or plain(str(faces.row(card)["id"])).startswith(wanted)


def plain(name: str) -> str:
    """A name without anything but letters and digits."""
    return "".join(sign for sign in name.casefold() if sign.isalnum())


def everything(view: Mapping[str, Any], faces: Faces) -> Iterator[RenderableType]:
    """Displays, monorails, piles, and everybody's park."""
    words, zones = faces.words, view["zones"]
    if view["round"]:
        yield rails(view, faces)
        yield display(view, zones["display"], faces, set())
    if zones["skills"]:
        yield cards(view, words.say("label-skills"), zones["skills"], faces, set())
    for place in PILES:
        if zones[place]:
            yield Text(f"{faces.name(place)} ({len(zones[place])}): {faces.counted(zones[place])}")
    for seat in range(len(faces.scene.names)):
        if seat != view["reader"]:
            yield Text()
            yield from one_park(view, seat, faces)


def one_park(view: Mapping[str, Any], seat: int, faces: Faces) -> Iterator[RenderableType]:
    """A park with its staff, administrator and mascots."""
    yield seat_name(seat, faces.scene)
    yield park(view, seat, faces, set())
    yield attractions(view, seat, faces, set())
    for place in ("played", "administrator", "mascots"):
        held = view["zones"][f"{place}:{seat}"]
        if held:
            yield Text(f"{faces.name(f'{place}:{seat}')}: {faces.counted(held)}")


def one_card(card: str, faces: Faces) -> str:
    """A card in a line."""
    words, row = faces.words, faces.row(card)
    if row["type"] != "attraction":
        return f"{faces.name(card)}{card_told(row, faces)}"
    colour = words.say("colour-of", colour=row["colour"])
    surprise = f", {words.say('label-surprise')}" if SURPRISE in row["requirement"] else ""
    stars, cost = words.say("label-star", count=row["stars"]), words.say("label-for", cost=row["cost"])
    income = words.say("label-income-of", count=row["income"]) if row["income"] else ""
    wants = faces.requires(row) + surprise
    parts = [faces.name(card), colour, cost, wants, stars, faces.spaces(row), faces.amenity(row), income]
    return " · ".join(filter(None, parts))
