"""Who has had a letter about a table and was not there since: no other one follows until they come back."""

from __future__ import annotations

import time
from contextlib import suppress

from gamekeeper.server.hub import Hub
from gamekeeper.server.mailboxes import Mailboxes
from gamekeeper.server.outbox import Notice
from gamekeeper.server.stored import Conflict

LONG_AGO = 0.0


class Mailed:
    """Those of one server, by code and guest: when they were told, by the monotonic clock."""

    def __init__(self, mailboxes: Mailboxes, hub: Hub) -> None:
        self.mailboxes = mailboxes
        self.hub = hub
        self.since: dict[tuple[str, str], float] = {}

    async def load(self) -> None:
        """Go on where the last server ended."""
        self.since = dict.fromkeys(await self.mailboxes.mailed(), LONG_AGO)

    async def look(self) -> None:
        """Who has been at their table since may be told of it again."""
        for code, guest in [key for key, since in self.since.items() if self.seen(*key) > since]:
            await self.forget(code, guest)

    def seen(self, code: str, guest: str) -> float:
        """When somebody was last seen at a table."""
        table = self.hub.tables.get(code)
        return LONG_AGO if table is None else table.attention.seen(guest)

    async def is_told(self, notice: Notice) -> bool:
        """Whether somebody was told of a table, and has neither been there nor decided anything since."""
        if (notice.code, notice.guest) not in self.since:
            return False
        if await self.mailboxes.has_played(notice.code, notice.guest, notice.seat):
            await self.forget(notice.code, notice.guest)
            return False
        return True

    async def tell(self, notice: Notice) -> None:
        """Somebody was told."""
        self.since[notice.code, notice.guest] = time.monotonic()
        with suppress(Conflict):  # the table is gone by now, or the guest
            await self.mailboxes.mark(notice.code, notice.guest)

    async def forget(self, code: str, guest: str) -> None:
        """Somebody may be told again."""
        del self.since[code, guest]
        await self.mailboxes.unmark(code, guest)
