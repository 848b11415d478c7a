"""The server as a process."""

from __future__ import annotations

import asyncio
import socket

import msgspec
import uvicorn
from litestar import Litestar

from gamekeeper.server.app import create_app
from gamekeeper.server.connections import protocol
from gamekeeper.server.errors import DatabaseTaken, StoreFailed
from gamekeeper.server.lease import Holder, Lease, this_process
from gamekeeper.server.logs import set_up_logs
from gamekeeper.server.settings import Limits, Settings
from gamekeeper.server.store import Store

GOODBYE_SECONDS = 5
MOST_FILES = 65_536
FRAME_FACTOR = 16  # a frame this many times the longest message is cut off unread


class Listening(msgspec.Struct, frozen=True):
    """Where to listen, and which proxies to believe."""

    host: str
    port: int
    proxy: str


class Announcing(uvicorn.Server):
    """Prints its address once people can use it, and stops when another server has its database."""

    def __init__(self, config: uvicorn.Config, lease: Lease) -> None:
        super().__init__(config)
        self.lease = lease

    async def on_tick(self, counter: int) -> bool:
        """Whether to stop."""
        return await super().on_tick(counter) or self.lease.lost.is_set()

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Start, then tell."""
        await super().startup(sockets)
        if self.started:
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


def configuration(app: Litestar, limits: Limits, listening: Listening, goodbye: int) -> uvicorn.Config:
    """How uvicorn serves the application; `goodbye` is how many seconds it waits for what is on its way."""
    return uvicorn.Config(
        app,
        host=listening.host,
        port=listening.port,
        http=protocol(limits, listening.proxy),
        log_config=None,
        access_log=False,
        server_header=False,
        proxy_headers=True,
        forwarded_allow_ips=listening.proxy,
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
    holder = this_process()
    asyncio.run(prepare(settings.database, holder))
    set_up_logs(as_json=as_json)
    app = create_app(settings, version, holder=holder)
    raise_file_limit()
    config = configuration(app, settings.limits, listening, GOODBYE_SECONDS)
    lease: Lease = app.state.lease
    stop_telling = app.state.services.metrics.serve(settings.metrics_address)
    try:
        Announcing(config, lease).run()
    finally:
        stop_telling()
    if lease.lost.is_set():
        raise DatabaseTaken("another server has taken the database")
