"""What options of `gamekeeper serve` may say: found out before anything is made, so that nothing goes wrong later."""

from __future__ import annotations

import math
import socket
from ipaddress import ip_address, ip_network
from urllib.parse import urlsplit

from gamekeeper.core.errors import BadSetup

PORTS = {"http": 80, "https": 443}  # those that browsers leave out of an origin
EVERYBODY = "*"


def origin_of(option: str, text: str) -> str:
    """An origin as browsers write it, empty where none is given; BadSetup for anything else.

    A path is refused: the page and its links begin at the top.
    """
    if not text:
        return ""
    wanted = "an address without a path, like https://play.example"
    try:
        parts = urlsplit(text)
        port = parts.port
        name = spelled(parts.hostname or "")
    except ValueError:
        raise BadSetup(option, text, wanted) from None
    is_origin = parts.path in ("", "/") and not (parts.query or parts.fragment or parts.username is not None)
    if parts.scheme not in PORTS or not is_origin or port == 0:
        raise BadSetup(option, text, wanted)
    return f"{parts.scheme}://{name}{'' if port in (None, PORTS[parts.scheme]) else f':{port}'}"


def spelled(name: str) -> str:
    """The name of a host as browsers send it. ValueError for what is none."""
    if ":" in name:
        return f"[{ip_address(name).compressed}]"
    if not name or any(sign in name for sign in " \t/*@?#"):
        raise ValueError(name)
    return name.encode("idna").decode().lower()


def name_of(option: str, text: str) -> str:
    """The name of a host alone, as browsers send it; BadSetup for more than that, which no request could have."""
    try:
        return spelled(text.rstrip("."))
    except ValueError:
        raise BadSetup(option, text, "a name alone, like table.lan") from None


def proxies_of(option: str, text: str) -> str:
    """Addresses and networks, or everybody; BadSetup for what no connection comes from, so nobody would be believed."""
    if text.strip() in ("", EVERYBODY):
        return text.strip()
    names = [name.strip() for name in text.split(",")]
    try:
        return ",".join(str(ip_network(name)) if "/" in name else str(ip_address(name)) for name in names)
    except ValueError as error:
        wanted = f"addresses and networks, like 127.0.0.1,10.0.0.0/8, or {EVERYBODY} ({error})"
        raise BadSetup(option, text, wanted) from None


def contact_of(option: str, text: str) -> str:
    """An address as push services take it (RFC 8292, 2.1), or none; BadSetup for another one, which they refuse."""
    kind, _, rest = text.partition(":")
    is_one = (kind == "mailto" and "@" in rest[1:-1]) or (kind == "https" and bool(rest.strip("/")))
    if text and (not is_one or " " in text):
        raise BadSetup(option, text, "mailto:you@example.org or an https address")
    return text


def check_listening(host: str) -> None:
    """BadSetup unless one could listen there: a name that leads nowhere has no port that is taken."""
    try:
        socket.getaddrinfo(host or None, 0, type=socket.SOCK_STREAM, flags=socket.AI_PASSIVE)
    except (OSError, ValueError) as error:  # ValueError: what cannot be a name at all
        raise BadSetup(
            "host", host, f"an address of this machine ({getattr(error, 'strerror', None) or error})"
        ) from None


def check_finite(**numbers: float) -> None:
    """BadSetup for a limit without an end."""
    for name, number in numbers.items():
        if not math.isfinite(number):
            raise BadSetup(name.replace("_", "-"), number, "a number that is not infinite")
