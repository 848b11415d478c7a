"""A mail server on the loopback: it keeps what it is sent, and can be rude. The name before the @ says how."""

from __future__ import annotations

import asyncio
import re
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from email import message_from_bytes
from email.message import EmailMessage
from email.policy import SMTP

from gamekeeper.server.settings import MailServer

SENDER = "Gamekeeper <table@example.org>"


class Catcher:
    """What came in, in order; `manner` is how it treats everybody, else the recipient's name says it."""

    def __init__(self) -> None:
        self.port = 0
        self.manner = ""
        self.letters: list[EmailMessage] = []
        self.recipients: list[str] = []
        self.asked = 0  # connections
        self.offers = ["8BITMIME", "SMTPUTF8"]

    @property
    def server(self) -> MailServer:
        return MailServer(host="127.0.0.1", port=self.port, sender=SENDER, tls="none")

    async def answer(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self.asked += 1
        try:
            await self.talk(reader, writer)
        except (asyncio.IncompleteReadError, ConnectionError):
            pass
        finally:
            writer.close()

    async def talk(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        def say(*lines: str) -> None:
            writer.write("".join(f"{line}\r\n" for line in lines).encode())

        if self.manner == "silent":
            await asyncio.sleep(3600)
        say("554 go away" if self.manner == "closed" else "220 here")
        recipient = ""
        while line := (await reader.readline()).decode().strip():
            verb = line.upper()
            if verb.startswith(("EHLO", "HELO")):
                say(*(f"250-{offer}" for offer in self.offers), "250 HELP")
            elif verb.startswith("RCPT"):
                recipient = line.partition("<")[2].partition(">")[0]
                say({"nobody": "550 no such user", "full": "452 full"}.get(self.how(recipient), "250 ok"))
            elif verb == "DATA":
                say("354 go on")
                await self.keep(recipient, await reader.readuntil(b"\r\n.\r\n"), say, writer)
            elif verb == "QUIT":
                say("221 bye")
            else:
                say("250 ok")

    async def keep(self, recipient: str, data: bytes, say, writer: asyncio.StreamWriter) -> None:
        if self.how(recipient) == "torn":
            raise ConnectionError
        if self.how(recipient) == "slow":
            for _ in range(3600):
                say("250-wait")  # one line after the other: each is in time, and there is no end
                await writer.drain()
                await asyncio.sleep(0.02)
        if self.how(recipient) == "calm":
            await asyncio.sleep(0.2)
        if self.how(recipient) == "spam":
            return say("554 looks like spam")
        self.recipients.append(recipient)
        letter = message_from_bytes(data.removesuffix(b".\r\n").replace(b"\r\n..", b"\r\n."), policy=SMTP)
        assert isinstance(letter, EmailMessage)
        self.letters.append(letter)
        return say("250 taken")

    def how(self, recipient: str) -> str:
        """Rude people are rude once, where they say so."""
        name = recipient.partition("@")[0].partition("+")[0]
        return self.manner or name

    def link(self, number: int = -1) -> str:
        """What stands behind the # of the first link in a letter."""
        found = re.search(r"#(\S+)", self.letters[number].get_content())
        assert found, self.letters[number].get_content()
        return found[1]


@asynccontextmanager
async def mail_server() -> AsyncIterator[Catcher]:
    """A running one."""
    catcher = Catcher()
    server = await asyncio.start_server(catcher.answer, "127.0.0.1", 0)
    catcher.port = server.sockets[0].getsockname()[1]
    try:
        yield catcher
    finally:
        server.close()
