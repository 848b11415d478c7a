"""What letters say, and the headers around it: plain text in the reader's language.

A letter to an address that nobody has confirmed holds nothing that people write themselves, names neither: it goes to
whomever somebody wants to have it.
"""

from __future__ import annotations

import hashlib
import re
from datetime import UTC, datetime
from email.headerregistry import Address, BaseHeader, HeaderRegistry, UnstructuredHeader
from email.message import EmailMessage
from email.policy import SMTP, Policy
from email.utils import format_datetime
from urllib.parse import urlsplit

from gamekeeper.core.errors import BadSetup
from gamekeeper.server.errors_mail import BadAddress
from gamekeeper.server.mail_address import clean_address, for_servers
from gamekeeper.server.mailboxes import Letter, Mailbox
from gamekeeper.server.outbox import Notice, Turn, hours_of
from gamekeeper.server.settings import Settings
from gamekeeper.words import Translator, blurb, mail_words

SENDER = re.compile(r"([^<>\r\n]*)<([^<>]*)>|([^<>]*)")
STOP = "List-Unsubscribe"
UNSUBSCRIBE = "/api/mail/unsubscribe"


class OneLine(UnstructuredHeader, BaseHeader):
    """Stays as it is: a link too long for a line would be written as words (RFC 2047), which no mail program opens."""

    def fold(self, *, policy: Policy) -> str:
        """The header's only line."""
        return f"{self.name}: {self}{policy.linesep}"


HEADERS = HeaderRegistry()
HEADERS.map_to_type(STOP, OneLine)
POLICY = SMTP.clone(cte_type="7bit", header_factory=HEADERS)  # whatever the next mail server can take


class Desk:
    """Writes the letters of one server."""

    def __init__(self, settings: Settings, sender: str) -> None:
        self.home = settings.public_url
        self.sender = sender_of(sender)

    def turn(self, notice: Notice, turn: Turn, mailbox: Mailbox) -> EmailMessage:
        """It is somebody's turn. Holds what everybody with the table's link may know."""
        names = Translator(turn.language).join([name for name in turn.names if name])
        game = blurb(turn.language, turn.game).title
        told = {"game": game, "names": names, "count": len(turn.names), "table": f"{self.home}/table/{notice.code}"}
        told |= {"stop": f"{self.home}/unsubscribe#{mailbox.stop}", "timed": "yes" if turn.timed else "no"}
        told |= {"name": turn.name, **hours_of(turn)}
        about = "turn" if turn.left is None else "nearly"
        made = self.letter(about, mailbox.address, turn.language, **told)
        made[STOP] = f"<{self.home}{UNSUBSCRIBE}/{mailbox.stop}>"
        made["List-Unsubscribe-Post"] = "List-Unsubscribe=One-Click"
        return self.signed(made, f"{about} {notice.code} {notice.guest} {notice.number}")

    def confirm(self, letter: Letter, token: str, language: str) -> EmailMessage:
        """Somebody has given this address."""
        link = f"{self.home}/mail#{token}"
        made = self.letter("confirm", letter.address, language, link=link, server=self.server)
        return self.signed(made, f"letter {letter.id}")

    def enter(self, letter: Letter, token: str, language: str, name: str) -> EmailMessage:
        """Somebody wants to sign in by this address."""
        link = f"{self.home}/resume#{token}"
        made = self.letter("enter", letter.address, language, link=link, server=self.server, name=name)
        return self.signed(made, f"letter {letter.id}")

    @property
    def server(self) -> str:
        """What people know the server by."""
        return urlsplit(self.home).netloc

    def letter(self, about: str, address: str, language: str, **told: object) -> EmailMessage:
        """A letter without its number. Headers with line ends in them cannot be: the library refuses them."""
        made = EmailMessage(POLICY)
        made["From"] = self.sender
        made["To"] = reader_of(address)
        made["Subject"] = mail_words(language, f"mail-{about}-subject", **told)
        made["Auto-Submitted"] = "auto-generated"
        made.set_content(mail_words(language, f"mail-{about}", **told) + "\n")
        made["Content-Language"] = language  # what is set before the content is lost with what was there
        return made

    def signed(self, made: EmailMessage, what: str) -> EmailMessage:
        """The same with its time, and a number that is the same whenever it is sent: mail programs show one of two."""
        number = hashlib.sha256(f"{self.home} {what}".encode()).hexdigest()[:32]
        made["Date"] = format_datetime(datetime.now(UTC))
        made["Message-ID"] = f"<{number}@{self.sender.domain}>"
        return made


def reader_of(address: str, name: str = "") -> Address:
    """Whom a letter is for."""
    local, _, domain = for_servers(address).rpartition("@")
    return Address(name, local, domain)


def sender_of(text: str) -> Address:
    """Whom letters come from: ``name@example.org`` or ``Name <name@example.org>``; BadSetup for anything else."""
    found = SENDER.fullmatch(text)
    try:
        if found is None:
            raise BadAddress("two addresses, or none")
        return reader_of(clean_address(found[2] or found[3]), (found[1] or "").strip(' "'))
    except BadAddress:
        raise BadSetup("mail-from", text, "name@example.org, or Gamekeeper <name@example.org>") from None
