"""Accounts: passkeys, sessions, taking one's data along, and leaving for good."""

from __future__ import annotations

import asyncio
import re
import time
from typing import Annotated

from litestar import Response, delete, get, post, put
from litestar.datastructures import State
from litestar.di import NamedDependency
from litestar.params import FromPath, JSONBody, QueryParameter

from gamekeeper.server.auth import ASIDE, COOKIE, Guests
from gamekeeper.server.belongings import counts, delete_guest
from gamekeeper.server.entering import end_session, enter
from gamekeeper.server.errors import NotYourSeat
from gamekeeper.server.errors_account import (
    LastPasskey,
    NotConfirmed,
    UnknownPasskey,
    UnknownSession,
)
from gamekeeper.server.hub import Hub
from gamekeeper.server.mailboxes import UNSENT
from gamekeeper.server.passkeys import CHALLENGE, CHALLENGE_SECONDS, Passkeys, clean_passkey_name, site_of
from gamekeeper.server.post import Post
from gamekeeper.server.stored import StoredGuest
from gamekeeper.server.takeout import takeout
from gamekeeper.server.visitors import Visitor
from gamekeeper.server.wire_account import (
    Account,
    DeleteBody,
    NameBody,
    PasskeyBody,
    PasskeyInfo,
    Question,
    SessionInfo,
    SignedInAs,
    SignInBody,
)
from gamekeeper.server.wire_guests import MeBody
from gamekeeper.server.wire_mail import Mail

Asking = NamedDependency[Visitor]
EvenLast = Annotated[bool, QueryParameter(description="Remove it even if it is the last one.")]

PASSKEY_ID = re.compile("[0-9a-f]{64}")
SESSION_ID = re.compile("[0-9a-f]{32}")
ZIP = "application/zip"


def owner(visitor: Visitor) -> StoredGuest | None:
    """Whose device it is; nobody beside them has an account here."""
    if "as" in visitor.request.query_params:
        raise NotYourSeat("the device is somebody else's")
    return visitor.guest


def known(visitor: Visitor) -> StoredGuest:
    """The same; UnknownSession for somebody the server does not know."""
    guest = owner(visitor)
    if guest is None:
        raise UnknownSession("nobody is signed in on this device")
    return guest


async def account_of(visitor: Visitor, state: State) -> Account:
    """What there is of a visitor."""
    guests: Guests = state.guests
    aside = await guests.named_by(visitor.request.cookies.get(ASIDE), visitor.request)
    aside_name = "" if aside is None else aside.guest.name
    guest = owner(visitor)
    mail = await mail_of(guest, state)
    if guest is None:
        return Account("", [], [], 0, 0, 0, 0, aside_name, mail)
    passkeys = [
        PasskeyInfo(one.id, one.name, one.address, one.synced, one.created, one.used)
        for one in await guests.accounts.passkeys(guest.id)
    ]
    here = "" if visitor.session is None else visitor.session.id
    sessions = [
        SessionInfo(one.id, one.browser, one.system, one.how, one.created, one.seen, one.id == here)
        for one in await guests.accounts.sessions(guest.id)
    ]
    held = await counts(guests.store, guest.id)
    return Account(guest.name, passkeys, sessions, held.tables, held.alone, held.open, held.studies, aside_name, mail)


async def mail_of(guest: StoredGuest | None, state: State) -> Mail | None:
    """The mail address of a visitor; None where no mail is sent."""
    office: Post | None = state.post
    if office is None or guest is None:
        return None if office is None else Mail("", "", notices=False, unsent=False)
    mailbox, pending = await office.mailboxes.of(guest.id), await office.mailboxes.pending(guest.id)
    return Mail(
        address="" if mailbox is None else mailbox.address,
        pending="" if pending is None else pending.address,
        notices=mailbox is not None and mailbox.notices,
        unsent=pending is not None and pending.why == UNSENT,
    )


@get("/me/account")
async def show_account(visitor: Asking, state: State) -> Account:
    """Your passkeys, your devices, and what is kept of you."""
    return await account_of(visitor, state)


# --- passkeys ----------------------------------------------------------------------------------


@post("/me/passkeys/ask", status_code=200)
async def ask_passkey(visitor: Asking, state: State, data: JSONBody[MeBody]) -> Question:
    """Ask for a new passkey. Who is nobody yet becomes a guest of that name first."""
    state.ceremonies.take(visitor.address)
    site = site_of(visitor.request, state.services.settings)
    guest = owner(visitor) or await visitor.named(data.name, data.language)
    passkeys: Passkeys = state.passkeys
    token, options = await passkeys.ask_new(guest, site)
    visitor.set_cookie(CHALLENGE, token, int(CHALLENGE_SECONDS))
    return Question(options)


@post("/me/passkeys")
async def add_passkey(visitor: Asking, state: State, data: JSONBody[PasskeyBody]) -> Account:
    """Keep the passkey that your browser has made: from now on you can sign in with it anywhere."""
    state.ceremonies.take(visitor.address)
    site = site_of(visitor.request, state.services.settings)
    passkeys: Passkeys = state.passkeys
    token = visitor.request.cookies.get(CHALLENGE)
    visitor.set_cookie(CHALLENGE, "")
    await passkeys.add(known(visitor), site, token, data.credential, data.name)
    return await account_of(visitor, state)


