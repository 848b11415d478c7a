"""Changes of JSON values, against another implementation of JSON Patch, and the changes that come with events."""

from __future__ import annotations

import copy
import json
from typing import Any

import jsonpatch
import pytest
from hypothesis import given
from hypothesis import strategies as st

from gamekeeper.core.changes import Change, apply, make
from gamekeeper.core.ids import SPECTATOR, Action, Seat
from gamekeeper.core.match import UNDO, Match
from gamekeeper.core.rng import seed_bytes
from toys.sealed_bids import SealedBids

KEYS = st.text("ab/~01", max_size=3)
SCALARS = st.none() | st.booleans() | st.integers(-2, 2) | st.text("ab", max_size=2)
VALUES: st.SearchStrategy[Any] = st.recursive(
    SCALARS, lambda inner: st.lists(inner, max_size=3) | st.dictionaries(KEYS, inner, max_size=4), max_leaves=12
)


def written(value: object) -> str:
    """A value as JSON, so that 1 and true are two things; in objects, order is nothing."""
    return json.dumps(value, sort_keys=True)


@given(VALUES, VALUES)
def test_changes_lead_from_one_value_to_another_for_us_and_for_others(old: Any, new: Any) -> None:
    before = written(old)
    changes = make(old, new)
    assert written(apply(old, changes)) == written(new)
    assert written(jsonpatch.apply_patch(copy.deepcopy(old), changes)) == written(new)
    assert written(old) == before


@given(VALUES)
def test_nothing_changes_where_nothing_changed(value: Any) -> None:
    assert make(value, copy.deepcopy(value)) == []


@pytest.mark.parametrize(
    ("old", "new", "changes"),
    [
        (None, {"a": 1}, [{"op": "replace", "path": "", "value": {"a": 1}}]),
        ({"a": 1}, {"a": True}, [{"op": "replace", "path": "/a", "value": True}]),
        ({"a": [1, 2]}, {"a": [1, 3]}, [{"op": "replace", "path": "/a/1", "value": 3}]),
        ({"a": [1, 2]}, {"a": [1]}, [{"op": "replace", "path": "/a", "value": [1]}]),
        ({"a": 1}, {"b/c": 1}, [{"op": "remove", "path": "/a"}, {"op": "add", "path": "/b~1c", "value": 1}]),
        ({"~1": {"": 1}}, {"~1": {"": 2}}, [{"op": "replace", "path": "/~01/", "value": 2}]),
    ],
)
def test_how_changes_are_written(old: object, new: object, changes: list[Change]) -> None:
    assert make(old, new) == changes


def test_a_change_comes_with_the_first_event_its_reader_may_know_and_undo_leads_back() -> None:
    match = Match(SealedBids(), seed_bytes(1))
    match.tell([SPECTATOR, Seat(0), Seat(1)])
    before = dict(match.views)
    step = match.attempt(Seat(0), Action(match.game.legal(match.state, Seat(0))[0]))
    assert match.views == before
    assert match.history == []
    assert [event.key for event in step.events] == ["commit", "committed"]
    assert [event.changes[SPECTATOR] for event in step.events if SPECTATOR in event.changes] == [[]]
    assert set(step.events[1].changes) == {Seat(0)}
    assert step.rest[SPECTATOR] == [{"op": "replace", "path": "/committed", "value": [0]}]
    match.adopt(step)
    undone = match.attempt(Seat(0), UNDO)
    assert undone.rest == {}
    for reader, changes in undone.events[0].changes.items():
        assert apply(match.views[reader], changes) == before[reader]


def test_whoever_is_not_told_costs_nothing() -> None:
    match = Match(SealedBids(), seed_bytes(1))
    match.game.view = None  # type: ignore[assignment, method-assign]
    match.play(Seat(0), Action(match.game.legal(match.state, Seat(0))[0]))
    assert all(event.changes == {} for event in match.sink.events)
