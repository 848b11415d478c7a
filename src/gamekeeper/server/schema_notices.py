"""The tables of the database about notices: who is to be told of what, and where."""

from __future__ import annotations

from sqlalchemy import JSON, Column, Float, ForeignKey, Index, Integer, String, Table, Text

from gamekeeper.server.metadata import METADATA

PUSH_DEVICES = Table(
    "push_devices",
    METADATA,
    Column("id", String(64), primary_key=True),  # hash of the endpoint
    Column("guest", ForeignKey("guests.id"), nullable=False),
    Column("session", String(32), nullable=False),  # it is told nothing once that has ended
    Column("endpoint", Text, nullable=False),  # where its push service takes notices
    Column("public_key", String(128), nullable=False),  # of the browser, base64url
    Column("auth", String(32), nullable=False),
    Column("created", Float, nullable=False),
    Index("push_devices_of_guest", "guest"),
)

NOTICES = Table(
    "notices",
    METADATA,
    Column("code", ForeignKey("tables.code"), primary_key=True),
    Column("guest", ForeignKey("guests.id"), primary_key=True),
    Column("seat", Integer, nullable=False),
    Column("number", Integer, nullable=False),  # rows of history when their turn began
    Column("since", Float, nullable=False),
    Column("due", Float, nullable=False),  # when to look at it next
    Column("tries", Integer, nullable=False),
    Column("told", JSON, nullable=False),  # the devices that have it
    Index("notices_by_due", "due"),
)
