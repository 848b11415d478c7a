"""Work that is looked for again and again, for as long as the server runs."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable

import structlog

from gamekeeper.server.errors import StoreFailed
from gamekeeper.server.stored import Conflict

log = structlog.get_logger()


async def rounds(what: str, work: Callable[[], Awaitable[None]], seconds: float) -> None:
    """Do it, until cancelled; whatever goes wrong, the next round may be a better one."""
    while True:
        try:
            await work()
        except (StoreFailed, Conflict) as error:
            log.warning(f"{what} wait", error=str(error))
        except Exception:
            log.exception(f"{what} failed")
        await asyncio.sleep(seconds)
