"""Numbered answers, each with where it leads."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from rich.console import RenderableType
from rich.text import Text

from gamekeeper.cli.boards import Scene
from gamekeeper.cli.boards.answers import listed
from gamekeeper.cli.boards.iditacards.faces import Faces
from gamekeeper.core.ids import Params
from gamekeeper.core.texts import Option, Prompt

COMES: Final = (
    "option-take",
    "option-legendary",
    "option-recover",
    "option-destroy",
    "option-keep",
)  # say what it does
LEADS: Final = ("option-play", "option-risk")
WORTH_TELLING: Final = ("void", "kills", "damage", "huts", "dies")  # unless they are 0


def answers(prompt: Prompt, scene: Scene) -> RenderableType:
    """All options, those that play a card with the way they lead."""
    faces = Faces(scene)
    return listed(prompt, scene, lambda option: Text(told(option, faces), style="dim"))


def told(option: Option, faces: Faces) -> str:
    """What an answer leads to beyond its words."""
    key, params = option.text.key, option.text.params
    if key in COMES:
        kind = faces.kind(str(params["card"]))
        return f"{faces.costs(kind)} · {faces.effect(kind)}"
    if key not in LEADS:
        return ""
    way = f"→ {', '.join(steps(params, faces))}"
    if key != "option-risk":
        return way
    return f"{faces.words.say('label-leads-risk', **params)} {way}. {faces.words.say('label-after-risk')}"


def steps(params: Params, faces: Faces) -> Iterator[str]:
    """Where the move and the closing advance lead, whom they pass, and what that brings."""
    words, scene = faces.words, faces.scene
    if "to" in params:
        yield words.say("label-step-to", value=params["to"])
    passes = params["passes"]
    assert isinstance(passes, list)
    if passes:
        rivals = [words.element(str(one), scene.names, scene.you) for one in passes]
        yield words.say("label-step-passes", value=words.join(rivals))
    yield words.say("label-step-end", value=params["end"])
    for step in WORTH_TELLING:
        if params.get(step):
            yield words.say(f"label-step-{step}", value=params[step])
