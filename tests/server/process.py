"""`gamekeeper serve` as its own process, for tests that end it."""

from __future__ import annotations

import contextlib
import signal
import subprocess
import sys
import time
from pathlib import Path

import httpx
from websockets.exceptions import WebSocketException

from server.databases import free_port
from server.people import NO_TLS

STARTING_SECONDS = 60.0
GONE = (httpx.TransportError, WebSocketException, OSError, TimeoutError)


class Process:
    """`gamekeeper serve` as its own process."""

    def __init__(self, database: str, folder: Path, *more: str) -> None:
        self.port = free_port()
        self.log = (folder / "log").open("ab")
        options = ["--database", database, "--data", str(folder), "--port", str(self.port), "--bot-seconds", "0.1"]
        self.command = [sys.executable, "-m", "gamekeeper", "serve", "--log-format", "json", *options, *more]
        self.running: subprocess.Popen[bytes] | None = None
        self.kills = 0

    def start(self) -> None:
        """Start and wait until it answers."""
        self.running = subprocess.Popen(self.command, stdout=subprocess.DEVNULL, stderr=self.log)
        end = time.monotonic() + STARTING_SECONDS
        client = httpx.Client(verify=NO_TLS)
        while True:
            with contextlib.suppress(httpx.TransportError):
                if client.get(f"http://127.0.0.1:{self.port}/health").status_code == 200:
                    return
            assert self.running.poll() is None, "the server ended by itself"
            assert time.monotonic() < end, "the server does not answer"
            time.sleep(0.05)

    def kill(self) -> None:
        """End it at once, without a word."""
        assert self.running is not None
        self.running.send_signal(signal.SIGKILL)
        self.running.wait()

    def workers(self) -> list[int]:
        """Its bot processes."""
        assert self.running is not None
        task = Path(f"/proc/{self.running.pid}/task/{self.running.pid}/children")
        return [int(word) for word in task.read_text().split()]
