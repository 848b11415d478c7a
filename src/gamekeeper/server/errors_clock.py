"""What can be wrong with a table's pace and with days off."""

from __future__ import annotations

from gamekeeper.server.errors import ServerError


class NotTimed(ServerError):
    """A table at which clocks would run for nobody else: fewer than two people, or all on one device."""


class ClockDecides(ServerError):
    """At a table with clocks a bot steps in for others when their time has run out, and not before."""

    status = 409


class Forfeited(ServerError):
    """Your time ran out, and at this table nobody comes back after that."""

    status = 409


class BadDaysOff(ServerError):
    """Days off that cannot be: `why` is over, late (more than a year ahead), overlap, many or most."""

    status = 409


class UnknownDaysOff(ServerError):
    """No days off of yours that are not over are called so."""

    status = 404
