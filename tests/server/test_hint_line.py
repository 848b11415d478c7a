"""A hint where all act at once is a whole line: what comes of it, up to what nobody can know."""

from __future__ import annotations

from gamekeeper.bots.advice import Alternative, advise, line_end
from gamekeeper.bots.bot import decide
from gamekeeper.bots.levels import bot_named
from gamekeeper.core.ids import Action, Seat
from gamekeeper.core.rng import seed_bytes, stream
from gamekeeper.games.dice_theme_park import agenda
from gamekeeper.server.hinting import Asked
from gamekeeper.server.wire import LineStep
from games.dice_theme_park.table import Table


def park() -> Table:
    """A park in which the entrance can run twice, and swing boats when a green guest gets there."""
    table = Table()
    table.die("green 3")
    table.die("yellow 4")
    return table.phase(int(agenda.OPERATE))


def line_of(table: Table, text: str) -> list[LineStep]:
    """The best line that begins with an answer, as its reader gets it."""
    one = Alternative(Action(table.code(text, 0)), 1.0, 1.0, {}, {})
    line_end(table.game, table.s, Seat(0), one)
    return Asked(table.game, table.s, Seat(0)).line([one.action, *one.line])


def test_a_line_tells_what_runs_in_order_and_changes_nothing() -> None:
    table = park()
    before = table.game.save(table.s)
    line = line_of(table, "hex:1")
    told = [event for step in line for event in step.events]
    runs = [str(event.params["place"]) for event in told if event.key == "operate"]
    assert told[0].key == "operate"
    assert len(runs) > 2
    assert len(set(runs)) > 1
    assert "closes" not in [event.key for event in told]
    assert table.game.save(table.s) == before


def test_a_line_can_be_played_answer_by_answer() -> None:
    table = park()
    for step in line_of(table, "hex:1"):
        action = table.game.read(table.s, step.action)
        assert action in table.game.legal(table.s, Seat(0))
        table.game.apply(table.s, Seat(0), action)


def test_closing_is_no_line_and_neither_is_what_others_decide_after() -> None:
    table = park()
    assert line_of(table, "done") == []
    other = Table().ask(int(agenda.RAIL))
    legal = other.game.legal(other.s, Seat(0))
    assert Asked(other.game, other.s, Seat(0)).line([Action(legal[0])]) == []


def test_the_line_is_the_one_that_the_bot_means_to_take() -> None:
    table, bot = park(), bot_named("greedy")
    advised = advise(bot, table.game, table.s, Seat(0), stream(seed_bytes(1), "hint")).alternatives[0]
    decide(bot, table.game, table.s, Seat(0), stream(seed_bytes(1), "hint"))
    assert [int(code) for code in advised.line] == list(bot.thought.ahead)[1::2] != []
