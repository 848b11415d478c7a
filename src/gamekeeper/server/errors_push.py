"""What can be wrong with notices on devices."""

from __future__ import annotations

from gamekeeper.server.errors import ServerError


class BadSubscription(ServerError):
    """A browser's subscription that no notice could reach."""


class UnknownDevice(ServerError):
    """No device of yours takes notices under this name."""

    status = 404
