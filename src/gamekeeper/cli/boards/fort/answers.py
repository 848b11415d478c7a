"""Numbered answers, each with what it would do now."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from rich.console import RenderableType
from rich.text import Text

from gamekeeper.cli.boards import Scene
from gamekeeper.cli.boards.answers import listed
from gamekeeper.cli.boards.fort.faces import ACTIONS, Faces, card_of
from gamekeeper.core.ids import Params
from gamekeeper.core.texts import Option, Prompt

DIM: Final = "dim"
GAIN: Final = "green"


def answers(prompt: Prompt, scene: Scene) -> RenderableType:
    """All options, those that play a card with what it would do now."""
    faces = Faces(scene)
    return listed(prompt, scene, lambda option: consequence(option, prompt.text.params, faces))


def consequence(option: Option, asked: Params, faces: Faces) -> Text | None:
    """What an answer leads to beyond its words, None where these say all."""
    teller = TELLERS.get(option.text.key)
    return teller(option.text.params, asked, faces) if teller else None


def of_card(params: Params, _: Params, faces: Faces) -> Text | None:
    """A card's icons."""
    card = card_of(params["card"])
    return faces.icons(faces.suits(card)) if card >= 0 else None


def of_new_card(params: Params, _: Params, faces: Faces) -> Text:
    """The icons and both actions of a card that may come to the reader."""
    card = card_of(params["card"])
    text = faces.icons(faces.suits(card))
    return text.append(f"  {' | '.join(faces.action(card, action) for action in ACTIONS)}", style=DIM)


def of_play(params: Params, _: Params, faces: Faces) -> Text:
    """Both actions of a card as they would turn out."""
    card = card_of(params["card"])
    text = faces.icons(faces.suits(card))
    for action in ACTIONS:
        text.append(f"  {faces.words.say(f'label-{action}')}: ", style=DIM)
        text.append(outcome(faces, card, action, params, action))
    return text


def of_use(params: Params, _: Params, faces: Faces) -> Text:
    """One action of the card in play."""
    return Text(f"→ {outcome(faces, card_of(params['card']), str(params['action']), params, '')}", style=GAIN)


def outcome(faces: Faces, card: int, action: str, params: Params, prefix: str) -> str:
    """What an action would do, by the numbers of a prompt: ``2 pizza, up to 4``."""
    words = faces.words
    gain = number(params, prefix or "gain")
    best = number(params, f"{prefix}-best" if prefix else "best")
    if gain <= 0:
        return words.say("answer-added", best=best) if best > 0 and gain == 0 else words.say("answer-cannot")
    notes = [faces.effect(card, action, gain)]
    if not number(params, f"{prefix}-full" if prefix else "full"):
        notes.append(words.say("answer-part"))
    if best > gain:
        notes.append(words.say("answer-best", best=best))
    return ", ".join(notes)


def number(params: Params, key: str) -> int:
    """A number of a prompt, 0 where it has none."""
    value = params.get(key, 0)
    return value if isinstance(value, int) else 0


def of_action(params: Params, asked: Params, faces: Faces) -> Text | None:
    """What the action asked about would do with this answer."""
    card, action = card_of(asked.get("card", "")), str(asked.get("action", "public"))
    if card < 0 or not number(params, "gain"):
        return None
    effect = faces.effect(card, action, number(params, "gain"), str(asked.get("resource", "")))
    return Text(f"→ {effect}", style=GAIN)


def of_follow(params: Params, asked: Params, faces: Faces) -> Text:
    """The icons of the card given up, and what following brings."""
    text = faces.icons(faces.suits(card_of(params["card"])))
    after = of_action(params, asked, faces)
    return text if after is None else text.append("  ").append_text(after)


TELLERS: Final[dict[str, Callable[[Params, Params, Faces], Text | None]]] = {
    "option-play": of_play,
    "option-use": of_use,
    "option-suit": of_action,
    "option-add": of_action,
    "option-go": of_action,
    "option-take": of_new_card,
    "option-lookout": of_card,
    "option-trash": of_card,
    "option-trash-rival": of_card,
    "option-recycled": of_new_card,
    "option-follow": of_follow,
    "option-follow-second": of_follow,
}
