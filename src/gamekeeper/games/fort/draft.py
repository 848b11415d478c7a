"""Set-up with a draft (F2.3)."""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64, u8

from gamekeeper.core.ids import EVERYONE, Action, Seat
from gamekeeper.games.fort import questions
from gamekeeper.games.fort.cards import at_place, cards_at, draw_hand, element, elements, move
from gamekeeper.games.fort.components import DEALT
from gamekeeper.games.fort.setting import Setting
from gamekeeper.games.fort.sources import add_place
from gamekeeper.games.fort.state import DECK, ROUND, FortState


def draft_options(t: Setting, s: FortState, seat: i64) -> vec[i64]:
    """The kinds in the hand that lies with this seat."""
    return add_place(t, s, ROUND + seat, DEALT + 1 - s.draft_round, vec[i64](capacity=DEALT))


def next_round(t: Setting, s: FortState) -> None:
    """All choose at the same time; the last card is nobody's choice (F2.3)."""
    s.draft_round += 1
    if s.draft_round > DEALT:
        s.draft_round = 0
        s.stage = questions.STAGE_TURN
        first_hands(t, s)
        return
    tell_round(t, s)
    if s.draft_round == DEALT:
        for seat in range(t.seats):
            take(t, s, seat, draft_options(t, s, seat)[0])
        close_round(t, s)
        return
    seats = vec[i64]()
    for seat in range(t.seats):
        seats = append(seats, seat)
    s.ask_together(questions.DRAFT, seats, t.seats)


def tell_round(t: Setting, s: FortState) -> None:
    """Everybody sees the hand that has come."""
    s.reveal(EVERYONE)
    if s.sink is not None:
        s.sink.emit(EVERYONE, "draft", {"round": int(s.draft_round), "rounds": int(DEALT)})
        for seat in range(t.seats):
            cards = elements(cards_at(s, ROUND + seat))
            s.sink.emit(Seat(seat), "draft-hand", {"seat": f"seat:{seat}", "cards": cards})


def commit(t: Setting, s: FortState, seat: i64, a: Action) -> None:
    """A seat has chosen; when all have, the hands go on to the left."""
    if s.sink is not None:
        card = at_place(t.box, s, ROUND + seat, i64(a) - t.hand_code)
        s.sink.emit(Seat(seat), "chose", {"seat": f"seat:{seat}", "card": element(card)})
    if not s.commit(Seat(seat), a):
        return
    answers = s.commitments
    s.commitments = vec[i64]()
    s.answered()
    for other in range(t.seats):
        take(t, s, other, answers[other])
    close_round(t, s)


def take(t: Setting, s: FortState, seat: i64, code: i64) -> None:
    """The chosen card lies face down before its seat; where it came from is remembered."""
    card = at_place(t.box, s, ROUND + seat, code - t.hand_code)
    came_from = (seat - (s.draft_round - 1)) % t.seats
    origin = s.origin[:]
    origin[card] = u8(1 + (came_from + t.seats) % t.seats * DEALT + s.draft_round - 1)
    s.origin = origin
    move(s, card, DECK + seat)
    if s.sink is not None:
        s.sink.emit(Seat(seat), "picked", {"seat": f"seat:{seat}", "card": element(card)})


def close_round(t: Setting, s: FortState) -> None:
    """The rest of each hand goes to the next seat (F2.3)."""
    card: i64 = 0
    while card < t.box.kids:
        place = i64(s.place[card])
        if ROUND <= place < DECK:
            s.place[card] = u8(ROUND + (place - ROUND + 1) % t.seats)
        card += 1
    if s.sink is not None:
        s.sink.emit(EVERYONE, "drafted", {"round": int(s.draft_round)})


def first_hands(t: Setting, s: FortState) -> None:
    """The eight kids and the two best friends are shuffled; everybody draws five (F2.2)."""
    for seat in range(t.seats):
        if s.sink is not None:
            s.sink.emit(EVERYONE, "shuffle", {"seat": f"seat:{seat}", "count": len(cards_at(s, DECK + seat))})
        draw_hand(t, s, seat)
