"""`gamekeeper serve` from the command line."""

from __future__ import annotations

import re
import signal
import stat
import subprocess
import sys
from pathlib import Path

import httpx
import pytest

from gamekeeper.cli.serve_command import secret_in
from gamekeeper.core.errors import BadSetup

COMMAND = [sys.executable, "-m", "gamekeeper.cli", "serve", "--port", "0"]


def test_it_prints_its_address_once_it_answers(tmp_path: Path) -> None:
    with subprocess.Popen(
        [*COMMAND, "--data", str(tmp_path)], stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True
    ) as server:
        assert server.stdout is not None
        line = server.stdout.readline()
        address = re.search(r"http://127\.0\.0\.1:\d+", line)
        assert address, line
        assert httpx.get(f"{address[0]}/health").json()["status"] == "ok"
        server.send_signal(signal.SIGINT)
        server.wait(20.0)
    assert (tmp_path / "gamekeeper.sqlite3").exists()
    assert stat.S_IMODE((tmp_path / "secret").stat().st_mode) == 0o600


@pytest.mark.parametrize("database", ["mysql://user:password@host/name", "nonsense"])
def test_a_database_it_does_not_know_is_named(tmp_path: Path, database: str) -> None:
    command = [*COMMAND, "--data", str(tmp_path), "--database", database]
    ended = subprocess.run(command, capture_output=True, text=True, timeout=60.0, check=False)
    assert ended.returncode == 2
    assert "database" in ended.stderr
    assert "password@host" not in ended.stderr.replace("postgresql://user:password@host/name", "")
    assert "Traceback" not in ended.stderr


def test_a_database_that_does_not_answer_ends_it_in_one_line(tmp_path: Path) -> None:
    command = [*COMMAND, "--data", str(tmp_path), "--database", "postgresql://nobody:pass-word@127.0.0.1:9/none"]
    ended = subprocess.run(command, capture_output=True, text=True, timeout=60.0, check=False)
    assert ended.returncode != 0
    assert "the database did not" in ended.stderr
    assert "Traceback" not in ended.stderr
    assert "pass-word" not in ended.stderr


def test_a_secret_is_made_once_and_kept(tmp_path: Path) -> None:
    first = secret_in(tmp_path / "secret")
    assert len(first) >= 32
    assert secret_in(tmp_path / "secret") == first


def test_a_secret_that_is_too_short_is_refused(tmp_path: Path) -> None:
    (tmp_path / "secret").write_text("short")
    with pytest.raises(BadSetup, match="secret-file"):
        secret_in(tmp_path / "secret")
