"""A whole database in one file, and back: rows as JSON lines in a zip archive, whichever database they lie in.

It is read while the server runs, as it stood at one moment; what comes back goes into an empty database, all of it or
nothing. The archive holds seeds of running matches and the server's secret: its file is for its owner's eyes alone.
"""

from __future__ import annotations

import base64
import hashlib
import os
import time
import zlib
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import IO, Any, Final
from zipfile import ZIP_DEFLATED, BadZipFile, ZipFile

import msgspec
from sqlalchemy import LargeBinary, Table, func, insert, select
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection

from gamekeeper import __version__
from gamekeeper.core.errors import BadSetup
from gamekeeper.server.errors import StoreFailed
from gamekeeper.server.lease import Lease, this_process
from gamekeeper.server.metadata import METADATA
from gamekeeper.server.schema import LEASE, SCHEMA_VERSION, VERSION
from gamekeeper.server.schema_nodes import CLAIMS, NEWS, NODES
from gamekeeper.server.store import Store

FORMAT: Final = 1
MANIFEST: Final = "manifest.json"
SECRET: Final = "secret"
NOT_KEPT: Final = (LEASE, SCHEMA_VERSION, CLAIMS, NEWS, NODES)
KEPT: Final = [table for table in METADATA.sorted_tables if table not in NOT_KEPT]
AT_ONCE: Final = 500  # rows


class Rows(msgspec.Struct, frozen=True):
    """What a table of the database became: how many lines, and their SHA-256 in hex."""

    count: int
    digest: str


class Manifest(msgspec.Struct, frozen=True):
    """What an archive holds; `schema` is the version of the tables, `made` seconds since 1970."""

    format: int
    schema: int
    program: str
    made: float
    tables: dict[str, Rows]


async def back_up(store: Store, secret: bytes, path: Path) -> Manifest:
    """Write a database to a new file. Raises BadSetup for a file that is there, StoreFailed for a failing database."""
    try:
        with open(path, "xb", opener=lambda name, flags: os.open(name, flags, 0o600)) as file:
            return await written(store, secret, file)
    except FileExistsError:
        raise BadSetup("file", str(path), "a file that is not there yet") from None
    except BaseException:
        path.unlink(missing_ok=True)
        raise


async def written(store: Store, secret: bytes, file: IO[bytes]) -> Manifest:
    """The archive of a database as it stands now."""
    isolation = {} if store.is_sqlite else {"isolation_level": "REPEATABLE READ"}
    tables: dict[str, Rows] = {}
    with ZipFile(file, "w", ZIP_DEFLATED) as archive:
        try:
            async with store.engine.connect() as connection:
                await connection.execution_options(**isolation)
                if store.is_sqlite:
                    await connection.exec_driver_sql("BEGIN")  # its driver would begin at the first change
                found = (await connection.execute(select(SCHEMA_VERSION.c.version))).scalar()
                check_schema("database", found)
                for table in KEPT:
                    tables[table.name] = await write_table(connection, table, archive)
        except (SQLAlchemyError, OSError) as error:
            raise StoreFailed("the database did not answer") from error
        archive.writestr(SECRET, secret)
        manifest = Manifest(FORMAT, VERSION, __version__, time.time(), tables)
        archive.writestr(MANIFEST, msgspec.json.encode(manifest))
    return manifest


async def write_table(connection: AsyncConnection, table: Table, archive: ZipFile) -> Rows:
    """A table's rows, one a line."""
    digest, count = hashlib.sha256(), 0
    with archive.open(f"{table.name}.jsonl", "w", force_zip64=True) as file:
        rows = await connection.stream(select(table).order_by(*table.primary_key).execution_options(yield_per=AT_ONCE))
        async for row in rows.mappings():
            line = msgspec.json.encode(dict(row)) + b"\n"  # bytes become base64
            file.write(line)
            digest.update(line)
            count += 1
    return Rows(count, digest.hexdigest())


def checked(path: Path) -> Manifest:
    """What an archive says it holds, once all of it was read. BadSetup for another file, and for a damaged one."""
    try:
        with ZipFile(path) as archive:
            manifest = msgspec.json.decode(archive.read(MANIFEST), type=Manifest)
            for table in KEPT:
                digest = hashlib.sha256()
                with archive.open(f"{table.name}.jsonl") as file:
                    while block := file.read(1 << 20):
                        digest.update(block)
                if digest.hexdigest() != manifest.tables[table.name].digest:
                    raise BadSetup("file", str(path), f"a backup as it was written; {table.name} differs")
            archive.read(SECRET)
    except (BadZipFile, KeyError, msgspec.MsgspecError, EOFError, zlib.error) as error:
        raise BadSetup("file", str(path), f"a backup that is whole: {error}") from error
    if manifest.format != FORMAT:
        raise BadSetup("file", f"format {manifest.format}", f"format {FORMAT}")
    check_schema("file", manifest.schema)
    return manifest


def check_schema(what: str, found: int | None) -> None:
    """BadSetup unless the tables are those of this program."""
    if found != VERSION:
        raise BadSetup(what, f"schema version {found}", f"schema version {VERSION}, which this program writes")


async def restore(store: Store, path: Path) -> Manifest:
    """Fill an empty database from a file, all or nothing. BadSetup for one that is not empty, or a damaged file."""
    manifest = checked(path)
    await store.open()
    lease = Lease(store, this_process())
    await lease.take()
    try:
        with ZipFile(path) as archive:
            async with store.writing() as connection:
                for table in KEPT:
                    if (await connection.execute(select(func.count()).select_from(table))).scalar():
                        raise BadSetup("database", f"rows in {table.name}", "an empty database")
                for table in KEPT:
                    for rows in read_table(archive, table):
                        await connection.execute(insert(table), rows)
    finally:
        await lease.give_up()
    return manifest


def read_table(archive: ZipFile, table: Table) -> Iterator[list[Mapping[str, Any]]]:
    """A table's rows, some at a time."""
    binary = [column.name for column in table.columns if isinstance(column.type, LargeBinary)]
    rows: list[Mapping[str, Any]] = []
    with archive.open(f"{table.name}.jsonl") as file:
        for line in file:
            row = msgspec.json.decode(line, type=dict[str, Any])
            for name in binary:
                row[name] = row[name] and base64.b64decode(row[name])
            rows.append(row)
            if len(rows) == AT_ONCE:
                yield rows
                rows = []
    if rows:
        yield rows


def secret_of(path: Path) -> bytes:
    """The secret in an archive."""
    with ZipFile(path) as archive:
        return archive.read(SECRET)
