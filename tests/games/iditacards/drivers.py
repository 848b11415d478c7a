"""A way of playing that needs no bot: it picks from what the decider's prompt says."""

from __future__ import annotations

from typing import Any, cast

from gamekeeper.core.game import Game
from gamekeeper.core.ids import Action
from gamekeeper.core.rng import Rng
from gamekeeper.core.texts import Option
from gamekeeper.games.iditacards import Iditacards
from gamekeeper.games.iditacards.components import TYPES

LIKED = ("option-energy", "option-attach", "option-take", "option-hand", "option-recover", "option-destroy")


def keen(game: Game[Any], s: Any, rng: Rng, wish: str = "") -> Action:
    """Goes as far as it can without dying, pays its risks, and plays and takes what is wished for: a card or a type."""
    options = game.prompt(s, game.decider(s)).options
    ranks = [rank(option, is_wished(game, option, wish)) for option in options]
    top = [option for option, liked in zip(options, ranks, strict=True) if liked == max(ranks)]
    return top[rng.below(len(top))].action


def is_wished(game: Game[Any], option: Option, wish: str) -> bool:
    """Whether an answer is about a card that is wished for."""
    kind, _, number = str(option.text.params.get("card", "")).partition(":")
    if not wish or kind != "card":
        return False
    setting = cast(Iditacards, game).setting
    card = int(number)
    return wish in (setting.box.slugs[setting.kind(card)], TYPES[setting.type(card)])


def rank(option: Option, wished: bool) -> int:
    """How much an answer is liked."""
    key, told = option.text.key, option.text.params
    if key in ("option-dismiss", "option-drop"):
        return 1
    if wished:
        return 5000 if key != "option-energy" else 0
    if key in ("option-play", "option-risk"):
        end = told["end"]
        assert isinstance(end, int)
        return 1000 + end if told["dies"] == 0 else 2
    return 500 if key in LIKED else 100
