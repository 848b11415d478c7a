"""What goes over the wire about who somebody is: names, personal links, and becoming somebody by one."""

from __future__ import annotations

from typing import Annotated

import msgspec

from gamekeeper.server.wire import Language

MAIL_LINK = "mail-"  # what the tokens in letters begin with; whoever comes by one comes to no table


class MeBody(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a guest is called and reads."""

    name: Annotated[str, msgspec.Meta(max_length=200)]
    language: Language = "en"


class ResumeBody(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The token of a personal link or one in a letter. `bring`, with that: who this device is comes along."""

    token: Annotated[str, msgspec.Meta(max_length=512)]
    bring: bool = False


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

    `already`: it is you. A link in a letter has no `code`; then who you are may come along or waits, if `may_bring`.
    """

    name: str
    code: str
    already: bool
    me: str
    tables: int
    may_bring: bool


class Resumed(msgspec.Struct, frozen=True):
    """The table a personal link leads to, empty for a link in a letter."""

    code: str
