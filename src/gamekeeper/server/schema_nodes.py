"""The tables of the database by which processes that serve it together share the work; backups have none of them."""

from __future__ import annotations

from sqlalchemy import Column, Float, Index, Integer, String, Table, Text

from gamekeeper.server.metadata import METADATA

NODES = Table(
    "nodes",
    METADATA,
    Column("token", String(32), primary_key=True),  # a process
    Column("holder", Text, nullable=False),  # the same for people and for other processes
    Column("reach", String(255), nullable=False),  # where the others reach it
    Column("until", Float, nullable=False),  # by the database's clock
)

CLAIMS = Table(
    "claims",
    METADATA,
    Column("name", String(32), primary_key=True),  # the code of a table, or "/" and a part there is one of
    Column("token", String(32), nullable=False),  # the process that works it
    Column("awaited", Float, nullable=False),  # when somebody last waited there for others, by the database's clock
    Index("claims_of_node", "token"),
)

NEWS = Table(
    "news",
    METADATA,
    Column("id", Integer, primary_key=True),
    Column("at", Float, nullable=False),  # by the database's clock
    Column("token", String(32), nullable=False),  # the process that tells
    Column("kind", String(16), nullable=False),
    Column("subject", String(64), nullable=False),
    Index("news_by_time", "at"),
)
