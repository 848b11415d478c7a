"""One terminal table: a match, who sits at it, and the file it is kept in."""

from __future__ import annotations

from datetime import datetime
from pathlib import Path
from typing import Any, Final

import platformdirs

from gamekeeper import records
from gamekeeper.bots.bot import Bot, Limit, decide
from gamekeeper.bots.levels import bot_named
from gamekeeper.cli.players import level_of
from gamekeeper.core.errors import BadSetup
from gamekeeper.core.game import Game
from gamekeeper.core.ids import Action, Seat
from gamekeeper.core.match import Match
from gamekeeper.core.record import record_of
from gamekeeper.core.rng import stream

PATIENCE: Final = 20.0  # seconds a bot may think; only a machine without compiled modules needs as many


class Table:
    """A match with one person at `you`; `players` by seat as records write them: a name, or ``bot:hard``."""

    def __init__(self, match: Match[Any], players: list[str], path: Path) -> None:
        self.match = match
        self.players = players
        self.path = path
        people = [seat for seat, player in enumerate(players) if not level_of(player)]
        if len(people) != 1:
            raise BadSetup("players", players, "one person; all others bots, written like 'bot:medium'")
        self.you = Seat(people[0])
        self.bots: dict[int, Bot] = {
            seat: bot_named(level_of(player)) for seat, player in enumerate(players) if level_of(player)
        }

    def save(self, path: Path | None = None) -> Path:
        """Write the record, to the table's own file unless told otherwise."""
        target = path or self.path
        records.write_record(target, record_of(self.match, self.players))
        return target

    def answer_of(self, seat: Seat) -> Action:
        """What the bot at `seat` does; its luck depends on the match's seed and the place in the match."""
        rng = stream(self.match.seed, f"bot {seat} {len(self.match.history)}")
        return decide(self.bots[int(seat)], self.match.game, self.match.state, seat, rng, Limit(PATIENCE))


def new_table(game: Game[Any], players: list[str], seed: bytes, path: Path | None) -> Table:
    """A table for a fresh match."""
    if path is not None and path.exists():
        raise BadSetup("save", str(path), "a file that is not there yet (to play on, use --resume)")
    return Table(Match(game, seed), players, path or new_path(game.info.name))


def resumed_table(path: Path, save: Path | None) -> Table:
    """The table of a match that was put aside."""
    record = records.read_record(path)
    return Table(records.replay(record), record.players, save or path)


def folder() -> Path:
    """Where records lie unless told otherwise."""
    return platformdirs.user_data_path("gamekeeper", appauthor=False) / "records"


def new_path(game: str) -> Path:
    """A file for a new match, named after game and time."""
    stem = f"{game}-{datetime.now():%Y%m%d-%H%M%S}"
    names = [stem, *(f"{stem}-{number}" for number in range(2, 1000))]
    return next(path for name in names if not (path := folder() / f"{name}.jsonl").exists())


def last_unfinished(game: str) -> Path:
    """The newest match of `game` in the folder that is not over."""
    newest = sorted(folder().glob(f"{game}-*.jsonl"), key=lambda path: path.stat().st_mtime, reverse=True)
    for path in newest:
        if b'"end":"suspended"' in path.read_bytes()[-200:]:
            return path
    raise BadSetup("resume", "last", f"an unfinished match of {game} in {folder()}, where there is none")
