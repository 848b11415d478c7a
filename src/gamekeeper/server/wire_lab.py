"""What goes over the wire in the Lab."""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec

from gamekeeper.core.info import Options
from gamekeeper.server.wire import Language, PackState

LabBot = Literal["habit", "easy"]
LabKind = Literal["study", "sweep", "tune"]
StudyStatus = Literal["waiting", "playing", "drawing", "done", "stopped", "failed", "interrupted"]

Wanted = Annotated[list[Annotated[str, msgspec.Meta(max_length=200)]], msgspec.Meta(max_length=6)]


class Lab(msgspec.Struct, frozen=True):
    """Whether studies are played, for how many seconds at most; `missing`: without charts, nothing here draws them."""

    status: Literal["open", "closed", "missing"]
    seconds: float


class StudyBody(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A study. `pack` is the hash of a listed component pack, `pack_text` is one of your own; without, the box.

    A sweep plays each combination of the values in `vary`, a search proposes some that meet `goals`; both are said as
    at the command line: ``hand.size=3..6``, ``turns=60..80``. `trial_games` are those of each proposal.
    """

    game: Annotated[str, msgspec.Meta(max_length=64)]
    seats: int
    kind: LabKind = "study"
    bots: LabBot = "habit"
    seconds: Annotated[float, msgspec.Meta(ge=5.0)] = 60.0
    ladder: bool = False
    vary: Wanted = []
    goals: Wanted = []
    trial_games: Annotated[int, msgspec.Meta(ge=10, le=2000)] = 100
    options: Annotated[dict[str, bool | int | None], msgspec.Meta(max_length=32)] = {}
    pack: Annotated[str, msgspec.Meta(max_length=64)] = ""
    pack_text: str = ""
    name: Annotated[str, msgspec.Meta(max_length=200)] = ""
    language: Language = "en"


class Outlook(msgspec.Struct, frozen=True, kw_only=True):
    """What to expect of a study: how many changes beside the pack as it is, and about how many games of each.

    A search tries as many changes as there is time for; 0: what is to vary, or for what, is still to be named. `goals`
    are the measures a search can aim at.
    """

    points: int
    games: int
    seconds_per_game: float
    goals: list[str]


class Share(msgspec.Struct, frozen=True):
    """A share of the wins, 0 to 1, and its 95 % interval."""

    share: float
    low: float
    high: float


class Estimate(msgspec.Struct, frozen=True):
    """A mean and its 95 % interval, where it is known."""

    mean: float
    low: float | None
    high: float | None


class Answer(msgspec.Struct, frozen=True):
    """A measure of a point of a sweep, and by how much it differs from the pack as it is, in the same games."""

    measure: str
    is_share: bool
    value: Estimate
    difference: Estimate | None
    certain: bool


class Point(msgspec.Struct, frozen=True):
    """A change of a sweep; none is the pack as it is."""

    changes: dict[str, Any]
    games: int
    answers: list[Answer]


class Trial(msgspec.Struct, frozen=True):
    """A proposal of a search: the goals' values, none where it cannot be played; `loss` is 0 where all are met."""

    changes: dict[str, Any]
    loss: float
    values: list[float]


class Tuned(msgspec.Struct, frozen=True):
    """The best proposal, `again` on other seeds: its values, each with half a 95 % interval."""

    again: Trial
    errors: list[float]
    met: bool


class Study(msgspec.Struct, frozen=True, kw_only=True):
    """What was asked, and how far it is: shares of the wins by place in the turn order, the start player's first.

    Whoever has the code can look at the report; only who asked can stop it or throw it away. `place` is that in the
    line, 0 once it plays. A sweep has `points`, a search `trials` and in the end `tuned`.
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
    kind: LabKind = "study"
    vary: list[str] = []
    goals: list[str] = []
    trial_games: int = 0
    place: int = 0
    points: list[Point] = []
    trials: list[Trial] = []
    tuned: Tuned | None = None


class PackText(msgspec.Struct, frozen=True):
    """A component pack as TOML."""

    text: str
