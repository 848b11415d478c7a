from __future__ import annotations

from collections.abc import AsyncIterator, Callable, Iterator
from pathlib import Path
from tempfile import TemporaryDirectory

import pytest

from gamekeeper.server.lease import Lease
from gamekeeper.server.settings import Settings
from server import databases
from server.people import House, house_of, test_settings

QUICK = Path("/dev/shm")


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    if "database_kind" in metafunc.fixturenames:
        kinds = getattr(metafunc.module, "KINDS", databases.kinds())
        metafunc.parametrize("database_kind", kinds, scope="session")


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    terminalreporter.write_line(databases.line())


@pytest.fixture
def anyio_backend() -> str:
    return "asyncio"


@pytest.fixture(scope="session")
def cluster(database_kind: str) -> Iterator[databases.Cluster | None]:
    if database_kind == "sqlite":
        yield None
        return
    with databases.cluster() as running:
        yield running


@pytest.fixture
def database(cluster: databases.Cluster | None) -> Iterator[str]:
    """A new, empty database, in memory where the system lets files be there."""
    with TemporaryDirectory(dir=QUICK if QUICK.is_dir() else None, prefix="gamekeeper-") as folder:
        yield f"sqlite:///{folder}/gamekeeper.sqlite3" if cluster is None else cluster.database()


@pytest.fixture
def settings(database: str) -> Settings:
    return test_settings(database)


@pytest.fixture
async def house(settings: Settings) -> AsyncIterator[House]:
    """A running server with quick, weak bots."""
    async with house_of(settings) as running:
        yield running


@pytest.fixture
def build(settings: Settings) -> Callable[..., Settings]:
    """The settings with some changed."""
    from msgspec.structs import replace

    return lambda **changes: replace(settings, **changes)


@pytest.fixture
def no_lease(monkeypatch: pytest.MonkeyPatch) -> None:
    """Servers that have lost their lease without knowing: the database's constraints hold all the same."""

    async def claim(_lease: Lease) -> bool:
        return True

    monkeypatch.setattr(Lease, "claim", claim)
