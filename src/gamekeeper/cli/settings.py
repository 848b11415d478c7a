"""What the commands share: options read from text, the language."""

from __future__ import annotations

import os
from collections.abc import Sequence
from pathlib import Path
from typing import Annotated, Final

import typer

from gamekeeper.cli import completion
from gamekeeper.core.errors import BadSetup
from gamekeeper.core.rng import SEED_BYTES, fresh_seed, seed_bytes
from gamekeeper.words import LANGUAGES, check_language

VALUES: Final[dict[str, bool | None]] = {
    "true": True, "yes": True, "on": True, "false": False, "no": False, "off": False, "none": None, "null": None
}  # fmt: skip
SEED_HELP: Final = f"a whole number or {2 * SEED_BYTES} hex digits"
LONGEST_NUMBER: Final = 18

Plain = Annotated[
    bool,
    typer.Option(
        "--plain", envvar="GAMEKEEPER_PLAIN", help="Lines instead of a full-screen program, as for screen readers."
    ),
]
Language = Annotated[
    str | None,
    typer.Option(
        metavar="LANGUAGE", help="en, it or ru; otherwise as your system is set.", autocompletion=completion.languages
    ),
]
GameName = Annotated[
    str,
    typer.Argument(metavar="GAME", help="The game, for example yellowstone_park.", autocompletion=completion.games),
]
GameOptions = Annotated[
    list[str] | None,
    typer.Option(
        "--option",
        metavar="KEY=VALUE",
        help="An option of the game; may be given several times.",
        autocompletion=completion.options,
    ),
]
PackFile = Annotated[
    Path | None, typer.Option("--pack", metavar="FILE", help="Components from this file; see 'gamekeeper pack'.")
]
LineUp = Annotated[
    str,
    typer.Option(
        "--bots", help="One bot per seat, or one for all, like habit or easy.", autocompletion=completion.bots
    ),
]
AsJson = Annotated[bool, typer.Option("--json", help="As JSON, for programs.")]


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
    """The seed a text names, see `rng.seed_bytes`; a fresh one without a text."""
    return fresh_seed() if text is None else seed_bytes(text)
