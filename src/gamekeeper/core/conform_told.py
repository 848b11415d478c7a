"""What readers are told, to compare (laws 6, 13); applied from nothing it is what they see (law 11)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Generic

from mypy_extensions import i64

from gamekeeper.core.changes import Change, apply
from gamekeeper.core.errors import GamekeeperError
from gamekeeper.core.events import Event
from gamekeeper.core.game import MOST_FEATURES, Game, S
from gamekeeper.core.ids import SPECTATOR, Action, Params, Seat
from gamekeeper.core.match import Match
from gamekeeper.core.telling import Rest, Teller, View, Views


class LawBroken(GamekeeperError):
    """A game does not keep a law."""

    def __init__(self, law: int, what: str) -> None:
        self.law = law
        super().__init__(what if what.startswith("law ") else f"law {law}: {what}")


def demand(law: int, holds: bool, what: str) -> None:
    """Raise LawBroken unless `holds`."""
    if not holds:
        raise LawBroken(law, what)


class Seen:
    """A reader's view at the moment of an event."""

    def __init__(self, event: Event, reader: Seat, view: View) -> None:
        self.event = event
        self.reader = reader
        self.view = view


class Witness(Teller[S]):
    """Keeps the views as they were at each event."""

    def __init__(self, game: Game[S], s: S, views: Views) -> None:
        super().__init__(game, s, views)
        self.seen: list[Seen] = []

    def emit(self, audience: Seat, key: str, params: Params) -> None:
        """Note one change, and what each reader of it sees now."""
        super().emit(audience, key, params)
        event = self.events[-1]
        self.seen += [Seen(event, reader, self.views[reader]) for reader in event.changes]


class Listeners(Generic[S]):
    """All readers of a match, who see nothing themselves and apply what they are told."""

    def __init__(self, match: Match[S], readers: Sequence[Seat]) -> None:
        self.game = match.game
        self.views: dict[Seat, object] = {}
        self.seen: Views = {}  # the true views that `watch` saw last
        for reader in readers:
            demand(11, match.sink.for_reader(reader) != [], f"reader {reader} sees a table and was told of no set-up")
            self.seen[reader] = self.game.view(match.state, reader)
            self.views[reader] = plain(self.seen[reader])

    def watch(self, s: S, seat: Seat, action: Action) -> None:
        """An action about to be taken: told view and true view are the same at each event, and after it."""
        game = self.game
        witness = Witness(game, game.copy(s), self.seen)
        game.advance(witness.s, seat, action)
        for seen in witness.seen:
            self.hear(seen.reader, seen.event)
            self.compare(seen.reader, seen.view, seen.event.key)
        text = game.show(s, action)
        self.finish(seat, witness.events, witness.rest(), text)
        witness.s.sink = None  # all is told, and no circle left for the collector
        self.seen = witness.views
        for reader, view in self.seen.items():
            self.compare(reader, view, text)

    def take(self, match: Match[S], seat: Seat, action: Action) -> None:
        """An action taken in a match that tells them."""
        step = match.attempt(seat, action)
        match.adopt(step)
        for event in step.events:
            for reader in event.changes:
                self.hear(reader, event)
        self.finish(seat, step.events, step.rest, f"action {action}")

    def hear(self, reader: Seat, event: Event) -> None:
        """One event for a reader."""
        self.views[reader] = apply(self.views[reader], plain_changes(event.changes[reader]))

    def finish(self, seat: Seat, events: list[Event], rest: Rest, what: str) -> None:
        """The end of a decision: what is left comes with some event, but for who decided, who knows why."""
        for reader, changes in rest.items():
            heard = reader == seat or any(event.is_for(reader) for event in events)
            demand(11, heard, f"reader {reader} was told nothing of {what}, yet its view moves: {changes}")
            self.views[reader] = apply(self.views[reader], plain_changes(changes))

    def compare_all(self, s: S, what: str) -> None:
        """All see what they were told."""
        for reader in self.views:
            self.compare(reader, self.game.view(s, reader), what)

    def compare(self, reader: Seat, view: View, what: str) -> None:
        """A told view is the true one."""
        told = self.views[reader]
        assert isinstance(told, dict)
        wrong = [key for key in {**view, **told} if view.get(key) != told.get(key)]
        text = ", ".join(f"{key}: changes say {told.get(key)}, view says {view.get(key)}" for key in wrong)
        demand(11, not wrong, f"reader {reader} at {what}: {text}")


