"""The server as a process."""

from __future__ import annotations

import asyncio
import socket
from collections.abc import Callable, Sequence
from multiprocessing import parent_process
from urllib.parse import urlsplit

import msgspec
import uvicorn
from litestar import Litestar

from gamekeeper.core.errors import BadSetup
from gamekeeper.server.app import create_app
from gamekeeper.server.connections import protocol
from gamekeeper.server.errors import DatabaseTaken, StoreFailed
from gamekeeper.server.forwarding import Forwarding
from gamekeeper.server.headers import answering_heads
from gamekeeper.server.lease import TOGETHER, Holder, Lease, this_process
from gamekeeper.server.logs import set_up_logs
from gamekeeper.server.nodes import Nodes
from gamekeeper.server.settings import Limits, Settings
from gamekeeper.server.sockets import Mannered
from gamekeeper.server.store import Store

GOODBYE_SECONDS = 5
MOST_FILES = 65_536
BACKLOG = 2048
TICKS_A_SECOND = 10  # of uvicorn
NO_DOOR = -1
FRAME_FACTOR = 16  # a frame this many times the longest message is cut off unread


class Listening(msgspec.Struct, frozen=True):
    """Where to listen, and which proxies to believe."""

    host: str
    port: int
    proxy: str


class Announcing(uvicorn.Server):
    """Prints its address once people can use it, and stops when one of its claims is lost."""

    def __init__(
        self, config: uvicorn.Config, claims: Sequence[asyncio.Event], leave: Callable[[], None], *, is_told: bool
    ) -> None:
        super().__init__(config)
        self.claims = claims
        self.leave = leave  # is told first that the server stops: whoever waits for a bot would hold it up
        self.is_told = is_told

    async def on_tick(self, counter: int) -> bool:
        """Whether to stop: also when who watches over several processes has ended."""
        watcher = parent_process()
        is_left = watcher is not None and counter % TICKS_A_SECOND == 0 and not watcher.is_alive()
        return await super().on_tick(counter) or is_left or any(claim.is_set() for claim in self.claims)

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """Stop: what is on its way is finished, but nobody thinks any more."""
        self.leave()
        await super().shutdown(sockets)

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Start, then tell."""
        await super().startup(sockets)
        if self.started and self.is_told:
            host, port = self.servers[0].sockets[0].getsockname()[:2]
            shown = f"[{host}]" if ":" in host else host
            print(f"Gamekeeper is at http://{shown}:{port}", flush=True)  # the one line for people


async def prepare(database: str, holder: Holder) -> None:
    """Claim the database, make what it lacks, and find out now whether it answers."""
    store = Store(database)
    try:
        await Lease(store, holder).take()
        await store.open()
    except StoreFailed as error:
        reason = str(error.__cause__).partition("\n")[0]
        raise StoreFailed(f"the database did not answer: {reason}") from error
    finally:
        await store.close()


def configuration(
    app: Litestar, limits: Limits, listening: Listening, goodbye: int, door: int = NO_DOOR
) -> uvicorn.Config:
    """How uvicorn serves the application; `goodbye` is how many seconds it waits for what is on its way.

    `door` is the port by which the other processes come that serve the database with this one.
    """
    nodes = app.state.services.nodes
    return uvicorn.Config(
        answering_heads(Forwarding(app, nodes, door) if isinstance(nodes, Nodes) else app),
        host=listening.host,
        port=listening.port,
        http=protocol(limits, listening.proxy, door),
        log_config=None,
        access_log=False,
        server_header=False,
        proxy_headers=True,
        forwarded_allow_ips=listening.proxy,
        ws=Mannered,
        ws_max_size=FRAME_FACTOR * limits.message_bytes,
        timeout_graceful_shutdown=goodbye,
    )


def raise_file_limit() -> None:
    """Every connection is an open file: take as many as the system lets us have."""
    try:
        import resource
    except ImportError:  # Windows counts otherwise
        return
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    most = MOST_FILES if hard == resource.RLIM_INFINITY else min(hard, MOST_FILES)
    if soft != resource.RLIM_INFINITY and soft < most:
        resource.setrlimit(resource.RLIMIT_NOFILE, (most, hard))


def run(settings: Settings, listening: Listening, version: str, *, as_json: bool) -> None:
    """Serve until told to stop. StoreFailed when there is no database, DatabaseTaken when another server has it."""
    holder = this_process(TOGETHER if settings.reach else "")
    asyncio.run(prepare(settings.database, holder))
    set_up_logs(as_json=as_json)
    app = create_app(settings, version, holder=holder)
    serve(app, listening, [])


def serve(app: Litestar, listening: Listening, sockets: list[socket.socket], *, is_told: bool = True) -> None:
    """Serve until told to stop. DatabaseTaken when another server has the database.

    `sockets`: the one for people and the one for other processes, where they are open already.
    """
    settings: Settings = app.state.services.settings
    raise_file_limit()
    door = urlsplit(settings.reach).port or NO_DOOR
    config = configuration(app, settings.limits, listening, GOODBYE_SECONDS, door)
    if settings.reach and not sockets:
        sockets = [opened("port", listening.host, listening.port), bound(settings.reach)]
    claims = (app.state.lease.lost, app.state.services.nodes.lost)
    stop_telling = app.state.services.metrics.serve(settings.metrics_address)
    try:
        Announcing(config, claims, app.state.services.pool.close, is_told=is_told).run(sockets or None)
    finally:
        stop_telling()
    if any(claim.is_set() for claim in claims):
        raise DatabaseTaken("another server has taken the database")


def opened(option: str, host: str, port: int) -> socket.socket:
    """A socket that listens; only of one that says it is TCP does asyncio send at once. BadSetup where it cannot be."""
    try:
        family, *_, address = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM, flags=socket.AI_PASSIVE)[0]
        made = socket.socket(family, socket.SOCK_STREAM, socket.IPPROTO_TCP)
        made.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        made.bind(address)
        made.listen(BACKLOG)
    except OSError as error:
        raise BadSetup(option, f"{host}:{port}", f"a free address of this machine ({error.strerror})") from error
    return made


def bound(reach: str) -> socket.socket:
    """A socket by which other processes come; port 0 is any. BadSetup where it cannot be."""
    address = urlsplit(reach)
    return opened("together", address.hostname or "", address.port or 0)
