"""What the rules ask of a table: its size and options as ints, and the pack's tables."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from gamekeeper.core.info import LAST_SEAT, GameInfo, Options, OptionSpec
from gamekeeper.games.fort.components import Components

TURN_CAP: Final = 400

INFO: Final = GameInfo(
    name="fort",
    edition="Fort, Grant Rodiek, Leder Games 2020",
    rules_version=1,
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

    def __init__(self, seats: i64, options: Options, components: Components) -> None:
        self.seats = seats
        self.box = components
        self.draft: bool = options["draft"] is True
        self.turn_cap: i64 = whole(options, "turn_cap", -1)
        self.start_seat: i64 = whole(options, "start_seat", -1)
        kinds = components.kinds
        self.hand_code: i64 = FIRST_KIND_CODE
        self.discard_code: i64 = FIRST_KIND_CODE + kinds
        self.park_code: i64 = FIRST_KIND_CODE + kinds * 2
        self.yard_code: i64 = FIRST_KIND_CODE + kinds * 3  # seat 0; then seat after seat
        self.action_count: i64 = FIRST_KIND_CODE + kinds * (3 + seats)


FIRST_KIND_CODE: Final[i64] = 62


def whole(options: Options, key: str, missing: int) -> i64:
    """The int option `key`, `missing` when it is left open."""
    value = options[key]
    return i64(missing if value is None else int(value))
