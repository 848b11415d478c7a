"""The REST API, described for people and programs at ``/schema``."""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Annotated, Any

from litestar import Response, Router, delete, get, post, put
from litestar.datastructures import State
from litestar.di import NamedDependency, Provide
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import FromPath, JSONBody, QueryParameter

from gamekeeper.server import (
    hints,
    plans,
    reviews,
    routes_account,
    routes_admin,
    routes_chat,
    routes_clocks,
    routes_follow,
    routes_games,
    routes_lab,
    routes_lobby,
    routes_mail,
    routes_push,
    routes_ratings,
    seats,
    shelf,
    sight,
)
from gamekeeper.server.auth import Guests, How
from gamekeeper.server.entering import enter
from gamekeeper.server.errors import NeedsSocket, NoSeat, NotFound, NotYourSeat, UnknownPack
from gamekeeper.server.household import number_of
from gamekeeper.server.hub import Hub
from gamekeeper.server.routes_games import PACK_BODY, TOML, toml
from gamekeeper.server.table import Table
from gamekeeper.server.visitors import Visitor, visitor
from gamekeeper.server.wire import (
    ActionBody,
    BotBody,
    Hint,
    History,
    LiveMessages,
    Me,
    Phrase,
    SeatBody,
    TableBody,
    TableState,
    Update,
    WhyBody,
)
from gamekeeper.server.wire_games import Components
from gamekeeper.server.wire_guests import Link, LinkInfo, MeBody, Offer, ResumeBody, Resumed
from gamekeeper.server.wire_plans import Plan, PlanBody
from gamekeeper.server.wire_reviews import BranchBody, ReviewState

At = Annotated[int, QueryParameter(description="How many rows of history to go by.")]
AsSeat = Annotated[
    int | None, QueryParameter(description="Look as this seat did, -1 as a spectator; once the match is over.")
]
Since = Annotated[int, QueryParameter(description="The first event wanted.", ge=0)]

SeenBefore = Annotated[str, QueryParameter(description="`seen` of your last update: LostDecisions when that is lost.")]

KEPT = ("passkey", "mail")  # how a device stays signed in while all others are signed out

LINK_ID = re.compile("[0-9a-f]{64}")

Asking = NamedDependency[Visitor]
Here = NamedDependency[Table]


async def table(state: State, code: FromPath[str], visitor: NamedDependency[Visitor]) -> Table:
    """The table a request is about; the visit keeps it awake."""
    hub: Hub = state.hub
    found = await hub.table(code)
    if not found.chat.room.watching:
        found.watching.admit(await visitor.guests.owner(visitor.request))
    found.touch(visitor.party)
    return found


def known(visitor: Visitor) -> str:
    """The guest's id; NoSeat for somebody the server does not know."""
    if visitor.id is None:
        raise NoSeat("only who sits at the table may do this")
    return visitor.id


# --- guests ------------------------------------------------------------------------------------


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
    """Make your cookies and personal links hold no more on every device but this one, and close your sockets."""
    if visitor.guest is not None:
        guests: Guests = state.guests
        how: How = visitor.session.how if visitor.session is not None and visitor.session.how in KEPT else "new"
        guest = await guests.sign_out(visitor.guest)
        visitor.remember(await guests.sign_in(guest, how, visitor.request))
        await state.hub.signed_out(guest.id)


@get("/me/links")
async def list_links(visitor: Asking, state: State) -> list[LinkInfo]:
    """Your personal links that were made of late, used or not."""
    if visitor.id is None:
        return []
    found = await state.guests.store.links_of(visitor.id)
    return [LinkInfo(link.id, link.code, link.created, link.expires, link.used) for link in found]


@delete("/me/links/{link:str}", status_code=204)
async def revoke_link(visitor: Asking, state: State, link: FromPath[str]) -> None:
    """Make one of your personal links hold no more."""
    if visitor.id is not None and LINK_ID.fullmatch(link):
        await state.guests.store.revoke_link(visitor.id, link)


