"""Texts as data: a key into the words of a language, and its parameters.

The engine never holds a sentence for players. Whoever shows a `Phrase` looks its key up in
``words/<language>/<game>.ftl`` and puts the parameters in.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from gamekeeper.core.ids import Action, Element, Params, Seat

# when an answer may want a second yes
LIGHT: Final[i64] = 0  # never: what it does can be mended, or is small
PASSING: Final[i64] = 1  # where after it others have the say, or it cannot be undone
GRAVE: Final[i64] = 2  # always


class Phrase:
    """A key and its parameters; `rule` cites the rules page where the text explains a rule."""

    def __init__(self, key: str, params: Params, rule: str = "") -> None:
        self.key = key
        self.params = params
        self.rule = rule

    def says(self, other: Phrase | None) -> bool:
        """Whether another says the same."""
        return other is not None and (self.key, self.params, self.rule) == (other.key, other.params, other.rule)

    def pointed_at(self, element: Element) -> Phrase:
        """The same of an answer that is not written but pointed at: by the element's name, not in notation."""
        return Phrase(self.key, {**self.params, "answer": element}, self.rule) if "answer" in self.params else self

    def __repr__(self) -> str:
        return f"Phrase({self.key!r}, {self.params!r}, {self.rule!r})"


class Option:
    """One answer to a prompt: its action, its notation, its text, and what to click for it.

    `elements` are in the order a person points at them: the card first, then the space. Options that
    point at nothing are buttons.
    """

    def __init__(self, action: Action, notation: str, text: Phrase, elements: list[Element]) -> None:
        self.action = action
        self.notation = notation
        self.text = text
        self.elements = elements

    def __repr__(self) -> str:
        return f"Option({self.action}, {self.notation!r}, {self.text!r}, {self.elements!r})"


class Prompt:
    """The question a seat has to answer now."""

    def __init__(self, seat: Seat, text: Phrase, options: list[Option]) -> None:
        self.seat = seat
        self.text = text
        self.options = options

    def __repr__(self) -> str:
        return f"Prompt({self.seat}, {self.text!r}, {self.options!r})"


class Estimate:
    """What a position is worth to a seat, in thousandths of a point, as a sum of named parts."""

    def __init__(self, parts: dict[str, int]) -> None:
        self.parts = parts

    def total(self) -> int:
        """The sum of the parts, in thousandths of a point."""
        return sum(self.parts.values())
