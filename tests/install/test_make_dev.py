"""`make dev`: one address for page and server, both following what is changed, and nothing left behind."""

from __future__ import annotations

import os
import signal
import socket
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from developing import Developing, happens
from server.databases import free_port

ROOT = Path(__file__).parents[2]


@pytest.fixture
def developing(checkout: Path) -> Iterator[Developing]:
    """Server and page of a copy."""
    both = Developing(checkout, free_port())
    yield both
    both.stop()


def is_running(process: int) -> bool:
    """Whether there is such a process, and it is no zombie."""
    try:
        return "State:\tZ" not in Path(f"/proc/{process}/status").read_text()
    except OSError:
        return False


def test_it_needs_neither_the_compiler_nor_a_built_page() -> None:
    command = ["make", "--dry-run", "--always-make", "dev"]
    outside = {name: value for name, value in os.environ.items() if not name.startswith(("MAKE", "MFLAGS"))}
    planned = subprocess.run(command, cwd=ROOT, env=outside, capture_output=True, text=True, check=True).stdout
    assert "-r requirements.txt" in planned
    assert planned.strip().endswith("tools/dev.py --port 5173")
    assert "tools/install.py" not in planned
    assert "requirements-dev.txt" not in planned


def test_a_changed_python_file_starts_the_server_again_a_broken_one_waits_for_the_next_change(
    developing: Developing,
) -> None:
    module = developing.checkout / "src/gamekeeper/server/app.py"
    whole = module.read_text()
    assert '"status":"ok"' in developing.fetch("/health")
    developing.replace("src/gamekeeper/server/app.py", 'Health("ok"', 'Health("changed"')
    assert happens(lambda: '"status":"changed"' in developing.fetch("/health"))
    module.write_text("this is no Python")
    assert any("it starts again when a file changes" in line for line in developing.said)
    assert developing.fetch("/health") == ""
    module.write_text(whole)
    assert happens(lambda: '"status":"ok"' in developing.fetch("/health"))


def test_ctrl_c_ends_both_and_a_terminal_that_goes_does_too(developing: Developing) -> None:
    children = developing.children()
    assert len(children) == 2
    told = developing.press_ctrl_c()
    assert not any(is_running(child) for child in children)
    assert "Traceback" not in told
    assert developing.process.returncode == 0
    again = Developing(developing.checkout, free_port())
    children = again.children()
    again.process.send_signal(signal.SIGHUP)
    again.process.communicate(timeout=30)
    assert not any(is_running(child) for child in children)


def test_a_port_that_is_taken_is_told_with_another(checkout: Path) -> None:
    with socket.create_server(("127.0.0.1", 0)) as other:
        port = other.getsockname()[1]
        command = [sys.executable, "tools/dev.py", "--port", str(port)]
        ended = subprocess.run(command, cwd=checkout, capture_output=True, text=True, timeout=60, check=False)
    assert ended.returncode == 1
    assert ended.stderr == f"port {port} is taken, perhaps by another `make dev`: make dev PORT={port + 1}\n"
