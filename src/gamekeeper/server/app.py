"""The server as one ASGI application."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager, suppress
from functools import lru_cache
from typing import Any

import msgspec
import structlog
from litestar import Litestar, MediaType, Response, get, websocket
from litestar.config.compression import CompressionConfig
from litestar.datastructures import State
from litestar.exceptions import HTTPException, PermissionDeniedException
from litestar.params import FromPath, FromQuery

from gamekeeper import catalog
from gamekeeper.core.errors import GamekeeperError
from gamekeeper.server import devices, garbage
from gamekeeper.server.addresses import address_of
from gamekeeper.server.auth import Guests, check_origin, check_token
from gamekeeper.server.bodies import Asked
from gamekeeper.server.brought import Brought
from gamekeeper.server.buckets import Buckets
from gamekeeper.server.chain import Witness
from gamekeeper.server.days_off import Vacations
from gamekeeper.server.errors import (
    BadMessage,
    InternalError,
    MessageTooLarge,
    NotFound,
    StoreFailed,
    WrongHost,
    WrongOrigin,
    name_of,
    status_of,
)
from gamekeeper.server.headers import finish, fixed
from gamekeeper.server.health import Pulse
from gamekeeper.server.hearing import listen
from gamekeeper.server.hosts import Hosts
from gamekeeper.server.hub import Hub
from gamekeeper.server.lease import TOGETHER, Holder, Lease, this_process
from gamekeeper.server.live import Doors, Known, Parts, Socket, serve
from gamekeeper.server.lobby import Lobby
from gamekeeper.server.metrics import Metrics
from gamekeeper.server.nodes import LAB, PASSKEYS, Alone, Nodes
from gamekeeper.server.notices import Notices
from gamekeeper.server.office import Office
from gamekeeper.server.openapi import FILES, described, files
from gamekeeper.server.pages import LEAST_PACKED, PACKED, Page, Pages, page_of, respond
from gamekeeper.server.passkeys import Passkeys
from gamekeeper.server.pool import Pool
from gamekeeper.server.post import Post
from gamekeeper.server.previews import Previews
from gamekeeper.server.routes import api
from gamekeeper.server.services import Services
from gamekeeper.server.settings import Settings
from gamekeeper.server.shelf import Shelf
from gamekeeper.server.sight import message_of
from gamekeeper.server.store import Store
from gamekeeper.server.stored import Conflict
from gamekeeper.server.studies import Studies
from gamekeeper.server.timekeeper import Timekeeper
from gamekeeper.server.uptime import Uptime
from gamekeeper.server.visitors import AnyRequest
from gamekeeper.server.wire import Health

LEAVING_SECONDS = 5.0
SAFE = ("GET", "HEAD", "OPTIONS")

log = structlog.get_logger()


@get("/health", tags=["server"])
async def health(state: State) -> Health:
    """Whether the server answers and its database takes what is written."""
    await state.pulse.check()
    return Health("ok", state.version)


@get("/metrics", media_type=MediaType.TEXT, tags=["server"])
async def metrics(request: AnyRequest, state: State) -> Response[bytes]:
    """Counters in Prometheus' text format, for who shows the token the server was started with."""
    check_token(request, state.services.settings.metrics_token)
    return Response(state.services.metrics.text(), media_type="text/plain; version=0.0.4; charset=utf-8")


@get("/", include_in_schema=False, opt={PACKED: True})
async def front(request: AnyRequest, state: State) -> Response[bytes]:
    """The web page."""
    previews: Previews = state.previews
    return await previews.answer(request, "")


@get("/games/{path:path}", include_in_schema=False, opt={PACKED: True})
async def brought(request: AnyRequest, state: State, path: FromPath[str]) -> Response[bytes]:
    """The files of boards that games from outside bring."""
    files: Brought = state.brought
    return files.answer(request, path.strip("/"))


@get("/{path:path}", include_in_schema=False, opt={PACKED: True})
async def page(request: AnyRequest, state: State, path: FromPath[str]) -> Response[bytes]:
    """The web page's files, and its other addresses."""
    previews: Previews = state.previews
    return await previews.answer(request, path)


@get(FILES, include_in_schema=False, opt={PACKED: True})
async def description(request: AnyRequest, state: State) -> Response[bytes]:
    """The description of the API, made once, when somebody first asks for it."""
    async with state.describing:
        made = await asyncio.to_thread(documents, state.version)
    return respond(request, made[request.url.path])


