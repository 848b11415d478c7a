"""Who is told that somebody owes a decision: notices listen here.

A listener is called in the server's loop, once what is told of is stored, and must come back at once; it starts a task
for what takes longer. One that fails is logged and keeps nobody from playing.
"""

from __future__ import annotations

from collections.abc import Callable

import msgspec
import structlog

log = structlog.get_logger()


class Owed(msgspec.Struct, frozen=True, kw_only=True):
    """A guest owes a decision at a table since `since`; times are seconds since 1970.

    `due` is when their time runs out, null without a clock. `is_slow`: the table is played by the week.
    """

    code: str
    game: str
    seat: int
    guest: str
    since: float
    due: float | None
    is_slow: bool


Listener = Callable[[Owed], None]


class Owing:
    """Those who listen: `began`, when a person comes to owe a decision; `nearly`, by the week, before time is up.

    Whoever is told that something began looks again before saying so late: it may be decided, or taken back, by then.
    """

    def __init__(self) -> None:
        self.began: list[Listener] = []
        self.nearly: list[Listener] = []


def tell(listeners: list[Listener], owed: Owed) -> None:
    """Tell all of them."""
    for listener in listeners:
        try:
            listener(owed)
        except Exception:
            log.exception("a listener failed")
