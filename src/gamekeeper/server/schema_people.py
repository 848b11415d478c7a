"""The tables of the database about people around a table: what they say, and whom they do not want to hear."""

from __future__ import annotations

from sqlalchemy import Boolean, Column, Float, ForeignKey, Index, Integer, String, Table, Text, UniqueConstraint

from gamekeeper.server.metadata import METADATA

ANOTHERS = "anothers"  # marks a column that names whom a row is about: it belongs to somebody else
ABOUT = {ANOTHERS: True}

ROOMS = Table(
    "rooms",
    METADATA,
    Column("code", ForeignKey("tables.code"), primary_key=True),  # without a row all is as usual
    Column("chat", String(8), nullable=False),
    Column("watchers_write", Boolean, nullable=False),
    Column("watching", Boolean, nullable=False),
)

MESSAGES = Table(
    "messages",
    METADATA,
    Column("code", ForeignKey("tables.code"), primary_key=True),
    Column("number", Integer, primary_key=True),  # messages of the table before this one
    Column("guest", ForeignKey("guests.id"), nullable=False),
    Column("seat", Integer, nullable=True),  # null for who watched
    Column("name", String(64), nullable=False),
    Column("phrase", String(32), nullable=True),  # null for words of one's own
    Column("text", Text, nullable=False),
    Column("key", String(64), nullable=False),  # makes a repeated message harmless
    Column("time", Float, nullable=False),
    UniqueConstraint("code", "guest", "key", name="one_message_per_key"),
    Index("messages_of_guest", "guest"),
)

MUTES = Table(
    "mutes",
    METADATA,
    Column("id", String(16), primary_key=True),
    Column("guest", ForeignKey("guests.id"), nullable=False),
    Column("muted", ForeignKey("guests.id"), nullable=False, info=ABOUT),
    Column("name", String(64), nullable=False),  # what they were called then
    Column("since", Float, nullable=False),
    UniqueConstraint("guest", "muted", name="one_mute_per_person"),
    Index("mutes_of_muted", "muted"),
)

FOLLOWS = Table(
    "follows",
    METADATA,
    Column("guest", ForeignKey("guests.id"), primary_key=True),
    Column("followed", ForeignKey("guests.id"), primary_key=True, info=ABOUT),
    Column("name", String(64), nullable=False),  # what they were called then
    Column("since", Float, nullable=False),
    Index("follows_of_followed", "followed"),
)

REPORTS = Table(
    "reports",
    METADATA,
    Column("id", String(16), primary_key=True),
    Column("guest", ForeignKey("guests.id"), nullable=False),  # who reports
    Column("about", ForeignKey("guests.id"), nullable=False, info=ABOUT),  # who wrote it
    Column("code", ForeignKey("tables.code"), nullable=False),
    Column("number", Integer, nullable=False),
    Column("name", String(64), nullable=False),  # of who wrote it
    Column("said", Text, nullable=False),  # the message, which may be gone by then
    Column("time", Float, nullable=False),
    UniqueConstraint("code", "number", "guest", name="one_report_per_message"),
    Index("reports_by_time", "time"),
)
