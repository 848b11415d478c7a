"""The REST API of what people say to each other; they say it over the table's socket."""

from __future__ import annotations

from typing import Any

from litestar import delete, get, post, put
from litestar.datastructures import State
from litestar.di import NamedDependency
from litestar.params import FromPath, JSONBody

from gamekeeper.server import chat_store, seats
from gamekeeper.server.errors import NoSeat, TooManyRequests
from gamekeeper.server.household import household
from gamekeeper.server.hub import Hub
from gamekeeper.server.table import Table
from gamekeeper.server.visitors import Visitor
from gamekeeper.server.wire import TableState
from gamekeeper.server.wire_chat import Mute, RoomBody

MOST_REPORTS = 20  # of one guest that wait

Asking = NamedDependency[Visitor]
Here = NamedDependency[Table]


def known(visitor: Visitor) -> str:
    """The guest's id; NoSeat for somebody the server does not know."""
    if visitor.id is None:
        raise NoSeat("who does this has a name here")
    return visitor.id


@put("/tables/{code:str}/room")
async def lay_down(visitor: Asking, table: Here, data: JSONBody[RoomBody]) -> TableState:
    """As host, say how people talk at your table, and who watches."""
    seats.check_host(table, table.seating.own_seat(visitor.id))
    await table.undisturbed(table.chat.lay_down(data))
    return table.state(visitor.id)


@post("/tables/{code:str}/chat/{number:int}/mute", status_code=204)
async def mute(visitor: Asking, table: Here, state: State, number: FromPath[int]) -> None:
    """Read nothing more of who wrote a message, at no table, until you want to again."""
    guest = known(visitor)
    message = table.chat.message(number, guest)
    await chat_store.mute(table.services.store, guest, message.guest, message.name)
    await heed(state.hub, guest)
    await state.services.nodes.tell("mutes", guest)


@get("/me/mutes")
async def list_mutes(visitor: Asking, state: State) -> list[Mute]:
    """Whom you do not read."""
    return [] if visitor.id is None else await chat_store.mutes_of(state.services.store, visitor.id)


@delete("/me/mutes/{mute:str}", status_code=204)
async def unmute(visitor: Asking, state: State, mute: FromPath[str]) -> None:
    """Read somebody again."""
    if visitor.id is not None and mute.isalnum():
        await chat_store.unmute(state.services.store, visitor.id, mute)
        await heed(state.hub, visitor.id)
        await state.services.nodes.tell("mutes", visitor.id)


async def heed(hub: Hub, guest: str) -> None:
    """The open pages of somebody show whom they want to read now."""
    muted = await chat_store.muted_by(hub.services.store, guest)
    for table in hub.tables.values():
        mine = [reader for reader in table.readers.open if reader.guest == guest]
        for reader in mine:
            reader.muted = muted
        if mine and table.chat.messages:
            table.chat.tell_all(mine)


@post("/tables/{code:str}/chat/{number:int}/report", status_code=204)
async def report(visitor: Asking, table: Here, state: State, number: FromPath[int]) -> None:
    """Show a message to who runs the server. They learn who reports it, nobody else does."""
    guest = known(visitor)
    message = table.chat.message(number, guest)
    state.chats.take(household(guest))
    if await chat_store.count_reports(table.services.store, guest) >= MOST_REPORTS:
        raise TooManyRequests(f"{MOST_REPORTS} reports of yours wait to be looked at already")
    await chat_store.report(table.services.store, table.code, message, guest)


HANDLERS: list[Any] = [lay_down, mute, list_mutes, unmute, report]
