"""What is printed on Fort's cards, as text: names, suits, and actions in words."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

from rich.text import Text

from gamekeeper.cli.boards import Scene

STYLES: Final = {
    "skateboard": "bold #FFFFFF on #2C6FA6",
    "shovel": "bold #FFFFFF on #85542A",
    "glue": "bold #FFFFFF on #2F7D5B",
    "squirt_gun": "bold #FFFFFF on #16808F",
    "crown": "bold #FFFFFF on #8C3B76",
    "book": "bold #FFFFFF on #B0352A",
    "coin": "bold #22302B on #E0A526",
}
ACTIONS: Final = ("public", "private")
FRIEND: Final = "★"


class Atom:
    """One verb of an action, as the catalogue's rows say it."""

    def __init__(self, row: Sequence[str]) -> None:
        verb, number, self.count, self.segment = row
        self.verb, _, self.resource = verb.partition(" ")
        self.number = int(number)


class Faces:
    """The rows of a pack, found by card."""

    def __init__(self, scene: Scene) -> None:
        self.words = scene.words
        self.width = scene.width
        self.kinds: list[Mapping[str, Any]] = scene.catalogue["kinds"]
        self.cards: list[int] = scene.catalogue["cards"]
        self.track: list[Mapping[str, Any]] = scene.catalogue["track"]
        self.suit_names: list[str] = scene.catalogue["suits"]
        self.paid: Mapping[str, int] = scene.catalogue["paid"]
        self.counted: list[str] = scene.catalogue["counted"]

    def of(self, card: int) -> Mapping[str, Any]:
        """The row of a card."""
        return self.kinds[self.cards[card]]

    def name(self, card: int) -> str:
        """A card's name, a star before best friends."""
        row = self.of(card)
        return f"{FRIEND if row['board'] >= 0 else ''}{row['name']}"

    def suits(self, card: int) -> list[str]:
        """The icons on a card, by name."""
        return list(self.of(card)["suits"])

    def ticket(self, card: int) -> Text:
        """Name and suits: ``Bug [sho]``."""
        return Text(f"{self.name(card)} ").append_text(self.icons(self.suits(card)))

    def icons(self, suits: Sequence[str]) -> Text:
        """Icons as letters in their colours: ``[sho sho]``."""
        text = Text().append("[", style="dim")
        for place, suit in enumerate(suits):
            text.append("" if place == 0 else " ", style="")
            text.append_text(self.letters(suit))
        return text.append("]", style="dim")

    def letters(self, suit: str) -> Text:
        """One icon as letters in its colour."""
        return Text(self.words.say("suit.letters", suit=suit), style=STYLES[suit])

    def tickets(self, cards: Sequence[int]) -> Text:
        """Several cards in a line, the same ones counted."""
        text = Text()
        for kind in dict.fromkeys(self.cards[card] for card in cards):
            same = [card for card in cards if self.cards[card] == kind]
            text.append("" if not text else ", ")
            text.append(f"{len(same)}× " if len(same) > 1 else "").append_text(self.ticket(same[0]))
        return text

    def atoms(self, card: int, action: str) -> list[Atom]:
        """The verbs of an action."""
        return [Atom(row) for row in self.of(card)[f"{action}_rows"]]

    def action(self, card: int, action: str) -> str:
        """An action in words, short: ``2 pizza → take 1``."""
        return self.joined(self.atoms(card, action), ".short")

    def sentence(self, card: int, action: str) -> str:
        """An action in a sentence."""
        return self.joined(self.atoms(card, action), "")

    def joined(self, atoms: list[Atom], form: str) -> str:
        """Verbs put together by "then" and "times"."""
        words = self.words
        parts: list[str] = []
        for segment in dict.fromkeys(atom.segment for atom in atoms):
            group = [atom for atom in atoms if atom.segment == segment]
            text = self.chain([self.verb(atom, form) for atom in group], form)
            if group[0].count:
                times = "do-each" if len(group) > 1 else "do-times"
                text = words.say(f"{times}{form}", what=text, count=words.say(f"do-count{form}", count=group[0].count))
            parts.append(text)
        return self.chain(parts, form)

    def verb(self, atom: Atom, form: str, gain: int = 0) -> str:
        """One verb in words; with `gain` doing that much."""
        is_counted = atom.verb in self.counted
        number = gain if gain and is_counted else atom.number
        args = {"verb": atom.verb, "resource": atom.resource, "number": number, "less": -atom.number}
        text = self.words.say(f"do{form}", **args)
        return f"{text} ×{gain}" if gain > 1 and not is_counted else text

    def chain(self, parts: list[str], form: str) -> str:
        """Parts joined by "then"."""
        text = parts[-1]
        for part in reversed(parts[:-1]):
            text = self.words.say(f"do-then{form}", before=part, after=text)
        return text

    def effect(self, card: int, action: str, gain: int, resource: str = "") -> str:
        """What an action would do now: so much of its headline, the last verb of its first part.

        `resource` is the kind to gain where that is settled already.
        """
        atoms = self.atoms(card, action)
        for atom in atoms:
            atom.verb = resource if atom.verb == "resource" and resource else atom.verb
        first = [atom for atom in atoms if atom.segment == atoms[0].segment]
        later = atoms[len(first) :]
        head = next(atom for atom in reversed(first) if atom.verb != "trash_this" or atom is first[0])
        if len(first) > 1 and first[0].count:
            times = gain // head.number if head.verb in self.counted else gain
            chain = self.chain([self.verb(atom, ".short") for atom in first], ".short")
            text = f"({chain}) ×{times}" if times > 1 else chain
        else:
            text = self.chain([self.verb(atom, ".short", gain if atom is head else 0) for atom in first], ".short")
        return self.chain([text, self.joined(later, ".short")], ".short") if later else text


def titled(title: str, text: Text, style: str = "dim") -> Text:
    """A text behind what it is."""
    return Text().append(f"{title}: ", style=style).append_text(text)


def card_of(element: object) -> int:
    """The number of a card's element, -1 for anything else."""
    kind, _, number = str(element).partition(":")
    return int(number) if kind == "card" else -1
