"""The REST API of ratings: leaderboards, profiles, rated matches."""

from __future__ import annotations

from typing import Annotated, Any

from litestar import get, put
from litestar.datastructures import State
from litestar.di import NamedDependency
from litestar.params import FromPath, JSONBody, QueryParameter

from gamekeeper.server.errors import NoSeat
from gamekeeper.server.lobby import check_several
from gamekeeper.server.standings import Standings
from gamekeeper.server.table import Table
from gamekeeper.server.visitors import Visitor
from gamekeeper.server.wire_ratings import Leaderboard, Profile, ProfileBody, RatedMatches, SeatChange

Asking = NamedDependency[Visitor]
PageNumber = Annotated[int, QueryParameter(description="Which page, from 0 on.", ge=0, le=1_000_000)]


def standings_of(state: State) -> Standings:
    """The ratings of this server."""
    return Standings(state.services.store)


@get("/games/{game:str}/ratings/{seats:int}")
async def show_leaderboard(
    visitor: Asking, state: State, game: FromPath[str], seats: FromPath[int], page: PageNumber = 0
) -> Leaderboard:
    """The ratings of a game for a number of seats, of those who want to be seen."""
    check_several(game, seats)
    return await standings_of(state).leaderboard(game, seats, visitor.id, page)


@get("/me/profile")
async def show_own_profile(visitor: Asking, state: State) -> Profile:
    """Your own ratings."""
    if visitor.guest is None:
        return Profile("", "", False, True, [])
    return await standings_of(state).own(visitor.guest.id, visitor.guest.name)


@put("/me/profile")
async def show_me_to_others(visitor: Asking, state: State, data: JSONBody[ProfileBody]) -> Profile:
    """Let others find you on leaderboards and look at your profile, or not."""
    if visitor.guest is None:
        raise NoSeat("who has no name here cannot be shown")
    standings = standings_of(state)
    await standings.show(visitor.guest.id, shown=data.shown)
    return await standings.own(visitor.guest.id, visitor.guest.name)


@get("/profiles/{handle:str}")
async def show_profile(visitor: Asking, state: State, handle: FromPath[str]) -> Profile:
    """The ratings of somebody who wants to be seen."""
    return await standings_of(state).profile(handle, visitor.id)


@get("/profiles/{handle:str}/matches")
async def list_rated_matches(
    visitor: Asking, state: State, handle: FromPath[str], page: PageNumber = 0
) -> RatedMatches:
    """Somebody's rated matches, the latest first."""
    return await standings_of(state).matches(handle, visitor.id, page)


@get("/tables/{code:str}/ratings")
async def show_changes(visitor: Asking, table: NamedDependency[Table], state: State) -> list[SeatChange]:
    """What a rated match did to the ratings of those who want to be seen, and to yours."""
    return await standings_of(state).changes(table.code, visitor.id)


HANDLERS: list[Any] = [
    show_leaderboard,
    show_own_profile,
    show_me_to_others,
    show_profile,
    list_rated_matches,
    show_changes,
]
