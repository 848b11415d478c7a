"""What goes over the wire about who somebody is: names, personal links, and becoming somebody by one."""

from __future__ import annotations

from typing import Annotated

import msgspec

from gamekeeper.server.wire import Language


class MeBody(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a guest is called and reads."""

    name: Annotated[str, msgspec.Meta(max_length=200)]
    language: Language = "en"


class ResumeBody(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A personal link's token."""

    token: Annotated[str, msgspec.Meta(max_length=512)]


class Link(msgspec.Struct, frozen=True):
    """The token of a new personal link: whoever opens ``/resume#token`` first may play on as this guest."""

    token: str
    id: str
    expires: float


class LinkInfo(msgspec.Struct, frozen=True):
    """A personal link of yours to a table; `used` is when somebody went on as you by it."""

    id: str
    code: str
    created: float
    expires: float
    used: float | None


class Offer(msgspec.Struct, frozen=True):
    """What a personal link would do: you become `name`, and are no more `me`, who sits at `tables` unfinished tables.

    `already`: it is you.
    """

    name: str
    code: str
    already: bool
    me: str
    tables: int


class Resumed(msgspec.Struct, frozen=True):
    """The table a personal link leads to."""

    code: str
