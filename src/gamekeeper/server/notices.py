"""Tells people that it is their turn, on devices they have chosen and by mail, unless they are at the table."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable
from functools import partial
from typing import Any, NamedTuple

import msgspec
import structlog
from msgspec.structs import replace

from gamekeeper.server import due
from gamekeeper.server.buckets import Buckets
from gamekeeper.server.due import Answer
from gamekeeper.server.errors import TooManyRequests
from gamekeeper.server.hub import Hub
from gamekeeper.server.mailboxes import Mailbox, Mailboxes
from gamekeeper.server.mailed import Mailed
from gamekeeper.server.outbox import Notice, Outbox, Turn, hours_of
from gamekeeper.server.post import Post
from gamekeeper.server.pushing import Pusher
from gamekeeper.server.rounds import rounds
from gamekeeper.server.services import Services
from gamekeeper.words import Translator, blurb, page_words

AT_ONCE = 20
SEEN_SECONDS = 60.0  # whoever is still at the table after this has seen that it is their turn
CLEAN_SECONDS = 600.0
A_MINUTE = 6.0  # notices for one person, on average
BURST = 20
BY_MAIL = "mail"

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


class Way(NamedTuple):
    """A way to reach somebody, by the name that is noted once it was taken; `forget` when it leads nowhere any more."""

    id: str
    send: Callable[[], Awaitable[Answer]]
    forget: Callable[[], Awaitable[object]]


class Notices:
    """The notices of one server, by push and, where it has a `post`, by mail."""

    def __init__(self, services: Services, hub: Hub, post: Post | None) -> None:
        self.settings = services.settings
        self.count = services.metrics.deliveries.labels
        self.hub = hub
        self.outbox = Outbox(services)
        self.pusher = Pusher(services.settings)
        self.post = post
        self.mailed = Mailed(Mailboxes(services.store), hub)
        self.pace = Buckets(A_MINUTE / 60.0, BURST)
        self.under_way: set[asyncio.Task[None]] = set()
        self.cleaned = 0.0

    async def run(self) -> None:
        """Look for what is due, until cancelled."""
        await rounds("notices", self.look, self.settings.notice_look_seconds)

    async def look(self) -> None:
        """One look."""
        if self.cleaned == 0.0:
            await self.mailed.load()
        if time.monotonic() >= self.cleaned + CLEAN_SECONDS or self.cleaned == 0.0:
            self.cleaned = time.monotonic()
            await self.outbox.forget_signed_out()
            await self.mailed.mailboxes.clean()
        await self.mailed.look()
        await self.work()

    async def close(self) -> None:
        """Let go of all connections."""
        await self.pusher.close()
        if self.under_way:
            for task in self.under_way:
                task.cancel()
            await asyncio.wait(self.under_way)

    async def work(self) -> None:
        """Begin to tell what is due. Nobody waits for a mail server that is slow but who is told by it."""
        most = AT_ONCE - len(self.under_way)
        delay = self.settings.notice_delay_seconds
        for notice in await self.outbox.notices.take(time.time(), most, delay) if most > 0 else []:
            task = asyncio.create_task(self.tell(notice))
            self.under_way.add(task)
            task.add_done_callback(self.told)

    def told(self, task: asyncio.Task[None]) -> None:
        """One is done with."""
        self.under_way.discard(task)
        if not task.cancelled() and task.exception() is not None:
            log.error("a notice failed", exc_info=task.exception())

    async def tell(self, notice: Notice) -> None:
        """Tell one person, or look again later."""
        notices = self.outbox.notices
        turn = await self.outbox.turn(notice)
        if turn is None:
            await notices.done(notice)
        elif self.is_at(notice):
            later = notice.since + SEEN_SECONDS
            await (notices.done(notice) if time.time() >= later else notices.again(notice, later))
        else:
            await self.send(notice, turn)

    def is_at(self, notice: Notice) -> bool:
        """Whether somebody has a socket at the table."""
        table = self.hub.tables.get(notice.code)
        return table is not None and any(reader.guest == notice.guest for reader in table.readers.open)

    async def send(self, notice: Notice, turn: Turn) -> None:
        """Send a notice all ways on which it has not gone."""
        try:
            self.pace.take(notice.guest)
        except TooManyRequests:
            return await self.outbox.notices.again(notice, time.time() + due.FIRST_WAIT)
        found = [*await self.by_push(notice, turn), *await self.by_mail(notice, turn)]
        ways = [way for way in found if way.id not in notice.told]
        answers = await asyncio.gather(*(way.send() for way in ways))
        told = [*notice.told]
        for way, answer in zip(ways, answers, strict=True):
            self.count(BY_MAIL if way.id == BY_MAIL else "push", answer.outcome).inc()
            if answer.outcome == "gone":
                await way.forget()
            elif answer.outcome != "later":
                told.append(way.id)
        if not await self.outbox.notices.tried(replace(notice, told=told), answers, time.time()):
            log.warning("a notice was given up", tries=notice.tries + 1)
        return None

    async def by_push(self, notice: Notice, turn: Turn) -> list[Way]:
        """The devices of who is to be told."""
        payload = msgspec.json.encode(payload_of(notice, turn))
        return [
            Way(
                one.id,
                partial(self.pusher.send, one, payload, notice.code),
                partial(self.outbox.remove, one.guest, one.id),
            )
            for one in await self.outbox.devices(notice.guest)
        ]

    async def by_mail(self, notice: Notice, turn: Turn) -> list[Way]:
        """Their mail address, if they want that, and had no letter about this table since they were last there.

        Or their time is nearly up, of which there is one letter more.
        """
        mailbox = None if self.post is None else await self.post.mailboxes.of(notice.guest)
        if mailbox is None or not mailbox.notices or (turn.left is None and await self.mailed.is_told(notice)):
            return []
        return [Way(BY_MAIL, partial(self.mail, notice, turn, mailbox), nothing)]

    async def mail(self, notice: Notice, turn: Turn, mailbox: Mailbox) -> Answer:
        """Send a letter."""
        assert self.post is not None, "only who has a post sends letters"
        answer = await self.post.mailer.send(self.post.desk.turn(notice, turn, mailbox))
        if answer.outcome == "sent":
            await self.mailed.tell(notice)
        return answer


async def nothing() -> None:
    """An address that takes no letter may take the next one."""


def payload_of(notice: Notice, turn: Turn) -> Payload:
    """A notice in its reader's language."""
    names = Translator(turn.language).join([name for name in turn.names if name])
    told: dict[str, Any] = {"names": names, "count": len(turn.names), **hours_of(turn)}
    return Payload(
        title=blurb(turn.language, turn.game).title,
        body=page_words(turn.language, "web-notice-turn" if turn.left is None else "web-notice-nearly", **told),
        tag=notice.code,
        url=f"/table/{notice.code}",
        number=notice.number,
        waiting=turn.waiting,
        language=turn.language,
    )
