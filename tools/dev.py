"""The table while one works on it: the server from its sources, the page from Vite, both as they are at this moment.

A changed Python file, box or word starts the server again; a changed file of the page is swapped in the open browser.
`--port` says where the page is. The server behind it listens where nobody else does and keeps its tables in .dev.
"""

from __future__ import annotations

import argparse
import os
import shutil
import signal
import socket
import subprocess
import sys
import threading
import urllib.request
from contextlib import suppress
from pathlib import Path

from watchfiles import Change, watch

ROOT = Path(__file__).resolve().parent.parent
SOURCES = ROOT / "src/gamekeeper"
VITE = ROOT / "web/node_modules/vite/bin/vite.js"
HOST = "127.0.0.1"
PAGE_PORT = 5173
READ_AT_START = {".py", ".toml", ".ftl"}  # what the server has in memory
SECONDS_TO_END = 10.0
LOOK_AFTER_MS = 500  # how often we look whether both still run

sys.path.insert(0, str(ROOT / "src"))

stopping = threading.Event()


def policy() -> str:
    """The server's content policy, but for the styles that Vite puts into the page one by one."""
    from gamekeeper.server.headers import POLICY

    return POLICY.replace("style-src 'self'", "style-src 'self' 'unsafe-inline'")


def free_port() -> int:
    """A port nobody listens on."""
    with socket.socket() as probe:
        probe.bind((HOST, 0))
        port: int = probe.getsockname()[1]
        return port


def check_free(port: int) -> None:
    """Leave with a message when somebody listens there."""
    with socket.socket() as probe:
        probe.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            probe.bind((HOST, port))
        except OSError:
            sys.exit(f"port {port} is taken, perhaps by another `make dev`: make dev PORT={port + 1}")


def say(line: str) -> None:
    """One line for who works here."""
    print(line, file=sys.stderr, flush=True)


class Developing:
    """The two processes, each in a session of its own: Ctrl-C reaches us alone, and we end them."""

    def __init__(self, page_port: int) -> None:
        self.page_port = page_port
        self.server_port = free_port()
        self.server = self.start_server()
        node = shutil.which("node") or "node"
        address = f"http://{HOST}:{self.server_port}"
        self.page = subprocess.Popen(
            [node, str(VITE), "--host", HOST, "--port", str(page_port), "--strictPort", "--logLevel", "warn"],
            cwd=ROOT / "web",
            env={**os.environ, "GAMEKEEPER_SERVER": address, "GAMEKEEPER_POLICY": policy()},
            stdin=subprocess.DEVNULL,
            start_new_session=True,
        )

    def start_server(self) -> subprocess.Popen[bytes]:
        """The server, uncompiled. What it announces is not where to go: that is the page."""
        command = [sys.executable, "-m", "gamekeeper", "serve"]
        return subprocess.Popen(
            [*command, "--port", str(self.server_port), "--data", str(ROOT / ".dev")],
            env={**os.environ, "PYTHONPATH": str(ROOT / "src")},
            stdin=subprocess.DEVNULL,
            stdout=subprocess.DEVNULL,
            start_new_session=True,
        )

    def announce(self) -> None:
        """Tell the address as soon as the server answers through the page's."""
        for port in (self.server_port, self.page_port):
            while not answers(f"http://{HOST}:{port}/health"):
                if stopping.wait(0.05):
                    return
        print(f"Gamekeeper is at http://{HOST}:{self.page_port}", flush=True)

    def restart(self, changed: set[str]) -> None:
        """The server once more, from what was changed."""
        say(f"{', '.join(sorted(changed))}: the server starts again")
        end(self.server)
        self.server = self.start_server()

    def watch(self) -> None:
        """Until told to stop, or the page's process has ended."""
        down = False
        changes = watch(
            SOURCES,
            watch_filter=lambda _, path: Path(path).suffix in READ_AT_START,
            stop_event=stopping,
            rust_timeout=LOOK_AFTER_MS,
            yield_on_timeout=True,
        )
        for seen in changes:
            if seen:
                self.restart(names(seen))
                down = False
            elif self.page.poll() is not None:
                say("the page's process has ended; so do we")
                return
            elif self.server.poll() is not None and not down:
                say("the server has ended, the reason is above: it starts again when a file changes")
                down = True

    def stop(self) -> None:
        """Both end."""
        stopping.set()
        for process in (self.page, self.server):
            end(process)


def names(seen: set[tuple[Change, str]]) -> set[str]:
    """The files that changed, short."""
    return {os.path.relpath(path, SOURCES) for _, path in seen}


def answers(address: str) -> bool:
    """Whether all is well there."""
    try:
        with urllib.request.urlopen(address, timeout=SECONDS_TO_END) as answer:
            return bool(answer.status == 200)
    except OSError:
        return False


def end(process: subprocess.Popen[bytes]) -> None:
    """End a process and all it started: first asked, so that tables are stored and the database is given up."""
    with suppress(ProcessLookupError, subprocess.TimeoutExpired):
        process.terminate()
        process.wait(SECONDS_TO_END)
    with suppress(ProcessLookupError):
        os.killpg(process.pid, signal.SIGKILL)
    process.wait()


def main() -> int:
    """0 when told to stop, 1 when the page's process ended by itself."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--port", type=int, default=PAGE_PORT)
    port = parser.parse_args().port
    check_free(port)
    for told in (signal.SIGINT, signal.SIGTERM, signal.SIGHUP):
        if told != signal.SIGHUP or signal.getsignal(told) != signal.SIG_IGN:  # as under nohup
            signal.signal(told, lambda *_: stopping.set())
    both = Developing(port)
    threading.Thread(target=both.announce, daemon=True).start()
    try:
        both.watch()
        return 0 if stopping.is_set() else 1
    finally:
        both.stop()


if __name__ == "__main__":
    sys.exit(main())
