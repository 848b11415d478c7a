"""Who has a view already is told what changed, as far back as the server remembers."""

from __future__ import annotations

import msgspec

from gamekeeper import catalog
from gamekeeper.core.changes import apply
from gamekeeper.core.ids import Seat
from gamekeeper.server.play import ROWS_TOLD, Play
from gamekeeper.server.sight import Position, Sight, project
from gamekeeper.server.stored import StoredRow
from gamekeeper.server.wire import Update
from server.test_privacy import SPECTATOR, facts_of, walk


def update(position: Position, reader: int, since: int) -> Update:
    return project(facts_of(), position, Sight(reader, since, follows=True))


def test_who_was_away_for_a_moment_catches_up_by_changes() -> None:
    for reader in (SPECTATOR, 0, 1):
        views = []
        for play in walk(5, 3):
            position = play.position()
            views.append(project(facts_of(), position, Sight(reader)).view)
        assert play.number > ROWS_TOLD + 1
        assert any(event.key == "undone" for event in position.events[position.marks[-ROWS_TOLD] :])
        for rows in (0, 1, 2, ROWS_TOLD):
            told = update(position, reader, position.marks[-1 - rows])
            assert told.view is None
            view: object = views[-1 - rows]
            for changes in (*(event.changes for event in told.events), told.rest):
                view = apply(view, msgspec.to_builtins(changes))
            assert view == views[-1]


def test_who_was_away_for_long_gets_the_whole_view() -> None:
    for play in walk(5, 3):
        position = play.position()
    told = update(position, 0, position.marks[-2 - ROWS_TOLD])
    assert told.view == position.game.view(position.state, 0)
    assert told.rest == []
    assert {len(event.changes) for event in told.events} == {0}
    assert sum(len(event.changes) for event in position.events) > 0
    assert all(event.changes == {} for event in position.events[: position.told_from])


def test_a_decision_of_which_nothing_is_told_changes_the_view_of_who_made_it() -> None:
    game = catalog.make("dice_theme_park", 2, {})
    play = Play(game, bytes(32))
    before = play.position()
    view: object = game.view(before.state, Seat(0))
    action = game.show(before.state, game.legal(before.state, Seat(0))[0])
    play.follow(StoredRow(number=0, seat=0, action=action, key="k", by_bot=False, time=1.0))
    told = project(facts_of(), play.position(), Sight(0, before.marks[-1], follows=True, rows=len(before.marks)))
    assert told.events == []
    view = apply(view, msgspec.to_builtins(told.rest))
    assert view == game.view(play.state, Seat(0))
    assert told.rest != []
