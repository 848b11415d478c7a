"""A simulation's folder: its plan, its tables, and the records of its games.

::

    simulation.json              the plan
    games.parquet  games.csv     one row per game
    seats.parquet  seats.csv     one row per seat of each game
    rows.parquet   rows.csv      one row per seat of each game and row of the component pack it made use of
    events.parquet events.csv    one row per seat of each game and event that all were told of it
    records/0000/000017.jsonl    game 17, a thousand games to a folder
"""

from __future__ import annotations

import errno
import os
from collections.abc import Callable, Sequence
from pathlib import Path

import msgspec
import polars as pl

from gamekeeper.core.errors import BadSetup
from gamekeeper.lab.match import Played
from gamekeeper.lab.plan import Plan
from gamekeeper.lab.tables import EVENT_COLUMNS, GAME_COLUMNS, ROW_COLUMNS, SEAT_COLUMNS, Tables

PLAN_FILE = "simulation.json"
GAMES_PER_FOLDER = 1000


class Store:
    """A folder that holds one simulation; made if it is missing. BadSetup when it cannot be used."""

    def __init__(self, folder: Path, plan: Plan) -> None:
        self.folder = folder
        try:
            folder.mkdir(parents=True, exist_ok=True)
            plan_file = folder / PLAN_FILE
            if plan_file.exists():
                check_same(folder, plan_file.read_bytes(), plan)
            elif any(folder.iterdir()):
                raise BadSetup("out", str(folder), f"a new or empty folder, or one with a {PLAN_FILE}")
            else:
                replace(plan_file, lambda part: part.write_bytes(msgspec.json.format(msgspec.json.encode(plan))))
        except OSError as error:
            raise BadSetup("out", str(folder), f"a folder that can be written: {error.strerror}") from error

    def load(self) -> Tables:
        """The rows of the games played before."""
        games = self.read("games", pl.Schema(GAME_COLUMNS))
        seats = self.read("seats", pl.Schema(SEAT_COLUMNS))
        rows, events = self.read("rows", pl.Schema(ROW_COLUMNS)), self.read("events", pl.Schema(EVENT_COLUMNS))
        return Tables(games, *(table.join(games, on="game", how="semi") for table in (seats, rows, events)))

    def read(self, name: str, schema: pl.Schema) -> pl.DataFrame:
        """One table, empty when there is none yet."""
        file = self.folder / f"{name}.parquet"
        if not file.exists():
            return pl.DataFrame(schema=schema)
        try:
            table = pl.read_parquet(file)
        except (pl.exceptions.PolarsError, OSError) as error:
            raise BadSetup("out", str(file), f"a table of this simulation: {error}") from error
        if table.schema != schema:
            raise BadSetup("out", str(file), f"a table with columns {', '.join(schema)}")
        return table

    def save(self, tables: Tables) -> None:
        """Write the tables; a crash leaves those of before. Games are written last: they say what is done."""
        for name in ("events", "rows", "seats", "games"):
            table: pl.DataFrame = getattr(tables, name)
            replace(self.folder / f"{name}.csv", table.write_csv)
            replace(self.folder / f"{name}.parquet", table.write_parquet)

    def add_records(self, played: Sequence[Played]) -> None:
        """Write the records of these games."""
        for each in played:
            if each.record:
                file = self.record_file(each.index)
                file.parent.mkdir(parents=True, exist_ok=True)
                file.write_bytes(each.record)

    def record_file(self, index: int) -> Path:
        """Where the record of a game lies."""
        return self.folder / "records" / f"{index // GAMES_PER_FOLDER:04d}" / f"{index:06d}.jsonl"


def check_same(folder: Path, data: bytes, plan: Plan) -> None:
    """BadSetup when the folder's plan is not `plan`; names what differs."""
    try:
        found = msgspec.json.decode(data, type=Plan)
    except msgspec.MsgspecError as error:
        raise BadSetup("out", str(folder), f"a folder with a readable {PLAN_FILE}: {error}") from error
    if different := differences(found, plan):
        raise BadSetup(
            "out", str(folder), f"a folder without another simulation; it holds one with {', '.join(different)}"
        )


def differences(found: Plan, plan: Plan) -> list[str]:
    """What another plan has that this one has not."""
    there, here = msgspec.to_builtins(found), msgspec.to_builtins(plan)
    keys = [key for key in there if key != "pack_text"]  # its hash says it shorter
    return [f"{key} {there[key]!r} (asked for: {here[key]!r})" for key in keys if there[key] != here[key]]


def replace(file: Path, write: Callable[[Path], object]) -> None:
    """Write a file so that it holds all of it or what it held before; OSError names it, on a full disk too."""
    part = file.with_name(f".{file.name}.part")
    try:
        write(part)
        os.replace(part, file)
    except (pl.exceptions.PolarsError, OSError) as error:
        number, reason = getattr(error, "errno", None), getattr(error, "strerror", None)
        raise OSError(number or errno.EIO, reason or str(error), str(file)) from error
    finally:
        part.unlink(missing_ok=True)
