"""What each reader of a position is told: events, and with each event how the reader's view has changed.

A reader's change goes with the first event it may know after the change took place. What is left after the last event
of a decision is the `rest`.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Generic, TypeAlias

from gamekeeper.core.changes import Change, make
from gamekeeper.core.events import Sink
from gamekeeper.core.game import Game, S
from gamekeeper.core.ids import Params, Seat

View: TypeAlias = Mapping[str, object]
Views: TypeAlias = dict[Seat, View]
Rest: TypeAlias = dict[Seat, list[Change]]


class Teller(Sink, Generic[S]):
    """The sink of one position: computes what its events change for some readers, whose views so far are `views`."""

    def __init__(self, game: Game[S], s: S, views: Views, first: int = 0) -> None:
        super().__init__(first)
        self.game = game
        self.s = s
        self.views: Views = dict(views)
        s.sink = self

    def emit(self, audience: Seat, key: str, params: Params) -> None:
        """Note one change for `audience`, and what it changed in each view."""
        super().emit(audience, key, params)
        event = self.events[-1]
        shared: list[Change] = []  # most of what changes is the same for all
        for reader in self.views:
            if event.is_for(reader):
                changes = self.changes(reader)
                if changes != shared:
                    shared = changes
                event.changes[reader] = shared

    def changes(self, reader: Seat) -> list[Change]:
        """How a reader's view has changed since it was asked for last."""
        view = self.game.view(self.s, reader)
        changes = make(self.views[reader], view)
        self.views[reader] = view
        return changes

    def rest(self) -> Rest:
        """What has changed for each reader since its last event."""
        rest: Rest = {}
        for reader in self.views:
            changes = self.changes(reader)
            if changes:
                rest[reader] = changes
        return rest
