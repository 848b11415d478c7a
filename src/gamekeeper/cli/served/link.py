"""The links of a server as people pass them on."""

from __future__ import annotations

from typing import NamedTuple
from urllib.parse import unquote, urlsplit

from gamekeeper.core.errors import BadSetup
from gamekeeper.server.wire_guests import MAIL_LINK

WANTED = "the whole link of a table, like https://example.org/table/abcd2345"


class Link(NamedTuple):
    """A server, and the table there; `token` is set in a personal link, which carries who one is."""

    base: str
    code: str
    token: str


def link_of(text: str) -> Link:
    """The link in a text; BadSetup for what is none."""
    try:
        parts = urlsplit(text.strip())
        parts.port  # noqa: B018 - raises for what is no port
    except ValueError:
        raise BadSetup("url", text, WANTED) from None
    if parts.scheme not in ("http", "https") or not parts.hostname:
        raise BadSetup("url", text, WANTED)
    base = f"{parts.scheme}://{parts.netloc.rpartition('@')[2]}"
    ways = [unquote(part) for part in parts.path.split("/") if part]
    if ways == ["resume"] and parts.fragment and not parts.fragment.startswith(MAIL_LINK):
        return Link(base, "", unquote(parts.fragment))
    if len(ways) == 2 and ways[0] in ("table", "replay"):
        return Link(base, ways[1], "")
    raise BadSetup("url", text, WANTED)
