"""The tables of the database about mail: who has which address, links that were sent, letters on their way."""

from __future__ import annotations

from sqlalchemy import Boolean, Column, Float, ForeignKey, Index, Integer, String, Table

from gamekeeper.server.metadata import METADATA

MAILBOXES = Table(
    "mailboxes",
    METADATA,
    Column("guest", ForeignKey("guests.id"), primary_key=True),
    Column("address", String(254), nullable=False),  # confirmed: nothing is sent to another one but what asks for that
    Column("key", String(512), nullable=False),  # the same in any case of letters; folding may make it longer
    Column("notices", Boolean, nullable=False),  # tell them when it is their turn
    Column("stop", String(32), nullable=False, unique=True),  # ends that, in links of letters; worth nothing else
    Column("confirmed", Float, nullable=False),
    Index("mailboxes_by_key", "key"),
)

MAIL_LINKS = Table(
    "mail_links",
    METADATA,
    Column("id", String(64), primary_key=True),  # hash of the token; a used one is taken away
    Column("guest", ForeignKey("guests.id"), nullable=False),
    Column("why", String(8), nullable=False),  # confirm, unsent or enter
    Column("address", String(254), nullable=False),
    Column("expires", Float, nullable=False),
    Index("mail_links_of_guest", "guest"),
)

LETTERS = Table(
    "letters",
    METADATA,
    Column("id", String(32), primary_key=True),  # the token in it is made of this and the secret
    Column("guest", ForeignKey("guests.id"), nullable=True),  # null as long as nobody has looked whose address it is
    Column("why", String(8), nullable=False),  # confirm, enter, or ask: to sign in by an address as it was typed
    Column("address", String(254), nullable=False),
    Column("since", Float, nullable=False),
    Column("due", Float, nullable=False),  # when to look at it next
    Column("tries", Integer, nullable=False),
    Index("letters_by_due", "due"),
    Index("letters_of_guest", "guest"),
)

MAILED = Table(
    "mailed",
    METADATA,
    Column("code", ForeignKey("tables.code"), primary_key=True),
    Column("guest", ForeignKey("guests.id"), primary_key=True),  # was told of the table, and not there since
    Column("since", Float, nullable=False),
)
