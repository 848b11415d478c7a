"""Passkeys: what browsers are asked, and whether what they answer holds.

What is asked lies in memory: a restart makes a browser ask again, which it does by one press.
"""

from __future__ import annotations

import secrets
import time
import unicodedata
from collections import OrderedDict
from typing import Any, Literal, NamedTuple
from urllib.parse import urlsplit

import structlog
import webauthn
from litestar.connection import ASGIConnection
from webauthn.helpers import base64url_to_bytes, bytes_to_base64url, options_to_json_dict
from webauthn.helpers.exceptions import WebAuthnException
from webauthn.helpers.structs import (
    AuthenticatorSelectionCriteria,
    AuthenticatorTransport,
    CredentialDeviceType,
    PublicKeyCredentialDescriptor,
    ResidentKeyRequirement,
    UserVerificationRequirement,
)

from gamekeeper.server.accounts import Accounts
from gamekeeper.server.auth import check_origin, hashed
from gamekeeper.server.errors import BadName
from gamekeeper.server.errors_account import BadPasskey, NoPasskeys, OldChallenge, TooManyPasskeys, UnknownPasskey
from gamekeeper.server.hosts import is_number
from gamekeeper.server.settings import Settings
from gamekeeper.server.stored import Conflict, StoredGuest, StoredPasskey

CHALLENGE = "gamekeeper-challenge"  # the cookie of who is asked
CHALLENGE_SECONDS = 300.0
CHALLENGES_KEPT = 10_000
MOST_PASSKEYS = 20
LONGEST_NAME = 40
PARTY = "Gamekeeper"
UNREADABLE = (WebAuthnException, ArithmeticError, AttributeError, LookupError, TypeError, ValueError)

Connection = ASGIConnection[Any, Any, Any, Any]
Purpose = Literal["add", "sign in"]

log = structlog.get_logger()


class Site(NamedTuple):
    """Where a page comes from as its browser says it, and the name its passkeys belong to."""

    origin: str
    name: str


def site_of(connection: Connection, settings: Settings) -> Site:
    """Where the page is that asks: one of the server's own addresses. NoPasskeys where that has no name."""
    check_origin(connection, settings)
    origin = connection.headers.get("origin", "")
    name = urlsplit(origin).hostname or ""
    if not name or is_number(name):
        raise NoPasskeys(f"passkeys belong to a name, and the page is at {origin[:80] or 'no address'}")
    return Site(origin, name)


class Asked(NamedTuple):
    """What a browser was asked, for whom (empty: nobody known), and until when it may answer."""

    challenge: bytes
    purpose: Purpose
    guest: str
    until: float


class Challenges:
    """What was asked and is not answered yet, each under a token that only the asked browser has."""

    def __init__(self) -> None:
        self.asked: OrderedDict[str, Asked] = OrderedDict()

    def ask(self, purpose: Purpose, guest: str) -> tuple[str, bytes]:
        """A new challenge, and the token to answer it with."""
        token, challenge = secrets.token_urlsafe(24), secrets.token_bytes(32)
        self.asked[hashed(token)] = Asked(challenge, purpose, guest, time.time() + CHALLENGE_SECONDS)
        while len(self.asked) > CHALLENGES_KEPT:
            self.asked.popitem(last=False)
        return token, challenge

    def answer(self, token: str | None, purpose: Purpose, guest: str) -> bytes:
        """The challenge that a browser was asked, once; OldChallenge when it was not, or somebody else was."""
        asked = self.asked.pop(hashed(token or ""), None)
        if asked is None or asked[1:3] != (purpose, guest) or asked.until < time.time():
            raise OldChallenge("this was not asked here, is too old or was answered before; please try again")
        return asked.challenge


