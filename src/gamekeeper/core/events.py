"""What happened, for logs and animations; each event names who may know it, and carries what that changes for them."""

from __future__ import annotations

from gamekeeper.core.changes import Change
from gamekeeper.core.ids import EVERYONE, Params, Seat


class Event:
    """One change. `audience` is a seat, or EVERYONE; `number` counts from 0 over all audiences.

    `changes` lead each reader that may know it from the view it had to the view at this event (see `core.telling`).
    """

    def __init__(self, number: int, audience: Seat, key: str, params: Params) -> None:
        self.number = number
        self.audience = audience
        self.key = key
        self.params = params
        self.changes: dict[Seat, list[Change]] = {}  # by reader; empty where nobody asked for them

    def is_for(self, reader: Seat) -> bool:
        """Whether `reader` (a seat or SPECTATOR) may know this event."""
        return self.audience == EVERYONE or self.audience == reader

    def __repr__(self) -> str:
        return f"Event({self.number}, {self.audience}, {self.key!r}, {self.params!r})"


class Sink:
    """Where a state's events go. Search runs without one."""

    def __init__(self, first: int = 0) -> None:
        self.first = first  # number of the first event
        self.events: list[Event] = []

    def emit(self, audience: Seat, key: str, params: Params) -> None:
        """Note one change for `audience`."""
        self.events.append(Event(self.first + len(self.events), audience, key, params))

    def for_reader(self, reader: Seat) -> list[Event]:
        """The events `reader` may know, in order."""
        return [event for event in self.events if event.is_for(reader)]
