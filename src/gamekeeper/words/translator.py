"""From phrases and events to sentences."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from functools import cache
from pathlib import Path
from typing import Any, Final, TypeAlias

from babel.lists import format_list
from fluent.runtime.types import fluent_number

from gamekeeper import kits
from gamekeeper.core.errors import BadSetup, GamekeeperError
from gamekeeper.core.events import Event
from gamekeeper.core.game import Game
from gamekeeper.core.ids import NOBODY
from gamekeeper.core.texts import Phrase
from gamekeeper.words.texts import Texts

LANGUAGES: Final = ("en", "it", "ru")
FALLBACK: Final = "en"
FOLDER: Final = Path(__file__).parent
ELEMENT: Final = re.compile(r"[a-z]+(:\d+)+")

Args: TypeAlias = dict[str, Any]


class MissingText(GamekeeperError):
    """A text that no language has, or that was not given a parameter it needs."""


def check_language(language: str) -> str:
    """`language` if the words are written in it; else BadSetup."""
    if language in LANGUAGES:
        return language
    raise BadSetup("language", language, f"one of {', '.join(LANGUAGES)}")


def bundle(language: str, game: str) -> Texts:
    """The texts of one language for one game (empty: those without a game) and for the terminal."""
    return texts_of(FOLDER, language, ("common", "terminal"), game)


def page_words(language: str, *keys: str, of: str = "", **args: object) -> str:
    """A text of the web page, for what is told of it outside the browser: at the first of `keys` there is.

    The words of the game `of` are looked through too. What the language lacks is given in English.
    """
    return first_text(language, ("common", "web"), keys, of, args)


def mail_words(language: str, key: str, **args: object) -> str:
    """A text of a letter; what the language lacks is given in English."""
    return first_text(language, ("mail",), (key,), "", args)


def first_text(language: str, files: tuple[str, ...], keys: Sequence[str], game: str, args: Args) -> str:
    """The text at the first of some keys that one of some files has, in a language or else in English."""
    for spoken in dict.fromkeys((language, FALLBACK)):
        texts = texts_of(FOLDER, spoken, files, game)
        for found in filter(None, (pattern(texts, key) for key in keys)):
            return str(texts.format_pattern(found, args)[0])
    raise MissingText(f"no text at {' or '.join(keys)}")


@cache
def texts_of(folder: Path, language: str, names: tuple[str, ...], game: str) -> Texts:
    """The texts of some files of one language, and of a game."""
    texts = Texts(language)
    kit = kits.find(game) if game else None
    ours = [folder / language / f"{name}.ftl" for name in names]
    for path in [*ours, *(() if kit is None else kit.texts(language))]:
        if path.exists():
            texts.add(path.read_text(encoding="utf-8"))
    return texts


class Translator:
    """The words of one language, for one game or for none.

    A text that is missing in `language` is given in English and noted in `missing`; one that English lacks
    too raises MissingText, and is given as its key where the game comes from outside: it stays playable.
    """

    def __init__(self, language: str, game: Game[Any] | None = None) -> None:
        self.language = check_language(language)
        self.game = game
        kit = None if game is None else kits.find(game.info.name)
        self.is_outside = kit is not None and kit.origin != ""
        self.elements = frozenset() if game is None else frozenset(game.elements())
        self.missing: list[str] = []

    def text(self, phrase: Phrase, names: Sequence[str] = (), you: int = int(NOBODY)) -> str:
        """The sentence for `phrase`. `names` are the players' by seat; `you` is the seat that reads."""
        return self.fill(phrase.key, phrase.params, names, you)

    def cited(self, phrase: Phrase, names: Sequence[str] = (), you: int = int(NOBODY)) -> str:
        """`text` with the number of the rule it explains, where it has one."""
        sentence = self.text(phrase, names, you)
        return self.say("rule-cited", text=sentence, rule=phrase.rule) if phrase.rule else sentence

    def event(self, event: Event, names: Sequence[str] = (), you: int = int(NOBODY)) -> str:
        """The log's sentence for `event`."""
        return self.fill(f"event-{event.key}", event.params, names, you)

    def element(self, element: str, names: Sequence[str] = (), you: int = int(NOBODY), form: str = "") -> str:
        """The name of an element, in one of its label's forms where the language has it."""
        forms = self.forms("x", element, names, you)
        return str(forms.get(f"x-{form}", forms["x"]))

    def say(self, key: str, /, **args: object) -> str:
        """The text at `key` (``key.attribute`` too) with plain arguments, none of them elements."""
        return self.format(key, dict(args))

    def has(self, key: str) -> bool:
        """Whether the language itself has a text at `key`."""
        return pattern(bundle(self.language, self.name()), key) is not None

    def named(self, key: str, otherwise: str) -> str:
        """The text at `key` where the language or English has one."""
        known = any(pattern(bundle(language, self.name()), key) for language in (self.language, FALLBACK))
        return self.say(key) if known else otherwise

    def attributes(self, key: str) -> list[str]:
        """The names of the attributes that the text at `key` has in this language."""
        texts = bundle(self.language, self.name())
        return list(texts.get_message(key).attributes) if texts.has_message(key) else []

    def join(self, items: Sequence[str]) -> str:
        """A list in a sentence: "a, b and c"."""
        return format_list(list(items), locale=self.language) if items else ""

    def name(self) -> str:
        """The game's name, empty without a game."""
        return "" if self.game is None else self.game.info.name

    def fill(self, key: str, params: Mapping[str, Any], names: Sequence[str], you: int) -> str:
        """The text at `key` with the parameters of a phrase or an event."""
        args: Args = {}
        for name, value in params.items():
            args.update(self.forms(name, value, names, you))
        return self.format(key, args)

    def forms(self, name: str, value: object, names: Sequence[str], you: int) -> Args:
        """What a text may call the parameter `name`, see the package's docstring."""
        if isinstance(value, str) and self.is_element(value):
            return self.element_forms(name, value, names, you)
        if isinstance(value, list):
            return self.list_forms(name, value, names, you)
        return {name: value}

    def is_element(self, value: str) -> bool:
        """Whether a parameter names something on the table; what a person typed may only look like that."""
        is_like = ELEMENT.fullmatch(value) is not None
        return value in self.elements or (is_like and (self.game is None or value.startswith("seat:")))

    def element_forms(self, name: str, element: str, names: Sequence[str], you: int) -> Args:
        """The forms of one element's name."""
        kind, _, rest = element.partition(":")
        if kind == "seat":
            seat = int(rest)
            return {name: names[seat] if seat < len(names) else str(seat + 1), f"{name}-who": who(seat, you)}
        if self.game is None:
            raise MissingText(f"{element!r} names something on a game's table, but no game was given")
        label = self.game.label(element)
        forms = {name: self.text(label, names, you)}
        for attribute in self.attributes(label.key):
            forms[f"{name}-{attribute}"] = self.text(Phrase(f"{label.key}.{attribute}", label.params), names, you)
        return forms

    def list_forms(self, name: str, items: list[Any], names: Sequence[str], you: int) -> Args:
        """The forms of a list: of numbers, one per seat, or of elements."""
        if items and isinstance(items[0], int):
            pairs = [self.forms("seat", f"seat:{seat}", names, you) for seat in range(len(items))]
            return {name: ", ".join(self.format("by-seat", {**pairs[i], "number": n}) for i, n in enumerate(items))}
        every = [self.forms(name, item, names, you) for item in items]
        keys = every[0] if every else {name: ""}
        return {key: self.join([str(forms.get(key, forms[name])) for forms in every]) for key in keys}

    def format(self, key: str, args: Args) -> str:
        """The text at `key` in this language, else in English."""
        numbers = {name: fluent_number(value) if is_number(value) else value for name, value in args.items()}
        for language in dict.fromkeys((self.language, FALLBACK)):
            texts = bundle(language, self.name())
            found = pattern(texts, key)
            if found is None:
                self.missing.append(key)
                continue
            sentence, problems = texts.format_pattern(found, numbers)
            if problems:
                given = ", ".join(args) or "nothing"
                raise MissingText(f"text {key!r} in {language!r}: {problems[0]}; it was given {given}")
            return str(sentence)
        if self.is_outside:
            return key
        raise MissingText(f"no text {key!r} for {self.name() or 'any game'}, wanted in {language!r}")


def pattern(texts: Texts, key: str) -> Any:
    """The pattern at ``key`` or ``key.attribute``, None when there is none."""
    message, _, attribute = key.partition(".")
    if not texts.has_message(message):
        return None
    found = texts.get_message(message)
    return found.attributes.get(attribute) if attribute else found.value


def is_number(value: object) -> bool:
    """Whether a text may count `value`."""
    return isinstance(value, int | float) and not isinstance(value, bool)


def who(seat: int, you: int) -> str:
    """How a text tells the reader from the others: ``you`` or ``other``."""
    return "you" if seat == you else "other"
