"""What is asked of an environment before `reset` has begun a match."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from gymnasium.error import ResetNeeded

from gamekeeper.core.state import State

MADE_BY_RESET: Final = (
    *("state", "seat", "luck"),
    *("agents", "num_agents", "agent_selection", "rewards", "terminations", "truncations", "infos"),
)


class NotBegun(ResetNeeded, AttributeError):
    """No match has begun; an AttributeError too, so that `hasattr` says no."""


class Begun:
    """An environment that says what is missing where it is asked too early."""

    position: State | None = None

    @property
    def state(self) -> State:
        """The position of the match. A property, for PettingZoo has a method of this name."""
        if self.position is None:
            raise NotBegun(f"{type(self).__name__}: no match has begun, call `reset` first")
        return self.position

    @state.setter
    def state(self, position: State) -> None:
        self.position = position

    if not TYPE_CHECKING:  # else every attribute would pass for one that exists

        def __getattr__(self, name: str) -> object:
            if name in MADE_BY_RESET:
                raise NotBegun(f"{type(self).__name__}: no match has begun, call `reset` first")
            raise AttributeError(f"{type(self).__name__!r} object has no attribute {name!r}", name=name, obj=self)
