"""Records of finished matches as arrays to learn from: what was known and possible, what was done, how it ended."""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path
from typing import Any, NamedTuple, TypeAlias

import numpy as np
import polars as pl
from numpy.typing import NDArray

from gamekeeper import records
from gamekeeper.bots.review import taken_in
from gamekeeper.core.errors import BadSetup
from gamekeeper.core.game import Game
from gamekeeper.core.match import Match
from gamekeeper.core.record import Record

KINDS = (".parquet", ".npz")
Row: TypeAlias = tuple[int, int, NDArray[np.int16], NDArray[np.uint8], int, float]


class Dataset(NamedTuple):
    """One row a decision, in the order of the records and of each match; decisions taken back are left out."""

    match: NDArray[np.int32]  # which record, from 0
    seat: NDArray[np.int8]
    observation: NDArray[np.int16]  # (decisions, numbers), what the seat knew, as `Game.layout` names it
    mask: NDArray[np.uint8]  # (decisions, actions), 1 for what it could do
    action: NDArray[np.int32]
    result: NDArray[np.float32]  # what the match was worth to the seat, as `Game.returns` has it


def dataset_of(found: Iterable[Record]) -> Dataset:
    """The decisions of finished matches of one game, at one size of table, with equal options and pack."""
    game: Game[Any] | None = None
    rows: list[Row] = []
    for number, record in enumerate(found):
        match = records.verify(record)
        if game is None:
            game = match.game
        check_alike(game, match.game)
        if not game.is_over(match.state):
            raise BadSetup("record", f"match {number + 1}", "finished matches: this one was not played to its end")
        rows += decisions_of(game, match, number)
    if not rows or game is None:
        raise BadSetup("records", 0, "one or more")
    matches, seats, observations, masks, actions, results = zip(*rows, strict=True)
    return Dataset(
        np.array(matches, np.int32),
        np.array(seats, np.int8),
        np.stack(observations),
        np.stack(masks),
        np.array(actions, np.int32),
        np.array(results, np.float32),
    )


def check_alike(game: Game[Any], other: Game[Any]) -> None:
    """BadSetup unless two matches have the same layout of numbers and the same actions."""
    for what, one, found in (
        ("game", game.info.name, other.info.name),
        ("seats", int(game.seats), int(other.seats)),
        ("options", game.options, other.options),
        ("pack", game.pack_digest, other.pack_digest),
    ):
        if one != found:
            raise BadSetup(what, found, f"{one}, as in the first record")


def decisions_of(game: Game[Any], match: Match[Any], number: int) -> Iterable[Row]:
    """The rows of one match."""
    results = game.returns(match.state)
    for one in taken_in(game, match):
        mask = np.zeros(int(game.action_count), np.uint8)
        mask[list(game.legal(one.before, one.seat))] = 1
        known = np.frombuffer(memoryview(game.observed(one.before, one.seat)), np.int16)
        yield number, int(one.seat), known, mask, int(one.action), results[one.seat]


def write(data: Dataset, path: Path) -> None:
    """Write a table of Parquet, or arrays of NumPy, by the ending of the file's name."""
    if path.suffix == ".npz":
        np.savez_compressed(path, **data._asdict())
    elif path.suffix == ".parquet":
        pl.DataFrame(data._asdict()).write_parquet(path)
    else:
        raise BadSetup("out", str(path), f"a name that ends with {' or '.join(KINDS)}")
