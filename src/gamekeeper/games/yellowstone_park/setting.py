"""What the rules ask of a table: its size and options, as ints."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from mypy_extensions import i64

from gamekeeper.core.errors import BadSetup
from gamekeeper.core.info import LAST_SEAT, GameInfo, Options, OptionSpec
from gamekeeper.games.yellowstone_park.components import END_SCORE, TURN_CAP, Components, cards_needed

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
    """Seats, options and components of one table."""

    def __init__(self, seats: i64, options: Options, box: Components) -> None:
        self.seats = seats
        self.box = box
        self.hand: i64 = box.hand
        self.bonus_eighth: i64 = box.bonus_eighth
        self.bonus_ninth: i64 = box.bonus_ninth
        self.counter_start: i64 = box.counter_start
        self.edge_matrix: bool = options["edge_matrix"] is True
        self.neutral_counter: bool = options.get("two_player_variant") is True
        self.end_score: i64 = whole(options, "end_score", -1)
        self.turn_cap: i64 = whole(options, "turn_cap", -1)
        self.start_seat: i64 = whole(options, "start_seat", -1)
        self.refill_is_free: bool = seats >= 4  # Y6.2


def with_box(options: Mapping[str, object], box: Components) -> Mapping[str, object]:
    """The options asked for; what is left open is as the box says."""
    return {"end_score": int(box.end_score), **options} if isinstance(options, Mapping) else options


def check_box(box: Components, seats: i64) -> None:
    """BadSetup unless the box has enough cards for a table of this size."""
    needed = cards_needed(box, seats)
    if i64(len(box.cards)) < needed:
        raise BadSetup("pack", f"{len(box.cards)} cards", f"at least {needed} for {seats} players")


def whole(options: Options, key: str, missing: int) -> i64:
    """The int option `key`, `missing` when it is left open."""
    value = options[key]
    return i64(missing if value is None else int(value))
