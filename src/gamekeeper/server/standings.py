"""Leaderboards, profiles and rated matches, as far as those they tell of agree to be seen."""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import Literal

import msgspec
from sqlalchemy import ColumnElement, RowMapping, delete, func, select, update

from gamekeeper.server import settling
from gamekeeper.server.errors import UnknownProfile
from gamekeeper.server.rating import PROVISIONAL, Sat, Standing, bot_standing, fixed_points
from gamekeeper.server.schema import GUESTS, PROFILES, RATED_MATCHES, RATING_CHANGES, RATINGS
from gamekeeper.server.schema_people import FOLLOWS
from gamekeeper.server.store import Store
from gamekeeper.server.wire import Level
from gamekeeper.server.wire_ratings import (
    BotRank,
    GameRating,
    Leaderboard,
    Profile,
    Rank,
    RatedMatch,
    RatedMatches,
    RatedSeat,
    SeatChange,
)

PAGE = 25
LEVELS: tuple[Level, ...] = ("easy", "medium", "hard", "expert")
PEOPLE = RATINGS.join(PROFILES, PROFILES.c.guest == RATINGS.c.guest).join(GUESTS, GUESTS.c.id == RATINGS.c.guest)


class Person(msgspec.Struct, frozen=True):
    """Whom a profile is of."""

    guest: str
    name: str
    handle: str
    shown: bool


def pages(total: int) -> int:
    """How many pages so many lines make; there is always one."""
    return max(1, math.ceil(total / PAGE))


class Standings:
    """The ratings of one database, for readers."""

    def __init__(self, store: Store) -> None:
        self.store = store

    async def rows(self, query: object) -> Sequence[RowMapping]:
        """What a query finds."""
        async with self.store.reading() as connection:
            return (await connection.execute(query)).mappings().all()  # type: ignore[call-overload, no-any-return]

    async def count(self, condition: ColumnElement[bool]) -> int:
        """How many people who are shown have a rating like this."""
        query = select(func.count().label("count")).select_from(PEOPLE).where(condition, PROFILES.c.shown)
        return int((await self.rows(query))[0]["count"])

    # --- leaderboards ------------------------------------------------------------------------------

    async def leaderboard(self, game: str, seats: int, reader: str | None, page: int) -> Leaderboard:
        """A page, counted from 0; the last one where there are not so many."""
        here = (RATINGS.c.game == game) & (RATINGS.c.seats == seats)
        total = await self.count(here)
        page = min(page, pages(total) - 1)
        asked = select(RATINGS, PROFILES.c.handle, PROFILES.c.shown, GUESTS.c.name).select_from(PEOPLE)
        order = (RATINGS.c.ordinal.desc(), PROFILES.c.handle)
        found = await self.rows(asked.where(here, PROFILES.c.shown).order_by(*order).offset(page * PAGE).limit(PAGE))
        ranks = [await self.rank(row, reader) for row in found]
        mine = [] if reader is None else await self.rows(asked.where(here, RATINGS.c.guest == reader))
        own = await self.rank(mine[0], reader) if mine else None
        shown = bool(mine and mine[0]["shown"])
        return Leaderboard(ranks, total, page, pages(total), own, shown, bots_of(game, seats), PROVISIONAL)

    async def rank(self, row: RowMapping, reader: str | None) -> Rank:
        """A line."""
        place = await self.place(row)
        number = Standing(row["mu"], row["sigma"]).shown
        is_new, is_mine = row["matches"] < PROVISIONAL, row["guest"] == reader
        return Rank(place, row["name"], row["handle"], number, row["matches"], is_new, is_mine)

    async def place(self, row: RowMapping) -> int:
        """The place of a rating among those shown; who has the same number shares it."""
        above = (RATINGS.c.game == row["game"]) & (RATINGS.c.seats == row["seats"])
        return 1 + await self.count(above & (RATINGS.c.ordinal > row["ordinal"]))

    # --- profiles ----------------------------------------------------------------------------------

    async def person(self, condition: ColumnElement[bool], reader: str | None) -> Person:
        """Who has a profile; UnknownProfile where there is none, or it is not for the reader."""
        people = PROFILES.join(GUESTS, GUESTS.c.id == PROFILES.c.guest)
        query = select(PROFILES.c.guest, GUESTS.c.name, PROFILES.c.handle, PROFILES.c.shown).select_from(people)
        found = [Person(**row) for row in await self.rows(query.where(condition))]
        if not found or not (found[0].shown or found[0].guest == reader):
            raise UnknownProfile("nobody has this profile, or does not want it to be seen")
        return found[0]

    async def profile(self, handle: str, reader: str | None) -> Profile:
        """A profile for a reader."""
        return await self.told(await self.person(PROFILES.c.handle == handle, reader), reader)

    async def own(self, guest: str, name: str) -> Profile:
        """The reader's own."""
        try:
            return await self.told(await self.person(PROFILES.c.guest == guest, guest), guest)
        except UnknownProfile:
            return Profile(name, "", False, True, [])

    async def told(self, person: Person, reader: str | None) -> Profile:
        """The profile of somebody."""
        query = select(RATINGS).where(RATINGS.c.guest == person.guest, RATINGS.c.matches > 0)
        found = await self.rows(query.order_by(RATINGS.c.matches.desc(), RATINGS.c.changed.desc()))
        ratings = [await self.rating(row) for row in found]
        return Profile(person.name, person.handle, person.shown, person.guest == reader, ratings)

    async def rating(self, row: RowMapping) -> GameRating:
        """One line of a profile."""
        matches = row["matches"]
        number = Standing(row["mu"], row["sigma"]).shown
        shares = (row["won"] / matches, row["expected"] / matches)
        return GameRating(
            row["game"], row["seats"], number, matches, matches < PROVISIONAL, *shares, await self.place(row)
        )

    async def show(self, guest: str, *, shown: bool) -> None:
        """Let others see somebody, or not: then nobody follows them any more."""
        async with self.store.writing() as connection:
            await settling.ensure_profile(connection, guest)
            await connection.execute(update(PROFILES).where(PROFILES.c.guest == guest).values(shown=shown))
            if not shown:
                await connection.execute(delete(FOLLOWS).where(FOLLOWS.c.followed == guest))

    # --- matches -----------------------------------------------------------------------------------

    async def matches(self, handle: str, reader: str | None, page: int) -> RatedMatches:
        """A page of somebody's rated matches, counted from 0."""
        person = await self.person(PROFILES.c.handle == handle, reader)
        mine = RATING_CHANGES.c.guest == person.guest
        total = int((await self.rows(select(func.count().label("count")).where(mine)))[0]["count"])
        page = min(page, pages(total) - 1)
        query = select(RATING_CHANGES, RATED_MATCHES.c.game, RATED_MATCHES.c.seats, RATED_MATCHES.c.entrants)
        query = query.select_from(RATING_CHANGES.join(RATED_MATCHES)).where(mine)
        order = (RATING_CHANGES.c.time.desc(), RATING_CHANGES.c.code)
        found = await self.rows(query.order_by(*order).offset(page * PAGE).limit(PAGE))
        codes = RATING_CHANGES.c.code.in_([row["code"] for row in found])
        columns = (RATING_CHANGES.c.code, RATING_CHANGES.c.seat, RATING_CHANGES.c.guest)
        guests = {
            (row["code"], row["seat"]): str(row["guest"]) for row in await self.rows(select(*columns).where(codes))
        }
        people = await self.people(set(guests.values()))
        sitters = {at: people[guest] for at, guest in guests.items() if guest in people}
        shown = [match_of(row, sitters, reader) for row in found]
        return RatedMatches(shown, page, pages(total))

    async def people(self, guests: set[str]) -> dict[str, Person]:
        """Those who sat at matches."""
        people = GUESTS.join(PROFILES, PROFILES.c.guest == GUESTS.c.id)
        query = select(PROFILES.c.guest, GUESTS.c.name, PROFILES.c.handle, PROFILES.c.shown).select_from(people)
        return {row["guest"]: Person(**row) for row in await self.rows(query.where(PROFILES.c.guest.in_(guests)))}

    async def changes(self, code: str, reader: str | None) -> list[SeatChange]:
        """What a match did to those who are shown, and to the reader."""
        found = await self.rows(select(RATING_CHANGES).where(RATING_CHANGES.c.code == code))
        people = await self.people({row["guest"] for row in found})
        told = [row for row in found if row["guest"] == reader or people[row["guest"]].shown]
        return [SeatChange(row["seat"], *numbers_of(row)) for row in sorted(told, key=lambda row: int(row["seat"]))]


