"""Taking turns at something scarce."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from gamekeeper.server.addresses import Party

Line = deque[asyncio.Future[None]]


class Turns:
    """Some places, given out in turn: to address after address, there to guest after guest, to each in order.

    So who asks for much waits for oneself, not for others.
    """

    def __init__(self, places: int) -> None:
        self.places = places
        self.free = places
        self.lines: dict[str, dict[str, Line]] = {}  # address → guest → who waits; next in turn comes first
        self.asking: dict[str, int] = {}  # address → how many wait or have a place

    def share(self, address: str) -> float:
        """How much of a place is there for one who asks from `address`, 1.0 for all of it."""
        mine = max(1, self.asking.get(address, 0))
        everybody = max(1, len(self.asking))
        return min(1.0, self.places / (everybody * mine))

    @asynccontextmanager
    async def turn(self, party: Party) -> AsyncIterator[None]:
        """Wait for a place, and have it."""
        self.asking[party.address] = self.asking.get(party.address, 0) + 1
        try:
            await self.wait(party)
            try:
                yield
            finally:
                self.go()
        finally:
            self.asking[party.address] -= 1
            if self.asking[party.address] == 0:
                del self.asking[party.address]

    async def wait(self, party: Party) -> None:
        """Until there is a place."""
        if self.free > 0:
            self.free -= 1
            return
        place: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.lines.setdefault(party.address, {}).setdefault(party.guest, deque()).append(place)
        try:
            await place
        except asyncio.CancelledError:
            if not place.cancelled():
                self.go()  # it was given to us as we went
            raise

    def go(self) -> None:
        """Leave the place to whoever is next."""
        while self.lines:
            place = self.next()
            if not place.cancelled():
                place.set_result(None)
                return
        self.free += 1

    def next(self) -> asyncio.Future[None]:
        """Whose turn it is; address and guest go to the end of their lines."""
        address = next(iter(self.lines))
        guests = self.lines.pop(address)
        guest = next(iter(guests))
        line = guests.pop(guest)
        place = line.popleft()
        if line:
            guests[guest] = line
        if guests:
            self.lines[address] = guests
        return place
