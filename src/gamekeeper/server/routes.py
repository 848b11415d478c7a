"""The REST API, described for people and programs at ``/schema``."""

from __future__ import annotations

import asyncio
from collections.abc import Mapping
from typing import Annotated, Any

from litestar import Response, Router, delete, get, post, put
from litestar.datastructures import State
from litestar.di import NamedDependency, Provide
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import FromPath, JSONBody, QueryParameter

from gamekeeper import catalog
from gamekeeper.packs import Pack
from gamekeeper.server import seats, shelf, sight
from gamekeeper.server.auth import Guests
from gamekeeper.server.errors import NeedsSocket, NoSeat, NotFound, UnknownPack
from gamekeeper.server.hub import Hub
from gamekeeper.server.shelf import Shelf
from gamekeeper.server.table import Table
from gamekeeper.server.visitors import Visitor, visitor
from gamekeeper.server.wire import (
    ActionBody,
    BotBody,
    Components,
    GameInfo,
    Hint,
    History,
    Link,
    LiveMessages,
    Me,
    MeBody,
    PackBody,
    PackCheck,
    PackInfo,
    Phrase,
    ResumeBody,
    Resumed,
    SeatBody,
    TableBody,
    TableState,
    Update,
    WhyBody,
)

Seats = Annotated[int | None, QueryParameter(description="Table size; the game's usual one if left out.")]
At = Annotated[int, QueryParameter(description="How many rows of history to go by.")]
AsSeat = Annotated[
    int | None, QueryParameter(description="Look as this seat did, -1 as a spectator; once the match is over.")
]
Since = Annotated[int, QueryParameter(description="The first event wanted.", ge=0)]

PackHash = Annotated[str, QueryParameter(description="The hash of a listed pack; the box if left out.")]

TOML = "application/toml"
PACK_BODY = 262_144  # bytes of a request that may carry a pack: JSON writes some characters as two and more

Asking = NamedDependency[Visitor]
Here = NamedDependency[Table]


async def table(state: State, code: FromPath[str], visitor: NamedDependency[Visitor]) -> Table:
    """The table a request is about; the visit keeps it awake."""
    hub: Hub = state.hub
    found = await hub.table(code)
    found.touch(visitor.id)
    return found


def known(visitor: Visitor) -> str:
    """The guest's id; NoSeat for somebody the server does not know."""
    if visitor.id is None:
        raise NoSeat("only who sits at the table may do this")
    return visitor.id


def toml(pack: Pack) -> Response[bytes]:
    """A pack as a file."""
    name = f"{pack.game}-{pack.digest[:8]}.toml"
    headers = {"Content-Disposition": f'attachment; filename="{name}"'}
    return Response(pack.text.encode(), media_type=TOML, headers=headers)


# --- games and guests ------------------------------------------------------------------------------


@get("/games")
async def list_games(state: State) -> list[GameInfo]:
    """All games with their seats, options and component packs."""
    known: Shelf = state.services.shelf
    return [
        sight.info_of(catalog.info(name), [shelf.info_of(pack) for pack in known.packs_of(name)])
        for name in catalog.names()
    ]


@get("/games/{game:str}/elements")
async def list_elements(game: FromPath[str], seats: Seats = None) -> Mapping[str, Phrase]:
    """The name of every element of the game's table but the seats."""
    return sight.named_elements(catalog.make(game, seats))


@get("/games/{game:str}/components")
async def list_components(state: State, game: FromPath[str], pack: PackHash = "") -> Components:
    """What is printed on the game's components, row by row, in its box or in another listed pack."""
    return shelf.components_of(catalog.make(game), state.services.shelf.choose(game, pack, ""))


@get("/games/{game:str}/packs")
async def list_packs(state: State, game: FromPath[str]) -> list[PackInfo]:
    """The component packs a table of the game can be made with, its box first."""
    return [shelf.info_of(pack) for pack in state.services.shelf.packs_of(game)]


@get("/games/{game:str}/packs/{digest:str}", media_type=TOML)
async def download_pack(state: State, game: FromPath[str], digest: FromPath[str]) -> Response[bytes]:
    """A listed pack as the TOML file to start your own from; the box is called ``default`` too."""
    return toml(state.services.shelf.find(game, "" if digest == "default" else digest))


