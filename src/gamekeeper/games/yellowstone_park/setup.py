"""Set-up (Y2)."""

from __future__ import annotations

from mypy_extensions import i64, u8

from gamekeeper.core.events import Sink
from gamekeeper.core.ids import EVERYONE, Seat
from gamekeeper.core.lists import filled, filled16
from gamekeeper.core.rng import stream
from gamekeeper.core.zone_table import elements
from gamekeeper.games.yellowstone_park.components import MIDDLE_COLUMN, ROW_BIT, Card, colour_of, number_of
from gamekeeper.games.yellowstone_park.fields import SECOND, ParkState
from gamekeeper.games.yellowstone_park.places import AWAY, BOARD, HAND, PILE
from gamekeeper.games.yellowstone_park.rules import begin_turn
from gamekeeper.games.yellowstone_park.setting import Setting
from gamekeeper.games.yellowstone_park.tells import LAID


def setup(t: Setting, seed: bytes, sink: Sink | None) -> ParkState:
    """Shuffle, deal a hand of six a seat, turn one card up, choose who starts (Y1.3, Y2.1, Y2.2)."""
    s = ParkState()
    s.clear(t.seats)
    s.sink = sink
    s.rng = stream(seed, "shuffle")
    s.markers = filled16(t.seats, t.box.start_marker)
    s.laid = filled(LAID, 0)
    s.counter = t.box.counter_start if t.neutral_counter else 0
    t.zones.lay_out(s, AWAY)
    pile = t.box.cards[:]
    s.rng.shuffle(pile)
    for card in pile:
        t.zones.move(s, i64(card), PILE)
    deal(t, s)
    turn_up(t, s)
    start = t.start_seat if t.start_seat >= 0 else stream(seed, "start").below(t.seats)
    begin_turn(s, start)
    return s


def deal(t: Setting, s: ParkState) -> None:
    """A hand a seat, seat after seat from seat 1 (Y2.2)."""
    for seat in range(t.seats):
        for _card in range(t.box.hand):
            t.zones.move(s, s.top(PILE), HAND + seat)
    if s.sink is not None:
        s.emit(EVERYONE, "deal", {"seats": int(t.seats), "count": int(t.box.hand), "pile": int(s.count(PILE)) - 1})
        for seat in range(t.seats):
            s.emit(Seat(seat), "dealt", {"cards": elements(s.cards_at(HAND + seat))})


def turn_up(t: Setting, s: ParkState) -> None:
    """The top card goes to the middle column, in the row of its number (Y2.1)."""
    card = Card(s.top(PILE))
    t.zones.move(s, i64(card), BOARD)
    colour = i64(colour_of(card))
    place = (i64(card) & 1) * SECOND + colour
    s.board[place] = ROW_BIT[number_of(card) - 1]
    s.columns[colour] = u8(MIDDLE_COLUMN)
    if s.sink is not None:
        s.emit(EVERYONE, "turn-up", {"card": f"card:{card}", "space": f"space:{number_of(card)}:{MIDDLE_COLUMN}"})
