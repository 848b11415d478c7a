"""The turn (Y6): each question's options stand directly above the function that answers it."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from gamekeeper.core.ids import EVERYONE, Action, Seat
from gamekeeper.games.yellowstone_park.actions import KEEP, MALUS, PILE, REFILL, STOP
from gamekeeper.games.yellowstone_park.components import COLUMNS, MOST_HAND, ROW_BIT, ROWS, Colour, Column
from gamekeeper.games.yellowstone_park.hand import card_in_hand, draw_to_full, remove_card, take_malus
from gamekeeper.games.yellowstone_park.layout import columns_for, lay
from gamekeeper.games.yellowstone_park.scoring import end_by_turn_cap, score, step_counter
from gamekeeper.games.yellowstone_park.setting import Setting
from gamekeeper.games.yellowstone_park.state import ParkState

# kinds of question
LAY_FIRST: Final[i64] = 1
LAY_SECOND: Final[i64] = 2
ASK_REFILL: Final[i64] = 3
ASK_SOURCE: Final[i64] = 4

MOST_OPTIONS: Final[i64] = MOST_HAND * COLUMNS + 1


def begin_turn(s: ParkState, seat: Seat) -> None:
    """A turn starts with laying one card, which is mandatory (Y6.1)."""
    s.turn_seat = i64(seat)
    if s.sink is not None:
        s.sink.emit(EVERYONE, "turn", {"seat": f"seat:{seat}", "turn": int(s.turns) + 1})
    s.ask(LAY_FIRST, seat)


def options(s: ParkState, seat: Seat) -> vec[i64]:
    """What the top question allows."""
    kind = s.kind()
    if kind <= LAY_SECOND:
        return lay_options(s, seat, kind)
    return vec[i64]([REFILL, KEEP]) if kind == ASK_REFILL else vec[i64]([MALUS, PILE])


def answer(t: Setting, s: ParkState, seat: Seat, a: Action) -> None:
    """Answer the top question."""
    kind = s.kind()
    s.answered()
    if kind <= LAY_SECOND:
        answer_lay(t, s, seat, i64(a), kind)
    elif kind == ASK_REFILL:
        answer_refill(t, s, seat, i64(a))
    else:
        answer_source(t, s, seat, i64(a))


def lay_options(s: ParkState, seat: Seat, kind: i64) -> vec[i64]:
    """Every card in hand in every column open to it (Y3.2, Y3.5); for card two, also stop (Y6.1)."""
    result = vec[i64](capacity=MOST_OPTIONS)
    first = i64(seat) * MOST_HAND
    place = first
    end = first + i64(s.held[i64(seat)])
    before: i64 = -1
    while place < end:
        card_kind = i64(s.hands[place]) >> 1
        if card_kind != before:
            before = card_kind
            open_columns = columns_for(s, Colour(card_kind // ROWS))
            column: i64 = 0
            while column < COLUMNS:
                if open_columns & i64(ROW_BIT[column]) != 0:
                    result = append(result, card_kind * COLUMNS + column)
                column += 1
        place += 1
    if kind == LAY_SECOND:
        result = append(result, STOP)
    return result


def answer_lay(t: Setting, s: ParkState, seat: Seat, code: i64, kind: i64) -> None:
    """Lay a card, or stop; never a third one (Y6.1). Then Y6.2 and Y6.3."""
    if code == STOP:
        end_turn(t, s)
        return
    card = card_in_hand(s, seat, code // COLUMNS)
    remove_card(s, seat, card)
    lay(t, s, seat, card, Column(code % COLUMNS + 1))
    if i64(s.held[i64(seat)]) == 0:
        fill_empty_hand(t, s, seat)
    elif kind == LAY_FIRST:
        s.ask(LAY_SECOND, seat)
    elif t.refill_is_free:
        s.ask(ASK_REFILL, seat)
    else:
        draw(t, s, seat)


def answer_refill(t: Setting, s: ParkState, seat: Seat, code: i64) -> None:
    """Four or five players: refill to six, or nothing (Y6.2)."""
    if code == REFILL:
        draw(t, s, seat)
    else:
        end_turn(t, s)


def fill_empty_hand(t: Setting, s: ParkState, seat: Seat) -> None:
    """Six malus cards or more: choose where to take from; else draw (Y6.3)."""
    if i64(s.malus[i64(seat)]) >= t.hand:
        s.ask(ASK_SOURCE, seat)
    else:
        draw(t, s, seat)


def answer_source(t: Setting, s: ParkState, seat: Seat, code: i64) -> None:
    """Take six from the malus pile, or draw six (Y6.3); the first moves the counter (Y8.1)."""
    if code == PILE:
        draw(t, s, seat)
        return
    take_malus(t, s, seat)
    if step_counter(t, s):
        score(t, s)
    end_turn(t, s)


def draw(t: Setting, s: ParkState, seat: Seat) -> None:
    """Draw to six; drawing the pile's last card is followed by a scoring at once (Y6.4, Y7.1)."""
    draw_to_full(t, s, seat)
    if len(s.pile) == 0:
        score(t, s)
    end_turn(t, s)


def end_turn(t: Setting, s: ParkState) -> None:
    """The next seat clockwise, unless the game is over (Y7.3) or the turn cap is reached (Y7.5)."""
    s.turns += 1
    if s.ending != 0:
        return
    if s.turns >= t.turn_cap:
        end_by_turn_cap(t, s)
        return
    begin_turn(s, Seat((s.turn_seat + 1) % t.seats))
