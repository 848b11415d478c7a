"""Games written as questions and steps whose cards lie in zones: what follows from that for all of them."""

from __future__ import annotations

from mypy_extensions import i64, mypyc_attr

from gamekeeper.core.agenda import AgendaGame, Item, Sealed
from gamekeeper.core.codec import demand, within
from gamekeeper.core.codes import Codes, Things
from gamekeeper.core.corner import ARGUMENT_SHIFT, IN_CORNER, KIND, SEAT_SHIFT, SEVERAL
from gamekeeper.core.ids import Seat
from gamekeeper.core.observation import Observation
from gamekeeper.core.rng import Rng
from gamekeeper.core.state import OWES
from gamekeeper.core.zone_table import Z
from gamekeeper.core.zones import Zones


@mypyc_attr(allow_interpreted_subclasses=True)
class ZoneGame(AgendaGame[Z]):
    """A game whose constructor ends with `lay`; its positions copy and save themselves (tools/fields.py)."""

    zones: Zones[Z]

    def lay(self, zones: Zones[Z], items: list[Item[Z]], codes: Codes, things: Things) -> None:
        """What it is made of: where cards lie, what can stand on the agenda, the answers, what is on the table."""
        self.zones = zones
        self.list_items(items)
        self.declare(codes, things)

    def begun(self, s: Z) -> Z:
        """A position that was set up, worked until somebody has to decide."""
        s.game = self
        self.go_on(s)
        return s

    def copy(self, s: Z) -> Z:
        """As the position does it."""
        twin: Z = s.copy()
        return twin

    def save(self, s: Z) -> bytes:
        """As the position does it."""
        return s.save()

    def redeal(self, s: Z, seat: Seat, rng: Rng) -> Z:
        """A copy with the zones dealt again."""
        twin: Z = s.copy()
        self.zones.redeal(s, twin, seat, rng)
        return twin

    def observe(self, s: Z, seat: Seat, out: Observation) -> None:
        """The contract's numbers and the zones'; a game adds what its fields tell."""
        super().observe(s, seat, out)
        self.zones.observe(s, out)

    def inventory(self, s: Z) -> dict[str, list[int]]:
        """Where all cards are."""
        return self.zones.inventory(s)

    def box(self) -> list[int]:
        """All cards."""
        return list(range(self.zones.cards))

    def check_agenda(self, s: Z, is_over: bool, has_corners: bool = False) -> None:
        """BadSave unless what is still to come in a loaded position is of this game.

        Hidden answers are of a question that is put to several.
        """
        demand((len(s.questions) == 0) == is_over, "an agenda that does not fit the end")
        together = False
        for packed in s.questions:
            kind, seat = packed & KIND, (packed >> SEAT_SHIFT) & SEVERAL
            within(kind, 0, self.questions - 1, "an item of kind")
            demand(packed >> ARGUMENT_SHIFT >= 0, "an argument below 0")
            if seat == SEVERAL:
                demand(isinstance(self.items[kind], Sealed), "a question for several seats")
                together = True
            else:
                within(seat & (IN_CORNER - 1) if has_corners else seat, 0, self.seats - 1, "an item for seat")
        demand(i64(len(s.commitments)) == (self.seats if together else 0), "hidden answers")
        for answer in s.commitments:
            within(answer, OWES, self.action_count - 1, "a hidden answer")
