"""The game class: core's contract, answered by the modules of this package."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from gamekeeper.core.events import Event, Sink
from gamekeeper.core.game import Game, places
from gamekeeper.core.ids import Action, Element, Seat
from gamekeeper.core.rng import Rng
from gamekeeper.core.texts import Estimate, Phrase, Prompt
from gamekeeper.games.yellowstone_park import actions, check, estimate, prompts, redeal, rules, setup, state, view
from gamekeeper.games.yellowstone_park.components import COLOUR_NAMES, MOST_HAND, NO_CARD, Card, Components, colour_of
from gamekeeper.games.yellowstone_park.scoring import ENDINGS
from gamekeeper.games.yellowstone_park.setting import INFO, Setting, check_box, with_box
from gamekeeper.games.yellowstone_park.state import ParkState
from gamekeeper.games.yellowstone_park.view import ParkView

DECISIONS_PER_TURN: Final[i64] = 3  # two cards and one choice of source or refill


class YellowstonePark(Game[ParkState]):
    """Yellowstone Park for one table size, one set of options and one box."""

    def __init__(self, seats: int, options: Mapping[str, object], box: Components) -> None:
        super().__init__(INFO, seats, with_box(options, box))
        check_box(box, self.seats)
        self.setting = Setting(self.seats, self.options, box)
        self.action_count = actions.ACTION_COUNT
        self.decision_bound = self.setting.turn_cap * DECISIONS_PER_TURN

    def setup(self, seed: bytes, sink: Sink | None = None) -> ParkState:
        return setup.setup(self.setting, seed, sink)

    def legal(self, s: ParkState, seat: Seat) -> vec[i64]:
        return rules.options(s, seat) if s.decider() == seat else vec[i64]()

    def apply(self, s: ParkState, seat: Seat, a: Action) -> None:
        rules.answer(self.setting, s, seat, a)

    def reason(self, s: ParkState, seat: Seat, a: Action) -> Phrase:
        return prompts.reason(self.setting, s, seat, a)

    def scores(self, s: ParkState) -> list[int]:
        """The markers: low is good (Y1.3)."""
        return [int(marker) for marker in s.markers]

    def ranking(self, s: ParkState) -> list[int]:
        """The lowest marker wins; all tied for lowest win together (Y7.4)."""
        return places(self.scores(s))

    def outcome(self, s: ParkState) -> str:
        return ENDINGS[s.ending]

    def copy(self, s: ParkState) -> ParkState:
        return s.copy()

    def redeal(self, s: ParkState, seat: Seat, rng: Rng) -> ParkState:
        return redeal.redeal(self.setting, s, seat, rng)

    def save(self, s: ParkState) -> bytes:
        return s.save()

    def load(self, data: bytes) -> ParkState:
        s = state.load(data, self.seats)
        check.check(self.setting, s)
        return s

    def view(self, s: ParkState, reader: Seat) -> ParkView:
        return view.view(s, reader)

    def follow(self, known: Mapping[str, object] | None, event: Event) -> ParkView:
        return view.follow(self.setting, known, event)

    def show(self, s: ParkState, a: Action) -> str:
        return actions.show(a)

    def read(self, s: ParkState, text: str) -> Action:
        return actions.read(text, self.legal(s, s.decider()))

    def prompt(self, s: ParkState, seat: Seat) -> Prompt:
        return prompts.prompt(self.setting, s, seat)

    def label(self, element: Element) -> Phrase:
        return prompts.label(self.setting, element)

    def elements(self) -> list[Element]:
        return prompts.elements(self.setting)

    def inventory(self, s: ParkState) -> dict[str, list[int]]:
        """Where all cards are (Y1.2)."""
        result: dict[str, list[int]] = {"pile": [int(card) for card in s.pile]}
        result["board"] = [card for cards in view.board_of(s).values() for card in cards]
        for seat in range(self.seats):
            first = seat * MOST_HAND
            result[f"hand:{seat}"] = [int(card) for card in s.hands[first : first + MOST_HAND] if i64(card) != NO_CARD]
            result[f"malus:{seat}"] = [card for card, owner in enumerate(s.malus_of) if i64(owner) == seat + 1]
        return result

    def box(self) -> list[int]:
        return [int(card) for card in self.setting.box.cards]

    def row_of(self, element: Element) -> str:
        """Cards are rows by colour."""
        kind, _, number = element.partition(":")
        return f"colours:{COLOUR_NAMES[colour_of(Card(i64(int(number))))]}" if kind == "card" else ""

    def rows_used(self, event: Event) -> list[str]:
        """A colour is made use of by laying it."""
        return [self.row_of(str(event.params["card"]))] if event.key == "lay" else []

    def worth(self, s: ParkState, seat: Seat) -> i64:
        return estimate.worth(self.setting, s, seat)

    def estimate(self, s: ParkState, seat: Seat) -> Estimate:
        return Estimate(
            {
                "markers": int(estimate.markers(self.setting, s, seat)),
                "malus": int(estimate.malus(self.setting, s, seat)),
                "hand-fit": int(estimate.hand_fit(self.setting, s, seat)),
                "board-danger": int(estimate.board_danger(self.setting, s, seat)),
            }
        )
