"""What the rules ask of a table: its size and options, as ints."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, u8

from gamekeeper.core.errors import BadSetup
from gamekeeper.core.info import LAST_SEAT, GameInfo, Options, OptionSpec, whole
from gamekeeper.games.yellowstone_park import components
from gamekeeper.games.yellowstone_park.components import Components
from gamekeeper.games.yellowstone_park.places import ParkZones

INFO: Final = GameInfo(
    name="yellowstone_park",
    edition="Yellowstone Park, Uwe Rosenberg, Amigo 2003",
    rules_version=1,
    seats=(2, 3, 4, 5),
    usual_seats=4,
    options=(
        OptionSpec("edge_matrix", False),  # Y8.2
        OptionSpec("two_player_variant", True, seats=(2,)),  # Y8.1
        OptionSpec("end_score", int(components.END_SCORE), 6, 200),  # Y7.3
        OptionSpec("turn_cap", int(components.TURN_CAP), 1, 20_000),  # Y7.5
        OptionSpec("start_seat", None, 0, LAST_SEAT),  # Y2.2
    ),
)

NEAR_ROWS: Final = vec[u8](  # row - 1 → rows that share a matrix with it (Y4.3)
    [sum(1 << other for other in range(7) if abs(other - row) <= 2) for row in range(7)]
)
NEAR_ROWS_EDGE: Final = vec[u8](  # the same with rows 1 and 7 neighbours (Y8.2)
    [sum(1 << other for other in range(7) if abs(other - row) <= 2 or abs(other - row) == 6) for row in range(7)]
)


class Setting:
    """Seats, options and components of one table."""

    def __init__(self, seats: i64, options: Options, box: Components) -> None:
        self.seats = seats
        self.zones = ParkZones(seats)
        self.box = box
        self.edge_matrix: bool = options["edge_matrix"] is True
        self.near_rows: vec[u8] = NEAR_ROWS_EDGE if self.edge_matrix else NEAR_ROWS
        self.neutral_counter: bool = options.get("two_player_variant") is True
        self.end_score: i64 = whole(options, "end_score")
        self.turn_cap: i64 = whole(options, "turn_cap")
        self.start_seat: i64 = whole(options, "start_seat")
        self.refill_is_free: bool = seats >= 4  # Y6.2


def with_box(options: Mapping[str, object], box: Components) -> Mapping[str, object]:
    """The options asked for; what is left open is as the box says."""
    return {"end_score": int(box.end_score), **options} if isinstance(options, Mapping) else options


def check_box(box: Components, seats: i64) -> None:
    """BadSetup unless the box has enough cards for a table of this size."""
    needed = components.cards_needed(box, seats)
    if i64(len(box.cards)) < needed:
        raise BadSetup("pack", f"{len(box.cards)} cards", f"at least {needed} for {seats} players")
