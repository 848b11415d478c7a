"""What goes over the wire about mail."""

from __future__ import annotations

from typing import Annotated

import msgspec

NewAddress = Annotated[str, msgspec.Meta(max_length=400)]
Token = Annotated[str, msgspec.Meta(max_length=512)]


class Mail(msgspec.Struct, frozen=True):
    """Your mail address, and one to be confirmed, each empty for none; `notices`: you are told of your turns.

    `unsent`: no letter got through to the one to be confirmed.
    """

    address: str
    pending: str
    notices: bool
    unsent: bool


class MailBody(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A mail address."""

    address: NewAddress


class NoticesBody(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Whether you are told of your turns by mail."""

    notices: bool


class TokenBody(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What stands behind the # of a link in a letter."""

    token: Token


class MailOffer(msgspec.Struct, frozen=True):
    """Whose address a link confirms."""

    name: str
    address: str
