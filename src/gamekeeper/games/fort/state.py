"""What a position of Fort can say of itself; its fields are in fields.txt."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64, mypyc_attr, u8

from gamekeeper.core.ids import EVERYONE
from gamekeeper.games.fort.fields import FortFields
from gamekeeper.games.fort.places import PERK, PERK_COUNT
from gamekeeper.games.fort.texts import PHASES

# phases of a turn (F3), by their place in texts.PHASES
PHASE_PLAY: Final[i64] = 1
PHASE_FOLLOW: Final[i64] = 2
PHASE_RECRUIT: Final[i64] = 3
PHASE_OVER: Final[i64] = 4


@mypyc_attr(acyclic=True)
class FortState(FortFields):
    """A position of Fort."""

    def copy(self) -> FortState:
        """An independent copy, without a sink."""
        twin = FortState()
        self.copy_fields(twin)
        return twin

    def know(self, card: i64, known: i64) -> None:
        """Change what is known of a card beyond where it lies, as bits of places.py."""
        if i64(self.known[card]) != known:
            self.part()
            self.known[card] = u8(known)

    def set_phase(self, phase: i64) -> None:
        """The turn comes to another phase (F3)."""
        if self.phase != phase:
            self.phase = phase
            if self.sink is not None:
                self.sink.emit(EVERYONE, "phase", {"phase": PHASES[phase]})

    def has_perk(self, seat: i64, perk: i64) -> bool:
        """Whether a seat has a perk."""
        return i64(self.place[i64(len(self.place)) - PERK_COUNT + perk]) == PERK + seat
