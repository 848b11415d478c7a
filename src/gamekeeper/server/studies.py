"""The Lab: studies people ask for, each played in a process of its own that gives way to everything else.

So many play at a time, and one of a guest; the others wait in line. A process that takes far too long is ended.
"""

from __future__ import annotations

import asyncio
import time
from contextlib import suppress
from importlib.util import find_spec
from typing import Final, Literal

import msgspec
import structlog
from msgspec.structs import replace

from gamekeeper.core.errors import BadSetup
from gamekeeper.packs.vary import varied
from gamekeeper.server import lab_job, shelf
from gamekeeper.server.archive import Archive, Kept
from gamekeeper.server.auth import clean_code, fresh_code
from gamekeeper.server.errors import LabBusy, LabClosed, TooManyStudies, UnknownStudy
from gamekeeper.server.lab_job import Job, Order
from gamekeeper.server.services import Services
from gamekeeper.server.stored import StoredGuest
from gamekeeper.server.wire_lab import Lab, Outlook, Study, StudyBody, StudyStatus

DRAWERS: Final = ("altair", "vl_convert")  # of the extra `lab`
GRACE: Final = 90.0  # seconds beyond twice those asked for, to start, to draw, and on a busy machine
KEPT: Final = 30  # studies of one guest; the oldest go first
MOST_OF_GUEST: Final = 3  # that wait or play
MOST_OF_ADDRESS: Final = 6
LONGEST_TITLE: Final = 80

log = structlog.get_logger()


