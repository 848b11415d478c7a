"""What goes over the wire about time: a table's pace, what is left of it, and days off."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec

Late = Literal["bot", "forfeit"]


class Pace(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How long people may take; all times in seconds.

    ``bank``: `seconds` for the whole match, and `increment` more for each move but the first. ``move``: `seconds` for
    each move. ``days``: the same by the week, in whole days; days off do not count. A move is all a seat decides until
    others have the say. When somebody's time has run out a bot plays on; with `late` ``bot`` they may take the seat
    back, with ``forfeit`` they may not.
    """

    kind: Literal["bank", "move", "days"]
    seconds: int
    increment: int = 0
    late: Late = "bot"


class SeatClock(msgspec.Struct, frozen=True):
    """A person's clock: seconds that were left at the table's `now`. It `runs` while something is asked of the seat.

    `off_until`: it stands still until then, since its person has days off.
    """

    left: float
    runs: bool
    off_until: float | None


class TableClock(msgspec.Struct, frozen=True):
    """The clocks of a table by seat, null where no person plays."""

    pace: Pace
    seats: list[SeatClock | None]


class DaysOff(msgspec.Struct, frozen=True):
    """Somebody's days off, in seconds since 1970: in games by the week their clocks stand still."""

    id: str
    begins: float
    ends: float


class DaysOffBody(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Days off to come, in seconds since 1970. What has begun already begins now."""

    begins: Annotated[float, msgspec.Meta(ge=0)]
    ends: Annotated[float, msgspec.Meta(ge=0)]


class MyDaysOff(msgspec.Struct, frozen=True):
    """Your days off, those of the last year too; `left` is how many seconds you may still have from now on.

    `most` is how many there are in any 365 days.
    """

    spans: list[DaysOff]
    left: float
    most: float
