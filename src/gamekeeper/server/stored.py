"""What the store keeps, as the rest of the server knows it."""

from __future__ import annotations

from typing import Any, Literal

import msgspec

from gamekeeper.core.info import Options
from gamekeeper.server.clocks import Clock
from gamekeeper.server.rating import Why
from gamekeeper.server.wire_clocks import Pace


class Conflict(Exception):
    """Somebody else wrote first."""


class StoredGuest(msgspec.Struct, frozen=True):
    """A guest. Cookies and links of an older `epoch` hold no more."""

    id: str
    name: str
    language: str
    epoch: int
    seen: float = 0.0


class StoredLink(msgspec.Struct, frozen=True, kw_only=True):
    """A personal link, named by the hash of its token. It is used once."""

    id: str
    guest: str
    code: str
    created: float
    expires: float
    used: float | None = None

    def holds(self, now: float) -> bool:
        """Whether it can still be used."""
        return self.used is None and now <= self.expires


class StoredSession(msgspec.Struct, frozen=True, kw_only=True):
    """A device that is signed in as a guest; `browser` and `system` in words, empty where nobody knows."""

    id: str
    guest: str
    browser: str
    system: str
    how: Literal["new", "link", "passkey", "mail", "older"]
    created: float
    seen: float
    ended: float | None = None


class StoredPasskey(msgspec.Struct, frozen=True, kw_only=True):
    """A passkey, named by the hash of its credential's id; `address` is the server's name it was made for."""

    id: str
    guest: str
    credential: str
    public_key: bytes
    sign_count: int
    transports: list[str]
    synced: bool
    address: str
    name: str
    created: float
    used: float | None = None


class StoredPack(msgspec.Struct, frozen=True, kw_only=True):
    """A component pack, named by the hash of its text."""

    id: str
    game: str
    digest: str
    text: str


class StoredTable(msgspec.Struct, frozen=True, kw_only=True):
    """A table without its places and history."""

    code: str
    game: str
    rules_version: int
    seats: int
    options: Options
    seed: bytes
    language: str
    status: Literal["waiting", "playing", "over"]
    deciders: list[int]
    rematch: str | None
    created: float
    touched: float
    pack: str | None = None  # id of a stored pack
    host: int | None = None
    rows: int | None = None  # how many there are, and the link of the last one, as of its writing
    link: str | None = None
    ended: str | None = None
    rated: bool = False
    listed: bool = False
    pace: Pace | None = None
    clock: Clock | None = None


class StoredDeparture(msgspec.Struct, frozen=True, kw_only=True):
    """Who has left a rated match before its end, after how many rows of history."""

    seat: int
    why: Why
    number: int
    time: float


class StoredPlace(msgspec.Struct, frozen=True, kw_only=True):
    """Who sits on a seat."""

    seat: int
    kind: Literal["person", "open", "bot"]
    guest: str | None
    name: str
    level: str
    handed_to_bot: bool


class StoredRow(msgspec.Struct, frozen=True, kw_only=True):
    """One decision."""

    number: int
    seat: int
    action: str
    key: str
    by_bot: bool
    time: float
    link: str | None = None


class Snapshot(msgspec.Struct, frozen=True):
    """A position after `number` rows, as the game saves it."""

    number: int
    state: bytes


def row_of(table: StoredTable) -> dict[str, Any]:
    """A table as its row."""
    return {**msgspec.to_builtins(table, builtin_types=(bytes,)), **timed(table.clock)}


def timed(clock: Clock | None) -> dict[str, Any]:
    """What a table's row has of its clocks; nothing where there are none."""
    return {} if clock is None else {"clock": msgspec.to_builtins(clock), "due": clock.due}
