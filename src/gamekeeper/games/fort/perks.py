"""The perks (F10): their numbers, by their places in texts.PERKS, who has one, and using one up."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from gamekeeper.core.ids import EVERYONE
from gamekeeper.games.fort import places
from gamekeeper.games.fort.setting import Setting
from gamekeeper.games.fort.state import FortState
from gamekeeper.games.fort.texts import PERKS

BIRTHDAY_PARTY: Final[i64] = 0
BRIBE: Final[i64] = 1
COPY_CAT: Final[i64] = 2
STICKY_FINGERS: Final[i64] = 3
XXL_BACKPACK: Final[i64] = 4
DIY: Final[i64] = 5
DO_OVER: Final[i64] = 6
RECYCLING: Final[i64] = 7
ROUGH_HOUSING: Final[i64] = 8


def use_up(t: Setting, s: FortState, seat: i64, perk: i64) -> None:
    """A perk that can be used once goes to the box."""
    t.zones.move(s, t.zones.first_perk + perk, places.AWAY)
    if s.sink is not None:
        s.sink.emit(EVERYONE, "perk-used", {"seat": f"seat:{seat}", "perk": PERKS[perk]})


def can_recycle(t: Setting, s: FortState, seat: i64) -> bool:
    """Whether Recycling can be used."""
    if not s.has_perk(seat, RECYCLING):
        return False
    return s.count(places.DISCARD + seat) > 0 and s.count(places.HAND + seat) <= t.numbers.hand
