"""In which mode the tests run: against compiled modules or their uncompiled source."""

from __future__ import annotations

from gamekeeper.core import game


def is_compiled() -> bool:
    """Whether the engine under test was compiled."""
    return not game.__file__.endswith(".py")
