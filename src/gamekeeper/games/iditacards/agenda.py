"""What can stand on the agenda, by number: the order of `items` in game.py."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

# chapter 2
END_TURN: Final[i64] = 0
TURN: Final[i64] = 1
# chapters 3 and 4
ENERGY: Final[i64] = 2
PAID: Final[i64] = 3
DONE: Final[i64] = 4
EFFECT: Final[i64] = 5
# chapter 5
JOIN: Final[i64] = 6
DAYS: Final[i64] = 7
DAY: Final[i64] = 8
ROLL: Final[i64] = 9
LEG_DAY: Final[i64] = 10
# chapter 7
LEGENDARY: Final[i64] = 11
DRAW: Final[i64] = 12
# chapter 9
KILL: Final[i64] = 13  # as the next two in the order of their words
KILL_FAKE: Final[i64] = 14
KILL_LADEN: Final[i64] = 15
LIMIT: Final[i64] = 16
ATTACH: Final[i64] = 17
# chapter 10
ATOM: Final[i64] = 18
DESTROY: Final[i64] = 19
DESTROY_HELD: Final[i64] = 20
RECOVER: Final[i64] = 21
KEEP: Final[i64] = 22
KEEP_RECOVERED: Final[i64] = 23
FILL: Final[i64] = 24
TAKE: Final[i64] = 25
