"""What goes over the wire about accounts: passkeys, sessions, and what an account holds."""

from __future__ import annotations

from typing import Annotated, Any

import msgspec

from gamekeeper.server.auth import How
from gamekeeper.server.wire_mail import Mail

NewName = Annotated[str, msgspec.Meta(max_length=200)]


class PasskeyInfo(msgspec.Struct, frozen=True):
    """A passkey of yours. `address`: the server's name it works at; `synced`: its maker copies it to other devices."""

    id: str
    name: str
    address: str
    synced: bool
    created: float
    used: float | None


class SessionInfo(msgspec.Struct, frozen=True):
    """A device that is signed in as you; browser and system are empty where nobody knows. `here`: this one."""

    id: str
    browser: str
    system: str
    how: How
    created: float
    seen: float
    here: bool


class Account(msgspec.Struct, frozen=True):
    """Who you are and what the server keeps of you; an empty name: nobody yet.

    `tables`: where you sit, `alone` of them without anybody else. `open`: those that are not over. `aside`: whom this
    browser goes back to when you sign out on it, empty for nobody. `mail` is null where the server sends none.
    """

    name: str
    passkeys: list[PasskeyInfo]
    sessions: list[SessionInfo]
    tables: int
    alone: int
    open: int
    studies: int
    aside: str
    mail: Mail | None


class Question(msgspec.Struct, frozen=True):
    """What to give to the browser's ``navigator.credentials``, as JSON of the Web Authentication standard."""

    options: dict[str, Any]


class PasskeyBody(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A passkey that a browser made (its JSON form), and what to call it."""

    credential: dict[str, Any]
    name: NewName


class SignInBody(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A passkey's answer (its JSON form). `bring`: tables of the guest on this device come along."""

    credential: dict[str, Any]
    bring: bool = False


class NameBody(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Another name."""

    name: NewName


class SignedInAs(msgspec.Struct, frozen=True):
    """Who you are now. `brought`: how many tables came along; `left`: whom this browser goes back to later."""

    name: str
    brought: int
    left: str


class DeleteBody(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The name of who is to be deleted, typed by who means it."""

    name: NewName
