"""The REST API of the lobby."""

from __future__ import annotations

from typing import Any

from litestar import get, post
from litestar.datastructures import State
from litestar.di import NamedDependency
from litestar.params import JSONBody

from gamekeeper.server.lobby import Lobby
from gamekeeper.server.visitors import Visitor
from gamekeeper.server.wire import TableState
from gamekeeper.server.wire_lobby import OpenTable, SeekBody

Asking = NamedDependency[Visitor]


@get("/lobby")
async def list_open_tables(visitor: Asking, state: State) -> list[OpenTable]:
    """The tables that anybody may join now; ask again every few seconds to stay up to date."""
    lobby: Lobby = state.lobby
    return await lobby.tables(visitor.id)


@post("/lobby/play", status_code=200)
async def play_with_anybody(visitor: Asking, state: State, data: JSONBody[SeekBody]) -> TableState:
    """Sit down with somebody about as strong, or wait in the lobby until somebody comes."""
    state.new_tables.take(visitor.address)
    guest = await visitor.named(data.name, data.language)
    lobby: Lobby = state.lobby
    table = await lobby.play(guest, data)
    table.saw(visitor.party)
    return table.state(guest.id)


HANDLERS: list[Any] = [list_open_tables, play_with_anybody]
