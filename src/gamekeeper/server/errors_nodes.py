"""What can be wrong where processes come and go, and several may serve one database."""

from __future__ import annotations

from gamekeeper.server.errors import ServerError


class TableMoves(ServerError):
    """Another process works the table, or is about to; the same message may be sent again with the same key."""

    status = 503


class ServerStops(ServerError):
    """The server ends, and what it worked out for somebody with it; the next one may be asked again."""

    status = 503
