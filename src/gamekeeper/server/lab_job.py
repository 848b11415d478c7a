"""A study of the Lab as the server sees it: asked for, waiting or played in a process of its own."""

from __future__ import annotations

import asyncio
import sys
from asyncio.subprocess import PIPE, Process
from collections.abc import Sequence
from contextlib import suppress
from typing import Any, Final

import msgspec
from msgspec.structs import replace

from gamekeeper.core.info import Options
from gamekeeper.server.wire_lab import LabBot, LabKind, Point, Share, Study, StudyStatus, Trial, Tuned

COMMAND: Final = (sys.executable, "-m", "gamekeeper.lab.job")
LONGEST_LINE: Final = 2**25  # bytes: a whole report is one


class Order(msgspec.Struct, frozen=True, kw_only=True):
    """What the process is asked; enough to ask it again, after the server or the box has changed."""

    kind: LabKind
    game: str
    seats: int
    options: Options
    bots: LabBot
    pack: str  # the text of a pack that is not the box
    seconds: float
    ladder: bool
    vary: list[str]
    goals: list[str]
    trial_games: int


class Line(msgspec.Struct, frozen=True):
    """What the process tells."""

    games: int = 0
    places: list[tuple[float, float, float]] = []
    points: list[Point] = []
    trials: list[Trial] = []
    tuned: Tuned | None = None
    drawing: bool = False
    report: str = ""
    error: str = ""


class Job:
    """A study that waits or is played."""

    def __init__(self, guest: str, address: str, study: Study, order: Order) -> None:
        self.guest = guest
        self.address = address  # whence it was asked for; empty after a restart
        self.study = study
        self.order = order
        self.is_kept = False  # whether the database knows of it
        self.stopped = False
        self.process: Process | None = None
        self.task: asyncio.Task[None] | None = None

    def stop(self) -> None:
        """End the games early and keep what they say."""
        if not self.stopped and self.process is not None and self.process.stdin is not None:
            with suppress(OSError, RuntimeError):  # it has just ended by itself
                self.process.stdin.write(b"stop\n")
        self.stopped = True

    async def play(self, command: Sequence[str], seconds: float) -> str:
        """Have it played; the report, empty where there is none."""
        self.process = await asyncio.create_subprocess_exec(*command, stdin=PIPE, stdout=PIPE, limit=LONGEST_LINE)
        assert self.process.stdin is not None
        assert self.process.stdout is not None
        try:
            self.process.stdin.write(msgspec.json.encode(self.order) + b"\n" + (b"stop\n" if self.stopped else b""))
            async with asyncio.timeout(seconds):
                async for text in self.process.stdout:
                    line = msgspec.json.decode(text, type=Line)
                    self.hear(line)
                    if line.report or line.error:
                        return line.report
                return ""
        finally:
            with suppress(ProcessLookupError):
                self.process.kill()
            await self.process.wait()

    def hear(self, line: Line) -> None:
        """Know how far it is."""
        status: StudyStatus = "drawing" if line.drawing or line.report else self.study.status
        known: dict[str, Any] = {
            "places": [Share(*place) for place in line.places],
            "points": line.points,
            "trials": line.trials,
            "tuned": line.tuned,
        }
        self.study = replace(self.study, status=status, games=line.games, **known)
