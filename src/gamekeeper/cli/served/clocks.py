"""The clocks of a served table in words."""

from __future__ import annotations

from typing import Final

from gamekeeper.server.wire_clocks import TableClock
from gamekeeper.words import page_words

MINUTE: Final = 60
HOUR: Final = 60 * MINUTE
DAY: Final = 24 * HOUR
UNITS: Final = (("days", DAY), ("hours", HOUR), ("minutes", MINUTE), ("seconds", 1))


def spelled(language: str, seconds: float) -> str:
    """So many seconds as the two largest units that are in them say it."""
    rest, parts = int(seconds), list[str]()
    for name, size in UNITS:
        count, rest = divmod(rest, size)
        if count or (parts == [] and size == 1):
            parts.append(page_words(language, f"web-clock-{name}", count=count))
        if len(parts) == 2:
            break
    return " ".join(parts)


def running(clock: TableClock | None) -> dict[int, float]:
    """The seconds of all whose clocks run, by seat."""
    seats = [] if clock is None else clock.seats
    return {seat: one.left for seat, one in enumerate(seats) if one is not None and one.runs and one.off_until is None}
