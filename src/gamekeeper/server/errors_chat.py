"""What can be wrong with what people say to each other."""

from __future__ import annotations

from gamekeeper.server.errors import ServerError


class ChatOff(ServerError):
    """The host has switched the chat of this table off."""

    status = 403


class PhrasesOnly(ServerError):
    """At this table people choose among phrases."""

    status = 403


class WatchersSilent(ServerError):
    """Who watches does not write at this table."""

    status = 403


class NotWatched(ServerError):
    """The host lets nobody watch this table."""

    status = 403


class BadSaying(ServerError):
    """A text of which nothing is left to read, or one that is too long."""


class UnknownSaying(ServerError):
    """A message that is not, or no longer, at this table, or cannot be muted or reported."""

    status = 404
