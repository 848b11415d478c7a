"""Databases for tests: a file for each test, and a temporary PostgreSQL server where its binaries are installed."""

from __future__ import annotations

import contextlib
import itertools
import os
import shutil
import socket
import subprocess
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path

INSTALLED = Path("/usr/lib/postgresql")
OWNER = "postgres"
STARTING_SECONDS = 30.0
# what takes from a database what its tables have had since the second version
SINCE_TWO = (
    "DROP INDEX tables_by_due",
    *(f"ALTER TABLE tables DROP COLUMN {name}" for name in ("host", "rows", "link", "ended", "rated", "listed")),
    *(f"ALTER TABLE tables DROP COLUMN {name}" for name in ("pace", "clock", "due")),
    "ALTER TABLE history DROP COLUMN link",
    "DROP INDEX guests_by_seen",
    "ALTER TABLE guests DROP COLUMN seen",
    "DROP TABLE links",
    "UPDATE schema_version SET version = 2",
)


def binaries() -> Path | None:
    """The folder of the newest PostgreSQL server, None without one that we may start."""
    folders = sorted(INSTALLED.glob("*/bin"), key=lambda folder: float(folder.parent.name))
    usable = [folder for folder in folders if (folder / "initdb").exists() and (folder / "postgres").exists()]
    runner = os.geteuid() != 0 or shutil.which("runuser") is not None
    return usable[-1] if usable and runner else None


def kinds() -> list[str]:
    """The databases every test of the server runs on."""
    return ["sqlite", "postgresql"] if binaries() else ["sqlite"]


def line() -> str:
    """What a run says about it."""
    found = binaries()
    if found is None:
        return "server tests: SQLite alone (for PostgreSQL too: apt-get install postgresql)"
    return f"server tests: SQLite and PostgreSQL {found.parent.name}"


# Below the ports that the system gives away by itself: a server that is started again still finds its own free.
PORTS = (20_000 + (os.getpid() * 13 + number) % 12_000 for number in itertools.count())


def free_port() -> int:
    """A port nobody listens on, another one each time."""
    for port in PORTS:
        with socket.socket() as probe, contextlib.suppress(OSError):
            probe.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
            probe.bind(("127.0.0.1", port))
            return port
    raise AssertionError("there is always another one")


class Cluster:
    """A temporary PostgreSQL server on the loopback."""

    def __init__(self, folder: Path) -> None:
        found = binaries()
        assert found is not None
        self.bin = found
        self.folder = folder
        self.port = free_port()
        self.process: subprocess.Popen[bytes] | None = None

    def command(self, *parts: str) -> list[str]:
        """A command as the user PostgreSQL consents to run under: it refuses root."""
        return ["runuser", "-u", OWNER, "--", *parts] if os.geteuid() == 0 else list(parts)

    def start(self) -> None:
        """Make the cluster and wait until it answers."""
        if os.geteuid() == 0:
            shutil.chown(self.folder, OWNER)
        data = str(self.folder / "data")
        initdb = [str(self.bin / "initdb"), "-D", data, "-U", OWNER, "--auth=trust", "--no-sync", "--encoding=UTF8"]
        subprocess.run(self.command(*initdb), check=True, capture_output=True, cwd=self.folder)
        settings = ["fsync=off", "max_connections=200", f"unix_socket_directories={self.folder}"]
        options = [part for setting in settings for part in ("-c", setting)]
        server = [str(self.bin / "postgres"), "-D", data, "-h", "127.0.0.1", "-p", str(self.port), *options]
        self.process = subprocess.Popen(
            self.command(*server), stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, cwd=self.folder
        )
        end = time.monotonic() + STARTING_SECONDS
        while subprocess.run([str(self.bin / "pg_isready"), "-q", *self.address()], check=False).returncode != 0:
            assert time.monotonic() < end, "the temporary PostgreSQL server does not answer"
            time.sleep(0.1)

    def address(self) -> list[str]:
        """How its tools find it."""
        return ["-h", "127.0.0.1", "-p", str(self.port), "-U", OWNER]

    def database(self) -> str:
        """The URL of its database, emptied: making one for each test would take longer than the tests."""
        empty = "set client_min_messages = error; drop schema public cascade; create schema public"
        subprocess.run([str(self.bin / "psql"), *self.address(), "-qc", empty, OWNER], check=True)
        return f"postgresql://{OWNER}@127.0.0.1:{self.port}/{OWNER}"

    def stop(self) -> None:
        """End it at once."""
        if self.process is not None:
            quick = [str(self.bin / "pg_ctl"), "-D", str(self.folder / "data"), "-m", "immediate", "stop"]
            subprocess.run(self.command(*quick), check=False, capture_output=True, cwd=self.folder)
            self.process.wait(STARTING_SECONDS)


@contextlib.contextmanager
def cluster() -> Iterator[Cluster]:
    """A running cluster."""
    folder = Path(tempfile.mkdtemp(prefix="gamekeeper-postgresql-"))
    made = Cluster(folder)
    try:
        made.start()
        yield made
    finally:
        made.stop()
        shutil.rmtree(folder, ignore_errors=True)
