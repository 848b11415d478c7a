"""How clocks run: from a position's seats, what was left, and the time. No wall clock and no database is in here.

Times are seconds of `Uptime`, which stands still while the server is down. A move is all a seat decides until others
have the say; what it gives is given when it begins, and only to who has decided since the last one: taking back and
deciding again gains nobody time.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from typing import Final, NamedTuple, TypeVar

import msgspec
from msgspec.structs import replace

from gamekeeper.core.errors import BadSetup
from gamekeeper.server.wire_clocks import Pace

Value = TypeVar("Value")

DAY: Final = 86_400
BOUNDS: Final = {"bank": (60, 4 * 3600), "move": (10, 3600), "days": (DAY, 14 * DAY)}  # seconds
MOST_INCREMENT: Final = 600
COMEBACK: Final = 0.1  # of the pace's seconds: what who takes a seat back has at least
LEAST_COMEBACK: Final = 30.0
WARN_SHARE, WARN_MOST = 0.25, DAY / 2  # of a pace by the week: how early who is to move is reminded
BOTS_PATIENCE: Final = 60.0  # seconds after which a table is looked at whose bots still owe a decision


class Span(NamedTuple):
    """A time that does not count."""

    begins: float
    ends: float


Off = Mapping[int, Sequence[Span]]  # by seat, in order and apart from each other


class Clock(msgspec.Struct, frozen=True, kw_only=True):
    """The clocks of a table, by seat: what was `left` at `since`; they stand where `since` is null.

    `earned`: the seat has decided since it was last given time. `warned`: its person was reminded of this move.
    `due` is when somebody should look at the table, null for never.
    """

    left: list[float]
    since: list[float | None]
    earned: list[bool]
    warned: list[bool]
    due: float | None = None


def check_pace(pace: Pace) -> None:
    """BadSetup for a pace that nobody can play at."""
    low, high = BOUNDS[pace.kind]
    if not low <= pace.seconds <= high:
        raise BadSetup("pace.seconds", pace.seconds, f"{low} to {high} for {pace.kind}")
    if pace.kind == "days" and pace.seconds % DAY:
        raise BadSetup("pace.seconds", pace.seconds, f"whole days of {DAY} seconds")
    most = MOST_INCREMENT if pace.kind == "bank" else 0
    if not 0 <= pace.increment <= most:
        raise BadSetup("pace.increment", pace.increment, f"0 to {most} for {pace.kind}")


def of(pace: Pace | None, seats: int) -> Clock | None:
    """The clocks before the match, of a table that has any."""
    if pace is None:
        return None
    return Clock(
        left=[float(pace.seconds)] * seats, since=[None] * seats, earned=[False] * seats, warned=[False] * seats
    )


def left_at(clock: Clock, seat: int, now: float, off: Off) -> float:
    """The seconds a seat has, 0.0 when they have run out."""
    since = clock.since[seat]
    if since is None:
        return clock.left[seat]  # `now` may be before `since`: time was given to everybody after a start
    counted = now - since - sum(max(0.0, min(now, ends) - max(since, begins)) for begins, ends in off.get(seat, ()))
    return max(0.0, clock.left[seat] - counted)


def deadline(clock: Clock, seat: int, off: Off, early: float = 0.0) -> float | None:
    """When a seat's time runs out, or when only `early` seconds are left; None while its clock stands."""
    since = clock.since[seat]
    if since is None:
        return None
    end = since + max(0.0, clock.left[seat] - early)
    for span in off.get(seat, ()):
        if span.ends > since and span.begins < end:
            end += span.ends - max(since, span.begins)
    return end


def stopped(clock: Clock, now: float, off: Off) -> Clock:
    """The same clocks, all standing."""
    left = [left_at(clock, seat, now, off) for seat in range(len(clock.left))]
    return replace(clock, left=left, since=[None] * len(left))


def running(clock: Clock, seats: Collection[int], now: float, off: Off) -> Clock:
    """The clocks of `seats` run from now on, all others stand."""
    found = stopped(clock, now, off)
    return replace(found, since=[now if seat in seats else None for seat in range(len(found.left))])


def given(pace: Pace, clock: Clock, seat: int) -> Clock:
    """A move of a seat begins: time for it, if the seat has decided since it was last given any."""
    if not clock.earned[seat]:
        return clock
    more = clock.left[seat] + pace.increment if pace.kind == "bank" else float(pace.seconds)
    return replace(
        clock,
        left=put(clock.left, seat, more),
        earned=put(clock.earned, seat, False),
        warned=put(clock.warned, seat, False),
    )


def moved(
    pace: Pace,
    clock: Clock,
    seat: int,
    is_undo: bool,
    before: Collection[int],
    after: Collection[int],
    people: Collection[int],
) -> Clock:
    """After a decision of `seat`, with whoever owed one before and owes one after it; all clocks stand."""
    clock = replace(clock, earned=put(clock.earned, seat, not is_undo))
    others = {*after} - {*before, seat}
    for one in {*after} & {*people}:
        if one not in before or (one == seat and others):
            clock = given(pace, clock, one)
    return clock


def come_back(pace: Pace, clock: Clock, seat: int) -> Clock:
    """Somebody takes a seat back: a new move's time where the bot has moved, and at least a bit in any case."""
    clock = given(pace, clock, seat)
    least = min(float(pace.seconds), max(LEAST_COMEBACK, COMEBACK * pace.seconds))
    return replace(clock, left=put(clock.left, seat, max(least, clock.left[seat])))


def reminder(pace: Pace) -> float:
    """How many seconds before the end who is to move is reminded, 0.0 for never."""
    return min(WARN_MOST, WARN_SHARE * pace.seconds) if pace.kind == "days" else 0.0


def scheduled(pace: Pace, clock: Clock, now: float, off: Off, *, bots_owe: bool) -> Clock:
    """The clocks with the moment when somebody should look at them."""
    moments = [now + BOTS_PATIENCE] if bots_owe else []
    for seat, warned in enumerate(clock.warned):
        end = deadline(clock, seat, off, 0.0 if warned else reminder(pace))
        if end is not None:
            moments.append(end)
    return replace(clock, due=min(moments, default=None))


def put(values: list[Value], at: int, value: Value) -> list[Value]:
    """The list with another value at one place."""
    return [value if index == at else old for index, old in enumerate(values)]
