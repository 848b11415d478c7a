"""Acting at the same time: each seat in its corner, in any order, taking back while others go on."""

from __future__ import annotations

import pytest

from gamekeeper.core.errors import NothingToUndo, NotYourDecision
from gamekeeper.core.events import Event
from gamekeeper.core.ids import Action, Seat
from gamekeeper.core.match import UNDO, Match, standing
from gamekeeper.core.record import record_of, verify
from gamekeeper.core.rng import seed_bytes
from toys.kitchens import COOK, COUNTER, DRAW, END, HAND, KEEP, NEAR, PLACE, SERVE, SIDE, Kitchens, KitchenState

KitchenMatch = Match[KitchenState]


@pytest.fixture
def match() -> KitchenMatch:
    return Match(Kitchens(3), seed_bytes(4))


def put(match: KitchenMatch, seat: int, side: int = 0) -> None:
    """A seat puts its first card on a stove."""
    match.play(Seat(seat), Action(match.game.legal(match.state, Seat(seat))[0]))
    if match.state.kind_of(Seat(seat)) == PLACE:
        match.play(Seat(seat), Action(SIDE + side))


def serve(match: KitchenMatch, seat: int) -> None:
    """A seat puts two cards on its left stove and serves them."""
    put(match, seat)
    put(match, seat)
    match.play(Seat(seat), Action(SERVE))


def test_all_act_at_once_and_the_first_in_turn_order_is_asked_first(match: KitchenMatch) -> None:
    first = match.state.first
    assert match.game.deciders(match.state) == [(first + place) % 3 for place in range(3)]
    assert match.game.decider(match.state) == first
    for seat in range(3):
        assert END in match.game.legal(match.state, Seat(seat))
        assert match.game.prompt(match.state, Seat(seat)).seat == seat


def test_each_stack_is_a_seats_own(match: KitchenMatch) -> None:
    seat, other = match.game.deciders(match.state)[1:]
    match.play(seat, Action(match.game.legal(match.state, seat)[0]))
    assert [item & 255 for item in match.state.corner(seat)] == [COOK, PLACE]
    assert [item & 255 for item in match.state.corner(other)] == [COOK]
    match.play(other, Action(END))
    assert list(match.state.corner(other)) == []
    assert other not in match.game.deciders(match.state)
    with pytest.raises(NotYourDecision, match=f"seat {other} has nothing to decide"):
        match.play(other, Action(END))


def test_the_order_of_arrival_does_not_show_in_a_position(match: KitchenMatch) -> None:
    again: KitchenMatch = Match(Kitchens(3), seed_bytes(4))
    for seat in (0, 1, 2, 0):
        put(match, seat)
    for seat in (2, 0, 0, 1):
        put(again, seat)
    assert match.game.save(match.state) == again.game.save(again.state)


def test_the_larder_serves_in_order_of_arrival(match: KitchenMatch) -> None:
    again: KitchenMatch = Match(Kitchens(3), seed_bytes(4))
    for seat in (0, 1):
        match.play(Seat(seat), Action(DRAW))
        again.play(Seat(1 - seat), Action(DRAW))
    assert match.game.save(match.state) != again.game.save(again.state)


def test_the_table_goes_on_when_all_have_ended(match: KitchenMatch) -> None:
    for seat in (2, 0, 1):
        assert match.state.in_corners()
        match.play(Seat(seat), Action(END))
    for seat in (1, 0, 2):
        assert match.state.kind_of(Seat(seat)) == KEEP
        match.play(Seat(seat), Action(END))
    assert not match.state.in_corners()
    assert match.game.deciders(match.state) == [match.state.first]


def test_a_seat_takes_back_while_others_go_on(match: KitchenMatch) -> None:
    put(match, 0)
    put(match, 1)
    put(match, 2)
    before = len(match.sink.events)
    undone: Event = match.undo(Seat(0))[-1]
    assert [match.state.count(NEAR + seat) for seat in range(3)] == [0, 1, 1]
    assert match.state.kind_of(Seat(0)) == PLACE
    assert undone.params["till"] == int(str(undone.params["to"])) + 1
    stands = [event.key for event in standing(match.sink.events)]
    assert len(stands) == before - 1
    assert stands[-5:] == ["take", "take", "put", "take", "put"]
    match.undo(Seat(2))
    match.undo(Seat(0))
    assert match.state.kind_of(Seat(0)) == COOK
    put(match, 0, 1)
    assert verify(match.game, record_of(match, [])).game.save(match.state) == match.game.save(match.state)


def test_what_others_did_can_still_be_taken_back(match: KitchenMatch) -> None:
    for seat in (0, 1):
        put(match, seat)
    match.undo(Seat(0))
    match.undo(Seat(1))
    assert [match.state.count(COUNTER + seat) for seat in range(3)] == [1, 1, 0]
    match.undo(Seat(1))
    match.undo(Seat(0))
    assert [match.state.count(HAND + seat) for seat in range(3)] == [3, 3, 3]
    fresh: KitchenMatch = Match(Kitchens(3), seed_bytes(4))
    assert match.game.save(match.state) == fresh.game.save(fresh.state)


def test_news_stands_for_whom_it_came_to_and_for_nobody_else(match: KitchenMatch) -> None:
    put(match, 0)
    put(match, 1)
    match.play(Seat(0), Action(DRAW))
    with pytest.raises(NothingToUndo, match="seat 0 cannot take back"):
        match.undo(Seat(0))
    drawn = list(match.state.cards_at(HAND))
    match.undo(Seat(1))
    assert list(match.state.cards_at(HAND)) == drawn
    match.play(Seat(0), Action(match.game.legal(match.state, Seat(0))[0]))
    match.undo(Seat(0))
    assert list(match.state.cards_at(HAND)) == drawn


def test_what_all_share_is_given_back_until_another_has_touched_it(match: KitchenMatch) -> None:
    serve(match, 0)
    put(match, 1)
    put(match, 1)
    match.undo(Seat(0))
    match.play(Seat(0), Action(SERVE))
    match.play(Seat(1), Action(SERVE))
    assert not match.may_undo(Seat(0))
    match.undo(Seat(1))
    assert match.may_undo(Seat(0))
    match.play(Seat(2), Action(DRAW))
    assert not match.may_undo(Seat(0))


def test_an_end_is_taken_back_while_others_cook_and_by_the_last_one(match: KitchenMatch) -> None:
    match.play(Seat(1), Action(END))
    put(match, 0)
    match.undo(Seat(1))
    for seat in (1, 0, 2):
        match.play(Seat(seat), Action(END))
    assert [match.may_undo(Seat(seat)) for seat in range(3)] == [False, False, True]
    match.undo(Seat(2))
    assert match.game.deciders(match.state) == [2]
    match.undo(Seat(1))
    assert sorted(match.game.deciders(match.state)) == [1, 2]
    match.play(Seat(1), Action(END))
    match.play(Seat(2), Action(END))
    assert [match.may_undo(Seat(seat)) for seat in range(3)] == [False, False, True]
    match.play(Seat(1), Action(END))
    assert [match.may_undo(Seat(seat)) for seat in range(3)] == [False, True, False]


def test_a_record_keeps_what_was_taken_back(match: KitchenMatch) -> None:
    put(match, 0)
    put(match, 1)
    match.undo(Seat(0))
    assert [entry.seat for entry in match.history if entry.action == UNDO] == [0]
    assert record_of(match, []).lines[-1].action == "undo"
