"""Which database, and how to reach it."""

from __future__ import annotations

import sqlite3
import time
from contextlib import suppress
from functools import cache
from importlib import import_module
from inspect import signature
from typing import Any

from sqlalchemy import URL, ColumnElement, Float, Table, cast, event, extract, func, make_url
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.exc import ArgumentError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

from gamekeeper.core.errors import BadSetup
from gamekeeper.server.errors import StoreFailed

JULIAN_1970 = 2440587.5  # days
DAY_SECONDS = 86_400.0
DRIVERS = {"sqlite": "sqlite+aiosqlite", "postgresql": "postgresql+asyncpg", "postgres": "postgresql+asyncpg"}
WANTED = "sqlite:///path/to/file or postgresql://user:password@host/name"
POOL_WORDS = {"prepared_statement_cache_size", "prepared_statement_name_func"}  # SQLAlchemy's own, beside asyncpg's


def driver_url(url: str) -> str:
    """The URL with the driver this program uses; BadSetup for a database it does not know."""
    kind, separator, rest = url.partition("://")
    if not separator or (kind not in DRIVERS and kind not in DRIVERS.values()):
        raise BadSetup("database", kind if separator else url, WANTED)
    try:
        made = make_url(f"{DRIVERS.get(kind, kind)}://{rest}")
    except (ArgumentError, ValueError):  # ValueError: of a port that is no number; what is shown has no password
        raise BadSetup("database", f"{kind}://…", WANTED) from None
    if made.drivername == DRIVERS["sqlite"] and made.host:
        raise BadSetup("database", url, "sqlite:///path/to/file with three slashes, four before a path from the root")
    if (
        made.drivername != DRIVERS["sqlite"] and "sslmode" in made.query
    ):  # libpq's word, which hosted databases' URLs have
        made = made.update_query_dict({"ssl": made.query["sslmode"]}).difference_update_query(["sslmode"])
    return made.render_as_string(hide_password=False)


def check_words(url: URL) -> None:
    """BadSetup for what asyncpg is told behind the question mark and does not know."""
    known = {*signature(import_module("asyncpg").connect).parameters, *POOL_WORDS}
    for word in url.query:
        if word not in known:
            raise BadSetup("database", f"…?{word}=…", "what asyncpg.connect() takes, like ssl=require")


def check_file(url: str) -> None:
    """StoreFailed when the file of an embedded database cannot be opened or made."""
    name = make_url(url).database
    if url.startswith("sqlite") and name:
        try:
            sqlite3.connect(name).close()
        except sqlite3.Error as error:
            raise StoreFailed(f"{name} cannot be opened") from error


def make_engine(url: str, connections: int) -> AsyncEngine:
    """An engine whose commits are on disk when they return; so many connections stay, some more come and go."""
    if not url.startswith("sqlite"):
        try:
            engine = create_async_engine(url, pool_pre_ping=True, pool_size=connections)
            check_words(engine.url)
            return engine
        except ModuleNotFoundError as error:
            raise StoreFailed(f"PostgreSQL needs {error.name}, which is not here: pip install {error.name}") from error
    engine = create_async_engine(url)

    @event.listens_for(engine.sync_engine, "connect")
    def prepare(connection: Any, _record: object) -> None:
        cursor = connection.cursor()
        for pragma in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON", "busy_timeout=10000"):
            cursor.execute(f"PRAGMA {pragma}")
        cursor.close()

    @event.listens_for(engine.sync_engine, "invalidate")
    def undo(connection: Any, *_why: object) -> None:
        # Whoever was cancelled may hold a cursor: SQLite then keeps a closed connection's transaction, and its lock.
        with suppress(sqlite3.Error):  # it may be gone altogether
            connection.rollback()

    return engine


def clock() -> float:
    """Seconds that go on while the machine sleeps, where the system counts them."""
    return time.clock_gettime(time.CLOCK_BOOTTIME) if hasattr(time, "CLOCK_BOOTTIME") else time.monotonic()


def database_now(is_sqlite: bool) -> ColumnElement[float]:
    """The database's seconds since 1970: clocks of machines need not agree."""
    if is_sqlite:
        return (func.julianday("now") - JULIAN_1970) * DAY_SECONDS
    return cast(extract("epoch", func.clock_timestamp()), Float)


def insert_unless_there(connection: AsyncConnection, table: Table) -> Any:
    """An insert that does nothing where a unique constraint forbids it."""
    return unless_there(connection.dialect.name, table)


@cache
def unless_there(dialect: str, table: Table) -> Any:
    """The same by the dialect's name: made once, a statement is not worked out again each time it is executed."""
    return (sqlite if dialect == "sqlite" else postgresql).insert(table).on_conflict_do_nothing()