@post("/games/{game:str}/packs/check", status_code=200, request_max_body_size=PACK_BODY)
async def check_pack(visitor: Asking, state: State, game: FromPath[str], data: JSONBody[PackBody]) -> PackCheck:
    """Check a component pack of yours: what it changes, or a BadPack that names the row and field of a mistake."""
    state.pack_checks.take(visitor.address)
    pack = await asyncio.to_thread(state.services.shelf.brought, game, data.text)
    return await asyncio.to_thread(shelf.check_of, pack)


@get("/me")
async def show_me(visitor: Asking, state: State) -> Me:
    """Who you are and where you sit."""
    if visitor.guest is None:
        return Me("", "", [])
    return Me(visitor.guest.name, visitor.guest.language, await state.hub.tables_of(visitor.guest.id))


@put("/me")
async def change_me(visitor: Asking, state: State, data: JSONBody[MeBody]) -> Me:
    """Take a name and a language."""
    guest = await visitor.named(data.name, data.language)
    return Me(guest.name, guest.language, await state.hub.tables_of(guest.id))


@post("/me/sign-out", status_code=204)
async def sign_out(visitor: Asking, state: State) -> None:
    """Make all your cookies and personal links hold no more, on every device."""
    if visitor.guest is not None:
        await state.guests.store.sign_out(visitor.guest.id)


@post("/resume", status_code=200)
async def resume(visitor: Asking, state: State, data: JSONBody[ResumeBody]) -> Resumed:
    """Go on as the owner of a personal link, on this device."""
    guests: Guests = state.guests
    guest, code = await guests.resume(data.token)
    visitor.remember(guest)
    return Resumed(code)


# --- tables ----------------------------------------------------------------------------------------


@post("/tables", request_max_body_size=PACK_BODY)
async def create_table(visitor: Asking, state: State, data: JSONBody[TableBody]) -> TableState:
    """Make a table. The match begins by itself when no place is open."""
    hub: Hub = state.hub
    state.new_tables.take(visitor.address)
    seated = any(place.kind == "me" for place in data.places)
    guest = await visitor.named(data.name, data.language) if seated or data.name.strip() else visitor.guest
    made = await hub.create(guest, data)
    made.touch(visitor.id)
    return made.state(visitor.id)


@get("/tables/{code:str}")
async def show_table(visitor: Asking, table: Here) -> TableState:
    """Who sits where."""
    return table.state(visitor.id)


@get("/tables/{code:str}/update")
async def show_update(visitor: Asking, table: Here, since: Since = 0) -> Update:
    """Everything you may know now, with the events from number `since` on."""
    await table.catch_up()
    return table.update(visitor.id, since)


@post("/tables/{code:str}/seats/{seat:int}", status_code=200)
async def take_seat(
    visitor: Asking, table: Here, state: State, seat: FromPath[int], data: JSONBody[SeatBody]
) -> TableState:
    """Sit down on an open seat."""
    guest = await visitor.named(data.name)
    await state.hub.sit(table, guest, guest.name, seat)
    return table.state(guest.id)


@delete("/tables/{code:str}/seats/{seat:int}", status_code=200)
async def leave_seat(visitor: Asking, table: Here, seat: FromPath[int]) -> TableState:
    """Stand up again, before the match begins."""
    await seats.stand_up(table, known(visitor), seat)
    return table.state(visitor.id)


@post("/tables/{code:str}/seats/{seat:int}/bot", status_code=200)
async def bring_bot(visitor: Asking, table: Here, seat: FromPath[int], data: JSONBody[BotBody]) -> TableState:
    """Put a bot on an open seat; hand your own seat, or that of somebody long away, to a bot."""
    await seats.bring_bot(table, known(visitor), data.level, seat)
    return table.state(visitor.id)


@delete("/tables/{code:str}/seats/{seat:int}/bot", status_code=200)
async def send_bot_away(visitor: Asking, table: Here, seat: FromPath[int]) -> TableState:
    """Take your seat back from a bot; before the match begins, open a bot's seat again."""
    await seats.send_bot_away(table, known(visitor), seat)
    return table.state(visitor.id)


