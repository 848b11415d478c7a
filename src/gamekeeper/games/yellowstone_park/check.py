"""Whether saved bytes hold a position that can be, beyond the range of each field: asked before anybody plays on."""

from __future__ import annotations

from mypy_extensions import i64

from gamekeeper.core.codec import demand, within
from gamekeeper.core.corner import SEAT_SHIFT
from gamekeeper.games.yellowstone_park.actions import STOP
from gamekeeper.games.yellowstone_park.components import COLOURS, COLUMNS, MOST_HAND, ROW_BIT, ROWS, Colour, card_at
from gamekeeper.games.yellowstone_park.fields import ON_TOP, SECOND, ParkState
from gamekeeper.games.yellowstone_park.layout import occupied_rows
from gamekeeper.games.yellowstone_park.places import AWAY, BOARD, FROM_MALUS, HAND, MALUS, PILE
from gamekeeper.games.yellowstone_park.rules import ASK_SOURCE, LAY_FIRST, NEXT_TURN
from gamekeeper.games.yellowstone_park.setting import Setting
from gamekeeper.games.yellowstone_park.tells import LAID, NOTE


def check(t: Setting, s: ParkState) -> None:
    """BadSave unless every card is in one place and all else fits together."""
    t.zones.check(s)
    inside = {int(card) for card in t.box.cards}
    for card, place in enumerate(s.place):
        demand((i64(place) == AWAY) == (card not in inside), f"card {card} away, or one that is not in the box")
    for seat in range(t.seats):
        within(s.count(HAND + seat), 0, MOST_HAND, "a hand of")
    check_board(s)
    check_question(t, s)
    check_laid(t, s)
    within(s.counter, 0, t.box.counter_start, "counter")
    for label in s.labels:
        within(i64(label), FROM_MALUS, s.generation, "label")
    for since in s.since:
        within(i64(since), 0, s.generation, "since")


def check_laid(t: Setting, s: ParkState) -> None:
    """Notes of layings that can be worked out."""
    demand(len(s.laid) in (0, LAID), f"{len(s.laid)} bytes of layings")
    most = [127] * int(ON_TOP) + [int(COLUMNS)] * int(COLOURS) + [int(STOP), int(t.seats) - 1, int(MOST_HAND)]
    for place, value in enumerate(s.laid):
        within(i64(value), 0, i64(most[place % NOTE]), "laid")


def check_board(s: ParkState) -> None:
    """A colour lies in one column and a column holds one colour; second copies lie on first ones only."""
    taken: i64 = 0
    for c in range(COLOURS):
        for row in range(1, ROWS + 1):
            for copy in range(2):
                card = i64(card_at(Colour(c), i64(row), i64(copy)))
                lies = i64(s.board[i64(copy) * SECOND + c]) & i64(ROW_BIT[row - 1]) != 0
                demand(lies == (i64(s.place[card]) == BOARD), f"card {card} on the board without its space")
        column = i64(s.columns[c])
        demand((column > 0) == (occupied_rows(s, Colour(c)) != 0), "a column without its colour")
        if column > 0:
            demand(taken & i64(ROW_BIT[column - 1]) == 0, f"two colours in column {column}")
            taken |= i64(ROW_BIT[column - 1])
        both = i64(s.board[c]) & i64(s.board[SECOND + c])
        demand(i64(s.board[ON_TOP + c]) & ~both == 0, "a card on top of nothing")


def check_question(t: Setting, s: ParkState) -> None:
    """One question for the seat whose turn it is, or none after the end."""
    demand(i64(len(s.commitments)) == 0, "hidden answers")
    demand(i64(len(s.questions)) == (2 if s.ending == 0 else 0), f"{len(s.questions)} items on the agenda")
    if s.ending == 0:
        kind = s.kind()
        within(kind, LAY_FIRST, ASK_SOURCE, "a question of kind")
        demand(s.questions[0] == NEXT_TURN, "a turn without an end")
        demand(s.questions[1] == kind | (s.turn_seat << SEAT_SHIFT), "a question for a seat whose turn it is not")
        held = s.count(HAND + s.turn_seat)
        demand((held == 0) == (kind == ASK_SOURCE), f"question {kind} for a hand of {held}")
        malus = s.count(MALUS + s.turn_seat)
        demand(kind != ASK_SOURCE or malus >= t.box.hand, "a choice of source without enough malus cards")
        demand(s.count(PILE) > 0, "no draw pile")
