"""Every error of the server by name, with its status; the engine's errors find theirs here too."""

from __future__ import annotations

import re

from gamekeeper.core.errors import (
    AmbiguousText,
    BadPack,
    BadSave,
    BadSetup,
    BadText,
    BrokenGame,
    GamekeeperError,
    NothingToUndo,
    NotYourDecision,
    Quoted,
    UnknownGame,
)
from gamekeeper.core.ids import Params
from gamekeeper.core.texts import Phrase
from gamekeeper.lesson import NoLesson
from gamekeeper.practice import UnknownExercise


class ServerError(GamekeeperError):
    """Something the client can mend; its class is its name, `status` its HTTP status."""

    status = 400

    def __init__(self, message: str, params: Params | None = None) -> None:
        self.params: Params = params or {}
        super().__init__(message)


class IllegalAction(ServerError):
    """The action may not be taken now; `reason` cites the rule."""

    status = 422

    def __init__(self, got: str, reason: Phrase) -> None:
        self.reason = reason
        cited = f" ({reason.rule})" if reason.rule else ""
        super().__init__(f"{got} may not be played now: {reason.key}{cited}")


class BadMessage(ServerError):
    """A body or socket message that is not what the contract says."""


class CutOff(ServerError):
    """A body whose sender went before its end."""


class BadName(ServerError):
    """A player's name that cannot be shown; `why` is length, unseen, accents or mixed."""


class NameTaken(ServerError):
    """Somebody at the table, or a bot, is called so or nearly so."""

    status = 409


class BadPosition(ServerError):
    """A position the match has not reached."""


class BadToken(ServerError):
    """A personal link that does not hold, or holds no more."""


class NoSeat(ServerError):
    """Only who sits at the table may do this."""

    status = 403


class WrongOrigin(ServerError):
    """A page of another site tried to act."""

    status = 403


class WrongHost(ServerError):
    """The request was sent to a name that is not this server's."""

    status = 421


class NotYourSeat(ServerError):
    """The seat is somebody else's."""

    status = 403


class NotHost(ServerError):
    """The host decides that: who made the table, or everybody seated once the host has been away."""

    status = 403


class SeatOpened(ServerError):
    """The host has opened the reader's seat again."""

    status = 409


class SignedOut(ServerError):
    """The guest has signed out everywhere; this socket is closed."""

    status = 403


class UnknownTable(ServerError):
    """No table has this code."""

    status = 404


class UnknownSeat(ServerError):
    """The table has no such seat."""

    status = 404


class NotFound(ServerError):
    """No such page."""

    status = 404


class UnknownPack(ServerError):
    """The server has no component pack with this hash."""

    status = 404


class PackTooLarge(ServerError):
    """More bytes than a component pack may have here."""

    status = 413


class NeedsSocket(ServerError):
    """The address is for sockets."""

    status = 426


class StaleNumber(ServerError):
    """The match has moved on since the client last looked."""

    status = 409


class SeatTaken(ServerError):
    """Somebody sits there already."""

    status = 409


class AlreadySeated(ServerError):
    """Nobody sits at one table twice."""

    status = 409


class TableFull(ServerError):
    """No seat is open."""

    status = 409


class NotStarted(ServerError):
    """The match has not begun."""

    status = 409


class AlreadyStarted(ServerError):
    """The match has begun."""

    status = 409


class MatchOver(ServerError):
    """The match has ended."""

    status = 409


class NotOver(ServerError):
    """The match goes on."""

    status = 409


class NotAbsent(ServerError):
    """The player is here, or has not been away for long enough."""

    status = 409


class SeatHandedOver(ServerError):
    """A bot plays this seat; it is taken back first."""

    status = 409


class SeatGone(ServerError):
    """Who has left a rated match does not come back to it."""

    status = 409


class NotRateable(ServerError):
    """A table that cannot be rated; `why` is alone, nobody, device, pack or bots."""

    status = 422


class NeedsPerson(ServerError):
    """Rated tables are for people with an identity of their own."""

    status = 403


class HintsOff(ServerError):
    """At rated tables nobody is helped."""

    status = 403


class UnknownProfile(ServerError):
    """Nobody has this profile, or it is hidden."""

    status = 404


class LostDecisions(ServerError):
    """A client saw decisions that the database has lost."""

    status = 409


class TooManyUndos(ServerError):
    """The seat has taken back as often as one match allows."""

    status = 409


class TooManyGuests(ServerError):
    """More new names from one address than the server takes."""

    status = 429


class KeyReused(ServerError):
    """The key of an earlier message with another action; the earlier one stands."""

    status = 422


class MessageTooLarge(ServerError):
    """More bytes than a message may have."""

    status = 413


class TooManyRequests(ServerError):
    """Faster than the server takes it."""

    status = 429


class TooManyTables(ServerError):
    """The server keeps as many tables as it can."""

    status = 503


class TooManyConnections(ServerError):
    """The server keeps as many connections as it can."""

    status = 503


class TooSlow(ServerError):
    """A request that did not come to its end."""

    status = 408


class LabClosed(ServerError):
    """This server plays no studies."""

    status = 403


class LabBusy(ServerError):
    """As many studies wait as the server takes on."""

    status = 503


class TooManyStudies(ServerError):
    """As many studies wait and play as one guest, or one address, may have."""

    status = 429


class UnknownStudy(ServerError):
    """There is no study of this code, or it is somebody else's to change."""

    status = 404


class StoreFailed(ServerError):
    """The database did not answer; the same message may be sent again with the same key."""

    status = 503


class DatabaseTaken(ServerError):
    """Another server serves the database."""

    status = 503


class DamagedTable(ServerError):
    """The stored match is not whole, or does not replay to its snapshot."""

    status = 500


class OutdatedTable(ServerError):
    """A table was made under rules that this program does not know any more."""

    status = 410


class InternalError(ServerError):
    """A mistake of the server's own."""

    status = 500


ENGINE_STATUS: dict[type[GamekeeperError], int] = {
    NoLesson: 404,
    UnknownExercise: 404,
    UnknownGame: 404,
    BrokenGame: 503,
    BadPack: 400,
    BadSetup: 400,
    BadText: 400,
    BadSave: 500,
    NotYourDecision: 409,
    NothingToUndo: 409,
}


def status_of(error: GamekeeperError) -> int:
    """The HTTP status of an error."""
    if isinstance(error, ServerError):
        return error.status
    return ENGINE_STATUS.get(type(error), 400)


def name_of(error: GamekeeperError) -> str:
    """The name clients go by."""
    return type(error).__name__


def phrase_of(error: GamekeeperError) -> Phrase:
    """The error as a text: the rule's own reason for an illegal action, else ``error-…`` after its name."""
    if isinstance(error, IllegalAction):
        return error.reason
    if isinstance(error, BadPack):
        place = ", ".join(part for part in (error.row, error.field) if part)
        return Phrase("error-bad-pack", {"place": place, "got": repr(Quoted(error.got)), "wanted": error.wanted})
    if isinstance(error, BadText):
        choices = {"choices": ", ".join(error.choices)} if isinstance(error, AmbiguousText) else {}
        return Phrase(f"error-{kebab_of(error)}", {"got": error.got, **choices})
    if type(error) is BadSetup:
        return Phrase("error-bad-setup", {"got": repr(Quoted(error.got)), "wanted": error.wanted})
    return Phrase(f"error-{kebab_of(error)}", error.params if isinstance(error, ServerError) else {})


def kebab_of(error: GamekeeperError) -> str:
    """The error's name as keys of texts have it: ``bad-text``."""
    return re.sub(r"(?<!^)(?=[A-Z])", "-", name_of(error)).lower()
