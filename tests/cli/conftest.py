import pytest

from cli.seated import Seated
from cli.terminal import Terminal
from server.people import house_of, test_settings


@pytest.fixture
def terminal(monkeypatch, capsys, tmp_path):
    return Terminal(monkeypatch, capsys, tmp_path / "home")


@pytest.fixture
def seated(monkeypatch, terminal):
    return Seated(monkeypatch, terminal)


@pytest.fixture
def anyio_backend():
    return "asyncio"


@pytest.fixture
async def house(tmp_path):
    async with house_of(test_settings(f"sqlite:///{tmp_path}/house.sqlite3")) as running:
        yield running
