"""Ratings in the database: changed in the transaction that stores the result they come from."""

from __future__ import annotations

import secrets
import time
from collections.abc import Collection
from typing import TYPE_CHECKING

import msgspec
from sqlalchemy import ColumnElement, insert, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from gamekeeper.server.engine import insert_unless_there
from gamekeeper.server.rating import Finish, Outcome, Sat, Standing, outcomes
from gamekeeper.server.schema import DEPARTURES, PROFILES, RATED_MATCHES, RATING_CHANGES, RATINGS, TABLES
from gamekeeper.server.stored import StoredDeparture

if TYPE_CHECKING:
    from gamekeeper.server.store import Store

HANDLE_BYTES = 8
NEW = Standing()


async def settle(connection: AsyncConnection, code: str, finish: Finish, now: float) -> None:
    """Change the ratings of all who sat at a match; nothing where that was done before."""
    sat = [Sat(one.seat, one.guest is not None, one.level, one.place, one.why) for one in finish.entrants]
    entrants = msgspec.to_builtins(sat)
    kept = {"code": code, "game": finish.game, "seats": finish.seats, "time": now, "entrants": entrants}
    if (await connection.execute(insert_unless_there(connection, RATED_MATCHES).values(kept))).rowcount != 1:
        return
    people = {one.seat: one.guest for one in finish.entrants if one.guest}
    standings: dict[str, Standing] = {}
    for guest in sorted(people.values()):  # in one order: two matches of the same people do not wait for each other
        await ensure(connection, guest, finish)
        standings[guest] = await standing(connection, guest, finish)
    found = outcomes(finish, {seat: standings[guest] for seat, guest in people.items()})
    for seat, outcome in found.items():
        await move(connection, people[seat], finish, outcome, now)
        before, after = standings[people[seat]], outcome.after
        change = {"code": code, "seat": seat, "guest": people[seat], "time": now}
        change |= {"mu_before": before.mu, "sigma_before": before.sigma}
        change |= {"mu_after": after.mu, "sigma_after": after.sigma}
        await connection.execute(insert(RATING_CHANGES).values(change))


async def ensure(connection: AsyncConnection, guest: str, finish: Finish) -> None:
    """Rows for somebody who is rated for the first time."""
    row = {"guest": guest, "game": finish.game, "seats": finish.seats, "mu": NEW.mu, "sigma": NEW.sigma}
    row |= {"ordinal": NEW.ordinal, "matches": 0, "won": 0.0, "expected": 0.0, "changed": time.time()}
    await connection.execute(insert_unless_there(connection, RATINGS).values(row))
    await ensure_profile(connection, guest)


async def ensure_profile(connection: AsyncConnection, guest: str) -> None:
    """A profile that nobody else sees yet."""
    profile = {"guest": guest, "handle": secrets.token_hex(HANDLE_BYTES), "shown": False}
    await connection.execute(insert_unless_there(connection, PROFILES).values(profile))


async def is_shown(store: Store, guest: str) -> bool:
    """Whether somebody lets others see who they are."""
    async with store.reading() as connection:
        query = select(PROFILES.c.shown).where(PROFILES.c.guest == guest)
        return bool((await connection.execute(query)).scalar())


async def standing(connection: AsyncConnection, guest: str, finish: Finish) -> Standing:
    """Where somebody stands, until this transaction ends."""
    query = select(RATINGS.c.mu, RATINGS.c.sigma).where(mine(guest, finish)).with_for_update()
    row = (await connection.execute(query)).one()
    return Standing(row.mu, row.sigma)


async def move(connection: AsyncConnection, guest: str, finish: Finish, outcome: Outcome, now: float) -> None:
    """A new standing, and what it is counted from."""
    after = outcome.after
    values = {"mu": after.mu, "sigma": after.sigma, "ordinal": after.ordinal, "changed": now}
    counts = {"matches": 1, "won": outcome.won, "expected": outcome.expected}
    sums = {name: RATINGS.c[name] + more for name, more in counts.items()}
    await connection.execute(update(RATINGS).where(mine(guest, finish)).values(values | sums))


def mine(guest: str, finish: Finish) -> ColumnElement[bool]:
    """Somebody's rating at games like this."""
    return (RATINGS.c.guest == guest) & (RATINGS.c.game == finish.game) & (RATINGS.c.seats == finish.seats)


async def end(store: Store, code: str, ended: str, finish: Finish | None) -> None:
    """A match is broken off because everybody has left; nothing where it is over already. `finish` if it is rated."""
    now = time.time()
    change = update(TABLES).where(TABLES.c.code == code, TABLES.c.status == "playing")
    async with store.writing() as connection:
        values = {"status": "over", "ended": ended, "deciders": [], "touched": now, "due": None}
        if (await connection.execute(change.values(values))).rowcount == 1 and finish is not None:
            await settle(connection, code, finish, now)


async def departures(store: Store, code: str) -> dict[int, StoredDeparture]:
    """Who has left a rated match, by seat."""
    query = select(DEPARTURES).where(DEPARTURES.c.code == code)
    async with store.reading() as connection:
        rows = (await connection.execute(query)).mappings().all()
    names = StoredDeparture.__struct_fields__
    return {row["seat"]: StoredDeparture(**{name: row[name] for name in names}) for row in rows}


async def abandoned(store: Store, before: float, most: int) -> list[str]:
    """Rated matches without clocks in which nothing has happened since `before`, the oldest first."""
    old = (TABLES.c.status == "playing") & TABLES.c.rated & (TABLES.c.touched < before) & TABLES.c.pace.is_(None)
    async with store.reading() as connection:
        query = select(TABLES.c.code).where(old).order_by(TABLES.c.touched).limit(most)
        return list((await connection.execute(query)).scalars())


async def standings_of(store: Store, guests: Collection[str]) -> dict[tuple[str, str, int], Standing]:
    """Where people stand, by guest, game and seats; nothing for who was never rated there."""
    names = ("guest", "game", "seats", "mu", "sigma")
    query = select(*(RATINGS.c[name] for name in names)).where(RATINGS.c.guest.in_(guests))
    async with store.reading() as connection:
        rows = (await connection.execute(query)).all()
    return {(row.guest, row.game, row.seats): Standing(row.mu, row.sigma) for row in rows}


async def standing_in(store: Store, guest: str, game: str, seats: int) -> Standing:
    """Where somebody stands in a game; as somebody new who was never rated."""
    return (await standings_of(store, [guest])).get((guest, game, seats), NEW)
