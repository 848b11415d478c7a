"""Mail: one's address, what is sent there, and the links in letters."""

from __future__ import annotations

import re
from typing import Any

from litestar import Response, delete, get, post, put
from litestar.datastructures import State
from litestar.di import NamedDependency
from litestar.params import FromPath, JSONBody

from gamekeeper.server.auth import hashed
from gamekeeper.server.errors import BadToken
from gamekeeper.server.errors_mail import NoMail
from gamekeeper.server.mail_address import clean_address, key_of
from gamekeeper.server.mailboxes import MailLink
from gamekeeper.server.post import Post
from gamekeeper.server.routes_account import account_of, known
from gamekeeper.server.visitors import Visitor
from gamekeeper.server.wire_account import Account
from gamekeeper.server.wire_mail import MailBody, MailOffer, NoticesBody, TokenBody

Asking = NamedDependency[Visitor]

STOP = re.compile("[0-9a-f]{32}")


def post_of(state: State) -> Post:
    """The post; NoMail for a server without."""
    found: Post | None = state.post
    if found is None:
        raise NoMail("this server sends no mail")
    return found


# --- one's address -----------------------------------------------------------------------------


@put("/me/mail")
async def give_address(visitor: Asking, state: State, data: JSONBody[MailBody]) -> Account:
    """Give your mail address, or another one: it counts once you have opened the link that is sent there."""
    office, guest = post_of(state), known(visitor)
    address = clean_address(data.address)
    now = await office.mailboxes.of(guest.id)
    if now is None or key_of(now.address) != key_of(address):
        office.postage.take(visitor.address, address)
        await office.give(guest.id, address)
    return await account_of(visitor, state)


@delete("/me/mail", status_code=200)
async def take_address_away(visitor: Asking, state: State) -> Account:
    """Take your mail address away."""
    await post_of(state).mailboxes.take_away(known(visitor).id)
    return await account_of(visitor, state)


@put("/me/mail/notices")
async def choose_notices(visitor: Asking, state: State, data: JSONBody[NoticesBody]) -> Account:
    """Be told by mail when it is your turn, or not."""
    await post_of(state).mailboxes.choose(known(visitor).id, notices=data.notices)
    return await account_of(visitor, state)


# --- links in letters --------------------------------------------------------------------------


async def offer(state: State, link: MailLink | None) -> MailOffer:
    """Whom a link is about; BadToken for one that does not hold."""
    guest = None if link is None else await state.guests.store.guest(link.guest)
    if link is None or guest is None:
        raise BadToken("this link does not hold: it has been used, is old or not whole")
    return MailOffer(guest.name, link.address)


@post("/mail/look", status_code=200)
async def look_at_letter(state: State, data: JSONBody[TokenBody]) -> MailOffer:
    """Whose address the link in a letter confirms. Nothing is changed or used up."""
    return await offer(state, await post_of(state).mailboxes.link(hashed(data.token), "confirm"))


@post("/mail/confirm", status_code=200)
async def confirm_address(state: State, data: JSONBody[TokenBody]) -> MailOffer:
    """Confirm an address, on whatever device the letter is read. A link does so once."""
    return await offer(state, await post_of(state).mailboxes.confirm(hashed(data.token)))


async def stop(state: State, token: str) -> None:
    """No more notices; nobody is told whether a token was one."""
    office = post_of(state)
    if STOP.fullmatch(token):
        await office.mailboxes.stop(token)


@post("/mail/stop", status_code=204)
async def stop_notices(state: State, data: JSONBody[TokenBody]) -> None:
    """No more notices to the address this token of a letter was sent to. Whoever holds it may do so again and again."""
    await stop(state, data.token)


@post("/mail/unsubscribe/{token:str}", status_code=204)
async def unsubscribe(state: State, token: FromPath[str]) -> None:
    """The same for a mail program that does it for its reader (RFC 8058)."""
    await stop(state, token)


@get("/mail/unsubscribe/{token:str}", status_code=303)
async def show_unsubscribe(state: State, token: FromPath[str]) -> Response[None]:
    """For mail programs that open the address instead: the page asks first."""
    post_of(state)
    shown = token if STOP.fullmatch(token) else ""
    return Response(None, status_code=303, headers={"Location": f"/unsubscribe#{shown}"})


# --- signing in --------------------------------------------------------------------------------


@post("/sign-in/mail", status_code=204)
async def ask_for_letter(visitor: Asking, state: State, data: JSONBody[MailBody]) -> None:
    """Have a link sent that signs in who opens it first. The answer is the same for an address that nobody has."""
    office = post_of(state)
    address = clean_address(data.address)
    office.postage.take(visitor.address, address)
    await office.mailboxes.ask(address)


HANDLERS: list[Any] = [
    give_address,
    take_address_away,
    choose_notices,
    look_at_letter,
    confirm_address,
    stop_notices,
    unsubscribe,
    show_unsubscribe,
    ask_for_letter,
]
