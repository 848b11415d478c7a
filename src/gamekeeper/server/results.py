"""How finished matches came out, for lists: read from their last positions, and remembered."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from typing import Any, NamedTuple

import structlog

from gamekeeper.core.errors import GamekeeperError, OutdatedSave
from gamekeeper.core.game import Game
from gamekeeper.server import chain, shelf
from gamekeeper.server.play import Play, replayed
from gamekeeper.server.store import Store
from gamekeeper.server.stored import StoredPlace, StoredTable
from gamekeeper.server.wire import TableSummary

REMEMBERED = 10_000

log = structlog.get_logger()


class Result(NamedTuple):
    """Places and scores by seat; empty where they cannot be told any more."""

    ranking: list[int]
    scores: list[int]


UNKNOWN = Result([], [])


class Results:
    """Results by the table's code. A match that is over stays as it is, so each is read once."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self.known: OrderedDict[str, Result] = OrderedDict()

    async def of(self, table: StoredTable) -> Result:
        """The result of a table; nothing while its match goes on or where it was broken off."""
        if table.status != "over" or table.ended:
            return UNKNOWN
        if table.code not in self.known:
            self.known[table.code] = await self.read(table)
            if len(self.known) > REMEMBERED:
                self.known.popitem(last=False)
        return self.known[table.code]

    async def read(self, table: StoredTable) -> Result:
        """The result as the last position has it."""
        snapshot = await self.store.snapshot(table.code)
        pack = None if table.pack is None else await self.store.pack(table.pack)
        if snapshot is None:
            return UNKNOWN
        try:
            game = (await asyncio.to_thread(shelf.made_again, table, pack)).game
            try:
                return await asyncio.to_thread(result_of, game, snapshot.state)
            except OutdatedSave:
                play = Play(game, table.seed, chain.origin_of(table))
                rows = await self.store.history(table.code)
                again = await asyncio.to_thread(replayed, play, table, rows, snapshot)
                return Result(game.ranking(again.state), game.scores(again.state))
        except GamekeeperError as error:
            log.warning("result cannot be read", error=str(error))
            return UNKNOWN


def result_of(game: Game[Any], saved: bytes) -> Result:
    """The result of a saved position in which the match is over."""
    state = game.load(saved)
    return Result(game.ranking(state), game.scores(state)) if game.is_over(state) else UNKNOWN


def summary_of(
    stored: StoredTable, places: list[StoredPlace], guest: str, result: Result, left: float | None
) -> TableSummary:
    """What the store says of one of a guest's tables."""
    return TableSummary(
        code=stored.code,
        game=stored.game,
        seats=stored.seats,
        status=stored.status,
        my_seat=next(place.seat for place in places if place.guest == guest),
        names=[place.name for place in places],
        kinds=[place.kind for place in places],
        deciders=stored.deciders,
        ranking=result.ranking,
        scores=result.scores,
        created=stored.created,
        touched=stored.touched,
        occasion="",
        left=left,
    )