@websocket("/api/tables/{code:str}/live")
async def live(socket: Socket, code: FromPath[str], since: FromQuery[int] = 0, seen: FromQuery[str] = "") -> None:
    """Play and watch."""
    state = socket.app.state
    try:
        state.hosts.check(socket.headers.get("host", ""))
        check_origin(socket, state.services.settings)
    except (WrongHost, WrongOrigin) as error:
        raise PermissionDeniedException(str(error)) from None
    await serve(socket, code, Known(max(0, since), seen), state.parts)


def answer_error(request: AnyRequest, error: Exception) -> Response[bytes]:
    """A named error as the contract has it, whatever went wrong."""
    named = named_error(error)
    if isinstance(named, InternalError):
        log.error("request failed", exc_info=error, route=route_of(request))
    request.app.state.services.metrics.errors.labels(name_of(named)).inc()
    return Response(msgspec.json.encode(message_of(named)), status_code=status_of(named), media_type=MediaType.JSON)


def named_error(error: Exception) -> GamekeeperError:
    """The named error for anything that was raised."""
    if isinstance(error, GamekeeperError):
        return error
    if isinstance(error, Conflict):  # what it was about has gone meanwhile, or come twice
        return StoreFailed("somebody else wrote at the same moment, please try again")
    if not isinstance(error, HTTPException) or error.status_code >= 500:
        return InternalError("something went wrong here, please try again")
    if error.status_code == 413:
        return MessageTooLarge("the request is too large")
    if error.status_code in (404, 405):
        return NotFound("nothing is at this address, or not for this method")
    extra = error.extra if isinstance(error.extra, list) else []
    details = "; ".join(f"{item.get('key', '')}: {item.get('message', '')}" for item in extra if isinstance(item, dict))
    return BadMessage(details or error.detail or "cannot read the request")


def route_of(request: AnyRequest) -> str:
    """The handler's name: addresses hold codes, which are nobody's business."""
    handler = request.scope.get("route_handler")
    return str(handler) if handler is not None else ""


def gate(settings: Settings, buckets: Buckets, hosts: Hosts, office: Office) -> Callable[[AnyRequest], None]:
    """What every request passes first: the name it was sent to, who may not come, pace and origin."""

    def check(request: AnyRequest) -> None:
        hosts.check(request.headers.get("host", ""))
        office.check_address(address_of(request))
        buckets.take(address_of(request))
        if request.method not in SAFE:
            check_origin(request, settings)

    return check


def let_in(request: AnyRequest) -> None:
    """Every request passes the gate first."""
    request.app.state.gate(request)


def public() -> list[Any]:
    """What the API's description describes."""
    return [api(), health, metrics]


@lru_cache(1)
def documents(version: str) -> dict[str, Page]:
    """The description of the API by address."""
    return {name: page_of(name, data) for name, data in files(described(public(), version)).items()}


async def nothing() -> None:
    """A part that begins empty."""


@asynccontextmanager
async def life(app: Litestar) -> AsyncIterator[None]:
    """The parts of a server, from its start to its end."""
    services: Services = app.state.services
    hub: Hub = app.state.hub
    lease: Lease = app.state.lease
    services.shelf.load()
    for error in catalog.broken():
        log.warning("an installed game cannot be played", game=error.name, package=error.origin, reason=str(error))
    await asyncio.to_thread(devices.warm)
    await lease.take()
    await services.store.open()
    await app.state.office.load()
    studies: Studies = app.state.studies
    nodes = services.nodes
    nodes.parts = {LAB: studies.resume, PASSKEYS: nothing}
    await nodes.start()
    await services.uptime.start()
    await services.days_off.load()
    keeper: Timekeeper = app.state.timekeeper
    notices: Notices = app.state.notices
    post: Post | None = app.state.post
    jobs = [
        garbage.set_aside(),
        hub.sweep(),
        lease.keep(),
        nodes.keep(),
        keeper.run(),
        notices.run(),
        *([] if post is None else [post.run()]),
    ]
    tasks = [asyncio.create_task(job) for job in jobs]
    try:
        yield
    finally:
        for task in tasks:
            task.cancel()
        await asyncio.wait(tasks, timeout=LEAVING_SECONDS)  # none of them is stopped amid a write
        await notices.close()
        if post is not None:
            post.mailer.close()
        await studies.close()
        services.pool.close()
        await hub.stop()
        await services.pool.ended()
        await services.store.flushed()
        with suppress(StoreFailed):
            await services.uptime.beat()
        with suppress(StoreFailed):
            await nodes.give_up()
        await lease.give_up()
        await services.store.close()


