import pytest

from cli.terminal import Terminal


@pytest.fixture
def terminal(monkeypatch, capsys, tmp_path):
    return Terminal(monkeypatch, capsys, tmp_path / "home")
