"""Golden transcripts: whole matches as text, compared line by line (`make golden` rewrites them)."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any

import pytest

from games.told import told
from words.keys import event_keys

EVENT = re.compile(r"^    (?:\(seat \d\) )?([a-z-]+)(?: |$)", re.MULTILINE)


def texts(game: str, kind: str = "transcripts") -> dict[str, str]:
    """All transcripts of a game on file, or what its readers are told (kind "told"), by name."""
    return {path.stem: path.read_text("utf-8") for path in (Path(__file__).parent / game / kind).glob("*.txt")}


def unwrapped(text: str) -> str:
    """A transcript with one line an event."""
    return re.sub(r"\n        ", " ", text)


def events(game: str) -> set[str]:
    """The keys of all events that occur in a game's transcripts."""
    return {key for text in texts(game).values() for key in EVENT.findall(text)}


def emitted_keys(game: str) -> set[str]:
    """The keys of all events that a game's source names; nobody takes anything back in a transcript."""
    return {key.removeprefix("event-") for key in event_keys(game)} - {"undone"}


def golden_tests(game: str, matches: Mapping[str, Any]) -> list[Callable[..., None]]:
    """What holds for every game's transcripts: same play, same changes of the views, no match without its files."""

    @pytest.mark.parametrize("name", matches)
    def plays(name: str) -> None:
        assert matches[name].transcript() == texts(game)[name]

    @pytest.mark.slow
    @pytest.mark.parametrize("name", matches)
    def tells(name: str) -> None:
        transcript = Path(__file__).parent / game / "transcripts" / f"{name}.txt"
        assert told(game, matches[name], transcript) == texts(game, "told")[name]

    def files() -> None:
        assert texts(game).keys() == texts(game, "told").keys() == matches.keys()

    return [plays, tells, files]
