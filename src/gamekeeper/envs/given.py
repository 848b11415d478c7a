"""What callers hand to environments, checked alike in all of them.

NumPy's numbers count as numbers here, for learners hold them. A number in a text or with a fraction is refused: to
cut it to size would hide a mistake.
"""

from __future__ import annotations

import operator
from collections.abc import Iterable, Mapping
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from gamekeeper import catalog
from gamekeeper.core.errors import BadSetup, Quoted
from gamekeeper.core.game import Game
from gamekeeper.core.ids import Action
from gamekeeper.core.rng import seed_bytes

RENDER_MODES: Final = ["ansi"]
LARGEST: Final = 2**63 - 1  # that compiled code holds; far more than any game has actions


def plain(value: object) -> object:
    """A number of NumPy as one of Python; anything else as it is."""
    return value.item() if isinstance(value, np.generic) else value


def whole(what: str, value: Any) -> int:
    """A whole number of Python, NumPy or Torch; BadSetup for anything else, true and false too."""
    if not isinstance(value, bool):
        try:
            return operator.index(value)
        except TypeError:
            pass
    raise BadSetup(what, Quoted(value), "a whole number")


def game_of(name: str, seats: object, options: Mapping[str, object]) -> Game[Any]:
    """`catalog.make`, from NumPy's numbers too."""
    count: Any = plain(seats)
    return catalog.make(name, count, {key: plain(value) for key, value in options.items()})


def seed_of(seed: object) -> bytes:
    """`seed_bytes`, of NumPy's numbers too."""
    return seed_bytes(plain(seed))


def action_of(action: Any) -> Action:
    """An action, legal or not. One too large for compiled code is as wrong as the largest that is not."""
    return Action(max(-LARGEST, min(whole("action", action), LARGEST)))


def actions_of(actions: NDArray[np.integer[Any]], count: int) -> list[int]:
    """The actions of so many lanes, legal or not."""
    found = np.asarray(actions)
    if found.ndim != 1 or found.dtype.kind not in "iu":
        got = f"{found.dtype} of shape {found.shape}"
        raise BadSetup("actions", Quoted(got), f"whole numbers of shape ({count},), one a lane")
    if found.dtype == np.uint64:
        found = np.minimum(found, LARGEST)
    listed: list[int] = found.tolist()
    return listed


def check_render_mode(mode: str | None) -> None:
    """BadSetup for a way to render that no environment has."""
    if mode is not None and mode not in RENDER_MODES:
        raise BadSetup("render_mode", Quoted(mode), f"{' or '.join(RENDER_MODES)}, or None")


def check_reset_options(options: object, refused: Iterable[str] | None = None) -> None:
    """BadSetup for options given to `reset`, which takes none; where some are named, for these alone."""
    if options is None:
        return
    if isinstance(options, Mapping) and not (options if refused is None else options.keys() & set(refused)):
        return
    raise BadSetup("options", Quoted(options), "none in `reset`: options of the game are given when it is made")
