"""Deleting rows with all that names them, whatever tables there are."""

from __future__ import annotations

from typing import Any

from sqlalchemy import Column, ColumnElement, Table, delete, select
from sqlalchemy.ext.asyncio import AsyncConnection

from gamekeeper.server.metadata import METADATA


def naming(table: Table) -> list[tuple[Table, Column[Any], Column[Any]]]:
    """The tables whose rows name one of `table`: with the column that does, and what it names."""
    return [
        (other, key.parent, key.column)
        for other in METADATA.sorted_tables
        for key in other.foreign_keys
        if key.column.table is table
    ]


async def drop(connection: AsyncConnection, table: Table, which: ColumnElement[bool]) -> None:
    """Delete rows, before them those of other tables that name them, and those that name these."""
    for other, column, named in naming(table):
        await drop(connection, other, column.in_(select(named).where(which)))
    await connection.execute(delete(table).where(which))