@post("/resume/look", status_code=200)
async def look_at_link(visitor: Asking, state: State, data: JSONBody[ResumeBody]) -> Offer:
    """Whom a personal link would make of you, and what you would leave behind. Nothing is changed or used up."""
    guests: Guests = state.guests
    guest, code = await guests.offered(data.token)
    me = visitor.guest
    left = 0 if me is None else await guests.store.count_unfinished(me.id)
    may_bring = not code and me is not None and not await guests.is_account(me.id)
    return Offer(guest.name, code, guest.id == visitor.id, "" if me is None else me.name, left, may_bring)


@post("/resume", status_code=200)
async def resume(visitor: Asking, state: State, data: JSONBody[ResumeBody]) -> Resumed:
    """Go on as the owner of a personal link, on this device. A link does so once."""
    guests: Guests = state.guests
    routes_account.owner(visitor)
    guest, code = await guests.resume(data.token)
    if code:
        visitor.remember(await guests.sign_in(guest, "link", visitor.request))
    else:
        await enter(visitor, state, guest, "mail", bring=data.bring)
    return Resumed(code)


# --- tables ----------------------------------------------------------------------------------------


@post("/tables", request_max_body_size=PACK_BODY)
async def create_table(visitor: Asking, state: State, data: JSONBody[TableBody]) -> TableState:
    """Make a table. The match begins by itself when no place is open."""
    hub: Hub = state.hub
    state.new_tables.take(visitor.address)
    seated = any(place.kind == "me" for place in data.places)
    guest = await visitor.named(data.name, data.language) if seated or data.name.strip() else visitor.guest
    made = await hub.create(guest, data, await visitor.others(data))
    made.saw(visitor.party)
    return made.state(visitor.id)


@get("/tables/{code:str}")
async def show_table(visitor: Asking, table: Here) -> TableState:
    """Who sits where."""
    return table.state(visitor.id)


@get("/tables/{code:str}/update")
async def show_update(visitor: Asking, table: Here, since: Since = 0, seen: SeenBefore = "") -> Update:
    """Everything you may know now, with the events from number `since` on."""
    await table.catch_up()
    await table.check_seen(seen)
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
    """Stand up again, before the match begins; the host may open anybody's seat."""
    await seats.stand_up(table, known(visitor), seat)
    return table.state(visitor.id)


@post("/tables/{code:str}/seats/{seat:int}/bot", status_code=200)
async def bring_bot(visitor: Asking, table: Here, seat: FromPath[int], data: JSONBody[BotBody]) -> TableState:
    """Hand your own seat to a bot; as host also an open one, or that of somebody long away."""
    await seats.bring_bot(table, known(visitor), data.level, seat)
    return table.state(visitor.id)


@post("/tables/{code:str}/start", status_code=200)
async def start(visitor: Asking, table: Here, data: JSONBody[BotBody]) -> TableState:
    """Wait for nobody else: as host, put bots on all open seats, and the match begins."""
    await seats.start(table, known(visitor), data.level)
    return table.state(visitor.id)


@delete("/tables/{code:str}/seats/{seat:int}/bot", status_code=200)
async def send_bot_away(visitor: Asking, table: Here, seat: FromPath[int]) -> TableState:
    """Take your seat back from a bot; before the match begins, as host, open a bot's seat again."""
    await seats.send_bot_away(table, known(visitor), seat)
    return table.state(visitor.id)


@post("/tables/{code:str}/actions", status_code=200)
async def act(visitor: Asking, table: Here, data: JSONBody[ActionBody]) -> Update:
    """Take an action, or take your last one back with the action ``undo``."""
    done = await table.act(visitor.id, data)
    return table.update(visitor.id, done.since, data.key)


@post("/tables/{code:str}/why", status_code=200)
async def ask_why(visitor: Asking, table: Here, data: JSONBody[WhyBody]) -> Phrase | None:
    """Why you may not take an action now; null when you may."""
    return hints.why(table, visitor.id, data)


