"""`gamekeeper serve`: the server from the command line."""

from __future__ import annotations

import os
import secrets
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from enum import StrEnum
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import platformdirs
import typer

from gamekeeper import __version__, packs
from gamekeeper.cli.serve_checks import check_finite, check_listening, contact_of, name_of, origin_of, proxies_of
from gamekeeper.core.errors import BadSetup

if TYPE_CHECKING:
    from gamekeeper.server.running import Listening
    from gamekeeper.server.settings import Limits, MailServer, Settings

SECRET_BYTES = 32
DATABASE = "gamekeeper.sqlite3"

Data = Annotated[Path | None, typer.Option(help="Folder for the database file and the secret.")]
Database = Annotated[
    str, typer.Option(envvar="GAMEKEEPER_DATABASE", help="sqlite:///file or postgresql://user:password@host/name")
]
SecretFile = Annotated[Path | None, typer.Option(help="File with the secret that signs cookies.")]


class MailTls(StrEnum):
    """From when on the line to a mail server is encrypted."""

    STARTTLS = "starttls"
    TLS = "tls"
    NONE = "none"


class LogFormat(StrEnum):
    """How log lines look."""

    TEXT = "text"
    JSON = "json"


def register(app: typer.Typer) -> None:
    """Add `serve` to the command line."""
    app.command("serve")(serve)


