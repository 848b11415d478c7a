"""What a process does about what the others that serve the database with it tell, and about tables they want."""

from __future__ import annotations

from gamekeeper.server.errors_nodes import TableMoves
from gamekeeper.server.hub import Hub
from gamekeeper.server.lobby import Lobby
from gamekeeper.server.nodes import Alone
from gamekeeper.server.office import Office
from gamekeeper.server.routes_chat import heed


def listen(nodes: Alone, hub: Hub, lobby: Lobby, office: Office) -> None:
    """Listen from now on."""
    days_off = hub.services.days_off

    async def drop(code: str) -> None:
        hub.drop(code)
        await nodes.release([code])

    async def give(code: str) -> None:
        """A table at which nothing is played yet."""
        table = hub.tables.get(code)
        if table is not None:
            async with table.lock:
                if table.play is not None:
                    raise TableMoves("the match has begun")
                hub.drop(code)
        await nodes.release([code])

    async def lay_down(_subject: str) -> None:
        await office.load()
        hub.shut_out(office)

    async def sign_out(guest: str) -> None:
        hub.sign_out(guest)

    async def end_session(session: str) -> None:
        hub.end_session(session)

    async def read_mutes(guest: str) -> None:
        await heed(hub, guest)

    async def read_days_off(_guest: str) -> None:
        await days_off.changed()

    nodes.drop, nodes.give = drop, give
    nodes.waiting = lambda: [table.code for table in lobby.here()]
    nodes.in_use = lambda: {*hub.tables, *hub.loading}
    nodes.hearing = {
        "table": drop,
        "sign-out": sign_out,
        "session": end_session,
        "mutes": read_mutes,
        "office": lay_down,
        "days-off": read_days_off,
    }
