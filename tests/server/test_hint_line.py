"""A hint where all act at once is a whole line: what comes of it, up to what nobody can know."""

from __future__ import annotations

from gamekeeper.core.ids import Action, Seat
from gamekeeper.games.dice_theme_park import agenda
from gamekeeper.server.hinting import Asked
from games.dice_theme_park.table import Table


def park() -> Table:
    """A park in which the entrance can run twice, and swing boats when a green guest gets there."""
    table = Table()
    table.die("green 3")
    table.die("yellow 4")
    return table.phase(int(agenda.OPERATE))


def test_a_line_tells_what_runs_in_order_and_changes_nothing() -> None:
    table = park()
    before = table.game.save(table.s)
    line = Asked(table.game, table.s, Seat(0)).line(Action(table.code("hex:1", 0)))
    told = [event for step in line for event in step.events]
    runs = [str(event.params["place"]) for event in told if event.key == "operate"]
    assert told[0].key == "operate"
    assert len(runs) > 2
    assert len(set(runs)) > 1
    assert "closes" not in [event.key for event in told]
    assert table.game.save(table.s) == before


def test_a_line_can_be_played_answer_by_answer() -> None:
    table = park()
    for step in Asked(table.game, table.s, Seat(0)).line(Action(table.code("hex:1", 0))):
        action = table.game.read(table.s, step.action)
        assert action in table.game.legal(table.s, Seat(0))
        table.game.apply(table.s, Seat(0), action)


def test_closing_is_no_line_and_neither_is_what_others_decide_after() -> None:
    table = park()
    assert Asked(table.game, table.s, Seat(0)).line(Action(table.code("done", 0))) == []
    other = Table().ask(int(agenda.RAIL))
    legal = other.game.legal(other.s, Seat(0))
    assert Asked(other.game, other.s, Seat(0)).line(Action(legal[0])) == []
