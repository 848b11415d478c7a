"""What goes over the wire in practice."""

from __future__ import annotations

import msgspec

from gamekeeper.server.wire import Notation, Option, Reasons


class Guess(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """An answer to an exercise."""

    action: Notation


class Verdict(msgspec.Struct, frozen=True):
    """Whether the answer was the best one, which that is, and its reasons beside the answer given or the next best."""

    found: bool
    given: Option
    best: Option
    reasons: Reasons
