"""`gamekeeper migrate`: a server's database brought up to date before the server starts, or looked at."""

from __future__ import annotations

import asyncio
from typing import Annotated

import typer

from gamekeeper.cli.output import console
from gamekeeper.cli.serve_command import Data, Database, place_of_served, told_why


def register(app: typer.Typer) -> None:
    """Add the command."""
    app.command("migrate", short_help="Bring a server's database up to date, or see what that would do.")(migrate)


def migrate(
    data: Data = None,
    database: Database = "",
    dry_run: Annotated[bool, typer.Option("--dry-run", help="Change nothing, print the statements.")] = False,
) -> None:
    """Bring a server's database up to date, all or nothing, as 'gamekeeper serve' does at its start.

    Prints the statements, and nothing where the database is of this version already. A running server keeps its own.
    """
    _, url = place_of_served(data, database)
    with told_why():
        statements = asyncio.run(migrated(url, dry_run=dry_run))
    for statement in statements:
        console().print(f"{statement};", soft_wrap=True)


async def migrated(url: str, *, dry_run: bool) -> list[str]:
    """The statements that the database lacked."""
    from gamekeeper.server.lease import Lease, this_process
    from gamekeeper.server.store import Store

    store = Store(url)
    try:
        statements = await store.pending()
        if statements and not dry_run:
            lease = Lease(store, this_process())
            await lease.take()
            await store.open()
            await lease.give_up()
        return statements
    finally:
        await store.close()
