"""The tables of the database about time: when a server was there, and when people are not."""

from __future__ import annotations

from sqlalchemy import Column, Float, ForeignKey, Index, Integer, String, Table

from gamekeeper.server.metadata import METADATA

UPTIME = Table(
    "uptime",
    METADATA,
    Column("id", Integer, primary_key=True, autoincrement=False),  # there is one row
    Column("alive", Float, nullable=False),  # when a server last said that it serves
    Column("lost", Float, nullable=False),  # seconds in which none did: clocks do not count them
)

DAYS_OFF = Table(
    "days_off",
    METADATA,
    Column("id", String(32), primary_key=True),
    Column("guest", ForeignKey("guests.id"), nullable=False),
    Column("begins", Float, nullable=False),
    Column("ends", Float, nullable=False),
    Index("days_off_of_guest", "guest"),
    Index("days_off_by_end", "ends"),
)
