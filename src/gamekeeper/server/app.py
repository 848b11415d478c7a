"""The server as one ASGI application."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from typing import Any

import msgspec
import structlog
from litestar import Litestar, MediaType, Response, get, websocket
from litestar.config.compression import CompressionConfig
from litestar.datastructures import State
from litestar.exceptions import HTTPException, PermissionDeniedException
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin, YamlRenderPlugin
from litestar.params import FromPath, FromQuery

from gamekeeper.core.errors import GamekeeperError
from gamekeeper.server.auth import Guests, check_origin
from gamekeeper.server.buckets import Buckets
from gamekeeper.server.errors import (
    BadMessage,
    InternalError,
    MessageTooLarge,
    NotFound,
    WrongOrigin,
    name_of,
    phrase_of,
    status_of,
)
from gamekeeper.server.headers import headers_hook
from gamekeeper.server.hub import Hub
from gamekeeper.server.live import Doors, Parts, Socket, serve
from gamekeeper.server.metrics import Metrics
from gamekeeper.server.pages import Pages
from gamekeeper.server.pool import Pool
from gamekeeper.server.routes import api
from gamekeeper.server.schema_page import SchemaPage
from gamekeeper.server.services import Services
from gamekeeper.server.settings import Settings
from gamekeeper.server.shelf import Shelf
from gamekeeper.server.sight import phrase
from gamekeeper.server.store import Store
from gamekeeper.server.visitors import AnyRequest, address_of
from gamekeeper.server.wire import Error, Health

SAFE = ("GET", "HEAD", "OPTIONS")

log = structlog.get_logger()


@get("/health", tags=["server"])
async def health(state: State) -> Health:
    """Whether the server and its database answer."""
    await state.services.store.ping()
    return Health("ok", state.version)


@get("/metrics", media_type=MediaType.TEXT, tags=["server"])
async def metrics(state: State) -> Response[bytes]:
    """Counters in Prometheus' text format."""
    return Response(state.services.metrics.text(), media_type="text/plain; version=0.0.4; charset=utf-8")


@get("/", include_in_schema=False)
async def front(request: AnyRequest, state: State) -> Response[bytes]:
    """The web page."""
    pages: Pages = state.pages
    return pages.answer(request, "")


@get("/{path:path}", include_in_schema=False)
async def page(request: AnyRequest, state: State, path: FromPath[str]) -> Response[bytes]:
    """The web page's files, and its other addresses."""
    pages: Pages = state.pages
    return pages.answer(request, path)


@websocket("/api/tables/{code:str}/live")
async def live(socket: Socket, code: FromPath[str], since: FromQuery[int] = 0) -> None:
    """Play and watch."""
    state = socket.app.state
    try:
        check_origin(socket, state.services.settings)
    except WrongOrigin as error:
        raise PermissionDeniedException(str(error)) from None
    await serve(socket, code, max(0, since), state.parts)


def answer_error(request: AnyRequest, error: Exception) -> Response[bytes]:
    """A named error as the contract has it, whatever went wrong."""
    named = named_error(error)
    if isinstance(named, InternalError):
        log.error("request failed", exc_info=error, route=route_of(request))
    request.app.state.services.metrics.errors.labels(name_of(named)).inc()
    body = Error(name_of(named), str(named), phrase(phrase_of(named)), None)
    return Response(msgspec.json.encode(body), status_code=status_of(named), media_type=MediaType.JSON)


def named_error(error: Exception) -> GamekeeperError:
    """The named error for anything that was raised."""
    if isinstance(error, GamekeeperError):
        return error
    if not isinstance(error, HTTPException):
        return InternalError("something went wrong here, please try again")
    if error.status_code == 413:
        return MessageTooLarge("the request is too large")
    if error.status_code in (404, 405):
        return NotFound("nothing is at this address, or not for this method")
    if error.status_code >= 500:
        return InternalError("something went wrong here, please try again")
    extra = error.extra if isinstance(error.extra, list) else []
    details = "; ".join(f"{item.get('key', '')}: {item.get('message', '')}" for item in extra if isinstance(item, dict))
    return BadMessage(details or error.detail or "cannot read the request")


def route_of(request: AnyRequest) -> str:
    """The handler's name: addresses hold codes, which are nobody's business."""
    handler = request.scope.get("route_handler")
    return str(handler) if handler is not None else ""


def gate(settings: Settings, buckets: Buckets) -> Callable[[AnyRequest], None]:
    """What every request passes first: pace and origin."""

    def check(request: AnyRequest) -> None:
        buckets.take(address_of(request))
        if request.method not in SAFE:
            check_origin(request, settings)

    return check


def count(metrics: Metrics) -> Callable[[Response[Any]], Response[Any]]:
    """Counts answers."""

    def note(response: Response[Any]) -> Response[Any]:
        metrics.requests.labels(str(response.status_code)).inc()
        return response

    return note


def describe(version: str) -> OpenAPIConfig:
    """The OpenAPI document and its page."""
    return OpenAPIConfig(
        title="Gamekeeper",
        version=version,
        description="Play modern tabletop games with people and bots. Whatever goes wrong answers with an Error.",
        use_handler_docstrings=True,
        path="/schema",
        render_plugins=[SchemaPage(path="/"), JsonRenderPlugin(), YamlRenderPlugin()],
    )


@asynccontextmanager
async def life(app: Litestar) -> AsyncIterator[None]:
    """The parts of a server, from its start to its end."""
    services: Services = app.state.services
    hub: Hub = app.state.hub
    await services.store.open()
    sweeping = asyncio.create_task(hub.sweep())
    try:
        yield
    finally:
        sweeping.cancel()
        await hub.stop()
        services.pool.close()
        await services.store.close()


def create_app(settings: Settings, version: str = "0", pool: type[Pool] = Pool) -> Litestar:
    """The application."""
    metrics_kept = Metrics()
    shelf = Shelf(settings.packs, settings.limits.pack_bytes)
    services = Services(settings, Store(settings.database), pool(settings, metrics_kept), metrics_kept, shelf)
    guests = Guests(services.store, settings)
    hub = Hub(services)
    buckets = Buckets(settings.limits.requests_per_second, settings.limits.request_burst)
    doors = Doors(settings.limits, metrics_kept)
    state = State(
        {
            "services": services,
            "guests": guests,
            "hub": hub,
            "pages": Pages(settings.static),
            "parts": Parts(hub, guests, doors, buckets, settings.limits, metrics_kept),
            "new_tables": Buckets(settings.limits.new_tables_per_minute / 60.0, settings.limits.new_table_burst),
            "pack_checks": Buckets(settings.limits.new_tables_per_minute / 60.0, settings.limits.new_table_burst),
            "version": version,
        }
    )

    return Litestar(
        [api(), health, metrics, live, front, page],
        state=state,
        lifespan=[life],
        before_request=gate(settings, buckets),
        after_request=count(metrics_kept),
        before_send=[headers_hook(settings)],
        exception_handlers={Exception: answer_error},
        openapi_config=describe(version),
        compression_config=CompressionConfig("gzip", minimum_size=800, gzip_compress_level=5),
        request_max_body_size=settings.limits.body_bytes,
        logging_config=None,
    )
