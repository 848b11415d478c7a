"""Rated tables: which can be, who left them, and how they came out.

Who resigns, or is away when it is their turn for so long that the others go on without them, has left for good: a bot
about as strong plays on. Once all people have left, the match is over.
"""

from __future__ import annotations

import time
from typing import TYPE_CHECKING

from msgspec.structs import replace

from gamekeeper.core.ids import Seat
from gamekeeper.core.state import State
from gamekeeper.server import rating, settling
from gamekeeper.server.accounts import Accounts
from gamekeeper.server.errors import NeedsPerson, NotRateable
from gamekeeper.server.errors_account import NeedsAccount
from gamekeeper.server.household import number_of
from gamekeeper.server.rating import Entrant, Finish
from gamekeeper.server.services import Services
from gamekeeper.server.sight import Sitting
from gamekeeper.server.stored import StoredGuest, StoredPlace

if TYPE_CHECKING:
    from gamekeeper.server.table import Table

EVERYBODY_LEFT = "left"
UNRATED = "chosen"


async def check_person(services: Services, guest: StoredGuest | None) -> None:
    """Raises NeedsPerson or NeedsAccount unless somebody may sit at rated tables.

    That is who has an identity of their own that is kept; where the server wants it, one with a passkey.
    """
    if guest is None or number_of(guest.id):
        raise NeedsPerson("at rated tables everybody sits at a device of their own, under a name that is kept")
    if services.settings.rated_accounts and not await Accounts(services.store).passkeys(guest.id):
        raise NeedsAccount("rated tables here are for people with a passkey")


def obstacle(game: str, places: list[StoredPlace], *, is_box: bool) -> str:
    """Why a table cannot be rated; empty where it can."""
    people = [place for place in places if place.kind != "bot"]
    if len(places) < 2:
        return "alone"
    if not people:
        return "nobody"
    if any(place.guest is not None and number_of(place.guest) for place in people):
        return "device"
    if not is_box:
        return "pack"
    return "" if game in rating.fixed_points() else "bots"


def check_rateable(game: str, places: list[StoredPlace], *, is_box: bool) -> None:
    """NotRateable with the reason."""
    why = obstacle(game, places, is_box=is_box)
    if why:
        raise NotRateable(f"this table cannot be rated: {why}", {"why": why})


def unrated(table: Table) -> str:
    """Why a table's result changes no rating; empty where it does."""
    stored = table.stored
    if stored.rated:
        return stored.ended if stored.ended and stored.ended != EVERYBODY_LEFT else ""
    is_box = table.pack_state is None or table.pack_state.is_default
    return obstacle(stored.game, table.seating.places, is_box=is_box) or UNRATED


def sittings(table: Table) -> list[Sitting]:
    """All places; at a rated table away is who keeps it waiting, since it is their turn, and who left is told."""
    found = table.seating.sittings()
    if not table.stored.rated and not table.departures:
        return found
    shown = []
    for seat, sitting in enumerate(found):
        gone = table.departures.get(seat)
        since = sitting.absent_since
        if table.stored.rated and table.play is not None and since is not None:
            owes = table.status == "playing" and table.play.state.owes(Seat(seat))
            since = max([since, *(row.time for row in table.play.rows[-1:])]) if owes else None
        shown.append(replace(sitting, absent_since=since, left=None if gone is None else gone.why))
    return shown


def finish_of(table: Table, state: State | None) -> Finish:
    """How a rated match came out; without `state` before its end."""
    ranking = [0] * len(table.seating.places) if state is None else table.game.ranking(state)
    moments = sorted({(gone.number, gone.time) for gone in table.departures.values()})
    entrants = []
    for place, rank in zip(table.seating.places, ranking, strict=True):
        gone = table.departures.get(place.seat) if place.guest else None  # who was deleted is a bot like any other
        order = 0 if gone is None else 1 + moments.index((gone.number, gone.time))
        why = None if gone is None else gone.why
        entrants.append(Entrant(place.seat, place.guest, place.level, rank, why, order))
    return Finish(table.stored.game, len(entrants), entrants)


def is_left(table: Table) -> bool:
    """Whether a match goes on that all people have left for good: where it is not rated, by losing on time."""
    people = {place.seat for place in table.seating.places if place.kind == "person" and place.guest}
    rated = table.stored.rated
    gone = {seat for seat, departure in table.departures.items() if rated or departure.why == "forfeited"}
    return (rated or bool(gone)) and table.status == "playing" and people <= gone


async def end(table: Table) -> None:
    """Break a match off that everybody has left; who holds the lock asks."""
    finish = finish_of(table, None) if table.stored.rated else None
    await settling.end(table.services.store, table.code, EVERYBODY_LEFT, finish)
    table.stored = replace(table.stored, ended=EVERYBODY_LEFT, status="over", deciders=[], touched=time.time())
    table.services.metrics.finished.labels(table.stored.game).inc()
    table.log.info("match over", rows=table.number, ended=EVERYBODY_LEFT)
    for reader in table.readers.open:
        table.refresh(reader, 0)