def serve(  # noqa: PLR0913, PLR0917 - one parameter for each option
    host: Annotated[str, typer.Option(help="Address to listen on.")] = "127.0.0.1",
    port: Annotated[int, typer.Option(help="Port to listen on; 0 takes a free one.", min=0, max=65535)] = 8000,
    data: Data = None,
    database: Database = "",
    secret_file: SecretFile = None,
    public_url: Annotated[str, typer.Option(help="Where people reach the server behind a proxy.")] = "",
    origin: Annotated[list[str] | None, typer.Option(help="Another origin whose pages may act here.")] = None,
    allow_host: Annotated[
        list[str] | None, typer.Option(metavar="NAME", help="Another name of this server; numbers need none.")
    ] = None,
    proxy: Annotated[str, typer.Option(help="Addresses of trusted proxies.")] = "127.0.0.1",
    metrics_address: Annotated[
        str, typer.Option(metavar="HOST:PORT", help="A separate address for /metrics, open to who gets there.")
    ] = "",
    metrics_token: Annotated[
        str, typer.Option(envvar="GAMEKEEPER_METRICS_TOKEN", help="Who shows it as a bearer token may read /metrics.")
    ] = "",
    pack: Annotated[
        list[Path] | None,
        typer.Option(metavar="FILE", help="A component pack to offer for new tables; may be given several times."),
    ] = None,
    bot_workers: Annotated[
        int, typer.Option(help="Processes for bots that think long, beside one for the others; 0: one per core.", min=0)
    ] = 0,
    bot_seconds: Annotated[float, typer.Option(help="Longest time a bot thinks.", min=0.05)] = 8.0,
    bot_delay: Annotated[float, typer.Option(help="Least seconds between moves of bots.", min=0.0)] = 0.0,
    absence_seconds: Annotated[
        float, typer.Option(help="Seconds away after which the others may hand a seat to a bot.", min=0.0)
    ] = 120.0,
    rated_accounts: Annotated[
        bool, typer.Option("--rated-accounts", help="Let only people with a passkey sit at rated tables.")
    ] = False,
    max_tables: Annotated[int, typer.Option(help="Most tables awake at once.", min=1)] = 2_000,
    max_tables_per_guest: Annotated[int, typer.Option(help="Most unfinished tables of one guest.", min=1)] = 100,
    max_connections: Annotated[int, typer.Option(help="Most open sockets.", min=1)] = 4_000,
    max_connections_per_address: Annotated[
        int, typer.Option(help="Most open sockets of one address, and most connections with requests.", min=1)
    ] = 200,
    max_message_bytes: Annotated[int, typer.Option(help="Longest message of a socket.", min=256)] = 4_096,
    messages_per_second: Annotated[float, typer.Option(help="Messages of one socket.", min=0.1)] = 10.0,
    messages_per_address: Annotated[
        float, typer.Option(help="Messages a second of all sockets of one address.", min=0.1)
    ] = 60.0,
    requests_per_second: Annotated[float, typer.Option(help="Requests of one address.", min=0.1)] = 40.0,
    new_tables_per_minute: Annotated[float, typer.Option(help="New tables of one address.", min=0.1)] = 20.0,
    new_guests_per_minute: Annotated[float, typer.Option(help="New guests of one address.", min=0.1)] = 60.0,
    max_rows: Annotated[int, typer.Option(help="Most decisions of one match; then it ends.", min=100)] = 20_000,
    guest_days: Annotated[
        float, typer.Option(help="Days after which a guest without tables is forgotten.", min=0)
    ] = 30,
    lab_studies: Annotated[
        int, typer.Option(help="Most studies of the Lab at once, a core each; 0 closes the Lab.", min=0)
    ] = 1,
    lab_waiting: Annotated[int, typer.Option(help="Most studies that wait for their turn.", min=0)] = 20,
    lab_seconds: Annotated[float, typer.Option(help="Longest study of the Lab.", min=5.0)] = 120.0,
    push_contact: Annotated[
        str,
        typer.Option(metavar="URL", help="Where push services reach you: mailto:… or https://…"),
    ] = "",
    processes: Annotated[
        int, typer.Option(help="Processes that share the work on this machine; more than one take PostgreSQL.", min=1)
    ] = 1,
    together: Annotated[
        str,
        typer.Option(metavar="HOST:PORT", help="Serve with other machines: where they reach this one, out of public."),
    ] = "",
    mail_server: Annotated[
        str,
        typer.Option(metavar="HOST:PORT", help="The mail server for letters to people; none are sent without."),
    ] = "",
    mail_from: Annotated[str, typer.Option(metavar="ADDRESS", help="Whom letters come from.")] = "",
    mail_tls: Annotated[MailTls, typer.Option(help="How the line to the mail server is encrypted.")] = MailTls.STARTTLS,
    mail_user: Annotated[str, typer.Option(help="Who signs in to the mail server; nobody without.")] = "",
    mail_password: Annotated[
        str, typer.Option(envvar="GAMEKEEPER_MAIL_PASSWORD", help="With which password; better in the environment.")
    ] = "",
    mail_per_day: Annotated[
        float, typer.Option(help="Letters that people may ask for in a day, all together.", min=1.0)
    ] = 500.0,
    log_format: Annotated[LogFormat, typer.Option(help="How log lines look.")] = LogFormat.TEXT,
) -> None:
    """Serve tables to browsers and programs."""
    from msgspec.structs import replace

    from gamekeeper.server.running import Listening
    from gamekeeper.server.settings import Limits

    check_finite(
        bot_seconds=bot_seconds,
        bot_delay=bot_delay,
        messages_per_second=messages_per_second,
        messages_per_address=messages_per_address,
        requests_per_second=requests_per_second,
        new_tables_per_minute=new_tables_per_minute,
        new_guests_per_minute=new_guests_per_minute,
        lab_seconds=lab_seconds,
        mail_per_day=mail_per_day,
    )
    check_listening(host)
    home = origin_of("public-url", public_url)
    names = [name_of("allow-host", name) for name in allow_host or ()]
    listening = Listening(host, port, proxies_of("proxy", proxy))
    folder, url = place_of(data, database)
    limits = Limits(
        tables=max_tables,
        tables_per_guest=max_tables_per_guest,
        connections=max_connections,
        connections_per_address=max_connections_per_address,
        message_bytes=max_message_bytes,
        rows_per_match=max_rows,
        new_guests_per_minute=new_guests_per_minute,
        new_guest_burst=max(1, int(new_guests_per_minute)),
    )
    limits = with_pace(limits, messages_per_second, requests_per_second, new_tables_per_minute)
    limits = replace(
        limits,
        messages_per_address=messages_per_address,
        address_burst=int(5.0 * messages_per_address) + 1,
        letters_per_day=mail_per_day,
    )
    if not database or secret_file is None:
        folder.mkdir(mode=0o700, parents=True, exist_ok=True)
    settings = settings_for(url, secret_file or folder / "secret", home, limits)
    settings = with_bots(settings, bot_workers or default_workers(processes), bot_seconds, bot_delay, absence_seconds)
    settings = replace(
        settings,
        origins=tuple(origin_of("origin", address) for address in origin or ()),
        hosts=(host, *names),
        metrics_address=metrics_address,
        metrics_token=metrics_token,
        guest_days=guest_days,
        rated_accounts=rated_accounts,
        lab_studies=lab_studies,
        lab_seconds=lab_seconds,
        lab_waiting=lab_waiting,
        push_contact=contact_of("push-contact", push_contact),
        mail=mail_of(mail_server, mail_from, mail_tls, mail_user, mail_password, home),
        packs=tuple(packs.read(None, file) for file in pack or ()),
    )
    start(settings, listening, processes, together, as_json=log_format is LogFormat.JSON)


def start(settings: Settings, listening: Listening, processes: int, together: str, *, as_json: bool) -> None:
    """Serve alone, as several processes, or with other machines. BadSetup where that cannot be."""
    from msgspec.structs import replace

    from gamekeeper.server.processes import Crew
    from gamekeeper.server.running import run

    if (processes > 1 or together) and settings.database.startswith("sqlite"):
        wanted = "postgresql://user:password@host/name: several processes cannot share an SQLite file"
        raise BadSetup("database", settings.database.partition(":")[0], wanted)
    if processes > 1 and together:
        raise BadSetup("processes", processes, "1 with --together: start one more of these commands for each process")
    if processes > 1:
        Crew(settings, listening, __version__, as_json=as_json).run(processes)
        return
    host, _, port = together.rpartition(":")
    if together and not (host and port.isdecimal()):
        raise BadSetup("together", together, "HOST:PORT, like 10.0.0.3:9100")
    reach = f"http://{together}" if together else ""
    run(replace(settings, reach=reach), listening, __version__, as_json=as_json)


