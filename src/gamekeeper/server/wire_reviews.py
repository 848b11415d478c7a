"""What goes over the wire when a match that is over is looked at again."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec

from gamekeeper.server.wire import Count, Level, Option, Reasons


class Moment(msgspec.Struct, frozen=True):
    """After `number` rows: each seat's chance to win, in percent; or the points it comes to."""

    number: int
    chances: list[int]


class Costly(msgspec.Struct, frozen=True):
    """The decision after `number` rows, and the answer that brings `count` more, with its reasons."""

    number: int
    taken: Option
    better: Option
    count: int
    reasons: Reasons


class Stroke(msgspec.Struct, frozen=True):
    """What came to light in the decision after `number` rows gave so many, or took them (below 0)."""

    number: int
    count: int


class Review(msgspec.Struct, frozen=True):
    """Who was ahead when, what cost one seat most, what luck did to it. The last moment is the end.

    Counts are matches won in a hundred, or points alone in a game that is hardly ever won at first sight.
    """

    seat: int
    measure: Literal["wins", "points"]
    moments: list[Moment]
    costly: list[Costly]
    luck: list[Stroke]


class ReviewState(msgspec.Struct, frozen=True):
    """How much of a review is done, in percent, and what there is of it; at 100 that is all."""

    done: int
    review: Review | None


class BranchBody(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Play on after `at` rows of a match that is over, on this seat, with bots of one level on the others."""

    at: Count
    seat: Count
    level: Level = "medium"
    name: Annotated[str, msgspec.Meta(max_length=200)] = ""
