"""Every error the engine raises on purpose. Each quotes what it got and says what it wanted.

Three families: a set-up that cannot be played (`BadSetup`, `BadPack`), text or bytes that cannot be read
(`BadText`, `BadSave`, `BadRecord`), and a decision that is readable but forbidden here
(`IllegalAction`, `NotYourDecision`, `NothingToUndo`).
"""

from __future__ import annotations

from typing import Any, Final

from gamekeeper.core.ids import Params

LONGEST_QUOTE: Final = 80  # characters of what somebody wrote that an error repeats


class GamekeeperError(Exception):
    """Base of all errors raised for something the caller can mend."""


class BadSetup(GamekeeperError):
    """A game cannot be made from this name, number of seats, option or seed."""

    def __init__(self, option: str, got: object, wanted: str) -> None:
        self.option = option
        self.got = got
        self.wanted = wanted
        super().__init__(f"{option}: got {got!r}, wanted {wanted}")

    def __reduce__(self) -> tuple[Any, ...]:  # to be told by another process than the one that found it
        return type(self), (self.option, self.got, self.wanted)


class UnknownGame(BadSetup):
    """No game of that name."""


class BrokenGame(UnknownGame):
    """A package from outside that brings no game one could play; it says which, and what was wanted of it."""

    def __init__(self, name: str, origin: str, got: object, wanted: str) -> None:
        self.name = name
        self.origin = origin
        super().__init__(f"game {name} of the package {origin}", got, wanted)

    def __reduce__(self) -> tuple[Any, ...]:
        return type(self), (self.name, self.origin, self.got, self.wanted)


class BadPack(BadSetup):
    """A component pack does not fit its game: `where` names the file, `row` and `field` the place in it.

    Checks that do not know the file leave `where` empty; the loader puts it in with `at`.
    """

    def __init__(self, row: str, field: str, got: object, wanted: str, where: str = "") -> None:
        self.where = where
        self.row = row
        self.field = field
        super().__init__(", ".join(part for part in (where, row, field) if part), Quoted(got), wanted)
        self.got = got

    def __reduce__(self) -> tuple[Any, ...]:
        return type(self), (self.row, self.field, self.got, self.wanted, self.where)

    def at(self, where: str) -> BadPack:
        """The same error in the file `where`."""
        return BadPack(self.row, self.field, self.got, self.wanted, where)


class Quoted:
    """Anything somebody wrote, quoted at a length that fits an error."""

    def __init__(self, value: object) -> None:
        self.value = value

    def __repr__(self) -> str:
        text = repr(self.value)
        return text if len(text) <= LONGEST_QUOTE else f"{text[:LONGEST_QUOTE]}…"


class BadText(GamekeeperError):
    """A text that names no action."""

    def __init__(self, got: str, wanted: str) -> None:
        self.got = got
        self.wanted = wanted
        super().__init__(f"cannot read {got!r}: wanted {wanted}")


class AmbiguousText(BadText):
    """A text that is short for several legal actions; `choices` are these, in notation."""

    def __init__(self, got: str, choices: list[str]) -> None:
        self.choices = choices
        super().__init__(got, f"one of {', '.join(choices)}")


class BadSave(GamekeeperError):
    """Bytes that hold no position of this game."""


class OutdatedSave(BadSave):
    """Bytes of an earlier version: the position is reached again by replaying its match."""


class BadRecord(GamekeeperError):
    """A record that is malformed or does not replay.

    `key` and `params` say why in any language (the texts at ``record-…``). `line` is the line of the record's file,
    the heading being line 1; 0 where it is about the whole. `cause` is what a decision was refused with.
    """

    def __init__(self, message: str, key: str, line: int = 0, params: Params | None = None) -> None:
        self.key = key
        self.line = line
        self.params: Params = {} if params is None else params
        self.cause: GamekeeperError | None = None  # compiled code sets no __cause__
        super().__init__(message)


class IllegalAction(GamekeeperError):
    """An action that may not be taken now; `key`, `params` and `rule` say why (see `Game.why_not`)."""

    def __init__(self, got: str, key: str, rule: str, wanted: str, params: Params | None = None) -> None:
        self.got = got
        self.key = key
        self.rule = rule
        self.params: Params = {} if params is None else params
        cited = f" ({rule})" if rule else ""
        super().__init__(f"illegal action {got}: {key}{cited}; legal now: {wanted}")


class NotYourDecision(GamekeeperError):
    """The seat owes no decision now."""

    def __init__(self, seat: int, deciders: list[int]) -> None:
        wanted = f"seat {' or '.join(map(str, deciders))}" if deciders else "nobody, the game is over"
        super().__init__(f"seat {seat} has nothing to decide: waiting for {wanted}")


class NothingToUndo(GamekeeperError):
    """Undo would cross a barrier: new information, chance, or another seat's decision."""