@post("/tables/{code:str}/actions", status_code=200)
async def act(visitor: Asking, table: Here, data: JSONBody[ActionBody]) -> Update:
    """Take an action, or take your last one back with the action ``undo``."""
    update, _ = await table.act(visitor.id, data)
    return update


@post("/tables/{code:str}/why", status_code=200)
async def ask_why(visitor: Asking, table: Here, data: JSONBody[WhyBody]) -> Phrase | None:
    """Why you may not take an action now; null when you may."""
    return table.why(visitor.id, data.action)


@post("/tables/{code:str}/hint", status_code=200)
async def ask_hint(visitor: Asking, table: Here) -> Hint:
    """What the hard bot would do for you."""
    return await table.hint(visitor.id)


@get("/tables/{code:str}/position")
async def show_position(visitor: Asking, table: Here, at: At, seat: AsSeat = None) -> Update:
    """What you could see after `at` rows of history, with the events of the last of them."""
    return await table.update_at(visitor.id, at, seat)


@get("/tables/{code:str}/history")
async def show_history(visitor: Asking, table: Here) -> History:
    """All rows so far, and the events you may know."""
    return table.history(visitor.id)


@get("/tables/{code:str}/record", media_type="application/x-ndjson")
async def download_record(table: Here) -> Response[bytes]:
    """The record of a match that is over: everything needed to replay and verify it, as JSON lines."""
    name = f"{table.stored.game}-{table.code}.jsonl"
    headers = {"Content-Disposition": f'attachment; filename="{name}"'}
    return Response(table.record(), media_type="application/x-ndjson", headers=headers)


@get("/tables/{code:str}/elements")
async def list_table_elements(table: Here) -> Mapping[str, Phrase]:
    """The name of every element of this table but the seats; names may come from its pack."""
    return sight.named_elements(table.game)


@get("/tables/{code:str}/components")
async def list_table_components(table: Here) -> Components:
    """What is printed on this table's components, row by row."""
    return shelf.components_of(table.game, table.pack)


@get("/tables/{code:str}/pack", media_type=TOML)
async def download_table_pack(table: Here) -> Response[bytes]:
    """The component pack this table plays with, as a TOML file."""
    if table.pack is None:
        raise UnknownPack(f"{table.stored.game} has no component packs")
    return toml(table.pack)


@post("/tables/{code:str}/rematch", status_code=200)
async def ask_rematch(visitor: Asking, table: Here, state: State) -> TableState:
    """Play again with the same people; all who ask get the same new table."""
    made: Table = await state.hub.rematch(table, visitor.id)
    made.touch(visitor.id)
    return made.state(visitor.id)


@get("/tables/{code:str}/link")
async def show_link(visitor: Asking, table: Here, state: State) -> Link:
    """Your personal link to this table: it carries you to another device. Keep it to yourself."""
    table.seating.own_seat(known(visitor))
    assert visitor.guest is not None, "known visitors are guests"
    guests: Guests = state.guests
    return Link(guests.link(visitor.guest, table.code))


@get(
    "/tables/{code:str}/live",
    status_code=426,
    responses={101: ResponseSpec(LiveMessages, description="The messages of the socket.", generate_examples=False)},
)
async def describe_live() -> None:
    """Open this address as a WebSocket, with ``?since=`` the first event wanted: see the messages below."""
    raise NeedsSocket("open this address as a WebSocket")


@get("/{path:path}", include_in_schema=False)
async def nothing(path: FromPath[str]) -> None:
    """No such address."""
    raise NotFound(f"nothing is at /api{path}")


HANDLERS: list[Any] = [
    list_games,
    list_elements,
    list_components,
    list_packs,
    download_pack,
    check_pack,
    show_me,
    change_me,
    sign_out,
    resume,
    create_table,
    show_table,
    show_update,
    take_seat,
    leave_seat,
    bring_bot,
    send_bot_away,
    act,
    ask_why,
    ask_hint,
    show_position,
    show_history,
    download_record,
    list_table_elements,
    list_table_components,
    download_table_pack,
    ask_rematch,
    show_link,
    describe_live,
    nothing,
]


def api() -> Router:
    """All of it under ``/api``."""
    return Router(
        "/api",
        route_handlers=HANDLERS,
        dependencies={"visitor": Provide(visitor), "table": Provide(table)},
    )
