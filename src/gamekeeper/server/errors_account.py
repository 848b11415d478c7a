"""What can be wrong with passkeys, sessions and accounts."""

from __future__ import annotations

from gamekeeper.server.errors import ServerError


class NoPasskeys(ServerError):
    """Passkeys belong to a name; this page was opened by a number, or says not where it comes from."""

    status = 409


class OldChallenge(ServerError):
    """A passkey's answer to a question that was not asked here, was answered before, or too long ago."""

    status = 409


class BadPasskey(ServerError):
    """A passkey's answer that does not hold."""


class UnknownPasskey(ServerError):
    """A passkey that belongs to nobody here."""

    status = 404


class LastPasskey(ServerError):
    """The last passkey of an account; who means it says so."""

    status = 409


class TooManyPasskeys(ServerError):
    """As many passkeys as one account may have."""

    status = 409


class UnknownSession(ServerError):
    """No device of yours is signed in so."""

    status = 404


class NotConfirmed(ServerError):
    """Deleting an account takes its name."""

    status = 409


class TooManyFollows(ServerError):
    """As many people as one may follow."""

    status = 409


class NeedsAccount(ServerError):
    """Rated tables of this server are for people with a passkey."""

    status = 403
