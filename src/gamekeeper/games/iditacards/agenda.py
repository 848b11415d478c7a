"""What can stand on the agenda, by number, and what the questions share."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from gamekeeper.core.agenda import Step
from gamekeeper.core.ids import EVERYONE, Params
from gamekeeper.core.picks import Pick
from gamekeeper.games.iditacards.fields import SledState
from gamekeeper.games.iditacards.places import HAND
from gamekeeper.games.iditacards.setting import Setting

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


class SledStep(Step[SledState]):
    """What happens by itself."""

    def __init__(self, t: Setting) -> None:
        self.t = t


class SledQuestion(Pick[SledState]):
    """What the questions share: codes are kinds of card, and what `setting` says behind them."""

    def __init__(self, t: Setting, key: str, rule: str, zone: i64 = HAND) -> None:
        super().__init__(t.zones, t.codes, key, rule, zone)
        self.t = t


def unwind(s: SledState) -> None:
    """The turn ends at once: what stands before its end comes no more (I3.4, I4.4)."""
    while s.kind() != END_TURN:
        s.answered()


def tell(s: SledState, key: str, seat: i64, card: i64 = -1, count: i64 = -1) -> None:
    """Say to all what a player does or meets, with a card and a number where they are given."""
    if s.sink is not None:
        told: Params = {"seat": f"seat:{seat}"}
        if card >= 0:
            told["card"] = f"card:{card}"
        if count >= 0:
            told["count"] = int(count)
        s.sink.emit(EVERYONE, key, told)
