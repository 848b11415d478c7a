"""Errors that come of what who runs the server has decided, by name."""

from __future__ import annotations

from gamekeeper.server.errors import ServerError


class Banned(ServerError):
    """Who runs the server has shut this guest, or this address, out."""

    status = 403


class NotAdmin(ServerError):
    """The request is not signed with the server's secret."""

    status = 403


class TableRemoved(ServerError):
    """Who runs the server has removed the table; this socket is closed."""

    status = 404
