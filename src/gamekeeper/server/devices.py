"""What a device is, in words people know it by; no more than that is kept of what browsers say of themselves."""

from __future__ import annotations

from typing import Any, NamedTuple

import ua_parser
from litestar.connection import ASGIConnection

LONGEST_SAID = 400
LONGEST_KEPT = 40
UNKNOWN = "Other"

Connection = ASGIConnection[Any, Any, Any, Any]


class Device(NamedTuple):
    """Browser and system, each empty where nobody knows."""

    browser: str
    system: str


def warm() -> None:
    """Read the library's tables before somebody waits for them."""
    ua_parser.parse("")


def device_of(connection: Connection) -> Device:
    """The device a request comes from."""
    said = connection.headers.get("user-agent", "")[:LONGEST_SAID]
    found = ua_parser.parse(said)
    browser = "" if found.user_agent is None else found.user_agent.family
    system = "" if found.os is None else found.os.family
    return Device(known(browser), known(system))


def known(name: str) -> str:
    """A name of the library's, empty for its word for none."""
    return "" if name == UNKNOWN else name[:LONGEST_KEPT]
