"""The open sockets at one table, and what each still has to be told."""

from __future__ import annotations

import asyncio

from gamekeeper.server.addresses import Party
from gamekeeper.server.errors import ServerError
from gamekeeper.server.sight import ENCODER, Facts, Position, Sight, Told, message_of, table_state
from gamekeeper.server.wire import Places, ServerMessage


class Reader:
    """One socket: `since` is the first event it has not been sent, `rows` how many decisions it has been told of.

    `told_as` is whose view it has (None: nobody's).

    A reader that falls far behind is lost.
    """

    def __init__(self, party: Party, since: int, most_waiting: int, session: str = "") -> None:
        self.party = party
        self.guest = party.guest or None
        self.session = session
        self.since = since
        self.rows = 0
        self.told_as: int | None = None
        self.queue: asyncio.Queue[bytes] = asyncio.Queue(most_waiting)
        self.lost = asyncio.Event()
        self.dismissed: ServerError | None = None
        self.owner: str | None = self.guest  # whose device it is, where nobody of those on it asks
        self.name = ""  # shown to others where it watches
        self.muted: frozenset[str] = frozenset()  # whose messages are not read

    def send(self, message: ServerMessage) -> None:
        """Queue a message."""
        self.send_bytes(ENCODER.encode(message))

    def send_bytes(self, message: bytes) -> None:
        """Queue an encoded message; nothing more for who is to go."""
        if self.dismissed is not None:
            return
        try:
            self.queue.put_nowait(message)
        except asyncio.QueueFull:
            self.lost.set()

    def dismiss(self, why: ServerError) -> None:
        """The socket is closed, and told why."""
        self.dismissed = why
        self.lost.set()


class Readers:
    """All sockets at one table; each reader's payload is made once."""

    def __init__(self) -> None:
        self.open: set[Reader] = set()
        self.told = Told()

    def update(self, readers: list[tuple[Reader, Sight]], facts: Facts, position: Position | None) -> None:
        """Send each reader what its sight shows of the current position."""
        made: dict[Sight, bytes] = {}
        for reader, sight in readers:
            if sight not in made:
                made[sight] = ENCODER.encode(self.told.update(facts, position, sight))
            reader.send_bytes(made[sight])
            reader.since = 0 if position is None else position.marks[-1]
            reader.rows = 0 if position is None else len(position.marks)
            reader.told_as = None if position is None else sight.reader

    def places(self, readers: list[tuple[Reader, int]], facts: Facts) -> None:
        """Send each reader the table around the match."""
        made: dict[int, bytes] = {}
        for reader, seat in readers:
            if seat not in made:
                made[seat] = ENCODER.encode(Places(table_state(facts, seat)))
            reader.send_bytes(made[seat])

    def refuse(self, guest: str, error: ServerError) -> None:
        """Tell the sockets of a guest what happened to them."""
        for reader in self.open:
            if reader.guest == guest:
                reader.send(message_of(error))

    def send(self, message: ServerMessage) -> None:
        """Send everybody the same message."""
        encoded = ENCODER.encode(message)
        for reader in self.open:
            reader.send_bytes(encoded)
