"""Letters that people ask for: to confirm an address, and to sign in by one."""

from __future__ import annotations

import asyncio
import base64
import hmac
import secrets
import time

import structlog

from gamekeeper.server.auth import hashed, linkable
from gamekeeper.server.buckets import Bucket, Buckets
from gamekeeper.server.due import Answer, is_given_up
from gamekeeper.server.errors import TooManyRequests
from gamekeeper.server.errors_mail import TooManyLetters
from gamekeeper.server.letters import Desk
from gamekeeper.server.mail_address import key_of
from gamekeeper.server.mailboxes import ID_BYTES, Letter, Mailboxes
from gamekeeper.server.mailing import Mailer
from gamekeeper.server.rounds import rounds
from gamekeeper.server.services import Services
from gamekeeper.server.settings import Limits, MailServer
from gamekeeper.server.wire_guests import MAIL_LINK
from gamekeeper.words import LANGUAGES

AT_ONCE = 20
DAY = 24 * 3600.0
TOKEN_LETTERS = 32  # of base64url, 192 bits

log = structlog.get_logger()


class Postage:
    """How many letters may be asked for: from one network address, to one mail address, by all together in a day.

    Who asks for one to an address that nobody has pays as much, and so learns nothing.
    """

    def __init__(self, limits: Limits) -> None:
        self.senders = Buckets(limits.letters_per_address / DAY, limits.letter_burst)
        self.mailboxes = Buckets(limits.letters_per_mailbox / DAY, limits.mailbox_burst)
        self.all = Bucket(limits.letters_per_day / DAY, max(1.0, limits.letters_per_day / 4.0))

    def take(self, sender: str, mailbox: str) -> None:
        """TooManyLetters when one of them is used up."""
        try:
            self.senders.take(sender)
            self.mailboxes.take(key_of(mailbox))
            self.all.take()
        except TooManyRequests:
            raise TooManyLetters("so many letters are not sent in a day, please look at those that have come") from None


class Post:
    """The letters of one server."""

    def __init__(self, services: Services, server: MailServer) -> None:
        self.settings = services.settings
        self.count = services.metrics.deliveries.labels
        self.store = services.store
        self.mailboxes = Mailboxes(services.store)
        self.mailer = Mailer(services.settings, server)
        self.desk = Desk(services.settings, server.sender)
        self.postage = Postage(services.settings.limits)

    async def give(self, guest: str, address: str) -> None:
        """A guest gives an address, to be confirmed by a letter; where it is theirs already there is nothing to do."""
        letter = secrets.token_hex(ID_BYTES)
        await self.mailboxes.give(guest, address, letter, hashed(self.token(letter)))

    def token(self, letter: str) -> str:
        """What is in a letter's link. The database never has it, and a second try of the letter has the same."""
        made = hmac.digest(self.settings.secret, f"letter {letter}".encode(), "sha256")
        return MAIL_LINK + linkable(base64.urlsafe_b64encode(made).decode()[:TOKEN_LETTERS])

    async def run(self) -> None:
        """Send what is due, until cancelled."""
        await rounds("letters", self.work, self.settings.notice_look_seconds)

    async def work(self) -> None:
        """Send all that is due."""
        due = await self.mailboxes.letters.take(time.time(), AT_ONCE)
        for ended in await asyncio.gather(*map(self.see_to, due), return_exceptions=True):
            if isinstance(ended, Exception):
                log.error("a letter failed", exc_info=ended)

    async def see_to(self, letter: Letter) -> None:
        """One letter, or the wish for one."""
        if letter.why == "ask":
            return await self.mailboxes.spread(letter)
        answer = await self.send(letter)
        self.count("letter", answer.outcome).inc()
        given_up = is_given_up(letter, [answer])
        if given_up:
            log.warning("a letter was given up")
        if given_up or answer.outcome == "refused":
            # Before the letter goes: who ends between the two finds it again, and that its link holds no more.
            await self.mailboxes.give_up(hashed(self.token(letter.id)))
        await self.mailboxes.letters.tried(letter, [answer], time.time())
        return None

    async def send(self, letter: Letter) -> Answer:
        """Send a letter, if what it is about still holds."""
        token = self.token(letter.id)
        guest = await self.store.guest(letter.guest or "")
        if guest is None:
            return Answer("gone")
        language = guest.language if guest.language in LANGUAGES else LANGUAGES[0]
        if letter.why == "enter":
            await self.mailboxes.open_entrance(hashed(token), letter)
            return await self.mailer.send(self.desk.enter(letter, token, language, guest.name))
        if await self.mailboxes.link(hashed(token), "confirm") is None:
            return Answer("gone")
        return await self.mailer.send(self.desk.confirm(letter, token, language))
