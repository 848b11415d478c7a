"""One reader's side of a match, wherever its rules are worked: here, or at a server."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Mapping
from typing import Any

from gamekeeper.bots.advice import Reasons, advise, reasons
from gamekeeper.bots.bot import Limit
from gamekeeper.bots.levels import bot_named
from gamekeeper.cli.table import PATIENCE, Table
from gamekeeper.core.errors import AmbiguousText, GamekeeperError
from gamekeeper.core.events import Event
from gamekeeper.core.ids import Action, Seat
from gamekeeper.core.rng import stream
from gamekeeper.core.texts import Option, Phrase, Prompt

ADVISER = "hard"


class NotAllowed(GamekeeperError):
    """An answer that may not be given now; `reason` says why."""

    def __init__(self, reason: Phrase) -> None:
        self.reason = reason
        super().__init__(reason.key)


class Chair(ABC):
    """What a reader of a match sees, is asked, and does."""

    you: Seat

    @abstractmethod
    def view(self) -> Mapping[str, Any]:
        """The table as the reader sees it."""

    @abstractmethod
    def prompt(self) -> Prompt | None:
        """What the reader is asked; None while others have the say."""

    @abstractmethod
    def deciders(self) -> list[int]:
        """Who owes a decision."""

    @abstractmethod
    def events(self) -> list[Event]:
        """Everything that happened, as far as the reader may know it."""

    @abstractmethod
    def read(self, text: str) -> Action:
        """The allowed answer that a text names. Raises BadText, AmbiguousText or NotAllowed."""

    @abstractmethod
    def answer(self, action: Action) -> None:
        """Give an answer of the prompt."""

    @abstractmethod
    def undo(self) -> None:
        """Take the reader's last decision back. Raises NothingToUndo."""

    @abstractmethod
    def may_undo(self) -> bool:
        """Whether there is one to take back."""

    @abstractmethod
    def hint(self) -> tuple[Option, Reasons]:
        """What the adviser would answer, and why."""

    def option(self, action: Action) -> Option:
        """The answer of the prompt with this action."""
        prompt = self.prompt()
        assert prompt is not None, "only who is asked answers"
        return next(option for option in prompt.options if option.action == action)


class OwnChair(Chair):
    """A seat at a table of this program."""

    def __init__(self, table: Table, you: Seat) -> None:
        self.table = table
        self.match = table.match
        self.you = you

    def view(self) -> Mapping[str, Any]:
        """The table as the seat sees it."""
        return self.match.game.view(self.match.state, self.you)

    def prompt(self) -> Prompt | None:
        """What the seat is asked."""
        owes = self.match.state.owes(self.you)
        return self.match.game.prompt(self.match.state, self.you) if owes else None

    def deciders(self) -> list[int]:
        """Who owes a decision."""
        return [int(seat) for seat in self.match.game.deciders(self.match.state)]

    def events(self) -> list[Event]:
        """What the seat may know."""
        return [event for event in self.match.sink.events if event.is_for(self.you)]

    def read(self, text: str) -> Action:
        """The allowed answer that a text names, or is short for."""
        prompt = self.prompt()
        options = [] if prompt is None else prompt.options
        named = Action(self.match.game.read(self.match.state, text, self.you))
        action = named if any(option.action == named for option in options) else meant(text, options, named)
        reason = self.match.game.why_not(self.match.state, self.you, action)
        if reason is not None:
            raise NotAllowed(reason)
        return action

    def answer(self, action: Action) -> None:
        """Take an action and keep it."""
        self.match.play(self.you, action)
        self.table.save()

    def undo(self) -> None:
        """Take the last decision back, and keep that."""
        self.match.undo(self.you)
        self.table.save()

    def may_undo(self) -> bool:
        """Whether there is one to take back."""
        return self.match.may_undo(self.you)

    def hint(self) -> tuple[Option, Reasons]:
        """What the adviser thinks of the decision."""
        rng = stream(self.match.seed, f"hint {len(self.match.history)}")
        game, state = self.match.game, self.match.state
        advice = advise(bot_named(ADVISER), game, state, self.you, rng, Limit(PATIENCE))
        prompt = game.prompt(state, self.you)
        options = {int(option.action): option for option in prompt.options}
        return options[int(advice.action)], reasons(advice.alternatives, options)


def meant(text: str, options: list[Option], otherwise: Action) -> Action:
    """The one answer ``place:text`` that a text is short for. Raises AmbiguousText where there are several."""
    ending = f":{text.casefold()}"
    short = {option.notation: option.action for option in options if option.notation.endswith(ending)}
    if len(short) > 1:
        raise AmbiguousText(text, list(short))
    return next(iter(short.values()), otherwise)
