"""What goes over the wire for who runs the server."""

from __future__ import annotations

from typing import Annotated

import msgspec

from gamekeeper.server.wire import Language, Status

Who = Annotated[str, msgspec.Meta(min_length=1, max_length=64)]
Told = Annotated[str, msgspec.Meta(min_length=1, max_length=500)]


class Announcement(msgspec.Struct, frozen=True):
    """What everybody is told: the text by language, as far as there are any; `until` is null for as long as it stands.

    Nothing is told where `texts` is empty.
    """

    texts: dict[Language, str]
    until: float | None


class AnnouncementBody(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What everybody is to be told, for so many hours or until it is taken back."""

    texts: Annotated[dict[Language, Told], msgspec.Meta(min_length=1)]
    hours: Annotated[float, msgspec.Meta(gt=0, le=24 * 366)] | None = None


class Ban(msgspec.Struct, frozen=True):
    """Somebody who is shut out: `who` is a guest's id, an address or a network. `name` is a guest's, else empty."""

    who: str
    name: str
    reason: str
    since: float
    until: float | None


class BanBody(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Who is to be shut out, for so many days or for good. The reason is shown to them."""

    who: Who
    reason: Annotated[str, msgspec.Meta(max_length=200)] = ""
    days: Annotated[float, msgspec.Meta(gt=0, le=36_600)] | None = None


class KnownGuest(msgspec.Struct, frozen=True):
    """A guest, with how many tables they sit at. `seen` is true to a day."""

    id: str
    name: str
    language: str
    created: float
    seen: float
    tables: int
    banned: bool


class KnownTable(msgspec.Struct, frozen=True):
    """A table and who sits there; `watching`: how many pages are open at it now."""

    code: str
    game: str
    status: Status
    rows: int
    created: float
    touched: float
    names: list[str]
    watching: int
