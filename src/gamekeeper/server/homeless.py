"""Which guests may be forgotten one day: those who sit nowhere, and would not find back."""

from __future__ import annotations

from sqlalchemy import Select, select

from gamekeeper.server.schema import GUESTS, PASSKEYS, PLACES
from gamekeeper.server.schema_mail import MAILBOXES


def homeless() -> Select[tuple[str]]:
    """Their ids."""
    sits = select(PLACES.c.code).where(PLACES.c.guest == GUESTS.c.id).exists()
    signs_in = select(PASSKEYS.c.id).where(PASSKEYS.c.guest == GUESTS.c.id).exists()
    has_mail = select(MAILBOXES.c.guest).where(MAILBOXES.c.guest == GUESTS.c.id).exists()
    return select(GUESTS.c.id).where(~sits, ~signs_in, ~has_mail)