@post("/tables/{code:str}/hint", status_code=200)
async def ask_hint(visitor: Asking, table: Here) -> Hint:
    """What the hard bot would do for you."""
    return await table.hints.hint(visitor.party)


@post("/tables/{code:str}/plan", status_code=200)
async def make_plan(visitor: Asking, state: State, table: Here, data: JSONBody[PlanBody]) -> Plan:
    """What answers of yours would do one after the other, and the best way to go on; nothing is decided by it."""
    state.plans.take(visitor.address)
    return plans.plan(table, visitor.id, data)


@post("/tables/{code:str}/review/{seat:int}", status_code=200)
async def ask_review(visitor: Asking, table: Here, seat: FromPath[int]) -> ReviewState:
    """Look back at a match that is over, for one seat; ask again until all of it is done."""
    return await table.reviews.review(seat, visitor.party)


@post("/tables/{code:str}/branch")
async def play_on(visitor: Asking, table: Here, state: State, data: JSONBody[BranchBody]) -> TableState:
    """Play on against bots from a position of a match that is over, at a table of your own."""
    state.new_tables.take(visitor.address)
    guest = await visitor.named(data.name)
    made = await reviews.branch(state.hub, table, guest, data)
    made.saw(visitor.party)
    return made.state(guest.id)


@get("/tables/{code:str}/position")
async def show_position(visitor: Asking, table: Here, at: At, seat: AsSeat = None) -> Update:
    """What you could see after `at` rows of history, with the events of the last of them."""
    return await table.past.update_at(visitor.id, at, seat)


@get("/tables/{code:str}/history")
async def show_history(visitor: Asking, table: Here, seat: AsSeat = None) -> History:
    """All rows so far, and the events you may know, as `seat` once the match is over."""
    return table.past.history(visitor.id, seat)


@get("/tables/{code:str}/record", media_type="application/x-ndjson")
async def download_record(table: Here) -> Response[bytes]:
    """The record of a match that is over: everything needed to replay and verify it, as JSON lines."""
    headers = {"Content-Disposition": f'attachment; filename="{table.stored.game}-{table.code}.jsonl"'}
    return Response(table.past.record(), media_type="application/x-ndjson", headers=headers)


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
    made.saw(visitor.party)
    return made.state(visitor.id)


@post("/tables/{code:str}/link")
async def make_link(visitor: Asking, table: Here, state: State) -> Link:
    """A personal link to this table: it carries you to another device, once. Keep it to yourself."""
    table.seating.own_seat(known(visitor))
    assert visitor.guest is not None, "known visitors are guests"
    if number_of(visitor.guest.id):
        raise NotYourSeat("the device this seat is on is somebody else's")
    guests: Guests = state.guests
    token, kept = await guests.link(visitor.guest, table.code)
    return Link(token, kept.id, kept.expires)


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
    routes_admin.show_announcement,
    routes_admin.admin(),
    *routes_games.HANDLERS,
    *routes_lab.HANDLERS,
    *routes_lobby.HANDLERS,
    *routes_chat.HANDLERS,
    *routes_ratings.HANDLERS,
    *routes_account.HANDLERS,
    *routes_clocks.HANDLERS,
    *routes_push.HANDLERS,
    *routes_follow.HANDLERS,
    *routes_mail.HANDLERS,
    show_me,
    change_me,
    sign_out,
    list_links,
    revoke_link,
    look_at_link,
    resume,
    create_table,
    show_table,
    show_update,
    take_seat,
    leave_seat,
    bring_bot,
    start,
    send_bot_away,
    act,
    ask_why,
    ask_hint,
    make_plan,
    ask_review,
    play_on,
    show_position,
    show_history,
    download_record,
    list_table_elements,
    list_table_components,
    download_table_pack,
    ask_rematch,
    make_link,
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