class Passkeys:
    """Makes and checks the passkeys of one server."""

    def __init__(self, accounts: Accounts) -> None:
        self.accounts = accounts
        self.challenges = Challenges()

    # --- adding ------------------------------------------------------------------------------------

    async def ask_new(self, guest: StoredGuest, site: Site) -> tuple[str, dict[str, Any]]:
        """What a browser makes a passkey of, and the token to answer with. TooManyPasskeys when there are enough."""
        known = await self.accounts.passkeys(guest.id)
        if len(known) >= MOST_PASSKEYS:
            raise TooManyPasskeys(f"an account has at most {MOST_PASSKEYS} passkeys", {"most": MOST_PASSKEYS})
        token, challenge = self.challenges.ask("add", guest.id)
        options = webauthn.generate_registration_options(
            rp_id=site.name,
            rp_name=PARTY,
            user_id=guest.id.encode(),
            user_name=guest.name,
            user_display_name=guest.name,
            challenge=challenge,
            timeout=int(CHALLENGE_SECONDS * 1000),
            authenticator_selection=AuthenticatorSelectionCriteria(
                resident_key=ResidentKeyRequirement.REQUIRED, user_verification=UserVerificationRequirement.PREFERRED
            ),
            exclude_credentials=[descriptor(one) for one in known if one.address == site.name],
        )
        return token, options_to_json_dict(options)

    async def add(self, guest: StoredGuest, site: Site, token: str | None, answer: dict[str, Any], name: str) -> None:
        """Keep the passkey that a browser made. OldChallenge, BadPasskey."""
        challenge = self.challenges.answer(token, "add", guest.id)
        try:
            made = webauthn.verify_registration_response(
                credential=answer, expected_challenge=challenge, expected_rp_id=site.name, expected_origin=site.origin
            )
            transports = transports_of(answer)
        except UNREADABLE as error:
            raise BadPasskey("this passkey does not hold for what was asked") from error
        credential = bytes_to_base64url(made.credential_id)
        passkey = StoredPasskey(
            id=hashed(credential),
            guest=guest.id,
            credential=credential,
            public_key=made.credential_public_key,
            sign_count=made.sign_count,
            transports=transports,
            synced=made.credential_device_type == CredentialDeviceType.MULTI_DEVICE,
            address=site.name,
            name=clean_passkey_name(name),
            created=time.time(),
        )
        try:
            await self.accounts.add_passkey(passkey)
        except Conflict:
            raise BadPasskey("this passkey is somebody's already") from None

    # --- signing in --------------------------------------------------------------------------------

    def ask(self, guest: str, site: Site) -> tuple[str, dict[str, Any]]:
        """What a browser answers with any passkey it has for this site, and the token to do so."""
        token, challenge = self.challenges.ask("sign in", guest)
        options = webauthn.generate_authentication_options(
            rp_id=site.name, challenge=challenge, timeout=int(CHALLENGE_SECONDS * 1000)
        )
        return token, options_to_json_dict(options)

    async def check(self, guest: str, site: Site, token: str | None, answer: dict[str, Any]) -> str:
        """Whose passkey has answered. OldChallenge, UnknownPasskey, BadPasskey."""
        challenge = self.challenges.answer(token, "sign in", guest)
        passkey = await self.accounts.passkey(hashed(str(answer.get("id"))))
        if passkey is None:
            raise UnknownPasskey("this passkey belongs to nobody here")
        try:
            check_handle(answer, passkey.guest)
            found = webauthn.verify_authentication_response(
                credential=answer,
                expected_challenge=challenge,
                expected_rp_id=site.name,
                expected_origin=site.origin,
                credential_public_key=passkey.public_key,
                credential_current_sign_count=passkey.sign_count,
            )
        except UNREADABLE as error:
            log.warning("a passkey was refused", reason=str(error)[:200])
            raise BadPasskey("this passkey does not hold for what was asked") from error
        if not await self.accounts.use_passkey(passkey, found.new_sign_count):
            raise BadPasskey("this passkey was used elsewhere at the same moment")
        return passkey.guest


def check_handle(answer: dict[str, Any], guest: str) -> None:
    """ValueError when a passkey says that it is of somebody else than it was made for."""
    handle = answer["response"].get("userHandle")
    if handle and base64url_to_bytes(handle) != guest.encode():
        raise ValueError("the passkey names another account")


def transports_of(answer: dict[str, Any]) -> list[str]:
    """The ways to reach the device that holds a passkey, as far as they are known to be some."""
    known = {one.value for one in AuthenticatorTransport}
    said = answer["response"].get("transports")
    return sorted({one for one in said if one in known}) if isinstance(said, list) else []


def descriptor(passkey: StoredPasskey) -> PublicKeyCredentialDescriptor:
    """A passkey as browsers recognise it."""
    transports = [AuthenticatorTransport(name) for name in passkey.transports]
    return PublicKeyCredentialDescriptor(id=base64url_to_bytes(passkey.credential), transports=transports)


def clean_passkey_name(name: str) -> str:
    """A name for a passkey that can be shown; BadName for none and for one too long."""
    text = "".join(letter if letter.isprintable() else " " for letter in unicodedata.normalize("NFC", name))
    text = " ".join(text.split())
    if not 1 <= len(text) <= LONGEST_NAME:
        raise BadName(
            f"a passkey's name has 1 to {LONGEST_NAME} characters, got {len(text)}",
            {"why": "length", "longest": LONGEST_NAME},
        )
    return text
