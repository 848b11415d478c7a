"""Sending a letter to the mail server that takes them all (SMTP), which may be slow, rude, or not there."""

from __future__ import annotations

import asyncio
import smtplib
import socket
import ssl
import time
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from email.message import EmailMessage
from functools import cached_property
from typing import Any
from urllib.parse import urlsplit

import structlog

from gamekeeper.server.due import Answer
from gamekeeper.server.settings import MailServer, Settings

LINES = 2  # open to the mail server at once
STEP_SECONDS = 15.0  # connecting, and each answer
ALL_SECONDS = 60.0
LINE_SECONDS = 30.0  # waiting for one of the lines
REST_SECONDS = 30.0  # in which a mail server that was not there is not asked again
PERMANENT = 500
NOTHING = 0
UNREACHED = Answer("later")
UNASKED = Answer("later", was_asked=False)

log = structlog.get_logger()


class Line(smtplib.SMTP):
    """A connection that is known before it is made, so that it can be cut."""

    def __init__(self, held: list[smtplib.SMTP], *place: Any, **more: Any) -> None:
        held.append(self)
        super().__init__(*place, **more)


class SecureLine(smtplib.SMTP_SSL):
    """The same over TLS from its start."""

    def __init__(self, held: list[smtplib.SMTP], *place: Any, **more: Any) -> None:
        held.append(self)
        super().__init__(*place, **more)


class NoTls(smtplib.SMTPException):
    """A mail server that offers no encryption, where letters may not go without."""


class Mailer:
    """Sends letters, two at a time. Addresses never go into the log, nor what a mail server says: it may name them."""

    def __init__(self, settings: Settings, server: MailServer) -> None:
        self.server = server
        self.name = urlsplit(settings.public_url).hostname or "localhost"  # what it is called to the mail server
        self.free = asyncio.Semaphore(LINES)
        self.pool = ThreadPoolExecutor(LINES, "mail")
        self.open: list[list[smtplib.SMTP]] = []
        self.rests_until = 0.0

    @cached_property
    def tls(self) -> ssl.SSLContext:
        """Who is believed to be the mail server; all certificates of the machine are read when it is first asked."""
        return ssl.create_default_context()

    def close(self) -> None:
        """Let go of all connections."""
        for held in self.open:
            cut(held)
        self.pool.shutdown(wait=False, cancel_futures=True)

    async def send(self, message: EmailMessage) -> Answer:
        """Send a letter."""
        try:
            async with asyncio.timeout(LINE_SECONDS):
                await self.free.acquire()
        except TimeoutError:
            return UNASKED
        try:
            return UNREACHED if time.monotonic() < self.rests_until else await self.deliver(message)
        finally:
            self.free.release()

    async def deliver(self, message: EmailMessage) -> Answer:
        """The same for whose turn it is. What takes too long is cut off, or it would hold the line for ever."""
        held: list[smtplib.SMTP] = []
        self.open.append(held)
        try:
            work = asyncio.wrap_future(self.pool.submit(self.talk, held, message))
            done, _ = await asyncio.wait({work}, timeout=ALL_SECONDS)
            if not done:
                cut(held)
            return await work
        finally:
            cut(held)
            self.open = [one for one in self.open if one is not held]

    def talk(self, held: list[smtplib.SMTP], message: EmailMessage) -> Answer:
        """Talk to the mail server, in a thread of its own."""
        try:
            line = self.opened(held)
        except (OSError, smtplib.SMTPException, ValueError) as error:
            self.rests_until = time.monotonic() + REST_SECONDS
            log.warning("the mail server was not reached", error=type(error).__name__, code=code_of(error))
            return UNREACHED
        try:
            line.send_message(message)
        except (OSError, smtplib.SMTPException, ValueError) as error:
            code = code_of(error)
            is_final = code >= PERMANENT or isinstance(error, (smtplib.SMTPNotSupportedError, ValueError))
            log.warning("the mail server did not take a letter", error=type(error).__name__, code=code)
            return Answer("refused") if is_final else UNREACHED
        finally:
            with suppress(OSError, smtplib.SMTPException):
                line.quit()  # whatever it says now: what it has taken it has taken
        return Answer("sent")

    def opened(self, held: list[smtplib.SMTP]) -> smtplib.SMTP:
        """A connection on which letters may be sent."""
        server = self.server
        place = {"local_hostname": self.name, "timeout": STEP_SECONDS}
        if server.tls == "tls":
            line: smtplib.SMTP = SecureLine(held, server.host, server.port, context=self.tls, **place)
        else:
            line = Line(held, server.host, server.port, **place)
        line.ehlo_or_helo_if_needed()
        if server.tls == "starttls":
            if not line.has_extn("starttls"):
                raise NoTls
            line.starttls(context=self.tls)
        if server.user:
            line.login(server.user, server.password)
        return line


def cut(held: list[smtplib.SMTP]) -> None:
    """End connections whatever they are about: whoever waits for them goes on with an error."""
    for line in held:
        if line.sock is not None:
            with suppress(OSError):
                line.sock.shutdown(socket.SHUT_RDWR)


def code_of(error: Exception) -> int:
    """The number by which a mail server says what is wrong, 0 where it has said nothing."""
    if isinstance(error, smtplib.SMTPRecipientsRefused):
        return next((code for code, _ in error.recipients.values()), NOTHING)
    return error.smtp_code if isinstance(error, smtplib.SMTPResponseException) else NOTHING
