"""The game class: core's contract, answered by the modules of this package."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, u8

from gamekeeper.core.events import Event, Sink
from gamekeeper.core.game import Game
from gamekeeper.core.ids import Action, Element, Seat
from gamekeeper.core.rng import Rng
from gamekeeper.core.texts import Estimate, Phrase, Prompt
from gamekeeper.games.fort import (
    actions,
    check,
    ending,
    estimate,
    follow_view,
    labels,
    prompts,
    reasons,
    redeal,
    rules,
    setup,
    state_file,
    view,
)
from gamekeeper.games.fort.cards import cards_at, place_element
from gamekeeper.games.fort.components import DEALT, Components
from gamekeeper.games.fort.setting import INFO, Setting
from gamekeeper.games.fort.state import PERK_COUNT, PERK_PLACE, PLACES, ROUND, RULE_COUNT, RULE_PLACE, FortState
from gamekeeper.games.fort.texts import ENDINGS
from gamekeeper.games.fort.view import FortView

DECISIONS_PER_TURN: Final[i64] = 400  # far more than the longest: two cards, and all others following both
HORIZON: Final[i64] = 20  # the better part of a round
FIRST_RULE: Final = 1000  # numbers of made-up rules, perks and the sculpture in the inventory
FIRST_PERK: Final = 1100
MACARONI: Final = 1200


class Fort(Game[FortState]):
    """Fort for one table size, one set of options and one pack."""

    def __init__(self, seats: int, options: Mapping[str, object], components: Components) -> None:
        super().__init__(INFO, seats, options)
        self.setting = Setting(self.seats, self.options, components)
        self.action_count = self.setting.action_count
        self.decision_bound = self.setting.turn_cap * DECISIONS_PER_TURN + DEALT * self.seats
        self.horizon = HORIZON

    def setup(self, seed: bytes, sink: Sink | None = None) -> FortState:
        s = setup.setup(self.setting, seed, sink)
        rules.go_on(self.setting, s)
        return s

    def legal(self, s: FortState, seat: Seat) -> vec[i64]:
        return rules.options(self.setting, s, i64(seat)) if s.owes(seat) else vec[i64]()

    def apply(self, s: FortState, seat: Seat, a: Action) -> None:
        rules.answer(self.setting, s, i64(seat), a)

    def reason(self, s: FortState, seat: Seat, a: Action) -> Phrase:
        return reasons.reason(self.setting, s, i64(seat), a)

    def scores(self, s: FortState) -> list[int]:
        """Points: the made-up rules count once they are shown (F8.2)."""
        return ending.scores(self.setting, s)

    def ranking(self, s: FortState) -> list[int]:
        """Most points, then the higher fort level (F8.2)."""
        return ending.ranking(self.setting, s)

    def outcome(self, s: FortState) -> str:
        return ENDINGS[s.ending]

    def copy(self, s: FortState) -> FortState:
        return s.copy()

    def redeal(self, s: FortState, seat: Seat, rng: Rng) -> FortState:
        return redeal.redeal(self.setting, s, seat, rng)

    def save(self, s: FortState) -> bytes:
        return state_file.save(s)

    def load(self, data: bytes) -> FortState:
        s = state_file.load(data, self.seats, self.setting.box.cards)
        check.check(self.setting, s)
        return s

    def view(self, s: FortState, reader: Seat) -> FortView:
        return view.view(self.setting, s, reader)

    def follow(self, known: Mapping[str, object] | None, event: Event) -> FortView:
        return follow_view.follow(self.setting, known, event)

    def show(self, s: FortState, a: Action) -> str:
        return actions.show(self.setting, a)

    def read(self, s: FortState, text: str) -> Action:
        return actions.read(self.setting, text)

    def prompt(self, s: FortState, seat: Seat) -> Prompt:
        return prompts.prompt(self.setting, s, i64(seat))

    def label(self, element: Element) -> Phrase:
        return labels.label(self.setting, element)

    def elements(self) -> list[Element]:
        return labels.elements(self.setting)

    def row_of(self, element: Element) -> str:
        return labels.row_of(self.setting, element)

    def rows_used(self, event: Event) -> list[str]:
        """The card played."""
        return [self.row_of(str(event.params["card"]))] if event.key == "play" else []

    def catalogue(self) -> Mapping[str, object]:
        """The rows of the pack for whoever draws the cards."""
        return self.setting.box.catalogue()

    def inventory(self, s: FortState) -> dict[str, list[int]]:
        """Where all cards, made-up rules, perks and the sculpture are (F1.3)."""
        result: dict[str, list[int]] = {}
        for place in range(PLACES):
            cards = cards_at(s, i64(place)) if place < ROUND or i64(place & 3) < self.seats else vec[u8]()
            if len(cards) > 0:
                name = place_element(i64(place))
                result[name] = result.get(name, []) + [int(card) for card in cards]
        for rule in range(RULE_COUNT):
            result.setdefault(f"rules:{s.extras[RULE_PLACE + rule]}", []).append(FIRST_RULE + rule)
        for perk in range(PERK_COUNT):
            result.setdefault(f"perks:{s.extras[PERK_PLACE + perk]}", []).append(FIRST_PERK + perk)
        result[f"macaroni:{s.macaroni}"] = [MACARONI]
        return result

    def box(self) -> list[int]:
        rules_and_perks = [FIRST_RULE + rule for rule in range(RULE_COUNT)]
        rules_and_perks += [FIRST_PERK + perk for perk in range(PERK_COUNT)]
        return [*range(self.setting.box.cards), *rules_and_perks, MACARONI]

    def worth(self, s: FortState, seat: Seat) -> i64:
        return estimate.worth(self.setting, s, i64(seat))

    def estimate(self, s: FortState, seat: Seat) -> Estimate:
        return Estimate(estimate.parts(self.setting, s, i64(seat)))
