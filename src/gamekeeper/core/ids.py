"""The kinds of small int that every game shares."""

from __future__ import annotations

from typing import Final, NewType, TypeAlias

from mypy_extensions import i64

Seat = NewType("Seat", i64)
"""A place at the table, 0 up to seats - 1, in turn order. Players read it as seat + 1."""

Action = NewType("Action", i64)
"""A code in a game's action space, 0 up to ``Game.action_count`` - 1."""

Element: TypeAlias = str
"""A thing on the table that can be pointed at: ``"card:12"``, ``"space:4:6"``, ``"seat:2"``."""

Value: TypeAlias = int | str | list[int] | list[str]
Params: TypeAlias = dict[str, Value]
"""Parameters of a text or an event. Strings that start with a kind and a colon are elements."""

SPECTATOR: Final[Seat] = Seat(-1)
"""Reader without a seat: sees what everybody sees."""

EVERYONE: Final[Seat] = Seat(-1)
"""Audience of a public event."""

NOBODY: Final[Seat] = Seat(-1)
"""Answer of ``Game.decider`` when the game is over."""
