"""The server as a process."""

from __future__ import annotations

import asyncio
import socket

import msgspec
import uvicorn

from gamekeeper.server.app import create_app
from gamekeeper.server.errors import StoreFailed
from gamekeeper.server.logs import set_up_logs
from gamekeeper.server.settings import Settings
from gamekeeper.server.store import Store

GOODBYE_SECONDS = 5
FRAME_FACTOR = 16  # a frame this many times the longest message is cut off unread


class Listening(msgspec.Struct, frozen=True):
    """Where to listen, and which proxies to believe."""

    host: str
    port: int
    proxy: str


class Announcing(uvicorn.Server):
    """Prints its address once people can use it."""

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Start, then tell."""
        await super().startup(sockets)
        if self.started:
            host, port = self.servers[0].sockets[0].getsockname()[:2]
            shown = f"[{host}]" if ":" in host else host
            print(f"Gamekeeper is at http://{shown}:{port}", flush=True)  # the one line for people


async def prepare(database: str) -> None:
    """Make what the database lacks, and find out now whether it answers."""
    store = Store(database)
    try:
        await store.open()
    except StoreFailed as error:
        reason = str(error.__cause__).partition("\n")[0]
        raise StoreFailed(f"the database did not answer: {reason}") from error
    finally:
        await store.close()


def run(settings: Settings, listening: Listening, version: str, *, as_json: bool) -> None:
    """Serve until told to stop. StoreFailed when there is no database to begin with."""
    asyncio.run(prepare(settings.database))
    set_up_logs(as_json=as_json)
    config = uvicorn.Config(
        create_app(settings, version),
        host=listening.host,
        port=listening.port,
        log_config=None,
        access_log=False,
        server_header=False,
        proxy_headers=True,
        forwarded_allow_ips=listening.proxy,
        ws_max_size=FRAME_FACTOR * settings.limits.message_bytes,
        timeout_graceful_shutdown=GOODBYE_SECONDS,
    )
    Announcing(config).run()