class Studies:
    """All studies of a server."""

    def __init__(self, services: Services) -> None:
        self.settings = services.settings
        self.shelf = services.shelf
        self.pool = services.pool
        self.archive = Archive(services.store)
        self.running: dict[str, Job] = {}
        self.waiting: dict[str, Job] = {}  # in the order in which they came

    def lab(self) -> Lab:
        """Whether studies are played here, and whether something that draws is missing."""
        status: Literal["open", "closed", "missing"] = "open"
        if self.settings.lab_studies == 0:
            status = "closed"
        elif not all(find_spec(name) for name in DRAWERS):
            status = "missing"
        return Lab(status, self.settings.lab_seconds)

    def check_open(self, seconds: float) -> None:
        """LabClosed, or BadSetup for more seconds than there are."""
        lab = self.lab()
        if lab.status == "closed":
            raise LabClosed(f"the Lab of this server is {lab.status}", {"status": lab.status})
        if seconds > lab.seconds:
            raise BadSetup("seconds", seconds, f"5 to {lab.seconds:g}")

    # --- asking ----------------------------------------------------------------------------------------

    def order_of(self, body: StudyBody) -> tuple[Order, shelf.Made]:
        """What is asked, with all its options and its pack; the game that is asked for."""
        pack = self.shelf.choose(body.game, body.pack, body.pack_text)
        made = shelf.made(body.game, body.seats, body.options, pack)
        text = "" if pack is None or pack.is_default else pack.text
        # in a sweep the pack itself says what some options are, so only those asked for are handed on
        options = dict(made.game.options) if body.kind == "study" else body.options
        wanted = {name: getattr(body, name) for name in ("game", "seats", "bots", "seconds", "ladder", "kind")}
        wanted |= {"vary": body.vary, "goals": body.goals, "trial_games": body.trial_games}
        return Order(options=options, pack=text, **wanted), made

    async def look_ahead(self, body: StudyBody) -> Outlook:
        """What to expect of a study, or what is wrong with what was asked."""
        self.check_open(body.seconds)
        order, _ = await asyncio.to_thread(self.order_of, body)
        return await self.pool.examine(msgspec.json.encode(order), is_whole=False)

    async def begin(self, guest: StoredGuest, address: str, body: StudyBody) -> Study:
        """Ask for a study. LabClosed, LabBusy, TooManyStudies, or what is wrong with what was asked."""
        self.check_open(body.seconds)
        self.check_room(guest.id, address)
        order, made = await asyncio.to_thread(self.order_of, body)
        if order.kind != "study":
            await self.pool.examine(msgspec.json.encode(order), is_whole=True)
        return await self.enqueue(guest.id, address, order, made)

    async def again(self, code: str, guest: str | None, address: str) -> Study:
        """Ask for the same once more; one that came to nothing makes room for it."""
        before = await self.own(code, guest)
        order = await self.archive.order(before.code)
        if guest is None or order is None or before.ended is None:
            raise UnknownStudy("this study cannot be asked for again")
        self.check_open(order.seconds)
        self.check_room(guest, address)
        pack = await asyncio.to_thread(shelf.parsed, order.game, order.pack) if order.pack else None
        made = await asyncio.to_thread(
            shelf.made, order.game, order.seats, order.options, pack or self.shelf.choose(order.game, "", "")
        )
        study = await self.enqueue(guest, address, order, made)
        if not before.has_report:
            await self.archive.drop(before.code)
        return study

    async def enqueue(self, guest: str, address: str, order: Order, made: shelf.Made) -> Study:
        """A new study, which plays as soon as its turn comes."""
        facts = msgspec.structs.asdict(order) | {"options": dict(made.game.options), "pack": shelf.state_of(made.pack)}
        study = Study(
            code=fresh_code(),
            created=time.time(),
            status="waiting",
            ended=None,
            games=0,
            places=[],
            has_report=False,
            is_mine=True,
            **facts,
        )
        self.check_room(guest, address)
        job = self.waiting[study.code] = Job(guest, address, study, order)
        try:
            await self.archive.add(guest, study, order, KEPT)
        except BaseException:
            self.waiting.pop(study.code, None)
            raise
        job.is_kept = True
        self.advance()
        return self.now(study)

    def check_room(self, guest: str, address: str) -> None:
        """TooManyStudies and LabBusy where no more is taken on."""
        jobs = [*self.running.values(), *self.waiting.values()]
        if sum(job.guest == guest for job in jobs) >= MOST_OF_GUEST:
            raise TooManyStudies(f"{MOST_OF_GUEST} of your studies wait or play", {"most": MOST_OF_GUEST})
        if sum(job.address == address for job in jobs) >= MOST_OF_ADDRESS:
            raise TooManyStudies(f"{MOST_OF_ADDRESS} studies wait or play for you", {"most": MOST_OF_ADDRESS})
        if len(self.waiting) >= self.settings.lab_waiting:
            raise LabBusy("the line of the Lab is full, please try again in a few minutes")

    # --- playing ---------------------------------------------------------------------------------------

    async def resume(self) -> None:
        """The server begins: what was played is lost, what waited stands in line again."""
        await self.archive.interrupt(also_waiting=self.lab().status != "open")
        for guest, study, order in await self.archive.waiting():
            job = self.waiting[study.code] = Job(guest, "", study, order)
            job.is_kept = True
        self.advance()

    def advance(self) -> None:
        """Play those whose turn has come."""
        for code, job in list(self.waiting.items()):
            if len(self.running) >= self.settings.lab_studies:
                return
            if job.is_kept and all(other.guest != job.guest for other in self.running.values()):
                self.running[code] = self.waiting.pop(code)
                job.study = replace(job.study, status="playing")
                job.task = asyncio.create_task(self.follow(job))

    async def follow(self, job: Job) -> None:
        """Play a study to its end and keep what comes of it."""
        report = ""
        try:
            await self.archive.change(job.study)
            try:
                report = await job.play(lab_job.COMMAND, 2 * job.study.seconds + GRACE)
            except Exception as error:  # whatever it was: the study has failed, and the place is free again
                log.error("a study failed", game=job.study.game, error=str(error))
            status: StudyStatus = "stopped" if job.stopped else "done" if report else "failed"
            study = replace(job.study, status=status, ended=time.time(), has_report=bool(report))
            await self.archive.change(study, report)
        finally:
            self.running.pop(job.study.code, None)
            self.advance()

    # --- looking ---------------------------------------------------------------------------------------

    async def of(self, guest: str) -> list[Study]:
        """A guest's studies, the latest first."""
        return [self.now(study) for study in await self.archive.of(guest)]

    def now(self, study: Study) -> Study:
        """A study as it stands."""
        if study.code in self.waiting:
            return replace(study, place=list(self.waiting).index(study.code) + 1)
        job = self.running.get(study.code)
        return study if job is None else job.study

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

    async def proposal(self, code: str, number: int, guest: str | None) -> str:
        """The pack of one of the guest's own proposals; UnknownStudy where there is none."""
        study = self.now(await self.own(code, guest))
        order = await self.archive.order(study.code)
        if order is None or not 0 <= number < len(study.trials):
            raise UnknownStudy("this study has no such proposal")
        base = shelf.parsed(order.game, order.pack) if order.pack else self.shelf.find(order.game, "")
        changes = study.trials[number].changes
        title = ", ".join([base.name, *(f"{path} = {value}" for path, value in changes.items())])[:LONGEST_TITLE]
        return (await asyncio.to_thread(varied, base, changes, title)).text

    # --- ending ----------------------------------------------------------------------------------------

    async def stop(self, code: str, guest: str | None) -> Study:
        """End the games early; what they say is kept. One that waits is not played."""
        study = await self.own(code, guest)
        if self.waiting.pop(study.code, None) is not None:
            study = replace(study, status="stopped", ended=time.time())
            await self.archive.change(study)
        job = self.running.get(study.code)
        if job is not None:
            job.stop()
        return self.now(study)

    async def drop(self, code: str, guest: str | None) -> None:
        """Throw a study away, played to its end or not."""
        study = await self.own(code, guest)
        self.waiting.pop(study.code, None)
        await self.end(self.running.get(study.code))
        self.advance()
        await self.archive.drop(study.code)

    async def end(self, job: Job | None) -> None:
        """End a process whatever it is doing."""
        if job is None or job.task is None:
            return
        job.task.cancel()
        with suppress(asyncio.CancelledError):
            await job.task
        self.running.pop(job.study.code, None)

    async def close(self) -> None:
        """The server stops; who waits is still in line when it begins again."""
        self.waiting.clear()
        for job in list(self.running.values()):
            await self.end(job)
