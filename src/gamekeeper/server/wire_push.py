"""What goes over the wire about notices on devices (Web Push)."""

from __future__ import annotations

from typing import Annotated

import msgspec

from gamekeeper.server.outbox import KnownDevice

Key = Annotated[str, msgspec.Meta(max_length=128)]


class PushKeys(msgspec.Struct, frozen=True):
    """The keys of a subscription, base64url."""

    p256dh: Key
    auth: Key


class PushBody(msgspec.Struct, frozen=True):
    """A browser's subscription, as its ``PushSubscription.toJSON`` gives it."""

    endpoint: Annotated[str, msgspec.Meta(max_length=2048)]
    keys: PushKeys


class PushState(msgspec.Struct, frozen=True):
    """The server's key (base64url), and your devices that take notices, each named by its endpoint's SHA-256 in hex."""

    key: str
    devices: list[KnownDevice]
