"""What goes over the wire in the Lab."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec

from gamekeeper.core.info import Options
from gamekeeper.server.wire import Language, PackState

LabBot = Literal["habit", "easy"]
StudyStatus = Literal["playing", "drawing", "done", "stopped", "failed", "interrupted"]


class Lab(msgspec.Struct, frozen=True):
    """Whether studies are played here, and for how many seconds at most; `missing`: what draws is not installed."""

    status: Literal["open", "closed", "missing"]
    seconds: float


class StudyBody(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A study. `pack` is the hash of a listed component pack, `pack_text` is one of your own; without, the box."""

    game: Annotated[str, msgspec.Meta(max_length=64)]
    seats: int
    bots: LabBot = "habit"
    seconds: Annotated[float, msgspec.Meta(ge=5.0)] = 60.0
    ladder: bool = False
    options: Annotated[dict[str, bool | int | None], msgspec.Meta(max_length=32)] = {}
    pack: Annotated[str, msgspec.Meta(max_length=64)] = ""
    pack_text: str = ""
    name: Annotated[str, msgspec.Meta(max_length=200)] = ""
    language: Language = "en"


class Share(msgspec.Struct, frozen=True):
    """A share of the wins, 0 to 1, and its 95 % interval."""

    share: float
    low: float
    high: float


class Study(msgspec.Struct, frozen=True, kw_only=True):
    """What was asked, and how far it is: shares of the wins by place in the turn order, the start player's first.

    Whoever has the code can look at the report; only who asked can stop it or throw it away.
    """

    code: str
    game: str
    seats: int
    bots: LabBot
    seconds: float
    ladder: bool
    options: Options
    pack: PackState | None
    created: float
    status: StudyStatus
    ended: float | None
    games: int
    places: list[Share]
    has_report: bool
    is_mine: bool
