"""Where somebody comes from, as limits count it."""

from __future__ import annotations

from functools import lru_cache
from ipaddress import IPv4Network, IPv6Address, IPv6Network, ip_address, ip_network
from typing import Any, NamedTuple

from litestar.connection import ASGIConnection

ONE_HOUSEHOLD = 64  # bits of an IPv6 address that are one's own line; the rest everybody chooses freely
REMEMBERED = 4096

Connection = ASGIConnection[Any, Any, Any, Any]


class Party(NamedTuple):
    """Who is served in turn: an address, and a guest there (empty for nobody known)."""

    address: str
    guest: str


@lru_cache(REMEMBERED)
def counted(host: str) -> str:
    """An address as limits count it: of IPv6 the /64, of IPv4 within IPv6 the IPv4 address."""
    try:
        address = ip_address(host.partition("%")[0])
    except ValueError:
        return host
    if not isinstance(address, IPv6Address):
        return str(address)
    if address.ipv4_mapped is not None:
        return str(address.ipv4_mapped)
    return str(ip_network((address, ONE_HOUSEHOLD), strict=False))


def address_of(connection: Connection) -> str:
    """Where a request or socket comes from; a trusted proxy's word has been taken for it already."""
    return counted(connection.client.host) if connection.client is not None else ""


class Proxies:
    """The proxies that are believed, as they are named to uvicorn: addresses and networks, or ``*``."""

    def __init__(self, names: str) -> None:
        self.everybody = names.strip() == "*"
        self.networks: list[IPv4Network | IPv6Network] = []
        for name in names.split(","):
            try:
                self.networks.append(ip_network(name.strip()))
            except ValueError:
                continue  # a name or a path, which a connection of TCP never comes from

    def have(self, host: str) -> bool:
        """Whether a connection comes from one of them: it carries many people's requests."""
        if self.everybody:
            return True
        try:
            address = ip_address(host)
        except ValueError:
            return False
        return any(address in network for network in self.networks)
