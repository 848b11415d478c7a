"""Packs with actions drawn from the whole grammar (F4.9), and tables laid out at random."""

from __future__ import annotations

import random
import re

from gamekeeper import packs

VERBS = (
    *("pizza", "toy", "resource", "pack", "lookout", "trash", "recruit", "advance", "score", "spend"),
    *("trash_rival", "copy_pack", "copy_rival_pack", "convert"),
)
SUITS = ("skateboard", "shovel", "glue", "squirt_gun", "crown", "book")
COUNTS = ("fort_level", "pack", "lookout")
NUMBERED = ("pizza", "toy", "resource", "score", "spend")


def atom(luck: random.Random) -> str:
    """A verb, with a number where it may have one."""
    verb = luck.choice(VERBS)
    name = f"spend {luck.choice(('pizza', 'toy', 'any'))}" if verb == "spend" else verb
    if verb == "advance":
        return name + luck.choice(("", "", " +1", " -1"))
    return f"{name} {luck.choice((1, 1, 2, 3))}" if verb in NUMBERED and luck.random() < 0.6 else name


def term(luck: random.Random, suit: str) -> str:
    """An atom or a group, perhaps with a count."""
    size = luck.choice((1, 1, 1, 2, 2, 3))
    text = " > ".join(atom(luck) for _ in range(size))
    text = f"({text})" if size > 1 else text
    if luck.random() < 0.55:
        return f"{text} x {luck.choice((suit, suit, suit, luck.choice(COUNTS)))}"
    return text


def action(luck: random.Random, own: str) -> str:
    """A whole action; what it counts is mostly what its card shows."""
    suit = luck.choice((own, own, "any_suit", luck.choice(SUITS)))
    return " > ".join(term(luck, suit) for _ in range(luck.choice((1, 1, 1, 2, 2, 3))))


def made_up_pack(seed: int) -> packs.Pack:
    """The box with every action drawn anew."""
    luck = random.Random(seed)
    lines = packs.default("fort").text.splitlines()
    own = "glue"
    for place, line in enumerate(lines):
        if line.startswith("suits"):
            shown = [suit for suit in re.findall(r'"(\w+)"', line) if suit != "coin"]
            own = shown[0] if shown else "any_suit"
        if line.startswith(("public =", "private =")):
            text = action(luck, own)
            if line.startswith("private") and luck.random() < 0.1:
                text += " > trash_this"
            lines[place] = f'{line.partition("=")[0]}= "{text}"'
    return packs.parse("fort", "\n".join(lines), "made-up.toml")
