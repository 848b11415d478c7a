"""The Lab: studies people ask for, each played in a process of its own that gives way to everything else.

One study of a guest plays at a time, and so many on the server; a process that takes far too long is ended.
"""

from __future__ import annotations

import asyncio
import sys
import time
from asyncio.subprocess import PIPE, Process
from collections.abc import Sequence
from contextlib import suppress
from importlib.util import find_spec
from typing import Final, Literal

import msgspec
import structlog
from msgspec.structs import replace

from gamekeeper.core.errors import BadSetup
from gamekeeper.server import shelf
from gamekeeper.server.archive import Archive, Kept
from gamekeeper.server.auth import clean_code, fresh_code
from gamekeeper.server.errors import LabBusy, LabClosed, StudyRunning, UnknownStudy
from gamekeeper.server.services import Services
from gamekeeper.server.stored import StoredGuest
from gamekeeper.server.wire_lab import Lab, Share, Study, StudyBody, StudyStatus

COMMAND: Final = (sys.executable, "-m", "gamekeeper.lab.study.job")
DRAWERS: Final = ("altair", "vl_convert")  # of the extra `lab`
LONGEST_LINE: Final = 2**25  # bytes: a whole report is one
GRACE: Final = 90.0  # seconds beyond those asked for, to start, to draw, and on a busy machine
KEPT: Final = 30  # studies of one guest; the oldest go first

log = structlog.get_logger()


class Line(msgspec.Struct, frozen=True):
    """What the process tells."""

    games: int = 0
    places: list[tuple[float, float, float]] = []
    drawing: bool = False
    report: str = ""
    error: str = ""


class Running:
    """A study that is played."""

    def __init__(self, guest: str, study: Study, order: bytes) -> None:
        self.guest = guest
        self.study = study
        self.order = order
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
            self.process.stdin.write(self.order + b"\n" + (b"stop\n" if self.stopped else b""))
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
        places = [Share(*place) for place in line.places]
        self.study = replace(self.study, status=status, games=line.games, places=places)


class Studies:
    """All studies of a server."""

    def __init__(self, services: Services) -> None:
        self.settings = services.settings
        self.shelf = services.shelf
        self.archive = Archive(services.store)
        self.running: dict[str, Running] = {}

    def lab(self) -> Lab:
        """Whether studies are played here."""
        status: Literal["open", "closed", "missing"] = "open"
        if self.settings.lab_studies == 0:
            status = "closed"
        elif not all(find_spec(name) for name in DRAWERS):
            status = "missing"
        return Lab(status, self.settings.lab_seconds)

    async def begin(self, guest: StoredGuest, body: StudyBody) -> Study:
        """Begin a study. LabClosed, LabBusy, StudyRunning, or what is wrong with what was asked."""
        lab = self.lab()
        if lab.status != "open":
            raise LabClosed(f"the Lab of this server is {lab.status}", {"status": lab.status})
        if body.seconds > lab.seconds:
            raise BadSetup("seconds", body.seconds, f"5 to {lab.seconds:g}")
        code = fresh_code()
        pack, made = await asyncio.to_thread(self.made, body)
        study = Study(
            code=code,
            game=body.game,
            seats=body.seats,
            bots=body.bots,
            seconds=body.seconds,
            ladder=body.ladder,
            options=dict(made.game.options),
            pack=shelf.state_of(made.pack),
            created=time.time(),
            status="playing",
            ended=None,
            games=0,
            places=[],
            has_report=False,
            is_mine=True,
        )
        order = {"game": body.game, "seats": body.seats, "options": study.options, "bots": body.bots}
        order |= {"pack": pack, "seconds": body.seconds, "ladder": body.ladder}
        self.check_room(guest)
        running = self.running[code] = Running(guest.id, study, msgspec.json.encode(order))
        try:
            await self.archive.add(guest.id, study, KEPT)
        except BaseException:
            del self.running[code]
            raise
        running.task = asyncio.create_task(self.follow(running))
        return study

    def made(self, body: StudyBody) -> tuple[str, shelf.Made]:
        """The text of the pack where it is not the box, and the game that is asked for with it."""
        pack = self.shelf.choose(body.game, body.pack, body.pack_text)
        made = shelf.made(body.game, body.seats, body.options, pack)
        return ("" if pack is None or pack.is_default else pack.text), made

    def check_room(self, guest: StoredGuest) -> None:
        """StudyRunning and LabBusy where no more is taken on."""
        if any(one.guest == guest.id for one in self.running.values()):
            raise StudyRunning("your last study still plays: wait for it, or stop it")
        if len(self.running) >= self.settings.lab_studies:
            raise LabBusy("the Lab is taken, please try again in a minute")

    async def follow(self, running: Running) -> None:
        """Play a study to its end and keep what comes of it."""
        report = ""
        try:
            try:
                report = await running.play(COMMAND, running.study.seconds + GRACE)
            except Exception as error:  # whatever it was: the study has failed, and the place is free again
                log.error("a study failed", game=running.study.game, error=str(error))
            status: StudyStatus = "stopped" if running.stopped else "done" if report else "failed"
            study = replace(running.study, status=status, ended=time.time(), has_report=bool(report))
            await self.archive.change(study, report)
        finally:
            self.running.pop(running.study.code, None)

    async def of(self, guest: str) -> list[Study]:
        """A guest's studies, the latest first."""
        return [self.now(study) for study in await self.archive.of(guest)]

    def now(self, study: Study) -> Study:
        """A study as it stands."""
        running = self.running.get(study.code)
        return study if running is None else running.study

    async def find(self, code: str) -> Kept:
        """A study by its code; UnknownStudy where there is none."""
        found = await self.archive.find(clean_code(code))
        if found is None:
            raise UnknownStudy("no study has this code")
        return found

    async def look(self, code: str, guest: str | None) -> Study:
        """A study for whoever has its code."""
        found = await self.find(code)
        return replace(self.now(found.study), is_mine=found.guest == guest)

    async def report(self, code: str) -> str:
        """Its report; UnknownStudy where there is none."""
        report = await self.archive.report((await self.find(code)).study.code)
        if not report:
            raise UnknownStudy("this study has no report")
        return report

    async def own(self, code: str, guest: str | None) -> Study:
        """A study of the guest's own; UnknownStudy for others."""
        found = await self.find(code)
        if found.guest != guest:
            raise UnknownStudy("this study is somebody else's")
        return found.study

    async def stop(self, code: str, guest: str | None) -> Study:
        """End the games early; what they say is kept."""
        study = await self.own(code, guest)
        running = self.running.get(study.code)
        if running is not None:
            running.stop()
        return self.now(study)

    async def drop(self, code: str, guest: str | None) -> None:
        """Throw a study away, played to its end or not."""
        study = await self.own(code, guest)
        await self.end(self.running.get(study.code))
        await self.archive.drop(study.code)

    async def end(self, running: Running | None) -> None:
        """End a process whatever it is doing."""
        if running is None or running.task is None:
            return
        running.task.cancel()
        with suppress(asyncio.CancelledError):
            await running.task
        self.running.pop(running.study.code, None)

    async def close(self) -> None:
        """The server stops."""
        for running in list(self.running.values()):
            await self.end(running)
