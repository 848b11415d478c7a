"""Codes and elements, declared once: how many there are, how they read, what they answer, what they are called.

What reads alike is a pattern with named parts, ``yard{seat}:{card}``; every part has a list of values. Patterns number
their texts, the last part fastest. A game's action space is a list of `Range`, its things on the table one of `Thing`.
"""

from __future__ import annotations

import re
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from gamekeeper.core.errors import AmbiguousText, BadText
from gamekeeper.core.ids import Action, Element, Params
from gamekeeper.core.texts import Phrase

OPTIONAL: Final = re.compile(r"\[(.*?)\]")
SEPARATOR: Final = re.compile(r"\s*[:@ ]\s*")
BEFORE_NUMBER: Final = re.compile(r"(?<=[a-z]):(?=[0-9])")


class Part:
    """One part of a pattern: how its values read, and what texts are told of each (by default the part is the word)."""

    def __init__(self, name: str, shown: list[str], told: list[Params] | None = None) -> None:
        self.name = name
        self.shown = shown
        self.told: list[Params] = [{name: word} for word in shown] if told is None else told


def numbers(name: str, first: int, count: int) -> Part:
    """A part that is a number, told counted from 1."""
    return Part(name, [str(first + place) for place in range(count)], [{name: place + 1} for place in range(count)])


def seats(count: i64) -> Part:
    """The part of an element that is a seat."""
    return Part("seat", [str(seat) for seat in range(count)], [{"seat": f"seat:{seat}"} for seat in range(count)])


class Pattern:
    """Texts that read alike. What stands in brackets may be left out where people write."""

    def __init__(self, pattern: str, parts: list[Part] | None) -> None:
        self.full = pattern.replace("[", "").replace("]", "")
        self.short = OPTIONAL.sub("", pattern) if "[" in pattern else ""
        self.parts: list[Part] = [] if parts is None else parts
        self.count: i64 = 1
        for part in self.parts:
            self.count *= i64(len(part.shown))

    def filled(self, text: str, place: i64) -> str:
        """The pattern's long or short form with the values of one text."""
        size = self.count
        for part in self.parts:
            size //= i64(len(part.shown))
            text = text.replace(f"{{{part.name}}}", part.shown[place // size % i64(len(part.shown))])
        return text

    def params(self, place: i64) -> Params:
        """What a text of words is told of one of them."""
        result: Params = {}
        size = self.count
        for part in self.parts:
            size //= i64(len(part.shown))
            result.update(part.told[place // size % i64(len(part.shown))])
        return result


class Range(Pattern):
    """Codes from `first` on that answer the same questions.

    `thing` is what they point at and `rule` the paragraph that says when, for reasons; `answers` names questions,
    separated by spaces.
    """

    def __init__(
        self, first: i64, pattern: str, thing: str, rule: str, answers: str, parts: list[Part] | None = None
    ) -> None:
        super().__init__(pattern, parts)
        self.first: i64 = first
        self.thing = thing
        self.rule = rule
        self.answers: list[str] = answers.split()


class Codes:
    """An action space: its ranges, each beginning where the one before ends. `wanted` is told where no text fits."""

    def __init__(self, wanted: str, ranges: list[Range]) -> None:
        self.wanted = wanted
        self.ranges = ranges
        self.count: i64 = 0
        for one in ranges:
            assert one.first == self.count, f"{one.full} is said to begin at {one.first}, it begins at {self.count}"
            self.count += one.count
        self.known: dict[str, i64] = {}  # filled when a text is read for the first time
        self.shorts: dict[str, i64] = {}  # the same for short forms, each with its first code

    def range_of(self, code: i64) -> Range:
        """The range of a code."""
        last = self.ranges[0]
        for one in self.ranges:
            if one.first > code:
                break
            last = one
        return last

    def show(self, code: i64) -> str:
        """The notation of a code."""
        one = self.range_of(code)
        return one.filled(one.full, code - one.first)

    def exact(self, text: str) -> i64:
        """The code that a whole text names, -1 where there is none. Case, blanks and @ for : do not matter."""
        self.fill()
        for word in spellings(text):
            if word in self.known:
                return self.known[word]
        return -1

    def fill(self) -> None:
        """Note once how all codes read; whoever reads meanwhile sees all of it or nothing."""
        if self.known:
            return
        known: dict[str, i64] = {}
        shorts: dict[str, i64] = {}
        for one in self.ranges:
            for place in range(one.count):
                known[one.filled(one.full, place).lower()] = one.first + place
                shorts.setdefault(one.filled(one.short, place).lower(), one.first + place)
        assert i64(len(known)) == self.count, "two codes read alike"
        shorts.pop("", None)
        self.shorts = shorts
        self.known = known

    def short(self, text: str, legal: vec[i64]) -> Action:
        """The one legal code that a text is short for; AmbiguousText where there are several.

        Where there is none, the first code of the space that it is short for: it is as good to say why not.
        """
        self.fill()
        for word in spellings(text):
            if word in self.shorts:
                found = [code for code in legal if self.short_of(code) == word]
                if len(found) > 1:
                    raise AmbiguousText(text, [self.show(code) for code in found])
                return Action(found[0] if found else self.shorts[word])
        raise BadText(text, self.wanted)

    def short_of(self, code: i64) -> str:
        """The short form of a code, "" where it has none."""
        one = self.range_of(code)
        return one.filled(one.short, code - one.first).lower()

    def is_answer(self, code: i64, question: str) -> bool:
        """Whether a code answers a question of this key."""
        return question in self.range_of(code).answers

    def elsewhere(self, code: i64) -> Phrase:
        """That a code answers another question than the one asked."""
        return Phrase("why-answers-another-question", {"answer": self.show(code)}, self.range_of(code).rule)

    def not_offered(self, code: i64, rule: str) -> Phrase:
        """That an answer to the question asked, of paragraph `rule`, is not among those open now."""
        return Phrase("why-not-open", {"answer": self.show(code)}, rule)


def spellings(text: str) -> list[str]:
    """How a text that people wrote may be meant."""
    word = SEPARATOR.sub(":", text.strip().lower())
    return [word, BEFORE_NUMBER.sub("", word)]


class Thing(Pattern):
    """Elements of the table that are called alike; `key` is their text."""

    def __init__(self, pattern: str, key: str, parts: list[Part] | None = None) -> None:
        super().__init__(pattern, parts)
        self.key = key


class Things:
    """All elements of a table but the seats, and their names."""

    def __init__(self, things: list[Thing]) -> None:
        self.labels: dict[Element, Phrase] = {}
        for thing in things:
            for place in range(thing.count):
                self.labels[thing.filled(thing.full, place)] = Phrase(thing.key, thing.params(place))
        self.elements: list[Element] = list(self.labels)
