"""What the Lab looks at before anything is played, in a process of its own; nothing here knows the server.

The lab is known by name alone, like the command that plays: what reckons there loads libraries a server has no use for.
"""

from __future__ import annotations

from importlib import import_module
from typing import Final

import msgspec

from gamekeeper.server.wire_lab import Outlook

LAB: Final = "gamekeeper.lab.order"


def outlook(order: bytes, is_whole: bool) -> Outlook:
    """What to expect of an order in JSON; BadSetup or BadPack say what is wrong with it."""
    lab = import_module(LAB)
    found = lab.outlook(msgspec.json.decode(order, type=lab.Order), is_whole=is_whole)
    return msgspec.convert(found, Outlook, from_attributes=True)