def numbers_of(row: RowMapping) -> tuple[int, int]:
    """What was shown before a match, and after it."""
    return Standing(row["mu_before"], row["sigma_before"]).shown, Standing(row["mu_after"], row["sigma_after"]).shown


def match_of(row: RowMapping, sitters: dict[tuple[str, int], Person], reader: str | None) -> RatedMatch:
    """A rated match for a reader: all of it for who sat there, else what those who sat there let be seen."""
    lineup = msgspec.convert(row["entrants"], list[Sat])
    people = {one.seat: sitters.get((row["code"], one.seat)) for one in lineup if one.person}
    sat_there = any(person is not None and person.guest == reader for person in people.values())
    everybody = all(person is not None and person.shown for person in people.values())
    code = row["code"] if sat_there or everybody else ""
    sat = []
    for one in lineup:
        person = people.get(one.seat)
        name = person.name if person is not None and (sat_there or person.shown) else ""
        handle = person.handle if person is not None and (person.shown or person.guest == reader) else ""
        kind: Literal["person", "bot"] = "person" if one.person else "bot"
        is_mine = one.seat == row["seat"]
        sat.append(RatedSeat(one.seat, kind, name, handle, one.level, one.place, one.why, is_mine))
    return RatedMatch(code, row["game"], row["seats"], row["time"], *numbers_of(row), sat)


def bots_of(game: str, seats: int) -> list[BotRank]:
    """Where a game's bots stand; none where they were not measured."""
    known = fixed_points().get(game, {})
    found = [(level, bot_standing(game, seats, level)) for level in LEVELS if level in known]
    return [BotRank(level, standing.shown) for level, standing in found if standing is not None]
