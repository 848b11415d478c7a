"""The rows of a match, each linked to all before it, and what clients saw of that: so that a loss is noticed.

A table keeps the number and link of its last row, written with that row: a history that ends earlier, or reads
otherwise, shows. When the whole end of a database is lost, table and rows agree again; then the clients know more.
Every update carries a mark that only this server can make, and clients bring the last one back.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec
from itsdangerous import BadData, URLSafeSerializer

from gamekeeper.chain import START, link
from gamekeeper.server.errors import DamagedTable, LostDecisions
from gamekeeper.server.stored import StoredRow, StoredTable

if TYPE_CHECKING:
    from gamekeeper.server.play import Play

MARK_DIGITS = 24


def origin_of(table: StoredTable) -> str:
    """What the first row of a table is linked to: the table it belongs to, its seed and what is played."""
    options = sorted(table.options.items())
    return link(
        START, msgspec.json.encode([table.code, table.game, table.seats, options, table.pack, table.seed.hex()])
    )


def line_of(row: StoredRow) -> bytes:
    """A row as it is linked."""
    return msgspec.json.encode([row.number, row.seat, row.action, row.key, row.by_bot, row.time])


def check_row(play: Play, row: StoredRow) -> None:
    """DamagedTable unless a row follows from those of the match so far; rows older than links carry none."""
    must = row.link is not None or (play.rows and play.rows[-1].link is not None)
    if must and row.link != link(play.links[-1], line_of(row)):
        raise DamagedTable(f"the stored match is not whole: row {row.number} does not follow from those before it")


def check_end(play: Play, table: StoredTable) -> None:
    """DamagedTable when the history ends before the last row the table knows of, or led elsewhere."""
    if table.rows is None:
        return
    if play.number < table.rows:
        lost = table.rows - play.number
        raise DamagedTable(f"the stored match is not whole: its last {lost} rows are missing")
    if table.link is not None and play.links[table.rows] != table.link:
        raise DamagedTable(f"the stored match is not whole: row {table.rows - 1} is not the one that was stored last")


class Witness:
    """Makes and reads the marks clients keep. A mark tells nothing of hidden actions: the seed is in it."""

    def __init__(self, secret: bytes) -> None:
        self.signer = URLSafeSerializer(secret, salt="gamekeeper seen")

    def mark(self, code: str, play: Play) -> str:
        """What a client that has seen the match as it is now may bring back."""
        return str(self.signer.dumps([code, play.number, mark_at(play, play.number)]))

    def check(self, code: str, play: Play | None, seen: str) -> None:
        """LostDecisions when a client saw what is not there any more. What is no mark of ours tells nothing."""
        try:
            table, number, mark = self.signer.loads(seen)
        except (BadData, ValueError, TypeError):
            return
        if table != code:
            return
        known = 0 if play is None else play.number
        if play is None or number > known:
            raise LostDecisions(
                f"{number - known} decisions you saw are lost", {"lost": number - known, "number": known}
            )
        if mark_at(play, number) != mark:
            raise LostDecisions("the match went on differently from what you saw", {"lost": 0, "number": known})


def mark_at(play: Play, number: int) -> str:
    """The mark of the match after `number` rows."""
    return link(play.links[number], play.match.seed)[:MARK_DIGITS]
