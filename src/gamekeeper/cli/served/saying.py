"""What people say to each other at a served table: phrases by number, and words of one's own."""

from __future__ import annotations

from typing import Final, get_args

from gamekeeper.cli.output import harmless
from gamekeeper.cli.screen import Screen
from gamekeeper.cli.served.chair import ServedChair
from gamekeeper.server.wire_chat import ChatMessage, Saying

MOST_AT_ONCE: Final = 12  # of what was said before one came
PHRASES: Final[tuple[Saying, ...]] = get_args(Saying)


class Sayings:
    """The chat of one table as one person reads it; nothing is read twice."""

    def __init__(self, chair: ServedChair, screen: Screen) -> None:
        self.chair = chair
        self.screen = screen
        self.read = 0  # the first message that was not shown

    def tell(self) -> None:
        """Show what was said and not read yet."""
        unread = [message for message in self.chair.said if message.number >= self.read]
        for message in unread[-MOST_AT_ONCE:]:
            self.show(message)
            self.read = message.number + 1

    def show(self, message: ChatMessage) -> None:
        """One message."""
        name = harmless(message.name)
        if message.seat is None:
            self.screen.say("join-said-watching", "magenta", name=name, text=self.text_of(message))
        else:
            self.screen.say("join-said", "magenta", name=name, text=self.text_of(message))

    def text_of(self, message: ChatMessage) -> str:
        """What a message says in the reader's language."""
        return harmless(message.text) if message.phrase is None else self.screen.words.say(f"say-{message.phrase}")

    def say(self, text: str) -> bool:
        """Send a phrase by its number or a text, nothing lists the phrases; whether anything was sent."""
        words, line = self.screen.words, self.chair.line
        if not text:
            is_all = self.chair.table.room.chat == "all"
            self.screen.say("join-phrases" if is_all else "join-phrases-only")
            listed = [(str(number), words.say(f"say-{name}")) for number, name in enumerate(PHRASES, 1)]
            self.screen.pairs(listed)
        elif not text.isdecimal():
            line.say(None, text)
            return True
        elif len(text) < 3 and 1 <= int(text) <= len(PHRASES):
            line.say(PHRASES[int(text) - 1], "")
            return True
        else:
            self.screen.say("join-no-phrase", "yellow", number=text, last=len(PHRASES))
        return False
