"""Who is asking: guests, their signed cookie, personal links, and where a request may come from.

A guest is made when somebody first does something worth remembering. Codes of tables and tokens are
capabilities: they are never logged.
"""

from __future__ import annotations

import hashlib
import hmac
import re
import secrets
import time
from typing import Any, Literal
from urllib.parse import urlsplit

from itsdangerous import BadSignature, URLSafeSerializer
from litestar.connection import ASGIConnection

from gamekeeper.server.accounts import Accounts, SignedIn
from gamekeeper.server.devices import device_of
from gamekeeper.server.errors import BadToken, NoSeat, NotFound, WrongOrigin
from gamekeeper.server.household import NUMBERS, beside
from gamekeeper.server.mailboxes import Mailboxes
from gamekeeper.server.office import Office
from gamekeeper.server.settings import Settings
from gamekeeper.server.store import Store
from gamekeeper.server.stored import StoredGuest, StoredLink, StoredSession
from gamekeeper.server.wire_guests import MAIL_LINK

COOKIE = "gamekeeper"
ASIDE = "gamekeeper-aside"  # the cookie of who the device is when the account on it signs out
SEEN_SECONDS = 24 * 3600.0  # how often it is noted that a guest was here
SESSION_SEEN_SECONDS = 3600.0  # how often the same is noted of a session
LINK_SECONDS = 24 * 3600.0  # a personal link nobody opened
LINKS_KEPT = 20  # of one guest; the oldest go first
LINK_BYTES = 24
COOKIE_SECONDS = 400 * 24 * 3600  # the longest browsers keep one
CODE_LETTERS = "abcdefghjkmnpqrstuvwxyz23456789"
CODE_LENGTH = 8
NOBODY_OF_THEM = "-1"
CODE = re.compile(r"[a-z0-9]{1,16}")
AT_THE_END = str.maketrans("-_", "az")

Connection = ASGIConnection[Any, Any, Any, Any]
How = Literal["new", "link", "passkey", "mail", "older"]


class Guests:
    """Guests by cookie or link."""

    def __init__(self, store: Store, settings: Settings, office: Office) -> None:
        self.store = store
        self.accounts = Accounts(store)
        self.mailboxes = Mailboxes(store)
        self.office = office
        self.has_mail = settings.mail is not None
        self.secure = settings.secure
        self.sessions = URLSafeSerializer(settings.secret, salt="gamekeeper session")

    async def of(self, connection: Connection) -> SignedIn | None:
        """The guest a request comes from and the session of their device, None for somebody new.

        On a device of several people ``?as=`` says who of them asks: 0 is the guest, -1 nobody of them.
        """
        here = await self.signed_in(connection)
        number = connection.query_params.get("as", "0")
        if here is None or number == "0":
            return here
        found = await self.store.guest(beside(here.guest.id, int(number))) if number in NUMBERS else None
        if found is None and number != NOBODY_OF_THEM:
            raise NoSeat("nobody sits there on this device")
        return None if found is None else SignedIn(found, here.session)

    async def signed_in(self, connection: Connection) -> SignedIn | None:
        """The guest whose device it is, None for somebody new and where the session has ended. Raises Banned."""
        here = await self.named_by(connection.cookies.get(COOKIE), connection)
        if here is None or here.session is None:
            return None
        self.office.check_guest(here.guest.id)
        if time.time() - here.guest.seen > SEEN_SECONDS:
            await self.store.see_guest(here.guest.id)
        if time.time() - here.session.seen > SESSION_SEEN_SECONDS:
            await self.accounts.see_session(here.session.id)
        return here

    async def owner(self, connection: Connection) -> str | None:
        """Whose device it is, whoever of those on it asks; None for somebody new."""
        here = await self.signed_in(connection)
        return None if here is None else here.guest.id

    async def named_by(self, cookie: str | None, connection: Connection) -> SignedIn | None:
        """Whom a cookie stands for, None where it does not hold or its session has ended."""
        if not cookie:
            return None
        try:
            identity, epoch, *rest = self.sessions.loads(cookie)
        except (BadSignature, ValueError, TypeError):
            return None
        session = str(rest[0]) if rest else older_session(str(identity), epoch)
        here = await self.accounts.signed_in(str(identity), session)
        if here is None or here.guest.epoch != epoch:
            return None
        if here.session is None and not rest:
            made = session_of(here.guest.id, "older", connection, session)
            await self.accounts.add_session(made)
            return SignedIn(here.guest, made)
        return None if here.session is None or here.session.ended is not None else here

    async def add(self, name: str, language: str, connection: Connection) -> SignedIn:
        """A new guest."""
        guest = StoredGuest(secrets.token_hex(16), name, language, 0, time.time())
        made = SignedIn(guest, session_of(guest.id, "new", connection))
        assert made.session is not None, "just made"
        await self.accounts.add_guest(guest, made.session)
        return made

    async def sign_in(self, guest: StoredGuest, how: How, connection: Connection) -> SignedIn:
        """A device becomes a guest's."""
        made = session_of(guest.id, how, connection)
        await self.accounts.add_session(made)
        return SignedIn(guest, made)

    async def add_beside(self, guest: StoredGuest, number: int, name: str) -> StoredGuest:
        """Somebody else on a guest's device, by that name from now on."""
        other = StoredGuest(beside(guest.id, number), name, guest.language, 0, time.time())
        if await self.store.guest(other.id) is None:
            await self.store.add_guest(other)
        else:
            await self.store.change_guest(other.id, name, other.language)
        return other

    async def link(self, guest: StoredGuest, code: str) -> tuple[str, StoredLink]:
        """The token of a new personal link of a guest to a table, and what is kept of it."""
        token = linkable(secrets.token_urlsafe(LINK_BYTES))
        now = time.time()
        kept = StoredLink(id=hashed(token), guest=guest.id, code=code, created=now, expires=now + LINK_SECONDS)
        await self.store.add_link(kept, LINKS_KEPT)
        return token, kept

    async def is_account(self, guest: str) -> bool:
        """Whether somebody can sign in as a guest anywhere: then their things stay theirs when others sign in here."""
        if self.has_mail and await self.mailboxes.of(guest) is not None:
            return True
        return bool(await self.accounts.passkeys(guest))

    async def offered(self, token: str) -> tuple[StoredGuest, str]:
        """Whom a personal link stands for, and at which table; none for a letter's. Looking does not use it up."""
        if token.startswith(MAIL_LINK):
            return await self.called(token), ""
        link = await self.store.link(hashed(token))
        guest = None if link is None or not link.holds(time.time()) else await self.store.guest(link.guest)
        if link is None or guest is None:
            raise BadToken("this personal link does not hold: it has been used or revoked, is old or not whole")
        return guest, link.code

    async def called(self, token: str) -> StoredGuest:
        """The guest that the link in a letter stands for."""
        link = await self.mailboxes.link(hashed(token), "enter")
        guest = None if link is None else await self.store.guest(link.guest)
        if guest is None:
            raise BadToken("this link does not hold: it has been used, is old or not whole")
        return guest

    async def resume(self, token: str) -> tuple[StoredGuest, str]:
        """The same for who goes on as that guest: the first to do so uses the link up."""
        guest, code = await self.offered(token)
        use = self.mailboxes.enter if token.startswith(MAIL_LINK) else self.store.use_link
        if not await use(hashed(token)):
            raise BadToken("this personal link does not hold: somebody was faster")
        return guest, code

    async def sign_out(self, guest: StoredGuest) -> StoredGuest:
        """All cookies and links of a guest hold no more; who the guest is from now on."""
        await self.store.sign_out(guest.id)
        return await self.store.guest(guest.id) or guest

    def cookie(self, here: SignedIn) -> str:
        """The cookie that remembers a guest and the session of a device."""
        assert here.session is not None, "who is remembered is signed in"
        return str(self.sessions.dumps([here.guest.id, here.guest.epoch, here.session.id]))

    def header(self, name: str, value: str, seconds: int = COOKIE_SECONDS) -> str:
        """The Set-Cookie header of a cookie that scripts do not see; an empty value takes it away."""
        age = seconds if value else 0
        return f"{name}={value}; Path=/; Max-Age={age}; HttpOnly; SameSite=Lax{'; Secure' if self.secure else ''}"


