"""`gamekeeper admin …`: what who runs a server can do there: look around, tell everybody, shut out, remove."""

from __future__ import annotations

import time
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, TypeVar
from urllib.parse import quote, urlsplit

import msgspec
import typer
from rich.table import Table

from gamekeeper.cli.output import console, harmless, translator
from gamekeeper.cli.serve_command import Data, SecretFile, place_of, secret_at
from gamekeeper.cli.settings import language_of
from gamekeeper.core.errors import BadSetup

if TYPE_CHECKING:  # the protocol's types take longer to load than most commands run
    from gamekeeper.cli.served.server import Server

Kind = TypeVar("Kind")

LANGUAGES = ("en", "it", "ru")
WANTED = "the address of a server, like http://127.0.0.1:8000"

At = Annotated[str, typer.Option("--server", metavar="URL", help="The running server.")]
Find = Annotated[str, typer.Argument(metavar="[WHAT]", help="What to look for; everything without.")]
HERE = "http://127.0.0.1:8000"

commands = typer.Typer(
    help="Run a server: look around, tell everybody something, shut somebody out, remove a table. "
    "Every request is signed with the server's secret, so these work where its file can be read.",
    no_args_is_help=True,
    rich_markup_mode=None,
)


def register(app: typer.Typer) -> None:
    """Add the commands."""
    app.add_typer(commands, name="admin", short_help="Run a server: announce, shut somebody out, remove a table.")


class Desk:
    """A running server, asked in the name of who holds its secret."""

    def __init__(self, url: str, data: Path | None, secret_file: Path | None) -> None:
        from gamekeeper.cli.served.server import Server

        parts = urlsplit(url)
        if parts.scheme not in ("http", "https") or not parts.hostname:
            raise BadSetup("server", url, WANTED)
        path = secret_file or place_of(data, "")[0] / "secret"
        if not path.is_file():
            raise BadSetup("secret-file", str(path), "the secret's file of the server; or its folder as --data")
        self.secret = secret_at(path)
        self.server: Server = Server(f"{parts.scheme}://{parts.netloc}", "admin", translator(language_of(None)))

    def ask(self, method: str, path: str, kind: type[Kind], body: object = None) -> Kind:
        """The answer to a signed request."""
        return msgspec.json.decode(self.sent(method, path, body), type=kind)

    def sent(self, method: str, path: str, body: object = None) -> bytes:
        """The bytes of it."""
        from urllib.request import Request

        from gamekeeper.server.office import signed

        whole = f"/api/admin/{path}"
        data = b"" if body is None else msgspec.json.encode(body)
        headers = {"Authorization": f"Bearer {signed(self.secret, method, whole, data)}"}
        if body is not None:
            headers["Content-Type"] = "application/json"
        return self.server.sent(Request(f"{self.server.base}{whole}", data or None, headers, method=method))


@commands.command("guests")
def guests(find: Find = "", server: At = HERE, data: Data = None, secret_file: SecretFile = None) -> None:
    """List guests: by a part of their name, by id, or all at a table by its code. The latest seen first."""
    from gamekeeper.server.wire_admin import KnownGuest

    rows = Desk(server, data, secret_file).ask("GET", f"guests?find={quote(find, safe='')}", list[KnownGuest])
    show(
        ["Id", "Name", "Tables", "Seen", ""],
        [[one.id, one.name, str(one.tables), day(one.seen), "shut out" if one.banned else ""] for one in rows],
        "no guest is called so",
    )


@commands.command("tables")
def tables(find: Find = "", server: At = HERE, data: Data = None, secret_file: SecretFile = None) -> None:
    """List tables: by code, game, status (waiting, playing, over) or a name at them. The latest touched first."""
    from gamekeeper.server.wire_admin import KnownTable

    rows = Desk(server, data, secret_file).ask("GET", f"tables?find={quote(find, safe='')}", list[KnownTable])
    show(
        ["Code", "Game", "Status", "Rows", "Open pages", "Touched", "Who"],
        [
            [one.code, one.game, one.status, str(one.rows), str(one.watching), day(one.touched), ", ".join(one.names)]
            for one in rows
        ],
        "no table is like that",
    )


@commands.command("announce")
def announce(
    text: Annotated[str, typer.Argument(metavar="TEXT", help="What everybody is told, in English.")],
    it: Annotated[str, typer.Option(metavar="TEXT", help="The same in Italian.")] = "",
    ru: Annotated[str, typer.Option(metavar="TEXT", help="The same in Russian.")] = "",
    hours: Annotated[float | None, typer.Option(help="For how long; otherwise until 'admin hush'.")] = None,
    server: At = HERE,
    data: Data = None,
    secret_file: SecretFile = None,
) -> None:
    """Tell everybody something at the top of every page, instead of what was told before."""
    from gamekeeper.server.wire_admin import Announcement, AnnouncementBody

    texts = dict(zip(LANGUAGES, (text, it, ru), strict=True))
    body = AnnouncementBody({language: told for language, told in texts.items() if told}, hours)  # type: ignore[misc]
    told = Desk(server, data, secret_file).ask("PUT", "announcement", Announcement, body)
    console().print(f"told from now on{until(told.until)}")


