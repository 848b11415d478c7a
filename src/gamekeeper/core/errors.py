"""Every error the engine raises on purpose. Each quotes what it got and says what it wanted.

Three families: a set-up that cannot be played (`BadSetup`), text or bytes that cannot be read
(`BadText`, `BadSave`, `BadRecord`), and a decision that is readable but forbidden here
(`IllegalAction`, `NotYourDecision`, `NothingToUndo`).
"""

from __future__ import annotations


class GamekeeperError(Exception):
    """Base of all errors raised for something the caller can mend."""


class BadSetup(GamekeeperError):
    """A game cannot be made from this name, number of seats, option or seed."""

    def __init__(self, option: str, got: object, wanted: str) -> None:
        self.option = option
        super().__init__(f"{option}: got {got!r}, wanted {wanted}")


class UnknownGame(BadSetup):
    """No game of that name."""


class BadText(GamekeeperError):
    """A text that names no action."""

    def __init__(self, got: str, wanted: str) -> None:
        self.got = got
        super().__init__(f"cannot read {got!r}: wanted {wanted}")


class BadSave(GamekeeperError):
    """Bytes that hold no position of this game."""


class BadRecord(GamekeeperError):
    """A record that is malformed or does not replay."""


class IllegalAction(GamekeeperError):
    """An action that may not be taken now; `key` and `rule` say why (see `Game.why_not`)."""

    def __init__(self, got: str, key: str, rule: str, wanted: str) -> None:
        self.key = key
        self.rule = rule
        cited = f" ({rule})" if rule else ""
        super().__init__(f"illegal action {got}: {key}{cited}; legal now: {wanted}")


class NotYourDecision(GamekeeperError):
    """The seat owes no decision now."""

    def __init__(self, seat: int, deciders: list[int]) -> None:
        wanted = f"seat {' or '.join(map(str, deciders))}" if deciders else "nobody, the game is over"
        super().__init__(f"seat {seat} has nothing to decide: waiting for {wanted}")


class NothingToUndo(GamekeeperError):
    """Undo would cross a barrier: new information, chance, or another seat's decision."""
