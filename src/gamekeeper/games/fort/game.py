"""The game class: core's contract, answered by the modules of this package."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from gamekeeper.core.events import Event, Sink
from gamekeeper.core.ids import Action, Element, Seat
from gamekeeper.core.observation import Observation
from gamekeeper.core.rng import Rng
from gamekeeper.core.texts import Estimate, Phrase
from gamekeeper.core.zone_game import ZoneGame
from gamekeeper.games.fort import (
    agenda,
    catalogue,
    check,
    ending,
    estimate,
    features,
    questions,
    redeal,
    setup,
    sources,
    urge,
    view,
)
from gamekeeper.games.fort.bound import bound_of
from gamekeeper.games.fort.components import Components
from gamekeeper.games.fort.setting import INFO, Setting
from gamekeeper.games.fort.state import FortState
from gamekeeper.games.fort.texts import ENDINGS

HORIZON: Final[i64] = 20  # the better part of a round
BUDGETS: Final = {"easy": 5, "medium": 30, "hard": 1_000, "expert": 4_000}  # simulations of a level
MACARONI: Final = 1000  # the number of the sculpture in the inventory


class Fort(ZoneGame[FortState]):
    """Fort for one table size, one set of options and one pack."""

    def __init__(self, seats: int, options: Mapping[str, object], components: Components) -> None:
        super().__init__(INFO, seats, options)
        self.setting = Setting(self, components)
        t = self.setting
        self.lay(t.zones, agenda.items(t), t.codes, catalogue.things(t))
        self.decision_bound = i64(bound_of(components, int(self.seats), int(t.turn_cap), is_drafted=t.draft))
        self.horizon = HORIZON
        self.budgets = dict(BUDGETS)
        self.feature_names = features.NAMES

    def setup(self, seed: bytes, sink: Sink | None = None) -> FortState:
        return self.begun(setup.setup(self.setting, seed, sink))

    def urges(self, s: FortState, seat: Seat, codes: vec[i64]) -> vec[i64]:
        return urge.urges(self.setting, s, i64(seat), codes)

    def features(self, s: FortState, seat: Seat) -> vec[i64]:
        return features.features(self.setting, s, i64(seat))

    def occasion(self, s: FortState, seat: Seat) -> str:
        """The draft, or somebody else's turn: to follow (F5), or to house roughly instead (F10.9)."""
        if s.draft_round > 0:
            return "draft"
        if seat == s.turn_seat:
            return ""
        return "rough" if s.kind() == questions.ASK_ROUGH else "follow"

    def is_midway(self, s: FortState, seat: Seat) -> bool:
        """A card with its actions, up to somebody else's answer, is one decision."""
        return True

    def pointed(self, s: FortState, seat: Seat, elements: Sequence[Element]) -> Phrase | None:
        """The last one counts."""
        code = sources.code_at(self.setting, s, i64(seat), elements[-1])
        return self.why_not(s, seat, Action(code)) if code >= 0 else None

    def scores(self, s: FortState) -> list[int]:
        """Points: the made-up rules count once they are shown (F8.2)."""
        return ending.scores(self.setting, s)

    def tally(self, s: FortState) -> Mapping[str, list[int]]:
        """Track, fort, made-up rule, sculpture (F8.2)."""
        return ending.tally(self.setting, s)

    def ranking(self, s: FortState) -> list[int]:
        """Most points, then the higher fort level (F8.2)."""
        return ending.ranking(self.setting, s)

    def outcome(self, s: FortState) -> str:
        return ENDINGS[s.ending]

    def redeal(self, s: FortState, seat: Seat, rng: Rng) -> FortState:
        return redeal.redeal(self.setting, s, seat, rng)

    def observe(self, s: FortState, seat: Seat, out: Observation) -> None:
        super().observe(s, seat, out)
        s.observe(out, self.seats, self.setting.zones.cards, self.setting.box)

    def load(self, data: bytes) -> FortState:
        s = FortState()
        s.load(data, self.seats, self.setting.zones.cards, self.setting.box)
        check.check(self.setting, s)
        s.game = self
        return s

    def view(self, s: FortState, reader: Seat) -> Mapping[str, object]:
        return view.view(self.setting, s, reader)

    def row_of(self, element: Element) -> str:
        return catalogue.row_of(self.setting, element)

    def rows_used(self, event: Event) -> list[str]:
        """The card played."""
        return [self.row_of(str(event.params["card"]))] if event.key == "play" else []

    def catalogue(self) -> Mapping[str, object]:
        """The rows of the pack for whoever draws the cards."""
        return catalogue.catalogue(self.setting.box)

    def inventory(self, s: FortState) -> dict[str, list[int]]:
        """Where all cards, made-up rules, perks and the sculpture are."""
        result = super().inventory(s)
        result[f"macaroni:{s.macaroni}"] = [MACARONI]
        return result

    def box(self) -> list[int]:
        return [*range(self.setting.zones.cards), MACARONI]

    def turn_order(self, s: FortState) -> list[int]:
        """F2.1 Also where all choose at once before the first turn."""
        return [(int(s.start_seat) + place) % self.seats for place in range(self.seats)]

    def worth(self, s: FortState, seat: Seat) -> i64:
        return estimate.worth(self.setting, s, i64(seat))

    def estimate(self, s: FortState, seat: Seat) -> Estimate:
        return Estimate(estimate.parts(self.setting, s, i64(seat)))

    def counts(self, s: FortState, seat: Seat) -> dict[str, int]:
        """Track, fort, pizza and toys, lookout."""
        return estimate.counts(s, i64(seat))

    def facts(self, s: FortState, seat: Seat) -> dict[str, bool]:
        """Fort, sculpture, track and made-up rule."""
        return {**self.outdone(s, seat), **ending.facts(self.setting, s, i64(seat))}
