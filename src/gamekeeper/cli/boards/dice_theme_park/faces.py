"""What is printed in Dice Theme Park, and guests, as text."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

from rich.text import Text

from gamekeeper.cli.boards import Scene

STYLES: Final = {
    "blue": "bold #FFFFFF on #2C6FA6",
    "green": "bold #FFFFFF on #2F7D5B",
    "yellow": "bold #22302B on #E0A526",
}
COLOURS: Final = tuple(STYLES)
RELATIONS: Final = {">": "more", "<": "less", "=": "equal", "+": "and"}
ANY: Final = "?"
VIP: Final = "♥"
WILD: Final = "~"
SURPRISE: Final = "surprise"


class Faces:
    """The rows of a pack, found by a card's element, and the guests by theirs."""

    def __init__(self, scene: Scene) -> None:
        self.scene = scene
        self.words = scene.words
        self.catalogue = scene.catalogue
        self.kinds: list[Mapping[str, Any]] = scene.catalogue["kinds"]
        self.cards: list[int] = scene.catalogue["cards"]

    def row(self, card: str) -> Mapping[str, Any]:
        """What is printed on a card."""
        return self.kinds[self.cards[int(card.partition(":")[2])]]

    def name(self, element: str) -> str:
        """What a thing on the table is called."""
        return self.words.element(element, self.scene.names, self.scene.you)

    def counted(self, cards: Sequence[str]) -> str:
        """Cards by name, the same ones counted."""
        names = [self.name(card) for card in cards]
        return ", ".join(one if names.count(one) == 1 else f"{one} ×{names.count(one)}" for one in dict.fromkeys(names))

    # --- guests ------------------------------------------------------------------------------------

    def letter(self, colour: str) -> str:
        """A colour in one letter."""
        return self.words.say("label-letter", colour=colour)

    def guest(self, die: Mapping[str, Any], colour: str) -> Text:
        """A guest: colour, value and what is special about it."""
        text = Text(f"{self.letter(colour)}{die['value']}", style=STYLES[colour])
        return text.append(VIP * bool(die.get("vip")) + WILD * bool(die.get("wild")), style="bold not dim")

    def guests_at(self, view: Mapping[str, Any], place: str) -> list[Text]:
        """Who stands at a place, by colour, the freshest first."""
        colours: list[str] = self.catalogue["dice"]
        here = [number for number, die in enumerate(view["dice"]) if die["at"] == place]
        here.sort(key=lambda number: (COLOURS.index(colours[number]), -view["dice"][number]["value"]))
        return [self.guest(view["dice"][number], colours[number]) for number in here]

    # --- attractions -------------------------------------------------------------------------------

    def wants(self, row: Mapping[str, Any]) -> str:
        """A requirement in signs: ``B odd + ? even``."""
        terms: list[str] = row["requirement"].split()
        surprise = "!" if SURPRISE in terms else ""
        terms = [term for term in terms if term != SURPRISE]
        if terms[0] in ("triple", "straight"):
            three = self.words.say(f"label-{terms[0]}")
            return f"{three} ({self.letter(terms[2])})" if len(terms) > 1 else three
        return " ".join(map(self.term, terms)) + surprise

    def term(self, term: str) -> str:
        """A word of a requirement in signs."""
        if term in RELATIONS:
            return term
        if term in (*COLOURS, "any"):
            return ANY if term == "any" else self.letter(term)
        return self.words.say("label-values", values=term)

    def requires(self, row: Mapping[str, Any]) -> str:
        """A requirement in words."""
        words = self.words
        terms = [term for term in row["requirement"].split() if term != SURPRISE]
        if terms[0] in ("triple", "straight"):
            return words.say("requires", relation=terms[0], one="", other="", **{"with": (terms[2:] or ["none"])[0]})
        places: list[list[str]] = [[]]
        relation = "one"
        for term in terms:
            if term in RELATIONS:
                relation = RELATIONS[term]
                places.append([])
            else:
                places[-1].append(term)
        one, other = [
            words.say("requires-die", colour=place[0], values=(place[1:] or ["all"])[0])
            for place in (places[0], places[-1])
        ]
        return words.say("requires", relation=relation, one=one, other=other, **{"with": "none"})

    def amenity(self, row: Mapping[str, Any]) -> str:
        """What an attraction offers besides."""
        return self.words.say("amenity", amenity=row["amenity"])

    def spaces(self, row: Mapping[str, Any], here: Mapping[str, Any] | None = None) -> str:
        """Upgrades: those printed, those installed, and what a free space costs."""
        taken = here["spaces"] if here else []
        parts = [self.upgrade(one) for one in row["fitted"]]
        for number, price in enumerate(row["spaces"]):
            is_taken = number < len(taken) and taken[number]
            parts.append(self.upgrade(taken[number]) if is_taken else f"[{price}]")
        if here and here["innovation"]:
            parts.append(self.words.say("label-innovation", innovation=here["innovation"]))
        return " ".join(parts)

    def upgrade(self, name: str) -> str:
        """An upgrade in a letter."""
        return self.words.say("label-upgrade", upgrade=name)

    # --- cards that do something -------------------------------------------------------------------

    def counts(self, row: Mapping[str, Any]) -> str:
        """What an objective counts, and whether the most or the least of it wins."""
        order, _, word = row["measure"].partition(": ")
        return self.words.say("counted", order=order, what=self.words.say("counts", word=word))

    def does(self, row: Mapping[str, Any]) -> str:
        """What a skill, staff card or administrator does, and what an objective counts."""
        words = self.words
        parts = [self.counts(row)] if row["type"] == "objective" else []
        for effect in filter(None, row.get("effect", "").split("; ")):
            verb, *numbers = effect.replace(" of ", " ").split()
            amount, most = [*map(int, numbers), 0, 0][:2]
            parts.append(words.say("does", verb=verb, amount=amount, most=most))
        if row.get("reward"):
            low, middle, high = row["steps"]
            what = words.say("counts.many", word=row["reward"].split()[-1])
            parts.append(words.say("rewards", low=low, middle=middle, high=high, what=what))
        return " ".join(parts)