def plain_changes(changes: list[Change]) -> list[Change]:
    """Changes that share nothing with the views they were made from."""
    return [{key: plain(value) for key, value in change.items()} for change in changes]


def plain(value: object) -> object:
    """A copy of a JSON value that shares nothing with it."""
    if isinstance(value, dict):
        return {str(key): plain(item) for key, item in value.items()}
    if isinstance(value, list):
        return [plain(item) for item in value]
    demand(11, value is None or isinstance(value, (str, int, float)), f"{value!r} in a view is no JSON value")
    return value


def told_to(s: S, reader: Seat) -> list[str]:
    """The events a reader has been told, without their numbers, as comparable text."""
    assert s.sink is not None
    return [f"{event.key} {event.params}" for event in s.sink.for_reader(reader)]


def shown_to(teller: Teller[S], reader: Seat) -> list[str]:
    """The same with all that it changed in the reader's view."""
    told = [f"{event.key} {event.params} {event.changes[reader]}" for event in teller.for_reader(reader)]
    return [*told, str(teller.changes(reader))]


def all_shown(game: Game[S], s: S, seat: Seat) -> dict[str, object]:
    """All that a seat is shown, and what a spectator sees, to compare."""
    deciding = seat in game.deciders(s)
    return {
        "view": game.view(s, seat),
        "spectator's view": game.view(s, SPECTATOR),
        "legal": [int(code) for code in game.legal(s, seat)],
        "deciders": game.deciders(s),
        "prompt": repr(game.prompt(s, seat)) if deciding else "",
        "plan": plan_shown(game, s, seat) if deciding else [],
        "estimate": sorted(game.estimate(s, seat).parts.items()),
        "worth": int(game.worth(s, seat)),
        "observation": [int(number) for number in game.observed(s, seat)],
        "features": [int(number) for number in game.features(s, seat)],
        "urges": [int(urge) for urge in game.urges(s, seat, game.legal(s, seat))] if deciding else [],
    }


def plan_shown(game: Game[S], s: S, seat: Seat) -> list[object]:
    """How a decider is asked: the occasion, and whether and with which proposals the question stands in a plan."""
    planned = game.is_planned(s, seat)
    proposed = [int(code) for code in game.unasked(s, seat)] if planned else []
    return [game.occasion(s, seat), planned, proposed]


def law_15_layout(game: Game[S], s: S, reader: Seat) -> None:
    """An observation has the numbers that the layout names, within their bounds."""
    layout, numbers = game.layout(), game.observed(s, reader)
    demand(15, len(layout) == len(numbers), f"{len(numbers)} numbers observed, the layout names {len(layout)}")
    for number, one in zip(numbers, layout, strict=True):
        if i64(number) < one.low or i64(number) > one.high:
            told = f"seat {reader} observes {one.name} {number}, the layout says {one.low}..{one.high}"
            raise LawBroken(15, told)


def law_16_features(game: Game[S], s: S, reader: Seat) -> None:
    """Features are as many as have names, few, and no two names are the same."""
    names, numbers = game.feature_names, game.features(s, reader)
    demand(16, len(names) == len(numbers), f"{len(numbers)} features, {len(names)} have names")
    demand(16, len(names) <= MOST_FEATURES, f"{len(names)} features, {MOST_FEATURES} are the most")
    demand(16, len(set(names)) == len(names), f"two features have the same name: {sorted(names)}")
