"""What can be wrong where several processes serve one database."""

from __future__ import annotations

from gamekeeper.server.errors import ServerError


class TableMoves(ServerError):
    """Another process works the table, or is about to; the same message may be sent again with the same key."""

    status = 503
