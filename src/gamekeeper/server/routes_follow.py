"""Following people: whom, and where they sit now."""

from __future__ import annotations

from typing import Any

from litestar import delete, get, put
from litestar.datastructures import State
from litestar.di import NamedDependency
from litestar.params import FromPath

from gamekeeper.server.following import Follows
from gamekeeper.server.lobby import Lobby, people_at
from gamekeeper.server.routes_account import known, owner
from gamekeeper.server.table import Table
from gamekeeper.server.visitors import Visitor
from gamekeeper.server.wire_follow import Followed, SeatedPerson

Asking = NamedDependency[Visitor]


def follows_of(state: State) -> Follows:
    """Who follows whom, as the lobby knows it."""
    lobby: Lobby = state.lobby
    return lobby.follows


async def followed_by(guest: str, state: State) -> list[Followed]:
    """Whom a guest follows, those who sit somewhere first."""
    lobby: Lobby = state.lobby
    found = [Followed(one.name, one.handle, lobby.seat_of(one.guest)) for one in await follows_of(state).of(guest)]
    return sorted(found, key=lambda one: one.at is None)


@get("/me/follows")
async def list_follows(visitor: Asking, state: State) -> list[Followed]:
    """Whom you follow, and who of them sits at a table that is for everybody. Nobody else sees this."""
    guest = owner(visitor)
    return [] if guest is None else await followed_by(guest.id, state)


@put("/me/follows/{handle:str}")
async def follow(visitor: Asking, state: State, handle: FromPath[str]) -> list[Followed]:
    """Follow somebody who lets others see them. They are not told."""
    state.ceremonies.take(visitor.address)
    guest = known(visitor)
    await follows_of(state).add(guest.id, handle)
    return await followed_by(guest.id, state)


@delete("/me/follows/{handle:str}", status_code=200)
async def unfollow(visitor: Asking, state: State, handle: FromPath[str]) -> list[Followed]:
    """Follow somebody no more."""
    guest = known(visitor)
    await follows_of(state).remove(guest.id, handle)
    return await followed_by(guest.id, state)


@get("/tables/{code:str}/people")
async def list_people(visitor: Asking, table: NamedDependency[Table], state: State) -> list[SeatedPerson]:
    """Who of the others at a table lets others see them."""
    reader = visitor.id or ""
    seats = {place.guest: place.seat for place in people_at(table) if place.guest and place.guest != reader}
    shown = await follows_of(state).shown(set(seats))
    found = [SeatedPerson(seats[one.guest], one.name, one.handle) for one in shown.values()]
    return sorted(found, key=lambda one: one.seat)


HANDLERS: list[Any] = [list_follows, follow, unfollow, list_people]
