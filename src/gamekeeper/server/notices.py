"""Tells people that it is their turn, on devices they have chosen, unless they are at the table."""

from __future__ import annotations

import asyncio
import time

import msgspec
import structlog
from msgspec.structs import replace

from gamekeeper.server.buckets import Buckets
from gamekeeper.server.errors import StoreFailed, TooManyRequests
from gamekeeper.server.hub import Hub
from gamekeeper.server.outbox import Notice, Outbox, Turn
from gamekeeper.server.pushing import Answer, Pusher
from gamekeeper.server.services import Services
from gamekeeper.server.stored import Conflict
from gamekeeper.words import Translator, blurb, page_words

AT_ONCE = 20
SEEN_SECONDS = 60.0  # whoever is still at the table after this has seen that it is their turn
MOST_TRIES = 6
FIRST_WAIT = 30.0  # seconds before a second try, twice as many before each other one
LONGEST_WAIT = 3600.0
CLEAN_SECONDS = 600.0
A_MINUTE = 6.0  # notices for one person, on average
BURST = 20

log = structlog.get_logger()


class Payload(msgspec.Struct, frozen=True):
    """What a device is sent: public things alone. A later one of the same `tag` takes its place."""

    title: str
    body: str
    tag: str
    url: str
    number: int
    waiting: int
    language: str


class Notices:
    """The notices of one server."""

    def __init__(self, services: Services, hub: Hub) -> None:
        self.settings = services.settings
        self.hub = hub
        self.outbox = Outbox(services.store)
        self.pusher = Pusher(services.settings)
        self.pace = Buckets(A_MINUTE / 60.0, BURST)

    async def run(self) -> None:
        """Look for what is due, until cancelled."""
        clean = time.monotonic()
        while True:
            try:
                if time.monotonic() >= clean:
                    clean = time.monotonic() + CLEAN_SECONDS
                    await self.outbox.forget_signed_out()
                await self.work()
            except (StoreFailed, Conflict) as error:
                log.warning("notices wait", error=str(error))
            except Exception:
                log.exception("notices failed")  # and go on: the next round may be a better one
            await asyncio.sleep(self.settings.notice_look_seconds)

    async def close(self) -> None:
        """Let go of all connections."""
        await self.pusher.close()

    async def work(self) -> None:
        """Tell all that is due."""
        due = await self.outbox.take(time.time(), self.settings.notice_delay_seconds, AT_ONCE)
        for ended in await asyncio.gather(*map(self.tell, due), return_exceptions=True):
            if isinstance(ended, Exception):
                log.error("a notice failed", exc_info=ended)

    async def tell(self, notice: Notice) -> None:
        """Tell one person, or look again later."""
        turn = await self.outbox.turn(notice)
        if turn is None:
            await self.outbox.done(notice)
        elif self.is_at(notice):
            later = notice.since + SEEN_SECONDS
            await (self.outbox.done(notice) if time.time() >= later else self.outbox.again(notice, later))
        else:
            await self.push(notice, turn)

    def is_at(self, notice: Notice) -> bool:
        """Whether somebody has a socket at the table."""
        table = self.hub.tables.get(notice.code)
        return table is not None and any(reader.guest == notice.guest for reader in table.readers.open)

    async def push(self, notice: Notice, turn: Turn) -> None:
        """Send a notice to all devices that do not have it."""
        try:
            self.pace.take(notice.guest)
        except TooManyRequests:
            return await self.outbox.again(notice, time.time() + FIRST_WAIT)
        payload = msgspec.json.encode(payload_of(notice, turn))
        devices = [one for one in await self.outbox.devices(notice.guest) if one.id not in notice.told]
        answers = await asyncio.gather(*(self.pusher.send(one, payload, notice.code) for one in devices))
        told, waits = [*notice.told], []
        for device, answer in zip(devices, answers, strict=True):
            if answer.outcome == "gone":
                await self.outbox.remove(device.guest, device.id)
            elif answer.outcome == "later":
                waits.append(wait_after(answer, notice.tries))
            else:
                told.append(device.id)
        if waits and notice.tries + 1 < MOST_TRIES:
            return await self.outbox.again(replace(notice, tries=notice.tries + 1, told=told), time.time() + max(waits))
        if waits:
            log.warning("a push service did not take a notice", tries=MOST_TRIES)
        return await self.outbox.done(notice)


def wait_after(answer: Answer, tries: int) -> float:
    """In how many seconds to try again."""
    return min(max(answer.wait, FIRST_WAIT * 2.0**tries), LONGEST_WAIT)


def payload_of(notice: Notice, turn: Turn) -> Payload:
    """A notice in its reader's language."""
    names = Translator(turn.language).join([name for name in turn.names if name])
    return Payload(
        title=blurb(turn.language, turn.game).title,
        body=page_words(turn.language, "web-notice-turn", names=names, count=len(turn.names)),
        tag=notice.code,
        url=f"/table/{notice.code}",
        number=notice.number,
        waiting=turn.waiting,
        language=turn.language,
    )
