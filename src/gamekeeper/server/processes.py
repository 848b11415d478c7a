"""Several processes of one server on one machine: they listen on one port together, and one that ends is replaced."""

from __future__ import annotations

import math
import multiprocessing
import signal
import socket
import time
from multiprocessing.connection import wait
from multiprocessing.context import SpawnProcess
from typing import Final

from msgspec.structs import replace

from gamekeeper.server.app import create_app
from gamekeeper.server.errors import DatabaseTaken
from gamekeeper.server.logs import set_up_logs
from gamekeeper.server.running import GOODBYE_SECONDS, Listening, bound, listening_at, serve
from gamekeeper.server.settings import Settings

HERE: Final = "http://127.0.0.1:0"
SHORT_SECONDS: Final = 10.0  # who ends sooner than this would end as soon again
LEAVING_SECONDS: Final = GOODBYE_SECONDS + 15.0


class Crew:
    """The processes, and the one that watches over them."""

    def __init__(self, settings: Settings, listening: Listening, version: str, *, as_json: bool) -> None:
        self.settings = settings
        self.listening = listening
        self.version = version
        self.as_json = as_json
        self.public = listening_at(listening.host, listening.port)
        self.begun: dict[SpawnProcess, float] = {}
        self.is_stopped = False
        self.end = math.inf  # when who has not ended is ended

    def begin(self, *, is_told: bool) -> None:
        """One more process."""
        process = multiprocessing.get_context("spawn").Process(
            target=work,
            args=(self.settings, self.listening, self.version, self.public),
            kwargs={"as_json": self.as_json, "is_told": is_told},
        )
        process.start()
        self.begun[process] = time.monotonic()

    def run(self, count: int) -> None:
        """Have so many serve until told to stop. DatabaseTaken when they end by themselves."""
        for sign in (signal.SIGTERM, signal.SIGINT):
            signal.signal(sign, self.stop)
        for number in range(count):
            self.begin(is_told=number == 0)
        while self.begun:
            wait([process.sentinel for process in self.begun], timeout=1.0)
            for process in [one for one in self.begun if not one.is_alive()]:
                self.replace(process)
            if time.monotonic() > self.end:
                for process in self.begun:
                    process.kill()

    def replace(self, process: SpawnProcess) -> None:
        """A process has ended."""
        process.join()
        lasted = time.monotonic() - self.begun.pop(process)
        if self.is_stopped:
            return
        if process.exitcode and process.exitcode > 0 and lasted < SHORT_SECONDS:
            self.stop()
            raise DatabaseTaken("a process of this server ended at its start, its log says why")
        self.begin(is_told=False)

    def stop(self, *_: object) -> None:
        """Have all end; who does not is ended."""
        self.is_stopped = True
        self.end = time.monotonic() + LEAVING_SECONDS
        for process in self.begun:
            process.terminate()


def work(
    settings: Settings, listening: Listening, version: str, public: socket.socket, *, as_json: bool, is_told: bool
) -> None:
    """One of the processes."""
    set_up_logs(as_json=as_json)
    door = bound(HERE)
    mine = replace(settings, reach=f"http://127.0.0.1:{door.getsockname()[1]}")
    serve(create_app(mine, version), listening, [public, door], is_told=is_told)
