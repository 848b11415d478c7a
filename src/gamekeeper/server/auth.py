"""Who is asking: guests, their signed cookie, personal links, and where a request may come from.

A guest is made when somebody first does something worth remembering. Codes of tables and tokens are
capabilities: they are never logged.
"""

from __future__ import annotations

import re
import secrets
import unicodedata
from typing import Any
from urllib.parse import urlsplit

from itsdangerous import BadSignature, URLSafeSerializer
from litestar.connection import ASGIConnection

from gamekeeper.server.errors import BadName, BadToken, WrongOrigin
from gamekeeper.server.settings import Settings
from gamekeeper.server.store import Store, StoredGuest

COOKIE = "gamekeeper"
COOKIE_SECONDS = 400 * 24 * 3600  # the longest browsers keep one
LONGEST_NAME = 24
CODE_LETTERS = "abcdefghjkmnpqrstuvwxyz23456789"
CODE_LENGTH = 8

Connection = ASGIConnection[Any, Any, Any, Any]


class Guests:
    """Guests by cookie or link."""

    def __init__(self, store: Store, settings: Settings) -> None:
        self.store = store
        self.secure = settings.secure
        self.sessions = URLSafeSerializer(settings.secret, salt="gamekeeper session")
        self.links = URLSafeSerializer(settings.secret, salt="gamekeeper link")

    async def of(self, connection: Connection) -> StoredGuest | None:
        """The guest a request comes from, None for somebody new."""
        cookie = connection.cookies.get(COOKIE)
        if not cookie:
            return None
        try:
            identity, epoch = self.sessions.loads(cookie)
        except (BadSignature, ValueError, TypeError):
            return None
        return await self.holding(str(identity), epoch)

    async def holding(self, identity: str, epoch: object) -> StoredGuest | None:
        """The guest, if cookies and links of that epoch still hold."""
        guest = await self.store.guest(identity)
        return guest if guest is not None and guest.epoch == epoch else None

    async def add(self, name: str, language: str) -> StoredGuest:
        """A new guest."""
        guest = StoredGuest(secrets.token_hex(16), name, language, 0)
        await self.store.add_guest(guest)
        return guest

    def link(self, guest: StoredGuest, code: str) -> str:
        """The token of a guest's personal link to a table."""
        return str(self.links.dumps([guest.id, guest.epoch, code]))

    async def resume(self, token: str) -> tuple[StoredGuest, str]:
        """The guest and the table a personal link stands for."""
        try:
            identity, epoch, code = self.links.loads(token)
        except (BadSignature, ValueError, TypeError):
            raise BadToken("this personal link is not whole, please copy all of it") from None
        guest = await self.holding(str(identity), epoch)
        if guest is None:
            raise BadToken("this personal link holds no more: its owner has signed out everywhere")
        return guest, str(code)

    def cookie(self, guest: StoredGuest) -> str:
        """The Set-Cookie header that remembers a guest."""
        value = self.sessions.dumps([guest.id, guest.epoch])
        secure = "; Secure" if self.secure else ""
        return f"{COOKIE}={value}; Path=/; Max-Age={COOKIE_SECONDS}; HttpOnly; SameSite=Lax{secure}"


def fresh_code() -> str:
    """A code nobody can guess and everybody can read out: about 40 bits."""
    return "".join(secrets.choice(CODE_LETTERS) for _ in range(CODE_LENGTH))


def clean_code(code: str) -> str:
    """A code as people may have typed it."""
    return re.sub(r"[\s-]", "", code).lower()


def clean_name(name: str) -> str:
    """A name as it can be shown: 1 to 24 characters, nothing invisible, single spaces."""
    normal = " ".join(unicodedata.normalize("NFC", name).split())
    if any(unicodedata.category(letter) in ("Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp") for letter in normal):
        raise BadName("a name is made of letters, digits and signs that can be seen")
    if not 1 <= len(normal) <= LONGEST_NAME:
        raise BadName(
            f"a name has 1 to {LONGEST_NAME} characters, this one has {len(normal)}",
            {"longest": LONGEST_NAME, "length": len(normal)},
        )
    return normal


def check_origin(connection: Connection, settings: Settings) -> None:
    """Pages of other sites may not act here; programs that name no origin may."""
    origin = connection.headers.get("origin")
    if origin is None:
        if connection.headers.get("sec-fetch-site", "same-origin") in ("same-origin", "none"):
            return
        raise WrongOrigin("a page of another site may not do this")
    allowed = {value.rstrip("/") for value in (settings.public_url, *settings.origins) if value}
    same = urlsplit(origin).netloc.lower() == connection.headers.get("host", "").lower()
    if origin not in allowed and (settings.public_url or not same):
        raise WrongOrigin("a page of another site may not do this")
