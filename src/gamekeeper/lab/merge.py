"""Joins folders of the same simulation, or of games kept, that several machines or runs have filled."""

from __future__ import annotations

import shutil
from collections.abc import Callable
from pathlib import Path

import msgspec
import polars as pl

from gamekeeper.core.errors import BadSetup
from gamekeeper.lab.kept import SHARDS, TASK_FILE, check_folder
from gamekeeper.lab.plan import Plan
from gamekeeper.lab.store import PLAN_FILE, Store
from gamekeeper.lab.tables import Tables, joined


def merge(folders: list[Path], out: Path) -> str:
    """Join them in `out`; what it then holds, in words. BadSetup where they do not fit."""
    for folder in folders:
        if not folder.is_dir():
            raise BadSetup("folder", str(folder), "a folder that is there")
    simulations = [folder for folder in folders if (folder / PLAN_FILE).is_file()]
    if not simulations:
        if not any(any(folder.glob(f"*/{SHARDS}")) for folder in folders):
            raise BadSetup("folder", str(folders[0]), "a folder that --out or --shards of a command has filled")
        return f"{merge_kept(folders, out)} shards"
    if len(simulations) < len(folders):
        other = next(folder for folder in folders if folder not in simulations)
        raise BadSetup("folder", str(other), f"a folder with a {PLAN_FILE}, as the others are")
    return f"{merge_simulations(folders, out)} games"


def merge_simulations(folders: list[Path], out: Path) -> int:
    """Join folders of `simulate --out`; a game that several have is taken once."""
    plan = plan_in(folders[0])
    stores = [Store(folder, plan) for folder in folders]
    store = Store(out, plan)
    tables = store.load()
    for other in stores:
        tables = with_more(tables, other.load())
        copy_missing(other.folder, store.folder, "records/*/*.jsonl", shutil.copyfile)
    store.save(tables)
    return len(tables.games)


def plan_in(folder: Path) -> Plan:
    """What a folder holds."""
    try:
        return msgspec.json.decode((folder / PLAN_FILE).read_bytes(), type=Plan)
    except msgspec.MsgspecError as error:
        raise BadSetup("folder", str(folder), f"a folder with a readable {PLAN_FILE}: {error}") from error


def with_more(tables: Tables, more: Tables) -> Tables:
    """All games of the first, and those of the second that it lacks."""
    parts = (getattr(more, name) for name in ("games", "seats", "rows", "events"))
    return joined([tables, Tables(*(lacking(part, tables.games) for part in parts))])


def lacking(part: pl.DataFrame, games: pl.DataFrame) -> pl.DataFrame:
    """The rows of games that are not among these."""
    return part.join(games, on="game", how="anti")


def merge_kept(folders: list[Path], out: Path) -> int:
    """Join folders of `--shards`, task by task."""
    for folder in [*folders, out]:
        check_folder(folder)
    for folder in folders:
        copy_missing(folder, out, f"*/{TASK_FILE}", shutil.copyfile)
        copy_missing(folder, out, f"*/{SHARDS}", shutil.copyfile)
    return len(list(out.glob(f"*/{SHARDS}")))


def copy_missing(source: Path, out: Path, pattern: str, copy: Callable[[Path, Path], object]) -> None:
    """The files that are not there yet; equal names are equal games."""
    for file in sorted(source.glob(pattern)):
        target = out / file.relative_to(source)
        if not target.exists():
            target.parent.mkdir(parents=True, exist_ok=True)
            copy(file, target)
