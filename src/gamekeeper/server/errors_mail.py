"""What can be wrong with mail."""

from __future__ import annotations

from gamekeeper.server.errors import ServerError


class NoMail(ServerError):
    """This server sends no mail."""

    status = 404


class BadAddress(ServerError):
    """No mail address, or none that a letter could reach."""


class TooManyLetters(ServerError):
    """As many letters as may be asked for in a day, from here or to there."""

    status = 429
