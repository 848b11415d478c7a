"""What is printed on the cards of Iditacards, as text."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import reduce
from typing import Any, Final

from gamekeeper.cli.boards import Scene

COSTS: Final = ("energy", "health", "risk")
USUAL: Final = "starts"  # a trait that is over once the game has begun


class Faces:
    """The rows of a pack, found by a card's element."""

    def __init__(self, scene: Scene) -> None:
        self.scene = scene
        self.words = scene.words
        self.kinds: list[Mapping[str, Any]] = scene.catalogue["kinds"]
        self.cards: list[int] = scene.catalogue["cards"]

    def kind(self, card: str) -> int:
        """The kind of a card."""
        return self.cards[int(card.partition(":")[2])]

    def name(self, element: str) -> str:
        """What a thing on the table is called."""
        return self.words.element(element, self.scene.names, self.scene.you)

    def counted(self, cards: Sequence[str]) -> str:
        """Cards in a line, equal ones counted."""
        kinds = [self.kind(card) for card in cards]
        first = {kind: cards[place] for place, kind in reversed(list(enumerate(kinds)))}
        named = [(self.name(first[kind]), kinds.count(kind)) for kind in dict.fromkeys(kinds)]
        told = [f"{name} ×{count}" if count > 1 else name for name, count in named]
        return ", ".join(told) or self.words.say("label-empty")

    def cost_list(self, kind: int, now: Sequence[int] | None = None) -> list[str]:
        """Energy, health and risk, those of now with the printed one behind it where it is another."""
        printed = [self.kinds[kind][cost] for cost in COSTS]
        shown = now or printed
        return [
            self.amount(count) + (f" ({self.amount(was)})" if count != was else "")
            for count, was in zip(shown, printed, strict=True)
        ]

    def amount(self, count: int) -> str:
        """A cost as it is written: "all" for the whole hand."""
        return str(count) if count >= 0 else self.words.say("label-all")

    def costs(self, kind: int, now: Sequence[int] | None = None) -> str:
        """The same in a word: ``2/2/1``."""
        return "/".join(self.cost_list(kind, now))

    def effect(self, kind: int) -> str:
        """What a card does and has, put together from the words of the pack."""
        words, row = self.words, self.kinds[kind]
        chains: dict[int, list[str]] = {}
        conditions: dict[int, str] = {}
        for verb, amount, where, per_dog, chain, condition in row["effects"]:
            said = words.say("does", verb=verb.replace(" ", "-"), amount=amount, where=where, per_dog=per_dog)
            chains.setdefault(chain, []).append(said)
            conditions[chain] = condition or "none"
        parts = [
            words.say("does-if", condition=conditions[chain], what=reduce(self.then, said))
            for chain, said in chains.items()
        ]
        for trait, amount in row["traits"].items():
            signed = f"−{-amount}" if amount < 0 else f"+{amount}"
            parts += [words.say("has", trait=trait, amount=amount, signed=signed)] if trait != USUAL else []
        return "; ".join(parts)

    def then(self, before: str, after: str) -> str:
        """One thing after another."""
        return self.words.say("does-then", before=before, after=after)
