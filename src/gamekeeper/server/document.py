"""The OpenAPI document without a running server: ``python -m gamekeeper.server.document > openapi.json``."""

from __future__ import annotations

import sys
from typing import Any

import msgspec

from gamekeeper.server.app import public
from gamekeeper.server.openapi import described


def document() -> dict[str, Any]:
    """The document as plain JSON values, the same on every machine."""
    return described(public(), "0")


def text() -> bytes:
    """The document as it is written to a file."""
    return msgspec.json.format(msgspec.json.encode(document()), indent=1) + b"\n"


if __name__ == "__main__":
    sys.stdout.buffer.write(text())
