"""Lines chained by hash, so that a line altered, left out or cut off shows.

Records on file and the decisions a server keeps are chained alike. The chain finds damage; it proves no author: who
can write all the lines can write their links too.
"""

from __future__ import annotations

import hashlib
from typing import Final

START: Final = ""  # what the first link follows


def link(before: str, line: bytes) -> str:
    """The link of `line` behind the link `before`: SHA-256 of both, 64 hex digits."""
    return hashlib.sha256(before.encode("ascii") + line).hexdigest()
