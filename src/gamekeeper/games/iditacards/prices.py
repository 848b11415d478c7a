"""What cards cost (I3.2), a table for each state a player can be in that changes it."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from gamekeeper.games.iditacards.components import ALL_ENERGY, COSTS, ENERGY, FOOD, PERSONAL, RISK, Components

# such a state in one number: how much less each of the COSTS is, hypothermia and starvation, which of them are free
LESS: Final[i64] = 14  # bits of each
LEVELS: Final[i64] = COSTS * LESS
LEVEL: Final[i64] = 8
FREE: Final[i64] = LEVELS + 2 * LEVEL - 1  # from bit 1 on, as in `conditions`


class Prices:
    """I3.2 What cards cost: energy in cards ("all" is the whole hand besides), health, risk; eased (I3.3).

    Sleeping Bag and Daylight Savings set theirs to 0 outright (I14). Risk has no condition; it is fixed when the other
    costs are paid. 0 if 0 is printed.
    """

    def __init__(self, box: Components, state: i64) -> None:
        self.types = box.type
        self.state = state
        self.costs: vec[i64] = vec[i64](  # [kind * COSTS + cost]
            [self.price(printed, i64(at) // COSTS, i64(at) % COSTS) for at, printed in enumerate(box.costs)]
        )

    def price(self, printed: i64, kind: i64, which: i64) -> i64:
        """What comes of what is printed."""
        if printed == 0 or self.state >> FREE + 1 + which & 1 == 1:
            return 0
        if printed == ALL_ENERGY:
            return printed
        left = printed - (self.state >> which * LESS & (1 << LESS) - 1)
        return (left if left > 0 else i64(0)) + (i64(0) if which == RISK else self.eased(kind, which))

    def eased(self, kind: i64, which: i64) -> i64:
        """I3.3 A condition once a card is played: food eases starvation, a personal card hypothermia, by 1."""
        level = self.state >> LEVELS + which * LEVEL & (1 << LEVEL) - 1
        return level - 1 if level > 0 and self.types[kind] == (PERSONAL if which == ENERGY else FOOD) else level

    def of(self, kind: i64, which: i64) -> i64:
        """One of the costs of a kind of card."""
        return self.costs[kind * COSTS + which]
