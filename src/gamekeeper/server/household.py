"""Several people on one device: each is a guest of their own, beside the one whose device it is.

Their ids begin alike and are no easier to guess; who holds the device's cookie asks in the name of any of them.
"""

from __future__ import annotations

HOME = 30  # letters that the ids of one household share; an id has 32
BESIDE = "~"
MOST_BESIDE = 15
NUMBERS = frozenset(str(number) for number in range(1, MOST_BESIDE + 1))


def beside(guest: str, number: int) -> str:
    """The id of somebody else on a guest's device."""
    return f"{household(guest)}{BESIDE}{number:x}"


def household(guest: str) -> str:
    """What the ids of all on one device begin with."""
    return guest[:HOME]


def number_of(guest: str) -> int:
    """Who it is on the device: 0 the guest whose device it is."""
    rest = guest[HOME:]
    return int(rest[1:], 16) if rest.startswith(BESIDE) else 0
