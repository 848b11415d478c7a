"""Who looks at a table in person. Bots play for nobody else."""

from __future__ import annotations

import time
from collections import Counter
from collections.abc import Callable

from gamekeeper.server.addresses import Party

NOBODY = Party("", "")


class Attention:
    """The open sockets at a table, and the requests of the last moment."""

    def __init__(self, linger: float) -> None:
        self.linger = linger
        self.sockets: Counter[Party] = Counter()
        self.asked: dict[Party, float] = {}  # time of the last request
        self.last = time.monotonic()  # when anything happened here

    def stir(self) -> None:
        """Something happened, though nobody looked."""
        self.last = time.monotonic()

    def ask(self, party: Party) -> None:
        """Somebody asked for something."""
        self.stir()
        self.asked = {one: since for one, since in self.asked.items() if self.last - since < self.linger}
        self.asked[party] = self.last

    def come(self, party: Party) -> None:
        """Somebody opened a socket."""
        self.sockets[party] += 1

    def go(self, party: Party) -> None:
        """A socket closed; whoever it was is still there for a moment."""
        self.sockets[party] -= 1
        if self.sockets[party] == 0:
            del self.sockets[party]
        self.ask(party)

    def here(self) -> list[Party]:
        """Who looks, or did a moment ago."""
        now = time.monotonic()
        return [*self.sockets, *(party for party, since in self.asked.items() if now - since < self.linger)]

    def seen(self, guest: str) -> float:
        """When a guest was last here, by the monotonic clock; 0.0 where that is long ago."""
        if any(party.guest == guest for party in self.sockets):
            return time.monotonic()
        return max((since for party, since in self.asked.items() if party.guest == guest), default=0.0)

    def idle(self) -> float:
        """For how many seconds nothing has happened, 0.0 while a socket is open."""
        return 0.0 if self.sockets else time.monotonic() - self.last

    def payer(self, sits: Callable[[str], bool]) -> Party | None:
        """On whose behalf bots play: somebody seated before those who watch; None when nobody looks."""
        here = self.here()
        seated = [party for party in here if party.guest and sits(party.guest)]
        return next(iter(seated or here), None)
