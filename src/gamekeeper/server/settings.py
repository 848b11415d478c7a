"""What a server is started with."""

from __future__ import annotations

from pathlib import Path
from typing import Literal

import msgspec

from gamekeeper.packs import Pack

BUILT_PAGE = Path(__file__).parent / "static"


class Limits(msgspec.Struct, frozen=True, kw_only=True):
    """How much one server takes on; each has its named error."""

    tables: int = 2_000  # tables awake in memory at once
    tables_per_guest: int = 100  # unfinished tables one guest sits at
    connections: int = 4_000  # open sockets, and as many connections with requests
    connections_per_address: int = 200
    heading_seconds: float = 10.0  # from a connection, or a request's first letter, to the end of its heading
    body_seconds: float = 30.0  # from there to the end of its body; and for who must read before more is sent
    heading_bytes: int = 65_536  # all of a request that is no body
    pack_bytes: int = 65_536  # one component pack
    message_bytes: int = 4_096  # one message of a socket
    body_bytes: int = 16_384  # one request body
    messages_per_second: float = 10.0  # one socket, on average
    message_burst: int = 30
    messages_per_address: float = 60.0  # a second, all sockets of one address together
    address_burst: int = 300
    requests_per_second: float = 40.0  # one address, on average
    request_burst: int = 200
    new_tables_per_minute: float = 20.0  # one address, on average
    new_table_burst: int = 30
    rows_per_match: int = 20_000  # a match that has so many ends
    undos_per_match: int = 500  # one seat's
    new_guests_per_minute: float = 60.0  # one address, on average
    new_guest_burst: int = 60
    guests_without_tables: int = 50_000  # those seen last; older ones are forgotten
    ceremonies_per_minute: float = 20.0  # asking for passkeys and answering, one address, on average
    ceremony_burst: int = 30
    chat_per_minute: float = 20.0  # messages and reports of the people of one device, on average
    chat_burst: int = 8
    exports_per_minute: float = 0.5  # one address, on average
    export_burst: int = 5
    plans_per_second: float = 6.0  # one address, on average
    plan_burst: int = 40
    pack_edits_per_second: float = 2.0  # one address, on average
    pack_edit_burst: int = 40
    letters_per_address: float = 20.0  # asked for by one network address a day, on average
    letter_burst: int = 8
    letters_per_mailbox: float = 6.0  # asked for to one mail address a day, on average, whoever asks
    mailbox_burst: int = 3
    letters_per_day: float = 500.0  # asked for by all together, on average
    hints_per_address: int = 8
    hints_waiting: int = 40  # questions put to bots on behalf of people, at once
    queued_messages: int = 256  # messages a slow socket may be behind before it is closed


class MailServer(msgspec.Struct, frozen=True, kw_only=True):
    """The mail server that takes this server's letters; `sender` is whom they come from."""

    host: str
    port: int
    sender: str
    tls: Literal["starttls", "tls", "none"] = "starttls"
    user: str = ""
    password: str = ""


class Settings(msgspec.Struct, frozen=True, kw_only=True):
    """Everything a server is started with. `secret` signs cookies and personal links."""

    database: str
    secret: bytes
    limits: Limits = Limits()
    reach: str = ""  # where other processes that serve the database reach this one; empty: it serves alone
    public_url: str = ""  # where people reach the server, when a proxy stands before it
    origins: tuple[str, ...] = ()  # other origins whose pages may talk to it, like "https://play.example"
    hosts: tuple[str, ...] = ()  # other names it answers to, beside its own and those in the URLs above
    metrics_token: str = ""  # who shows it may read /metrics; nobody may without one
    metrics_address: str = ""  # host:port where /metrics is for everybody who gets there, like "127.0.0.1:9464"
    bot_workers: int = 1
    bot_seconds: float = 8.0  # longest time a bot may think about one decision
    bot_delay: float = 0.0  # least seconds between two moves of bots at one table
    absence_seconds: float = 120.0  # after this the others may hand a seat to a bot
    rated_absence_seconds: float = 300.0  # the same at a rated table, from when it is their turn
    rated_accounts: bool = False  # whether rated tables ask everybody for a passkey
    abandon_days: float = 14.0  # after this who keeps a rated match waiting has left it
    linger_seconds: float = 30.0  # how long a request counts as being there
    idle_seconds: float = 600.0  # after this an unwatched table leaves the memory
    guest_days: float = 30.0  # after this a guest without tables is forgotten
    lab_studies: int = 1  # studies that play at once, a core each; 0: the Lab is closed
    lab_seconds: float = 120.0  # the longest one
    lab_waiting: int = 20  # studies that wait for their turn
    push_contact: str = ""  # an address that push services can reach who runs this at, like "mailto:me@example.org"
    push_origins: tuple[str, ...] = ()  # push services let in though they are in no public network, for tests
    mail: MailServer | None = None  # without one no letter is sent, and the page offers none
    notice_delay_seconds: float = 10.0  # how long somebody whose turn it is may take to come by themselves
    notice_look_seconds: float = 2.0  # how often it is looked who is to be told
    packs: tuple[Pack, ...] = ()  # component packs offered beside the boxes
    snapshot_every: int = 20  # rows of history between two snapshots
    static: Path = BUILT_PAGE

    @property
    def secure(self) -> bool:
        """Whether people reach the server over TLS."""
        return self.public_url.startswith("https://")
