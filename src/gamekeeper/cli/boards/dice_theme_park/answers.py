"""Numbered answers, each with what it concerns."""

from __future__ import annotations

from itertools import groupby
from typing import Final

from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from gamekeeper.cli.boards import Scene
from gamekeeper.cli.boards.answers import listed
from gamekeeper.cli.boards.dice_theme_park.faces import Faces
from gamekeeper.core.texts import Option, Prompt

PLACES: Final = ("option-operate", "option-where", "option-mascot-at", "option-innovate")
ACTS: Final = ("option-mascot", "option-swap", "option-swap-in")


def answers(prompt: Prompt, scene: Scene) -> RenderableType:
    """All options, those that name an attraction or a card with what is printed on it."""
    faces = Faces(scene)
    if prompt.text.key == "ask-start" and len(prompt.options) > 1:
        return starts(prompt, faces)
    return listed(prompt, scene, lambda option: Text(told(option, faces), style="dim"))


def told(option: Option, faces: Faces) -> str:
    """What an answer concerns, beyond its words."""
    key, params, words = option.text.key, option.text.params, faces.words
    if key == "option-gift" or (key in PLACES and str(params["place"]).startswith("card:")):
        row = faces.row(str(params["card" if key == "option-gift" else "place"]))
        return f"{faces.wants(row)} · {words.say('label-star', count=row['stars'])}"
    if key == "option-build":
        return words.say("label-for", cost=faces.row(str(params["card"]))["cost"])
    if key == "option-install":
        return words.say("label-for", cost=params["cost"])
    if key == "option-rail" and faces.scene.view:
        return Text(" ").join(faces.guests_at(faces.scene.view, str(params["rail"]))).plain
    if key in ACTS:
        return faces.does(faces.row(str(params["card"])))
    return ""


def starts(prompt: Prompt, faces: Faces) -> Table:
    """The ways to begin: a line for what is kept, with the hexes to choose from."""
    table = Table.grid(padding=(0, 2, 0, 0))
    table.add_column(justify="right", no_wrap=True)
    first = 1
    for _, same in groupby(prompt.options, lambda option: option.text.params["cards"]):
        group = list(same)
        names = [faces.name(str(card)) for card in cards_of(group[0])]
        hexes = [option.notation.rpartition(":")[2] for option in group]
        told = faces.words.say("label-at-hexes", hexes=" ".join(hexes))
        text = Text(f"{group[0].notation} … {hexes[-1]}", style="bold cyan")
        text.append(f"  {faces.words.join(names)} · {told}", style="not bold default")
        table.add_row(Text(f"{first}–{first + len(group) - 1}", style="bold"), text)
        first += len(group)
    return table


def cards_of(option: Option) -> list[object]:
    """The cards that an answer names."""
    cards = option.text.params["cards"]
    return list(cards) if isinstance(cards, list) else [cards]
