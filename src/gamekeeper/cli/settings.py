"""What the commands share: options read from text, the language, the console."""

from __future__ import annotations

import os
from collections.abc import Sequence
from typing import Final

from rich.console import Console

from gamekeeper.core.errors import BadSetup
from gamekeeper.core.rng import SEED_BYTES, fresh_seed, seed_bytes
from gamekeeper.words import LANGUAGES, check_language

VALUES: Final[dict[str, bool | None]] = {
    "true": True, "yes": True, "on": True, "false": False, "no": False, "off": False, "none": None, "null": None
}  # fmt: skip
LANGUAGE_HELP: Final = "en, it or ru; otherwise as your system is set."
LONGEST_NUMBER: Final = 18


def console() -> Console:
    """Standard output, without guesses at what to colour."""
    return Console(highlight=False, markup=False, emoji=False)


def language_of(wanted: str | None) -> str:
    """The language asked for, else the system's where the words are written in it, else English."""
    if wanted is not None:
        return check_language(wanted)
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        value = os.environ.get(name, "")
        if value:
            return value[:2] if value[:2] in LANGUAGES else LANGUAGES[0]
    return LANGUAGES[0]


def options_of(texts: Sequence[str]) -> dict[str, object]:
    """``key=value`` texts as options; BadSetup for one that is not of that form."""
    options: dict[str, object] = {}
    for text in texts:
        key, equals, value = text.partition("=")
        if not equals or not key:
            raise BadSetup("option", text, "key=value, like start_seat=0")
        options[key.strip()] = value_of(value.strip())
    return options


def value_of(text: str) -> object:
    """A value as the text means it: true or false, nothing, a whole number, else the text itself."""
    if text.lower() in VALUES:
        return VALUES[text.lower()]
    is_whole = text.removeprefix("-").isdecimal() and len(text) <= LONGEST_NUMBER
    return int(text) if is_whole else text


def seed_of(text: str | None) -> bytes:
    """The seed a text names: a whole number or 64 hex digits; a fresh one without a text."""
    if text is None:
        return fresh_seed()
    if len(text) == 2 * SEED_BYTES:
        return seed_bytes(text)
    if text.removeprefix("-").isdecimal() and len(text) <= LONGEST_NUMBER:
        return seed_bytes(int(text))
    raise BadSetup("seed", text, f"a whole number or {2 * SEED_BYTES} hex digits")
