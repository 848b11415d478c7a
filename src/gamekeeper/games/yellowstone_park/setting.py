"""What the rules ask of a table: its size and options, as ints."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from gamekeeper.core.info import LAST_SEAT, GameInfo, Options, OptionSpec
from gamekeeper.games.yellowstone_park.components import END_SCORE, TURN_CAP

INFO: Final = GameInfo(
    name="yellowstone_park",
    edition="Yellowstone Park, Uwe Rosenberg, Amigo 2003",
    rules_version=1,
    seats=(2, 3, 4, 5),
    usual_seats=4,
    options=(
        OptionSpec("edge_matrix", False),  # Y8.2
        OptionSpec("two_player_variant", True, seats=(2,)),  # Y8.1
        OptionSpec("end_score", int(END_SCORE), 6, 200),  # Y7.3
        OptionSpec("turn_cap", int(TURN_CAP), 1, 20_000),  # Y7.5
        OptionSpec("start_seat", None, 0, LAST_SEAT),  # Y2.2
    ),
)


class Setting:
    """Seats and options of one table."""

    def __init__(self, seats: i64, options: Options) -> None:
        self.seats = seats
        self.edge_matrix: bool = options["edge_matrix"] is True
        self.neutral_counter: bool = options.get("two_player_variant") is True
        self.end_score: i64 = whole(options, "end_score", -1)
        self.turn_cap: i64 = whole(options, "turn_cap", -1)
        self.start_seat: i64 = whole(options, "start_seat", -1)
        self.refill_is_free: bool = seats >= 4  # Y6.2


def whole(options: Options, key: str, missing: int) -> i64:
    """The int option `key`, `missing` when it is left open."""
    value = options[key]
    return i64(missing if value is None else int(value))