def routed(body_bytes: int) -> Litestar:
    """All routes, before a server stands behind them; where one has ended, another may: most of a start goes here."""
    return Litestar(
        [*public(), live, front, brought, description, page],
        lifespan=[life],
        before_request=let_in,
        before_send=[finish],
        exception_handlers={Exception: answer_error},
        openapi_config=None,
        compression_config=CompressionConfig(
            "gzip", minimum_size=LEAST_PACKED, gzip_compress_level=5, exclude_opt_key=PACKED
        ),
        request_class=Asked,
        request_max_body_size=body_bytes,
        logging_config=None,
    )


def create_app(
    settings: Settings,
    version: str = "0",
    pool: type[Pool] = Pool,
    holder: Holder | None = None,
    routes: Litestar | None = None,
) -> Litestar:
    """The application. `holder` has claimed the database for it already; `routes` are of a server that has ended."""
    metrics_kept = Metrics()
    shelf = Shelf(settings.packs, settings.limits.pack_bytes)
    witness = Witness(settings.secret)
    store = Store(settings.database)
    uptime = Uptime(store, is_shared=bool(settings.reach))
    nodes = Nodes(store, this_process(), settings.reach, settings.secret) if settings.reach else Alone()
    parts = (shelf, witness, uptime, Vacations(store, uptime), nodes)
    services = Services(settings, store, pool(settings, metrics_kept), metrics_kept, *parts)
    office = Office(services.store)
    guests = Guests(services.store, settings, office)
    hub = Hub(services)
    lobby = Lobby(hub)
    listen(nodes, hub, lobby, office)
    post = None if settings.mail is None else Post(services, settings.mail)
    buckets = Buckets(settings.limits.requests_per_second, settings.limits.request_burst)
    messages = Buckets(settings.limits.messages_per_address, settings.limits.address_burst)
    chats = Buckets(settings.limits.chat_per_minute / 60.0, settings.limits.chat_burst)
    doors = Doors(settings.limits, metrics_kept)
    pages = Pages(settings.static)
    hosts = Hosts(settings)
    app = routes or routed(settings.limits.body_bytes)
    app.state = State(
        {
            "services": services,
            "guests": guests,
            "hub": hub,
            "lobby": lobby,
            "timekeeper": Timekeeper(hub),
            "lease": Lease(services.store, holder or this_process(TOGETHER if settings.reach else "")),
            "pages": pages,
            "brought": Brought(),
            "previews": Previews(pages, hub, settings.public_url),
            "parts": Parts(hub, guests, office, doors, buckets, messages, chats, settings.limits, metrics_kept),
            "new_guests": Buckets(settings.limits.new_guests_per_minute / 60.0, settings.limits.new_guest_burst),
            "new_tables": Buckets(settings.limits.new_tables_per_minute / 60.0, settings.limits.new_table_burst),
            "plans": Buckets(settings.limits.plans_per_second, settings.limits.plan_burst),
            "pack_checks": Buckets(settings.limits.new_tables_per_minute / 60.0, settings.limits.new_table_burst),
            "pack_edits": Buckets(settings.limits.pack_edits_per_second, settings.limits.pack_edit_burst),
            "ceremonies": Buckets(settings.limits.ceremonies_per_minute / 60.0, settings.limits.ceremony_burst),
            "chats": chats,
            "exports": Buckets(settings.limits.exports_per_minute / 60.0, settings.limits.export_burst),
            "passkeys": Passkeys(guests.accounts),
            "studies": Studies(services),
            "notices": Notices(services, hub, post),
            "post": post,
            "hosts": hosts,
            "office": office,
            "gate": gate(settings, buckets, hosts, office),
            "headers": fixed(secure=settings.secure),
            "pulse": Pulse(services.store),
            "describing": asyncio.Lock(),
            "version": version,
        }
    )
    return app