def place_of(data: Path | None, database: str) -> tuple[Path, str]:
    """The folder of a server, and its database's URL; BadSetup for one in memory, where nothing stays."""
    if database.partition("://")[2] in ("", "/", "/:memory:") and database.startswith("sqlite"):
        raise BadSetup("database", database, "a file, sqlite:///path/to/file")
    folder = data or platformdirs.user_data_path("gamekeeper", appauthor=False) / "server"
    return folder, database or f"sqlite:///{folder.resolve() / DATABASE}"


def place_of_served(data: Path | None, database: str) -> tuple[Path, str]:
    """The same of a server that has run; BadSetup where no database of its own is there."""
    folder, url = place_of(data, database)
    if not database and not (folder / DATABASE).exists():
        raise BadSetup("data", str(folder), f"a folder with {DATABASE} in it")
    return folder, url


@contextmanager
def told_why() -> Iterator[None]:
    """Beside what goes wrong with the database what it says itself: here it is read by who runs the server."""
    from gamekeeper.server.errors import StoreFailed
    from gamekeeper.server.lease import reason_of

    try:
        yield
    except StoreFailed as error:
        reason = reason_of(error)
        raise StoreFailed(f"{error} ({reason})" if reason else str(error)) from error


def settings_for(database: str, secret_file: Path, public_url: str, limits: Limits) -> Settings:
    """The settings; files that are missing are made."""
    from gamekeeper.server.settings import Settings

    return Settings(
        database=database,
        secret=secret_in(secret_file),
        public_url=public_url,
        limits=limits,
    )


def with_pace(limits: Limits, messages: float, requests: float, tables: float) -> Limits:
    """The limits with how fast one may ask; for a moment some seconds' worth at once."""
    from msgspec.structs import replace

    return replace(
        limits,
        messages_per_second=messages,
        message_burst=max(1, int(3.0 * messages)),
        requests_per_second=requests,
        request_burst=max(1, int(5.0 * requests)),
        new_tables_per_minute=tables,
        new_table_burst=max(1, int(1.5 * tables)),
    )


def default_workers(processes: int) -> int:
    """Processes for bots that think long, of each process of the server, which they give way to."""
    return max(1, (os.cpu_count() or 1) // processes)


def with_bots(settings: Settings, workers: int, seconds: float, delay: float, absence: float) -> Settings:
    """The settings with everything about bots, and when they may step in."""
    from msgspec.structs import replace

    return replace(settings, bot_workers=workers, bot_seconds=seconds, bot_delay=delay, absence_seconds=absence)


def mail_of(place: str, sender: str, tls: MailTls, user: str, password: str, public_url: str) -> MailServer | None:
    """The mail server; BadSetup for one that no letter could be sent by."""
    from gamekeeper.server.letters import sender_of
    from gamekeeper.server.settings import MailServer

    if not place:
        return None
    host, _, port = place.rpartition(":")
    if not host or not port.isdigit() or not 0 < int(port) < 1 << 16:
        raise BadSetup("mail-server", place, "host:port, like mail.example.org:587")
    if not public_url:
        raise BadSetup("public-url", public_url, "an address: the links in letters lead there")
    if password and tls is MailTls.NONE:
        raise BadSetup("mail-tls", tls.value, "starttls or tls, where a password is sent")
    if not (user + password).isascii():
        raise BadSetup("mail-password", "…", "nothing but ASCII, nor in --mail-user: mail servers are told no more")
    sender_of(sender)
    return MailServer(host=host.strip("[]"), port=int(port), sender=sender, tls=tls.value, user=user, password=password)


def secret_in(path: Path) -> bytes:
    """The secret in a file that only its owner may read, made if it is missing."""
    with suppress(FileExistsError):
        write_secret(path, secrets.token_hex(SECRET_BYTES).encode())
    return secret_at(path)


def secret_at(path: Path) -> bytes:
    """The secret in a file; BadSetup for one that is too short."""
    secret = path.read_bytes().strip()
    if len(secret) < SECRET_BYTES:
        raise BadSetup("secret-file", f"{len(secret)} bytes in {path}", f"at least {SECRET_BYTES}")
    return secret


def write_secret(path: Path, secret: bytes) -> None:
    """A new file that only its owner may read."""
    with open(path, "xb", buffering=0, opener=lambda name, flags: os.open(name, flags, 0o600)) as file:
        try:
            file.write(secret)
            os.fsync(file.fileno())
        except OSError:  # a full disk: half a secret would be refused ever after
            path.unlink()
            raise
