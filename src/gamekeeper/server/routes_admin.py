"""The REST API for who runs the server: every request is signed with the server's secret.

`gamekeeper admin` signs them; there is no page for it, and nobody becomes an administrator by a cookie.
"""

from __future__ import annotations

import time
from typing import Annotated

from litestar import Router, delete, get, put
from litestar.datastructures import State
from litestar.params import FromPath, JSONBody, QueryParameter

from gamekeeper.server import chat_store, office
from gamekeeper.server.errors_chat import UnknownSaying
from gamekeeper.server.office import Office
from gamekeeper.server.visitors import AnyRequest
from gamekeeper.server.wire_admin import Announcement, AnnouncementBody, Ban, BanBody, KnownGuest, KnownTable, Who
from gamekeeper.server.wire_chat import Report

BEARER = "Bearer "
HOUR = 3600.0
Find = Annotated[str, QueryParameter(description="What to look for; everything without.", max_length=64)]


@get("/announcement", tags=["server"])
async def show_announcement(state: State) -> Announcement:
    """What who runs the server tells everybody."""
    return office_of(state).told()


@put("/announcement")
async def announce(state: State, data: JSONBody[AnnouncementBody]) -> Announcement:
    """Tell everybody something, instead of what was told before."""
    until = None if data.hours is None else time.time() + data.hours * HOUR
    await office_of(state).announce(Announcement(dict(data.texts), until))
    await state.services.nodes.tell("office", "")
    return office_of(state).told()


@delete("/announcement", status_code=204)
async def hush(state: State) -> None:
    """Tell nothing any more."""
    await office_of(state).announce(office.NOTHING)
    await state.services.nodes.tell("office", "")


@get("/bans")
async def list_bans(state: State) -> list[Ban]:
    """Who is shut out."""
    return list(office_of(state).bans.values())


@put("/bans")
async def ban(state: State, data: JSONBody[BanBody]) -> Ban:
    """Shut somebody out at once: open sockets close. Their seats stay theirs, as of everybody who is away."""
    made = await office_of(state).ban(data.who, data.reason, data.days)
    state.hub.shut_out(office_of(state))
    await state.services.nodes.tell("office", "")
    return made


@delete("/bans", status_code=204)
async def unban(state: State, who: Who) -> None:
    """Let somebody in again."""
    await office_of(state).lift(who)
    await state.services.nodes.tell("office", "")


@get("/guests")
async def list_guests(state: State, find: Find = "") -> list[KnownGuest]:
    """Guests by a part of their name, by id, or all at a table; at most a hundred, the latest seen first."""
    return await office_of(state).guests(find)


@get("/tables")
async def list_tables(state: State, find: Find = "") -> list[KnownTable]:
    """Tables by code, game, status or a name at them; at most a hundred, the latest touched first."""
    watching = {code: len(table.readers.open) for code, table in state.hub.tables.items()}
    return await office_of(state).tables(find, watching)


@delete("/tables/{code:str}", status_code=204)
async def remove_table(state: State, code: FromPath[str]) -> None:
    """Remove a table with its history, for good; whoever is there is told. Ratings that it changed stay changed."""
    await state.hub.remove(code)


@get("/reports")
async def list_reports(state: State) -> list[Report]:
    """Messages that people have reported; at most two hundred, the oldest first."""
    return await chat_store.reports(state.services.store)


@delete("/reports/{report:str}", status_code=204)
async def settle_report(state: State, report: FromPath[str]) -> None:
    """A report has been looked at, and is listed no more. UnknownSaying where there is none."""
    if not report.isalnum() or not await chat_store.settle(state.services.store, report):
        raise UnknownSaying(f"there is no report {report}")


def office_of(state: State) -> Office:
    """The office of this server."""
    found: Office = state.office
    return found


async def check_admin(request: AnyRequest) -> None:
    """NotAdmin unless the request was signed with the server's secret; before that it passes what all requests do."""
    request.app.state.gate(request)
    url = request.url
    path = url.path + (f"?{url.query}" if url.query else "")
    token = request.headers.get("authorization", "").removeprefix(BEARER)
    secret = request.app.state.services.settings.secret
    office.check_signed(secret, token, request.method, path, await request.body())


def admin() -> Router:
    """All of it under ``/admin``."""
    handlers = [announce, hush, list_bans, ban, unban, list_guests, list_tables, remove_table]
    handlers += [list_reports, settle_report]
    return Router("/admin", route_handlers=handlers, before_request=check_admin, tags=["admin"])
