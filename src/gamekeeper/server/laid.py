"""Matches that no table keeps, first games, worked examples and exercises, as tables: through the eyes of one seat."""

from __future__ import annotations

from typing import Any

from gamekeeper.core.match import Match
from gamekeeper.core.telling import Rest
from gamekeeper.server import sight
from gamekeeper.server.sight import Facts, Position, Sight, Sitting
from gamekeeper.server.wire import Update


def table(
    code: str,
    match: Match[Any],
    seat: int,
    rivals: str,
    marks: list[int],
    rests: list[Rest],
    told_from: int,
    since: int,
) -> Update:
    """The table with all events from `since` on that the seat may know, as `sight` shows any match."""
    seats = int(match.game.seats)
    sittings = [
        Sitting("person" if one == seat else "bot", "", "" if one == seat else rivals, False, True, None)
        for one in range(seats)
    ]
    facts = Facts(code, match.game.info.name, dict(match.game.options), "playing", sittings, 0.0, "en", None, 0.0, 0.0)
    position = Position(
        game=match.game,
        state=match.state,
        events=match.sink.events,
        marks=marks,
        told_from=told_from,
        rests=rests,
        undoers=[],
        asked_since=[len(match.history)] * seats,
        commitment=match.commitment,
        seed=match.seed,
    )
    return sight.project(facts, position, Sight(seat, since, follows=since > 0))
