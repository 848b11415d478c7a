"""The rules in the player's language."""

from __future__ import annotations

import re
from string import ascii_uppercase
from typing import Final

from gamekeeper.words import Translator

PARAGRAPH: Final = re.compile(r"([A-Z])([0-9]{1,2})(?:\.([0-9]{1,2}))?", re.IGNORECASE)
MOST_PARAGRAPHS: Final = 20
MOST_CHAPTERS: Final = 20
TAUGHT_CHAPTER: Final = 3


def lines(words: Translator, text: str) -> list[str]:
    """The short rules; for ``Y3`` a chapter, for ``Y3.2`` a paragraph."""
    places = chapters(words)
    if not places:
        return words.say("rules-short").splitlines()
    range_of = {"first": places[0], "last": places[-1], "example": f"{example_of(words)}.2"}
    if not text:
        return [*words.say("rules-short").splitlines(), words.say("rules-more", **range_of)]
    match = PARAGRAPH.fullmatch(text)
    found = paragraphs(words, match) if match else []
    return found or [words.say("rules-none", got=text, **range_of)]


def example_of(words: Translator) -> str:
    """A chapter to name in examples, empty where there is none."""
    return "".join(chapters(words)[:TAUGHT_CHAPTER][-1:])


def chapters(words: Translator) -> list[str]:
    """The chapters of the game's rules, ``Y1``, ``Y2`` and so on; none where a game brings its rules in short only."""
    letter = next((letter for letter in ascii_uppercase if words.has(f"chapter-{letter}1")), "")
    return [f"{letter}{number}" for number in range(1, MOST_CHAPTERS) if words.has(f"chapter-{letter}{number}")]


def paragraphs(words: Translator, match: re.Match[str]) -> list[str]:
    """The paragraphs a number names, each led by its own number."""
    chapter = f"{match[1].upper()}{match[2]}"
    numbers = [match[3]] if match[3] else [str(number) for number in range(1, MOST_PARAGRAPHS)]
    keys = [(f"{chapter}.{number}", f"rule-{chapter}-{number}") for number in numbers]
    found = [f"{number}  {words.say(key)}" for number, key in keys if words.has(key)]
    title = f"chapter-{chapter}"
    return [words.say(title), *found] if found and not match[3] and words.has(title) else found
