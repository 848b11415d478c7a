"""Runs a study: as many games as asked for, or as the time allows, then some of other bots for the ladder."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import closing
from functools import partial
from pathlib import Path
from typing import Final

import msgspec
import polars as pl

from gamekeeper.core.errors import BadSetup
from gamekeeper.lab.crew import Crew, play_all
from gamekeeper.lab.match import Played, Player
from gamekeeper.lab.modes import is_compiled
from gamekeeper.lab.plan import MOST_GAMES, Plan
from gamekeeper.lab.stats import Z, mean_interval, share_interval
from gamekeeper.lab.store import differences, replace
from gamekeeper.lab.study import notes
from gamekeeper.lab.study.findings import Findings, Rung, findings_of
from gamekeeper.lab.study.notes import Seen, seen_of
from gamekeeper.lab.study.watch import Watcher
from gamekeeper.lab.summary import numbers
from gamekeeper.lab.tables import Tables, joined, tables_of, whole

LADDER: Final = ("random", "habit", "greedy", "easy")
PLAYED_BY: Final = 0.65  # of the time; then the ladder, if there is one
LADDER_BY: Final = 0.9  # and the rest for working it out
LADDER_GAMES: Final = 0.1
LEAST_GAMES: Final = 2
FINDINGS_FILE: Final = "study.json"
REPORT_FILE: Final = "report.html"


class Wanted(msgspec.Struct, frozen=True, kw_only=True):
    """How much to play: so many games, or for so many seconds in all from `began`."""

    games: int | None
    seconds: float
    workers: int | Crew
    ladder: bool
    began: float  # by `time.monotonic`

    def deadline(self, share: float) -> float:
        """When that share of the time is over; never where games are counted."""
        return self.began + share * self.seconds if self.games is None else float("inf")


class Progress(msgspec.Struct, frozen=True):
    """How far a study is, and how well it knows by now how often each place in the turn order wins."""

    games: int
    places: list[tuple[float, float, float]]  # share of the wins, 0 to 1, and its interval

    @property
    def share(self) -> float:
        """What the start player wins."""
        return self.places[0][0]

    @property
    def half(self) -> float:
        """Half the width of its interval."""
        return (self.places[0][2] - self.places[0][1]) / 2


class Study:
    """A plan and what was seen of its games so far."""

    def __init__(self, plan: Plan) -> None:
        self.plan = plan
        self.parts: list[tuple[Tables, Seen]] = []
        self.ladder: list[Rung] = []
        self.interrupted = False
        self.games = 0
        self.won = [0.0] * plan.seats  # games that each place in the turn order won

    def run(self, wanted: Wanted, advance: Callable[[Progress], None]) -> None:
        """Play the games, then the ladder; Ctrl-C ends either early."""
        deadline = wanted.deadline(PLAYED_BY if wanted.ladder else LADDER_BY)
        try:
            for chunk in limited(self.plan, wanted.workers, wanted.games, deadline, Watcher):
                self.add(chunk)
                advance(self.progress())
            if wanted.ladder:
                self.climb(wanted, advance)
        except KeyboardInterrupt:
            self.interrupted = True

    def add(self, chunk: list[Played]) -> None:
        """Keep some games."""
        self.parts.append((tables_of(chunk), seen_of(chunk)))
        for played in chunk:
            self.games += 1
            for seat, place in enumerate(played.places):
                if place == 1:
                    self.won[played.order.index(seat)] += 1 / played.places.count(1)

    def climb(self, wanted: Wanted, advance: Callable[[Progress], None]) -> None:
        """Each bot of the ladder alone beside seats of the study's first."""
        plan, beside = self.plan, self.plan.bots[0]
        names = [name for name in LADDER if name != beside] if plan.seats > 1 else []
        games = None if wanted.games is None else max(5 * plan.seats, int(LADDER_GAMES * wanted.games))
        for place, name in enumerate(names, 1):
            own = msgspec.structs.replace(plan, bots=[name, *[beside] * (plan.seats - 1)], rotate=True)
            deadline = wanted.deadline(PLAYED_BY + (LADDER_BY - PLAYED_BY) * place / len(names))
            chunks = limited(own, wanted.workers, games, deadline, Player)
            played = whole(joined([tables_of(chunk) for chunk in chunks])).seats.filter(pl.col("bot") == name)
            advance(self.progress())
            if len(played) >= LEAST_GAMES:
                share = share_interval(numbers(played["win_share"]))
                self.ladder.append(Rung(name, beside, share, mean_interval(numbers(played["score"]))))

    def progress(self) -> Progress:
        """How far it is."""
        shares = [won / max(1, self.games) for won in self.won]
        return Progress(self.games, [(share, *bounds_of(share, self.games)) for share in shares])

    def tables(self) -> tuple[Tables, Seen]:
        """The games from the first up to one that is missing, so that as many played again are the same."""
        tables = whole(joined([each for each, _ in self.parts]))
        seen = notes.joined([each for _, each in self.parts])
        count = len(tables.games)
        return tables, Seen(
            *(each.filter(pl.col("game") < count) for each in (seen.holdings, seen.standings, seen.choices))
        )

    def findings(self) -> Findings:
        """What the games say; BadSetup where they are too few."""
        tables, seen = self.tables()
        if len(tables.games) < LEAST_GAMES:
            raise BadSetup("seconds", len(tables.games), f"time for {LEAST_GAMES} games or more; or fewer with --games")
        return findings_of(self.plan, tables, seen, self.ladder, compiled=is_compiled())

    def save(self, folder: Path, findings: Findings) -> None:
        """Write the tables as Parquet, and what they say as JSON; a report of before told of other games."""
        (folder / REPORT_FILE).unlink(missing_ok=True)
        text = msgspec.json.format(msgspec.json.encode(findings))
        replace(folder / FINDINGS_FILE, lambda part: part.write_bytes(text))
        tables, seen = self.tables()
        written = {
            "games": tables.games,
            "seats": tables.seats,
            "holdings": seen.holdings,
            "standings": seen.standings,
            "choices": seen.choices,
        }
        for name, table in written.items():
            replace(folder / f"{name}.parquet", table.write_parquet)


