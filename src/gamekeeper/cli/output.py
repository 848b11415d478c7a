"""What the commands write to: standard output with the letters it has, for people and for programs."""

from __future__ import annotations

import codecs
import io
import json
import os
import shutil
import sys
import unicodedata
from typing import Any, Final

import msgspec
from rich.console import Console
from rich.status import Status

from gamekeeper.core.game import Game
from gamekeeper.words import Translator

ONE_FOR_ONE: Final = "gamekeeper-one-for-one"  # the names under which codecs know the two ways to replace
ROOMY: Final = "gamekeeper-roomy"
LOOK_ALIKES: Final = str.maketrans({
    # one for one: they stand in grids and columns
    **dict.fromkeys("─━┄", "-"), **dict.fromkeys("│┃", "|"), **dict.fromkeys("┌┬┐├┼┤└┴┘╭╮╰╯╷╵╶╴", "+"),
    "●": "o", "■": "#", "▲": "^", "◆": "%", "★": "*", "▶": ">", "▸": ">", "▰": "#", "▱": ".", "·": ".", "×": "x",
    **dict.fromkeys("−–—‑", "-"), **dict.fromkeys("“”«»„", '"'), **dict.fromkeys("‘’", "'"),
    "\u00a0": " ", "\u202f": " ",
    # wider where there is room
    "→": "->", "↔": "<->", "…": "...", "±": "+-", "✓": "ok", "✗": "NO", "№": "No.", "º": "o", "ª": "a",
})  # fmt: skip
LATIN: Final = "a b v g d e e zh z i y k l m n o p r s t u f kh ts ch sh shch ' y ' e yu ya"
CYRILLIC: Final = dict(zip(
    "абвгдеёжзийклмнопрстуфхцчшщъыьэюя",
    LATIN.split(), strict=True,
))  # fmt: skip
NARROW: Final = str.maketrans({"…": "~", "→": ">"})  # one for one too, for what is laid out already


class Wanted:
    """Whether a program asked for JSON, and whether it got its document."""

    is_json = False
    is_written = False


# --- letters -----------------------------------------------------------------------------------------


def plain(text: str) -> str:
    """A text in ASCII, for eyes: look-alikes for signs, letters without accents, Russian in Latin letters."""
    return "".join(plain_letter(letter) for letter in text.translate(LOOK_ALIKES))


def plain_letter(letter: str) -> str:
    """One letter in ASCII; a question mark where nothing is like it."""
    if letter.isascii():
        return letter
    if letter.lower() in CYRILLIC:
        latin = CYRILLIC[letter.lower()]
        return latin if letter.islower() else latin.capitalize()
    bare = "".join(part for part in unicodedata.normalize("NFKD", letter) if part.isascii())
    return bare or "?"


def harmless(text: str) -> str:
    """A text from a file or a keyboard without signs that would command the terminal."""
    return "".join(letter if letter.isprintable() else "\N{REPLACEMENT CHARACTER}" for letter in text)


def replaced(error: UnicodeError) -> tuple[str, int]:
    """For codecs: what to write instead of letters that an output has not."""
    assert isinstance(error, UnicodeEncodeError)
    return plain(error.object[error.start : error.end]), error.end


def replaced_in_columns(error: UnicodeError) -> tuple[str, int]:
    """`replaced` for what is laid out already: signs keep their width."""
    assert isinstance(error, UnicodeEncodeError)
    return plain(error.object[error.start : error.end].translate(NARROW)), error.end


class PlainTranslator(Translator):
    """Words for an output that may lack some of their letters: replaced before anything is laid out in columns."""

    def format(self, key: str, args: dict[str, Any]) -> str:
        """The text at `key` in letters that the output has."""
        return super().format(key, args).encode(encoding(), ROOMY).decode(encoding())


def encoding() -> str:
    """What standard output writes letters as."""
    return getattr(sys.stdout, "encoding", None) or "utf-8"


def is_unicode() -> bool:
    """Whether standard output has all letters."""
    return encoding().lower().replace("-", "").startswith("utf")


def prepare(*, wants_json: bool) -> None:
    """Note who reads; have streams write look-alikes for what they lack, and closed ones swallow everything."""
    Wanted.is_json, Wanted.is_written = wants_json, False
    codecs.register_error(ROOMY, replaced)
    codecs.register_error(ONE_FOR_ONE, replaced_in_columns)
    sys.stdin = sys.stdin or open(os.devnull, encoding="utf-8")  # noqa: SIM115 - open as long as the program
    sys.stdout = sys.stdout or open(os.devnull, "w", encoding="utf-8")  # noqa: SIM115
    sys.stderr = sys.stderr or open(os.devnull, "w", encoding="utf-8")  # noqa: SIM115
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors=ONE_FOR_ONE)
    if isinstance(sys.stdin, io.TextIOWrapper):
        sys.stdin.reconfigure(errors="replace")


# --- for people --------------------------------------------------------------------------------------


def translator(language: str, game: Game[Any] | None = None) -> Translator:
    """The words of a language as far as standard output can write them; JSON can write all."""
    return Translator(language, game) if is_unicode() or Wanted.is_json else PlainTranslator(language, game)


def console(stderr: bool = False) -> Console:
    """Standard output or error, without guesses at what to colour. Terminals without commands have a width too."""
    if os.environ.get("TERM", "").lower() not in ("dumb", "unknown"):
        return Console(highlight=False, markup=False, emoji=False, stderr=stderr)
    width, height = shutil.get_terminal_size()
    return Console(highlight=False, markup=False, emoji=False, stderr=stderr, width=width, height=height)


def waiting(out: Console, text: str) -> Status:
    """A sign that something takes a while."""
    return out.status(text, spinner="dots" if is_unicode() else "line")


# --- for programs ------------------------------------------------------------------------------------


def write_json(data: Any) -> None:
    """Data as one JSON document; letters that the output lacks are escaped."""
    Wanted.is_written = True
    text = json.dumps(msgspec.to_builtins(data), ensure_ascii=not is_unicode(), indent=2)
    sys.stdout.write(f"{text}\n")