def session_of(guest: str, how: How, connection: Connection, identity: str = "") -> StoredSession:
    """A session that begins now."""
    device, now = device_of(connection), time.time()
    name = identity or secrets.token_hex(16)
    return StoredSession(
        id=name, guest=guest, browser=device.browser, system=device.system, how=how, created=now, seen=now
    )


def older_session(guest: str, epoch: object) -> str:
    """The session that all cookies of a guest share which are older than sessions."""
    return hashed(f"session {guest} {epoch}")[:32]


def linkable(token: str) -> str:
    """A token to end an address with: programs that find addresses in a text leave a hyphen at the end out of them."""
    return token[:-1] + token[-1].translate(AT_THE_END)


def hashed(token: str) -> str:
    """A token as the database knows it: who reads that cannot use it."""
    return hashlib.sha256(token.encode("utf-8", "replace")).hexdigest()


def fresh_code() -> str:
    """A code nobody can guess and everybody can read out: about 40 bits."""
    return "".join(secrets.choice(CODE_LETTERS) for _ in range(CODE_LENGTH))


def repeated_code(secret: bytes, guest: str, key: str) -> str:
    """The code of the table that a guest asks for with a key: always the same, and as hard to guess as a fresh one."""
    left = int.from_bytes(hmac.digest(secret, f"new table {guest} {key}".encode(), "sha256"))
    code = ""
    for _ in range(CODE_LENGTH):
        left, letter = divmod(left, len(CODE_LETTERS))
        code += CODE_LETTERS[letter]
    return code


def clean_code(code: str) -> str:
    """A code as people may have typed it, or copied it with the full stop behind; empty for what can be none."""
    typed = re.sub(r"[\W_]", "", code[:64]).lower()
    return typed if CODE.fullmatch(typed) else ""


def check_token(connection: Connection, token: str) -> None:
    """NotFound unless the connection shows the token; nobody learns whether there is one."""
    shown = connection.headers.get("authorization", "").removeprefix("Bearer ")
    if not token or not secrets.compare_digest(shown.encode(), token.encode()):
        raise NotFound("nothing is at this address, or not for this method")


def check_origin(connection: Connection, settings: Settings) -> None:
    """Pages of other sites may not act here; programs that name no origin may."""
    origin = connection.headers.get("origin")
    if origin is None:
        if connection.headers.get("sec-fetch-site", "same-origin") in ("same-origin", "none"):
            return
        raise WrongOrigin("a page of another site may not do this")
    allowed = {value.rstrip("/") for value in (settings.public_url, *settings.origins) if value}
    same = place_of(origin) == connection.headers.get("host", "").lower()
    if origin not in allowed and (settings.public_url or not same):
        raise WrongOrigin("a page of another site may not do this")


def place_of(origin: str) -> str | None:
    """Host and port of an origin, None for what is no address."""
    try:
        return urlsplit(origin).netloc.lower()
    except ValueError:
        return None
