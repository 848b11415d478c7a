"""Looking into piles, and at one card closely."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from rich.console import Group, RenderableType
from rich.text import Text

from gamekeeper.cli.boards import Scene, seat_mark, seat_style
from gamekeeper.cli.boards.fort.faces import ACTIONS, FRIEND, Faces, titled


def look(view: Mapping[str, Any], scene: Scene, what: str) -> RenderableType | None:
    """Without a word the piles, with a card's name that card; None for a name no card has."""
    faces = Faces(scene)
    return one_card(what, faces) if what else piles(view, scene, faces)


def one_card(name: str, faces: Faces) -> RenderableType | None:
    """A card with its actions in sentences; the beginning of its name will do."""
    wanted = plain(name.rpartition(":")[2])
    kinds = [kind for kind, row in enumerate(faces.kinds) if plain(row["name"]).startswith(wanted)]
    if not kinds or not wanted:
        return None
    card = faces.cards.index(kinds[0])
    lines = [faces.ticket(card)]
    for action in ACTIONS:
        sentence = faces.sentence(card, action)
        lines.append(titled(f"  {faces.words.say(f'label-{action}')}", Text(sentence)))
    return Group(*lines)


def plain(name: str) -> str:
    """A name without anything but letters and digits."""
    return "".join(sign for sign in name.casefold() if sign.isalnum())


def piles(view: Mapping[str, Any], scene: Scene, faces: Faces) -> Group:
    """The reader's deck without its order, all discard piles, and what has left the game."""
    words = scene.words
    lines: list[Text] = []
    if view["reader"] >= 0 and not view["draft_round"]:
        title = Text(words.say("label-your-deck"), style="bold")
        lines.append(pile(title, view["deck"], faces))
    for seat, board in enumerate(view["seats"]):
        title = Text().append(seat_mark(seat), style=seat_style(seat))
        title.append(f" {scene.names[seat]}, {words.say('label-discard')}", style="bold")
        lines.append(pile(title, board["discard"], faces))
    lines.append(pile(Text(words.say("label-box"), style="bold"), view["box"], faces))
    return Group(*lines)


def pile(title: Text, cards: list[int], faces: Faces) -> Text:
    """A pile's cards in a line, sorted by name, with their number."""
    in_order = sorted(cards, key=lambda card: faces.name(card).removeprefix(FRIEND))
    shown = faces.tickets(in_order) if cards else Text(faces.words.say("label-empty"), style="dim")
    return Text().append_text(title).append(f" ({len(cards)}): ").append_text(shown)
