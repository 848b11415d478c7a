"""What happened, for logs, animations and followers; each event names who may know it."""

from __future__ import annotations

from gamekeeper.core.ids import EVERYONE, Params, Seat


class Event:
    """One change. `audience` is a seat, or EVERYONE; `number` counts from 0 over all audiences."""

    def __init__(self, number: int, audience: Seat, key: str, params: Params) -> None:
        self.number = number
        self.audience = audience
        self.key = key
        self.params = params

    def is_for(self, reader: Seat) -> bool:
        """Whether `reader` (a seat or SPECTATOR) may know this event."""
        return self.audience == EVERYONE or self.audience == reader

    def __repr__(self) -> str:
        return f"Event({self.number}, {self.audience}, {self.key!r}, {self.params!r})"


class Sink:
    """Where a state's events go. Search runs without one."""

    def __init__(self) -> None:
        self.events: list[Event] = []

    def emit(self, audience: Seat, key: str, params: Params) -> None:
        """Note one change for `audience`."""
        self.events.append(Event(len(self.events), audience, key, params))

    def for_reader(self, reader: Seat) -> list[Event]:
        """The events `reader` may know, in order."""
        return [event for event in self.events if event.is_for(reader)]
