"""What the rules ask of a table: its size and options as ints, and the pack's tables."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from gamekeeper.core.agenda import AgendaGame
from gamekeeper.core.codes import Codes
from gamekeeper.core.info import LAST_SEAT, GameInfo, OptionSpec, whole
from gamekeeper.games.fort.actions import HAND, codes
from gamekeeper.games.fort.components import Components
from gamekeeper.games.fort.known import FortZones
from gamekeeper.games.fort.state import FortState

TURN_CAP: Final = 400

INFO: Final = GameInfo(
    name="fort",
    edition="Fort, Grant Rodiek, Leder Games 2020",
    rules_version=2,
    seats=(2, 3, 4),
    usual_seats=4,
    options=(
        OptionSpec("draft", False),  # F2.3
        OptionSpec("turn_cap", TURN_CAP, 4, 4000),  # F8.3
        OptionSpec("start_seat", None, 0, LAST_SEAT),  # F2.1
    ),
)


class Setting:
    """Seats, options and pack of one table."""

    def __init__(self, game: AgendaGame[FortState], components: Components) -> None:
        self.game = game
        self.seats = game.seats
        self.box = components
        self.numbers = components.numbers
        self.zones = FortZones(self.seats, components)
        options = game.options
        self.draft: bool = options["draft"] is True
        self.turn_cap: i64 = whole(options, "turn_cap")
        self.start_seat: i64 = whole(options, "start_seat")
        kinds = components.kinds
        self.codes: Codes = codes(self.seats, components.slugs)
        self.hand_code: i64 = HAND
        self.discard_code: i64 = HAND + kinds
        self.park_code: i64 = HAND + kinds * 2
        self.yard_code: i64 = HAND + kinds * 3  # seat 0; then seat after seat
        self.action_count: i64 = self.codes.count
