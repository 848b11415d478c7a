"""Names of the things on the table, and where each is printed in the pack."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from gamekeeper.core.ids import Element
from gamekeeper.core.texts import Phrase
from gamekeeper.games.fort.setting import Setting
from gamekeeper.games.fort.texts import ACTIONS, PERKS, RESOURCES, RULES, SUITS

PLAIN: Final = {
    "park": "park",
    "park-deck": "park-deck",
    "play": "card-in-play",
    "added": "added-cards",
    "aside": "added-cards",
    "box": "box",
    "rules": "rules-to-take",
    "macaroni": "macaroni",
}
NAMED: Final = {"suit": "suit", "perk": "perk", "rule": "made-up-rule", "action": "action", "supply": "supply"}
NAME_PARAMS: Final = {"suit": "suit", "perk": "perk", "rule": "rule", "action": "action", "supply": "resource"}
SEATED: Final = {
    "hand": "hand",
    "deck": "deck",
    "discard": "discard-pile",
    "yard": "yard",
    "lookout": "lookout",
    "fort": "fort",
    "stuff": "stuff",
    "pack": "pack",
}


def label(t: Setting, element: Element) -> Phrase:
    """The name of an element as a text."""
    kind, _, rest = element.partition(":")
    if kind == "card":
        return Phrase("card", {"name": t.box.names[int(t.box.kind_of[i64(int(rest))])]})
    if kind in NAMED:
        return Phrase(NAMED[kind], {NAME_PARAMS[kind]: rest})
    if kind in SEATED:
        seat, _, resource = rest.partition(":")
        return Phrase(SEATED[kind], {"seat": f"seat:{seat}", **({"resource": resource} if resource else {})})
    if kind == "park" and rest:
        return Phrase("park-place", {"place": int(rest) + 1})
    return Phrase(PLAIN[kind], {})


def elements(t: Setting) -> list[Element]:
    """All cards, places, resources, suits, perks and made-up rules."""
    result = [f"card:{card}" for card in range(t.box.cards)]
    result += ["park", "park:0", "park:1", "park:2", "park-deck", "play", "added", "aside", "box", "rules", "macaroni"]
    for seat in range(t.seats):
        result += [f"{place}:{seat}" for place in ("hand", "deck", "discard", "yard", "lookout", "fort")]
        result += [f"{place}:{seat}:{resource}" for place in ("stuff", "pack") for resource in RESOURCES]
    result += [f"supply:{resource}" for resource in RESOURCES]
    result += [f"suit:{suit}" for suit in SUITS] + [f"action:{action}" for action in ACTIONS]
    return [*result, *(f"perk:{perk}" for perk in PERKS), *(f"rule:{rule}" for rule in RULES)]


def row_of(t: Setting, element: Element) -> str:
    """The pack's row a card is printed from, empty for other elements."""
    kind, _, rest = element.partition(":")
    if kind != "card":
        return ""
    row = t.box.rows[int(t.box.kind_of[i64(int(rest))])]
    return f"{'kids' if row.board < 0 else 'friends'}:{row.name}"
