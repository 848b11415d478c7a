"""A chair at a served table: what the server told of it, and what is asked of the server."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, cast

import msgspec

from gamekeeper.bots.advice import Reasons
from gamekeeper.cli.chair import Chair, NotAllowed, meant
from gamekeeper.cli.served.line import Heard, Line, Lost, Unlike
from gamekeeper.cli.served.server import JoinRefused, Server
from gamekeeper.core.changes import apply
from gamekeeper.core.errors import BadText, NothingToUndo
from gamekeeper.core.events import Event
from gamekeeper.core.ids import EVERYONE, SPECTATOR, Action, Params, Seat
from gamekeeper.core.texts import Option, Phrase, Prompt
from gamekeeper.server import wire
from gamekeeper.server.wire_chat import ChatMessage, Said

UNDO = "NothingToUndo"


class ServedChair(Chair):
    """What came over the line, put together."""

    def __init__(self, server: Server, line: Line, table: wire.TableState) -> None:
        self.server = server
        self.line = line
        self.table = table
        self.update: wire.Update | None = None
        self.seen: Mapping[str, Any] = {}
        self.heard: list[Event] = []
        self.said: list[ChatMessage] = []
        self.on_line: Callable[[bool], None] = lambda _: None  # is told when the line breaks, and when it is back
        self.is_lost = False
        self.you = SPECTATOR if table.my_seat is None else Seat(table.my_seat)

    # --- what came ---------------------------------------------------------------------------------

    def take(self, message: Heard) -> None:
        """Follow a message. Raises JoinRefused for an error."""
        if self.is_lost != isinstance(message, Lost):
            self.is_lost = not self.is_lost
            self.on_line(not self.is_lost)
        if isinstance(message, wire.Update):
            self.follow(message)
        elif isinstance(message, wire.Places):
            self.table = message.table
        elif isinstance(message, Said):
            self.said = message.messages if message.whole else [*self.said, *message.messages]
        elif isinstance(message, wire.Error):
            if message.error == "LostDecisions":
                self.update, self.heard = None, []
            raise self.server.told(message)
        elif isinstance(message, Unlike):
            raise self.server.unlike()

    def follow(self, update: wire.Update) -> None:
        """The position an update leads to."""
        self.table = update.table
        self.you = SPECTATOR if update.table.my_seat is None else Seat(update.table.my_seat)
        if update.table.status == "waiting":
            return
        view: object = self.seen if update.view is None else update.view
        if update.view is None:
            for changes in (*(event.changes for event in update.events), update.rest):
                view = apply(view, msgspec.to_builtins(changes))
        assert isinstance(view, dict), "a view has names"
        self.seen = view
        if update.events:
            first = update.events[0].number
            told = [Event(event.number, EVERYONE, event.key, cast(Params, event.params)) for event in update.events]
            self.heard = [event for event in self.heard if event.number < first] + told
        self.update = update

    def sent(self, key: str, expected: int) -> None:
        """Wait until a decision is answered, or the reader is asked something else. Raises what it is refused with."""
        while True:
            message = self.line.heard(None)
            assert message is not None, "it waits for as long as it takes"
            self.take(message)
            if isinstance(message, wire.Update) and (message.key == key or message.asked_since > expected):
                return

    # --- the reader's side -------------------------------------------------------------------------

    def view(self) -> Mapping[str, Any]:
        """The table as the reader sees it."""
        return self.seen

    def prompt(self) -> Prompt | None:
        """The reader's question, its answers numbered."""
        asked = None if self.update is None else self.update.prompt
        if asked is None:
            return None
        options = [option_of(option, number) for number, option in enumerate(asked.options)]
        return Prompt(Seat(asked.seat), phrase_of(asked.text), options)

    def deciders(self) -> list[int]:
        """Who owes a decision."""
        return [] if self.update is None else self.update.deciders

    def events(self) -> list[Event]:
        """All the server told."""
        return self.heard

    def read(self, text: str) -> Action:
        """The answer a text names, or is short for; the server says why it is none."""
        prompt = self.prompt()
        options = [] if prompt is None else prompt.options
        found = [option.action for option in options if option.notation == text]
        if found:
            return found[0]
        action = meant(text, options, Action(-1))
        if action >= 0:
            return action
        try:
            body = {"action": text}
            reason = self.server.call("POST", f"/api/tables/{self.table.code}/why", wire.Phrase | None, body)  # type: ignore[arg-type]
        except JoinRefused as error:
            if error.name in ("BadText", "AmbiguousText"):
                raise BadText(text, "an action") from None
            raise
        if reason is not None:
            raise NotAllowed(phrase_of(reason))
        raise BadText(text, "an action")

    def answer(self, action: Action) -> None:
        """Send an answer, and wait until the table knows it."""
        prompt, update = self.prompt(), self.update
        assert prompt is not None, "only who is asked answers"
        assert update is not None, "nobody is asked before"
        self.sent(self.line.act(update.number, prompt.options[int(action)].notation), update.number)

    def undo(self) -> None:
        """Take the last decision back."""
        if self.update is None:
            raise NothingToUndo("the match has not begun")
        try:
            self.sent(self.line.undo(self.update.number), self.update.number)
        except JoinRefused as error:
            if error.name == UNDO:
                raise NothingToUndo(str(error)) from None
            raise

    def may_undo(self) -> bool:
        """Whether the server would take it back."""
        return self.update is not None and self.update.may_undo

    def hint(self) -> tuple[Option, Reasons]:
        """What the server's adviser would do."""
        hint = self.server.call("POST", f"/api/tables/{self.table.code}/hint", wire.Hint)
        return option_of(hint.option, 0), reasons_of(hint.reasons)


# --- from the wire ------------------------------------------------------------------------------------


def phrase_of(phrase: wire.Phrase) -> Phrase:
    """A text."""
    return Phrase(phrase.key, cast(Params, phrase.params), phrase.rule)


def phrases_of(phrases: Sequence[wire.Phrase]) -> list[Phrase]:
    """Some of them."""
    return [phrase_of(phrase) for phrase in phrases]


def option_of(option: wire.Option, number: int) -> Option:
    """An answer, known by its number."""
    return Option(Action(number), option.action, phrase_of(option.text), option.elements)


def reasons_of(told: wire.Reasons) -> Reasons:
    """Why an answer."""
    why = Reasons()
    why.own, why.other = phrases_of(told.own), phrases_of(told.other)
    why.better, why.worse = phrases_of(told.better), phrases_of(told.worse)
    why.rival = None if told.rival is None else option_of(told.rival, 0)
    why.instead = None if told.instead is None else phrase_of(told.instead)
    why.won, why.often = told.won, told.often
    why.fact = None if told.fact is None else phrase_of(told.fact)
    return why
