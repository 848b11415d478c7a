"""Copies of the checkout, and `make dev` in one, for tests that change its files."""

from __future__ import annotations

import os
import shutil
import signal
import subprocess
import sys
import time
import urllib.request
from collections.abc import Callable
from pathlib import Path
from urllib.error import URLError

ROOT = Path(__file__).parents[1]
NEEDED = ("setup.py", "pyproject.toml", "MANIFEST.in", "README.md", "LICENSE", "Makefile")
NEEDED += ("requirements.txt", "requirements-dev.txt")
PATIENCE = 60.0


def copied(copy: Path) -> Path:
    """A copy of what the package is built of, as old as the original."""
    ignored = shutil.ignore_patterns("__pycache__", "*.so", "*.egg-info", "node_modules")
    for name in ("src", "web", "tools", "docs/rules"):
        shutil.copytree(ROOT / name, copy / name, ignore=ignored)
    for name in NEEDED:
        shutil.copy2(ROOT / name, copy)
    return copy


class Developing:
    """Server and page in a session of their own, as in a terminal."""

    def __init__(self, checkout: Path, port: int) -> None:
        modules = checkout / "web/node_modules"
        if not modules.exists():
            modules.symlink_to(ROOT / "web/node_modules")
        self.checkout = checkout
        self.process = subprocess.Popen(
            [
                "env",
                "--default-signal=HUP",
                sys.executable,
                "tools/dev.py",
                "--port",
                str(port),
            ],  # we may be under nohup
            cwd=checkout,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            text=True,
            start_new_session=True,
        )
        assert self.process.stdout is not None
        assert self.process.stderr is not None
        self.said = self.process.stderr
        self.address = self.process.stdout.readline().rpartition(" ")[2].strip()

    def children(self) -> list[int]:
        """The processes it started."""
        task = Path(f"/proc/{self.process.pid}/task")
        return [int(word) for thread in task.iterdir() for word in (thread / "children").read_text().split()]

    def press_ctrl_c(self) -> str:
        """What it still said."""
        os.killpg(self.process.pid, signal.SIGINT)
        return self.process.communicate(timeout=30)[1]

    def stop(self) -> None:
        """End it, unless it has ended."""
        if self.process.poll() is None:
            self.press_ctrl_c()

    def fetch(self, path: str) -> str:
        """What is at a path of the page's address; empty while nothing answers."""
        try:
            with urllib.request.urlopen(self.address + path, timeout=10) as answer:
                return str(answer.read().decode())
        except (URLError, OSError):
            return ""

    def replace(self, name: str, old: str, new: str) -> None:
        """Change a file of the copy."""
        file = self.checkout / name
        text = file.read_text()
        assert old in text, f"{name} does not hold {old!r}"
        file.write_text(text.replace(old, new))


def happens(what: Callable[[], bool]) -> bool:
    """Whether something becomes true before we lose patience."""
    end = time.monotonic() + PATIENCE
    while time.monotonic() < end:
        if what():
            return True
        time.sleep(0.1)
    return False
