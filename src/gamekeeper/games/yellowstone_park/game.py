"""The game class: core's contract, answered by the modules of this package."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, u8

from gamekeeper.core.events import Event, Sink
from gamekeeper.core.game import places
from gamekeeper.core.ids import Action, Element, Seat
from gamekeeper.core.observation import Observation
from gamekeeper.core.rng import Rng
from gamekeeper.core.texts import Estimate, Phrase
from gamekeeper.core.zone_game import ZoneGame
from gamekeeper.games.yellowstone_park import (
    actions,
    catalogue,
    check,
    estimate,
    features,
    rules,
    setup,
    tells,
    urge,
    view,
)
from gamekeeper.games.yellowstone_park.components import COLOUR_NAMES, Card, Components, colour_of
from gamekeeper.games.yellowstone_park.fields import ParkState
from gamekeeper.games.yellowstone_park.places import MALUS
from gamekeeper.games.yellowstone_park.scoring import ENDINGS
from gamekeeper.games.yellowstone_park.setting import INFO, Setting, check_box, with_box

DECISIONS_PER_TURN: Final[i64] = 3  # two cards and one choice of source or refill
HORIZON: Final[i64] = 12  # a round and a bit: as good as 40, and twice as fast
BUDGETS: Final = {"easy": 8, "medium": 200, "hard": 10_000, "expert": 60_000}  # simulations of a level


class YellowstonePark(ZoneGame[ParkState]):
    """Yellowstone Park for one table size, one set of options and one box."""

    def __init__(self, seats: int, options: Mapping[str, object], box: Components) -> None:
        super().__init__(INFO, seats, with_box(options, box))
        check_box(box, self.seats)
        self.setting = Setting(self.seats, self.options, box)
        self.lay(self.setting.zones, rules.items(self.setting), actions.CODES, catalogue.things(self.setting))
        self.horizon = HORIZON
        self.feature_names = features.NAMES
        self.budgets = dict(BUDGETS)
        self.ear = tells.Ear(self.setting)
        self.decision_bound = self.setting.turn_cap * DECISIONS_PER_TURN

    def setup(self, seed: bytes, sink: Sink | None = None) -> ParkState:
        return self.begun(setup.setup(self.setting, seed, sink))

    def imagine(self, s: ParkState, seat: Seat, rng: Rng) -> ParkState:
        """As likely as what others laid makes it; the copy listens to no more of it (tells.py)."""
        if len(s.laid) == 0:
            return self.redeal(s, seat, rng)
        twin = s.copy()
        twin.laid = vec[u8]()
        twin.rng = rng.fork()
        zones = self.setting.zones
        spots = zones.dealt(s, i64(seat), rng)
        self.ear.weigh(s, i64(seat), spots, rng)
        zones.lay_again(twin, spots)
        return twin

    def urges(self, s: ParkState, seat: Seat, codes: vec[i64]) -> vec[i64]:
        return urge.urges(self.setting, s, codes)

    def features(self, s: ParkState, seat: Seat) -> vec[i64]:
        return features.features(self.setting, s, i64(seat))

    def pointed(self, s: ParkState, seat: Seat, elements: Sequence[Element]) -> Phrase | None:
        """A card and a space, or a pile."""
        lays = self.codes.is_answer(actions.LAY, self.question_of(s, seat).key)
        misplaced, code = actions.misplaced(elements) if lays else None, actions.pointed(elements, lays)
        return self.why_not(s, seat, Action(code)) if misplaced is None and code >= 0 else misplaced

    def scores(self, s: ParkState) -> list[int]:
        """The markers: low is good (Y1.3)."""
        return [int(marker) for marker in s.markers]

    def ranking(self, s: ParkState) -> list[int]:
        """The lowest marker wins; all tied for lowest win together (Y7.4)."""
        return places(self.scores(s))

    def outcome(self, s: ParkState) -> str:
        return ENDINGS[s.ending]

    def observe(self, s: ParkState, seat: Seat, out: Observation) -> None:
        super().observe(s, seat, out)
        s.observe(out, self.seats)

    def load(self, data: bytes) -> ParkState:
        s = ParkState()
        s.load(data, self.seats)
        check.check(self.setting, s)
        s.game = self
        return s

    def view(self, s: ParkState, reader: Seat) -> Mapping[str, object]:
        return view.view(s, reader)

    def inventory(self, s: ParkState) -> dict[str, list[int]]:
        """Where all cards are (Y1.2)."""
        inside = super().inventory(s)
        del inside["away"]
        return inside

    def box(self) -> list[int]:
        return [int(card) for card in self.setting.box.cards]

    def row_of(self, element: Element) -> str:
        """Cards are rows by colour."""
        kind, _, number = element.partition(":")
        return f"colours:{COLOUR_NAMES[colour_of(Card(i64(int(number))))]}" if kind == "card" else ""

    def rows_used(self, event: Event) -> list[str]:
        """A colour is made use of by laying it."""
        return [self.row_of(str(event.params["card"]))] if event.key == "lay" else []

    def catalogue(self) -> Mapping[str, object]:
        """The cards, the board and the score track."""
        return catalogue.catalogue(self.setting)

    def worth(self, s: ParkState, seat: Seat) -> i64:
        return estimate.worth(self.setting, s, seat)

    def estimate(self, s: ParkState, seat: Seat) -> Estimate:
        t = self.setting
        parts = {"markers": estimate.markers(t, s, seat), "malus": estimate.malus(t, s, seat)}
        parts.update({"hand-fit": estimate.hand_fit(t, s, seat), "board-danger": estimate.board_danger(t, s, seat)})
        return Estimate({part: int(worth) for part, worth in parts.items()})

    def counts(self, s: ParkState, seat: Seat) -> dict[str, int]:
        """Malus cards and marker."""
        return {"malus": int(s.count(MALUS + i64(seat))), "markers": int(s.markers[i64(seat)])}

    def facts(self, s: ParkState, seat: Seat) -> dict[str, bool]:
        """Whom the marker stays below, whether it stays in the lower half, and a last scoring that costs nothing."""
        marker, pile = i64(s.markers[i64(seat)]), s.count(MALUS + i64(seat))
        return {**self.outdone(s, seat), "low": marker * 2 <= self.setting.end_score, "clean": pile == 0}