def bounds_of(share: float, games: int) -> tuple[float, float]:
    """Wilson's interval of a share of so many games: never without width."""
    if games == 0:
        return 0.0, 1.0
    spread = Z * Z / games
    centre = (share + spread / 2) / (1 + spread)
    half = Z * (share * (1 - share) / games + spread / (4 * games)) ** 0.5 / (1 + spread)
    return max(0.0, centre - half), min(1.0, centre + half)


def limited(
    plan: Plan, workers: int | Crew, games: int | None, deadline: float, player: type[Player]
) -> Iterator[list[Played]]:
    """Games in chunks, so many or until the deadline; two at least."""
    done = 0
    with closing(play_all(partial(player, plan, records=False), range(games or MOST_GAMES), workers)) as chunks:
        for chunk in chunks:
            yield chunk
            done += len(chunk)
            if done >= LEAST_GAMES and time.monotonic() > deadline:
                return


class Changed(msgspec.Struct, frozen=True):
    """What a point of a sweep changes."""

    changes: dict[str, object]


class Asked(msgspec.Struct, frozen=True):
    """What findings are about, as a file of them has it; a study has no points."""

    plan: Plan
    points: list[Changed] = []


def folder_for(path: Path, plan: Plan, file: str = FINDINGS_FILE, grid: Sequence[Mapping[str, object]] = ()) -> Path:
    """A folder to write into: new, empty, or with a `file` that answers the same question, which is replaced."""
    try:
        path.mkdir(parents=True, exist_ok=True)
        if (path / file).exists():
            check_same(path, file, plan, grid)
        elif any(path.iterdir()):
            raise BadSetup("out", str(path), f"a new or empty folder, or one with a {file}")
    except OSError as error:
        raise BadSetup("out", str(path), f"a folder that can be written: {error.strerror}") from error
    return path


def check_same(folder: Path, file: str, plan: Plan, grid: Sequence[Mapping[str, object]]) -> None:
    """BadSetup where the findings there answer another question: nobody loses what was played for long."""
    try:
        found = msgspec.json.decode((folder / file).read_bytes(), type=Asked)
    except msgspec.MsgspecError as error:
        raise BadSetup("out", str(folder), f"a folder with a readable {file}: {error}") from error
    different = differences(found.plan, plan)
    if [point.changes for point in found.points] != list(grid):
        different.append("another --vary")
    if different:
        way = "name another folder by --out, or remove this one first"
        raise BadSetup(
            "out", str(folder), f"a folder without another {file}; this one has {', '.join(different)}: {way}"
        )