@commands.command("hush")
def hush(server: At = HERE, data: Data = None, secret_file: SecretFile = None) -> None:
    """Take back what everybody is told."""
    Desk(server, data, secret_file).sent("DELETE", "announcement")
    console().print("nothing is told any more")


@commands.command("ban")
def ban(
    who: Annotated[str, typer.Argument(metavar="WHO", help="A guest's id, an address, or a network (203.0.113.0/24).")],
    reason: Annotated[str, typer.Option(help="Shown to who is shut out.")] = "",
    days: Annotated[float | None, typer.Option(help="For how long; otherwise for good.")] = None,
    server: At = HERE,
    data: Data = None,
    secret_file: SecretFile = None,
) -> None:
    """Shut somebody out, at once and on all their devices. Their seats stay theirs, as of everybody who is away."""
    from gamekeeper.server.wire_admin import Ban, BanBody

    made = Desk(server, data, secret_file).ask("PUT", "bans", Ban, BanBody(who, reason, days))
    console().print(harmless(f"{made.name or made.who} is shut out{until(made.until)}"), markup=False)


@commands.command("unban")
def unban(
    who: Annotated[str, typer.Argument(metavar="WHO", help="As 'admin bans' shows it.")],
    server: At = HERE,
    data: Data = None,
    secret_file: SecretFile = None,
) -> None:
    """Let somebody in again."""
    Desk(server, data, secret_file).sent("DELETE", f"bans?who={quote(who, safe='')}")
    console().print(harmless(f"{who} may come again"), markup=False)


@commands.command("bans")
def bans(server: At = HERE, data: Data = None, secret_file: SecretFile = None) -> None:
    """List who is shut out."""
    from gamekeeper.server.wire_admin import Ban

    rows = Desk(server, data, secret_file).ask("GET", "bans", list[Ban])
    show(
        ["Who", "Name", "Since", "Until", "Reason"],
        [[one.who, one.name, day(one.since), day(one.until) or "for good", one.reason] for one in rows],
        "nobody is shut out",
    )


@commands.command("reports")
def reports(
    settled: Annotated[
        str, typer.Option("--settled", metavar="ID", help="This one has been looked at: list it no more.")
    ] = "",
    server: At = HERE,
    data: Data = None,
    secret_file: SecretFile = None,
) -> None:
    """List messages that people have reported, the oldest first. 'admin ban' shuts out who wrote one."""
    from gamekeeper.server.wire_chat import Report

    desk = Desk(server, data, secret_file)
    if settled:
        desk.sent("DELETE", f"reports/{quote(settled, safe='')}")
    rows = desk.ask("GET", "reports", list[Report])
    show(
        ["Id", "Who", "Name", "Said", "Table", "When", "Reported by"],
        [[one.id, one.who, one.name, one.said, one.code, day(one.time), one.by_name] for one in rows],
        "nothing is reported",
    )


@commands.command("remove")
def remove(
    code: Annotated[str, typer.Argument(metavar="CODE", help="The table's code.")],
    yes: Annotated[bool, typer.Option("--yes", help="Do not ask.")] = False,
    server: At = HERE,
    data: Data = None,
    secret_file: SecretFile = None,
) -> None:
    """Remove a table and its history for good."""
    if not yes:
        typer.confirm(f"Remove table {code} and its history for good?", abort=True)
    Desk(server, data, secret_file).sent("DELETE", f"tables/{quote(code, safe='')}")
    console().print(harmless(f"table {code} is gone"), markup=False)


def show(head: list[str], rows: list[list[str]], nothing: str) -> None:
    """Rows as a table, or that there are none."""
    if not rows:
        console().print(nothing)
        return
    table = Table(box=None, pad_edge=False)
    for title in head:
        table.add_column(title, overflow="fold", no_wrap=title in {head[0], "Game"})  # what is copied and pasted
    for row in rows:
        table.add_row(*(harmless(cell) for cell in row))
    console().print(table, markup=False)


def day(moment: float | None) -> str:
    """A moment as people write it; empty for none."""
    return time.strftime("%Y-%m-%d %H:%M", time.localtime(moment)) if moment else ""


def until(moment: float | None) -> str:
    """The end of something that may have none."""
    return f", until {day(moment)}" if moment else ""
