"""Who watches a table without sitting there, and whether anybody may."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING

from gamekeeper.server.errors_chat import NotWatched
from gamekeeper.server.household import household
from gamekeeper.server.wire_chat import Watchers

if TYPE_CHECKING:
    from gamekeeper.server.table import Table

TOLD_SECONDS = 0.5  # many who come at once are told of once
MOST_NAMES = 12


class Watching:
    """The people around one table."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.due: asyncio.TimerHandle | None = None
        self.last = self.told()  # what everybody knows: who came and went before it was told is in nobody's count

    def sits(self, guest: str | None) -> bool:
        """Whether somebody sits here, or shares a device with one who does."""
        places = self.table.seating.places
        return guest is not None and any(
            place.guest is not None and household(place.guest) == household(guest) for place in places
        )

    def told(self) -> Watchers:
        """How many watch, and what those of them are called who want others to know."""
        watch = [reader for reader in self.table.readers.open if not self.sits(reader.guest)]
        people = {household(reader.guest) if reader.guest else reader.party.address for reader in watch}
        return Watchers(len(people), sorted({reader.name for reader in watch if reader.name})[:MOST_NAMES])

    def changed(self) -> None:
        """Somebody came or went: everybody learns in a moment who watches, if that is not as it was."""
        if self.due is None and self.told() != self.last:
            self.due = asyncio.get_running_loop().call_later(TOLD_SECONDS, self.tell)

    def tell(self) -> None:
        """Tell everybody who watches now."""
        self.due = None
        if self.told() != self.last:
            self.last = self.told()
            self.table.tell_places()

    def admit(self, guest: str | None) -> None:
        """NotWatched for who may not see this table: before the match everybody may, to sit down."""
        if not (self.table.chat.room.watching or self.table.status == "waiting" or self.sits(guest)):
            raise NotWatched("only who sits at this table sees it")

    def close(self) -> None:
        """Whoever may not see the table any more is told so, and nothing else."""
        for reader in self.table.readers.open:
            try:
                self.admit(reader.guest or reader.owner)
            except NotWatched as error:
                reader.dismiss(error)
