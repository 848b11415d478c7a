"""Playing, undoing, recording: the doors people, files and servers come through."""

from __future__ import annotations

import pytest

from gamekeeper.core.errors import BadRecord, IllegalAction, NothingToUndo, NotYourDecision
from gamekeeper.core.ids import EVERYONE, Action, Seat
from gamekeeper.core.match import UNDO, Match, standing
from gamekeeper.core.record import Line, record_of, replay, verify
from gamekeeper.core.rng import seed_bytes
from toys.sealed_bids import DRAW, BidState, SealedBids

BidMatch = Match[BidState]


@pytest.fixture
def match() -> BidMatch:
    return Match(SealedBids(), seed_bytes(1))


def bid(match: BidMatch, seat: int) -> int:
    """Seat commits its lowest card."""
    card = int(match.game.legal(match.state, Seat(seat))[0])
    match.play(Seat(seat), Action(card))
    return card


def finish(match: BidMatch) -> None:
    """Play lowest options to the end."""
    while not match.game.is_over(match.state):
        seat = match.game.decider(match.state)
        match.play(seat, Action(match.game.legal(match.state, seat)[0]))


def test_commitments_stay_hidden_until_all_are_in(match: BidMatch) -> None:
    card = bid(match, 1)
    assert match.game.deciders(match.state) == [0, 2]
    for reader in (-1, 0, 2):
        assert f"card:{card}" not in repr(match.sink.for_reader(Seat(reader))[-1:])
        assert match.game.view(match.state, Seat(reader))["mine"] == -1
    assert match.game.view(match.state, Seat(1))["mine"] == card


def test_a_seat_commits_once(match: BidMatch) -> None:
    bid(match, 1)
    with pytest.raises(NotYourDecision, match="seat 1 has nothing to decide: waiting for seat 0 or 2"):
        bid(match, 1) if match.state.owes(Seat(1)) else match.play(Seat(1), Action(0))


def test_illegal_actions_say_why_and_change_nothing(match: BidMatch) -> None:
    before = match.game.save(match.state)
    with pytest.raises(IllegalAction, match="illegal action draw: why-not-in-hand; legal now: c"):
        match.play(Seat(0), Action(DRAW))
    with pytest.raises(IllegalAction, match="illegal action 99: why-no-such-action"):
        match.play(Seat(0), Action(99))
    assert match.game.save(match.state) == before
    assert match.history == []


def test_a_commitment_can_be_taken_back_until_another_decides(match: BidMatch) -> None:
    before = match.game.save(match.state)
    bid(match, 0)
    events = match.undo(Seat(0))
    assert [event.key for event in events] == ["undone"]
    assert match.game.save(match.state) == before
    assert [entry.action == UNDO for entry in match.history] == [False, True]
    bid(match, 0)
    bid(match, 1)
    with pytest.raises(NothingToUndo, match="seat 0 cannot take back"):
        match.undo(Seat(0))


def test_undo_stops_where_something_came_to_light(match: BidMatch) -> None:
    for seat in range(3):
        bid(match, seat)
    with pytest.raises(NothingToUndo):
        match.undo(Seat(2))


def test_undone_events_do_not_stand(match: BidMatch) -> None:
    count = len(match.sink.events)
    bid(match, 0)
    match.undo(Seat(0))
    assert len(standing(match.sink.events)) == count
    assert match.sink.events[-1].audience == EVERYONE


def test_records_replay_to_any_line(match: BidMatch) -> None:
    finish(match)
    record = record_of(match, ["a", "b", "c"])
    assert record.result is not None
    assert record.result.scores == match.game.scores(match.state)
    assert match.game.save(verify(match.game, record).state) == match.game.save(match.state)
    assert len(replay(match.game, record, upto=2).history) == 2


def test_a_record_without_its_seed_is_refused(match: BidMatch) -> None:
    record = record_of(match, [])
    record.seed = None
    with pytest.raises(BadRecord, match="holds no seed"):
        replay(match.game, record)


def test_verify_names_what_does_not_hold(match: BidMatch) -> None:
    finish(match)
    record = record_of(match, [])
    record.seed = seed_bytes(2)
    with pytest.raises(BadRecord, match="the seed's hash is"):
        verify(match.game, record)
    record = record_of(match, [])
    record.lines[1] = Line(0, "pass")
    with pytest.raises(BadRecord, match="line 3: decision 2: seat 0 'pass'"):
        verify(match.game, record)
    record = record_of(match, [])
    assert record.result is not None
    record.result.scores[0] += 1
    with pytest.raises(BadRecord, match="claims outcome, scores and places"):
        verify(match.game, record)
    record = record_of(match, [])
    record.lines.pop()
    with pytest.raises(BadRecord, match="the match goes on"):
        verify(match.game, record)
    record = record_of(match, [])
    record.options["start_hand"] = 4
    with pytest.raises(BadRecord, match="record has options"):
        verify(match.game, record)
