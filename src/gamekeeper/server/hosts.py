"""Which names a server answers to: a page of another name may not make a browser talk to it (DNS rebinding).

Numbers are always let in: who reaches the server by its number was not led there by somebody else's name, and a phone
in the same house knows no other.
"""

from __future__ import annotations

import ipaddress
import socket
from urllib.parse import urlsplit

from gamekeeper.server.errors import WrongHost
from gamekeeper.server.settings import Settings

LOOPBACK = "localhost"


class Hosts:
    """The names of one server."""

    def __init__(self, settings: Settings) -> None:
        addresses = (settings.public_url, *settings.origins)
        configured = {name_in(urlsplit(address).netloc) for address in addresses}
        self.names = configured | {name.lower().rstrip(".") for name in settings.hosts} | own_names()

    def check(self, host: str) -> None:
        """WrongHost unless a Host header names this server. Programs too old to send one are no browsers."""
        name = name_in(host)
        if not host or name in self.names or name.endswith(f".{LOOPBACK}") or is_number(name):
            return
        raise WrongHost(f"this server does not go by the name {name[:80]!r}; --allow-host lets it", {"host": name[:80]})


def own_names() -> set[str]:
    """What the machine calls itself, in its own network too. Nobody is asked: the answer might take long."""
    full = socket.gethostname().lower()
    short = full.partition(".")[0]
    return {LOOPBACK, full, short, f"{short}.local"}


def name_in(host: str) -> str:
    """The name in a Host header, without the port."""
    try:
        name = urlsplit(f"//{host}").hostname or ""
    except ValueError:
        return "?"
    return name.rstrip(".")


def is_number(name: str) -> bool:
    """Whether it is an address and no name."""
    try:
        ipaddress.ip_address(name)
    except ValueError:
        return False
    return True
