"""One terminal table: a match, who sits at it, and the file it is kept in."""

from __future__ import annotations

from datetime import datetime
from pathlib import Path
from typing import Any, Final

import platformdirs

from gamekeeper import records
from gamekeeper.bots.bot import Bot, Limit, decide
from gamekeeper.bots.levels import bot_named
from gamekeeper.bots.own import bot_from
from gamekeeper.cli.players import BOT, first_person, level_of
from gamekeeper.core.errors import BadSetup
from gamekeeper.core.game import Game
from gamekeeper.core.ids import Action, Seat
from gamekeeper.core.match import Match
from gamekeeper.core.record import record_of
from gamekeeper.core.rng import stream

NEW_FILE: Final = "a file that is not there yet"
SUSPENDED: Final = b'"end":"suspended"'
LAST_BYTES: Final = 300  # more than the last line of such a match has
PATIENCE: Final = 20.0  # seconds a bot may think; only a machine without compiled modules needs as many


class Table:
    """A match with people and bots; `players` by seat as records write them: a name, or ``bot:hard``.

    Bots of one's own sit down where who plays has named them; a `strange` file runs no code.
    """

    def __init__(self, match: Match[Any], players: list[str], path: Path, *, strange: bool = False) -> None:
        self.match = match
        self.players = players
        self.path = path
        self.own = {path.resolve()}  # files that were written for this match alone
        self.people = [Seat(seat) for seat, player in enumerate(players) if not level_of(player)]
        if not self.people:
            raise BadSetup("players", players, "a person at least; bots are written like 'bot:medium'")
        self.bots: dict[int, Bot] = {
            seat: (bot_named if strange else bot_from)(level_of(player))
            for seat, player in enumerate(players)
            if level_of(player)
        }

    def save(self, path: Path | None = None) -> Path:
        """Write the record, to the table's own file unless told otherwise; BadSetup for another match's file."""
        target = path or self.path
        if self.is_taken(target):
            raise BadSetup("save", str(target), NEW_FILE)
        records.write_record(target, record_of(self.match, self.players))
        self.own.add(target.resolve())
        return target

    def is_taken(self, path: Path) -> bool:
        """Whether something lies there that was not written for this match."""
        return path.exists() and path.resolve() not in self.own

    def answer_of(self, seat: Seat) -> Action:
        """What the bot at `seat` does; its luck depends on the match's seed and the place in the match."""
        rng = stream(self.match.seed, f"bot {seat} {len(self.match.history)}")
        return decide(self.bots[int(seat)], self.match.game, self.match.state, seat, rng, Limit(PATIENCE))


class LaidTable(Table):
    """A prepared match with one person at it, and bots of a level on all other seats: looked at and never kept."""

    def __init__(self, match: Match[Any], person: Seat, you: str, rivals: str) -> None:
        players = [rivals] * match.game.seats
        players[person] = you
        super().__init__(match, players, Path())

    def save(self, path: Path | None = None) -> Path:
        """There is nothing to keep."""
        return path or self.path


def new_table(game: Game[Any], players: list[str], seed: bytes, path: Path | None) -> Table:
    """A table for a fresh match."""
    return Table(Match(game, seed), players, new_path(game.info.name) if path is None else checked(path))


def resumed_table(path: Path, game: str | None, save: Path | None) -> Table:
    """The table of a match that was put aside, which is one of `game` where that is named."""
    record = records.read_record(path)
    if game not in (None, record.game):
        raise BadSetup("resume", str(path), f"a match of {game}; this one is of {record.game}")
    if save is not None and save.resolve() != path.resolve():
        checked(save)
    else:
        check_writable(path)
    strange = not path.resolve().is_relative_to(folder().resolve())
    return Table(records.replay(record), record.players, save or path, strange=strange)


def branched_table(path: Path, at: int, seat: int | None, name: str, level: str, save: Path | None) -> Table:
    """A new table that begins after `at` decisions of a finished match, bots on all seats but one from 1 up.

    Without a seat it is the first person's. The shuffle is the same.
    """
    record = records.read_record(path)
    records.verify(record)
    if record.result is None:
        raise BadSetup("from", str(path), "a match that is over; this one goes on (to play on, use --resume)")
    if not 0 <= at < len(record.lines):
        raise BadSetup("at", at, f"a decision from 0 to {len(record.lines) - 1}")
    place = first_person(record) + 1 if seat is None else seat
    if not 1 <= place <= record.seats:
        raise BadSetup("seat", place, f"a seat from 1 to {record.seats}")
    players = [f"{BOT}{level}"] * record.seats
    players[place - 1] = name
    match = records.replay(record, at)
    if match.game.is_over(match.state):
        raise BadSetup("at", at, "a decision before the end")
    return Table(match, players, new_path(record.game) if save is None else checked(save))


def checked(path: Path) -> Path:
    """A path a new match can be kept at; BadSetup says why it cannot."""
    if path.exists():
        raise BadSetup("save", str(path), f"{NEW_FILE} (to play on, use --resume)")
    check_writable(path)
    return path


def check_writable(path: Path) -> None:
    """BadSetup unless a record could be written to this path now; folders are made."""
    try:
        records.try_to_write(path)
    except OSError as error:
        wanted = f"a file that can be written: {error.strerror or error}"
        raise BadSetup("save", str(path), wanted) from error


def folder() -> Path:
    """Where records lie unless told otherwise."""
    return platformdirs.user_data_path("gamekeeper", appauthor=False) / "records"


def new_path(game: str) -> Path:
    """A file for a new match, named after game and time."""
    stem = f"{game}-{datetime.now():%Y%m%d-%H%M%S}"
    names = [stem, *(f"{stem}-{number}" for number in range(2, 1000))]
    path = next(path for name in names if not (path := folder() / f"{name}.jsonl").exists())
    check_writable(path)
    return path


def last_unfinished(game: str | None) -> Path:
    """The newest match in the folder that is not over, of `game` where that is named."""
    newest = sorted(folder().glob(f"{game or ''}*.jsonl"), key=lambda path: path.stat().st_mtime, reverse=True)
    for path in newest:
        if SUSPENDED in path.read_bytes()[-LAST_BYTES:]:
            return path
    what = "an unfinished match" if game is None else f"an unfinished match of {game}"
    raise BadSetup("resume", "last", f"{what} in {folder()}, where there is none")
