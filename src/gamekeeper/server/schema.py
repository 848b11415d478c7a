"""The tables of the database."""

from __future__ import annotations

from sqlalchemy import (
    JSON,
    BigInteger,
    Boolean,
    Column,
    Connection,
    Float,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    String,
    Table,
    Text,
    UniqueConstraint,
    false,
    inspect,
    select,
)
from sqlalchemy.schema import CreateIndex, CreateTable, ExecutableDDLElement

from gamekeeper.core.errors import BadSetup
from gamekeeper.server import (  # noqa: F401 - their tables are of this database
    schema_clocks,
    schema_mail,
    schema_nodes,
    schema_notices,
    schema_people,
)
from gamekeeper.server.metadata import METADATA

VERSION = 8

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
    3: (
        "ALTER TABLE tables ADD COLUMN rated BOOLEAN NOT NULL DEFAULT FALSE",
        "ALTER TABLE tables ADD COLUMN listed BOOLEAN NOT NULL DEFAULT FALSE",
    ),
    4: (),
    5: (
        "ALTER TABLE tables ADD COLUMN pace JSON",
        "ALTER TABLE tables ADD COLUMN clock JSON",
        "ALTER TABLE tables ADD COLUMN due FLOAT",
        "CREATE INDEX tables_by_due ON tables (due)",
    ),
    6: (),
    7: (),
}

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
    Column("rated", Boolean, nullable=False, server_default=false()),  # its result changes ratings
    Column("listed", Boolean, nullable=False, server_default=false()),  # in the lobby, while a seat is open
    Column("pace", JSON(none_as_null=True), nullable=True),  # null without clocks
    Column("clock", JSON(none_as_null=True), nullable=True),
    Column("due", Float, nullable=True),  # when its clocks want to be looked at, by UPTIME; null for never
    Index("tables_by_due", "due"),
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

ORDERS = Table(
    "orders",
    METADATA,
    Column("code", ForeignKey("studies.code"), primary_key=True),
    Column("told", LargeBinary, nullable=False),  # what a study was asked for, to ask for it again
)

DEPARTURES = Table(
    "departures",
    METADATA,
    Column("code", ForeignKey("tables.code"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("why", String(16), nullable=False),
    Column("number", Integer, nullable=False),  # rows of history by then
    Column("time", Float, nullable=False),
)

RATINGS = Table(
    "ratings",
    METADATA,
    Column("guest", ForeignKey("guests.id"), primary_key=True),
    Column("game", String(64), primary_key=True),
    Column("seats", Integer, primary_key=True),
    Column("mu", Float, nullable=False),
    Column("sigma", Float, nullable=False),
    Column("ordinal", Float, nullable=False),  # mu - 3 sigma, for the order of leaderboards
    Column("matches", Integer, nullable=False),
    Column("won", Float, nullable=False),  # first places, shared ones in part
    Column("expected", Float, nullable=False),  # the same as it was to be expected
    Column("changed", Float, nullable=False),
    Index("ratings_by_ordinal", "game", "seats", "ordinal"),
)

RATED_MATCHES = Table(
    "rated_matches",
    METADATA,
    Column("code", ForeignKey("tables.code"), primary_key=True),  # so a match counts once
    Column("game", String(64), nullable=False),
    Column("seats", Integer, nullable=False),
    Column("time", Float, nullable=False),
    Column("entrants", JSON, nullable=False),
)

RATING_CHANGES = Table(
    "rating_changes",
    METADATA,
    Column("code", ForeignKey("rated_matches.code"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("guest", ForeignKey("guests.id"), nullable=False),
    Column("time", Float, nullable=False),
    Column("mu_before", Float, nullable=False),
    Column("sigma_before", Float, nullable=False),
    Column("mu_after", Float, nullable=False),
    Column("sigma_after", Float, nullable=False),
    Index("rating_changes_of_guest", "guest", "time"),
)

PROFILES = Table(
    "profiles",
    METADATA,
    Column("guest", ForeignKey("guests.id"), primary_key=True),
    Column("handle", String(16), nullable=False, unique=True),  # what others' pages know somebody by
    Column("shown", Boolean, nullable=False),  # on leaderboards, and the profile to everybody
)

SESSIONS = Table(
    "sessions",
    METADATA,
    Column("id", String(32), primary_key=True),  # a cookie names it; the cookie is signed
    Column("guest", ForeignKey("guests.id"), nullable=False),
    Column("browser", String(40), nullable=False),  # in words, empty where nobody knows
    Column("system", String(40), nullable=False),
    Column("how", String(8), nullable=False),  # it began
    Column("created", Float, nullable=False),
    Column("seen", Float, nullable=False),  # rises at most once an hour
    Column("ended", Float, nullable=True),  # only of cookies older than sessions, which would make it again
    Index("sessions_of_guest", "guest"),
)

PASSKEYS = Table(
    "passkeys",
    METADATA,
    Column("id", String(64), primary_key=True),  # hash of the credential's id, which may be long
    Column("guest", ForeignKey("guests.id"), nullable=False),
    Column("credential", Text, nullable=False),  # its id, base64url
    Column("public_key", LargeBinary, nullable=False),  # COSE
    Column("sign_count", BigInteger, nullable=False),
    Column("transports", JSON, nullable=False),
    Column("synced", Boolean, nullable=False),  # its maker copies it to other devices
    Column("address", String(255), nullable=False),  # the name of the server it was made for
    Column("name", String(64), nullable=False),
    Column("created", Float, nullable=False),
    Column("used", Float, nullable=True),
    Index("passkeys_of_guest", "guest"),
)


BANS = Table(
    "bans",
    METADATA,
    Column("who", String(64), primary_key=True),  # a guest's id or a network
    Column("name", String(64), nullable=False),  # of the guest, for lists
    Column("reason", String(200), nullable=False),
    Column("since", Float, nullable=False),
    Column("until", Float, nullable=True),  # null for good
)

ANNOUNCEMENTS = Table(
    "announcements",
    METADATA,
    Column("id", Integer, primary_key=True, autoincrement=False),  # there is at most one row
    Column("texts", JSON, nullable=False),  # by language
    Column("until", Float, nullable=True),
)


def pending(connection: Connection) -> list[str]:
    """The statements that a database lacks to be of this version: new tables, then what changes older ones.

    BadSetup where it is of a newer program.
    """
    there = inspect(connection).get_table_names()
    found = None
    if SCHEMA_VERSION.name in there:
        found = connection.execute(select(SCHEMA_VERSION.c.version).with_for_update()).scalar()
    if found is not None and found > VERSION:
        raise BadSetup("database", f"schema version {found}", f"schema version {VERSION} of this program")
    new = [table for table in METADATA.sorted_tables if table.name not in there]
    made: list[ExecutableDDLElement] = [CreateTable(table, if_not_exists=True) for table in new]
    made += [CreateIndex(index, if_not_exists=True) for table in new for index in table.indexes]
    statements = [str(one.compile(connection)).strip() for one in made]
    if found is None:
        return [*statements, f"INSERT INTO {SCHEMA_VERSION.name} (version) VALUES ({VERSION})"]
    for version in range(found, VERSION):
        statements += [*MIGRATIONS[version], f"UPDATE {SCHEMA_VERSION.name} SET version = {version + 1}"]
    return statements
