"""Several processes of one server on one machine: they listen on one port together, and one that ends is replaced."""

from __future__ import annotations

import asyncio
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
from gamekeeper.server.lease import TOGETHER, this_process
from gamekeeper.server.logs import set_up_logs
from gamekeeper.server.running import GOODBYE_SECONDS, Listening, bound, opened, prepare, serve
from gamekeeper.server.settings import Settings

HERE: Final = "http://127.0.0.1:0"
SHORT_SECONDS: Final = 10.0  # who ends sooner than this would end as soon again
LEAVING_SECONDS: Final = GOODBYE_SECONDS + 15.0


class Crew:
    """The processes, by number, and the one that watches over them."""

    def __init__(self, settings: Settings, listening: Listening, version: str, *, as_json: bool) -> None:
        self.settings = settings
        self.listening = listening
        self.version = version
        self.as_json = as_json
        asyncio.run(prepare(settings.database, this_process(TOGETHER)))
        self.public = opened("port", listening.host, listening.port)
        self.working: dict[int, SpawnProcess] = {}
        self.begun: dict[int, float] = {}
        self.end = math.inf  # once told to stop, when who has not ended is ended

    def begin(self, number: int, *, is_told: bool) -> None:
        """One more process."""
        settings = replace(self.settings, metrics_address=moved(self.settings.metrics_address, number))
        self.working[number] = multiprocessing.get_context("spawn").Process(
            target=work,
            args=(settings, self.listening, self.version, self.public),
            kwargs={"as_json": self.as_json, "is_told": is_told},
        )
        self.working[number].start()
        self.begun[number] = time.monotonic()

    def run(self, count: int) -> None:
        """Have so many serve until told to stop. DatabaseTaken when they end by themselves."""
        for sign in (signal.SIGTERM, signal.SIGINT):
            signal.signal(sign, self.stop)
        for number in range(count):
            self.begin(number, is_told=number == 0)
        while self.working:
            wait([process.sentinel for process in self.working.values()], timeout=1.0)
            for number in [number for number, process in self.working.items() if not process.is_alive()]:
                self.replace(number)
            if time.monotonic() > self.end:
                for process in self.working.values():
                    process.kill()

    def replace(self, number: int) -> None:
        """A process has ended."""
        ended = self.working.pop(number)
        ended.join()
        if self.end < math.inf:
            return
        if ended.exitcode and ended.exitcode > 0 and time.monotonic() - self.begun[number] < SHORT_SECONDS:
            self.stop()
            raise DatabaseTaken("a process of this server ended at its start, as its log says")
        self.begin(number, is_told=False)

    def stop(self, *_: object) -> None:
        """Have all end; who does not is ended."""
        self.end = time.monotonic() + LEAVING_SECONDS
        for process in self.working.values():
            process.terminate()


def moved(address: str, number: int) -> str:
    """Where a process tells its metrics: each one port further than the one before."""
    host, _, port = address.rpartition(":")
    return f"{host}:{int(port) + number}" if port.isdecimal() else address


def work(
    settings: Settings, listening: Listening, version: str, public: socket.socket, *, as_json: bool, is_told: bool
) -> None:
    """One of the processes."""
    set_up_logs(as_json=as_json)
    door = bound(HERE)
    mine = replace(settings, reach=f"http://127.0.0.1:{door.getsockname()[1]}")
    serve(create_app(mine, version), listening, [public, door], is_told=is_told)
