"""Somebody signs in on a device, and what becomes of who it was until then."""

from __future__ import annotations

import asyncio

from litestar.datastructures import State

from gamekeeper.server.auth import ASIDE, COOKIE, Guests, How
from gamekeeper.server.belongings import hand_over
from gamekeeper.server.errors_account import UnknownSession
from gamekeeper.server.stored import StoredGuest
from gamekeeper.server.visitors import Visitor
from gamekeeper.server.wire_account import SignedInAs


async def enter(visitor: Visitor, state: State, account: StoredGuest, how: How, *, bring: bool) -> SignedInAs:
    """A device becomes an account's. Who it was before comes along, or waits until the account signs out on it."""
    guests: Guests = state.guests
    before, session = visitor.guest, visitor.session
    brought, left = 0, ""
    if before is not None and before.id != account.id and not await guests.is_account(before.id):
        if bring:
            brought = await asyncio.shield(asyncio.ensure_future(hand_over(state.hub, before.id, account.id)))
        else:
            left = before.name
            visitor.set_cookie(ASIDE, visitor.request.cookies.get(COOKIE, ""))
    elif session is not None and before is not None:
        await end_session(visitor, state, before.id, session.id)
    visitor.remember(await guests.sign_in(account, how, visitor.request))
    if brought and session is not None and visitor.session is not None:
        await state.notices.outbox.follow(session.id, account.id, visitor.session.id)
    return SignedInAs(account.name, brought, left)


async def end_session(visitor: Visitor, state: State, guest: str, session: str) -> None:
    """A session holds no more, and its sockets close. UnknownSession when there is none."""
    if not await visitor.guests.accounts.end_session(guest, session):
        raise UnknownSession("no device of yours is signed in so")
    state.hub.end_session(session)
    await state.services.nodes.tell("session", session)
