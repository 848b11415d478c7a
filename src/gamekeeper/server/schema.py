"""The tables of the database."""

from __future__ import annotations

from sqlalchemy import (
    JSON,
    Boolean,
    Column,
    Float,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    String,
    Table,
    Text,
    UniqueConstraint,
)

VERSION = 3

# what brings the tables of an older version to the next one; new tables are made anyway
MIGRATIONS = {
    1: ("ALTER TABLE tables ADD COLUMN pack VARCHAR(64) REFERENCES packs (id)",),
    2: (
        "ALTER TABLE guests ADD COLUMN seen FLOAT NOT NULL DEFAULT 0",
        "UPDATE guests SET seen = :now",
        "CREATE INDEX guests_by_seen ON guests (seen)",
        "ALTER TABLE tables ADD COLUMN host INTEGER",
        "ALTER TABLE tables ADD COLUMN rows INTEGER",
        "ALTER TABLE tables ADD COLUMN link VARCHAR(64)",
        "ALTER TABLE tables ADD COLUMN ended VARCHAR(16)",
        "ALTER TABLE history ADD COLUMN link VARCHAR(64)",
    ),
}

METADATA = MetaData()

SCHEMA_VERSION = Table("schema_version", METADATA, Column("version", Integer, primary_key=True))

LEASE = Table(
    "lease",
    METADATA,
    Column("id", Integer, primary_key=True, autoincrement=False),  # there is one row
    Column("token", String(32), nullable=False),  # who serves the database; empty for nobody
    Column("holder", Text, nullable=False),  # the same for people and for other processes
    Column("since", Float, nullable=False),  # by the database's clock, like `until`
    Column("until", Float, nullable=False),
)

GUESTS = Table(
    "guests",
    METADATA,
    Column("id", String(32), primary_key=True),
    Column("name", String(64), nullable=False),
    Column("language", String(8), nullable=False),
    Column("epoch", Integer, nullable=False),  # rises when the guest signs out everywhere
    Column("created", Float, nullable=False),
    Column("seen", Float, nullable=False, server_default="0"),  # rises at most once a day
    Index("guests_by_seen", "seen"),
)

PACKS = Table(
    "packs",
    METADATA,
    Column("id", String(64), primary_key=True),  # hash of the text
    Column("game", String(64), nullable=False),
    Column("digest", String(64), nullable=False),  # hash of what it means
    Column("text", Text, nullable=False),
)

TABLES = Table(
    "tables",
    METADATA,
    Column("code", String(16), primary_key=True),
    Column("game", String(64), nullable=False),
    Column("rules_version", Integer, nullable=False),
    Column("seats", Integer, nullable=False),
    Column("options", JSON, nullable=False),
    Column("pack", ForeignKey("packs.id"), nullable=True),  # null in games without, and in tables older than packs
    Column("seed", LargeBinary, nullable=False),  # secret until the match is over
    Column("language", String(8), nullable=False),
    Column("status", String(8), nullable=False),
    Column("deciders", JSON, nullable=False),  # seats that owe a decision, for lists of tables
    Column("rematch", String(16), nullable=True),
    Column("created", Float, nullable=False),
    Column("touched", Float, nullable=False),
    Column("host", Integer, nullable=True),  # the seat of who decides who plays; null in older tables
    Column("rows", Integer, nullable=True),  # rows of history, and the link of the last: null before the first
    Column("link", String(64), nullable=True),
    Column("ended", String(16), nullable=True),  # why the match ended before its rules ended it
)

PLACES = Table(
    "places",
    METADATA,
    Column("code", ForeignKey("tables.code"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("kind", String(8), nullable=False),
    Column("guest", ForeignKey("guests.id"), nullable=True),
    Column("name", String(64), nullable=False),
    Column("level", String(16), nullable=False),  # the bot's, also while it stands in for a person
    Column("handed_to_bot", Boolean, nullable=False),
    UniqueConstraint("code", "guest", name="one_seat_per_guest"),
    Index("places_of_guest", "guest"),
)

HISTORY = Table(
    "history",
    METADATA,
    Column("code", ForeignKey("tables.code"), primary_key=True),
    Column("number", Integer, primary_key=True),  # rows before this one
    Column("seat", Integer, nullable=False),
    Column("action", String(64), nullable=False),  # notation, or "undo"
    Column("key", String(80), nullable=False),  # makes a repeated message harmless
    Column("by_bot", Boolean, nullable=False),
    Column("time", Float, nullable=False),
    Column("link", String(64), nullable=True),  # to all rows before; null in rows older than links
    UniqueConstraint("code", "key", name="one_row_per_key"),
)

SNAPSHOTS = Table(
    "snapshots",
    METADATA,
    Column("code", ForeignKey("tables.code"), primary_key=True),
    Column("number", Integer, nullable=False),  # rows of history before the position
    Column("state", LargeBinary, nullable=False),
)

LINKS = Table(
    "links",
    METADATA,
    Column("id", String(64), primary_key=True),  # hash of the token: who reads the database cannot use it
    Column("guest", ForeignKey("guests.id"), nullable=False),
    Column("code", ForeignKey("tables.code"), nullable=False),
    Column("created", Float, nullable=False),
    Column("expires", Float, nullable=False),
    Column("used", Float, nullable=True),
    Index("links_of_guest", "guest"),
)

STUDIES = Table(
    "studies",
    METADATA,
    Column("code", String(16), primary_key=True),
    Column("guest", ForeignKey("guests.id"), nullable=False),
    Column("status", String(16), nullable=False),
    Column("created", Float, nullable=False),
    Column("told", JSON, nullable=False),  # what was asked, and how far it came
    Column("report", LargeBinary, nullable=True),  # the page, packed
    Index("studies_of_guest", "guest"),
)
