"""Notices on devices: which of yours take them."""

from __future__ import annotations

import re
import time

from litestar import delete, get, put
from litestar.datastructures import State
from litestar.di import NamedDependency
from litestar.params import FromPath, JSONBody

from gamekeeper.server.auth import hashed
from gamekeeper.server.errors_push import UnknownDevice
from gamekeeper.server.notices import Notices
from gamekeeper.server.outbox import PushDevice
from gamekeeper.server.routes_account import known, owner
from gamekeeper.server.visitors import Visitor
from gamekeeper.server.wire_push import PushBody, PushState

Asking = NamedDependency[Visitor]

DEVICE_ID = re.compile("[0-9a-f]{64}")


async def told(visitor: Visitor, state: State) -> PushState:
    """What a visitor may know of it."""
    notices: Notices = state.notices
    guest = owner(visitor)
    return PushState(notices.pusher.public_key, [] if guest is None else await notices.outbox.known(guest.id))


@get("/me/push")
async def show_push(visitor: Asking, state: State) -> PushState:
    """The server's key for push subscriptions, and your devices that take notices."""
    return await told(visitor, state)


@put("/me/push")
async def add_push(visitor: Asking, state: State, data: JSONBody[PushBody]) -> PushState:
    """Have this device told when it is your turn and you are not at the table."""
    state.ceremonies.take(visitor.address)
    guest, notices = known(visitor), state.notices
    notices.pusher.check(data.endpoint, data.keys.p256dh, data.keys.auth)
    assert visitor.session is not None, "who is known is signed in"
    device = PushDevice(
        id=hashed(data.endpoint),
        guest=guest.id,
        session=visitor.session.id,
        endpoint=data.endpoint,
        public_key=data.keys.p256dh,
        auth=data.keys.auth,
        created=time.time(),
    )
    await notices.outbox.add(device)
    return await told(visitor, state)


@delete("/me/push/{device:str}", status_code=200)
async def remove_push(visitor: Asking, state: State, device: FromPath[str]) -> PushState:
    """Tell one of your devices nothing more."""
    guest, notices = known(visitor), state.notices
    if not DEVICE_ID.fullmatch(device) or not await notices.outbox.remove(guest.id, device):
        raise UnknownDevice("no device of yours takes notices under this name")
    return await told(visitor, state)


HANDLERS = [show_push, add_push, remove_push]
