"""What goes over the wire about people one follows."""

from __future__ import annotations

import msgspec


class SeatAt(msgspec.Struct, frozen=True):
    """A table out of the lobby at which somebody sits now; `open`: with a free seat, else it may be watched."""

    code: str
    game: str
    open: bool


class Followed(msgspec.Struct, frozen=True):
    """Somebody you follow; `at` is null where they sit at no table that is for everybody."""

    name: str
    handle: str
    at: SeatAt | None


class SeatedPerson(msgspec.Struct, frozen=True):
    """Somebody at a table who lets others see them."""

    seat: int
    name: str
    handle: str
