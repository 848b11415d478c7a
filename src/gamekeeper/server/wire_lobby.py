"""What goes over the wire about tables that anybody may join."""

from __future__ import annotations

from typing import Annotated

import msgspec

from gamekeeper.server.wire import Language
from gamekeeper.server.wire_clocks import Pace


class OpenTable(msgspec.Struct, frozen=True):
    """A table with open seats that its host has opened to everybody, while somebody waits there.

    `names` are those of the people, `bots` how many bots sit there, `free` the open seats; `is_usual`: with the box and
    its usual options. `near`: who waits there has about the reader's rating, as far as both are known.
    `followed`: who of the people the reader follows.
    """

    code: str
    game: str
    seats: int
    names: list[str]
    bots: int
    free: list[int]
    rated: bool
    is_usual: bool
    near: bool
    mine: bool
    created: float
    pace: Pace | None
    followed: list[str]


class SeekBody(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Somebody who wants to play with anybody about as strong."""

    game: Annotated[str, msgspec.Meta(max_length=64)]
    seats: int
    rated: bool = False
    name: Annotated[str, msgspec.Meta(max_length=200)] = ""
    language: Language = "en"
