"""`gamekeeper backup` and `gamekeeper restore`: a server's database and secret in one file, and back."""

from __future__ import annotations

import asyncio
import time
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from gamekeeper.cli.output import console
from gamekeeper.cli.serve_command import (
    Data,
    Database,
    SecretFile,
    place_of,
    place_of_served,
    secret_at,
    told_why,
    write_secret,
)
from gamekeeper.core.errors import BadSetup

if TYPE_CHECKING:  # the server takes longer to load than most commands run
    from gamekeeper.server.backup import Manifest

File = Annotated[Path, typer.Argument(metavar="FILE", help="The backup, a zip archive.")]
TOLD = {"tables": "tables", "history": "decisions", "guests": "guests", "packs": "packs", "studies": "studies"}


def register(app: typer.Typer) -> None:
    """Add the commands."""
    app.command("backup", short_help="Write a server's database and secret to a file.")(backup)
    app.command("restore", short_help="Fill an empty database from a backup.")(restore)


def backup(file: File, data: Data = None, database: Database = "", secret_file: SecretFile = None) -> None:
    """Write a server's database, as it stands now, and its secret to a new file; the server may run meanwhile.

    Keep the file to yourself: it holds the shuffles of running matches, and who has the secret can sign in as anybody.
    """
    from gamekeeper.server.backup import back_up
    from gamekeeper.server.store import Store

    folder, url = place_of_served(data, database)

    async def run() -> Manifest:
        store = Store(url)
        try:
            return await back_up(store, secret_at(secret_file or folder / "secret"), file)
        finally:
            await store.close()

    with told_why():
        manifest = asyncio.run(run())
    tell(manifest, "kept in", file)


def restore(
    file: File,
    data: Data = None,
    database: Database = "",
    secret_file: SecretFile = None,
    check: Annotated[bool, typer.Option("--check", help="Only read the backup, and say what is in it.")] = False,
) -> None:
    """Fill an empty database from a backup, which may come from another kind of database; all of it or nothing.

    The secret goes where 'gamekeeper serve' looks for it; one that is there already is left, if it is the same.
    """
    from gamekeeper.server.backup import checked, secret_of
    from gamekeeper.server.backup import restore as fill
    from gamekeeper.server.store import Store

    if check:
        tell(checked(file), "in", file)
        return
    checked(file)
    folder, url = place_of(data, database)
    folder.mkdir(mode=0o700, parents=True, exist_ok=True)
    target = secret_file or folder / "secret"
    if target.exists() and secret_at(target) != secret_of(file):
        raise BadSetup("secret-file", str(target), "no secret, or that of the backup")

    async def run() -> Manifest:
        store = Store(url)
        try:
            return await fill(store, file)
        finally:
            await store.close()

    with told_why():
        manifest = asyncio.run(run())
    if not target.exists():
        write_secret(target, secret_of(file))
    tell(manifest, "restored from", file)


def tell(manifest: Manifest, how: str, file: Path) -> None:
    """What was written or read."""
    counts = ", ".join(f"{manifest.tables[name].count} {title}" for name, title in TOLD.items())
    made = time.strftime("%Y-%m-%d %H:%M:%S %Z", time.localtime(manifest.made))
    console().print(f"{counts} of {made} {how} {file}", soft_wrap=True)