@put("/me/passkeys/{passkey:str}")
async def name_passkey(visitor: Asking, state: State, passkey: FromPath[str], data: JSONBody[NameBody]) -> Account:
    """Call a passkey of yours something else."""
    name = clean_passkey_name(data.name)
    found = PASSKEY_ID.fullmatch(passkey) and await state.guests.accounts.name_passkey(known(visitor).id, passkey, name)
    if not found:
        raise UnknownPasskey("you have no such passkey")
    return await account_of(visitor, state)


@delete("/me/passkeys/{passkey:str}", status_code=200)
async def remove_passkey(visitor: Asking, state: State, passkey: FromPath[str], last: EvenLast = False) -> Account:
    """Take a passkey of yours away. The last one goes only when you say that you mean it."""
    guests: Guests = state.guests
    guest = known(visitor)
    least = 0 if last else 1
    gone = await guests.accounts.remove_passkey(guest.id, passkey, least) if PASSKEY_ID.fullmatch(passkey) else None
    if gone is None:
        raise UnknownPasskey("you have no such passkey")
    if not gone:
        raise LastPasskey("without a passkey only the devices that are signed in lead to your account")
    return await account_of(visitor, state)


# --- signing in --------------------------------------------------------------------------------


@post("/sign-in/ask", status_code=200)
async def ask_sign_in(visitor: Asking, state: State) -> Question:
    """Ask for any passkey that your browser has for this server."""
    state.ceremonies.take(visitor.address)
    site = site_of(visitor.request, state.services.settings)
    passkeys: Passkeys = state.passkeys
    guest = owner(visitor)
    token, options = passkeys.ask("" if guest is None else guest.id, site)
    visitor.set_cookie(CHALLENGE, token, int(CHALLENGE_SECONDS))
    return Question(options)


@post("/sign-in", status_code=200)
async def sign_in(visitor: Asking, state: State, data: JSONBody[SignInBody]) -> SignedInAs:
    """Sign in with a passkey. Who this device was before comes along, or waits until you sign out on it."""
    state.ceremonies.take(visitor.address)
    guests: Guests = state.guests
    site = site_of(visitor.request, state.services.settings)
    before = owner(visitor)
    token = visitor.request.cookies.get(CHALLENGE)
    visitor.set_cookie(CHALLENGE, "")
    passkeys: Passkeys = state.passkeys
    identity = await passkeys.check("" if before is None else before.id, site, token, data.credential)
    account = await guests.store.guest(identity)
    if account is None:
        raise UnknownPasskey("this passkey belongs to nobody here")
    return await enter(visitor, state, account, "passkey", bring=data.bring)


async def go_back(visitor: Visitor) -> None:
    """This device is again whom it was before somebody signed in on it, if anybody."""
    aside = visitor.request.cookies.pop(ASIDE, "")
    again = await visitor.guests.named_by(aside, visitor.request)
    visitor.set_cookie(COOKIE, "" if again is None else aside)
    visitor.set_cookie(ASIDE, "")
    visitor.guest, visitor.session = again or (None, None)


@delete("/me/sessions/{session:str}", status_code=200)
async def revoke_session(visitor: Asking, state: State, session: FromPath[str]) -> Account:
    """Sign out one device, its open tables too; on this one you are again whom it was before, if anybody."""
    guest = known(visitor)
    if not SESSION_ID.fullmatch(session):
        raise UnknownSession("no device of yours is signed in so")
    await end_session(visitor, state, guest.id, session)
    if visitor.session is not None and visitor.session.id == session:
        await go_back(visitor)
    return await account_of(visitor, state)


# --- one's data --------------------------------------------------------------------------------


@get("/me/export", media_type=ZIP)
async def export_data(visitor: Asking, state: State) -> Response[bytes]:
    """Everything the server keeps of you: a zip archive of JSON, with the records of your matches and your reports."""
    state.exports.take(visitor.address)
    guest, hub = known(visitor), state.hub
    made: Hub = hub
    day = time.strftime("%Y-%m-%d", time.gmtime())
    headers = {"Content-Disposition": f'attachment; filename="gamekeeper-{day}.zip"'}
    return Response(await takeout(made, guest.id), media_type=ZIP, headers=headers)


@post("/me/delete", status_code=204)
async def delete_account(visitor: Asking, state: State, data: JSONBody[DeleteBody]) -> None:
    """Delete yourself: passkeys, devices, studies and tables without others. Elsewhere your seat loses its name."""
    guest = known(visitor)
    if data.name.strip() != guest.name:
        raise NotConfirmed(f"to delete the account takes its name, {guest.name}", {"name": guest.name})
    for study in await state.studies.of(guest.id):
        await state.studies.drop(study.code, guest.id)
    await asyncio.shield(asyncio.ensure_future(delete_guest(state.hub, guest.id)))
    await go_back(visitor)


HANDLERS = [
    show_account,
    ask_passkey,
    add_passkey,
    name_passkey,
    remove_passkey,
    ask_sign_in,
    sign_in,
    revoke_session,
    export_data,
    delete_account,
]
